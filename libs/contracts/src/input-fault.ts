import { isRecord } from '@svc/policy-rules';

/** What can be wrong with a member by itself, as `type` of its fault: the codes that the schema of a body can break. */
export const INPUT_FAULT_CODES = {
  missing: 'a required member is missing',
  extra_forbidden: 'a member is unknown',
  string_type: 'the value is not a string',
  string_too_short: 'the string is too short, or only white space',
  string_too_long: 'the string is too long',
  number_type: 'the value is not a finite number',
  int_type: 'the value is not a whole number',
  bool_type: 'the value is neither true nor false',
  object_type: 'the value is not an object',
  list_type: 'the value is not a list',
  too_short: 'the list has too few items',
  too_long: 'the list has too many items',
  greater_than: 'the number is not above the limit',
  greater_than_equal: 'the number is below the minimum',
  less_than_equal: 'the number is above the maximum',
  enum: 'the value is not one of the allowed values',
  value_error: 'the value does not have the required form',
} as const;

/** One of {@link INPUT_FAULT_CODES}. */
export type InputFaultCode = keyof typeof INPUT_FAULT_CODES;

/** One place where a request body does not fit, as the 422 body reports it. */
export interface InputFault {
  /** Where, from `body` down: names of members, indexes of items. */
  loc: (string | number)[];
  msg: string;
  /** One of {@link INPUT_FAULT_CODES}, or the code of a rule between members. */
  type: string;
  /** The value that was sent, cut short where it is long, with access keys struck out; null where none was. */
  input: unknown;
  /** The bound that was broken, where there is one. */
  ctx: Record<string, unknown>;
}

/** Characters of an offending value that are sent back. */
export const ECHOED_INPUT_CHARACTERS = 200;

/** Whether a fault is one of the schema; else a rule between members is broken. */
export const isOfSchema = ({ type }: Pick<InputFault, 'type'>): boolean => Object.hasOwn(INPUT_FAULT_CODES, type);

/** More faults than this are not listed: one request cannot ask for an endless answer. */
export const LISTED_FAULTS = 64;

/** Cuts between characters, never inside a surrogate pair. */
export function cut(text: string): string {
  if (text.length <= ECHOED_INPUT_CHARACTERS) return text;
  return `${[...text.slice(0, 2 * ECHOED_INPUT_CHARACTERS)].slice(0, ECHOED_INPUT_CHARACTERS).join('')}…`;
}

const strikeKeys = (text: string): string => text.replace(/\b(svc|gt)_[A-Za-z0-9_-]+/g, '$1_***');
/** Names of members that may hold a secret; a public key is none, and `situation_key` names a question. */
const NAMES_OF_SECRETS = /(?<!public_|situation_)key|token|secret|password|authorization/i;

/** A value as it is sent back: cut short where it is long, with access keys and secrets struck out. */
export function echoed(value: unknown, name = ''): unknown {
  if ((value ?? null) !== null && NAMES_OF_SECRETS.test(name)) return '***';
  if (typeof value === 'string') return cut(strikeKeys(value));
  if (!isRecord(value) && !Array.isArray(value)) return value ?? null;
  const json = strikeKeys(
    JSON.stringify(value, (key, member: unknown) => (NAMES_OF_SECRETS.test(key) ? '***' : member)),
  );
  return json.length > ECHOED_INPUT_CHARACTERS ? cut(json) : (JSON.parse(json) as unknown);
}

/** A member that is not of its type. */
export function typeFault(loc: (string | number)[], msg: string, type: InputFaultCode, value: unknown): InputFault {
  return { loc, msg, type, input: echoed(value), ctx: {} };
}

/** A member that is not there. */
export function missingFault(loc: (string | number)[]): InputFault {
  return { loc, msg: 'Field required', type: 'missing', input: null, ctx: {} };
}

/** A member that the object at `loc` does not have. */
export function extraFault(loc: (string | number)[], name: string, value: unknown): InputFault {
  const msg = 'Extra inputs are not permitted';
  return { loc: [...loc, cut(name)], msg, type: 'extra_forbidden', input: echoed(value, name), ctx: {} };
}
