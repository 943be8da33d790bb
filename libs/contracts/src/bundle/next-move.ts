import type { NextMove as NextShape, OptionName } from '@svc/negotiation-math';
import { BUNDLE_ACTIONS, NEXT_ANSWERS } from '@svc/negotiation-math/limits';
import { Amount, Choice, FreeObject, Text } from '../fields.js';
import { OPTION } from '../turn/turn-classes.js';

/** What to do on the next turn after one answer of theirs. */
export class NextMove implements NextShape {
  @Choice(NEXT_ANSWERS, {
    description: 'How far they come towards the offer.',
  })
  when!: NextShape['when'];

  @FreeObject({ values: OPTION, description: 'What they offer then.' })
  their_offer!: Record<string, OptionName>;

  @Choice(BUNDLE_ACTIONS, { description: 'What to do then.' })
  action!: NextShape['action'];

  @FreeObject({ values: OPTION, description: 'To offer or to accept; null on a walk.', nullable: true })
  recommended_offer!: Record<string, OptionName> | null;

  @Amount({ description: 'Its worth to the caller, 0 to 1.' })
  my_utility!: number;

  @Text({ description: 'The same in a sentence for the caller.' })
  words!: string;
}
