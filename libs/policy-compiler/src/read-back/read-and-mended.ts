import type { StatementKind } from '@svc/plain-words';
import { isOfAFigure, isStatementKind, KINDS } from '@svc/plain-words';
import { compileReading, withReadBack, type Compilation, type CompileOptions } from '../compile-policy.js';
import { PolicyCompilerError } from '../error.js';
import type { SellerMark } from './answer-lines.js';
import type { ReportOptions } from './compile-report.js';
import type { LineAnswer, ReadBackLine, ReadBackPolicy } from './line.js';
import { figuredAs, paidAs } from './mended-as.js';

/** What a seller may say of a line whose figures were read without slots. */
const AS: Readonly<Record<string, StatementKind>> = {
  as_fact: 'fact',
  as_never: 'never',
  as_private: 'private',
  as_nothing: 'nothing',
  tell: 'fact',
  refuse: 'never',
  leave: 'nothing',
};

/**
 * Compiles a description as the built-in reader reads it, with what the seller mends in the read-back: an answer to a
 * line is a mark on its words.
 * @throws PolicyCompilerError as `compileReport`
 */
export function readAndMended(
  description: string,
  { answers = {}, marks = [], ...rest }: ReportOptions,
): ReadBackPolicy {
  const { salt, language, currency } = rest;
  const plain = { salt, ...(language && { language }), ...(currency && { currency }) };
  const given = Object.entries(answers);
  const { read, lines, answered } = readBefore(description, { ...plain, marks }, given);
  const mends = given.flatMap(([id, answer]) => {
    const line = lines.find((one) => one.id === id);
    if (read === null || line === undefined) return [];
    const period = read.assembly.draft.period?.unit;
    const { statements } = read.settled;
    const mended =
      paidAs(line, answer, statements, period !== undefined) ?? figuredAs(line, answer, statements, period);
    return [{ line, mended, marks: mended === null ? markOf(line, answer) : [] }];
  });
  const asked = given.filter(([id]) => !lines.some((line) => line.id === id));
  const wrong = asked.find(([, answer]) => typeof answer !== 'string' || answer === 'right');
  if (wrong)
    throw new PolicyCompilerError('question_unknown', `"${wrong[0]}" is not a line of the read-back`, [
      'answers',
      wrong[0],
    ]);
  const options = {
    ...plain,
    marks: [...marks, ...mends.flatMap((mend) => mend.marks)],
    mended: mends.flatMap(({ mended }) => (mended === null ? [] : [mended])),
  };
  // What is mended may settle a question that was answered.
  const { compilation } = compileAnswered(description, options, asked, (id) => answered.includes(id));
  const compiled = withReadBack(compilation);
  const isSaid = (line: ReadBackLine): boolean =>
    line.kind !== 'open' && mends.some((mend) => mend.line.id === line.id);
  return {
    ...compiled,
    readback: compiled.readback.map((line) => (isSaid(line) ? { ...line, certainty: 'sure' } : line)),
  };
}

type Given = readonly (readonly [string, LineAnswer])[];

/** A compilation with answers to questions; those that `mayLeave` allows are left out where nobody asks them. */
function compileAnswered(
  description: string,
  options: CompileOptions,
  given: Given,
  mayLeave: (id: string) => boolean,
): { compilation: Compilation; answered: string[] } {
  const answers = Object.fromEntries(given) as Record<string, string>;
  for (;;)
    try {
      return { compilation: compileReading(description, { ...options, answers }), answered: Object.keys(answers) };
    } catch (error) {
      const id = error instanceof PolicyCompilerError && error.code === 'question_unknown' ? error.at[1] : undefined;
      if (id === undefined || !mayLeave(id) || !Object.hasOwn(answers, id)) throw error;
      delete answers[id];
    }
}

/** What is read before anything is mended: with the questions answered, whose answers may bring further lines. */
function readBefore(
  description: string,
  options: CompileOptions,
  given: Given,
): { read: Compilation | null; lines: ReadBackLine[]; answered: string[] } {
  if (given.length === 0) return { read: null, lines: [], answered: [] };
  const first = compileReading(description, options);
  const lines = withReadBack(first).readback;
  const isLine = (id: string): boolean => lines.some((line) => line.id === id);
  const asked = given.filter(([id, answer]) => !isLine(id) && typeof answer === 'string' && answer !== 'right');
  if (asked.length === 0) return { read: first, lines, answered: [] };
  const { compilation, answered } = compileAnswered(description, options, asked, () => true);
  const brought = withReadBack(compilation).readback.filter(({ id }) => !isLine(id));
  return { read: compilation, lines: [...lines, ...brought], answered };
}

/** The mark that an answer to a line is; none where the line is right. */
function markOf(line: ReadBackLine, answer: LineAnswer): SellerMark[] {
  if (answer === 'right') return [];
  const { id, start, end, quote } = line;
  if (typeof answer === 'string') {
    const kind = AS[answer];
    if (kind !== undefined && line.choices.some((choice) => choice.id === answer)) return [{ start, end, kind }];
    const ids = ['right', ...line.choices.map((choice) => choice.id)].join(', ');
    throw new PolicyCompilerError('choice_unknown', `"${id}" accepts one of ${ids}, not "${answer}"`, ['answers', id]);
  }
  if ('value' in answer && !('kind' in answer)) return [valueMark(line, Number(answer.value))];
  if (!('kind' in answer) || !isStatementKind(answer.kind))
    throw new PolicyCompilerError('kind_unknown', `"${id}" accepts a kind with its slots`, ['answers', id]);
  const slots: readonly string[] = KINDS[answer.kind].slots;
  const said = Object.entries(answer).map(([name, words]) => [
    name,
    slots.includes(name) ? spanIn(quote, start, words) : words,
  ]);
  return [{ ...(Object.fromEntries(said) as { kind: string }), start, end }];
}

/** A line with the figure that the seller puts in the place of the one read. */
function valueMark({ id, kind, start, end }: ReadBackLine, value: number): SellerMark {
  if (kind === 'open' || !isOfAFigure(kind))
    throw new PolicyCompilerError('kind_unknown', `"${id}" accepts a kind with its slots`, ['answers', id]);
  if (!Number.isFinite(value) || value < 0)
    throw new PolicyCompilerError('value_invalid', 'a value must be a number of at least 0', ['answers', id, 'value']);
  return { start, end, kind, value };
}

/** Where words of a slot stand; a value that is no words stays. */
function spanIn(quote: string, start: number, words: unknown): unknown {
  const at = typeof words === 'string' ? quote.indexOf(words) : -1;
  if (at < 0) return words;
  const from = start + [...quote.slice(0, at)].length;
  return { start: from, end: from + [...(words as string)].length };
}
