/**
 * A price as people name it: on the round step at or above the exact one where that is inside the bounds, else the next
 * round one below, else the exact one.
 * @example spokenPrice(4337, { low: 4000, high: 4900, step: 50 }) // 4350
 */
export function spokenPrice(exactTicks: number, bounds: { low: number; high: number; step: number }): number {
  const { low, high, step } = bounds;
  const exact = Math.min(high, Math.max(low, Math.ceil(exactTicks - 1e-6)));
  if (exact === high) return high;
  const up = Math.ceil(exact / step) * step;
  if (up < high) return Math.max(low, up);
  const down = Math.floor(exact / step) * step;
  return down >= low ? down : exact;
}
