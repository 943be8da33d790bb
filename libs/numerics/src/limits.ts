/** The greatest `high` of a uniform prior. */
export const MAX_UNIFORM_VALUE = 1e12;

/** The greatest |mu| of a lognormal prior: medians from 1e-22 to 1e22. */
export const MAX_MU = 50;

/** The least and the greatest sigma of a lognormal prior. */
export const MIN_SIGMA = 1e-6;
export const MAX_SIGMA = 10;
