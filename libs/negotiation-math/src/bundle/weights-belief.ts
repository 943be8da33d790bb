/** What is believed of the other side's hidden weights: rows of weights with their probabilities. */
export interface WeightsBelief {
  readonly count: number;
  /** Rows of `issueCount`, each summing to 1. */
  readonly weights: Float64Array;
  /** One for each row, summing to 1. */
  readonly probability: Float64Array;
}

/** The mean of the believed weights, in the order of the issues; they sum to 1. */
export function meanWeights({ count, weights, probability }: WeightsBelief): number[] {
  const issueCount = weights.length / count;
  return Array.from({ length: issueCount }, (_, issue) => {
    let mean = 0;
    for (let row = 0, at = issue; row < count; row += 1, at += issueCount) mean += probability[row]! * weights[at]!;
    return mean;
  });
}

/**
 * How much of the prior's spread of weights is gone, 0..1: 1 less the ratio of the summed standard deviations, those of a Dirichlet(1) prior below.
 * @param mean of the belief, where it is known already
 */
export function certaintyOf({ count, weights, probability }: WeightsBelief, mean: ArrayLike<number> = meanWeights({ count, weights, probability })): number {
  const issueCount = weights.length / count;
  let spread = 0;
  for (let issue = 0; issue < issueCount; issue += 1) {
    const centre = mean[issue]!;
    let variance = 0;
    for (let row = 0, at = issue; row < count; row += 1, at += issueCount) variance += probability[row]! * (weights[at]! - centre) * (weights[at]! - centre);
    spread += Math.sqrt(variance);
  }
  const priorSpread = Math.sqrt((issueCount - 1) / (issueCount + 1));
  return Math.min(1, Math.max(0, 1 - spread / priorSpread));
}
