/** Outcomes of talks: what the seller earned in each, 0 without a deal. */
export interface Sample {
  count: number;
  deals: number;
  sum: number;
  squares: number;
}

/** A mean with half the width of its 95 % interval, and the share of deals. */
export interface Estimate {
  mean: number;
  /** 1.96 standard errors. */
  within: number;
  deals: number;
}

export const emptySample = (): Sample => ({ count: 0, deals: 0, sum: 0, squares: 0 });

/** Counts one talk: what it earned, or null where there was no deal. */
export function addTo(sample: Sample, earned: number | null): void {
  sample.count += 1;
  if (earned === null) return;
  sample.deals += 1;
  sample.sum += earned;
  sample.squares += earned * earned;
}

/** What samples in these weights come to; the weights sum to 1. */
export function mixed(parts: readonly { sample: Sample; weight: number }[]): Estimate {
  let [mean, variance, deals] = [0, 0, 0];
  for (const { sample, weight } of parts) {
    const own = sample.sum / sample.count;
    mean += weight * own;
    deals += (weight * sample.deals) / sample.count;
    variance += (weight * weight * (sample.squares / sample.count - own * own)) / sample.count;
  }
  return { mean, within: 1.96 * Math.sqrt(Math.max(0, variance)), deals };
}

/** Samples in equal weights. */
export const evenly = (samples: readonly Sample[]): Estimate =>
  mixed(samples.map((sample) => ({ sample, weight: 1 / samples.length })));
