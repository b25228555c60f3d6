// Colyseus as its documentation sets it up: four seats, each with a hand that only it sees; patches go out at once.
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { schema, ArraySchema, MapSchema, StateView } = require("@colyseus/schema");

const CARDS = 5;

const Hand = schema({ cards: { type: ["number"], view: true } });
const State = schema({ turn: "number", played: "number", drinks: ["number"], hands: { map: Hand } });

function dealt() {
  const hand = new Hand();
  hand.cards = new ArraySchema(0, 1, 2, 3, 4);
  return hand;
}

function fresh() {
  const state = new State();
  state.turn = state.played = 0;
  state.drinks = new ArraySchema(0, 0, 0, 0);
  state.hands = new MapSchema();
  return state;
}

class Bus extends Room {
  onCreate() {
    this.maxClients = 4;
    this.patchRate = null;
    this.state = fresh();
    this.deck = Array.from({ length: 52 }, (_, i) => i);
    this.onMessage("play", (client, place) => {
      const seat = client.userData;
      if (seat !== this.state.turn) return;
      const cards = this.state.hands.get(String(seat)).cards;
      this.state.played = cards[place % CARDS];
      this.deck.push(this.state.played);
      cards[place % CARDS] = this.deck.shift();
      this.state.drinks[seat] += 1;
      this.state.turn = (seat + 1) % 4;
      this.broadcastPatch();
    });
  }
  onJoin(client) {
    const seat = this.clients.length - 1;
    client.userData = seat;
    const hand = dealt();
    this.state.hands.set(String(seat), hand);
    client.view = new StateView();
    client.view.add(hand);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("bus", Bus);
server.listen(Number(process.argv[2])).then(() => console.log("ready"));
