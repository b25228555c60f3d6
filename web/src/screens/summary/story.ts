/** The story of a night in about five tiles, found in the frames and the odds. It knows events, not rules. */
import type { Decision, Film, Frame, Night } from "../../net/lookback";
import type { Card, ChaseView, Events, RideView, StopView } from "../../net/wire";

export type Unit = "drinks" | "lives" | "tokens";

/** One tile: whose it is, and what its words need (`page-summary-tile-<kind>`). */
export interface Tile {
  readonly kind: "ride" | "bluff" | "call" | "lucky" | "unlucky" | "close" | "shot" | "pays" | "won" | "kings" | "edge" | "hand" | "quick";
  readonly seat: number;
  readonly amount: number;
  readonly other?: number;
  readonly cards?: readonly Card[];
  /** A word of its family: a rank, a kind of hand, an answer. */
  readonly word?: string;
}

const MOST = 5;
const FEW = 4;

/** What is counted in a game. */
export function unitOf(game: string): Unit {
  return game === "ride-the-bus" ? "drinks" : game === "chase-the-ace" ? "lives" : "tokens";
}

/** How many games it was. */
export function gamesOf(film: Film): number {
  return Math.max(1, toldOf(film).filter(({ type }) => type === "game_began").length);
}

/** What each seat has after each step, of what is counted. */
export function linesOf(film: Film): number[][] {
  const unit = unitOf(film.game);
  const amount = (frame: Frame, seat: number): number => {
    if (unit === "drinks") return (frame.view as RideView).seats[seat]?.drinks ?? 0;
    return (unit === "lives" ? (frame.view as ChaseView).seats : []).find((one) => one.seat === seat)?.lives ?? (frame.view as StopView).seats.find((one) => one.seat === seat)?.tokens ?? 0;
  };
  return film.seats.map((_, seat) => film.frames.map((frame) => amount(frame, seat)));
}

/** Who pays the first round, and for a ride of how many cards. */
export function paysOf(film: Film): readonly Events.PaysFirstRound[] {
  return toldOf(film).filter((event): event is Events.PaysFirstRound => event.type === "pays_first_round");
}

/** The tiles of this night, the best five. */
export function tilesOf(film: Film, night: Night): readonly Tile[] {
  const told = toldOf(film);
  const luck = [...night.nights].sort((one, other) => one.luck.value - other.luck.value);
  const [least, most] = [luck[0], luck[luck.length - 1]];
  const lucky: Tile | undefined = least && least.luck.value < -0.05 ? { kind: "lucky", seat: least.seat, amount: -least.luck.value } : undefined;
  const unlucky: Tile | undefined = most && most.luck.value > 0.05 ? { kind: "unlucky", seat: most.seat, amount: most.luck.value } : undefined;
  const own =
    film.game === "ride-the-bus"
      ? [longest(told), bluff(film, night.decisions), lucky, unlucky, close(film), shot(film, night.decisions)]
      : film.game === "chase-the-ace"
        ? [won(told), kings(told), edge(film), lucky, unlucky]
        : [won(told), bestHand(night.decisions), quickest(told), edge(film), unlucky, lucky];
  const tiles = own.filter((tile): tile is Tile => tile !== undefined).slice(0, MOST);
  const round = tiles.length < FEW ? pays(film) : undefined; // else the headline says it
  return round ? [...tiles, round] : tiles;
}

const toldOf = (film: Film): readonly Events.Any[] => film.frames.flatMap(({ events }) => events as readonly Events.Any[]);

function longest(told: readonly Events.Any[]): Tile | undefined {
  let best: Tile | undefined;
  let attempts = 1;
  for (const event of told) {
    if (event.type === "all_aboard") attempts = 1;
    else if (event.type === "ride_restarted") attempts = event.attempt;
    else if (event.type === "end_of_line" && event.cards > (best?.amount ?? 0)) best = { kind: "ride", seat: event.seat, amount: event.cards, other: attempts };
  }
  return best;
}

/** The bluff that most believed, or the best call of one: whichever moved more drinks. */
function bluff(film: Film, decisions: readonly Decision[]): Tile | undefined {
  const told = toldOf(film);
  let best: { tile: Tile; drinks: number } | undefined;
  let turned = "";
  let claim: { card: Card | null; believed: number; step: number } | undefined;
  let caller = -1;
  const steps = film.frames.flatMap(({ step, events }) => events.map(() => step));
  const isBluff = (seat: number, card: Card, by: number): boolean =>
    !!decisions.findLast(({ step, seat: who, chosen: { action } }) => step <= by && who === seat && action.type === "play" && action.card === card)?.chosen.bluff;
  const take = (tile: Tile, drinks: number): void => {
    if (drinks > (best?.drinks ?? 0)) best = { tile, drinks };
  };
  told.forEach((event, i) => {
    if (event.type === "pyramid_turned") turned = event.card ?? "";
    else if (event.type === "claimed") claim = { card: event.card, believed: 0, step: steps[i]! };
    else if (event.type === "accepted" && claim) claim.believed += 1;
    else if (event.type === "called_liar") caller = event.seat;
    else if (event.type === "claim_broke" && event.card) {
      const paid = told[i + 1];
      const drinks = paid?.type === "drank" && paid.seat === event.seat ? paid.drinks : 1;
      take({ kind: "call", seat: caller, other: event.seat, amount: drinks, cards: [event.card], word: rank(turned) }, drinks);
    } else if (event.type === "claim_passed" && claim?.card && claim.believed && isBluff(event.seat, claim.card, claim.step)) {
      take({ kind: "bluff", seat: event.seat, amount: claim.believed, cards: [claim.card], word: rank(turned) }, claim.believed * 2);
    }
  });
  return best?.tile;
}

const rank = (card: Card): string => card.slice(0, -1);

/** How near to home a ride was when it had to begin again. */
function close(film: Film): Tile | undefined {
  let best: Tile | undefined;
  let turned = 0;
  let length = 0;
  for (const { view, events } of film.frames) {
    for (const event of events as readonly Events.Any[]) {
      if (event.type === "row_laid") [turned, length] = [0, event.cards];
      else if (event.type === "ride_turned") turned += 1;
      else if (event.type === "ride_restarted") {
        const left = length - turned + 1;
        if (length && turned && left < (best?.amount ?? length - 1)) best = { kind: "close", seat: event.seat, amount: left };
        turned = 0;
      }
    }
    length = (view as RideView).length || length;
  }
  return best;
}

/** The right answer that was least likely to be. */
function shot(film: Film, decisions: readonly Decision[]): Tile | undefined {
  let best: Tile | undefined;
  for (const { step, seat, chosen } of decisions) {
    const action = chosen.action;
    if (!chosen.right || action.type !== "guess" || chosen.right.value >= (best?.amount ?? 0.5)) continue;
    const came = film.frames.slice(step, step + 4).flatMap(({ events }) => events as readonly Events.Any[]);
    const outcome = came.find((event) => event.type === "right" || event.type === "wrong");
    if (outcome?.type === "right" && outcome.seat === seat) best = { kind: "shot", seat, amount: chosen.right.value, word: action.call };
  }
  return best;
}

function pays(film: Film): Tile | undefined {
  const one = paysOf(film).at(-1);
  return one && { kind: "pays", seat: one.seat, amount: one.cards };
}

function won(told: readonly Events.Any[]): Tile | undefined {
  const wins = told.filter((event): event is Events.Won => event.type === "won");
  const last = wins.at(-1);
  if (!last) return undefined;
  const rounds = told.reduce((most, event) => (event.type === "game_began" ? 0 : event.type === "round_began" ? event.round : most), 0);
  return { kind: "won", seat: last.seat, amount: rounds };
}

function kings(told: readonly Events.Any[]): Tile | undefined {
  const met = new Map<number, number>();
  for (const event of told) if (event.type === "blocked") met.set(event.seat, (met.get(event.seat) ?? 0) + 1);
  const [most] = [...met].sort((one, other) => other[1] - one[1]);
  return most && { kind: "kings", seat: most[0], amount: most[1] };
}

/** The longest time on the last life or token, in rounds. */
function edge(film: Film): Tile | undefined {
  const lines = linesOf(film);
  const rounds = film.seats.map(() => 0);
  film.frames.forEach(({ events }, i) => {
    if (!(events as readonly Events.Any[]).some(({ type }) => type === "round_began")) return;
    lines.forEach((line, seat) => (rounds[seat]! += line[i] === 1 ? 1 : 0));
  });
  const most = Math.max(...rounds);
  return most > 1 ? { kind: "edge", seat: rounds.indexOf(most), amount: most } : undefined;
}

function bestHand(decisions: readonly Decision[]): Tile | undefined {
  let best: Tile | undefined;
  for (const { seat, chosen } of decisions) {
    if (chosen.rank && chosen.hand && chosen.rank.lower.value > (best?.amount ?? 0)) {
      best = { kind: "hand", seat, amount: chosen.rank.lower.value, word: chosen.rank.kind, cards: chosen.hand };
    }
  }
  return best;
}

/** The bus that was stopped after the fewest turns of who stopped it. */
function quickest(told: readonly Events.Any[]): Tile | undefined {
  let best: Tile | undefined;
  let turns = new Map<number, number>();
  for (const event of told) {
    if (event.type === "round_began") turns = new Map();
    else if (event.type === "turn_ended") turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1);
    else if (event.type === "bus_stopped") {
      const after = (turns.get(event.seat) ?? 0) + 1;
      if (after < (best?.amount ?? Infinity)) best = { kind: "quick", seat: event.seat, amount: after };
    }
  }
  return best;
}
