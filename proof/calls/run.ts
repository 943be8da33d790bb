import { inputFaults } from '@svc/contracts';
import { NegotiationMathError } from '@svc/negotiation-math';
import { createRandom } from '@svc/numerics';
import { breakAnswer } from './break-answer.js';
import { FUNCTIONS, type ProvedFunction } from './functions.js';
import { breakRequest } from './hostile.js';

/** What must never happen. */
export const BREACHES = [
  'beyond_reservation',
  'not_finite',
  'answer_does_not_fit',
  'lawful_refused',
  'lawful_refused_by_class',
  'request_changed',
  'not_deterministic',
  'other_throw',
  'error_without_place',
] as const;
export type Breach = (typeof BREACHES)[number];

/** How many calls, from which seed, and whether the functions are broken on purpose to show that the proof sees it. */
export interface CallsSetting {
  count: number;
  seed: number;
  isBroken?: boolean;
}

/** What a run found. */
export interface CallsReport {
  calls: number;
  /**
   * Lawful requests that were answered; hostile ones that were refused by the classes of the contract, refused by the
   * function, and answered.
   */
  lawful: number;
  refusedByClass: number;
  refused: number;
  hostileAnswered: number;
  byFunction: Record<string, { calls: number; millis: number; slowestMillis: number }>;
  breaches: Record<Breach, number>;
  /** The first few breaches, in words. */
  samples: string[];
}

const SAMPLES = 12;
/** One call in so many is made twice, and its request and answer are held against the classes of the contract. */
const SAMPLED = 50;
const TURNS: readonly ProvedFunction[] = FUNCTIONS.flatMap((proved) =>
  Array.from({ length: proved.share }, () => proved),
);

/** Calls every function with lawful and with hostile requests; equal settings find equal breaches. */
export function runCalls({ count, seed, isBroken = false }: CallsSetting, now: () => number = () => 0): CallsReport {
  const report: CallsReport = {
    calls: 0,
    lawful: 0,
    refusedByClass: 0,
    refused: 0,
    hostileAnswered: 0,
    samples: [],
    byFunction: Object.fromEntries(FUNCTIONS.map(({ name }) => [name, { calls: 0, millis: 0, slowestMillis: 0 }])),
    breaches: Object.fromEntries(BREACHES.map((breach) => [breach, 0])) as Record<Breach, number>,
  };
  for (let index = 0; index < count; index += 1) {
    const proved = TURNS[index % TURNS.length] as ProvedFunction;
    const random = createRandom(`${seed}/${index}`);
    const request = proved.lawful(random);
    const kind = random.pick(['lawful', 'lawful', 'numbers', 'values'] as const);
    const sent = kind === 'lawful' ? request : breakRequest(request, random, kind);
    const note = (breach: Breach, detail: string): void => {
      report.breaches[breach] += 1;
      if (report.samples.length < SAMPLES)
        report.samples.push(`#${index} ${proved.name} ${kind} ${breach}: ${detail} ${JSON.stringify(sent)}`);
    };
    report.calls += 1;
    if (kind === 'values' && inputFaults(proved.record.input!, sent).length > 0) report.refusedByClass += 1;
    else
      callOnce({
        proved,
        sent,
        isLawful: kind === 'lawful',
        isSampled: index % SAMPLED === 0 || index % SAMPLED === SAMPLED / 2 + 1,
        breakWith: isBroken && random.chance(0.02) ? random : null,
        report,
        note,
        now,
      });
  }
  return report;
}

interface OneCall {
  readonly proved: ProvedFunction;
  readonly sent: object;
  readonly isLawful: boolean;
  readonly isSampled: boolean;
  readonly breakWith: ReturnType<typeof createRandom> | null;
  readonly report: CallsReport;
  readonly note: (breach: Breach, detail: string) => void;
  readonly now: () => number;
}

function callOnce({ proved, sent, isLawful, isSampled, breakWith, report, note, now }: OneCall): void {
  const before = isSampled ? JSON.stringify(sent) : '';
  const started = now();
  const { answer, thrown } = outcomeOf(proved, sent);
  const row = report.byFunction[proved.name]!;
  const millis = now() - started;
  row.calls += 1;
  row.millis += millis;
  row.slowestMillis = Math.max(row.slowestMillis, millis);
  if (answer === null) {
    judgeThrow(thrown, note);
    if (isLawful) note('lawful_refused', String(thrown));
    else report.refused += 1;
    return;
  }
  const told = breakWith === null ? answer : breakAnswer(answer, breakWith);
  if (isLawful) report.lawful += 1;
  else report.hostileAnswered += 1;
  if (!allFinite(told)) note('not_finite', JSON.stringify(told));
  if (proved.isBeyond(sent as never, told as never)) note('beyond_reservation', JSON.stringify(told));
  if (!isSampled) return;
  const faults = inputFaults(proved.record.output!, JSON.parse(JSON.stringify(told)));
  if (faults.length > 0) note('answer_does_not_fit', JSON.stringify(faults));
  if (isLawful && inputFaults(proved.record.input!, sent).length > 0)
    note('lawful_refused_by_class', JSON.stringify(inputFaults(proved.record.input!, sent)));
  if (JSON.stringify(sent) !== before) note('request_changed', before);
  if (JSON.stringify(outcomeOf(proved, structuredClone(sent)).answer) !== JSON.stringify(told))
    note('not_deterministic', JSON.stringify(told));
}

function outcomeOf({ call }: ProvedFunction, sent: object): { answer: object | null; thrown: unknown } {
  try {
    return { answer: call(sent as never), thrown: null };
  } catch (thrown) {
    return { answer: null, thrown };
  }
}

function judgeThrow(thrown: unknown, note: OneCall['note']): void {
  if (!(thrown instanceof NegotiationMathError))
    return note(
      'other_throw',
      thrown instanceof Error ? (thrown.stack ?? thrown.message).split('\n').slice(0, 3).join(' ') : String(thrown),
    );
  if (!Array.isArray(thrown.path) || thrown.path.length === 0 || thrown.code.length === 0 || thrown.message === '')
    note('error_without_place', thrown.message);
}

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value !== 'object' || Object.values(value).every(allFinite);
}

/** How many things happened that must never happen. */
export function breachCount({ breaches }: CallsReport): number {
  return Object.values(breaches).reduce((sum, count) => sum + count, 0);
}
