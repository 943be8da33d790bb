import type { LineChoice, ReadBackLine } from '@svc/policy-compiler';
import { STATEMENT_KINDS } from '@svc/policy-compiler/limits';
import { Choice, Flag, ListOf, ListOfNested, Text, Whole } from '../fields.js';

/** What else the words of a line could mean. */
export class PolicyLineChoice implements LineChoice {
  @Text({ description: 'For `answers`.' })
  id!: string;

  @Text({ description: 'The line with this choice.' })
  says!: string;
}

/** One line of what was understood. */
export class PolicyReadBackLine implements ReadBackLine {
  @Text({ description: 'For `answers`.' })
  id!: string;

  @Choice([...STATEMENT_KINDS, 'open'], { description: '`open`: not understood.' })
  kind!: ReadBackLine['kind'];

  @Text({ description: 'The exact words.' })
  quote!: string;

  @Whole({ description: 'First code point.', min: 0 })
  start!: number;

  @Whole({ description: 'Code point after the words.', min: 0 })
  end!: number;

  @Text({ description: 'The meaning, in one sentence.' })
  says!: string;

  @ListOf({ type: 'string' }, { description: 'Parts of the policy.' })
  paths!: string[];

  @Choice(['sure', 'likely', 'open'], { description: 'How sure the reading is.' })
  certainty!: ReadBackLine['certainty'];

  @Choice(['model', 'reader', 'seller'], { description: 'Who found it.' })
  by!: ReadBackLine['by'];

  @Flag({ description: '`ok` needs an answer.' })
  waits!: boolean;

  @ListOfNested(() => PolicyLineChoice, { name: 'PolicyLineChoice', description: 'Other readings.' })
  choices!: PolicyLineChoice[];
}
