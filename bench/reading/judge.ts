import { detectLanguage } from '@svc/language';
import { compilePolicy } from '@svc/policy-compiler';
import { compareWith } from '../descriptions/compare.js';
import type { Fault, Row } from '../descriptions/truth.js';
import type { LineAnswer, ReadBackPolicy } from '../../libs/policy-compiler/src/read-back/index.js';
import { compileBeside, ownReading } from '../../libs/policy-compiler/src/read-back/index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
/** A seller mends no more lines than this. */
const ANSWERS_AT_MOST = 8;

type Answers = Record<string, LineAnswer>;

/** What became of one description under an honest read-back. */
export interface Judged {
  id: string;
  language: 'en' | 'zh';
  /** The faults as it was read, and those that are left when the seller has mended what the read-back shows wrong. */
  faults: Fault[];
  left: Fault[];
  /** How many lines and questions were answered otherwise than with "right". */
  answers: number;
  /** Faults of statements that the read-back calls sure. */
  sureFaults: number;
  lines: number;
  waits: number;
}

const WEIGHT = { below: 1.01, other: 1 };
const weightOf = (faults: readonly Fault[]): number =>
  faults.reduce((sum, { below }) => sum + (below ? WEIGHT.below : WEIGHT.other), 0);

/** Every answer that a seller could give to what is shown. */
function* answersTo({ readback, questions }: ReadBackPolicy): Generator<[string, LineAnswer]> {
  for (const { id, choices } of questions) for (const choice of choices) yield [id, choice.id];
  for (const { id, choices } of readback) for (const choice of choices) yield [id, choice.id];
}

/**
 * Plays an honest seller who reads what is read back and mends what is wrong, one line at a time: the answer that
 * leaves the fewest faults, until none helps.
 * @param row what the seller wrote, and means
 * @param report the statements that were pointed at
 */
export function judge({ id, language, description, truth }: Row, report: unknown): Judged {
  const own = ownReading(description, detectLanguage(description) ?? 'en', undefined);
  const compile = (answers: Answers): ReadBackPolicy =>
    compileBeside(own, description, report, { salt: SALT, answers });
  const faultsOf = ({ policy }: ReadBackPolicy): Fault[] => compareWith(policy, truth);
  const first = compile({});
  const faults = faultsOf(first);
  let [current, left, answers] = [first, faults, {} as Answers];
  let given = 0;
  while (left.length > 0 && given < ANSWERS_AT_MOST) {
    let best: { answers: Answers; compiled: ReadBackPolicy; left: Fault[] } | null = null;
    for (const [line, answer] of answersTo(current)) {
      if (line in answers) continue;
      const tried = { ...answers, [line]: answer };
      const compiled = attempt(() => compile(tried));
      if (compiled === null) continue;
      const after = faultsOf(compiled);
      if (weightOf(after) < weightOf(best?.left ?? left)) best = { answers: tried, compiled, left: after };
    }
    if (best === null) break;
    [current, left, answers] = [best.compiled, best.left, best.answers];
    given += 1;
  }
  const sure = first.readback.filter(({ certainty, kind }) => certainty === 'sure' && kind !== 'fact');
  return {
    id,
    language,
    faults,
    left,
    answers: given,
    sureFaults: Object.keys(answers).filter((line) => sure.some((one) => one.id === line)).length,
    lines: first.readback.length,
    waits: first.readback.filter(({ waits }) => waits).length,
  };
}

function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The figures of a set. */
export function judgeRows(rows: readonly Row[], reports: ReadonlyMap<string, unknown>): Judged[] {
  return rows.filter(({ truth }) => truth.sound !== false).map((row) => judge(row, reports.get(row.id)));
}

/** How many sound rows the built-in reader has right before anything is answered. */
export const builtInRight = (rows: readonly Row[]): number =>
  rows
    .filter(({ truth }) => truth.sound !== false)
    .filter(
      ({ description, truth }) => compareWith(compilePolicy(description, { salt: SALT }).policy, truth).length === 0,
    ).length;
