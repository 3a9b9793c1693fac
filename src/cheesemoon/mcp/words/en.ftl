# The MCP server.
seated = You have a seat; its number is { $table }.
left = You have left table { $table }.
game-over = The game at this table is over.
not-your-turn = Another player is still to act; look again in a moment.
no-table = You have no seat number { $table }; start a table or join one.
too-many-seats = You have { $most } seats already; leave one first.
too-fast = Too many calls; wait { $seconds } seconds.
bad-language = There is no language "{ $lang }"; languages are { $known }.
bad-link = "{ $link }" is not the link of a player: it begins with http and ends with /join/TABLE/TOKEN.
spectator-link = This link opens no seat, so there is nothing to play.
no-server = { $address } cannot be reached: { $why }
not-cheesemoon = { $address } does not answer as a Cheesemoon server does.
server-refuses = The server refuses it ({ $status }): { $why }
no-rule = { $game } has no rule "{ $rule }", and no rule with that word.
