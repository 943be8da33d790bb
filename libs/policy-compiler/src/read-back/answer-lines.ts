import type { Place, PointedStatement, StatementKind } from '@svc/plain-words';
import { isStatementKind, pointAt, readReport } from '@svc/plain-words';
import { PolicyCompilerError } from '../error.js';
import { otherReadings } from './choices.js';
import type { LineAnswer } from './line.js';

/** Words that the seller has marked and said what they are; places in code points, `end` exclusive. */
export interface SellerMark {
  start: number;
  end: number;
  kind: string;
  readonly [slot: string]: unknown;
}

/** A statement with the id of its line, and whether the seller has said that it is right. */
export interface Line {
  id: string;
  pointed: PointedStatement;
  confirmed: boolean;
}

const overlaps = (left: Pick<Place, 'start' | 'end'>, right: Pick<Place, 'start' | 'end'>): boolean =>
  left.start < right.end && left.end > right.start;

/**
 * The statements with the seller's marks in the place of those that they overlap.
 * @throws PolicyCompilerError `mark_outside`, `kind_unknown`
 */
export function withMarks(
  description: string,
  statements: readonly PointedStatement[],
  marks: readonly SellerMark[],
): PointedStatement[] {
  const length = [...description].length;
  const marked = marks.map((mark, at) => {
    const { start, end, kind } = mark;
    if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end > length || start >= end)
      throw new PolicyCompilerError('mark_outside', `a position in the text must be from 0 to ${length}`, [
        'marks',
        String(at),
      ]);
    if (!isStatementKind(kind))
      throw new PolicyCompilerError('kind_unknown', `"${kind}" is not a kind of statement`, [
        'marks',
        String(at),
        'kind',
      ]);
    return pointAt(description, mark, kind);
  });
  const left = statements.filter(({ quote }) => !marked.some((mark) => overlaps(mark.quote, quote)));
  return [...left, ...marked].sort((one, other) => one.quote.start - other.quote.start);
}

/** The statements as lines, each with an id that only its kind and place make. */
export function linesOf(statements: readonly PointedStatement[]): Line[] {
  const taken = new Set<string>();
  return statements.map((pointed) => {
    let id = `${pointed.kind}_${pointed.quote.start}`;
    while (taken.has(id)) id += '_2';
    taken.add(id);
    return { id, pointed, confirmed: pointed.by === 'seller' };
  });
}

/**
 * A line as the seller answered it: right, another reading, another figure, or another statement.
 * @throws PolicyCompilerError `choice_unknown`, `quote_unknown`, `value_invalid`
 */
export function answerLine(description: string, line: Line, answer: LineAnswer): Line {
  const confirmed = (pointed: PointedStatement): Line => ({ ...line, pointed, confirmed: true });
  if (answer === 'right') return confirmed(line.pointed);
  if (typeof answer === 'object' && 'kind' in answer) return confirmed(restated(description, line, answer));
  const choice = typeof answer === 'string' ? answer : answer.choice;
  const read = choice === undefined || choice === 'right' ? line.pointed : chosen(line, choice);
  if (typeof answer === 'string') return confirmed(read);
  const { value } = answer as { value: number };
  if (!Number.isFinite(value) || value < 0)
    throw new PolicyCompilerError('value_invalid', 'a value must be a number of at least 0', [
      'answers',
      line.id,
      'value',
    ]);
  return confirmed({ ...read, value });
}

function chosen({ id, pointed }: Line, choice: string): PointedStatement {
  const readings = otherReadings(pointed);
  const found = readings.find((reading) => reading.id === choice);
  if (found) return { ...found.pointed, by: 'seller' };
  const ids = ['right', ...readings.map((reading) => reading.id)].join(', ');
  throw new PolicyCompilerError('choice_unknown', `"${id}" accepts one of ${ids}, not "${choice}"`, ['answers', id]);
}

/** What the seller says in place of a statement: a kind, and slots as words of the description. */
function restated(description: string, { id, pointed }: Line, answer: object & { kind: string }): PointedStatement {
  if (!isStatementKind(answer.kind))
    throw new PolicyCompilerError('kind_unknown', `"${answer.kind}" is not a kind of statement`, [
      'answers',
      id,
      'kind',
    ]);
  const quote = 'quote' in answer ? answer.quote : pointed.quote.quote;
  const [said] = readReport(description, { statements: [{ ...answer, quote }] }).statements;
  if (!said)
    throw new PolicyCompilerError('quote_unknown', 'the description does not contain these words', [
      'answers',
      id,
      'quote',
    ]);
  return 'quote' in answer ? { ...said, by: 'seller' } : { ...said, quote: pointed.quote, by: 'seller' };
}

/** What an answer to words that no statement covers makes of them; null: they stay out. */
export function answerOpen(id: string, place: Place, answer: LineAnswer): PointedStatement | null {
  const kinds: Readonly<Record<string, StatementKind>> = { tell: 'fact', refuse: 'never', leave: 'nothing' };
  const kind = typeof answer === 'string' ? kinds[answer] : undefined;
  if (kind === undefined)
    throw new PolicyCompilerError('choice_unknown', `"${id}" accepts one of tell, refuse, leave`, ['answers', id]);
  return { kind, quote: place, slots: kind === 'never' ? { what: place } : {}, marks: {}, by: 'seller' };
}
