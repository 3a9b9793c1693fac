# The guide
well-done = Well done!
read-on = Nothing to decide yet: read on.
beside = You may do that, but here we try something else.

# Mistakes in a lesson
lesson-text = a text of 1 to { $longest } characters is needed.
lesson-strings = a list of words in quotes is needed.
lesson-action = an action is needed, such as "roll".
lesson-nothing-asked = the step answers moves but asks for none.
lesson-position = the position cannot be laid out: { $why }
lesson-not-his-turn = the learner is not the one to act here, but seat { $seat }.
lesson-not-legal = nothing of this is legal here; legal are { $legal }.
lesson-no-such-action = no legal action has the form "{ $form }".
lesson-no-such-thing = nothing in the picture is called "{ $id }".
lesson-then = this cannot follow: { $why }

# Mistakes in a file of puzzles
puzzle-old = The puzzle { $id } was made for older rules and cannot be played any more.
puzzles-unreadable = { $path } cannot be read: { $why }.
puzzles-not-json = { $path }, line { $line }: this is not JSON.
puzzles-foreign = { $path } is not a file of puzzles of this version.
puzzles-other-game = { $path } has no puzzles of { $game }.
puzzle-twice = { $path }, line { $line }: the puzzle { $id } is there already.
puzzle-field = { $path }, line { $line }: "{ $name }" is missing, unknown or wrong.
puzzles-found = { $count } puzzles. By level: { $levels }. By theme: { $themes }.

# Mistakes in chapters of the rules
chapter-no-rule = there is no rule { $number }.
chapter-order = { $number } does not follow: chapters begin with the first rule and go on in the order of the book.
chapter-no-lesson = there is no lesson "{ $key }".

# Mistakes in tips
tip-when = "{ $when }" is no event of the log and no verb.

# Mistakes in themes of puzzles
theme-pattern = "{ $pattern }" is no regular expression.
theme-key = the key "{ $key }" may have small letters and hyphens only.

# Files that are checked
file-right = { $path }: right. { $game }, { $kind ->
    [lesson] a lesson of { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
    [puzzles] { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
   *[other] { $kind }
}.
file-not-text = { $path }, line { $line }: this is not text in UTF-8.
file-which-game = { $path } does not say which game it is for: name it with --game.
puzzle-unplayable = { $path }, line { $line }: today's rules do not lead to this table by these actions.
puzzle-worth = { $path }, line { $line }: every legal action needs its worth, and no other.
puzzle-theme = { $path }, line { $line }: "{ $theme }" is no verb of the game.
