import { HelperError } from './helper-error.js';
import { MAX_DOLLARS, MAX_KEY_CHARACTERS, MAX_MONTHS, MAX_VALUES } from './limits.js';
import type { Field, FieldKind, Situation, Value, Values } from './situation.js';

const HIGHEST: Readonly<Partial<Record<FieldKind, number>>> = {
  money: MAX_DOLLARS,
  months: MAX_MONTHS,
  days: MAX_MONTHS * 31,
};

/**
 * Confirmed values, each of its field's kind.
 * @throws {HelperError} `value_count`, `value_unknown`, `value_type` or `value_range`, with the place
 */
export function checkValues({ fields, key: situationKey }: Situation, values: Record<string, unknown>): Values {
  const given = Object.entries(values);
  if (given.length > MAX_VALUES)
    throw new HelperError('value_count', ['values'], `must have at most ${MAX_VALUES} values`);
  return Object.fromEntries(
    given.map(([key, value]) => {
      const field = fields.find((one) => one.key === key);
      if (field !== undefined) return [key, checkValue(field, value)];
      const known = fields.map((one) => one.key).join(', ');
      throw new HelperError('value_unknown', ['values', key], `${situationKey} has the fields ${known}`);
    }),
  );
}

function checkValue({ key, kind, options }: Field, value: unknown): Value {
  const refuse = (code: 'value_type' | 'value_range', message: string): never => {
    throw new HelperError(code, ['values', key], message);
  };
  if (value === null) return null;
  if (kind === 'flag') return typeof value === 'boolean' ? value : refuse('value_type', 'must be true, false or null');
  if (kind === 'metro') {
    if (typeof value !== 'string') return refuse('value_type', 'must be the key or the name of a metro, or null');
    return value.length <= MAX_KEY_CHARACTERS
      ? value
      : refuse('value_range', `must have at most ${MAX_KEY_CHARACTERS} characters`);
  }
  if (kind === 'choice') {
    const keys = (options ?? []).map((option) => option.key);
    if (typeof value !== 'string') return refuse('value_type', `one of ${keys.join(', ')}, or null`);
    return keys.includes(value) ? value : refuse('value_range', `one of ${keys.join(', ')}, or null`);
  }
  const highest = HIGHEST[kind] ?? 0;
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('value_type', 'must be a number or null');
  if (kind !== 'money' && !Number.isInteger(value)) return refuse('value_type', 'must be a whole number or null');
  return value >= 0 && value <= highest ? value : refuse('value_range', `must be from 0 to ${highest}`);
}
