/** Who is who at a table: a seat is one's place in the game, a person has one only while they play. */
import type { SeatInfo, TableInfo } from "./wire";

/** Who sits at this seat of the game. */
export function sitting(info: TableInfo, seat: number | null | undefined): SeatInfo | undefined {
  return seat === null || seat === undefined ? undefined : info.seats.find((one) => one.seat === seat);
}

/** The name of a seat. */
export function nameAt(info: TableInfo, seat: number | null | undefined): string {
  return sitting(info, seat)?.name ?? "";
}

/** This person, if they are on board. */
export function aboard(info: TableInfo, person: number | null): SeatInfo | undefined {
  return info.seats.find((one) => one.person === person);
}

/** The name of a person. */
export function nameOf(info: TableInfo, person: number | null): string {
  return aboard(info, person)?.name ?? "";
}
