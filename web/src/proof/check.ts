/**
 * "Check this shuffle", done here from the log alone (docs/log.md, docs/shuffle.md): the chain of hashes, the order of each
 * shuffle, every seed and nonce against its hash, and every card drawn again. It knows no rule of any game.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Wrong = "cut" | "chain" | "form" | "order" | "hash" | "pick";

export interface Shuffle {
  commitment: string;
  sealed: number[];
  opened: number[];
  leftOut: number[];
  picks: number;
  revealed: boolean;
}

export interface Checked {
  wrong: { line: number; why: Wrong } | null;
  names: string[];
  shuffles: Shuffle[];
  /** How many picks were drawn again. */
  drawn: number;
  /** The chain of the last line: who noted it knows that the log is theirs. */
  chain: string;
}

interface Step {
  seq: number;
  type: string;
  of: number;
  pick: number;
  seat: number;
  hash: string;
  nonce: string;
  seed: string;
  commitment: string;
  left_out: number[];
}

class Fault extends Error {
  constructor(
    readonly line: number,
    readonly why: Wrong,
  ) {
    super(why);
  }
}

const LABEL = "nightbus shuffle 1";
const CHAIN = ',"chain":"';
const TAIL = 44;
const WORDS = 1n << 64n;

/** What is proven by this log, or the first line that is wrong. */
export function checkLog(text: string): Checked {
  const found: Checked = { wrong: null, names: [], shuffles: [], drawn: 0, chain: "" };
  try {
    check(text, found);
  } catch (fault) {
    found.wrong = fault instanceof Fault ? { line: fault.line, why: fault.why } : { line: 0, why: "form" };
  }
  return found;
}

/** The pick of deal `number` among `of`, uniform by rejection sampling. */
export function draw(key: Uint8Array, number: number, of: number): number {
  const fair = WORDS - (WORDS % BigInt(of));
  for (let block = 0; ; block++) {
    const stream = new DataView(hmac(sha256, key, concatBytes(eight(number), eight(block))).buffer);
    for (let at = 0; at < 32; at += 8) {
      const word = stream.getBigUint64(at);
      if (word < fair) return Number(word % BigInt(of));
    }
  }
}

function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function check(text: string, found: Checked): void {
  const lines = text.split("\n");
  if (lines.pop() !== "" || !lines.length) throw new Fault(lines.length + 1, "cut");
  const steps = lines.map((line, i) => unchained(line, i + 1, found));
  const header = steps.shift() as unknown as { seats: string[]; shoe: { kind: string } };
  found.names = header.seats;
  if (header.shoe.kind !== "fair") throw new Fault(1, "form");
  let game = new Game(found);
  let dealt = 0;
  steps.forEach((step, i) => {
    const line = i + 2;
    if (step.seq !== i + 1) throw new Fault(line, "order");
    if (step.type === "again") game = game.next(line);
    else if (step.type === "deal") game.deal(line, ++dealt, step);
    else game.take(line, step);
  });
}

/** A line without its hash, once that is right. */
function unchained(line: string, number: number, found: Checked): Step {
  const body = `${line.slice(0, -TAIL)}}`;
  const hashed = bytesToHex(sha256(utf8ToBytes(found.chain + body))).slice(0, 32);
  if (line.slice(-TAIL) !== `${CHAIN}${hashed}"}`) throw new Fault(number, "chain");
  found.chain = hashed;
  return JSON.parse(body) as Step;
}

/** One round of commit, seals, opens, mix, deals and reveal. */
class Game {
  private readonly hashes = new Map<number, string>();
  private readonly nonces = new Map<number, string>();
  private readonly deals: [line: number, number: number, of: number, pick: number][] = [];
  private mixed = false;
  private readonly shuffle: Shuffle = { commitment: "", sealed: [], opened: [], leftOut: [], picks: 0, revealed: false };

  constructor(private readonly found: Checked) {
    found.shuffles.push(this.shuffle);
  }

  next(line: number): Game {
    if (!this.shuffle.revealed) throw new Fault(line, "order");
    return new Game(this.found);
  }

  deal(line: number, number: number, { of, pick }: Step): void {
    if (!this.mixed || this.shuffle.revealed) throw new Fault(line, "order");
    this.deals.push([line, number, of, pick]);
    this.shuffle.picks++;
  }

  take(line: number, step: Step): void {
    const inOrder = (right: boolean): void => {
      if (!right) throw new Fault(line, "order");
    };
    switch (step.type) {
      case "commit":
        inOrder(!this.shuffle.commitment);
        this.shuffle.commitment = step.commitment;
        break;
      case "seal":
        inOrder(!!this.shuffle.commitment && !this.nonces.size && !this.mixed && !this.hashes.has(step.seat));
        this.hashes.set(step.seat, step.hash);
        this.shuffle.sealed.push(step.seat);
        break;
      case "open":
        inOrder(!this.mixed && !this.nonces.has(step.seat));
        if (hashOf(step.nonce) !== this.hashes.get(step.seat)) throw new Fault(line, "hash");
        this.nonces.set(step.seat, step.nonce);
        this.shuffle.opened.push(step.seat);
        break;
      case "mix":
        inOrder(!!this.shuffle.commitment && !this.mixed);
        this.shuffle.leftOut = [...this.hashes.keys()].filter((seat) => !this.nonces.has(seat)).sort((a, b) => a - b);
        inOrder(String(this.shuffle.leftOut) === String(step.left_out));
        this.mixed = true;
        break;
      case "reveal":
        inOrder(this.mixed && !this.shuffle.revealed);
        if (hashOf(step.seed) !== this.shuffle.commitment) throw new Fault(line, "hash");
        this.shuffle.revealed = true;
        this.drawAgain(hexToBytes(step.seed));
        break;
    }
  }

  private drawAgain(seed: Uint8Array): void {
    const seats = [...this.nonces.keys()].sort((a, b) => a - b);
    const added = seats.flatMap((seat) => [Uint8Array.of(seat), hexToBytes(this.nonces.get(seat) as string)]);
    const key = hmac(sha256, seed, concatBytes(utf8ToBytes(LABEL), ...added));
    for (const [line, number, of, pick] of this.deals) {
      if (draw(key, number, of) !== pick) throw new Fault(line, "pick");
      this.found.drawn++;
    }
  }
}

function hashOf(digits: string): string {
  return bytesToHex(sha256(hexToBytes(digits)));
}
