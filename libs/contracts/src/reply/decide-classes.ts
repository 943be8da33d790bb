import type { BidDecision } from '@svc/reply';
import { APPROVER_MAX_CHARACTERS } from '@svc/receipts/limits';
import { DECISIONS } from '@svc/reply/limits';
import { Amount, Choice, FreeObject, ListOfRecords, Text } from '../fields.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';
import { STOCK_FORM_MEMBERS, STOCK_MAX_RECORDS } from './reply-classes.js';

/** What the seller decides on the bid that waits. */
export class BidDecisionIn {
  @Choice(DECISIONS, {
    description:
      '`accept` offers the buyer their bid, and closes the deal at once if the bid is signed; `counter` offers ' +
      '`price`; `decline` repeats the current offer.',
  })
  decision!: BidDecision;

  @Amount({
    description: 'The unit price; only with `counter`.',
    above: 0,
    optional: true,
    nullable: true,
    default: null,
  })
  price?: number | null;

  @Text({
    description: 'The name of the person who decides; recorded in the receipt as `approved_by`.',
    min: 1,
    words: true,
    max: APPROVER_MAX_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  by?: string | null;
}

const ofTheTalk = {
  policy: FreeObject({
    schema: 'Policy',
    description: `The policy of the negotiation, edited or not, by ${POLICY_SCHEMA}.`,
  }),
  state: FreeObject({ description: 'The `state` of the last reply, unchanged.' }),
  flags: FreeObject({
    description: 'What the caller’s own records confirm about the buyer.',
    optional: true,
    nullable: true,
    default: null,
  }),
  stock: ListOfRecords(STOCK_FORM_MEMBERS, {
    description: 'Current stock records for the policy’s inventory.',
    maxItems: STOCK_MAX_RECORDS,
    optional: true,
    nullable: true,
    default: null,
  }),
};

/** A talk, as its seller names it. */
export class TalkIn {
  @ofTheTalk.policy
  policy!: Record<string, unknown>;

  @ofTheTalk.state
  state!: Record<string, unknown>;

  @ofTheTalk.flags
  flags?: Record<string, unknown> | null;

  @ofTheTalk.stock
  stock?: Record<string, unknown>[] | null;
}

/** What the decision on a standing bid takes. */
export class DecideIn extends BidDecisionIn implements TalkIn {
  @ofTheTalk.policy
  policy!: Record<string, unknown>;

  @ofTheTalk.state
  state!: Record<string, unknown>;

  @ofTheTalk.flags
  flags?: Record<string, unknown> | null;

  @ofTheTalk.stock
  stock?: Record<string, unknown>[] | null;
}
