/**
 * The socket of one table. It comes back at once when the phone wakes, the page is shown or the network is there again,
 * and otherwise tries for ever, at most five seconds apart. A command is sent until it is answered, under one id, so that
 * nothing is done twice; each ends in one answer.
 */
import { randomHex } from "./random";
import { happened, NOTHING, snapped, type TableState, welcomed } from "./state";
import type { Action, Do, Err, FromServer } from "./wire";

export const PROTOCOL = 1;

const BACKOFF = [0, 250, 500, 1000, 2000, 5000]; // ms; the last for ever
const PING_EVERY = 10_000;
const PONG_WITHIN = 5_000;
const OPEN = 1; // WebSocket.OPEN

/** Goodbyes that are about the moment: the server lets this token in again, sooner or later. */
const PASSING = ["restart", "slow", "idle", "unavailable", "busy", "internal", "too-fast", "hello"];

/** What a command came to. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly move: string }
  | { readonly ok: false; readonly code: string; readonly facts: Readonly<Record<string, string | number>> };

/** What the client needs of a WebSocket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror">;

export interface Options {
  readonly code: string;
  readonly token: string;
  readonly onstate: (state: TableState) => void;
  readonly open?: () => Socket;
}

interface Pending {
  readonly text: string;
  readonly answer: (answer: Answer) => void;
}

/** The address of the table server's socket. */
export function socketUrl({ protocol, host }: Pick<Location, "protocol" | "host"> = location): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws`;
}

/** A table as this device is at it. */
export class Client {
  state: TableState = NOTHING;
  #options: Options;
  #socket: Socket | undefined;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    for (const event of ["pageshow", "online", "focus"]) addEventListener(event, this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Leave the socket; what waits for an answer is given `unavailable`. */
  stop(): void {
    for (const event of ["pageshow", "online", "focus"]) removeEventListener(event, this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#giveUp("unavailable");
  }

  /** Take the seat back from the other tab or device that has it open, or try again now. */
  takeOver(): void {
    this.#failures = 0;
    this.#set({ ...this.state, status: this.state.table ? "lost" : "connecting", reason: "" });
    this.#connect();
  }

  /** Do something: an action of the game or of the table. `at`: the `seq` at which it was decided. */
  do(what: Do | Action, at = this.state.seq): Promise<Answer> {
    const id = randomHex(12);
    return new Promise((answer) => {
      const text = JSON.stringify({ type: "cmd", id, at, do: what });
      this.#pending.set(id, { text, answer });
      if (this.state.status === "live") this.#say(text);
      else if (this.state.status === "ended") this.#giveUp(this.state.reason);
    });
  }

  #set(state: TableState): void {
    this.state = state;
    this.#options.onstate(state);
  }

  #connect(): void {
    this.#drop();
    const { code, token, open = () => new WebSocket(socketUrl()) } = this.#options;
    const socket = open();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", v: PROTOCOL, code, token, last_seq: this.state.seq }));
      this.#expectPong(); // the welcome must come within the time of a pong
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = socket.onerror = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expectPong();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    const wait = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)]!;
    this.#failures += 1;
    this.#set({ ...this.state, status: this.state.table ? "lost" : "connecting", attempt: this.#failures });
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The phone is awake, or the network is back: a socket that slept may look open and be dead. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state.status === "live") this.#askPing();
    else if (this.state.status === "lost" || this.state.status === "connecting") {
      this.#failures = 0;
      this.#connect();
    }
  };

  #hear(message: FromServer): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    switch (message.type) {
      case "welcome":
        this.#set(welcomed(this.state, message, Date.now()));
        this.#expectPong(); // of the snapshot
        return;
      case "snap":
        this.#failures = 0;
        this.#set(snapped(this.state, message));
        clearInterval(this.#ping);
        this.#ping = setInterval(() => this.#askPing(), PING_EVERY);
        for (const { text } of this.#pending.values()) this.#say(text);
        return;
      case "ev": {
        const next = happened(this.state, message);
        if (next) this.#set(next);
        else this.#say(JSON.stringify({ type: "resume", seq: this.state.seq }));
        return;
      }
      case "ack":
        this.#answer(message.id, { ok: true, seq: message.seq, move: message.move ?? "" });
        return;
      case "err":
        this.#refused(message);
        return;
      case "bye":
        this.#bye(message.code);
        return;
      case "pong":
        return;
    }
  }

  /** Not into a socket that is closing: what waits for an answer is said again by the next. */
  #say(text: string): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(text);
  }

  #answer(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(answer);
  }

  #refused({ id, code, facts }: Err): void {
    if (id) this.#answer(id, { ok: false, code, facts: facts ?? {} });
  }

  #bye(code: string): void {
    if (PASSING.includes(code)) {
      this.#lost();
      return;
    }
    this.#drop();
    this.#set({ ...this.state, status: code === "replaced" ? "replaced" : "ended", reason: code });
    if (code !== "replaced") this.#giveUp(code);
  }

  #giveUp(code: string): void {
    for (const id of [...this.#pending.keys()]) this.#answer(id, { ok: false, code, facts: {} });
  }

  #askPing(): void {
    this.#say('{"type":"ping"}');
    this.#expectPong();
  }

  #expectPong(): void {
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#lost(), PONG_WITHIN);
  }
}
