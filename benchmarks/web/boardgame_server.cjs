// boardgame.io's own server with its own storage in memory and its own first game: tic-tac-toe.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined),
};
Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) }, () => console.log("ready"));
