/**
 * What is believed about the most a buyer would pay, in the seller's utility: lognormal, mu and sigma of its logarithm.
 * Above 1 counts as 1.
 */
export interface WtpPrior {
  /** −MAX_WTP_MU..MAX_WTP_MU. */
  mu: number;
  /** MIN_WTP_SIGMA..MAX_WTP_SIGMA. */
  sigma: number;
}

/** What sellers in this market open with, in the buyer's utility: normal, clipped to 0..1. */
export interface MarketPrior {
  /** 0..1. */
  mu: number;
  /** Above 0, at most MAX_MARKET_SIGMA. */
  sigma: number;
}
