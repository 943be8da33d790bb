/** Default values of what a policy may leave out. */
export const POLICY_DEFAULTS = {
  engine: 'bundle2',
  meso: 3,
  maxRounds: 8,
  objective: 'balance',
  counters: [0.5, 0.8, 1],
  shareOfTrades: 0.6,
  approveAfterHours: 24,
  offerValidHours: 48,
  holdHours: 24,
} as const;

/** The names that a policy or a request may give the bargain, in alphabetical order. */
export const ENGINE_NAMES = ['bundle2', 'price1'] as const;
