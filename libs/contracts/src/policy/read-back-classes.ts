import type { LineChoice, ReadBackLine } from '@svc/policy-compiler';
import { STATEMENT_KINDS } from '@svc/policy-compiler/limits';
import { Choice, Flag, ListOf, ListOfNested, Text, Whole } from '../fields.js';

/** What else the words of a line could mean. */
export class PolicyLineChoice implements LineChoice {
  @Text({ description: 'The id to send in `answers`.' })
  id!: string;

  @Text({ description: 'What the line says with this choice.' })
  says!: string;
}

/** One line of what was understood. */
export class PolicyReadBackLine implements ReadBackLine {
  @Text({ description: 'The id to use in `answers`.' })
  id!: string;

  @Choice([...STATEMENT_KINDS, 'open'], {
    description: 'The kind of statement; `open` if no statement covers the words.',
  })
  kind!: ReadBackLine['kind'];

  @Text({ description: 'The exact words of the description.' })
  quote!: string;

  @Whole({ description: 'Code point where the words begin.', min: 0 })
  start!: number;

  @Whole({ description: 'Code point after the words.', min: 0 })
  end!: number;

  @Text({ description: 'The meaning, in one sentence.' })
  says!: string;

  @ListOf({ type: 'string' }, { description: 'JSON pointers to the parts of the policy that come from the line.' })
  paths!: string[];

  @Choice(['sure', 'likely', 'open'], { description: 'How certain the reading is.' })
  certainty!: ReadBackLine['certainty'];

  @Choice(['model', 'reader', 'seller'], {
    description: 'What read the words: a model, the built-in reader or the seller.',
  })
  by!: ReadBackLine['by'];

  @Flag({ description: 'Whether `ok` is false until the seller answers this line.' })
  waits!: boolean;

  @ListOfNested(() => PolicyLineChoice, { name: 'PolicyLineChoice', description: 'Other possible readings.' })
  choices!: PolicyLineChoice[];
}
