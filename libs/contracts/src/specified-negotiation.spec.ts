import { describe, expect, it } from '@jest/globals';
import { VERTICALS } from './sharing.js';
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

const share = number(0, 1);
const history = list(number(0, 1), undefined, 128);

/** The document of negotiation maths, section 2: what it says of members, and nothing else. */
describe('the members that the specification of negotiation names', () => {
  it('of what is shared: twelve verticals, in these words', () => {
    expect(VERTICALS).toEqual([
      'ad_inventory',
      'saas_procurement',
      'cloud_compute',
      'freight_logistics',
      'media_licensing',
      'm_and_a_buyside',
      'm_and_a_sellside',
      'real_estate',
      'energy_trading',
      'professional_services',
      'marketplace_b2b',
      'other',
    ]);
  });

  it('of a turn in dollars: side, walk-away price and target, and what may be left out', () => {
    expect(membersOf('NegotiateTurnIn')).toMatchObject({
      side: must(word('sell', 'buy')),
      walk_away: must(number()),
      target: must(number()),
      counterparty_offers: may(list(number())),
      my_previous_offers: may(list(number())),
      rounds_left: may(whole(1), 8),
      item: may(text(), 'this'),
    });
    expect(membersOf('NegotiateTurnResult')).toMatchObject({
      action: must({ type: 'string' }),
      recommended_price: must(number()),
      message: must(text()),
      fit: must(of('TurnFit')),
      expected_settlement: must(number()),
    });
    expect(membersOf('TurnFit')).toMatchObject({ score: must(number()) });
  });

  it('of a seller’s next offer', () => {
    expect(membersOf('SellNextOfferIn')).toMatchObject({
      my_reservation: must(share),
      opponent_offer_history: may(history),
      my_offer_history: may(history),
      deadline_rounds: must(whole(1, 64)),
      frontier_knob: may(share, 0.5),
      buyer_wtp_prior: may(orNull({ type: 'WTPPrior' })),
      peer_mode: may(flag, false),
      ...SHARING,
    });
    expect(membersOf('SellNextOfferResult')).toMatchObject({
      recommended_offer: must(number()),
      acceptance_probability: must(number()),
      expected_payoff: must(number()),
      rationale: must(text()),
      posterior: must(of('LimitPosterior')),
      bargaining_share: must(number()),
      focal_floor: must(number()),
    });
  });

  it('of a buyer’s next offer', () => {
    expect(membersOf('BuyNextOfferIn')).toMatchObject({
      my_reservation: must(share),
      seller_offer_history: may(history),
      my_offer_history: may(history),
      deadline_rounds: must(whole(1, 64)),
      frontier_knob: may(share, 0.5),
      defenses: may({ type: 'array', nullable: true }),
      market_prior: may(orNull({ type: 'MarketPrior' })),
      peer_mode: may(flag, false),
      ...SHARING,
    });
    expect(membersOf('BuyNextOfferResult')).toMatchObject({
      recommended_offer: must(number()),
      acceptance_probability: must(number()),
      expected_payoff: must(number()),
      warnings: must(list(of('OfferWarning'))),
      defense_actions: must(list(of('DefenseAction'))),
      rationale: must(text()),
      posterior: must(of('LimitPosterior')),
      bargaining_share: must(number()),
      focal_floor: must(number()),
    });
  });

  it('of a market prior: a mean from 0 to 1 and a deviation above 0', () => {
    expect(membersOf('MarketPrior')).toMatchObject({ mu: must(share), sigma: must(above(0)) });
  });

  it('of the detection of an anchor', () => {
    expect(membersOf('AnchorAttackIn')).toMatchObject({
      opponent_offer_history: must(history),
      market_prior: must(of('MarketPrior')),
    });
    expect(membersOf('AnchorAttackResult')).toMatchObject({
      is_anchor_attack: must(flag),
      z_score: must(number()),
      severity: must(number()),
      recommended_response: must(word('ignore', 'counter_with_market', 'walk_away')),
      rationale: must(text()),
    });
  });

  it('of a first strike that is declared', () => {
    expect(membersOf('DeclareFirstStrikeIn')).toMatchObject({
      buyer_id: must(text(1, 128)),
      seller_id: must(text(1, 128)),
      reservation_hash: must({ ...text(43, 43), pattern: '^[A-Za-z0-9_-]{43}$' }),
      deadline_iso: must(text(15, 64)),
      binding_ttl_seconds: must(whole(60, 86_400)),
    });
    expect(membersOf('DeclareFirstStrikeResult')).toMatchObject({
      commitment_id: must(text()),
      attestation_jwt: must(text()),
      expires_at_unix: must(whole()),
      expires_at_iso: must(text()),
      trust_anchor_public_key_pem: must(text()),
    });
  });

  it('of a first strike that is revealed', () => {
    expect(membersOf('RevealFirstStrikeIn')).toMatchObject({
      commitment_id: must(text()),
      reservation: must(number()),
      nonce: must(text(1)),
      salt: must({ type: 'string' }),
    });
    expect(membersOf('RevealFirstStrikeResult')).toMatchObject({
      verified: must(flag),
      binding_offer: must(number()),
      buyer_id: must(text()),
      seller_id: must(text()),
      revealed_at_unix: must(whole()),
      reused: must(flag),
    });
  });

  it('of a session of peers, and of the proof that each brings', () => {
    expect(membersOf('OpenSessionIn')).toMatchObject({
      negotiation_id: must(text()),
      seller_proof: must(of('PeerProof')),
      buyer_proof: must(of('PeerProof')),
      require_level: may(word('self', 'domain'), 'self'),
    });
    expect(membersOf('OpenSessionResult')).toMatchObject({ session_id: must(text()) });
    expect(membersOf('PeerProof')).toMatchObject({
      operator_attestation_jwt: must(text()),
      sig_b64: must(text()),
      role: may(orNull({ type: 'string' })),
      expires_at: may(orNull(whole())),
    });
  });

  it('of a move in a session of peers', () => {
    const moves = list(number(0, 1), undefined, 256);
    expect(membersOf('PeerNextOfferIn')).toMatchObject({
      session_id: must(text()),
      role: must(word('seller', 'buyer')),
      my_reservation: must(share),
      opponent_offer_history: may(moves),
      my_offer_history: may(moves),
      deadline_rounds: may(whole(1, 1000), 10),
      frontier_knob: may(share, 0.5),
      prior: may(orNull({ type: 'PeerPrior' })),
    });
  });

  it('of an operator that registers, and of a domain that speaks for it', () => {
    expect(membersOf('RegisterOperatorIn')).toMatchObject({
      operator_id: must(text()),
      public_key_b64: must(text(44, 44)),
      display_name: may(orNull(text())),
    });
    expect(membersOf('DomainChallengeIn')).toMatchObject({
      domain: must(text()),
      public_key_b64: must(text(44, 44)),
    });
    expect(membersOf('VerifyDomainIn')).toMatchObject({
      domain: must(text()),
      public_key_b64: must(text(44, 44)),
      display_name: may(orNull(text())),
    });
  });

  it('of a settlement, which is in US dollars where nothing else is said', () => {
    expect(membersOf('SettleIn')).toMatchObject({
      session_id: must(text()),
      agreed_price: must({ type: 'number' }),
      currency: may(text(), 'USD'),
      item: may(orNull(text())),
      buyer_max_price: may(orNull({ type: 'number' })),
      terms: may(orNull(object)),
    });
  });

  it('of a move over several issues', () => {
    const issue = { name: must(text()), options: must({ type: 'array' }), my_utility: must(list(number())) };
    for (const name of ['BundleIssue', 'UntoldIssue']) expect(membersOf(name)).toMatchObject(issue);
    expect(membersOf('BundleIn')).toMatchObject({
      issues: must(list(of('UntoldIssue'), 2)),
      their_offers: may(list(object)),
      my_priorities: may(orNull(object)),
      my_batna: may(share, 0.4),
      their_batna_estimate: may(share, 0.4),
      rounds_left: may(orNull(whole(1))),
    });
    expect(membersOf('BundleMoveIn')).toMatchObject({
      api_key: { type: 'string' },
      session_id: must(text()),
      issues: must(list(of('UntoldIssue'))),
      their_offers: may({ type: 'array', nullable: true }),
      my_priorities: may(orNull(object)),
      my_batna: may(number(), 0.4),
      their_batna_estimate: may(number(), 0.4),
      cooperation: may(orNull(number())),
    });
  });

  it('of a dispute: between 4 and 32 rounds, 10 where nothing is said', () => {
    expect(membersOf('DisputeNegotiateIn')).toMatchObject({
      platform_first_offer: must(number(0)),
      platform_walk_cost: must(above(0)),
      customer_floor: must(number(0)),
      customer_target: may(orNull(number(0))),
      deadline_rounds: may(whole(4, 32), 10),
    });
  });
});
