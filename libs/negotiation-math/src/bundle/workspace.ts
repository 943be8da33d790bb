/** What scratch arrays of a plan are for. */
type Slot = 'first half' | 'second half' | 'accepting' | 'scores' | 'chances' | 'losses' | 'ranked';

/**
 * Scratch arrays for planning moves. Whoever asks for many moves, one after the other, hands the same workspace in each
 * time and spares laying them out anew; what is in it never changes an answer. An array holds what its last user left
 * and may be longer than asked for.
 */
export interface Workspace {
  readonly floats: (slot: Slot, length: number) => Float64Array;
  readonly bytes: (length: number) => Uint8Array;
}

/**
 * An empty workspace; it grows to what the largest move needs, about a quarter of a megabyte.
 * @example createWorkspace().floats('scores', 128).length >= 128 // true
 */
export function createWorkspace(): Workspace {
  const kept = new Map<Slot, Float64Array>();
  let bytes = new Uint8Array(0);
  return {
    floats: (slot, length) => {
      const known = kept.get(slot);
      if (known !== undefined && known.length >= length) return known;
      const laid = new Float64Array(length);
      kept.set(slot, laid);
      return laid;
    },
    bytes: (length) => (bytes.length >= length ? bytes : (bytes = new Uint8Array(length))),
  };
}
