/** The members that are kept of one operation, by their paths: numbers, flags and lists of numbers. */
export interface KeptMembers {
  readonly request: readonly string[];
  readonly recommendation: readonly string[];
}

const OFFER_REQUEST = ['my_reservation', 'my_offer_history', 'deadline_rounds', 'frontier_knob', 'peer_mode'] as const;

const OFFER_ANSWER = [
  'recommended_offer',
  'acceptance_probability',
  'expected_payoff',
  'bargaining_share',
  'focal_floor',
  'posterior.mean',
  'posterior.sigma',
  'posterior.samples',
] as const;

const prior = (member: string): string[] => ['low', 'high', 'mu', 'sigma'].map((name) => `${member}.params.${name}`);

/** What is kept of the operations that can be shared, by their ids. Of another operation nothing is kept. */
export const KEPT_MEMBERS: Readonly<Record<string, KeptMembers>> = {
  sellNextOffer: {
    request: [...OFFER_REQUEST, 'opponent_offer_history', 'buyer_wtp_prior.mu', 'buyer_wtp_prior.sigma'],
    recommendation: OFFER_ANSWER,
  },
  buyNextOffer: {
    request: [...OFFER_REQUEST, 'seller_offer_history', 'market_prior.mu', 'market_prior.sigma'],
    recommendation: OFFER_ANSWER,
  },
  optimalBid: {
    request: [
      'my_valuation',
      'n_competing_bidders',
      'reserve_price',
      'risk_aversion',
      ...prior('competitor_value_prior'),
    ],
    recommendation: ['optimal_bid', 'expected_surplus', 'win_probability', 'dominant_strategy'],
  },
  designOptimalAuction: {
    request: ['seller_valuation', 'n_simulations'],
    recommendation: ['expected_revenue', 'expected_profit', 'sale_probability', 'expected_welfare', 'ironing_required'],
  },
  optimalPostedPrice: {
    request: [
      'arrival_rate_per_second',
      'inventory',
      'horizon_seconds',
      'n_simulations',
      ...prior('buyer_arrival_prior'),
    ],
    recommendation: [
      'static_price',
      'static_expected_revenue',
      'static_simulated_revenue',
      'dynamic_value_estimate',
      'sellthrough_rate',
    ],
  },
};
