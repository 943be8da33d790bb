import { describe, expect, it } from '@jest/globals';
import {
  above,
  flag,
  list,
  may,
  membersOf,
  must,
  number,
  object,
  of,
  orNull,
  SHARING,
  text,
  whole,
  word,
} from './testing/specified.js';

const FORMATS = word('first_price', 'second_price_truthful', 'english_ascending');
const dollars = number(0, 1e9);

/** The document of negotiation maths, section 2: auctions, mechanisms and offers. */
describe('the members that the specification of auctions names', () => {
  it('of a prior: a family of two, and its parameters', () => {
    expect(membersOf('PriorParams')).toMatchObject({ family: { required: true }, params: must(object) });
    expect((membersOf('PriorParams')['family']?.['words'] as string[]).toSorted()).toEqual(['lognorm', 'uniform']);
  });

  it('of a bid', () => {
    expect(membersOf('OptimalBidIn')).toMatchObject({
      auction_format: must(FORMATS),
      my_valuation: must(above(0)),
      n_competing_bidders: must(whole(1, 100)),
      competitor_value_prior: must(of('PriorParams')),
      reserve_price: may(orNull(number())),
      risk_aversion: may(number(0.1, 1), 1),
      ...SHARING,
    });
    expect(membersOf('OptimalBidResult')).toMatchObject({
      optimal_bid: must(number()),
      expected_surplus: must(orNull(number())),
      win_probability: must(orNull(number())),
      dominant_strategy: must(flag),
      rationale: must(text()),
    });
  });

  it('of a reserve', () => {
    expect(membersOf('OptimalReserveIn')).toMatchObject({
      bidder_value_prior: must(of('PriorParams')),
      n_bidders: must(whole(1, 100)),
      seller_valuation: must(number(0)),
    });
    expect(membersOf('OptimalReserveResult')).toMatchObject({
      reserve_price: must(number()),
      expected_revenue: must(number()),
      expected_revenue_no_reserve: must(number()),
      expected_efficiency_loss: must(number()),
      rationale: must(text()),
    });
  });

  it('of a recommended format', () => {
    expect(membersOf('FormatRecommendationIn')).toMatchObject({
      bidder_value_prior: must(of('PriorParams')),
      n_bidders: must(whole(1, 100)),
      seller_valuation: must(number(0)),
      weights: may(orNull({ type: 'FormatWeights' })),
    });
    expect(Object.keys(membersOf('FormatWeights'))).toEqual(['revenue', 'speed', 'transparency']);
    expect(membersOf('FormatRecommendationResult')).toMatchObject({
      recommended_format: must(FORMATS),
      scores: { required: true },
      expected_revenue_by_format: { required: true },
      rationale: must(text()),
    });
  });

  it('of a simulated auction: 100 to 100,000 draws, 10,000 where nothing is said', () => {
    expect(membersOf('SimulateIn')).toMatchObject({
      auction_format: must({ type: 'string' }),
      bidder_priors: must(list(of('PriorParams'))),
      reserve_price: must(number(0)),
      n_simulations: may(whole(100, 100_000), 10_000),
      seed: may(orNull(whole())),
    });
    expect(membersOf('SimulateResult')).toMatchObject({
      mean_revenue: must(number()),
      ci_95: must(list(number())),
      efficiency: must(number()),
      winner_index_distribution: must(list(number())),
      n_simulations: must(whole()),
    });
  });

  it('of a matching: up to 1,024 on either side, each with up to 1,024 preferences', () => {
    const person = { id: must(text(1, 128)), preferences: must(list(text(), undefined, 1024)) };
    expect(membersOf('MatchingProposer')).toMatchObject(person);
    expect(membersOf('MatchingReceiver')).toMatchObject({ ...person, capacity: may(whole(1, 1024), 1) });
    expect(membersOf('MatchingIn')).toMatchObject({
      proposers: must(list(of('MatchingProposer'), 1, 1024)),
      receivers: must(list(of('MatchingReceiver'), 1, 1024)),
    });
    expect(membersOf('MatchingResult')).toMatchObject({
      matching: must(object),
      unmatched_proposers: must(list(text())),
      blocking_pairs: must({ type: 'array', item: 'array' }),
      n_proposals: must(whole()),
    });
  });

  it('of an auction to design', () => {
    expect(membersOf('AuctionDesignIn')).toMatchObject({
      bidder_priors: must(list(of('PriorParams'), 1, 50)),
      seller_valuation: must(number(0)),
      objective: may(word('revenue', 'welfare'), 'revenue'),
      n_simulations: may(whole(500, 50_000), 5000),
      seed: may(whole(), 42),
      ...SHARING,
    });
    expect(membersOf('AuctionDesignResult')).toMatchObject({
      mechanism: must({ type: 'string' }),
      reserve_prices: must(object),
      expected_revenue: must(number()),
      expected_welfare: must(number()),
      ironing_required: must(flag),
      rationale: must(text()),
    });
  });

  it('of a posted price', () => {
    expect(membersOf('PostedPriceIn')).toMatchObject({
      buyer_arrival_prior: must(of('PriorParams')),
      arrival_rate_per_second: must(above(0, 100)),
      inventory: must(whole(1, 10_000)),
      horizon_seconds: must(above(0, 604_800)),
      n_simulations: may(whole(100, 20_000), 2000),
      seed: may(whole(), 42),
      ...SHARING,
    });
    expect(membersOf('PostedPriceResult')).toMatchObject({
      static_price: must(number()),
      static_expected_revenue: must(number()),
      static_simulated_revenue: must(number()),
      dynamic_schedule: must({ type: 'array' }),
      dynamic_value_estimate: must(number()),
      sellthrough_rate: must(number()),
      rationale: must(text()),
    });
  });
});

describe('the members that the specification of offers names', () => {
  it('of a menu', () => {
    expect(membersOf('MenuSpec')).toMatchObject({
      name: may(text(undefined, 120), ''),
      dims: list(of('DimSpec'), undefined, 8),
      deps: may(of('DepsSpec')),
      cost: may({ type: 'array', maxItems: 8 }),
      items: may({ type: 'array' }),
    });
    expect(membersOf('DimSpec')).toMatchObject({
      id: must(text(1, 64)),
      kind: must({ type: 'string' }),
      options: may(list(of('OptionSpec'), undefined, 12)),
      qty_cap: may(whole(1, 12), 1),
      negotiable: may(orNull(word('free', 'lever', 'auto'))),
    });
    expect(Object.keys(membersOf('DepsSpec'))).toEqual(['valid_on', 'requires', 'excludes']);
  });

  it('of an option of a menu', () => {
    expect(membersOf('OptionSpec')).toMatchObject({
      id: must(text(1, 64)),
      label: may(text(undefined, 120), ''),
      price_delta: may(dollars, 0),
      unit_cost: may(dollars, 0),
      salvage: may(dollars, 0),
      perishable: may(flag, false),
      stock_limited: may(flag, false),
      immediate: may(flag, true),
      slot_ticks: may(whole(0, 10_000), 0),
    });
  });

  it('of a buyer and of the state of a shop', () => {
    expect(membersOf('BuyerSpec')).toMatchObject({
      values: object,
      qty_decay: may(number(0, 1), 0.15),
      outside: may(dollars, 0),
      balk: may(number(0, 1), 0),
      defer: object,
    });
    expect(membersOf('StateSpec')).toMatchObject({
      tick: may(whole(0), 0),
      inventory: may(object),
      capacity: may(object),
      expiring: may(list(text(), undefined, 128)),
      expected_demand: may(object),
    });
  });

  it('of a quote and of its options', () => {
    expect(membersOf('QuoteRequest')).toMatchObject({
      spec: must(of('MenuSpec')),
      buyer: must(of('BuyerSpec')),
      state: may(orNull({ type: 'StateSpec' })),
      config: may(orNull(object)),
      opts: may(of('QuoteOptsSpec')),
    });
    expect(membersOf('QuoteOptsSpec')).toMatchObject({
      quote_lookers: may(flag, true),
      min_price_frac: may(number(0, 1), 0),
      qty_appetite: may(flag, false),
      seller_weight: may(number(0, 1), 0.5),
    });
    expect(membersOf('ProfileRequest')).toMatchObject({
      spec: must(of('MenuSpec')),
      state: may(orNull({ type: 'StateSpec' })),
    });
  });

  it('of a request of the price protocol', () => {
    expect(membersOf('QuoteReq')).toMatchObject({
      protocol: may(word('svc-price/1'), 'svc-price/1'),
      machine_id: may(text(), 'demo-01'),
      intent: must(of('Intent')),
    });
    expect(membersOf('Intent')).toMatchObject({
      sku: must(text()),
      quantity: may(whole(1, 3), 1),
      substitutes_ok: may(flag, true),
      buyer: may(orNull({ type: 'BuyerBlock' })),
    });
    expect(membersOf('BuyerBlock')).toMatchObject({
      disclosure: may(orNull({ type: 'Disclosure' })),
      peer_proof: may(orNull({ type: 'PeerProof' })),
    });
    expect(membersOf('Disclosure')).toMatchObject({ utilities: object, walk_cost: { type: 'number' } });
  });
});
