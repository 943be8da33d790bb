/** The greatest `high` of a uniform prior. */
export const MAX_UNIFORM_VALUE = 1e12;

/** The greatest |mu| of a lognormal prior: medians from 1e-22 to 1e22. */
export const MAX_MU = 50;

/** The least and the greatest sigma of a lognormal prior. */
export const MIN_SIGMA = 1e-6;
export const MAX_SIGMA = 10;

/** The range of each parameter of a prior, both ends included; a uniform prior also has low < high. */
export const PRIOR_RANGES = {
  low: [0, MAX_UNIFORM_VALUE],
  high: [0, MAX_UNIFORM_VALUE],
  mu: [-MAX_MU, MAX_MU],
  sigma: [MIN_SIGMA, MAX_SIGMA],
} as const;
