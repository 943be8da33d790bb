import { isRecord } from '@svc/policy-rules';
import type { SchemaObject } from './fields.js';
import { cut, echoed, LISTED_FAULTS, typeFault, type InputFault, type InputFaultCode } from './input-fault.js';

/** The JSON types of a schema: the check, the word in a sentence, and what is told where one alone is allowed. */
const TYPES: Readonly<
  Record<string, { is: (value: unknown) => boolean; word: string; msg: string; type: InputFaultCode }>
> = {
  string: {
    is: (value) => typeof value === 'string',
    word: 'a string',
    msg: 'Input should be a valid string',
    type: 'string_type',
  },
  number: { is: Number.isFinite, word: 'a number', msg: 'Input should be a finite number', type: 'number_type' },
  integer: {
    is: Number.isInteger,
    word: 'a whole number',
    msg: 'Input should be a whole number',
    type: 'int_type',
  },
  boolean: {
    is: (value) => typeof value === 'boolean',
    word: 'true or false',
    msg: 'Input should be true or false',
    type: 'bool_type',
  },
  array: { is: Array.isArray, word: 'a list', msg: 'Input should be a valid list', type: 'list_type' },
  object: { is: isRecord, word: 'an object', msg: 'Input should be a valid object', type: 'object_type' },
  null: { is: (value) => value === null, word: 'null', msg: 'Input should be null', type: 'value_error' },
};

/**
 * Where a plain value does not fit its schema: the type, the closed set, the range, and what stands inside a list or
 * an object. It knows the words of a schema that items of lists and values of free objects use, and no others.
 * @param schema `type`, `enum`, `minimum`, `exclusiveMinimum`, `maximum`, `anyOf` of types, `items`,
 *   `additionalProperties`
 * @example plainFaults({ type: 'number', maximum: 1 }, 2, ['body', 'share'])[0]?.type // 'less_than_equal'
 */
export function plainFaults(schema: SchemaObject, value: unknown, loc: (string | number)[]): InputFault[] {
  if (Array.isArray(schema['anyOf'])) return faultsOfAny(schema['anyOf'] as SchemaObject[], value, loc);
  const types = [schema['type'] ?? []].flat() as string[];
  if (types.length > 0 && !types.some((type) => TYPES[type]?.is(value))) return [wrongType(types, value, loc)];
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) {
    const expected = schema['enum'] as unknown[];
    return [outside(`Input should be one of ${expected.join(', ')}`, 'enum', { expected }, value, loc)];
  }
  if (typeof value === 'number') return rangeFaults(schema, value, loc);
  const inside = Array.isArray(value) ? schema['items'] : schema['additionalProperties'];
  return isRecord(inside) && value !== null && typeof value === 'object' ? insideFaults(inside, value, loc) : [];
}

/** What fits none of several schemas is told what the only one beside null says, or which types there are. */
function faultsOfAny(forms: readonly SchemaObject[], value: unknown, loc: (string | number)[]): InputFault[] {
  if (forms.some((form) => plainFaults(form, value, loc).length === 0)) return [];
  const [only, ...more] = forms.filter(({ type }) => type !== 'null');
  if (only !== undefined && more.length === 0) return plainFaults(only, value, loc);
  return [
    wrongType(
      forms.map(({ type }) => String(type)),
      value,
      loc,
    ),
  ];
}

function wrongType(types: readonly string[], value: unknown, loc: (string | number)[]): InputFault {
  const [only, ...more] = types.flatMap((type) => TYPES[type] ?? []);
  if (only !== undefined && more.length === 0) return typeFault(loc, only.msg, only.type, value);
  const words = types.map((type) => TYPES[type]?.word ?? type);
  const msg = `Input should be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return outside(msg, 'value_error', { expected: types }, value, loc);
}

function rangeFaults(schema: SchemaObject, value: number, loc: (string | number)[]): InputFault[] {
  const { minimum: ge, exclusiveMinimum: gt, maximum: le } = schema as Record<string, number | undefined>;
  if (ge !== undefined && value < ge)
    return [outside(`Input should be greater than or equal to ${ge}`, 'greater_than_equal', { ge }, value, loc)];
  if (gt !== undefined && value <= gt)
    return [outside(`Input should be above ${gt}`, 'greater_than', { gt }, value, loc)];
  if (le !== undefined && value > le)
    return [outside(`Input should be less than or equal to ${le}`, 'less_than_equal', { le }, value, loc)];
  return [];
}

function insideFaults(schema: SchemaObject, value: object, loc: (string | number)[]): InputFault[] {
  const faults: InputFault[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (faults.length >= LISTED_FAULTS) break;
    faults.push(...plainFaults(schema, member, [...loc, Array.isArray(value) ? Number(name) : cut(name)]));
  }
  return faults;
}

function outside(
  msg: string,
  type: InputFaultCode,
  ctx: Record<string, unknown>,
  value: unknown,
  loc: (string | number)[],
): InputFault {
  return { loc, msg, type, input: echoed(value), ctx };
}
