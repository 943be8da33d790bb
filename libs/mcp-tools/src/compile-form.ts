import type { CompiledPolicyResult } from '@svc/contracts';

/** A field of a form, as the protocol's restricted schema has it. */
export type FormField =
  | { readonly type: 'boolean'; readonly title: string }
  | {
      readonly type: 'string';
      readonly title: string;
      readonly description: string;
      readonly oneOf: { readonly const: string; readonly title: string }[];
    };

/** What a form asks of a person. */
export interface AskedForm {
  readonly message: string;
  /** By the name under which the reply comes back. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** Arguments of the next call that the person does not give. */
  readonly kept: Readonly<Record<string, unknown>>;
}

/** The field that confirms every line at once: it has the name of its argument. */
const ALL = 'read_back';

/** What only a form says, by the language of the policy. */
const WORDS = {
  en: { understood: 'What was understood:', all: 'All of this is right', right: 'Right' },
  zh: { understood: '我们的理解：', all: '以上都对', right: '对' },
};

type Line = CompiledPolicyResult['readback'][number];

/**
 * What an answer of compile waits for, as a form: a field a question, and where lines of the read-back wait, all that
 * was understood, one field for "all of this is right" and one for each line that waits. Null where nothing is open.
 */
export function askedByCompile({
  questions = [],
  readback = [],
  policy,
  statements = [],
}: CompiledPolicyResult): AskedForm | null {
  const waiting = readback.filter(({ waits }) => waits);
  if (questions.length + waiting.length === 0) return null;
  const words = WORDS[policy.language === 'zh' ? 'zh' : 'en'];
  const asked = questions.map(({ id, ask, quote, choices }): [string, FormField] => [
    id,
    choiceOf(
      ask,
      quote,
      choices.map(({ id: choice, label }) => ({ const: choice, title: label })),
    ),
  ]);
  const said = waiting.length === 0 ? [] : [words.understood, ...readback.map(({ says }) => `– ${says}`)];
  return {
    message: [...said, ...questions.map(({ ask }) => ask)].join('\n'),
    fields: Object.fromEntries([
      ...(waiting.length === 0 ? [] : [[ALL, { type: 'boolean', title: words.all }] as [string, FormField]]),
      ...waiting.map((line): [string, FormField] => [line.id, lineField(line, words.right)]),
      ...asked,
    ]),
    // A reader that pointed may point otherwise the next time: the lines that were shown are those that are answered.
    kept: statements.length === 0 ? {} : { statements },
  };
}

/** What a line could be answered with; words that no statement covers can be told, refused or left, not be right. */
function lineField({ kind, says, quote, choices }: Line, right: string): FormField {
  const others = choices.map(({ id, says: title }) => ({ const: id, title }));
  return choiceOf(says, quote, kind === 'open' ? others : [{ const: 'right', title: right }, ...others]);
}

const choiceOf = (
  title: string,
  description: string,
  oneOf: { readonly const: string; readonly title: string }[],
): FormField => ({ type: 'string', title, description, oneOf });

/** The arguments of compile with what a person filled in: a choice by its id, and whether all lines are right. */
export function withFormOfCompile(
  args: Readonly<Record<string, unknown>>,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const given = args['answers'];
  const before = typeof given === 'object' && given !== null ? given : {};
  const replies = Object.entries(content).filter(([, choice]) => typeof choice === 'string' && choice !== '');
  return {
    ...args,
    ...(content[ALL] === true && { [ALL]: 'right' }),
    answers: { ...before, ...Object.fromEntries(replies) },
  };
}
