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
lesson-then = this cannot follow: { $why }
