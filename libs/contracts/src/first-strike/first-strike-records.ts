import type { OperationRecord } from '../operation.js';
import {
  DeclareFirstStrikeIn,
  DeclareFirstStrikeResult,
  RevealFirstStrikeIn,
  RevealFirstStrikeResult,
  TokenKeyResult,
} from './first-strike-classes.js';

/** What the operations of first strikes have in common. */
const STRIKE = {
  feature: 'first-strike',
  access: 'open',
  cost: 'free',
  stability: 'beta',
  signed: false,
  media: 'application/json',
  status: 200,
} as const;

/** A key as examples show it: the one of RFC 8037, appendix A. */
export const EXAMPLE_TOKEN_KEY: TokenKeyResult = {
  public_key_pem:
    '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC ' +
    'KEY-----\n',
  kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  alg: 'EdDSA',
  keys: [
    {
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      kty: 'OKP',
      crv: 'Ed25519',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      alg: 'EdDSA',
      use: 'sig',
    },
  ],
  key_source: 'file',
};

/** POST /v1/negotiation/declare_first_strike */
export const DECLARE_FIRST_STRIKE: OperationRecord = {
  ...STRIKE,
  id: 'declareFirstStrike',
  method: 'POST',
  path: '/v1/negotiation/declare_first_strike',
  summary: 'Commit to a reservation without revealing it',
  description:
    'Before the talks, a buyer commits by a hash to the most that it will pay, and gets a signed attestation ' +
    'to show the seller. Once revealed, the reservation binds. Compute the hash on the buyer’s side: the ' +
    'reservation is never sent.',
  tools: [{ name: 'gt_negotiation_declare_first_strike', door: 'pro' }],
  input: DeclareFirstStrikeIn,
  output: DeclareFirstStrikeResult,
  errors: [400, 413, 415, 422, 429, 503],
  refusals: { 400: 'the deadline has passed', 503: 'the database is not available; try again shortly' },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'declared',
      input: {
        buyer_id: 'buyer-7',
        seller_id: 'seller-2',
        reservation_hash: 'UOs8to7NLQmzUSNPNmrIZU6-9-Pz_GqAVJguVcl0t4s',
        deadline_iso: '2030-01-01T12:00:00Z',
        binding_ttl_seconds: 3_600,
      },
      output: {
        commitment_id: 'fs_01JZ8Q4T7M3W5X9C2V6B0N4K8R',
        attestation_jwt: 'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcksi….…',
        expires_at_unix: 1_795_345_200,
        expires_at_iso: '2026-11-22T11:00:00.000Z',
        trust_anchor_public_key_pem: EXAMPLE_TOKEN_KEY.public_key_pem,
      },
    },
  ],
};

/** POST /v1/negotiation/reveal_first_strike */
export const REVEAL_FIRST_STRIKE: OperationRecord = {
  ...STRIKE,
  id: 'revealFirstStrike',
  method: 'POST',
  path: '/v1/negotiation/reveal_first_strike',
  summary: 'Reveal a committed reservation',
  description:
    'Checks reservation, nonce and salt against the declared hash. The first matching reveal is recorded; ' +
    'later ones return `reused` true. A reveal that does not match changes nothing.',
  tools: [{ name: 'gt_negotiation_reveal_first_strike', door: 'pro' }],
  input: RevealFirstStrikeIn,
  output: RevealFirstStrikeResult,
  errors: [400, 404, 410, 413, 415, 422, 429, 503],
  refusals: {
    404: 'no commitment has this id',
    410: 'the commitment has expired',
    503: 'the database is not available; try again shortly',
  },
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'revealed',
      input: {
        commitment_id: 'fs_01JZ8Q4T7M3W5X9C2V6B0N4K8R',
        reservation: 1_250,
        nonce: 'order-81',
        salt: 'c2FsdCBvZiBleGFtcGxlcw',
      },
      output: {
        verified: true,
        binding_offer: 1_250,
        buyer_id: 'buyer-7',
        seller_id: 'seller-2',
        revealed_at_unix: 1_795_342_000,
        reused: false,
      },
    },
    {
      name: 'another-reservation',
      input: {
        commitment_id: 'fs_01JZ8Q4T7M3W5X9C2V6B0N4K8R',
        reservation: 1_300,
        nonce: 'order-81',
        salt: 'c2FsdCBvZiBleGFtcGxlcw',
      },
      output: {
        verified: false,
        binding_offer: null,
        buyer_id: null,
        seller_id: null,
        revealed_at_unix: null,
        reused: null,
      },
    },
  ],
};

/** GET /v1/keys/trust_anchor */
export const TRUST_ANCHOR: OperationRecord = {
  ...STRIKE,
  id: 'getTrustAnchor',
  method: 'GET',
  path: '/v1/keys/trust_anchor',
  summary: 'The key that signs attestations',
  description:
    'The Ed25519 key that signs attestations of commitments and operators, and every key that signed them ' +
    'before. Pin it to verify offline.',
  tools: [{ name: 'gt_negotiation_trust_anchor_public_key', door: 'pro' }],
  input: null,
  output: TokenKeyResult,
  errors: [429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [{ name: 'anchor', input: null, output: EXAMPLE_TOKEN_KEY }],
};
