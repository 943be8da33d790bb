/**
 * A place for numbers that is used again from call to call, for a new typed array of some size costs more than filling it. It holds what its last user left
 * and may be longer than asked for, so it serves only within one call of whoever keeps it.
 * @example const scores = keepFloats(); scores(128).length >= 128 // true
 */
export function keepFloats(): (length: number) => Float64Array {
  let kept = new Float64Array(0);
  return (length) => (kept.length >= length ? kept : (kept = new Float64Array(2 * length)));
}

/** The same for small whole numbers, 0 to 255. */
export function keepBytes(): (length: number) => Uint8Array {
  let kept = new Uint8Array(0);
  return (length) => (kept.length >= length ? kept : (kept = new Uint8Array(2 * length)));
}
