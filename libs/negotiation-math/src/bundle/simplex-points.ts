const sets = new Map<string, Float64Array>();

/**
 * Points spread evenly over the simplex of weights, in rows of `issueCount` that sum to 1: quasi-random numbers for a Dirichlet(1) prior.
 * An additive recurrence by the generalised golden ratio (Roberts 2018) fills the unit cube; sorted, the gaps between its coordinates are uniform
 * on the simplex. The same numbers for everybody, computed once for each size; not to be written to.
 * @example simplexPoints(3, 256).length // 768
 */
export function simplexPoints(issueCount: number, count: number): Float64Array {
  const key = `${issueCount}/${count}`;
  const known = sets.get(key);
  if (known) return known;
  const steps = recurrenceSteps(issueCount - 1);
  const points = new Float64Array(issueCount * count);
  for (let row = 0; row < count; row += 1) {
    const cuts = Float64Array.from(steps, (step) => (0.5 + step * (row + 1)) % 1).sort();
    for (let issue = 0; issue < issueCount; issue += 1) points[row * issueCount + issue] = (cuts[issue] ?? 1) - (issue === 0 ? 0 : (cuts[issue - 1] ?? 0));
  }
  sets.set(key, points);
  return points;
}

/** The powers of 1/g, where g > 1 solves g^(d+1) = g + 1: by fixed-point iteration, which contracts. */
function recurrenceSteps(dimensions: number): number[] {
  let ratio = 2;
  for (let round = 0; round < 64; round += 1) ratio = Math.pow(1 + ratio, 1 / (dimensions + 1));
  const steps: number[] = [];
  for (let step = 1 / ratio; steps.length < dimensions; step /= ratio) steps.push(step);
  return steps;
}
