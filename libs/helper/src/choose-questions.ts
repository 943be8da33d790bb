import type { Advice } from './advice.js';
import { advise } from './advise.js';
import { MAX_QUESTIONS } from './limits.js';
import type { Field, Situation, Value, Values } from './situation.js';

/** A question worth asking, and how far its answers move the advice. */
export interface ChosenQuestion {
  readonly field: Field;
  /** The largest change of a figure between two answers, as a share of it; 1 and more where the verdict changes. */
  readonly shift: number;
}

/**
 * At most three questions, those whose answers move the advice furthest; none whose answer moves nothing. What cannot
 * be done without comes first.
 *
 * Each open field is tried with its probes: the advice is worked out under every one, everything else as it is known
 * or assumed.
 *
 * @param known what was said; null stands for a person who does not know, and is not asked again
 * @param assumed what is assumed for the rest
 */
export function chooseQuestions(situation: Situation, known: Values, assumed: Values): ChosenQuestion[] {
  const base = completed(situation, { ...assumed, ...withoutNulls(known) });
  const open = situation.fields.filter(({ key }) => !Object.hasOwn(known, key));
  const moved = open.map((field) => ({ field, shift: shiftOf(situation, base, field) }));
  const place = ({ field, shift }: ChosenQuestion): number => (field.required === true ? 1e6 : 0) + shift;
  return moved
    .filter(({ shift }) => shift > 0)
    .sort((one, other) => place(other) - place(one))
    .slice(0, MAX_QUESTIONS);
}

/** How far the answers to one question move the advice. */
export function shiftOf(situation: Situation, base: Values, field: Field): number {
  const answers = probesOf(situation, base, field).map((probe) => advise(situation, { ...base, [field.key]: probe }));
  let most = 0;
  for (const [index, one] of answers.entries())
    for (const other of answers.slice(index + 1)) most = Math.max(most, distance(one, other));
  return most;
}

/** Values with a probe in the place of each required one that is missing, so that the others can be tried at all. */
export function completed(situation: Situation, values: Values): Values {
  const missing = situation.fields.filter(({ key, required }) => required === true && (values[key] ?? null) === null);
  const first = (field: Field): Value => probesOf(situation, values, field)[0] ?? null;
  return { ...values, ...Object.fromEntries(missing.map((field) => [field.key, first(field)])) };
}

/** The answers with which a question is tried: amounts of the size of this case. */
export function probesOf({ fields, scale }: Situation, values: Values, { kind, probes }: Field): readonly Value[] {
  if (kind !== 'money') return probes;
  const sizes = [scale.field, ...fields.filter(({ required }) => required === true).map(({ key }) => key)];
  const known = sizes.map((key) => values[key]).find((value) => typeof value === 'number' && value > 0);
  const size = typeof known === 'number' ? known : scale.typical;
  return probes.map((share) => Math.round(Number(share) * size * 100) / 100);
}

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A change of words alone counts a little, so that such a question comes after all that move a figure. */
const WORDS_ALONE = 1e-6;

function distance(one: Advice | null, other: Advice | null): number {
  if (one === null || other === null) return one === other ? 0 : 1;
  if (one.verdict !== other.verdict) return 1 + figures(one, other);
  const moved = figures(one, other);
  if (moved > 0) return moved;
  return JSON.stringify([one.steps, one.message]) === JSON.stringify([other.steps, other.message]) ? 0 : WORDS_ALONE;
}

function figures(one: Advice, other: Advice): number {
  const pairs = [
    [one.open_with, other.open_with],
    [one.aim_for, other.aim_for],
    [one.accept_up_to, other.accept_up_to],
  ] as const;
  return Math.max(...pairs.map(([left, right]) => Math.abs(left - right) / Math.max(left, right, 1)));
}
