import { EXAMPLE_TOKEN_KEY } from '../first-strike/first-strike-records.js';
import { TokenKeyResult } from '../first-strike/first-strike-classes.js';
import type { OperationRecord } from '../operation.js';
import { OpenSessionIn, OpenSessionResult, PeerNextOfferIn, PeerNextOfferResult } from './a2a-classes.js';
import { SettleIn, SettleResult } from './settle-classes.js';

/** What the operations of peer sessions have in common. */
const PEERS = {
  feature: 'a2a',
  method: 'POST',
  access: 'open',
  cost: 'free',
  stability: 'beta',
  signed: false,
  media: 'application/json',
  status: 200,
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
} as const;
const JWT = 'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcksi….…';
const SIGNATURE = 'kKhXcZNIypJtIgAyOAxQ5QOqHvNdXxnbxOkE2nOWd6PRvIPPBKP8yNxtIzFKSnARmjgaiYmRVNpeOFbiAbDRAg==';
const SESSION = 'a2a_Zm9yIGV4YW1wbGVzOiAyNTYgYml0cyBvZiByYW5kb20';
const DATABASE_AWAY = 'the database is not available; try again shortly';

/** POST /v1/a2a/open_session */
export const OPEN_PEER_SESSION: OperationRecord = {
  ...PEERS,
  id: 'openPeerSession',
  path: '/v1/a2a/open_session',
  summary: 'Open a session of two verified peers',
  description:
    'Checks a proof of each side: the attestation of its operator, and the operator’s signature over the other ' +
    'operator’s id, this negotiation, its role and an expiry time. The two operators must differ and can open a ' +
    'negotiation only once. The session lasts one day.',
  tools: [{ name: 'gt_a2a_open_session', door: 'pro' }],
  input: OpenSessionIn,
  output: OpenSessionResult,
  errors: [400, 409, 413, 415, 422, 429, 503],
  refusals: {
    400: 'the proof is not the operator’s signature over this counterparty, negotiation, role and expiry time',
    409: 'this negotiation was opened before',
    503: DATABASE_AWAY,
  },
  examples: [
    {
      name: 'opened',
      input: {
        negotiation_id: 'order-81',
        seller_proof: { operator_attestation_jwt: JWT, sig_b64: SIGNATURE, role: 'seller', expires_at: 1_795_345_600 },
        buyer_proof: { operator_attestation_jwt: JWT, sig_b64: SIGNATURE, role: 'buyer', expires_at: 1_795_345_600 },
        require_level: 'self',
      },
      output: {
        session_id: SESSION,
        negotiation_id: 'order-81',
        seller_operator_id: 'shop-agents',
        buyer_operator_id: 'acme-agents',
        level: 'self',
        expires_at: 1_795_428_400,
      },
    },
  ],
};

/** POST /v1/a2a/next_offer */
export const PEER_NEXT_OFFER: OperationRecord = {
  ...PEERS,
  id: 'peerNextOffer',
  path: '/v1/a2a/next_offer',
  summary: 'The next offer of a verified peer',
  description:
    'The next offer of one side in cooperative play: both sides reveal their range and split it. Utilities are 0 ' +
    'to 1, from the view of the side that moves. The session keeps the histories of both sides.',
  tools: [{ name: 'gt_a2a_next_offer', door: 'pro' }],
  input: PeerNextOfferIn,
  output: PeerNextOfferResult,
  errors: [400, 404, 409, 413, 415, 422, 429, 503],
  refusals: { 404: 'no session has this id', 409: 'the session is settled', 503: DATABASE_AWAY },
  examples: [
    {
      name: 'first',
      input: { session_id: SESSION, role: 'seller', my_reservation: 0.3 },
      output: {
        session_id: SESSION,
        role: 'seller',
        recommended_offer: 0.65,
        acceptance_probability: 0.5,
        expected_payoff: 0.2,
        rationale: 'Shortened.',
        posterior: { mean: 0.65, sigma: 0.2, samples: 0, opponent_type: 'peer' },
        bargaining_share: 0.5,
        focal_floor: 0.3,
        seller_moves: 1,
        buyer_moves: 0,
      },
    },
  ],
};

const AGREED = {
  session_id: SESSION,
  agreed_price: 1_250,
  currency: 'USD',
  item: 'Touring bike',
  buyer_max_price: 1_300,
};
const SETTLEMENT = 'stl_e3uZkGZ8nqTCkVzX2S0pYbR5o1mJwLhFd7aQvN4iGcM';
const PRICE = { currency: 'USD', value: 1_250 };

/** The mandates of the example, drafted or authorised. */
const mandates = (merchant_authorization: string | null): object => ({
  cart_mandate: {
    contents: {
      id: SETTLEMENT,
      user_cart_confirmation_required: true,
      payment_request: {
        method_data: [{ supported_methods: 'urn:svc:settlement-outside', data: {} }],
        details: {
          id: SESSION,
          display_items: [{ label: 'Touring bike', amount: PRICE }],
          total: { label: 'Total', amount: PRICE },
        },
        options: { request_payer_name: false, request_shipping: false },
      },
      cart_expiry: '2026-11-22T10:15:00.000Z',
      merchant_name: 'shop-agents',
    },
    merchant_authorization,
  },
  intent_mandate: {
    user_cart_confirmation_required: true,
    natural_language_description: 'Touring bike, for at most USD 1300, from shop-agents.',
    merchants: ['shop-agents'],
    intent_expiry: '2026-11-22T10:15:00.000Z',
  },
  payment_mandate_draft: {
    payment_mandate_contents: {
      payment_mandate_id: `${SETTLEMENT}.payment`,
      payment_details_id: SESSION,
      payment_details_total: { label: 'Total', amount: PRICE },
      payment_response: { request_id: SESSION, method_name: 'urn:svc:settlement-outside' },
      merchant_agent: 'shop-agents',
      timestamp: '2026-11-22T10:00:00.000Z',
    },
    user_authorization: null,
  },
});

/** POST /v1/a2a/settle */
export const PEER_SETTLE: OperationRecord = {
  ...PEERS,
  id: 'settlePeerSession',
  path: '/v1/a2a/settle',
  summary: 'Settlement mandates of a session, if both sides consent',
  description:
    'Without signatures, returns drafts of the AP2 mandates and `to_sign`, the text to sign; nothing is signed. ' +
    'With `seller_sig_b64` and `buyer_sig_b64`, made with both operators’ keys over `to_sign`, returns the ' +
    'seller’s cart, authorised by a JWT over its canonical contents; drafts of the buyer’s intent and payment; ' +
    'and a settlement JWT that binds them. A session settles one agreement, after each side has moved; ' +
    'repeating the call returns the same answer. No money is paid or held.',
  tools: [{ name: 'gt_a2a_settle', door: 'pro' }],
  input: SettleIn,
  output: SettleResult,
  errors: [400, 404, 409, 413, 415, 422, 429, 503],
  refusals: {
    400: 'the agreed price is above the buyer’s maximum',
    404: 'no session has this id',
    409: 'the session is settled',
    503: DATABASE_AWAY,
  },
  examples: [
    {
      name: 'draft',
      input: AGREED,
      output: {
        session_id: SESSION,
        ...mandates(null),
        settlement_jwt: null,
        to_sign:
          `{"agreed_price":1250,"currency":"USD","item":"Touring bike","session_id":"${SESSION}",` +
          '"terms_hash":"dCNOmK_nSY-12vHzasLXiswzlGT5UHA7jAGYkvmCuQs"}',
      },
    },
    {
      name: 'settled',
      input: { ...AGREED, seller_sig_b64: SIGNATURE, buyer_sig_b64: SIGNATURE },
      output: { session_id: SESSION, ...mandates(JWT), settlement_jwt: JWT },
    },
  ],
};

/** GET /v1/keys/settlement_notary */
export const SETTLEMENT_NOTARY: OperationRecord = {
  ...PEERS,
  id: 'getSettlementNotary',
  method: 'GET',
  path: '/v1/keys/settlement_notary',
  summary: 'The key that signs settlements',
  description:
    'The Ed25519 key that signs carts and settlements, and every key that signed them before. These keys sign ' +
    'nothing else.',
  tools: [],
  input: null,
  output: TokenKeyResult,
  errors: [429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [{ name: 'notary', input: null, output: EXAMPLE_TOKEN_KEY }],
};
