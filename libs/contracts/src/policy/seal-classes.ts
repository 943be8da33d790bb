import { PERIOD_UNITS, type PeriodUnit } from '@svc/policy-rules';
import { SEALED_POLICY_MAX_CHARACTERS, SEALED_POLICY_VALID_DAYS } from '@svc/reply/limits';
import { Amount, Choice, FreeObject, ListOf, ListOfNested, ListOfRecords, Text } from '../fields.js';
import { STOCK_FORM_MEMBERS, STOCK_MAX_RECORDS } from '../reply/reply-classes.js';
import { POLICY_SCHEMA } from './policy-classes.js';

/** The most characters of a seller's name. */
export const SELLER_MAX_CHARACTERS = 80;

/** What sealing a policy takes. */
export class SealIn {
  @FreeObject({ schema: 'Policy', description: `A policy from compile, check or a template, by ${POLICY_SCHEMA}.` })
  policy!: Record<string, unknown>;

  @Text({
    description: 'The seller’s name for buyers.',
    min: 1,
    words: true,
    max: SELLER_MAX_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  seller?: string | null;

  @ListOfRecords(STOCK_FORM_MEMBERS, {
    description: 'Stock records for the policy’s inventory, valid as long as the seal.',
    maxItems: STOCK_MAX_RECORDS,
    optional: true,
    nullable: true,
    default: null,
  })
  stock?: Record<string, unknown>[] | null;
}

/** A policy that its owner can hand to buyers. */
export class SealResult {
  @Text({
    description:
      `The sealed policy, at most ${SEALED_POLICY_MAX_CHARACTERS} characters, all of them allowed after the # of ` +
      'an address.',
  })
  sealed_policy!: string;

  @Text({ description: `When the seal expires, ${SEALED_POLICY_VALID_DAYS} days from now: ISO 8601 in UTC.` })
  expires_at!: string;
}

/** What reading a sealed policy takes. */
export class SealedIn {
  @Text({ description: 'The sealed policy, unchanged.', min: 1, max: SEALED_POLICY_MAX_CHARACTERS })
  sealed_policy!: string;
}

/** What a buyer of a sealed policy can choose. */
export class SealedChoice {
  @Text({ description: 'What is chosen.' })
  label!: string;

  @ListOf({ type: 'string' }, { description: 'The options, each with what it costs or saves.' })
  options!: string[];
}

/** What a buyer may know of a sealed policy before they have said anything. */
export class SealedOffer {
  @Text({ description: 'What is sold.' })
  name!: string;

  @Text({ description: 'The seller’s name; null if none was given.', nullable: true })
  seller!: string | null;

  @Choice(['en', 'zh'], { description: 'The language of the policy.' })
  language!: 'en' | 'zh';

  @Text({ description: 'ISO 4217.' })
  currency!: string;

  @Amount({ description: 'The list price of one unit, for one period if it is priced per period.' })
  list_price!: number;

  @Text({ description: 'The word for one unit; omitted for a single item.', optional: true })
  unit?: string;

  @Choice(PERIOD_UNITS, { description: 'The period that the price is for, if it is paid repeatedly.', optional: true })
  period?: PeriodUnit;

  @ListOf({ type: 'string' }, { description: 'What buyers are told of the goods.' })
  facts!: string[];

  @ListOfNested(() => SealedChoice, { name: 'SealedChoice', description: 'What the buyer can choose.' })
  choices!: SealedChoice[];

  @Text({ description: 'When the seal expires: ISO 8601 in UTC.' })
  expires_at!: string;
}
