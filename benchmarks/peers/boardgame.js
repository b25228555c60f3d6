// boardgame.io as its documentation sets it up, in memory: four seats, each with a hand of its own that only it sees.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 5;

const game = {
  name: "bus",
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx }) => ({
    secret: { deck: Array.from({ length: 52 }, (_, i) => i) },
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, { hand: [0, 1, 2, 3, 4] }])),
    drinks: ctx.playOrder.map(() => 0),
    played: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, place) => {
      const hand = G.players[playerID].hand;
      const deck = G.secret.deck;
      G.played = hand[place % CARDS];
      deck.push(G.played);
      hand[place % CARDS] = deck.shift();
      G.drinks[Number(playerID)] += 1;
    },
  },
};

Server({ games: [game], origins: ["*"] }).run(Number(process.argv[2]), () => console.log("ready"));
