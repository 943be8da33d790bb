import type { NextMove as NextShape, OptionName } from '@svc/negotiation-math';
import { BUNDLE_ACTIONS, NEXT_ANSWERS } from '@svc/negotiation-math/limits';
import { Amount, Choice, FreeObject, Text } from '../fields.js';
import { OPTION } from '../turn/turn-classes.js';

/** What to do on the next turn after one answer of theirs. */
export class NextMove implements NextShape {
  @Choice(NEXT_ANSWERS, {
    description: 'The case: how far the other side moves towards the offer.',
  })
  when!: NextShape['when'];

  @FreeObject({ values: OPTION, description: 'What the other side offers in this case.' })
  their_offer!: Record<string, OptionName>;

  @Choice(BUNDLE_ACTIONS, { description: 'What to do in this case.' })
  action!: NextShape['action'];

  @FreeObject({
    values: OPTION,
    description: 'The package to offer or accept; null if the caller should walk.',
    nullable: true,
  })
  recommended_offer!: Record<string, OptionName> | null;

  @Amount({ description: 'The utility of `recommended_offer` for the caller, 0 to 1.' })
  my_utility!: number;

  @Text({ description: 'This case in a sentence, for the caller.' })
  words!: string;
}
