import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client, type Socket, socketUrl } from "../src/net/client";
import type { TableState } from "../src/net/state";

class FakeSocket implements Socket {
  readyState = 1;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  onerror: WebSocket["onerror"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  says(message: object): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  breaks(): void {
    this.onclose?.call(this as unknown as WebSocket, new Event("close") as CloseEvent);
  }
  comesIn(seq: number, since = 0): void {
    this.opens();
    this.says({ type: "welcome", v: 1, seq, person: 1, role: "seat", now: 0 });
    this.says({ type: "snap", seq, since, table: { code: "KQJT", seats: [] }, view: null, you: { role: "seat" }, events: [] });
  }
}

let sockets: FakeSocket[];
let states: TableState[];
let client: Client;
const last = (): FakeSocket => sockets.at(-1)!;
const visible = (how: string): void => {
  Object.assign(document, { visibilityState: how });
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  const open = (): Socket => {
    sockets.push(new FakeSocket());
    return last();
  };
  client = new Client({ code: "KQJT", token: "ab", onstate: (state) => states.push(state), open });
  client.start();
});
afterEach(() => {
  client.stop();
  visible("visible");
  vi.useRealTimers();
});

test("the socket says who it is and what it has, and is live with the snapshot", () => {
  last().opens();
  expect(last().sent).toEqual([{ type: "hello", v: 1, code: "KQJT", token: "ab", last_seq: 0 }]);
  last().comesIn(7);
  expect(client.state).toMatchObject({ status: "live", seq: 7, person: 1 });
  expect(socketUrl()).toBe("ws://192.168.1.20:8000/ws");
});

test("a lost socket comes back at once, then ever later, at most five seconds, for ever", () => {
  last().comesIn(7);
  for (const wait of [0, 250, 500, 1000, 2000, 5000, 5000, 5000]) {
    const before = sockets.length;
    last().breaks();
    expect(client.state.status).toBe("lost");
    if (wait) {
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.length).toBe(before);
    }
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
  expect(client.state.attempt).toBe(8);
  last().comesIn(9, 7);
  expect(last().sent[0]).toMatchObject({ type: "hello", last_seq: 7 });
  expect(client.state).toMatchObject({ status: "live", attempt: 0, seq: 9 });
});

test("a phone that wakes tries at once, and asks a socket that slept whether it lives", () => {
  last().comesIn(7);
  for (let i = 0; i < 7; i += 1) {
    last().breaks();
    if (i < 6) vi.advanceTimersByTime(5000);
  }
  const before = sockets.length;
  visible("hidden");
  expect(sockets.length).toBe(before);
  visible("visible");
  expect(sockets.length).toBe(before + 1);
  last().comesIn(8, 7);
  visible("visible");
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(5000);
  expect(client.state.status).toBe("lost");
});

test("silence is noticed: a ping every ten seconds, and its pong within five", () => {
  last().comesIn(7);
  vi.advanceTimersByTime(10_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().says({ type: "pong", now: 0 });
  vi.advanceTimersByTime(9_999);
  expect(client.state.status).toBe("live");
  vi.advanceTimersByTime(1 + 5_000);
  expect(client.state.status).toBe("lost");
});

test("a command is answered once, and sent again under its id when the answer was lost", async () => {
  last().comesIn(7);
  const answer = client.do({ type: "guess", call: "red" });
  const sent = last().sent.at(-1)!;
  expect(sent).toMatchObject({ type: "cmd", at: 7, do: { type: "guess", call: "red" } });
  last().breaks();
  vi.advanceTimersByTime(1);
  last().comesIn(7, 7);
  expect(last().sent.filter(({ type }) => type === "cmd")).toEqual([sent]);
  last().says({ type: "ack", id: sent["id"], seq: 8 });
  expect(await answer).toEqual({ ok: true, seq: 8, move: "" });
  last().breaks();
  vi.advanceTimersByTime(300);
  last().comesIn(8, 7);
  expect(last().sent.filter(({ type }) => type === "cmd")).toEqual([]);
});

test("a refusal is an answer, with its facts; what was done while away waits", async () => {
  const early = client.do({ type: "pass" });
  expect(sockets[0]!.sent).toEqual([]);
  last().comesIn(3);
  const id = last().sent.at(-1)!["id"];
  last().says({ type: "err", id, code: "stale", facts: { rule: "C-4" } });
  expect(await early).toEqual({ ok: false, code: "stale", facts: { rule: "C-4" } });
});

test("another tab takes the seat: this one stays away until it is taken over", () => {
  last().comesIn(7);
  last().says({ type: "bye", code: "replaced" });
  expect(client.state).toMatchObject({ status: "replaced", reason: "replaced" });
  const before = sockets.length;
  vi.advanceTimersByTime(60_000);
  visible("visible");
  expect(sockets.length).toBe(before);
  client.takeOver();
  expect(sockets.length).toBe(before + 1);
  last().comesIn(7, 7);
  expect(client.state.status).toBe("live");
});

test("a server that starts anew is waited for; one that shuts the door is not", async () => {
  last().comesIn(7);
  last().says({ type: "bye", code: "restart" });
  expect(client.state.status).toBe("lost");
  vi.advanceTimersByTime(1);
  last().comesIn(7, 7);
  const waiting = client.do({ type: "pass" });
  last().says({ type: "bye", code: "kicked" });
  expect(client.state).toMatchObject({ status: "ended", reason: "kicked" });
  expect(await waiting).toMatchObject({ ok: false, code: "kicked" });
  expect(await client.do({ type: "pass" })).toMatchObject({ ok: false, code: "kicked" });
});

test.each(["unavailable", "idle", "too-fast"])("a server that cannot just now (%s) is asked again, and nothing is given up", async (code) => {
  last().comesIn(7);
  const waiting = client.do({ type: "pass" });
  const id = last().sent.at(-1)!["id"];
  last().says({ type: "bye", code });
  expect(client.state.status).toBe("lost");
  vi.advanceTimersByTime(1);
  last().comesIn(7, 7);
  last().says({ type: "ack", id, seq: 8 });
  expect(await waiting).toMatchObject({ ok: true, seq: 8 });
});

test("a gap is asked for, not guessed", () => {
  last().comesIn(7);
  last().says({ type: "ev", seq: 9, events: [] });
  expect(last().sent.at(-1)).toEqual({ type: "resume", seq: 7 });
  expect(client.state.seq).toBe(7);
});
