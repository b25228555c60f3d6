/** Which of the things that may lie over the field is shown: one, the most pressing. */
import type { RideView, Role, TableInfo, View } from "../../net/wire";

export type Notice = "tunnel" | "vote" | "host" | "nobody" | "stand-in" | "long" | "watching";

/** A ride of so many attempts or cards is long: any phone may call a vote to end the game. */
const MANY_ATTEMPTS = 8;
const MANY_CARDS = 60;

/** The notice of this moment; undefined: none. */
export function notices(info: TableInfo, view: View, role: Role, away: boolean): Notice | undefined {
  if (away) return "tunnel";
  if (info.phase !== "playing") return role === "spectator" ? "watching" : undefined;
  if (info.vote) return "vote";
  if (info.paused) return info.paused;
  if (info.seats.some((one) => one.stand_in && one.seat !== null)) return "stand-in";
  if (isLong(view)) return "long";
  return role === "spectator" ? "watching" : undefined;
}

function isLong(view: View): boolean {
  if (!("rider" in view)) return false;
  const ride: RideView = view;
  return ride.rider !== null && !ride.over && (ride.attempt >= MANY_ATTEMPTS || ride.ride_cards >= MANY_CARDS);
}
