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
  @Text({ description: 'The attestation of the registry.', min: 1, max: MAX_TOKEN_CHARACTERS })
  operator_attestation_jwt!: string;

  @Text({
    description:
      'Ed25519 by the operator over the canonical JSON of `{counterparty, expires_at, negotiation_id, role}`, ' +
      'base64. `counterparty` is the id of the other operator; role and end are named in it.',
    min: 88,
    max: 88,
  })
  sig_b64!: string;

  @Choice(['seller', 'buyer'], {
    description: 'The side; left out: the one that the proof is given for. The signature names it.',
    optional: true,
    nullable: true,
    default: null,
  })
  role?: PeerRole | null;

  @Whole({
    description:
      'The end, in seconds since 1970-01-01T00:00:00Z; left out: that of the attestation. The signature names it.',
    optional: true,
    nullable: true,
    default: null,
  })
  expires_at?: number | null;
}

/** Who negotiates. */
export class OpenSessionIn {
  @Text({
    description: 'The negotiation, as both agents call it.',
    min: 1,
    max: MAX_NEGOTIATION_CHARACTERS,
    example: 'order-81',
  })
  negotiation_id!: string;

  @Nested(() => PeerProof, { name: 'PeerProof', description: 'The seller.' })
  seller_proof!: PeerProof;

  @Nested(() => PeerProof, { name: 'PeerProof', description: 'The buyer: another operator.' })
  buyer_proof!: PeerProof;

  @Choice(['self', 'domain'], { description: 'How well both must be known.', optional: true, default: 'self' })
  require_level?: 'self' | 'domain';
}

/** A session of two verified peers. */
export class OpenSessionResult {
  @Text({
    description: 'What moves and settlement take. Whoever has it can move: share it with the other agent alone.',
  })
  session_id!: string;

  @Text({ description: 'The negotiation.' })
  negotiation_id!: string;

  @Text({ description: 'The seller’s operator.' })
  seller_operator_id!: string;

  @Text({ description: 'The buyer’s operator.' })
  buyer_operator_id!: string;

  @Choice(['self', 'domain'], { description: 'The lower level of the two.' })
  level!: 'self' | 'domain';

  @Whole({ description: 'Its end, in seconds since 1970-01-01T00:00:00Z.' })
  expires_at!: number;
}

/** What is known beforehand of the other side's limit. */
export class PeerPrior {
  @Amount({
    description: 'Of a buyer’s willingness to pay: the mean of its logarithm; of seller openings: their mean utility.',
    min: -MAX_WTP_MU,
    max: MAX_WTP_MU,
  })
  mu!: number;

  @Amount({ description: 'The standard deviation.', above: 0, max: MAX_WTP_SIGMA })
  sigma!: number;
}

const UTILITY = { type: 'number', minimum: 0, maximum: 1 };
const HISTORY = { maxItems: PEER_MAX_HISTORY, optional: true, default: [] };

/** A move of one side. */
export class PeerNextOfferIn {
  @Text({ description: 'The session.', min: 1, max: MAX_NEGOTIATION_CHARACTERS })
  session_id!: string;

  @Choice(['seller', 'buyer'], { description: 'Whose move it is.' })
  role!: PeerRole;

  @Amount({ description: 'The utility of walking away. No recommendation is below it.', min: 0, max: 1 })
  my_reservation!: number;

  @ListOf(UTILITY, {
    description: 'The other side’s offers, oldest first, in the utility of whose move it is.',
    ...HISTORY,
  })
  opponent_offer_history?: number[];

  @ListOf(UTILITY, { description: 'The own offers that were not accepted, oldest first.', ...HISTORY })
  my_offer_history?: number[];

  @Whole({
    description: 'Own offers that are left; more than 64 count as 64.',
    min: 1,
    max: PEER_MAX_ROUNDS,
    optional: true,
    default: PEER_USUAL_ROUNDS,
  })
  deadline_rounds?: number;

  @Amount({
    description: 'Taken, and without effect in cooperative play.',
    min: 0,
    max: 1,
    optional: true,
    default: 0.5,
  })
  frontier_knob?: number;

  @Nested(() => PeerPrior, {
    name: 'PeerPrior',
    description: 'What is known of the other side beforehand.',
    optional: true,
    nullable: true,
    default: null,
  })
  prior?: PeerPrior | null;
}

/** What to offer next, in cooperative play. */
export class PeerNextOfferResult {
  @Text({ description: 'The session.' })
  session_id!: string;

  @Choice(['seller', 'buyer'], { description: 'Whose move it was.' })
  role!: PeerRole;

  @Amount({ description: 'The offer, in the own utility; the other side’s last offer itself means: accept it.' })
  recommended_offer!: number;

  @Amount({ description: 'That it is accepted now, 0 to 1.' })
  acceptance_probability!: number;

  @Amount({ description: 'Utility above the reservation that is expected from here to the end.' })
  expected_payoff!: number;

  @Text({ description: 'In words.' })
  rationale!: string;

  @Nested(() => LimitPosterior, { name: 'LimitPosterior', description: 'What is believed of the other side’s limit.' })
  posterior!: LimitPosterior;

  @Amount({ description: 'The share of the zone that the offer keeps.' })
  bargaining_share!: number;

  @Amount({ description: 'The least that is agreed to.' })
  focal_floor!: number;

  @Whole({ description: 'Moves of the seller in this session so far.' })
  seller_moves!: number;

  @Whole({ description: 'Moves of the buyer so far.' })
  buyer_moves!: number;
}
