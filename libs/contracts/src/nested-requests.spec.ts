import { describe, expect, it } from '@jest/globals';
import { OpenSessionIn, PeerNextOfferIn } from './a2a/a2a-classes.js';
import { SettleIn } from './a2a/settle-classes.js';
import { OptimalBidIn, SimulateIn } from './auction/auction-classes.js';
import { FormatRecommendationIn } from './auction/format-classes.js';
import { DeclareFirstStrikeIn } from './first-strike/first-strike-classes.js';
import { inputFaults } from './input-faults.js';
import { IssueKeyRequest } from './keys/keys-classes.js';
import { BuyNextOfferIn } from './next-offer/next-offer-classes.js';
import type { BodyClass } from './operation.js';
import { RegisterOperatorIn } from './registry/registry-classes.js';
import { AgenticTopupIn, CheckoutIn } from './wallet/billing-classes.js';

const said = (bodyClass: BodyClass, body: object): unknown[] =>
  inputFaults(bodyClass, body).map(({ loc, type }) => [loc.slice(1).join('.'), type]);

const uniform = { family: 'uniform', params: { low: 0, high: 100 } };
const proof = {
  operator_attestation_jwt: 'a.b.c',
  sig_b64: `${'A'.repeat(86)}==`,
  role: 'seller',
  expires_at: null,
};
const sessions = { negotiation_id: 'order-81', seller_proof: proof, buyer_proof: { ...proof, role: 'buyer' } };
const bid = {
  auction_format: 'first_price',
  my_valuation: 80,
  n_competing_bidders: 3,
  competitor_value_prior: uniform,
};
const strike = {
  buyer_id: 'buyer-7',
  seller_id: 'seller-2',
  reservation_hash: 'x'.repeat(43),
  deadline_iso: '2030-01-01T12:00:00Z',
  binding_ttl_seconds: 3_600,
};
const key = {
  agent_id: 'acme-buyer-7',
  contact_email: 'ops@acme.example',
  intended_use_summary: 'Buys packaging in small lots.',
};
const operator = { operator_id: 'acme-agents', public_key_b64: `${'A'.repeat(43)}=` };
const settled = { session_id: 'ses_1', agreed_price: 1_250 };
const move = { session_id: 'ses_1', role: 'seller', my_reservation: 0.3 };

describe('a request as agents send it', () => {
  it.each<[string, BodyClass, object]>([
    ['a bid without a reserve', OptimalBidIn, bid],
    ['a bid with one, averse to risk', OptimalBidIn, { ...bid, reserve_price: 20, risk_aversion: 0.5 }],
    [
      'a simulation of two bidders',
      SimulateIn,
      { auction_format: 'english_ascending', bidder_priors: [uniform, uniform], reserve_price: 0 },
    ],
    ['a session of two peers', OpenSessionIn, sessions],
    ['a first move', PeerNextOfferIn, move],
    ['a move with a prior', PeerNextOfferIn, { ...move, prior: { mu: -0.5, sigma: 0.3 }, deadline_rounds: 1_000 }],
    ['a settlement in another currency', SettleIn, { ...settled, currency: 'EUR', terms: { delivery: 'June' } }],
    ['a first strike', DeclareFirstStrikeIn, strike],
    ['a key', IssueKeyRequest, key],
    ['a challenge for an operator', RegisterOperatorIn, operator],
    ['a checkout of a pack', CheckoutIn, { pack: null, amount_cents: 5_000 }],
    ['a payment by a machine', AgenticTopupIn, { amount_cents: 1_000, payment_token: 'spt_1AbC' }],
    [
      'a buyer’s next offer',
      BuyNextOfferIn,
      { my_reservation: 0.3, deadline_rounds: 5, defenses: ['focal_commitment'] },
    ],
  ])('is taken as %s', (_, bodyClass, body) => expect(said(bodyClass, body)).toEqual([]));
});

describe('a request with a fault inside', () => {
  it.each<[string, BodyClass, object, [string, string]]>([
    [
      'an unknown family',
      OptimalBidIn,
      { ...bid, competitor_value_prior: { ...uniform, family: 'normal' } },
      ['competitor_value_prior.family', 'enum'],
    ],
    [
      'a family without parameters',
      OptimalBidIn,
      { ...bid, competitor_value_prior: { family: 'uniform' } },
      ['competitor_value_prior.params', 'missing'],
    ],
    [
      'parameters in a list',
      OptimalBidIn,
      { ...bid, competitor_value_prior: { family: 'uniform', params: [0, 1] } },
      ['competitor_value_prior.params', 'object_type'],
    ],
    [
      'a prior that is a word',
      SimulateIn,
      { auction_format: 'first_price', bidder_priors: [uniform, 'uniform'], reserve_price: 0 },
      ['bidder_priors.1', 'object_type'],
    ],
    [
      'a weight below 0',
      FormatRecommendationIn,
      { bidder_value_prior: uniform, n_bidders: 4, seller_valuation: 0, weights: { speed: -1 } },
      ['weights.speed', 'greater_than_equal'],
    ],
    [
      'a criterion of nobody',
      FormatRecommendationIn,
      { bidder_value_prior: uniform, n_bidders: 4, seller_valuation: 0, weights: { beauty: 1 } },
      ['weights.beauty', 'extra_forbidden'],
    ],
    [
      'a proof that is not signed',
      OpenSessionIn,
      { ...sessions, buyer_proof: { ...proof, sig_b64: '' } },
      ['buyer_proof.sig_b64', 'string_too_short'],
    ],
    [
      'a proof for a third side',
      OpenSessionIn,
      { ...sessions, seller_proof: { ...proof, role: 'broker' } },
      ['seller_proof.role', 'enum'],
    ],
    [
      'a prior without spread',
      PeerNextOfferIn,
      { ...move, prior: { mu: 0, sigma: 0 } },
      ['prior.sigma', 'greater_than'],
    ],
    ['a currency in small letters', SettleIn, { ...settled, currency: 'eur' }, ['currency', 'value_error']],
    ['nothing to be paid', SettleIn, { ...settled, agreed_price: 0 }, ['agreed_price', 'greater_than']],
    [
      'a hash in hexadecimal',
      DeclareFirstStrikeIn,
      { ...strike, reservation_hash: 'a1'.repeat(32) },
      ['reservation_hash', 'string_too_long'],
    ],
    [
      'a hash with a sign that no hash has',
      DeclareFirstStrikeIn,
      { ...strike, reservation_hash: `${'x'.repeat(42)}+` },
      ['reservation_hash', 'value_error'],
    ],
    [
      'a binding of a minute less a second',
      DeclareFirstStrikeIn,
      { ...strike, binding_ttl_seconds: 59 },
      ['binding_ttl_seconds', 'greater_than_equal'],
    ],
    ['no mail address', IssueKeyRequest, { ...key, contact_email: 'ops@acme' }, ['contact_email', 'value_error']],
    [
      'two mail addresses',
      IssueKeyRequest,
      { ...key, contact_email: 'a@b.example c@d.example' },
      ['contact_email', 'value_error'],
    ],
    [
      'a use of two words',
      IssueKeyRequest,
      { ...key, intended_use_summary: 'to buy' },
      ['intended_use_summary', 'string_too_short'],
    ],
    [
      'an operator with a blank',
      RegisterOperatorIn,
      { ...operator, operator_id: 'acme agents' },
      ['operator_id', 'value_error'],
    ],
    [
      'an operator that begins with a dot',
      RegisterOperatorIn,
      { ...operator, operator_id: '.acme' },
      ['operator_id', 'value_error'],
    ],
    [
      'a prior of a word',
      OptimalBidIn,
      { ...bid, competitor_value_prior: { family: 'uniform', params: { low: 0, high: 'x' } } },
      ['competitor_value_prior.params.high', 'number_type'],
    ],
    [
      'a key of the wrong length',
      RegisterOperatorIn,
      { ...operator, public_key_b64: 'AAAA' },
      ['public_key_b64', 'string_too_short'],
    ],
    ['a pack that is not sold', CheckoutIn, { pack: 'huge' }, ['pack', 'enum']],
    ['half a cent', AgenticTopupIn, { amount_cents: 1_000.5 }, ['amount_cents', 'int_type']],
    [
      'a token with a line break',
      AgenticTopupIn,
      { amount_cents: 1_000, payment_token: 'spt\n1' },
      ['payment_token', 'value_error'],
    ],
    [
      'a defense of nobody’s number',
      BuyNextOfferIn,
      { my_reservation: 0.3, deadline_rounds: 5, defenses: [1] },
      ['defenses.0', 'string_type'],
    ],
  ])('is refused for %s, and told where', (_, bodyClass, body, fault) => {
    expect(said(bodyClass, JSON.parse(JSON.stringify(body)) as object)).toEqual([fault]);
  });
});
