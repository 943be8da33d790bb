import type { ChargedPer, PlacedStatement } from '@svc/plain-words';
import type { PeriodUnit } from '@svc/policy-rules';
import { PolicyCompilerError } from '../error.js';
import type { LineAnswer, LineChoice, ReadBackLine } from './line.js';
import type { Writing } from './says.js';
import { sayStatement } from './says.js';

type Charge = Extract<PlacedStatement, { kind: 'charge' }>;

/** How often an extra can be paid, by the choice that says so; what is paid by time has two more. */
const PAID = { once: 'deal', per_unit: 'unit' } as const;
const PAID_BY_TIME = { once: 'deal', per_unit_once: 'unit_once', per_unit: 'unit', per_period: 'period' } as const;

const waysToPay = (isByTime: boolean): [string, ChargedPer][] => Object.entries(isByTime ? PAID_BY_TIME : PAID);

const isSum = (said: PlacedStatement): said is Charge =>
  said.kind === 'charge' && 'amount' in said.figure && said.instead === undefined;

/** The other ways in which an extra can be paid, as choices. */
export function paidChoices(said: PlacedStatement, writing: Writing): LineChoice[] {
  if (!isSum(said)) return [];
  const says = sayStatement(said, writing);
  return waysToPay(writing.period !== null)
    .map(([id, per]) => ({ id, says: sayStatement({ ...said, per }, writing) }))
    .filter((choice) => choice.says !== says);
}

/** The way to pay that an answer to a line names: a choice of it, or `{kind: 'extra', paid}` alone; null for others. */
function paidIn({ kind }: ReadBackLine, answer: LineAnswer): string | null {
  if (kind !== 'extra') return null;
  if (typeof answer === 'string') return answer in PAID_BY_TIME ? answer : null;
  const names = Object.keys(answer);
  const isPaidAlone = 'kind' in answer && answer.kind === 'extra' && names.length === 2 && 'paid' in answer;
  return isPaidAlone ? String((answer as { readonly paid?: unknown }).paid) : null;
}

/**
 * An extra as the seller says that it is paid; null where the answer says something else.
 * @throws PolicyCompilerError `choice_unknown` where it cannot be paid so
 */
export function paidAs(
  line: ReadBackLine,
  answer: LineAnswer,
  statements: readonly PlacedStatement[],
  isByTime: boolean,
): PlacedStatement | null {
  const paid = paidIn(line, answer);
  if (paid === null) return null;
  const said = statements.find((one) => isSum(one) && one.start === line.start && one.end === line.end);
  const ways = waysToPay(isByTime);
  const per = ways.find(([id]) => id === paid)?.[1];
  if (said?.kind === 'charge' && per !== undefined) return { ...said, per };
  const ids = said === undefined ? 'a kind with its slots' : `one of ${ways.map(([id]) => id).join(', ')}`;
  throw new PolicyCompilerError('choice_unknown', `"${line.id}" accepts ${ids}, not "${paid}"`, ['answers', line.id]);
}

/** A price or a bound of an order with the seller's figure in place of the one read; null for anything else. */
export function figuredAs(
  { start, end, kind }: ReadBackLine,
  answer: LineAnswer,
  statements: readonly PlacedStatement[],
  period: PeriodUnit | undefined,
): PlacedStatement | null {
  const value = typeof answer === 'object' && !('kind' in answer) && !('choice' in answer) ? answer.value : null;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  const at = statements.filter((one) => one.start === start && one.end === end);
  // The words no longer hold the sum beside which they name the time.
  const priced = { price: value, ...(period && { period }) };
  for (const said of at) {
    if (kind === 'price' && said.kind === 'list') return { ...said, ...priced };
    if (kind === 'lowest' && said.kind === 'floor') return { ...said, ...priced };
    if (kind === 'least_order' && said.kind === 'quantity' && said.min !== undefined) return { ...said, min: value };
    if (kind === 'most_order' && said.kind === 'quantity' && said.max !== undefined) return { ...said, max: value };
  }
  return null;
}
