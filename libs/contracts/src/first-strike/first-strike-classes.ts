import type { DeclareFirstStrike, RevealFirstStrike } from '@svc/trust';
import { MAX_PARTY_CHARACTERS, MIN_SALT_CHARACTERS } from '@svc/receipts/limits';
import {
  HASH_CHARACTERS,
  MAX_DEADLINE_CHARACTERS,
  MAX_TTL_SECONDS,
  MIN_DEADLINE_CHARACTERS,
  MIN_TTL_SECONDS,
} from '@svc/trust/limits';
import { Amount, Flag, ListOf, Text, Whole } from '../fields.js';

/** The longest nonce and the longest salt, in characters. */
const SECRET_CHARACTERS = 512;

/** What a buyer declares. */
export class DeclareFirstStrikeIn implements DeclareFirstStrike {
  @Text({ description: 'The buyer’s id, as both sides use it.', min: 1, max: MAX_PARTY_CHARACTERS, example: 'buyer-7' })
  buyer_id!: string;

  @Text({
    description: 'The seller’s id, as both sides use it.',
    min: 1,
    max: MAX_PARTY_CHARACTERS,
    example: 'seller-2',
  })
  seller_id!: string;

  @Text({
    description:
      'SHA-256 over the canonical JSON (RFC 8785) of `{buyer_id, nonce, reservation, salt, seller_id}`, ' +
      'base64url.',
    min: HASH_CHARACTERS,
    max: HASH_CHARACTERS,
    pattern: /^[A-Za-z0-9_-]{43}$/,
  })
  reservation_hash!: string;

  @Text({
    description: 'When the talks end: ISO 8601 with a time and an offset.',
    min: MIN_DEADLINE_CHARACTERS,
    max: MAX_DEADLINE_CHARACTERS,
    example: '2030-01-01T12:00:00Z',
  })
  deadline_iso!: string;

  @Whole({
    description: 'How long the commitment binds, in seconds.',
    min: MIN_TTL_SECONDS,
    max: MAX_TTL_SECONDS,
  })
  binding_ttl_seconds!: number;

  @Text({
    description:
      'The buyer’s signature: Ed25519 over the canonical JSON of `{buyer_id, deadline_iso, reservation_hash, ' +
      'seller_id}`, base64, with the key of the operator registered as `buyer_id`. Without it the ' +
      'attestation names the buyer as `unverified:` and the id.',
    min: 88,
    max: 88,
    optional: true,
    nullable: true,
    default: null,
  })
  buyer_sig_b64?: string | null;
}

/** A commitment that was declared. */
export class DeclareFirstStrikeResult {
  @Text({ description: 'The id of the commitment, needed to reveal it.' })
  commitment_id!: string;

  @Text({
    description:
      'A JWT of the type `svc-first-strike+jwt`, signed with EdDSA by the trust anchor. The JWT states which hash ' +
      'was declared, by whom and when.',
  })
  attestation_jwt!: string;

  @Whole({ description: 'When the commitment stops binding, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at_unix!: number;

  @Text({ description: 'When the commitment stops binding, as ISO 8601.' })
  expires_at_iso!: string;

  @Text({
    description: 'The public key of the trust anchor, SPKI in PEM. Pin the key rather than reading it here each time.',
  })
  trust_anchor_public_key_pem!: string;
}

/** What a buyer reveals. */
export class RevealFirstStrikeIn implements RevealFirstStrike {
  @Text({ description: 'The id of the commitment.', min: 1, max: MAX_PARTY_CHARACTERS })
  commitment_id!: string;

  @Amount({ description: 'The reservation that was committed to.' })
  reservation!: number;

  @Text({ description: 'The nonce of the commitment.', min: 1, max: SECRET_CHARACTERS })
  nonce!: string;

  @Text({ description: 'The salt of the commitment.', min: MIN_SALT_CHARACTERS, max: SECRET_CHARACTERS })
  salt!: string;
}

/** What a reveal shows. */
export class RevealFirstStrikeResult {
  @Flag({
    description:
      'Whether the inputs match the committed hash. If not, the other members are null and the commitment is ' +
      'unchanged.',
  })
  verified!: boolean;

  @Amount({ description: 'The reservation, which binds the buyer.', nullable: true })
  binding_offer!: number | null;

  @Text({ description: 'The id of the buyer.', nullable: true })
  buyer_id!: string | null;

  @Text({ description: 'The id of the seller.', nullable: true })
  seller_id!: string | null;

  @Whole({
    description: 'When the reservation was first revealed, in seconds since 1970-01-01T00:00:00Z.',
    nullable: true,
  })
  revealed_at_unix!: number | null;

  @Flag({ description: 'True for every reveal after the first.', nullable: true })
  reused!: boolean | null;
}

/** The public half of a key that signs tokens. */
export class TokenKeyResult {
  @Text({ description: 'The key in use, SPKI in PEM.' })
  public_key_pem!: string;

  @Text({ description: 'The RFC 7638 thumbprint of the key, used as `kid` in everything that the key signs.' })
  kid!: string;

  @Text({ description: 'Always `EdDSA`.' })
  alg!: string;

  @ListOf({ type: 'object' }, { description: 'Every key that ever signed, as JWKs, the key in use first.' })
  keys!: Record<string, unknown>[];

  @Text({
    description:
      'Where the key comes from: `environment`, `file`, or `ephemeral`, which lasts only until the server stops.',
  })
  key_source!: string;
}
