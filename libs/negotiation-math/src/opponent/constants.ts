/**
 * Every number that the model of the other side was tuned with, by where it serves, with what it does and what it was
 * chosen on. "Certificate" is the game of docs/certificate.md on the seeds 9000 to 9031; "classics" are the drawn
 * domains of docs/negotiation-bench.md on the seeds 9000 and 9001.
 */

/**
 * The sampler of particles. Certificate: three move rounds brought 0.0009 more for half the speed, one 0.003 less; with
 * four times the particles on the seeds 30041 to 30054: nothing beyond the error.
 */
export const SAMPLER = {
  /**
   * Points that stand for the prior, at least, and particles that are drawn where few of those are left. Where offers
   * tell nothing, plans rest on the points alone. Certificate, seeds 30041 to 30054: 384 points in place of 192 brought
   * about 0.004, 768 no more; 256 particles 0.0006 less (seeds 30001 to 30024 as well).
   */
  particles: 384,
  /**
   * With fewer effective points than this share of them new particles are drawn. 0.4 in place of 0.25: conceder +0.005.
   */
  enoughEffective: 0.4,
  /** Particles are drawn for the behaviours that have at least this share of the belief at first. */
  leastShare: 0.0001,
  moveRounds: 2,
  /** A move goes this far, at least and at most, along the difference of two other particles. */
  leastStep: 0.3,
  mostStep: 1.1,
  seed: 7,
} as const;

/** The likelihood of offers and refusals under a behaviour that says what it asks for and takes. */
export const LIKELIHOOD = {
  /** Distances at which an offer counts as near what was to be asked for: coarse to fine. */
  scales: [0.08, 0.032, 0.0128, 0.00512],
  /**
   * The finest for behaviours that are not known to do exactly what they say. Four turns a side against the classics,
   * seed 5000: +0.004 ±0.004.
   */
  leastScale: 0.04,
  /**
   * How often somebody departs from its behaviour: when it opens, when it offers later, and when it answers. Keeps
   * every behaviour possible.
   */
  openingSurprise: 0.0003,
  offerSurprise: 0.01,
  answerSurprise: 0.02,
  /** Below this share of the likeliest a behaviour is left out of the weighing. */
  negligible: 1e-7,
  /** Openings below the best package are this far below it on average. */
  openingGap: 0.2,
  /** How far what follows such an opening may lie outside of an even way to where it ends. */
  waySlack: 0.04,
  /** So many of their offers are evidence, the latest. */
  offers: 16,
} as const;

/** The families of concession of long games, fitted to all offers at once. Classics. */
export const FAMILY = {
  /** How likely each kind is before the first offer where all was told; shared evenly by the powers of a kind. */
  priors: { stands: 0.12, time: 0.5, slow: 0.16, mirrors: 0.11, steps: 0.11 },
  /**
   * Where nothing was told, one that holds has so much of the share of `time`. In company, 20 rounds, seed 15300, last
   * offers: stated 0.58 and taken 0.48 without it, 0.63 and 0.64 with it. As much where all was told: the classics
   * −0.0036 ±0.0020 (seed 11400).
   */
  holdsUntold: 0.2,
  /**
   * Spread of slopes before the first offer: a side that concedes by time ends near its BATNA, but hardly below
   * `leastEnd`, however little it has without a deal; one that mirrors gives as much as it gets.
   */
  leastEnd: 0.3,
  timeSlopeDeviation: 0.15,
  slowSlope: 0.15,
  slowSlopeDeviation: 0.2,
  mirrorSlope: 1,
  mirrorSlopeDeviation: 0.35,
  /** A side that stands repeats its best package: the log odds of each offer that is another one. */
  changePenalty: 4,
  /**
   * The log odds, for a side that goes down in steps, of each offer that betters the one before, of each package passed
   * over, of each that it owes.
   */
  disorderPenalty: 3,
  passedOverPenalty: 1.5,
  owedPenalty: 2,
  orderTolerance: 0.004,
  hopelessPenalty: 150,
  /** An order of packages says less than a curve does: what each offer costs in log odds. */
  orderCost: 0.5,
  /** What a normal density with a fitted scale costs an offer. */
  logDensity: 1.42,
  /** Offers of one side are not independent: their evidence counts by this share. */
  evidenceShare: 0.5,
  /**
   * How sharply a side refuses what is worth less than what it asks for next, and what one refusal can cost at most.
   */
  refusalScale: 0.02,
  mostRefusalPenalty: 4,
} as const;

/** The opponents that a long game is planned against, drawn from the posterior. Classics. */
export const SCENARIO = {
  count: 96,
  /**
   * Points of the prior that weights are drawn from, at least. With 768 classics lost 0.003 at 100 rounds, seed 42000.
   */
  priorPoints: 1152,
  /**
   * One in so many has weights from a wide posterior, for a side that bargains in no known way misleads the narrow one;
   * there evidence counts by this share only.
   */
  wideEvery: 8,
  wideEvidence: 0.2,
  /** A side that stands still may yet take less than it asks for: how likely, and from where on it may be. */
  hiddenThreshold: 0.5,
  lowestHiddenThreshold: 0.45,
  /** How likely a side takes anything better than its BATNA on the last turn, and never less than it takes now. */
  yieldsAtLast: 0.04,
  neverYields: 0.03,
  /** Nobody takes what is worth less to it. */
  leastThreshold: 0.02,
} as const;

/** What options are worth to a side that has not told it. Mixed and opposed domains, 8 rounds, seed 9000. */
export const UNTOLD = {
  /** How likely interests in an issue are opposed, common and neither, before anything was offered. */
  kinds: [0.6, 0.15, 0.25],
  /** How sharply an opening picks the best option, a later change a good one; 0 or 2 for changes: no difference. */
  openingSharpness: 6,
  changeSharpness: 1,
  /** An option asked for a quarter as often as another is worth half as much. */
  frequencyPower: 0.5,
  /**
   * How far what an offer seems to be worth lies from what its maker asks for, where nothing was told. In company, seed
   * 15100: 0.1 brought 0.010 at 20 rounds and 0.032 at 100, 0.15 0.012 and 0.042, 0.2 0.014 and 0.039.
   */
  noise: 0.15,
} as const;
