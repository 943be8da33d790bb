import { isRecord } from '@svc/policy-rules';
import { validateSync, type ValidationError } from 'class-validator';
import { faultsBetween, toldAt } from './between.js';
import { fieldsOf, type FieldRule, type SchemaObject } from './fields.js';
import {
  echoed,
  extraFault,
  isOfSchema,
  LISTED_FAULTS,
  missingFault,
  typeFault,
  type InputFault,
  type InputFaultCode,
} from './input-fault.js';
import { numbersFaults } from './numbers-of.js';
import { plainFaults } from './plain-faults.js';
import { rememberRules } from './remember-rules.js';
import type { BodyClass } from './operation.js';

/**
 * Every place where a parsed JSON body does not fit its class, in the order of the class's fields, then members that
 * the class does not know, then rules between members; empty where the body fits. Free objects are not looked into.
 */
export function inputFaults(bodyClass: BodyClass, body: unknown): InputFault[] {
  return faultsAt(bodyClass, body, ['body']).slice(0, LISTED_FAULTS);
}

/** Whether a request may come without a body: every member of its class may be left out, so it is read as `{}`. */
export function isBodyOptional(bodyClass: BodyClass): boolean {
  return [...fieldsOf(bodyClass).values()].every(({ optional }) => optional);
}

/**
 * The fault of one place in a body that fits its class but cannot be used, such as a name that stands for nothing.
 * @param path from the body down; the value that is told is the one that stands there
 * @param type a stable code
 */
export function inputFaultAt(body: unknown, path: readonly (string | number)[], msg: string, type: string): InputFault {
  return toldAt(body, { path, code: type, msg }, ['body']);
}

function faultsAt(bodyClass: BodyClass, value: unknown, loc: (string | number)[]): InputFault[] {
  if (!isRecord(value)) return [objectFault(value, loc)];
  const fields = fieldsOf(bodyClass);
  rememberRules(bodyClass);
  const instance = new bodyClass();
  for (const name of fields.keys())
    if (Object.hasOwn(value, name)) (instance as Record<string, unknown>)[name] = value[name];

  const broken = new Map(
    validateSync(instance, { forbidUnknownValues: false, validationError: { target: false } }).map((error) => [
      error.property,
      error,
    ]),
  );
  const faults: InputFault[] = [];
  for (const [name, rule] of fields) {
    const here = [...loc, name];
    const error = broken.get(name);
    if (error) faults.push(fieldFault(error, bodyClass, here));
    else faults.push(...contentFaults(rule, value[name], here, value));
    if (faults.length > LISTED_FAULTS) return faults;
  }
  for (const name of Object.keys(value)) {
    if (faults.length > LISTED_FAULTS) return faults;
    if (!fields.has(name)) faults.push(extraFault(loc, name, value[name]));
  }
  const unsound = new Set(faults.filter(isOfSchema).map((fault) => fault.loc[loc.length]));
  for (const fault of faultsBetween(bodyClass, value, (member) => !unsound.has(member), loc)) {
    if (faults.length > LISTED_FAULTS) return faults;
    faults.push(fault);
  }
  return faults;
}

function contentFaults(
  { nested, items, itemsHaveOneOf, values, forms }: FieldRule,
  value: unknown,
  loc: (string | number)[],
  beside: Readonly<Record<string, unknown>>,
): InputFault[] {
  if (value === undefined || value === null || (!nested && !items && !values && !forms)) return [];
  if (forms) return numbersFaults(value as Record<string, unknown>, forms, loc, beside);
  if (values) return plainFaults({ type: 'object', additionalProperties: values }, value, loc);
  if (nested && !nested.list) return faultsAt(nested.of(), value, loc);
  // A list of a million texts is usual in a large body: it is looked through before a place is noted for each.
  if (isOfTexts(items) && (value as unknown[]).every((item) => typeof item === 'string')) return [];
  const faults: InputFault[] = [];
  for (const [index, item] of (value as unknown[]).entries()) {
    if (faults.length > LISTED_FAULTS) break;
    const here = [...loc, index];
    if (nested) faults.push(...faultsAt(nested.of(), item, here));
    const plain = items ? plainFaults(items, item, here) : [];
    faults.push(...plain);
    if (itemsHaveOneOf && plain.length === 0 && !itemsHaveOneOf.some((member) => Object.hasOwn(item as object, member)))
      faults.push(formFault(item, itemsHaveOneOf, here));
  }
  return faults;
}

/** Whether any text will do for an item. */
function isOfTexts(items: SchemaObject | undefined): boolean {
  return items?.['type'] === 'string' && !('enum' in items);
}

function objectFault(value: unknown, loc: (string | number)[]): InputFault {
  return value === undefined
    ? missingFault(loc)
    : typeFault(loc, 'Input should be a valid object', 'object_type', value);
}

function formFault(item: unknown, members: readonly string[], loc: (string | number)[]): InputFault {
  return {
    loc,
    msg: `Input should have one of the members ${members.join(', ')}`,
    type: 'value_error',
    input: echoed(item),
    ctx: { expected: members },
  };
}

/** How a broken class-validator constraint is told: the first that applies is reported. */
const TELLINGS: readonly { constraint: string; type: InputFaultCode; say: (bound: unknown) => string; ctx?: string }[] =
  [
    { constraint: 'isString', type: 'string_type', say: () => 'Input should be a valid string' },
    { constraint: 'isObject', type: 'object_type', say: () => 'Input should be a valid object' },
    { constraint: 'isArray', type: 'list_type', say: () => 'Input should be a valid list' },
    { constraint: 'isBoolean', type: 'bool_type', say: () => 'Input should be true or false' },
    { constraint: 'isNumber', type: 'number_type', say: () => 'Input should be a finite number' },
    { constraint: 'isInt', type: 'int_type', say: () => 'Input should be a whole number' },
    {
      constraint: 'isIn',
      type: 'enum',
      say: (values) => `Input should be one of ${(values as string[]).join(', ')}`,
      ctx: 'expected',
    },
    {
      constraint: 'minLength',
      type: 'string_too_short',
      say: (min) => `String should have at least ${String(min)} character${min === 1 ? '' : 's'}`,
      ctx: 'min_length',
    },
    {
      constraint: 'notBlank',
      type: 'string_too_short',
      say: () => 'String should hold more than white space',
    },
    {
      constraint: 'maxLength',
      type: 'string_too_long',
      say: (max) => `String should have at most ${String(max)} characters`,
      ctx: 'max_length',
    },
    {
      constraint: 'arrayMinSize',
      type: 'too_short',
      say: (min) => `List should have at least ${String(min)} item${min === 1 ? '' : 's'}`,
      ctx: 'min_length',
    },
    {
      constraint: 'arrayMaxSize',
      type: 'too_long',
      say: (max) => `List should have at most ${String(max)} items`,
      ctx: 'max_length',
    },
    {
      constraint: 'min',
      type: 'greater_than_equal',
      say: (min) => `Input should be greater than or equal to ${String(min)}`,
      ctx: 'ge',
    },
    {
      constraint: 'above',
      type: 'greater_than',
      say: (limit) => `Input should be above ${String(limit)}`,
      ctx: 'gt',
    },
    {
      constraint: 'max',
      type: 'less_than_equal',
      say: (max) => `Input should be less than or equal to ${String(max)}`,
      ctx: 'le',
    },
  ];

function fieldFault(error: ValidationError, bodyClass: BodyClass, loc: (string | number)[]): InputFault {
  if (error.value === undefined) return missingFault(loc);
  const input = echoed(error.value, error.property);
  const constraints = error.constraints ?? {};
  const telling = TELLINGS.find(({ constraint }) => constraint in constraints);
  if (!telling) return { loc, msg: 'Value is not valid here', type: 'value_error', input, ctx: {} };
  const bound = error.contexts?.[telling.constraint] as { bound: unknown } | undefined;
  return {
    loc,
    msg: telling.say(bound?.bound),
    type: telling.type,
    input,
    ctx: telling.ctx ? { [telling.ctx]: bound?.bound } : {},
  };
}
