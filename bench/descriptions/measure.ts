import { readNumbers } from '@svc/language';
import type { CompiledPolicy } from '@svc/policy-compiler';
import { compilePolicy } from '@svc/policy-compiler';
import { compareWith } from './compare.js';
import type { Fault, Row, Truth } from './truth.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
/** How many questions are answered where nobody says. */
const ANSWERS_AT_MOST = 2;
/** Notices that would stand beside a right reading as well: they point at nothing. */
const ROUTINE: ReadonlySet<string> = new Set(['worth_assumed', 'cost_unknown', 'currency_assumed', 'quantity_unclear']);

/** What is signed: all of a policy but its name and what may be told. */
const inDeal = ({ section }: Fault): boolean => section !== 'name' && section !== 'facts';

/** What became of one row. */
interface Outcome {
  row: Row;
  /** The faults without an answer, and after at most two. */
  faults: Fault[];
  after: Fault[];
  silent: boolean;
  /** A fault in what is signed that nothing points at. */
  silentDeal: boolean;
  refused: boolean;
  /** It names a lowest price, in whatever words. */
  floorNamed: boolean;
  notices: number;
  first: CompiledPolicy;
}

export interface RowReport {
  id: string;
  silent: boolean;
  faults: string[];
  after: string[];
  issues: string[];
  questions: string[];
}

export interface DescriptionsReport {
  byLanguage: Record<string, string>;
  silent: number;
  wrong: RowReport[];
}

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether a question or a notice points at a fault: at its part of the policy, or at its figures or words. */
function pointsAt({ section, marks }: Fault, { issues, questions }: CompiledPolicy): boolean {
  if (section === 'currency' && issues.some(({ code }) => code === 'currency_assumed')) return true;
  const told = issues.filter(({ code }) => !ROUTINE.has(code));
  if ([...questions, ...told].some(({ path }) => path !== '' && sectionOf(path) === section)) return true;
  const texts = [
    ...questions.map(({ quote }) => quote),
    ...told.flatMap(({ message, quote }) => [message, quote ?? '']),
  ];
  const numbers = texts
    .flatMap((text) => readNumbers(text))
    .flatMap(({ value, alternative }) => [Math.abs(value), alternative]);
  return marks.some((mark) =>
    typeof mark === 'number'
      ? numbers.includes(mark)
      : texts.some((text) => text.toLowerCase().includes(mark.toLowerCase())),
  );
}

const faultsOf = (compiled: CompiledPolicy, truth: Truth): Fault[] => compareWith(compiled.policy, truth);

/** Answers the first question as the truth would: the choice whose policy agrees most with it. */
function answerFirst(
  description: string,
  truth: Truth,
  compiled: CompiledPolicy,
  answers: Record<string, string>,
): CompiledPolicy | null {
  const [question] = compiled.questions;
  if (!question) return null;
  const tried = question.choices.map(({ id }) => {
    const given = { ...answers, [question.id]: id };
    const result = compilePolicy(description, { salt: SALT, answers: given });
    return { given, result, faults: faultsOf(result, truth).length };
  });
  const best = tried.reduce((left, right) => (right.faults < left.faults ? right : left));
  Object.assign(answers, best.given);
  return best.result;
}

function measureRow(row: Row, most: number): Outcome {
  const { description, truth } = row;
  const first = compilePolicy(description, { salt: SALT });
  const sound = truth.sound !== false;
  const faults = sound ? faultsOf(first, truth) : [];
  const answers: Record<string, string> = {};
  let last: CompiledPolicy = first;
  for (let given = 0; given < most; given += 1)
    last = (sound ? answerFirst(description, truth, last, answers) : null) ?? last;
  if (!sound && first.ok) faults.push({ section: '', told: 'taken as sound', marks: [] });
  return {
    row,
    faults,
    after: sound ? faultsOf(last, truth) : faults,
    silent: faults.some((fault) => !pointsAt(fault, first)),
    silentDeal: faults.some((fault) => inDeal(fault) && !pointsAt(fault, first)),
    refused: sound && !last.ok,
    floorNamed: truth.floor_price !== undefined,
    notices: first.issues.filter(({ severity }) => severity === 'warning').length,
    first,
  };
}

/** Whether a row is read as it should be before anything is answered. */
function isRightAtOnce({ faults, refused, first, row }: Outcome): boolean {
  return faults.length === 0 && !refused && (first.ok || row.truth.sound === false);
}

function figuresOf(outcomes: readonly Outcome[]): string {
  const count = (holds: (outcome: Outcome) => boolean): number => outcomes.filter(holds).length;
  const rows = outcomes.length;
  const sound = count(({ row }) => row.truth.sound !== false);
  const below = outcomes.reduce((sum, { faults }) => sum + faults.filter((fault) => fault.below).length, 0);
  const notices = outcomes.reduce((sum, outcome) => sum + outcome.notices, 0) / Math.max(1, rows);
  return [
    `${rows} rows`,
    `${count(({ silent }) => silent)} silent (${count(({ silentDeal }) => silentDeal)} in what is signed)`,
    `${below} figures below the truth`,
    `${count(({ refused }) => refused)} of ${sound} sound ones refused (${count(
      ({ refused, floorNamed }) => refused && floorNamed,
    )} of these name a lowest price)`,
    `${count(isRightAtOnce)} right without an answer`,
    `${count(({ after, refused }) => after.length === 0 && !refused)} right after at most two (${count(
      ({ after, refused }) => !after.some(inDeal) && !refused,
    )} in what is signed)`,
    `${notices.toFixed(2)} notices a row`,
  ].join(', ');
}

/** Measures every row once; equal rows give equal reports. */
export function measureRows(rows: readonly Row[], answers = ANSWERS_AT_MOST): DescriptionsReport {
  const outcomes = rows.map((row) => measureRow(row, answers));
  const languages = [...new Set(rows.map(({ language }) => language))];
  const told = ({ faults, after, silent, row, first }: Outcome): RowReport => ({
    id: row.id,
    silent,
    faults: faults.map(
      (fault) =>
        `- ${fault.told}${fault.below ? ' (below)' : ''}${pointsAt(fault, first) ? '' : ' (nothing points at it)'}`,
    ),
    after: after.map((fault) => `- after answers: ${fault.told}`),
    issues: first.issues.map(({ severity, code, message }) => `! ${severity} ${code}: ${message}`),
    questions: first.questions.map(
      ({ ask, quote, choices }) => `? ${ask} [${quote}] ${choices.map(({ label }) => label).join(' / ')}`,
    ),
  });
  return {
    byLanguage: {
      ...Object.fromEntries(
        languages.map((language) => [language, figuresOf(outcomes.filter(({ row }) => row.language === language))]),
      ),
      all: figuresOf(outcomes),
    },
    silent: outcomes.filter(({ silent }) => silent).length,
    wrong: outcomes.filter(({ faults, refused }) => faults.length > 0 || refused).map(told),
  };
}
