# Environments for learners.
illegal-in-batch = Table { $table } of the batch refuses its action, and no table was played: { $why }
bad-tables = A batch needs a whole number of tables from 1 on, not { $tables }.
bad-actions = { $tables } actions are needed, whole numbers in one row; given: { $given }.
bad-reward = There is no reward "{ $reward }"; rewards are { $known }.
bad-illegal = An illegal action cannot be answered by "{ $illegal }"; the answers are { $known }.
bad-device = There is no device "{ $device }"; devices are { $known }.
no-gpu = Tables on a GPU need an NVIDIA card and the extra "gpu" (pip install 'cheesemoon[gpu]'): { $why }
bad-opponents = { $needed } opponents are needed at this table, one name for all of them or one for each; given: { $given }.
bad-vector-opponents = A vector of tables knows the opponent "random" alone, not "{ $given }"; other bots play at single tables.
bad-observation = There is no observation "{ $observation }"; observations are { $known }.
bad-render = There is no render mode "{ $mode }"; modes are { $known }.
bad-threads = The number of threads must be a whole number from 1 on, not { $threads }.
bad-cycles = The longest game must be a whole number of decisions from 1 on, not { $cycles }.
needs-reset = This table is not set up yet: call reset first.
not-an-action = { $action } is not an action of { $game }: its actions are the whole numbers 0 to { $highest }.
no-shaping = { $game } has no value of a table, so its reward cannot be shaped.
missing-extra = This needs { $package }: pip install 'cheesemoon[{ $extra }]'.
