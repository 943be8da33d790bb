import type { PeerProof as ProofShape, PeerRole } from '@svc/trust';
import { MAX_NEGOTIATION_CHARACTERS, MAX_TOKEN_CHARACTERS } from '@svc/trust/limits';
import { MAX_WTP_MU, MAX_WTP_SIGMA } from '@svc/negotiation-math/limits';
import { Amount, Choice, ListOf, Nested, Text, Whole } from '../fields.js';
import { LimitPosterior } from '../next-offer/prior-classes.js';

/** The bounds of peer sessions. */
const PEER_MAX_HISTORY = 256;
const PEER_MAX_ROUNDS = 1_000;
const PEER_USUAL_ROUNDS = 10;

/** That an operator takes part in a negotiation. */
export class PeerProof implements ProofShape {
  @Text({ description: 'The operator’s attestation, signed by the registry.', min: 1, max: MAX_TOKEN_CHARACTERS })
  operator_attestation_jwt!: string;

  @Text({
    description:
      'The operator’s Ed25519 signature over the canonical JSON of `{counterparty, expires_at, ' +
      'negotiation_id, role}`, base64. `counterparty` is the other operator’s id. All four members are ' +
      'signed, even those omitted here.',
    min: 88,
    max: 88,
  })
  sig_b64!: string;

  @Choice(['seller', 'buyer'], {
    description:
      'The operator’s side, as in the signed text. Default: `seller` in `seller_proof`, `buyer` in `buyer_proof`.',
    optional: true,
    nullable: true,
    default: null,
  })
  role?: PeerRole | null;

  @Whole({
    description:
      'When the proof expires, as in the signed text: seconds since 1970-01-01T00:00:00Z. Default: when the ' +
      'attestation expires.',
    optional: true,
    nullable: true,
    default: null,
  })
  expires_at?: number | null;
}

/** Who negotiates. */
export class OpenSessionIn {
  @Text({
    description: 'The id that both agents use for the negotiation.',
    min: 1,
    max: MAX_NEGOTIATION_CHARACTERS,
    example: 'order-81',
  })
  negotiation_id!: string;

  @Nested(() => PeerProof, { name: 'PeerProof', description: 'The proof of the seller’s operator.' })
  seller_proof!: PeerProof;

  @Nested(() => PeerProof, {
    name: 'PeerProof',
    description: 'The proof of the buyer’s operator, which must differ from the seller’s.',
  })
  buyer_proof!: PeerProof;

  @Choice(['self', 'domain'], {
    description: 'The verification level that both operators must have at least.',
    optional: true,
    default: 'self',
  })
  require_level?: 'self' | 'domain';
}

/** A session of two verified peers. */
export class OpenSessionResult {
  @Text({
    description:
      'The id of the session, for moves and settlement. Anyone who has it can move: share it only with the other ' +
      'agent.',
  })
  session_id!: string;

  @Text({ description: 'The id that both agents use for the negotiation.' })
  negotiation_id!: string;

  @Text({ description: 'The id of the seller’s operator.' })
  seller_operator_id!: string;

  @Text({ description: 'The id of the buyer’s operator.' })
  buyer_operator_id!: string;

  @Choice(['self', 'domain'], { description: 'The lower of the two operators’ verification levels.' })
  level!: 'self' | 'domain';

  @Whole({ description: 'When the session ends, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

/** What is known beforehand of the other side's limit. */
export class PeerPrior {
  @Amount({
    description:
      'If a seller moves: the mean of the logarithm of the buyer’s willingness to pay. If a buyer ' +
      'moves: the mean utility of sellers’ openings.',
    min: -MAX_WTP_MU,
    max: MAX_WTP_MU,
  })
  mu!: number;

  @Amount({ description: 'The standard deviation of the quantity whose mean is `mu`.', above: 0, max: MAX_WTP_SIGMA })
  sigma!: number;
}

const UTILITY = { type: 'number', minimum: 0, maximum: 1 };
const HISTORY = { maxItems: PEER_MAX_HISTORY, optional: true, default: [] };

/** A move of one side. */
export class PeerNextOfferIn {
  @Text({ description: 'The id of the session.', min: 1, max: MAX_NEGOTIATION_CHARACTERS })
  session_id!: string;

  @Choice(['seller', 'buyer'], { description: 'The side that moves.' })
  role!: PeerRole;

  @Amount({ description: 'The utility of walking away: no recommendation is below.', min: 0, max: 1 })
  my_reservation!: number;

  @ListOf(UTILITY, {
    description: 'The other side’s offers, oldest first, as utilities for the side that moves.',
    ...HISTORY,
  })
  opponent_offer_history?: number[];

  @ListOf(UTILITY, { description: 'The moving side’s own offers that were not accepted, oldest first.', ...HISTORY })
  my_offer_history?: number[];

  @Whole({
    description: 'How many offers the caller may still make; a number above 64 counts as 64.',
    min: 1,
    max: PEER_MAX_ROUNDS,
    optional: true,
    default: PEER_USUAL_ROUNDS,
  })
  deadline_rounds?: number;

  @Amount({
    description: 'This member has no effect in cooperative play.',
    min: 0,
    max: 1,
    optional: true,
    default: 0.5,
  })
  frontier_knob?: number;

  @Nested(() => PeerPrior, {
    name: 'PeerPrior',
    description: 'What is known about the other side in advance.',
    optional: true,
    nullable: true,
    default: null,
  })
  prior?: PeerPrior | null;
}

/** What to offer next, in cooperative play. */
export class PeerNextOfferResult {
  @Text({ description: 'The id of the session.' })
  session_id!: string;

  @Choice(['seller', 'buyer'], { description: 'The side that moved.' })
  role!: PeerRole;

  @Amount({
    description:
      'The offer, as its utility for the side that moves. If it equals the other side’s last offer, accept ' +
      'that offer.',
  })
  recommended_offer!: number;

  @Amount({ description: 'The probability that the offer is accepted now, 0 to 1.' })
  acceptance_probability!: number;

  @Amount({ description: 'How far the expected final utility is above the reservation.' })
  expected_payoff!: number;

  @Text({ description: 'The reasons for the offer, in words.' })
  rationale!: string;

  @Nested(() => LimitPosterior, {
    name: 'LimitPosterior',
    description: 'The estimate of the other side’s limit.',
  })
  posterior!: LimitPosterior;

  @Amount({
    description:
      'The share of the range between both sides’ limits that the offer keeps for the side that moves, 0 to 1.',
  })
  bargaining_share!: number;

  @Amount({ description: 'The lowest utility that the engine agrees to; at least the reservation.' })
  focal_floor!: number;

  @Whole({ description: 'How many moves the seller has made in this session.' })
  seller_moves!: number;

  @Whole({ description: 'How many moves the buyer has made in this session.' })
  buyer_moves!: number;
}
