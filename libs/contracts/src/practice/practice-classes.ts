import type { Intent } from '@svc/language';
import type { BuyerStyle, PracticeMove, PracticeTurn as TurnShape } from '@svc/reply';
import { BUYER_STYLES } from '@svc/reply/limits';
import { Amount, Choice, Flag, FreeObject, ListOfNested, Text } from '../fields.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';

/** The most turns of history that one request may carry. */
export const HISTORY_MAX_TURNS = 200;

/** One message of the conversation so far. */
export class PracticeTurn implements TurnShape {
  @Choice(['customer', 'seller'], { description: 'Who wrote the message.' })
  role!: 'customer' | 'seller';

  @Text({ description: 'The text as the other side saw it.', max: 8000 })
  shown!: string;
}

/** What the practice buyer takes. */
export class PracticeIn {
  @FreeObject({
    schema: 'Policy',
    description: `The policy to test, by ${POLICY_SCHEMA}.`,
  })
  policy!: Record<string, unknown>;

  @ListOfNested(() => PracticeTurn, {
    name: 'PracticeTurn',
    optional: true,
    nullable: true,
    maxItems: HISTORY_MAX_TURNS,
    default: [],
    description: 'The conversation so far, oldest first. Default: the buyer opens.',
  })
  history?: PracticeTurn[] | null;

  @Choice(BUYER_STYLES, { description: 'How the buyer negotiates.', optional: true, default: 'persistent' })
  style?: BuyerStyle;

  @Amount({
    description:
      'The most that the buyer will pay per unit, in currency units. Default: the buyer makes up its own budget.',
    min: 0,
    max: 1_000_000_000,
    optional: true,
    nullable: true,
    default: null,
  })
  budget?: number | null;
}

/** A simulated buyer’s next message. */
export class PracticeResult implements PracticeMove {
  @Text({ description: 'The text of the message.' })
  shown!: string;

  @Choice(['offer', 'accept', 'reject', 'ask', 'greet', 'quit', 'other'], {
    description: 'What the message does, such as an offer or a question.',
  })
  intent!: Intent;

  @Flag({ description: 'Whether the buyer has ended the conversation.' })
  done!: boolean;

  @Choice(['deal', 'walked'], { description: 'How the conversation ended; null while it goes on.', nullable: true })
  outcome!: 'deal' | 'walked' | null;
}
