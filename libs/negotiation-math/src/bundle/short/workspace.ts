/** What scratch arrays of a plan are for. */
type Half = 'first half' | 'second half';
type Slot = 'accepting' | 'scores' | 'chances' | 'losses' | 'ranked';

/**
 * Scratch arrays for planning moves. Whoever asks for many moves, one after the other, hands the same workspace in each
 * time and spares laying them out anew; what is in it never changes an answer. An array holds what its last user left
 * and may be longer than asked for.
 */
export interface Workspace {
  readonly floats: (slot: Slot, length: number) => Float64Array;
  readonly words: (slot: Half, length: number) => Uint16Array;
  readonly bytes: (length: number) => Uint8Array;
}

/**
 * An empty workspace; it grows to what the largest move needs, about a quarter of a megabyte.
 * @example createWorkspace().floats('scores', 128).length >= 128 // true
 */
export function createWorkspace(): Workspace {
  const kept = new Map<Slot, Float64Array>();
  const keptWords = new Map<Half, Uint16Array>();
  let bytes = new Uint8Array(0);
  return {
    floats: (slot, length) => grown(kept, slot, length, (count) => new Float64Array(count)),
    words: (slot, length) => grown(keptWords, slot, length, (count) => new Uint16Array(count)),
    bytes: (length) => (bytes.length >= length ? bytes : (bytes = new Uint8Array(length))),
  };
}

/** What is kept for a slot, laid out anew where it is too short. */
function grown<S, A extends { length: number }>(
  kept: Map<S, A>,
  slot: S,
  length: number,
  lay: (count: number) => A,
): A {
  if ((kept.get(slot)?.length ?? -1) < length) kept.set(slot, lay(length));
  return kept.get(slot)!;
}
