/** Which of the things that may lie over the field is shown: one, the most pressing. */
import type { RideView, Role, TableInfo } from "../../net/wire";

export type Notice = "tunnel" | "vote" | "host" | "nobody" | "stand-in" | "watching";

/** A ride of so many attempts or cards is long: any phone may call a vote to end the game. */
const MANY_ATTEMPTS = 8;
const MANY_CARDS = 60;

/** The notice of this moment; undefined: none. */
export function notices(info: TableInfo, role: Role, away: boolean): Notice | undefined {
  if (away) return "tunnel";
  if (info.phase !== "playing") return role === "spectator" ? "watching" : undefined;
  if (info.vote) return "vote";
  if (info.paused) return info.paused;
  if (info.seats.some((one) => one.stand_in && one.seat !== null)) return "stand-in";
  return role === "spectator" ? "watching" : undefined;
}

/** May this ride last the night? */
export function isLong({ rider, over, attempt, ride_cards }: RideView): boolean {
  return rider !== null && !over && (attempt >= MANY_ATTEMPTS || ride_cards >= MANY_CARDS);
}
