import type { Advice } from './advice.js';
import { advise } from './advise.js';
import { checkValues } from './check-values.js';
import { chooseQuestions } from './choose-questions.js';
import { HelperError } from './helper-error.js';
import { MAX_TEXT_CHARACTERS } from './limits.js';
import { RENT_SOURCE } from './metro-rents.js';
import { readValues, situationOf } from './read-values.js';
import type { RentSource } from './rent-source.js';
import type { Field, FieldKind, Situation, Value, Values } from './situation.js';
import { SITUATIONS } from './situations/situations.js';

/** What is asked of the helper: words, a situation, confirmed values, in any mixture but none at all. */
export interface HelperRequest {
  text?: string | null;
  situation_key?: string | null;
  /** Confirmed values by the key of their field; they beat the text. Null: not known, and not asked again. */
  values?: Record<string, unknown> | null;
  no_telemetry?: boolean;
}

/** A value that the advice stands on, and where it comes from. */
export interface UnderstoodValue {
  field: string;
  label: string;
  value: Value;
  source: 'values' | 'text' | 'assumed';
  /** The words of the text; null where it is not from there. */
  quote: string | null;
}

/** A question whose answer changes the advice. */
export interface HelperQuestion {
  field: string;
  question: string;
  kind: FieldKind | 'situation';
  options: { key: string; label: string }[];
  /** No advice is given without it. */
  required: boolean;
}

/** What the helper answers. */
export interface HelperAnswer {
  situation_key: string | null;
  title: string | null;
  understood: UnderstoodValue[];
  questions: HelperQuestion[];
  /** Null as long as something required is missing. */
  advice: Advice | null;
  /** Where rents come from; null where none was used. */
  rent_source: RentSource | null;
  disclaimer: string;
}

/** What every answer of the helper says of itself. */
export const DISCLAIMER =
  'Rules of thumb and arithmetic, not legal, tax or medical advice. Nothing is agreed or sent for you.';

/**
 * Advice for an everyday negotiation, and at most three questions whose answers would change it. Deterministic.
 * @throws {HelperError} for a request without anything in it, an unknown situation, and values that do not fit
 * @example ask({ text: 'My landlord wants $2,200, I pay $2,000 now.' }).situation_key // 'rent_renewal'
 */
export function ask({ text, situation_key: key, values }: HelperRequest): HelperAnswer {
  const words = text ?? '';
  if (words.length > MAX_TEXT_CHARACTERS)
    throw new HelperError('text_length', ['text'], `at most ${MAX_TEXT_CHARACTERS} characters are read`);
  if (words.trim() === '' && (key ?? null) === null)
    throw new HelperError('nothing_asked', [], 'send a text, or the key of a situation');
  const situation = key === undefined || key === null ? situationOf(SITUATIONS, words) : situationByKey(key);
  if (situation === null) return whichSituation(values ?? {});
  return answer(situation, words, checkValues(situation, values ?? {}));
}

function situationByKey(key: string): Situation {
  const found = SITUATIONS.find((one) => one.key === key);
  if (found !== undefined) return found;
  const known = SITUATIONS.map((one) => one.key).join(', ');
  throw new HelperError('situation_unknown', ['situation_key'], `no situation has this key; the keys are ${known}`);
}

/** Where neither key nor text names a situation, that is the one question. */
function whichSituation(values: Record<string, unknown>): HelperAnswer {
  const [first] = Object.keys(values);
  if (first !== undefined)
    throw new HelperError('value_unknown', ['values', first], 'values belong to a situation: send situation_key too');
  return {
    situation_key: null,
    title: null,
    understood: [],
    questions: [
      {
        field: 'situation_key',
        question: 'What is it about?',
        kind: 'situation',
        options: SITUATIONS.map(({ key, title }) => ({ key, label: title })),
        required: true,
      },
    ],
    advice: null,
    rent_source: null,
    disclaimer: DISCLAIMER,
  };
}

function answer(situation: Situation, text: string, confirmed: Values): HelperAnswer {
  const read = readValues(situation, text);
  const said = Object.fromEntries([...read].map(([key, { value }]) => [key, value]));
  const known: Values = { ...said, ...confirmed };
  const assumed = assumptions(situation);
  const all = complete(known, assumed);
  const understood = situation.fields.flatMap((field): UnderstoodValue[] => {
    const value = all[field.key] ?? null;
    if (value === null) return [];
    const { source, quote } = sourceOf(field, { confirmed, read });
    return [{ field: field.key, label: field.label, value, source, quote }];
  });
  return {
    situation_key: situation.key,
    title: situation.title,
    understood,
    questions: chooseQuestions(situation, known, assumed).map(({ field }) => questionOf(field)),
    advice: advise(situation, all),
    rent_source: situation.references.some((reference) => 'trendOf' in reference) ? RENT_SOURCE : null,
    disclaimer: DISCLAIMER,
  };
}

/** What is assumed of each field where nobody says. */
export function assumptions({ fields }: Situation): Values {
  return Object.fromEntries(fields.map(({ key, usual }) => [key, usual]));
}

/** Known values, and assumptions where they are missing or null. */
function complete(known: Values, assumed: Values): Values {
  const given = Object.entries(known).filter(([, value]) => value !== null);
  return { ...assumed, ...Object.fromEntries(given) };
}

function sourceOf(
  { key }: Field,
  { confirmed, read }: { confirmed: Values; read: ReturnType<typeof readValues> },
): Pick<UnderstoodValue, 'source' | 'quote'> {
  if ((confirmed[key] ?? null) !== null) return { source: 'values', quote: null };
  const quote = Object.hasOwn(confirmed, key) ? undefined : read.get(key)?.quote;
  return quote === undefined ? { source: 'assumed', quote: null } : { source: 'text', quote };
}

/** A field as a question. */
export function questionOf({ key, question, kind, options, required }: Field): HelperQuestion {
  return {
    field: key,
    question,
    kind,
    options: (options ?? []).map(({ key: option, label }) => ({ key: option, label })),
    required: required === true,
  };
}
