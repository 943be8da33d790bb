import type {
  DisputeAdvice,
  DisputeRequest,
  DisputeRound as RoundShape,
  SettlementZone as ZoneShape,
} from '@svc/negotiation-math';
import {
  DEFAULT_DISPUTE_ROUNDS,
  MAX_DISPUTE_ROUNDS,
  MAX_DOLLARS,
  MIN_DISPUTE_ROUNDS,
} from '@svc/negotiation-math/limits';
import { Amount, Flag, ListOfNested, Nested, Text, Whole } from '../fields.js';

/** What the dispute operation takes. */
export class DisputeNegotiateIn implements DisputeRequest {
  @Amount({
    description: 'What the platform has offered, in USD; 0 if it refused.',
    min: 0,
    max: MAX_DOLLARS,
    example: 30,
  })
  platform_first_offer!: number;

  @Amount({
    description: 'What the platform loses if the customer walks away, in USD, such as a chargeback and its fee.',
    above: 0,
    max: MAX_DOLLARS,
    example: 250,
  })
  platform_walk_cost!: number;

  @Amount({
    description: 'The least that the customer accepts, in USD. The message never names this amount.',
    min: 0,
    max: MAX_DOLLARS,
    example: 80,
  })
  customer_floor!: number;

  @Amount({
    description: 'What the customer hopes for, in USD, for a comparison in the rationale. No figure depends on it.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    nullable: true,
    default: null,
  })
  customer_target?: number | null;

  @Whole({
    description: 'How many rounds are left; in each round the customer asks and the platform answers.',
    min: MIN_DISPUTE_ROUNDS,
    max: MAX_DISPUTE_ROUNDS,
    optional: true,
    default: DEFAULT_DISPUTE_ROUNDS,
  })
  deadline_rounds?: number;
}

/** What to ask in a round, and which answer of the platform to take. */
export class DisputeRound implements RoundShape {
  @Whole({ description: 'The number of the round, from 1.', min: 1 })
  round!: number;

  @Amount({ description: 'How much to ask for, in USD; never more than in the round before.' })
  ask!: number;

  @Amount({
    description:
      'Accept the platform’s answer from this amount on. Never above `ask` or below the floor; in the last round ' +
      'the floor.',
  })
  accept_at_least!: number;
}

/** The settlements that leave both sides better off than walking. */
export class SettlementZone implements ZoneShape {
  @Flag({ description: 'Whether any settlement leaves both sides better off than walking away.' })
  exists!: boolean;

  @Amount({ description: 'The customer’s floor.' })
  low!: number;

  @Amount({
    description: 'The platform’s walk cost, or its first offer if that is higher.',
  })
  high!: number;
}

/** What the dispute operation returns. Amounts are whole cents. */
export class DisputeNegotiateResult implements DisputeAdvice {
  @Amount({ description: 'What to ask first, in USD.' })
  opening_ask!: number;

  @ListOfNested(() => DisputeRound, { name: 'DisputeRound', description: 'One row per round.' })
  schedule!: DisputeRound[];

  @Amount({
    description: 'What to say now: the opening ask, or the platform’s first offer if it should be accepted.',
  })
  recommended_offer!: number;

  @Amount({
    description: 'Where the talks should end, in USD; null if no settlement suits both sides.',
    nullable: true,
  })
  expected_settlement!: number | null;

  @Nested(() => SettlementZone, {
    name: 'SettlementZone',
    description: 'The settlements that leave both sides better off than walking away.',
  })
  zone!: SettlementZone;

  @Text({ description: 'The reasons for the figures. The reasons name the floor, so show them only to the customer.' })
  rationale!: string;

  @Text({
    description: 'The message to send to the platform. The only figures in it are the platform’s offer and the ask.',
  })
  message!: string;
}
