# The web table, in English.
skip = To the content
settings = Language and light
theme-dark = Night
theme-light = Dawn
close = Close
yes = Yes
no = No
rule = Rule
all-rules = All rules
go = Go
more = More
clear = Clear

# Lobby
welcome = A moon of cheese, and a table for you
welcome-more = Four board games with clever bots, or with friends by a link. Free, no account, at once.
choose-game = Choose a game
start-here = Start here: 5 minutes
just-play = Just play
for-players = { $lowest } to { $highest } players
for-exactly = { $count ->
    [1] For 1 player
   *[other] For { $count } players
}
play = Play
rules = Rules
pad = Score pad
all-rules = Rules of the games
all-pads = Score pads for the printed games
pads = Score pads
your-tables = Your tables
public-tables = Watch others
no-public-tables = Nobody plays in public right now.
seats-count = { $count ->
    [1] 1 seat
   *[other] { $count } seats
}
state-running = in play
state-over = finished
what-if = what if?
open-file = Open a saved game
open-file-more = Drop a file here, or choose one: a game, or a position to play from.
file = File
open = Open
help = Help
for-programs = For programs

# As an app
install = Install as an app
keep = Keep lessons for offline
keep-going = { $kept } of { $all } pages kept
keep-done = Lessons and today's puzzles are kept on this device
offline-title = The server cannot be reached
offline-needs = Tables, bots, new games and saved games need the server. Nothing is lost: every table is where you left it.
offline-again = Try again
offline-works = What works without it
offline-lessons = Lessons and puzzles work as far as they were kept on this device: by a click on the page for learning, or because you have been there.

# Ratings, history and safety
ladder = Ladder
ladder-more = People and bots of this server in one ladder, from the games that were agreed to count. A rating is certain to 95 % within the range behind it.
ladder-checked = Counted: drawn chance, no hints, no undo, no stand-in, each game replayed by the server. Not checked: who sits at a device, and help from elsewhere.
result-replayed = replayed
result-unproven = not verified
ratings-no-game = There is no game “{ $game }”. There are: { $known }.
ladder-empty = No game has counted yet. Tick “counts for the ladder” when you make a table.
ladder-place = Place
ladder-rating = Rating
ladder-games = Games
ladder-none = This server keeps no ladder.
ladder-extra = The ladder needs the extra cheesemoon[ladder], which is not installed on this server.
pairings = Pairings
pairing-with = Against
pairing-won = Won
pairing-tied = Tied
pairing-lost = Lost
pairing-none = These two have not met in a game that counts.
pairing-told = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: { $wins } won, { $ties } tied, { $losses } lost.
history = Finished games
history-more = Games that everybody may watch, and your own.
history-game = Game
history-all = All games
history-player = Player
history-since = From
history-until = To
history-search = Search
history-when = When
history-replayed = rated, replayed
history-unproven = rated, not verified
history-none = No finished game fits.
card-won = { $name } wins by { $count }
turn-card = The turn that decided, moving
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-lead = Lead of { $name }: { $change }
replay-chance = Chance of { $name } to win: { $before } → { $after } %
replay-marks = Where it was decided
card-later = There is a card when the game is over.
card-extra = Cards as PNG need the extra cheesemoon[pictures], which is not installed on this server.
share-result = Copy link
result-card = Result card
result-card-tall = Result as a tall picture
rated = Counts for the ladder of this server
rated-told = This game counts for the ladder.
rated-rules = Rated: no hints, no undo, no stand-in.
rated-spoiled = It does not count any more.
rated-no-undo = A rated game cannot be taken back.
rated-no-hints = A rated game has no hints before its end.
rated-no-stand-in = At a rated table no bot plays for a person.
rated-no-stop = A rated game that has begun ends by its rules, or when a player gives up.
rated-one-browser = A seat at a rated table belongs to one person. To play it on another device, take your name there with a code.
rated-other-device = A seat at a rated table belongs to one person. A code takes your name, and this seat, to the other device.
rated-same-person = This device plays a rated game. Finish it before this device becomes another person.
rated-sit-down = Open the link of this seat in a browser first: a rated game needs to know its players.
delay = Actions by which spectators see the game later
delay-told = { $count ->
    [1] Spectators see it one action later.
   *[other] Spectators see it { $count } actions later.
}
delayed = { $count ->
    [1] Spectators of this table see it one action later; more can be seen when the game is over.
   *[other] Spectators of this table see it { $count } actions later; more can be seen when the game is over.
}
no-chat = No chat at this table
chat-off = Nobody talks at this table.
talk-end = Switch the chat off
talk-begin = Switch the chat on
talk-maker = Only the person who made the table decides whether people chat there.
screen = Big screen
screen-more = The board alone, for a television: what everybody may see.
screen-open = Open the big screen
unwanted-word = The host of this server does not want that word here.
mute = Mute
unmute = Show again
report = Report
report-line = Report this line
report-why = What is wrong with this line? The host of the server will read it.
report-done = The host of the server will read it.
no-such-line = There is no such line in the chat.
too-many-reports = Enough has been reported from this table; the host will look at it.
bad-words = The list of words { $path } cannot be read: { $why }

# The printed game beside the screen
hand-for-bot = { $name } has decided: roll and draw for it.
hand-enter = Enter what comes
hand-progress = { $number } of { $of }
hand-given = So far
hand-back = Take back
hand-cancel = Not now
layout-open = Lay out the table
layout-title = What lies on your table?
layout-printed = Choose a place, then what lies there; or drag it. Choose it again to take it back.
layout-free = Lay the tiles where you want them: drag them, or tap a place and then a tile. With the keyboard: arrows go from place to place, with Shift the tile goes along.
layout-stock = In the box
layout-empty = empty
layout-at = { $name }: { $face }
layout-left = { $count } places are still empty.
layout-done = So it lies: begin
layout-leave = Leave it to chance
layout-maker = Only the person who made the table lays it out.
layout-too-late = The game has begun: what lies on the table stays there.

# A new table
new-table = { $game }, new table
how-many = How many play?
who-sits = Who sits at your table?
for-one = A table for one
who-sits-more = Choose a chair. Turns go clockwise from the first seat.
seat-who = Seat { $number }: who plays here?
seat-name = Seat { $number }: name
who-here = Here
who-link = By link
who-bot = Bot
level-name = { $level ->
    [random] random
    [greedy] quick
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
    [hoarder] hoarder
    [racer] racer
    [thief] thief
    [builder] builder
    [hunter] hunter
    [gambler] gambler
    [solver] calculator
   *[other] { $level }
}
name = Name
more-settings = More settings
chance = Chance
chance-drawn = The table rolls and draws.
chance-hand = We have the printed game: we enter what our dice and cards show.
seed = Seed
seed-more = Leave it empty for one that nobody can guess. The same seed gives the same chance.
make-public = Everybody may watch this table
start = Start

# At the table
watching = watching
tools = Tools
replay = Replay
sound-on = On
sound-off = Off
board = Board
zoom = Zoom
your-choices = Your choices
players = Players
log = Log
log-earlier = Earlier: in the replay
chat = Chat
sheets = Show
say-something = Say something
send = Send
chat-empty = Nothing said yet.
onlooker = Spectator
invite = Invite
invite-more = Each link is a seat. Send it to one person only.
invite-far = Somebody is not here?
invite-far-more = Give them a chair: there is a link to send and a code to show.
invite-give = Give a chair
invite-asked = Invited: { $names }
invite-asked-more = Code and link are beside the chair, now and at the table.
chair-for = Invitation: { $name }
chair-more = Show the code or send the link: it opens this chair and no other. Who comes early waits until you start. If you do not start within a day, it is void.
send-link = Send
guest-none = Not opened yet.
guest-short = is waiting
guest-waits-some = Somebody has opened it and waits.
guest-waits = { $name } has opened it and waits.
early = You are early!
early-more = The table is still being laid. As soon as it begins, your chair appears here by itself.
early-gone = If nothing happens for a long time, ask the person who sent you the link.
early-learn = Learn a game meanwhile
place-taken = The links that you gave belong to a table that has begun already; you find it in the lobby. Lay a new table to get new links.
place-old = The links that you made are more than a day old and void. Lay the table again to get new ones.
link-void = This invitation is void: the table was not begun within a day, or it is gone. Ask for a new link.
link-for = Link for seat { $number }
copy = Copy
rename = Rename
other-device = Go on with another device
other-device-more = These links are your own seats. Open one on the other device.
seed-hash = Seed hash
seed-hash-more = What is this?
your-turn = Your turn
your-turn-name = Your turn, { $name }
waiting-for = Waiting for { $name }
bot-queue = Many bots are thinking on this server: number { $place } in the queue.
bot-thinks = { $name } is thinking
bot-name = { $level ->
    [random] Dizzy
    [greedy] Zip
    [easy] Pip
    [medium] Rocco
    [hard] Vera
    [expert] Hoot
    [hoarder] Nutkin
    [racer] Dash
    [thief] Sly
    [builder] Rivet
    [hunter] Hawk
    [gambler] Lucky
   *[other] Bolt
}
bot = bot, { level-name }
you = you
crossed = struck out:
you-alone = points · tap: all that you have
stand-in = (a bot plays: { level-name })
to-act = to act
points-now = { $count ->
    [1] 1 point
   *[other] { $count } points
}
breakdown = Score in detail
details = Details
total = Total
as-if-ended = Points as if the game ended now.
let-bot-play = Let a bot play
come-back = Take the seat back
not-yet = It is not your turn yet.
undo = Undo
undo-asked = { $name } would like to take back the last move.
undo-waiting = Waiting for the others to agree.
agree = Agree
disagree = No
won-by = { $count ->
    [1] { $names } wins!
   *[other] { $names } share the victory!
}
all-lost = All have lost together.
nobody-won = Nobody wins.
you-lost = You have lost.
lost-by = { $name } has lost.
game-over = The game is over.
pass-screen = Pass the screen to { $name }.
i-am = I am { $name }, show my things
numbers = What the dice and cards show
numbers-more = Whole numbers with spaces, in the order in which the rules take them; empty if nothing is rolled or drawn.
result = Result
what = What
points-over-time = Points over time
play-again = Rematch
to-next-table = To the next table
download = Download
fair = Fair chance
connection-lost = The connection is lost. Trying again …
connection-back = Connected again.
choose-one = Which one?
own-piece = Your piece
lifted = Places: { $number }. Tab and arrow keys go through them, Enter puts it there, Escape puts it back.
all-choices = All choices
own-board = My board
see-board = Board
all-short = All
preview-chance = Then chance decides.
preview-points = { preview-own-points } for { $name }
preview-own-points = { $sign ->
    [plus] +{ preview-many }
   *[minus] −{ preview-many }
}
preview-many = { $count ->
    [1] 1 point
   *[other] { $count } points
}
copied = Copied.

# Replay
first = To the start
back-one = One back
on-one = One on
last = To the end
ply = Move number
fork = What if? Play from here
share-ply = Copy the link to this moment
fork-more = A what-if is a new table of its own from here, with new chance; the original stays as it is.
download-running = While the game runs, the download has the table as it stands, with new chance.

# Score pad
pad-more = For the printed game: write down what everybody has; it is added up by the rules and stays on this device. A cell may hold a sum, such as 8*3+5.
pad-or-table = Or let a table keep the rules

# Fair chance
fair-more = Before the first move the server publishes a hash of the seed that all chance is made of. When the game is over it publishes the seed and a salt. Anybody can then check that the hash fits and that the same seed gives the same game.
seed-after = is published when the game is over
salt = Salt
seed-was-chosen = The person who made this table chose the seed, and may have known what comes.
seed-was-shown = The game was over and its seed was shown. Then moves were taken back, so players may have known what comes.
no-proof = This table did not begin as a fresh game, so its seed proves nothing.
verify-how = To check: download the game and say
to-table = Back to the table

# The first start
preparing = { $game }: the rules are being prepared
rules-broken = The rules cannot be prepared; the log of the server says why.

# Help
help-playing = Playing
help-playing-more = What has a ring can be chosen: click it, first the piece and then the place. If a click could mean several things you are asked which. Every choice is also a button under “All choices”. Rest on a thing to see what it is, what it costs and what it brings. Rule numbers open the rule.
help-board = The board
help-board-more = Ctrl and the wheel, two fingers or the button above make the board larger; drag it to see the rest. Click on what cannot be chosen and it says why.
help-hints = Hints
help-hints-more = “Hint” asks a bot what it would do and what each choice is worth. It sees only what you see. There are no hints against people elsewhere. After the game it tells which decisions cost most.
help-keys = Keys
key-tab = to the next choice
key-enter = do it; lift a piece and put it down
key-arrows = between choices; through a replay
key-things = between all things, each with its card
key-undo = undo
key-esc = close, put a piece back, leave the chat
key-help = this page
help-together = With others
help-together-more = A seat belongs to its link. Open the link on any device and you sit there. If somebody has to leave, a bot can play for them until they come back.
help-undo = Undo
help-undo-more = What revealed nothing can be taken back while it is still your turn. Anything else only if everybody agrees.

# The rules to read
rules-undrawn = The pictures follow as soon as the game is prepared.
one-screen = The game on one screen
one-screen-picture = A table of { $game } with numbers; what they show stands below
rules-find = Find in the rules
rules-none = Nothing found. Try another word.
rules-some = Found: { $count }
rules-chapters = Chapters
rules-next = Next chapter
rules-try = Try it on the board
rules-play = Play
rules-exact = Word for word: { $first } to { $last }

# What cannot be done
no-table = There is no such table.
no-page = There is no such page.
not-your-turn = It is not this seat's turn.
not-your-seat = This seat is not yours.
conflict = The table has changed meanwhile. Look again and choose again.
nothing-to-undo = There is nothing of yours to undo.
no-stand-in = No bot can play there.
chance-not-by-hand = Chance is drawn by this table; no numbers can be entered.
chance-needed = { $count ->
    [1] This needs 1 number from your dice or cards; { $given } given.
   *[other] This needs { $count } numbers from your dice or cards; { $given } given.
}
chance-too-many = { $count ->
    [0] Nothing is rolled or drawn here; { $given } numbers given.
    [1] Only 1 number is needed here; { $given } given.
   *[other] Only { $count } numbers are needed here; { $given } given.
}
bad-numbers = These are not whole numbers: { $text }
bad-form = Something is missing or wrong: { $field }.
no-body = This request has no body.
bad-body = This request cannot be read. { $why }
bad-link = This link opens no seat. Ask for it again.
bad-token = This token opens no seat of this table.
bad-file = This file is neither a saved game nor a position.
too-large = That is too large.
too-fast = That was too fast. Wait a moment and try again.
too-many-tables = You have many open tables already. Finish one first.
too-many-streams = This is open in too many windows.
foreign-request = This request came from another site and was refused.
wrong-host = This address is not served here.
server-error = Something went wrong on the server. It is in its log; the table is as it was.
wrong = That does not work
to-lobby = To the lobby

# On the command line
serving = Cheesemoon is at { $address } (stop with Ctrl+C)
no-address = Cannot serve at { $host }, port { $port }: { $why }.
no-database = The database { $url } cannot be used: { $why }
proof-running = This game is not over yet; its seed is published at the end.
proof-ended = This saved game does not say properly how people ended it.
proof-missing = This saved game does not come from a server's table: it has no published hash.
proof-origin = This table did not begin as a fresh game with chance from a seed; there is nothing to prove.
proof-hash = The seed does not fit the published hash; it gives { $made }.
proof-start = The seed does not give the set-up of this game.
proof-chance = The seed does not give the chance of this game.

# For programs
api-title = For programs
api-more = Every table can be played over HTTP with JSON. A token belongs to one seat; it is the last part of the seat's link.
api-bot = A bot in ten lines
api-bot-more = It plays a whole game for one seat. Say: python bot.py http://…/api/tables/TABLE TOKEN
api-schema = The description of everything (OpenAPI)

# The board, hints and the score pad
box = Rule or help
board-keys = Board: arrows go from choice to choice, plus and minus change its size
zoom-fit = The board from near, or as a whole
choices-up = Choices further up
choices-down = Choices further down
choices-left = Choices further left
choices-right = Choices further right
table-about = Invite, names, other device
names = Names
not-now = This cannot be chosen now.
opponent = Opponent
advice = Hint
advice-then = What would a bot do?
advice-thinking = A bot is thinking
advice-title = What a bot thinks
advice-ahead = Who is ahead
advice-exact = Points to expect from this turn, worked out exactly.
advice-value = The chance to win in percent, from { $count } games played out in thought.
advice-line = It expects:
no-advice = Hints are there when nobody else plays for themselves, and after the game.
standing = Who is ahead?
standing-alone = Chance to win of a sensible player
standing-more = How often players of the levels medium and hard won from such positions, by what everybody can see.
standing-more-alone = How often a sensible player would win from here who looks about one round ahead. Whoever plans further wins more often.
review = Where was it decided?
review-about = A bot can look at every decision of this game again: which cost most, and who was ahead when. That takes a while.
review-begin = Look at the game
review-running = A bot looks at every decision again: { $done } of { $all }.
review-failed = This game cannot be judged; the log of the server says why.
review-losses = The decisions that cost most
review-losses-more = How much worse it went on, 100 % at most; judged by what the player could know then.
review-none = No single decision cost much.
review-played = Played
review-better = Better
review-course = Who was ahead
review-course-alone = How good it looked
pad-game = Game
pad-all = All games
pad-next = Next game
print = Print
key-zoom = the board larger, smaller

# Trouble with storing, and people who are away
database-in-use = Another server uses { $url } already. Stop it first, or use PostgreSQL, which many servers can share.
not-read = This cannot be read now. Please try again.
not-stored = This cannot be stored now; nothing has changed. Please try again.
not-known = It is not known whether this was stored. Please look at the table before you try again.
is-here = This player is at the table.
script-too-long = A script may have { $most } numbers at most here.
chance-known = The maker may know what chance will bring
chance-known-short = chance known
not-json = The API takes JSON only: send Content-Type: application/json.
name-taken = Somebody at this table is called that already.
too-many-lines = Fewer lines at once, please.

# The frame of the table
brand-home = Cheesemoon, to the lobby
menu = Menu: language, light, sound, help
language = Language
light = Light
sound-soft = Soft
silence = Mute all sounds
sound-effects = Sounds
sound-music = Music
sound-bell = Turn bell
set-buzz = Vibration
set-talk = Opponents talk
sounds-all = All sounds
sounds-lead = Every sound of the four games. No sound is needed to play; the menu has their levels.
sounds-muted = All sounds are muted. Use the button with the loudspeaker.
sounds-board = Dice, goods, board
sounds-rats = Rats
sounds-space = Space
sounds-table = The table
sounds-music = Music
sound-is-dice-1 = Dice 1
sound-is-dice-2 = Dice 2
sound-is-dice-3 = Dice 3
sound-is-die-settle = A die settles
sound-is-hit-ring = A hit
sound-is-miss = A miss
sound-is-cheese = Cheese
sound-is-bulb = A lamp
sound-is-bottle = A bottle
sound-is-can = A can
sound-is-cap = A bottle cap
sound-is-coin = A coin
sound-is-stamp = A stamp
sound-is-clunk = Bolted on
sound-is-whoosh = A flight
sound-is-tick = A tick
sound-is-column = Something lands
sound-is-trap = A trap
sound-is-squeak-1 = A squeak
sound-is-squeak-2 = A high squeak
sound-is-squeak-3 = A low squeak
sound-is-rat-step = A step
sound-is-bite = A bite
sound-is-cage = The cage
sound-is-flute = The flute at night
sound-is-shot = A shot
sound-is-hit = A blow
sound-is-explosion = An explosion
sound-is-reinforcement = A reinforcement
sound-is-ship = A ship
sound-is-mine = The mine
sound-is-taxi-start = A taxi starts
sound-is-breakdown = A breakdown
sound-is-seat = A passenger sits down
sound-is-fuel = Fuel
sound-is-your-turn = Your turn
sound-is-hint = A hint
sound-is-badge = A great moment
sound-is-victory = Victory
sound-is-defeat = Defeat
sound-is-music-lobby = Lobby
sound-is-music-end = End of a game
help-and-keys = Help and keys
auto = Single choices
auto-off = I click
auto-sure = By itself
auto-all = Dice too
auto-soon = Only one way to go on: it goes on by itself.
hold = Hold
standing-show = Show who is ahead
replay-whole = Whole replay
steps = The steps of the turn
log-and-chat = Log and chat
side = Players, log and chat
player-more = Details of this player
speed = How fast the others are shown
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-fastest = Very fast
speed-once = At once
last-turn = Recap
player-what = What happens
player-back = One step back
player-pause = Pause
player-on = One step on
player-skip = Skip
player-of = step { $number } of { $all }
player-live = Back to now
to-my-turn = Go on
nothing-before = Nothing has happened yet.
look-around = Meanwhile, point at a thing: it says what it is.
watching-more = You are watching.
thinks-since = for { $seconds } s
choices-keys = Type a number, then Enter.
to-result = The result
events = { $count } events
let-bot-play-more = Until they come back and take the seat again.
bot-and-level = { bot-name }, { level-name }

# People who are away
bot-wanted = { $name } is away. Shall { bot-name } play meanwhile?

## Presence
here-now = here
here-away = away, { $name }
here-never = has not come yet
is-typing = { $name } is typing …
are-typing = Several people are typing …
line-arrived = { $name } is at the table.

## Leaving
leave-table = Leave the table
leave-later = Go on later
leave-later-more = Just close the page. Your seat stays yours, and the table is in your list.
hand-over-more = It plays for you until you take the seat back.
offer-stop = Stop without a winner
offer-stop-more = If everybody agrees, the game ends here and nobody has won.
offer-stop-alone = You are the only person here: the game ends, and nobody has won.
offer-stop-now = Offer to stop
stop-now = Stop the game
stop-offered = { $name } offers to stop the game, without a winner.
take-offer-back = Take it back
resign = Resign
resign-as = Resign as { $name }
resign-now = Yes, resign
resign-ends = You lose, and the game is over.
resign-goes-on = You lose; for the others' sake { bot-name } plays on for you, and you cannot come back to this game.
free-seat = Free a guest's seat
free-seat-more = You made this table. When a guest has been away for { $seconds } seconds you may free the seat: the old link opens nothing any more, and you can invite somebody else or let a bot play.
free-seat-of = Free the seat of { $name }
forget-table = Take it off my list
forget-table-more = Your seat stays yours; its link brings the table back.
table-ended = This game has ended.
gave-up = This seat has given up the game.
still-running = This game is not over yet.
not-your-guest = You sit there yourself.
not-long-enough = Wait { $seconds } more seconds; they may come back.
game-stopped = The game was stopped
ended-resigned = { $name } has resigned.
ended-agreed = All agreed to stop. Points as they stood.
ended-time = { $name } ran out of time.
ended-left = Nobody came back. Points as they stood.
line-resigned = { $name } has resigned.
line-agreed = All have agreed to stop.
line-time = { $name } has run out of time and loses.
line-left = Nobody came back; the game has ended.
line-freed = The seat of { $name } is free again.
rematch-more = Everybody moves on by one seat, so somebody else starts.
rematch-stays = Everybody keeps seat and colour.
seats-move = Move one seat on
same-again = Same seats again
again-how = Other ways to play again
share = Share
save-game = Save the game as a file
best-of = Best of { $count }
rematch-by = { $name } wants a rematch
line-rematch = { $name } wants a rematch.
rematch-waits = To the next game: your seat is ready
series-game = Game { $number } of { $of }. Won:
series-next = Game { $number } of { $of }
series-over = That decides it.

## Invitations
only-here = Only this machine can open these links
only-here-more = The server runs for you alone. Friends in the same network can join if you let them in; friends elsewhere need a server with a public address.
only-here-how = To let others in, start it with
let-network-in = Let my network in
let-network-in-more = The links then begin with { $address }; everybody in this network can reach the server until you stop it.
network-not-yours = Only a person at this machine may let the network in.
network-failed = The network cannot be let in: { $why }.
qr-of = QR code for seat { $number }
qr-own = QR code: the phone as my hand
invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
invitation-more = No account, nothing to install. The link is yours alone: anyone who has it has your seat.
your-seat = your seat
starts = starts
sit-down = Sit down
who-open = Anybody
free-seats = Free seats
seats-free = { $count ->
    [1] 1 seat free
   *[other] { $count } seats free
}
no-free-seat = No seat is free there any more.
already-seated = You sit at this table already.
already-begun = The game has begun; seats stay as they are.
seat-taken = That seat is not free.
order-of-turns = Order of turns
order-more = The first seat starts. Before the first move you may change to a seat that nobody has taken; seat and colour go together.
order-new = The first seat starts.
order-seats = As we sit
order-start = Draw who starts; the others follow
order-all = Draw the whole order
move-to = to seat { $number }

## Identity
me = My name and face
me-more = Only for this device, and for those that you take it to. No account.
my-face = Face
face-name = { $face ->
    [cat-face] Cat
    [unicorn] Unicorn
    [panda] Panda
    [koala] Koala
    [penguin] Penguin
    [dog-face] Dog
    [bear] Bear
    [tiger-face] Tiger
    [wolf] Wolf
    [pig-face] Piglet
    [cow-face] Cow
    [frog] Frog
    [hamster] Hamster
    [mouse-face] Mouse
    [hedgehog] Hedgehog
    [blackbird] Blackbird
    [baby-chick] Chick
    [turtle] Turtle
    [alien] Alien
    [ghost] Ghost
    [see-no-evil-monkey] Monkey
   *[teddy-bear] Teddy
}
face-any = That of the seat
my-colour = Favourite colour
my-colour-more = Where you may choose a free seat you get the one in this colour.
colour-any = Any
keep-it = Keep
code-about = A code makes another device you, with all your tables, and with your progress if you have a name here.
code-make = Make a code
code-is = Enter this code on the other device, on this page:
code-more = It works once, for ten minutes.
code-enter = Code from another device
code-use = Use it
bad-code = This code is wrong, used or too old. Make a new one.
bad-progress = This progress cannot be read, so nothing was stored.
progress-changed = Another of your devices was faster. Read the progress again.
nobody-yet = Choose a name first, or sit down at a table.
name-mixed = Please use letters of one alphabet: this name could be taken for another.
name-marks = This name has too many marks on its letters.
name-nothing = This name shows nothing that can be read.
name-ours = This name is taken: bots, spectators and the house have such names.

## Pace
pace = Time
pace-none = As much as we want
pace-name-quick = Quick: 20 seconds for a turn, 5 minutes in the bank
pace-name-normal = Normal: 45 seconds for a turn, 15 minutes in the bank
pace-name-calm = Calm: 2 minutes for a turn, 45 minutes in the bank
pace-name-day = Slow: a day for each turn
pace-name-three-days = Slow: three days for each turn
pace-name-week = Slow: a week for each turn
pace-own = Our own
pace-move = Seconds for a turn
pace-bank = Minutes in the bank
pace-more = When your turn comes you have its own time; what goes beyond is taken from your bank. Clocks begin with the first move, and stand still while the server does. When your time is up:
late-bot = A bot plays on until you come back
late-lose = You lose
pace-told = { $move } seconds for each turn, then { $bank } minutes in the bank.
pace-slow-told = { $days } days for each turn.
late-told-bot = When time is up a bot plays on until you come back.
late-told-lose = When time is up you lose.
bad-pace = A turn has 5 seconds to 30 days, the bank at most a day; when time is up a bot plays or one loses.
too-late = Your time is up.
line-late = The time of { $name } is up; a bot plays on.
clock-left = Time left: { $name }
clock-hurry = { $name } seconds left
how-many-games = Games
one-game = One

## Notices
push = Notices
push-more = When it is your turn and the page is closed, this browser can tell you. Nothing is sent unless you ask for it here, and you can end it here at any time.
push-on = Tell me when it is my turn
push-off = No more notices
push-denied = The browser does not allow notices from this page.
push-failed = Notices cannot be set up in this browser.
push-turn = Your turn
push-remind = Your turn, and not much time is left
bad-subscription = This browser's address for notices cannot be used.
until = until
calendar = As a calendar
plan = Act for me
plan-more = For slow tables: what should be done for you while you are away? If you are at the table you decide yourself.
plan-forced = What leaves no choice
plan-action = And when my next turn begins
plan-action-more = Only if nothing has changed: the choice is there, means and costs the same, and all that you have is as it is now. Otherwise it waits for you.
plan-nothing = I decide then
not-slow = This is for slow tables, with an hour or more for each turn.
not-planned = This cannot be decided on now.

# Lobby, new table and end
lobby-title = Cheesemoon: four board games, one moon of cheese
main-nav = Main
watch = Watch
continue-game = Continue { $game }
play-now = Play now
play-against = { $count ->
    [1] against { bot-name }, { level-name }
   *[other] against { $count } bots, { level-name }
}
play-alone = on your own
with-friends = With friends
choose-options = Choose options
more-tables = { $count ->
    [1] 1 more table
   *[other] { $count } more tables
}
ended-tables = { $count ->
    [1] 1 finished game
   *[other] { $count } finished games
}
about-us = About
unofficial = Unofficial, made by fans. Buy the printed games!
about-what = Cheesemoon is free software for four modern board games: to play at one screen, by link, or against bots.
about-art = Pictures, letters and scripts
about-fluent = Goods, animals, tools and faces:
about-own = Boards, covers, the guide and everything else are our own drawings, under Cheesemoon's licence (MIT).
about-font = The letters of titles:
about-script = For gentle updates of a page:
about-games = The games
about-games-more = First Rat, Space Guardians, Ratcatcher and Space Taxi belong to their authors and publishers. The rules here are told in our own words; nothing of the printed art is used.
how-play = How do you want to play?
seat-number = Seat { $number }
who-nobody = Nobody
seat-free = free
bots = Bots
bot-about = { $level ->
    [random] Does anything that is allowed.
    [greedy] Plays by rule of thumb, at once.
    [easy] Hatched today. Falls for whatever it likes.
    [medium] Knows the yard. Has a soft spot for some things.
    [hard] Plans ahead and answers at once.
    [expert] A moment of silence, then a strong move.
    [hoarder] Keeps everything. You never know.
    [racer] Always far ahead, whatever lies by the road.
    [thief] Why pay, if nobody looks?
    [builder] Builds and equips first, then all the rest.
    [hunter] Looks for a fight rather than for points.
    [gambler] One more roll. Just one.
    [solver] Reckons every die to the end, and says nothing.
   *[other] A specialist for this game.
}
recommended = recommended
preset-first = First game
preset-first-more = Everything as it is easiest to learn. A coach helps if you play against bots alone.
preset-box = As in the box
preset-box-more = The full printed game.
preset-everything = Everything
preset-everything-more = For those who know the game.
preset-own = Choose every option myself
preset-own-more = Every rule that can be chosen, one by one.
patience = Seconds until a bot may play for somebody who is away
start-with = Start with { $count } players
seats-wrong = This game is for { $counts } players.
you-win = You win!
you-came = Place { $rank }: { $count ->
    [1] 1 point
   *[other] { $count } points
}
story-always = { $name } led almost from the start.
story-lead = { $name } took the lead for good after { $share } % of the game.
story-turn = { $head }: { $name } took the lead for good ({ $kind }: { $points }).
story-late = { $name } took the lead only at the very end.
round-over = Round { $number } is over
round-struck = struck out
round-next = { $name } begins round { $all }
round-then = then { $name }
round-wait = Wait
round-on = Go on
lead-by = { $count ->
    [1] By one point.
   *[other] By { $count } points.
}
actions-count = { $count ->
    [1] 1 move
   *[other] { $count } moves
}
place = Place { $rank }: { $name }, { $count ->
    [1] 1 point
   *[other] { $count } points
}.
no-place = { $name }: { $count ->
    [1] 1 point
   *[other] { $count } points
}.
easier = Try { bot-name } first
practise = Practise with a puzzle
dare = Dare { bot-name }, { level-name }
points-where = Where the points came from
points-none = Nobody has any points.
points-difference = What made the difference: { $what }, { $mine } for { $winner } and { $theirs } for { $other }.
points-table = Whole table of points
as-if-ended-then = Points as if the game had ended then.
show-me = Show me
key-all = all choices
key-number = the choice of that number, then Enter
key-hint = a hint
key-last = the last turn again
key-pause = pause what is shown, and go on
key-skip = to your own next decision
help-shown = What happens
help-shown-more = What the others do is shown step by step, as fast as you set it: turtle, rabbit, taxi, rocket, or at once. “Recap” shows it again, with pause and single steps. A step with only one possible answer is made by itself after a moment; “Hold” stops it, and the menu turns that off.

# The first start
bot-warming = Its rules are being prepared, once on this machine: up to a minute.

# For hosts
bad-public-url = { $url } is not an address that links can begin with, such as https://games.example.org.
bad-proxy = “{ $proxy }” is no proxy to believe: write addresses or networks with commas between them (127.0.0.1,10.0.0.0/8), or * for everybody.
bad-count = { $name } takes a whole number from 0 to 256 (workers from 1 on).
no-ray = Thinking on a cluster needs Ray: pip install 'cheesemoon[cluster]'.
no-cluster = There is no Ray cluster at { $address }: { $why }.
bad-keep = “{ $part }” does not say how long to keep tables; write for instance finished=365,what-if=30 (kinds: { $kinds }; days).
bad-end-left = --end-left takes days, a whole number from 0 (never) to 3650.
workers-need-postgresql = Several processes can share tables only through PostgreSQL: add --database-url postgresql://…, or leave out --workers. With a SQLite file one process serves, and --thinkers uses the other cores.
workers-need-posix = On this system one process serves; leave out --workers.
backup-postgresql = PostgreSQL has tools of its own for this: { $command }
backup-nothing = There are no tables: { $path } does not exist.
backup-missing = There is no file { $path }.
backup-failed = { $path } cannot be written: { $why }.
backup-damaged = { $path } is not a whole copy of tables: { $why }.
restore-would-overwrite = { $path } has tables already. With --replace they are kept under another name and the copy takes their place.
export-no-table = There is no table { $table }.
export-what = Say which table to export, or --all FILE.parquet for all finished games, not both.
renew-link = Renew
renew-link-more = A renewed link has a new secret: the old one opens nothing any more, and a person who used it leaves the seat. You keep your seat.
delete-table = Delete this table
delete-table-more = You made it: you may delete it when it is over, when nobody else sits here, or when nobody has played for a week.
delete-table-now = Delete for good
not-your-table = Only the person who made a table may delete it.
others-play = Others play here; it can be deleted when the game is over.

# Learning one game
learn-one = Learn { $game }
learn-lessons = { $count } short lessons on the real board. Play after the third, the rest can wait.
lessons = Lessons
games = Games
first-game = Your first game
first-game-more = against an easy bot, with tips as you go
puzzles-short = one move each
rules-short = with pictures, to search, by number
how-it-goes = How it goes

# The coach of a first game
guide-show = Coach
guide-first = First game
guide-ok = I see
guide-off = No more tips
guide-again = Think again
guide-anyway = Play it anyway
guide-all-lose = With this the game is over, and everybody loses.
guide-lost = With this the game is lost.
guide-better = Better: { $best }

# The daily challenge
today = Today
daily = Daily challenge
daily-nav = Today
daily-more = One game a day with the same dice and cards for everybody. One attempt counts.
daily-short = The same dice and cards for everybody today. How well can you do?
daily-open = To the challenge
daily-today = to today
daily-plain = as always
daily-begin = Play
daily-replay = Play it again, for practice
daily-go-on = Go on
daily-begun = You have begun.
daily-points = Your points: { $count }.
daily-points-word = points
daily-better = Better than { $percent } % of the bots' games.
daily-same = Level with { $percent } %.
daily-bots = Compared with { $count } of { $all } games that bots play with today's chance ({ $names }, { $each } each). They are bots, not people.
daily-no-bots = The bots could not play today, so there is nothing to compare with.
daily-honour = Nobody checks: the first attempt on this device counts, by your honour. Hints and taking back would spoil it. Tables of the day are never rated.
daily-past = Past days
daily-not-yet = There is no challenge of that day, or not yet.
daily-share = Cheesemoon, { $game }, { $day }: { $count }
daily-copy = Copy to share
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-short = One move is clearly the best. Do you see it?

# What I have done
done-title = What I have done
me-nav = Me
done-more = Kept in this browser alone: nothing of it leaves your device.
done-named = This server keeps it for you, because you have a name here. Only your own devices see it.
me-empty = Nothing here yet. Finish a game, a lesson or a puzzle, and it is counted.
me-numbers = In numbers
me-games = played
me-won = won
me-row = wins in a row
me-lessons = lessons done
me-puzzles = puzzles solved
me-rated = puzzle rating
me-days = challenges of the day
me-opponents = By opponent
me-opponent = Against
me-best = Best
me-alone = alone
me-people = people
me-mistakes = Favourite mistakes
me-mistakes-more = From games that were judged on the page of their end: what the costliest decisions were about.
me-times = { $count } ×
me-sheet = { $game }: the sheet
me-open = not yet
me-ticked = won
me-keep = Keep, move, delete
me-keep-more = Save it all as a file, open it on another device, or delete it here.
me-keep-named = Save it all as a file, open a file, or delete it: here, on this server and on your other devices.
me-export = Save as a file
me-import = Open a file
me-delete = Delete all
me-delete-sure = Really delete all?
me-bad-file = This file does not hold what this page saves, so nothing was changed.
me-imported = The file has been added.
me-deleted = All deleted.
me-deleted-here = Deleted on this device. The server could not be reached: delete it there later.
me-all = All of it
you-head = You
me-was-won = won
me-was-lost = lost
badges = Badges
badge-of = Badge of { $game }
badge-new = New badge: { $name }
badge-on = Yours since { $date }.
badge-part = So far { $count } of { $all }.
badge-none = Not yours yet.
badge-link = Copy the link
badge-card = Picture to share
me-damaged = Part of what this browser kept could not be read. The rest is still here.
me-damaged-more = The unreadable text was set aside.
me-damaged-save = Save that text
me-damaged-drop = Delete that text
me-path = Path
me-path-of = Path of opponents: { $game }
me-records = Records
me-change = Name, face, colour
me-badge-word = badges
me-play = Play: { $name }
me-rating = Your rating
me-no-rating = No rated game yet. { $raters ->
    [game] A finished game gives you a number.
    [both] A finished game against bots or alone gives you a number.
   *[other] A finished game against bots gives you a number.
}
me-rating-more = { $raters ->
    [game] You gain more in a harder mode. The lines are the modes.
    [both] You gain more where you are the weaker one. The lines are the bots. Alone, the level counts.
    [records] You gain more where you are the weaker one. The lines are the bots. A game alone has records instead of a rating.
   *[other] You gain more where you are the weaker one. The lines are the bots.
}
me-kept = Kept on this device.
me-no-streak = A game, a lesson or a puzzle today begins a streak.
me-done = done
me-now = today, still open
me-has = (yours)
me-has-not = (not yet)
me-today = today
me-since = Games: { $count }, since { $date }
me-streak = Days in a row: { $count }. A game, a lesson or a puzzle keeps it up.
me-wins = { $count } of { $all } won
me-first = first beat { $name }
me-part = { $count } of { $all }
me-week-gain = { $count } this week
daily-against = Against { $names }
weekly = Challenge of the week
weekly-more = One game a week, harder than those of the days. The games take turns.

# Puzzles of older rules
puzzle-old-heading = This puzzle is from older rules

# Lessons and puzzles
learn = Learn
learn-game = Learn a game
learn-first = Learn it first
learn-title = Learn a game in five minutes
learn-more = Short lessons on the real board: you make the moves. After the third you can play, the rest can wait.
lesson-of = lesson { $number } of { $count }
lesson-step = Step { $number } of { $count }
lesson-leave = Leave, to the list
lesson-again = Once more
lesson-next = Next lesson
lesson-go-on = Go on
lesson-last = That was the last lesson. The table is waiting for you.
lesson-learned = Learned: { $title }
lesson-show = Show me
lesson-over = That is it! On to the next one.
lesson-wrong = This lesson has a mistake, so it cannot be taken: { $why }
lesson-begun = begun
lesson-done = done
guide-name = Brie
puzzle = What is best?
puzzles = Puzzles
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-today = Today
puzzle-of = puzzle { $number } of { $count }
puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[other] hard
}
puzzle-question = { $level ->
    [1] One move is clearly best here. Do you see it?
    [2] One move is clearly best here. Take a good look.
   *[other] One move is clearly best here, and quick bots miss it. Can you find it?
}
puzzle-next = Next puzzle
puzzles-more = Real positions in which one move is clearly best.
puzzles-solved = { $count } of { $all } solved.
puzzles-for-you = Next for you
puzzles-all = All
puzzles-themes = Games and themes
puzzle-for-you = next for you
puzzle-is-solved = solved
puzzle-is-tried = tried
puzzle-rating = Puzzle rating { $rating }
puzzle-rated = Puzzle rating { $rating }
puzzle-unrated = Your first answer counts for your puzzle rating.
puzzle-ahead = { $count ->
    [one] One point ahead.
   *[other] { $count } points ahead.
}
puzzle-behind = { $count ->
    [one] One point behind.
   *[other] { $count } points behind.
}
puzzle-even = Level on points.
puzzle-right = Right: { $best }
puzzle-wrong = Best is: { $best }
puzzle-solved = Solved!
puzzle-missed = Not quite
puzzle-others = Other moves
puzzle-yours = your move
puzzle-costs = { $points } points less
puzzle-wins = wins { $wins } of 100
puzzle-why-points = In the long run it brings { $points } points more than any other move.
puzzle-why-wins = Games go on best from there: it wins { $best } of 100, the next best move { $second }.
puzzle-play = Play the line
puzzle-line = The line in words
streak = { $count } in a row
no-memory = This browser keeps nothing, so your progress cannot be shown here.
# Hints
advice-more = More
advice-play = Play it
grade-best = best
grade-near = as good
grade-costly = costs much

# --- the static site ---
site-no-download = { $address } cannot be downloaded: { $why }.
site-bad-download = { $address } does not have the expected checksum.
site-no-package = The package { $name } is not installed. Install Cheesemoon with its extra "site".
site-no-bytecode = The modules cannot be compiled for the browser: { $why }.
site-no-pages = The first pages cannot be drawn: { $why }.
site-no-rules = The rules of { $game } cannot be compiled: { $why }.
site-not-kept = This browser keeps nothing now ({ $why }). Play on, and download the game before you close the page.
site-picture = A picture for now: it wakes up when the engine is here
site-all-here = Board games against clever bots. No account, no server: all of it runs here.
site-getting-ready = Getting the table ready
site-step-engine = Engine
site-step-rules = Rules, pictures and words
site-step-ready = Laying the table
site-use-here = Play here
site-old-browser = This browser is too old for Cheesemoon without a server: it needs WebAssembly and service workers.
site-insecure = Cheesemoon without a server needs a secure address: https, or localhost.
site-broken = Cheesemoon cannot start: some of its files are missing. Your games are safe. Reload the page when you are online.
site-elsewhere = Your tables are open in another window.
site-not-here = Some files of this site are not here yet. Go online once, and open this page again.
site-blocked = This browser blocks storage for this page, and Cheesemoon without a server needs it. Allow cookies and site data here, then reload.
site-made-of = Programs that run in this page, and their licences
site-server = With a server
site-server-more = Invitations by link, spectators, the ladder and notices need a server, and this page has none. Write the address of a server with Cheesemoon that you trust. It stays on this device.
site-server-address = Address of the server
site-server-keep = Use this server
site-server-forget = Forget this server
site-server-is = Your server: { $address }
site-server-there = Each link opens a page of the server. Tables there are not the tables of this device.
site-server-invite = { $game }: invite people by link
site-server-invite-at = Invite people by link at { $address }
site-server-bad = “{ $address }” is not the address of a server; one looks like https://games.example.org.
site-server-insecure = This page has https, so the browser only reaches servers with https.
site-server-silent = No Cheesemoon server answers at { $address }: check the address, or try again when you are online.
site-server-none = Invitations, spectators, ladder, notices: with the address of a server
site-open-file = Drop a file here, or choose one: a game, a letter, or a position to play from.
site-unread = Some of what this browser kept is damaged and was left as it is: { $names }. Everything else is here.
site-table-damaged = This table was kept damaged and cannot be opened. Other tables are not affected.
site-cannot-read = This browser cannot read what it has kept ({ $why }). You can play, but nothing new is kept, and nothing old is changed.
site-interpreted = The compiled rules of { $game } are damaged and not used. The game works, but its bots are slow.

# Play by letter
by-letter = By letter
by-letter-far = Play with people elsewhere: by letter
by-letter-alone = { $game } is a game for one, so it is not played by letter.
by-letter-how = Write the first letter, and send it to the other players as a link or a file. Each one opens it here or on another site with Cheesemoon, plays, and sends it on. No server takes part.
letter-open = Open a letter
letter-paste = Paste the link or the text of the letter
letter-or-file = Or choose its file
letter-mine = Your letters
letter-new = A new table
letter-write-first = Write the first letter
letter-pace = One letter for each turn.
letter-waits-for = waiting for { $name }
letter-is-over = The game is over
letter-chance = Chance comes from secret numbers of all players, promised in their first letters. So none of you can choose or foresee it. Letters are signed: a changed history is found and named. Your secrets stay in this browser; if you clear its data, you cannot play on.
letter-invites = { $name } invites you to { $game }
letter-seats = A table for { $count }. At the table: { $names }.
letter-join = Sit down, and write the answer
letter-seal = Your letter is ready to be sealed
letter-seal-more = You can still go back and undo. A sealed letter cannot be changed.
letter-seal-now = Seal the letter
letter-back = Back to the table
letter-to-table = To the table
letter-send = Send the letter to { $name }
letter-send-more = Then it is { $name }’s turn. Open the answer here when it comes. You can send the same letter again at any time.
letter-send-last = Send this last letter to { $names }.
letter-copy = Copy the link
letter-share = Share
letter-file = Save as a file
letter-show = Show the link
letter-all = All letters
letter-code = Players with the same history have the same codes.
letter-unknown = This browser has no such letter.
letter-not-mine = This letter is for other players: all seats are taken, and none of them is yours in this browser.
letter-wait = It is not your turn to write: wait for the next letter.
letter-sealed = What is sealed in a letter cannot be taken back.
letter-only-play = That is not possible at a table that is played by letter.
