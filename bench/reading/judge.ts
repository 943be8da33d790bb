import type { LineAnswer, ReadBackLine, ReadBackPolicy, SellerMark } from '@svc/policy-compiler';
import { compareWith } from '../descriptions/compare.js';
import type { Fault, Row, Truth } from '../descriptions/truth.js';
import type { Meant } from './meant.js';
import { meantBy } from './meant.js';
import { rolesRight } from './roles.js';
import type { Compile, Mending, Source } from './sources.js';

/** A seller mends no more than this. */
const CORRECTIONS_AT_MOST = 12;

/** What became of one description under an honest read-back. */
export interface Judged {
  id: string;
  language: 'en' | 'zh';
  /** The faults as it was read, and those that are left when the seller has mended what the read-back shows wrong. */
  faults: Fault[];
  left: Fault[];
  /** How many lines and questions were answered otherwise than with "right", and how many statements were marked. */
  corrections: number;
  /** Sure lines, without facts, that the seller had to mend. */
  sureWrong: ReadBackLine[];
  /** Figures that have a role in the truth and stand in the description, and those that a line gives this role. */
  figures: number;
  figuresRight: number;
  lines: number;
  waits: number;
}

/** What a seller can say at once: an answer to a line or a question, words that are marked, the currency. */
interface Step {
  answer?: readonly [id: string, answer: LineAnswer];
  marks?: readonly SellerMark[];
  currency?: string;
}

const costOf = ({ marks }: Step): number => marks?.length ?? 1;

const UNMENDED: Mending = { answers: {}, marks: [], currency: undefined };

/** How far a seller has come. */
interface State {
  mending: Mending;
  compiled: ReadBackPolicy;
  left: Fault[];
}

/** Where two answers mend as much, the one that raises a figure; a fault that remains costs the most. */
const BELOW = 1.01;
const weightOf = (faults: readonly Fault[]): number => faults.reduce((sum, { below }) => sum + (below ? BELOW : 1), 0);

const overlaps = (left: { start: number; end: number }, right: { start: number; end: number }): boolean =>
  left.start < right.end && left.end > right.start;

/** Whether a thing that is meant is what a fault is about; the unit is said with the price. */
const isAbout = ({ section, kind, says, written }: Meant, faults: readonly Fault[]): boolean =>
  faults.some((fault) => {
    if (fault.section === 'quantity' && fault.marks.length === 0) return kind === 'price';
    if (fault.section !== section) return false;
    return section === 'name' || fault.marks.some((mark) => says.includes(mark) || written.includes(Number(mark)));
  });

/** Whether a line may be what a fault is about: by its part of the policy, or by its words. */
function mayBeWrong({ paths, quote }: ReadBackLine, faults: readonly Fault[]): boolean {
  const words = quote.toLowerCase();
  return faults.some(
    ({ section, marks, told }) =>
      paths.some((path) => path.split('/')[1] === section) ||
      marks.some((mark) => words.includes(String(mark).toLowerCase())) ||
      words.includes(told.split(' ').at(-1)?.toLowerCase() ?? '\n'),
  );
}

/** Everything that a seller could say next: an answer to a line or a question, a statement of the truth as a mark. */
function* stepsFrom(
  { compiled: { readback, questions }, left: faults, mending: { answers } }: State,
  meant: readonly Meant[],
  truth: Truth,
  labels: readonly SellerMark[],
): Generator<Step> {
  const free = (id: string): boolean => !(id in answers);
  if (faults.some(({ section }) => section === 'currency')) yield { currency: truth.currency };
  for (const { id, choices } of questions)
    if (free(id)) for (const choice of choices) yield { answer: [id, choice.id] };
  for (const line of readback)
    if (free(line.id) && mayBeWrong(line, faults))
      for (const choice of line.choices) yield { answer: [line.id, choice.id] };
  for (const one of meant) if (isAbout(one, faults)) for (const mark of one.marks) yield* marked(mark, labels);
}

/** Words marked alone, and with what else they say: a mark takes the place of the lines that it overlaps. */
function* marked(mark: SellerMark, labels: readonly SellerMark[]): Generator<Step> {
  yield { marks: [mark] };
  const beside = labels.filter((label) => label.kind !== mark.kind && overlaps(label, mark));
  if (beside.length > 0) yield { marks: [mark, ...beside] };
}

const after = (mending: Mending, { answer, marks = [], currency }: Step): Mending => ({
  answers: answer === undefined ? mending.answers : { ...mending.answers, [answer[0]]: answer[1] },
  marks: [...mending.marks, ...marks],
  currency: currency ?? mending.currency,
});

function attempt(compile: Compile, mending: Mending): ReadBackPolicy | null {
  try {
    return compile(mending);
  } catch {
    return null;
  }
}

/** The next thing said that mends the most faults for what it costs; null where none helps. */
function bestStep(
  compile: Compile,
  truth: Truth,
  steps: Iterable<Step>,
  state: State,
): (State & { step: Step }) | null {
  let best: (State & { step: Step }) | null = null;
  let most = 0;
  const tried = new Set<string>();
  for (const step of steps) {
    const said = JSON.stringify(step);
    if (tried.has(said)) continue;
    tried.add(said);
    const mending = after(state.mending, step);
    const compiled = attempt(compile, mending);
    if (compiled === null) continue;
    const left = compareWith(compiled.policy, truth);
    const mended = (weightOf(state.left) - weightOf(left)) / costOf(step);
    if (mended > most) [best, most] = [{ mending, compiled, left, step }, mended];
    // Nothing mends more than everything for one correction.
    if (left.length === 0 && costOf(step) === 1) break;
  }
  return best;
}

/** Whether a line was mended: answered, or marked as something else and not as what it was beside that. */
function isMended({ id, kind, ...place }: ReadBackLine, { answer, marks = [] }: Step): boolean {
  const over = marks.filter((mark) => overlaps(mark, place));
  return answer?.[0] === id || (over.length > 0 && over.every((mark) => mark.kind !== kind));
}

/**
 * Plays an honest seller who reads what is read back and mends what is wrong, one thing at a time: the answer or mark
 * that leaves the fewest faults, until none helps.
 * @param row what the seller wrote, and means
 * @param labels statements that somebody pointed at in the row: where a seller could mark them
 */
export function judge(row: Row, source: Source, labels: readonly SellerMark[]): Judged {
  const compile = source(row);
  const meant = meantBy(row.description, row.truth).map((one) => withLabels(one, labels));
  const first = compile(UNMENDED);
  const faults = compareWith(first.policy, row.truth);
  let state: State = { mending: UNMENDED, compiled: first, left: faults };
  const steps: Step[] = [];
  while (state.left.length > 0 && steps.length < CORRECTIONS_AT_MOST) {
    const next = bestStep(compile, row.truth, stepsFrom(state, meant, row.truth, labels), state);
    if (next === null) break;
    state = next;
    steps.push(next.step);
  }
  const sure = first.readback.filter(({ certainty, kind }) => certainty === 'sure' && kind !== 'fact');
  return {
    id: row.id,
    language: row.language,
    faults,
    left: state.left,
    corrections: steps.reduce((sum, step) => sum + costOf(step), 0),
    sureWrong: sure.filter((line) => steps.some((step) => isMended(line, step))),
    ...rolesRight(first.readback, meant),
    lines: first.readback.length,
    waits: first.readback.filter(({ waits }) => waits).length,
  };
}

/** What is meant, with the marks of labels of its kind that hold one of its places. */
const withLabels = (one: Meant, labels: readonly SellerMark[]): Meant => ({
  ...one,
  marks: [
    ...labels.filter((label) => label.kind === one.kind && one.marks.some((mark) => overlaps(mark, label))),
    ...one.marks,
  ],
});

/** The figures of a set. */
export const judgeRows = (
  rows: readonly Row[],
  source: Source,
  labels: ReadonlyMap<string, readonly SellerMark[]>,
): Judged[] =>
  rows.filter(({ truth }) => truth.sound !== false).map((row) => judge(row, source, labels.get(row.id) ?? []));
