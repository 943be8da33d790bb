import { IdIndex } from './id-index.js';
import { MechanismError } from './mechanism-error.js';
import { MAX_MATCHING_CAPACITY, MAX_MATCHING_ID_CHARACTERS, MAX_MATCHING_SIDE } from './limits.js';

/** One who proposes. */
export interface Proposer {
  /** 1 to 128 characters, unique among the proposers. */
  id: string;
  /** Ids of acceptable receivers, most preferred first; one who is not listed is never proposed to. */
  preferences: string[];
}

/** One who is proposed to. */
export interface Receiver {
  /** 1 to 128 characters, unique among the receivers. */
  id: string;
  /** Ids of acceptable proposers, most preferred first; one who is not listed is never held. */
  preferences: string[];
  /** How many proposers can be held, 1..1024; 1 when absent. */
  capacity?: number;
}

/** A matching problem with every id replaced by its index, checked. */
export interface Market {
  /**
   * Proposer i's wishes, most preferred first, are `wishes[starts[i]]` up to, not including, `wishes[starts[i + 1]]`.
   */
  readonly starts: Int32Array;
  /** A receiver and the place of the proposer in its list, in one number: see `receiverOf` and `placeOf`. */
  readonly wishes: Int32Array;
  /** How many proposers each receiver can ever hold: its capacity, or the length of its list where that is less. */
  readonly rooms: Uint16Array;
}

const PLACE_BITS = 16;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** The receiver that is wished for. */
export function receiverOf(wish: number): number {
  return wish >> PLACE_BITS;
}

/** The place of the proposer in the list of that receiver, from 1; 0 where it is not listed. */
export function placeOf(wish: number): number {
  return wish & PLACE_MASK;
}

/**
 * Interns the ids of a matching problem and holds it to its preconditions.
 * @throws MechanismError that names the place of the first broken precondition
 */
export function readMarket(proposers: readonly Proposer[], receivers: readonly Receiver[]): Market {
  const proposerIndex = indexIds(proposers, 'proposers', 'proposer_count');
  const receiverIndex = indexIds(receivers, 'receivers', 'receiver_count');
  const rooms = Uint16Array.from(receivers, ({ capacity = 1, preferences }, at) =>
    Math.min(requireCapacity(capacity, at), preferences.length),
  );
  return { rooms, ...readWishes(proposers, receiverIndex, readPlaces(receivers, proposerIndex)) };
}

function indexIds(
  side: readonly { readonly id: string }[],
  member: string,
  code: 'proposer_count' | 'receiver_count',
): IdIndex {
  if (side.length === 0 || side.length > MAX_MATCHING_SIDE)
    throw new MechanismError(code, [member], `There should be 1 to ${MAX_MATCHING_SIDE} ${member}`);
  const index = new IdIndex();
  for (const [at, { id }] of side.entries()) {
    const path = [member, at, 'id'];
    if (!hasIdLength(id))
      throw new MechanismError('id_length', path, `Id should have 1 to ${MAX_MATCHING_ID_CHARACTERS} characters`);
    if (!index.add(id)) throw new MechanismError('id_repeated', path, `Ids of ${member} should differ`);
  }
  return index;
}

/** Counts code points, as JSON Schema does. */
function hasIdLength(id: string): boolean {
  if (id.length <= MAX_MATCHING_ID_CHARACTERS) return id.length > 0;
  return id.length <= 2 * MAX_MATCHING_ID_CHARACTERS && [...id].length <= MAX_MATCHING_ID_CHARACTERS;
}

function requireCapacity(capacity: number, at: number): number {
  if (Number.isInteger(capacity) && capacity >= 1 && capacity <= MAX_MATCHING_CAPACITY) return capacity;
  throw new MechanismError(
    'capacity_range',
    ['receivers', at, 'capacity'],
    `Capacity should be a whole number from 1 to ${MAX_MATCHING_CAPACITY}`,
  );
}

/**
 * The place of each proposer in each receiver's list, from 1, at proposer × receivers + receiver; 0 where it is not
 * listed.
 */
function readPlaces(receivers: readonly Receiver[], proposerIndex: IdIndex): Uint16Array {
  const places = new Uint16Array(proposerIndex.size * receivers.length);
  const intern = listInterner(proposerIndex, 'receivers');
  for (const [receiver, { preferences }] of receivers.entries()) {
    const listed = intern(preferences, receiver);
    for (let place = 0; place < preferences.length; place += 1)
      places[(listed[place] as number) * receivers.length + receiver] = place + 1;
  }
  return places;
}

/**
 * Each proposer's list with its places beside it, so that a proposal needs one look into memory that is close at hand.
 */
function readWishes(
  proposers: readonly Proposer[],
  receiverIndex: IdIndex,
  places: Uint16Array,
): Pick<Market, 'starts' | 'wishes'> {
  const starts = new Int32Array(proposers.length + 1);
  for (const [proposer, { preferences }] of proposers.entries())
    starts[proposer + 1] = (starts[proposer] as number) + preferences.length;
  const wishes = new Int32Array(starts[proposers.length] as number);
  const intern = listInterner(receiverIndex, 'proposers');
  for (const [proposer, { preferences }] of proposers.entries()) {
    const listed = intern(preferences, proposer);
    const start = starts[proposer] as number;
    for (let at = 0; at < preferences.length; at += 1) {
      const receiver = listed[at] as number;
      wishes[start + at] = (receiver << PLACE_BITS) | (places[proposer * receiverIndex.size + receiver] as number);
    }
  }
  return { starts, wishes };
}

/** Makes a function that gives the indexes of a list of ids, good until it is called again. */
function listInterner(others: IdIndex, member: string): (preferences: readonly string[], at: number) => Uint16Array {
  const listed = new Uint16Array(MAX_MATCHING_SIDE);
  const lastListed = new Uint16Array(others.size);
  return (preferences, at) => {
    const path = [member, at, 'preferences'];
    if (preferences.length > MAX_MATCHING_SIDE)
      throw new MechanismError('preference_count', path, `There should be at most ${MAX_MATCHING_SIDE} preferences`);
    let other = -1;
    for (let place = 0; place < preferences.length; place += 1) {
      other = others.findAfter(preferences[place] as string, other);
      if (other === -1)
        throw new MechanismError('id_unknown', [...path, place], 'The other side has nobody with this id');
      if (lastListed[other] === at + 1)
        throw new MechanismError('preference_repeated', [...path, place], 'A list should name each id only once');
      lastListed[other] = at + 1;
      listed[place] = other;
    }
    return listed;
  };
}
