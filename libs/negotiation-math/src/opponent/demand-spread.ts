/**
 * How far demands move up and down: the root of the mean square of what each lies above the lowest before it. A side
 * that only comes down has none; one that draws its demands anew above a threshold has much.
 * @param asked what each of its offers was worth to it, oldest first
 * @example spreadOfDemands(Float64Array.of(1, 0.8, 0.7)) // 0
 */
export function spreadOfDemands(asked: Float64Array): number {
  let lowest = Infinity;
  let squares = 0;
  for (const worth of asked) {
    squares += Math.max(0, worth - lowest) ** 2;
    lowest = Math.min(lowest, worth);
  }
  return Math.sqrt(squares / (asked.length + 1));
}
