/**
 * The places of all receivers. An entry is a place in the receiver's list, from 1, and the proposer who has it, in one
 * number. Each receiver's entries are a heap with the least preferred on top, so that whoever is to be displaced is at
 * hand.
 */
export interface Seats {
  /** Receiver i's heap begins at `starts[i]` and has room up to `starts[i + 1]`. */
  readonly starts: Int32Array;
  readonly held: Int32Array;
  /** How many each receiver holds. */
  readonly counts: Uint16Array;
  /**
   * The least preferred entry of each receiver whose places are all taken, which a new one has to beat; OPEN for
   * others.
   */
  readonly limits: Int32Array;
}

/** Greater than every entry. */
const OPEN = 0x7fffffff;

/** Stands for a proposer where there is none. */
export const NOBODY = -1;

const PROPOSER_BITS = 16;
const PROPOSER_MASK = (1 << PROPOSER_BITS) - 1;

/**
 * As many empty places as each receiver has room.
 * @example emptySeats(Uint16Array.of(2, 1)).held.length // 3
 */
export function emptySeats(rooms: Uint16Array): Seats {
  const starts = new Int32Array(rooms.length + 1);
  for (let receiver = 0; receiver < rooms.length; receiver += 1)
    starts[receiver + 1] = (starts[receiver] as number) + (rooms[receiver] as number);
  return {
    starts,
    held: new Int32Array(starts[rooms.length] as number),
    counts: new Uint16Array(rooms.length),
    limits: new Int32Array(rooms.length).fill(OPEN),
  };
}

/**
 * Lets a receiver consider a proposer whom it lists.
 * @param place of the proposer in the receiver's list, from 1
 * @returns who is turned away: the proposer, one who was held until now, or NOBODY
 * @example consider(emptySeats(Uint16Array.of(1)), 0, 1, 7) // -1
 */
export function consider(seats: Seats, receiver: number, place: number, proposer: number): number {
  const entry = (place << PROPOSER_BITS) | proposer;
  const limit = seats.limits[receiver] as number;
  if (entry > limit) return proposer;
  if (limit === OPEN) {
    fill(seats, receiver, entry);
    return NOBODY;
  }
  displace(seats, receiver, entry);
  return limit & PROPOSER_MASK;
}

/**
 * Whether a receiver would take a proposer at this place of its list, as it stands.
 * @example wouldHold(emptySeats(Uint16Array.of(1)), 0, 1) // true
 */
export function wouldHold({ limits }: Seats, receiver: number, place: number): boolean {
  return place < (limits[receiver] as number) >> PROPOSER_BITS;
}

/**
 * The proposers that a receiver holds, most preferred first.
 * @example heldBy(emptySeats(Uint16Array.of(1)), 0) // []
 */
export function heldBy({ starts, held, counts }: Seats, receiver: number): number[] {
  const start = starts[receiver] as number;
  return Array.from(held.slice(start, start + (counts[receiver] as number)).sort(), (entry) => entry & PROPOSER_MASK);
}

function fill({ starts, held, counts, limits }: Seats, receiver: number, entry: number): void {
  const start = starts[receiver] as number;
  const count = counts[receiver] as number;
  let at = count;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = held[start + parent] as number;
    if (above >= entry) break;
    held[start + at] = above;
    at = parent;
  }
  held[start + at] = entry;
  counts[receiver] = count + 1;
  if (start + count + 1 === starts[receiver + 1]) limits[receiver] = held[start] as number;
}

function displace({ starts, held, counts, limits }: Seats, receiver: number, entry: number): void {
  const start = starts[receiver] as number;
  const count = counts[receiver] as number;
  let at = 0;
  for (let child = 1; child < count; child = 2 * at + 1) {
    if (child + 1 < count && (held[start + child + 1] as number) > (held[start + child] as number)) child += 1;
    const below = held[start + child] as number;
    if (below <= entry) break;
    held[start + at] = below;
    at = child;
  }
  held[start + at] = entry;
  limits[receiver] = held[start] as number;
}
