// Written by web/wire.py from the types of the server and of the games. Not to be edited.

/** A card by its name: `10D`, `AS`, `N14`, `CUCKOO`. */
export type Card = string;
/** Any JSON object. */
export type Json = Record<string, unknown>;

export type Level = "pub" | "random";
export type Absent = "bot" | "default" | "wait";
export type Unit = "beer" | "soft" | "water" | "points" | "nothing";
export type Coach = "off" | "after" | "before";
export type Role = "seat" | "host" | "screen" | "spectator";
export type Phase = "lobby" | "shuffling" | "playing" | "over" | "closed";
/** Host: begin a session with the seats and house rules as they are. */
export interface Start {
  readonly type: "start";
}
/** Host: the session, which is over, goes on with a further game (C-11). */
export interface Next {
  readonly type: "next";
}
/** Host, between games: another game, rulebook or switches; what is left out of `switches` is the rulebook's. */
export interface House {
  readonly type: "house";
  readonly game?: string | null;
  readonly rulebook?: string | null;
  readonly switches?: Json;
}
/** Host, between games: who sits where, as persons clockwise; everybody who has a seat, once. */
export interface Order {
  readonly type: "order";
  readonly persons: readonly number[];
}
/** Host, between games: who deals first; None: as the rules say (C-6). */
export interface Dealer {
  readonly type: "dealer";
  readonly person: number | null;
}
/** Host, between games: a bot sits down. */
export interface AddBot {
  readonly type: "add_bot";
  readonly level?: Level;
  readonly name?: string | null;
}
/** Host: a person or bot leaves the table; in a game a stand-in plays the seat out (C-9). */
export interface Kick {
  readonly type: "kick";
  readonly person: number;
}
/** Another name or face for oneself; the name between games only, since the log has it. */
export interface Rename {
  readonly type: "rename";
  readonly name?: string | null;
  readonly face?: string | null;
}
/** Host: nobody more may join; or may again. */
export interface Lock {
  readonly type: "lock";
  readonly on: boolean;
}
/** Host: clocks, bots and cards wait; or go on. */
export interface Pause {
  readonly type: "pause";
  readonly on: boolean;
}
/** Host: how the table deals with time; what is left out stays as it is. */
export interface Limits {
  readonly type: "limits";
  /** For a decision; 0: as long as it takes. */
  readonly seconds?: number | null;
  /** Seconds after which an absent seat is played by a stand-in. */
  readonly grace?: number | null;
  /** How: a bot; the quietest choice there is; or not at all. */
  readonly absent?: Absent | null;
  /** Tenths of a second between cards that come without a decision, and before a bot moves; more after a showdown. */
  readonly pace?: number | null;
}
/** Host, between games: beyond so many drinks in a game a seat's drinks are points (C-2); 0: no cap. */
export interface Safety {
  readonly type: "safety";
  readonly cap: number;
}
/** What a drink is at one's own seat, seen by oneself and whoever one chooses. It changes nothing in the game. */
export interface Label {
  readonly type: "label";
  readonly unit: Unit;
  /** All drinks are points from the first. */
  readonly driver?: boolean;
  /** The persons who see it; None: everybody. */
  readonly shown?: readonly number[] | null;
}
/** Host: whether odds are told, and when: never, after an answer, or before it; everybody sees which. */
export interface Coaching {
  readonly type: "coach";
  readonly when: Coach;
}
/** Make this person host: the host may, and anybody with a seat while the host is away. */
export interface Host {
  readonly type: "host";
  readonly person: number;
}
/** A one-time code, good for a minute, to take one's seat to another device; the host may ask for any seat's. */
export interface Move {
  readonly type: "move";
  readonly person?: number | null;
}
/** Leave the table; in a game a stand-in plays the seat out (C-9). */
export interface Leave {
  readonly type: "leave";
}
/** Take one's seat back from its stand-in. */
export interface Back {
  readonly type: "back";
}
/** Host: close the table; what was played is kept. */
export interface Close {
  readonly type: "close";
}
/** Take back one's last step, which revealed nothing and committed nobody else. */
export interface Undo {
  readonly type: "undo";
}
/** Rider, or any seat in the pyramid and where a bot rides: turn the card that is due now. */
export interface Turn {
  readonly type: "turn";
}
/** Call a vote: end the game as it stands, or have a stand-in play somebody's seat. To call it is to be for it. */
export interface Vote {
  readonly type: "vote";
  readonly what: "end" | "replace";
  /** Whose seat. */
  readonly person?: number | null;
}
/** For the vote under way, or against it. */
export interface Ballot {
  readonly type: "ballot";
  readonly yes: boolean;
}
/** SHA-256 of the nonce that this device will add to the next shuffle, in hexadecimal digits. */
export interface Seal {
  readonly type: "seal";
  readonly hash: string;
}
/** The nonce itself, 32 bytes in hexadecimal digits, once the table asks for it. */
export interface Open {
  readonly type: "open";
  readonly nonce: string;
}
/** The first message of a socket. */
export interface Hello {
  readonly type: "hello";
  readonly v: number;
  readonly code: string;
  readonly token: string;
  /** The last `seq` that this client has, 0 for none: what it missed is told with the snapshot. */
  readonly last_seq?: number;
}
/** Do something. Answered by exactly one `ack` or `err`; the same id again by the same answer. */
export interface Cmd {
  readonly type: "cmd";
  readonly id: string;
  /** The `seq` at which the client saw what it answers: refused as stale if another thing is asked since. */
  readonly at: number;
  readonly do: Do | Action;
}
/** Tell what came after this `seq`: answered by a `snap`. */
export interface Resume {
  readonly type: "resume";
  readonly seq: number;
}
/** Answered by a `pong`. */
export interface Ping {
  readonly type: "ping";
}
/** The answer to `hello`; a `snap` follows. */
export interface Welcome {
  readonly type: "welcome";
  readonly v: number;
  readonly seq: number;
  readonly person: number;
  readonly role: Role;
  /** The server's clock, microseconds since 1970. */
  readonly now: number;
}
/** Everything as it is. */
export interface Snap {
  readonly type: "snap";
  readonly seq: number;
  /** The events are those after this `seq`; 0: those of the game under way, the latest if they are many. */
  readonly since: number;
  readonly table: TableInfo;
  readonly view: View | null;
  readonly you: You;
  readonly events: readonly Happened[];
}
/** A table, the same for everybody at it. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly version: number;
  readonly rulebook: string;
  readonly switches: Json;
  /** House rules stay as they are while a game runs. */
  readonly frozen: boolean;
  readonly phase: Phase;
  /** Why the table waits: the host says so; nobody who plays is here. */
  readonly paused: "" | "host" | "nobody";
  /** Clockwise: while a game runs as in its views, then those who wait for the next. */
  readonly seats: readonly SeatInfo[];
  /** Screens and spectators here. */
  readonly watchers: number;
  /** The person who is host. */
  readonly host: number | null;
  /** The person named to deal first. */
  readonly dealer: number | null;
  readonly locked: boolean;
  readonly listed: boolean;
  /** Does joining take the invite, and not only the code? */
  readonly invited: boolean;
  readonly seconds: number;
  readonly grace: number;
  readonly absent: Absent;
  readonly pace: number;
  readonly cap: number;
  readonly coach: Coach;
  readonly vote: VoteInfo | null;
  /** Why these seats cannot play these house rules: `{"code", "facts"}` as an `err` has them; None if they can. */
  readonly problem: Json | null;
  /** Is a card of the ride due that the rider may turn at once? */
  readonly turning: boolean;
  /** Sessions begun at this table. */
  readonly session: number;
  /** Did the last game end by a vote? */
  readonly given_up: boolean;
  /** SHA-256 of the seed of the shuffle under way or played; empty before. */
  readonly commitment: string;
  /** Are the nonces asked for? */
  readonly opening: boolean;
}
/** Somebody with a seat. */
export interface SeatInfo {
  readonly person: number;
  readonly name: string;
  readonly face: string;
  readonly bot: "" | "pub" | "random";
  readonly present: boolean;
  /** Does somebody else play the seat for the time being? */
  readonly stand_in: boolean;
  /** The seat in the game under way, a number of views and events; None for one who waits for the next. */
  readonly seat: number | null;
  /** When its time for the decision is up, in microseconds since 1970; None: no limit, or nothing is asked. */
  readonly clock: number | null;
  /** How far its own part of the shuffle under way or played is; empty: it adds none. */
  readonly chance: "" | "sealed" | "opened";
}
/** A vote under way. */
export interface VoteInfo {
  readonly what: "end" | "replace";
  readonly person: number | null;
  readonly by: number;
  readonly yes: readonly number[];
  readonly no: readonly number[];
  /** So many must be for it. */
  readonly needed: number;
  /** Microseconds since 1970. */
  readonly until: number;
}
/** What concerns one viewer alone. */
export interface You {
  readonly person: number;
  readonly role: Role;
  readonly host: boolean;
  readonly seat: number | null;
  /** The `seq` at which what is asked was first asked, 0 if nothing is; `cmd.at` must not be below it. */
  readonly asked: number;
  /** What may be done now, as actions of the game, and `{"type": "may_give", "drinks", "to"}` for drinks to split. */
  readonly legal: readonly Legal[];
  /** Of each exchange that may be made (`"7C 2S"`: the card taken, the card put down), what the hand would be. */
  readonly makes: Record<string, string>;
  readonly undo: boolean;
  /** By person, for those that one may know. */
  readonly units: Record<string, UnitInfo>;
  /** What the link of the QR code carries; for those who may show it, else empty. */
  readonly invite: string;
}
/** What a drink is at a seat, as far as one may know. */
export interface UnitInfo {
  readonly unit: Unit;
  readonly driver: boolean;
  readonly drinks: number;
  /** The drinks of the game so far, and how many of them are points instead. */
  readonly points: number;
}
/** Something happened: what it was, and what has changed. */
export interface Ev {
  readonly type: "ev";
  readonly seq: number;
  readonly events?: readonly Happened[];
  /** The fields of `TableInfo` that have changed. */
  readonly table?: Partial<TableInfo>;
  /** The fields of the view that have changed; if `table.session` has, it is whole and replaces the one before. */
  readonly view?: Partial<View> | null;
  readonly you?: You;
}
/** A command was accepted, and is stored. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly seq: number;
  /** The one-time code that was asked for. */
  readonly move?: string;
}
/** A command, or a whole request, was refused: nothing has changed. */
export interface Err {
  readonly type: "err";
  readonly code: string;
  readonly id?: string;
  readonly seq?: number;
  /** What `error-<code>` in the reader's language needs. */
  readonly facts?: Record<string, number | string>;
}
/** The socket closes: `replaced`, `moved`, `kicked`, `left`, `closed`, `restart`, `protocol`, `token`, `slow`. */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  /** The version spoken, where that is the reason. */
  readonly v?: number;
}
/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  readonly now: number;
}
/** A table to be made. */
export interface NewTable {
  readonly game?: string;
  readonly rulebook?: string | null;
  readonly switches?: Json;
  /** The maker's, who then has a seat; left out for a shared screen or a device that does not play. */
  readonly name?: string | null;
  readonly face?: string;
  readonly bots?: number;
  readonly level?: Level;
  readonly listed?: boolean;
  readonly invited?: boolean;
  readonly seconds?: number;
  readonly grace?: number;
  readonly absent?: Absent;
  readonly pace?: number;
  readonly cap?: number;
  readonly coach?: Coach;
  /** The maker's token, 64 hexadecimal digits of its own chance; left out: the server chooses one. */
  readonly token?: string | null;
}
/** Somebody who wants in. */
export interface Joining {
  readonly name?: string;
  readonly face?: string;
  readonly role?: "seat" | "screen" | "spectator";
  readonly invite?: string;
  /** A one-time code: the seat it stands for comes to this device. */
  readonly move?: string;
  /** As in `NewTable`. Who joins again with the same token is who they were. */
  readonly token?: string | null;
}
/** In. */
export interface Joined {
  readonly code: string;
  readonly person: number;
  readonly role: Role;
  readonly token: string;
  readonly seq: number;
  readonly invite: string;
}
/** `cmd` over HTTP. */
export interface TableCommand {
  readonly id: string;
  readonly at: number;
  readonly do: Do | Action;
}
/** A table that anybody may find. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly rulebook: string;
  readonly seats: number;
  readonly playing: boolean;
}
/** A position of Ride the Bus as one viewer may know it. */
export interface RideView {
  /** A seat, or `SPECTATOR`. */
  readonly viewer: number;
  /** What the game is at, one word of the game's own. */
  readonly phase: string;
  /** The id of the rule under which the awaited seats are to act; empty when nobody is. */
  readonly asked_by: string;
  /** The seats that are to act. */
  readonly awaits: readonly number[];
  /** None while the cards have not chosen one. */
  readonly dealer: number | null;
  readonly over: boolean;
  readonly game: number;
  /** The game being played, counted from 1, and how many the session has. */
  readonly games: number;
  readonly seats: readonly RideSeat[];
  /** The question asked, counted from 1; in a ride by questions the rider's; 0 outside of questions. */
  readonly question: number;
  /** The answer given while its card is due, an index into `answers.WORDS`. */
  readonly answer: number | null;
  /** Drinks still to hand out now. */
  readonly left: number;
  /** Is it a shot that this pyramid row gives? */
  readonly shot: boolean;
  /** Does a play on this row hit its own player (RTB-2.7)? */
  readonly takes: boolean;
  /** Are plays on this row claims, face down (RTB-2.6)? */
  readonly claims: boolean;
  /** Drinks that a match on this pyramid row gives; 0 for a shot. */
  readonly worth: number;
  /** Rows from the bottom up; None for a card not turned yet. Empty while no pyramid lies on the table. */
  readonly pyramid: readonly (readonly (Card | null)[])[];
  readonly turned: number;
  /** Whose play is being settled. */
  readonly player: number | null;
  /** Cards in the deck. */
  readonly undealt: number;
  readonly rider: number | null;
  readonly co_pilot: number | null;
  readonly attempt: number;
  /** Cards in the rider's row; 0 in other rides. */
  readonly length: number;
  /** Cards of this attempt, as turned. */
  readonly line: readonly Card[];
  /** Places picked in this attempt, counted from 1, in a ride by pyramid. */
  readonly picks: readonly number[];
  readonly ride_cards: number;
  readonly ride_drinks: number;
  readonly rider_drinks: number;
}
/** One seat, as the viewer may know it. */
export interface RideSeat {
  /** Does it answer questions and hold cards? */
  readonly guesses: boolean;
  readonly drinks: number;
  /** Both in the session so far. */
  readonly shots: number;
  /** The hand: None for a card that this viewer may not know, or that the table does not list (RTB-2.8). */
  readonly cards: readonly (Card | null)[];
  /** Cards laid on the pyramid card and not settled yet, None face down; while answers are sealed, one's own. */
  readonly plays: readonly (Card | null)[];
  /** What the claim under way would give it. */
  readonly given: number;
  readonly rides: number;
  /** Rides in the session so far, and the cards turned in the longest. */
  readonly longest: number;
}
/** Chase the Ace as one viewer may know it. */
export interface ChaseView {
  /** A seat, or `SPECTATOR`. */
  readonly viewer: number;
  /** What the game is at, one word of the game's own. */
  readonly phase: string;
  /** The id of the rule under which the awaited seats are to act; empty when nobody is. */
  readonly asked_by: string;
  /** The seats that are to act. */
  readonly awaits: readonly number[];
  /** None while the cards have not chosen one. */
  readonly dealer: number | null;
  readonly over: boolean;
  /** Games of the session begun, this one too. */
  readonly game: number;
  /** Rounds of this game begun, this one too; 0 while the cards choose a dealer. */
  readonly round: number;
  readonly sudden_death: boolean;
  readonly seats: readonly ChaseSeat[];
  /** The seat that the next card is for, or whose card may have been exposed. */
  readonly due: number | null;
  readonly pot: number;
  /** Cards not dealt. */
  readonly stock: number;
  readonly winner: number | null;
}
/** One seat, as the viewer may know it. */
export interface ChaseSeat {
  readonly seat: number;
  /** Is the seat still in the game? One that has gone out may have its last card before it (C-10). */
  readonly playing: boolean;
  /** Lives left; in money play the chips still held (CTA-0.2). */
  readonly lives: number;
  /** Won less paid, in the session (C-10). */
  readonly chips: number;
  /** Games won in the session. */
  readonly wins: number;
  /** Does a card lie before the seat? */
  readonly holds: boolean;
  /** That card, None if the viewer does not know it. */
  readonly card: Card | null;
  /** Does everybody know the card? */
  readonly shown: boolean;
  /** The seats that know the card (CTA-1.8), when not everybody does; who they are is public. */
  readonly known_to: readonly number[];
  /** What the seat did on its turn of this deal: `Swap` when it was blocked too, `Again` after two swaps. */
  readonly did: Action | null;
}
/** A position of Stop the Bus as one viewer may know it. */
export interface StopView {
  /** A seat, or `SPECTATOR`. */
  readonly viewer: number;
  /** What the game is at, one word of the game's own. */
  readonly phase: string;
  /** The id of the rule under which the awaited seats are to act; empty when nobody is. */
  readonly asked_by: string;
  /** The seats that are to act. */
  readonly awaits: readonly number[];
  /** None while the cards have not chosen one. */
  readonly dealer: number | null;
  readonly over: boolean;
  /** Games of the session begun, this one too. */
  readonly game: number;
  /** Rounds of the game begun. */
  readonly round: number;
  readonly seats: readonly StopSeat[];
  readonly middle: readonly Card[];
  readonly pot: number;
  /** Whose turn it is, or who gets the next card. */
  readonly acting: number | null;
  readonly stopper: number | null;
  /** After so many turns each the bus stops by itself (STB-1.5). */
  readonly circuit_limit: number;
  readonly winner: number | null;
  /** What the viewer's own three cards are, a word of `hands.KINDS` (STB-2.1). */
  readonly kind: string | null;
}
/** One seat as the viewer may know it. */
export interface StopSeat {
  readonly seat: number;
  /** Is the seat still in the game? One that has just gone out still has its last hand before it (C-10). */
  readonly playing: boolean;
  /** The hand in the order of its places; None where the viewer may not know the card. */
  readonly cards: readonly (Card | null)[];
  /** Which of them everybody knows (STB-1.6). */
  readonly shown: readonly boolean[];
  /** The card drawn for the first deal, as long as it lies there (STB-0.2). */
  readonly drawn: Card | null;
  readonly tokens: number;
  /** The token is lent (STB-3.1). */
  readonly lent: boolean;
  /** Won less paid, over the session (C-10). */
  readonly chips: number;
  /** Games of the session won. */
  readonly wins: number;
  /** Turns finished in this round. */
  readonly turns: number;
  /** The bus is stopped, and this seat still has a last turn (STB-1.4). */
  readonly last_turn: boolean;
}
export type Do = Start | Next | House | Order | Dealer | AddBot | Kick | Rename | Lock | Pause | Limits | Safety | Label | Coaching | Host | Move | Leave | Back | Close | Undo | Turn | Vote | Ballot | Seal | Open;
export type FromClient = Hello | Cmd | Resume | Ping;
export type FromServer = Welcome | Snap | Ev | Ack | Err | Bye | Pong;
/** A position as this viewer may know it. */
export type View = RideView | ChaseView | StopView;
/** What a seat does in a game. */
export namespace Actions {
  /** Answer a question (RTB-1.1 to 1.7, RTB-3.4): a word of `answers.WORDS`. */
  export interface Guess {
    readonly type: "guess";
    readonly call: string;
  }
  /** Lay this card on the pyramid card; under bluffing, face down, as a claim (RTB-2.3). */
  export interface Play {
    readonly type: "play";
    readonly card: Card;
  }
  /** Lay no (more) cards on this pyramid card (RTB-2.3). */
  export interface Pass {
    readonly type: "pass";
  }
  /** Hand out drinks, all of them at once: (seat, drinks) each (RTB-1.10, RTB-2.4). */
  export interface Give {
    readonly type: "give";
    readonly gifts: readonly { readonly seat: number; readonly drinks: number }[];
  }
  /** Give the shot to one seat (RTB-2.1). */
  export interface GiveShot {
    readonly type: "give_shot";
    readonly to: number;
  }
  /** Believe the claim (RTB-2.6). */
  export interface Accept {
    readonly type: "accept";
  }
  /** Call the claimant a liar (RTB-2.6). */
  export interface Liar {
    readonly type: "liar";
  }
  /** Ride along as co-pilot (RTB-3.8). */
  export interface Volunteer {
    readonly type: "volunteer";
  }
  /** Do not (RTB-3.8). */
  export interface Decline {
    readonly type: "decline";
  }
  /** Turn this card of the row, from the left, counted from 1 (RTB-3.6). */
  export interface Pick {
    readonly type: "pick";
    readonly place: number;
  }
  /** Keep the card (CTA-1.2, 1.6), and no further swap (CTA-4.1). */
  export interface Stay {
    readonly type: "stay";
  }
  /** Swap with the player to the left (CTA-1.2). */
  export interface Swap {
    readonly type: "swap";
  }
  /** Exchange the card for the top card of the stock (CTA-1.6). */
  export interface Draw {
    readonly type: "draw";
  }
  /** Force one more swap (CTA-4.1). */
  export interface Again {
    readonly type: "again";
  }
  /** Keep the exposed card (CTA-5.1). */
  export interface Keep {
    readonly type: "keep";
  }
  /** Ask for a new deal (CTA-5.1). */
  export interface Redeal {
    readonly type: "redeal";
  }
  /** Take this card from the middle and put one down for it (STB-1.2). */
  export interface Take {
    readonly type: "take";
    readonly take: Card;
    readonly put: Card;
  }
  /** Exchange all three cards for the three in the middle (STB-1.4b). */
  export interface TakeAll {
    readonly type: "take_all";
  }
  /** Stop the bus (STB-1.2, 1.3). */
  export interface Stop {
    readonly type: "stop";
  }
  /** End the turn without stopping the bus (STB-1.2). */
  export interface End {
    readonly type: "end";
  }
  /** Exchange nothing on the last lap (STB-1.4). */
  export interface Stand {
    readonly type: "stand";
  }
  export type Any = Guess | Play | Pass | Give | GiveShot | Accept | Liar | Volunteer | Decline | Pick | Stay | Swap | Draw | Again | Keep | Redeal | Take | TakeAll | Stop | End | Stand;
}
/** What happens in a game. */
export namespace Events {
  /** A game of the session begins, this seat dealing. */
  export interface GameBegan {
    readonly type: "game_began";
    readonly rule: string;
    readonly seat: number;
    readonly game: number;
  }
  /** A card is dealt to a seat. */
  export interface Dealt {
    readonly type: "dealt";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A seat drinks; `other` is who gave it, if anybody did. */
  export interface Drank {
    readonly type: "drank";
    readonly rule: string;
    readonly seat: number;
    readonly other: number | null;
    readonly drinks: number;
  }
  /** A seat takes shots; `other` is who gave them, if anybody did. */
  export interface TookShot {
    readonly type: "took_shot";
    readonly rule: string;
    readonly seat: number;
    readonly other: number | null;
    readonly shots: number;
  }
  /** A seat answers a question; `call` is the word said. */
  export interface Answered {
    readonly type: "answered";
    readonly rule: string;
    readonly seat: number;
    readonly call: string;
  }
  /** The answer was right. */
  export interface Right {
    readonly type: "right";
    readonly rule: string;
    readonly seat: number;
  }
  /** The answer was wrong (a signal, RTB-3.10). */
  export interface Wrong {
    readonly type: "wrong";
    readonly rule: string;
    readonly seat: number;
  }
  /** The card dealt is level: it goes back, the deck is shuffled, another is dealt. */
  export interface Tied {
    readonly type: "tied";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat gives drinks to another. */
  export interface Gave {
    readonly type: "gave";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
    readonly drinks: number;
  }
  /** A seat gives a shot to another. */
  export interface GaveShot {
    readonly type: "gave_shot";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
    readonly shots: number;
  }
  /** The pyramid is laid, face down. */
  export interface PyramidLaid {
    readonly type: "pyramid_laid";
    readonly rule: string;
    readonly cards: number;
  }
  /** A card of the pyramid is turned; places count from 1, bottom row first. */
  export interface PyramidTurned {
    readonly type: "pyramid_turned";
    readonly rule: string;
    readonly place: number;
    readonly card: Card | null;
  }
  /** A seat lays a matching card on the pyramid. */
  export interface Played {
    readonly type: "played";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A seat lays a card face down, claiming that it matches. */
  export interface Claimed {
    readonly type: "claimed";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A target believes the claim. */
  export interface Accepted {
    readonly type: "accepted";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
  }
  /** A target calls the claimant a liar. */
  export interface CalledLiar {
    readonly type: "called_liar";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
  }
  /** The card shown matches: it stays on the pyramid. */
  export interface ClaimHeld {
    readonly type: "claim_held";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** The card shown does not match: it goes back to the claimant's hand, known to all. */
  export interface ClaimBroke {
    readonly type: "claim_broke";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** Nobody called: the card stays face down, unseen. */
  export interface ClaimPassed {
    readonly type: "claim_passed";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** After the pyramid a bluff that passed goes back to its owner, shown. */
  export interface BluffReturned {
    readonly type: "bluff_returned";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** After the pyramid a claim that passed is shown and did match. */
  export interface BluffShown {
    readonly type: "bluff_shown";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** No guesser holds a card: nobody rides. */
  export interface NobodyRides {
    readonly type: "nobody_rides";
    readonly rule: string;
  }
  /** A card of a hand is shown to all. */
  export interface ShowedCard {
    readonly type: "showed_card";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A seat draws a card, face up, to settle who rides or deals. */
  export interface Drew {
    readonly type: "drew";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** Equal draws: those seats draw again. */
  export interface DrawAgain {
    readonly type: "draw_again";
    readonly rule: string;
  }
  /** This seat rides the bus. */
  export interface Rides {
    readonly type: "rides";
    readonly rule: string;
    readonly seat: number;
    readonly cards: number;
  }
  /** A seat shares the rider's drinks as co-pilot. */
  export interface Volunteered {
    readonly type: "volunteered";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
  }
  /** A seat does not. */
  export interface Declined {
    readonly type: "declined";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
  }
  /** The ride begins: the cord is pulled, twice. */
  export interface AllAboard {
    readonly type: "all_aboard";
    readonly rule: string;
    readonly seat: number;
  }
  /** A row for the ride is laid, face down. */
  export interface RowLaid {
    readonly type: "row_laid";
    readonly rule: string;
    readonly cards: number;
  }
  /** The rider chooses a place in the row, counted from 1. */
  export interface RidePicked {
    readonly type: "ride_picked";
    readonly rule: string;
    readonly seat: number;
    readonly place: number;
  }
  /** A card of the ride is turned. */
  export interface RideTurned {
    readonly type: "ride_turned";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** The ride starts again; `attempt` counts from 1. */
  export interface RideRestarted {
    readonly type: "ride_restarted";
    readonly rule: string;
    readonly seat: number;
    readonly attempt: number;
  }
  /** A penalty card adds cards to the end of the row. */
  export interface RowGrew {
    readonly type: "row_grew";
    readonly rule: string;
    readonly cards: number;
  }
  /** A safe card: the row is this many cards from now on. */
  export interface RowShrank {
    readonly type: "row_shrank";
    readonly rule: string;
    readonly cards: number;
  }
  /** Cards are gathered and shuffled; `cards` may come up again. */
  export interface Reshuffled {
    readonly type: "reshuffled";
    readonly rule: string;
    readonly cards: number;
  }
  /** The rider has drunk what the table allows in a ride: it ends. */
  export interface CapReached {
    readonly type: "cap_reached";
    readonly rule: string;
    readonly seat: number;
    readonly drinks: number;
  }
  /** The deck is out, and with it the ride. */
  export interface DeckOut {
    readonly type: "deck_out";
    readonly rule: string;
  }
  /** The ride ends: a flat palm. `cards` were turned in it. */
  export interface EndOfLine {
    readonly type: "end_of_line";
    readonly rule: string;
    readonly seat: number;
    readonly cards: number;
  }
  /** The longest ride of the session pays the first round of the next. */
  export interface PaysFirstRound {
    readonly type: "pays_first_round";
    readonly rule: string;
    readonly seat: number;
    readonly cards: number;
  }
  /** This seat deals first. */
  export interface FirstDealer {
    readonly type: "first_dealer";
    readonly rule: string;
    readonly seat: number;
  }
  /** A round begins, this seat dealing. */
  export interface RoundBegan {
    readonly type: "round_began";
    readonly rule: string;
    readonly seat: number;
    readonly round: number;
  }
  /** The dealer exposes a card while dealing. */
  export interface Exposed {
    readonly type: "exposed";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** Its owner keeps it. */
  export interface KeptExposed {
    readonly type: "kept_exposed";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** Its owner asks for a new deal. */
  export interface AskedRedeal {
    readonly type: "asked_redeal";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat keeps its card. */
  export interface Stayed {
    readonly type: "stayed";
    readonly rule: string;
    readonly seat: number;
  }
  /** A low card is shown before it is handed over. */
  export interface LowShown {
    readonly type: "low_shown";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A seat swaps with another: it gave `card` and got `second`. */
  export interface Swapped {
    readonly type: "swapped";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
    readonly card: Card | null;
    readonly second: Card | null;
  }
  /** A king is turned up: `other`, who holds it, does not swap. */
  export interface Blocked {
    readonly type: "blocked";
    readonly rule: string;
    readonly seat: number;
    readonly other: number;
    readonly card: Card | null;
  }
  /** The dealer exchanges `card` for `second`, the top card of the stock. */
  export interface DrewFromStock {
    readonly type: "drew_from_stock";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
    readonly second: Card | null;
  }
  /** The king drawn from the stock is shown and goes back: the dealer keeps the first card. */
  export interface KingRefused {
    readonly type: "king_refused";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A card is shown when the round is over. */
  export interface HandShown {
    readonly type: "hand_shown";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
  }
  /** A seat loses lives. */
  export interface LostLife {
    readonly type: "lost_life";
    readonly rule: string;
    readonly seat: number;
    readonly lives: number;
  }
  /** A seat pays chips into the pot. */
  export interface PaidPot {
    readonly type: "paid_pot";
    readonly rule: string;
    readonly seat: number;
    readonly chips: number;
  }
  /** A seat has no lives or tokens left. */
  export interface WentOut {
    readonly type: "went_out";
    readonly rule: string;
    readonly seat: number;
  }
  /** So many seats meet in sudden death. */
  export interface SuddenDeath {
    readonly type: "sudden_death";
    readonly rule: string;
    readonly seats: number;
  }
  /** All tied: deal again. */
  export interface SurvivedSuddenDeath {
    readonly type: "survived_sudden_death";
    readonly rule: string;
  }
  /** A seat wins the game, and the pot with these chips. */
  export interface Won {
    readonly type: "won";
    readonly rule: string;
    readonly seat: number;
    readonly chips: number;
  }
  /** A card is dealt face up in the middle. */
  export interface MiddleDealt {
    readonly type: "middle_dealt";
    readonly rule: string;
    readonly card: Card | null;
  }
  /** A seat puts `card` in the middle and takes `second`. */
  export interface Exchanged {
    readonly type: "exchanged";
    readonly rule: string;
    readonly seat: number;
    readonly card: Card | null;
    readonly second: Card | null;
  }
  /** A seat exchanges all three cards for the middle. */
  export interface ExchangedAll {
    readonly type: "exchanged_all";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat stops the bus. */
  export interface BusStopped {
    readonly type: "bus_stopped";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat ends its turn; the bus goes on. */
  export interface TurnEnded {
    readonly type: "turn_ended";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat stands on the last lap. */
  export interface Stood {
    readonly type: "stood";
    readonly rule: string;
    readonly seat: number;
  }
  /** Everybody has had so many turns: the bus stops by itself. */
  export interface CircuitLimit {
    readonly type: "circuit_limit";
    readonly rule: string;
    readonly turns: number;
  }
  /** A seat loses a token. */
  export interface LostToken {
    readonly type: "lost_token";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat plays on with one token, lent. */
  export interface TokenLent {
    readonly type: "token_lent";
    readonly rule: string;
    readonly seat: number;
  }
  /** The dealer ties for lowest and loses nothing (CTA-2.2). */
  export interface DealerSpared {
    readonly type: "dealer_spared";
    readonly rule: string;
    readonly seat: number;
  }
  /** A seat takes back its last step. */
  export interface Undone {
    readonly type: "undone";
    readonly rule: string;
    readonly seat: number;
  }
  export type Any = GameBegan | Dealt | Drank | TookShot | Answered | Right | Wrong | Tied | Gave | GaveShot | PyramidLaid | PyramidTurned | Played | Claimed | Accepted | CalledLiar | ClaimHeld | ClaimBroke | ClaimPassed | BluffReturned | BluffShown | NobodyRides | ShowedCard | Drew | DrawAgain | Rides | Volunteered | Declined | AllAboard | RowLaid | RidePicked | RideTurned | RideRestarted | RowGrew | RowShrank | Reshuffled | CapReached | DeckOut | EndOfLine | PaysFirstRound | FirstDealer | RoundBegan | Exposed | KeptExposed | AskedRedeal | Stayed | LowShown | Swapped | Blocked | DrewFromStock | KingRefused | HandShown | LostLife | PaidPot | WentOut | SuddenDeath | SurvivedSuddenDeath | Won | MiddleDealt | Exchanged | ExchangedAll | BusStopped | TurnEnded | Stood | CircuitLimit | LostToken | TokenLent | DealerSpared | Undone;
}
export type Action = Actions.Any;
/** Drinks to split as one likes among these seats; done by `give`. */
export interface MayGive {
  readonly type: "may_give";
  readonly drinks: number;
  readonly to: readonly number[];
}
export type Legal = Action | MayGive;
/** What happened, in the game or at the table. */
export type Happened = Events.Any | (Json & { readonly type: string });
