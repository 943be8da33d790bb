import { IsObject } from 'class-validator';
import { field, type FieldOptions } from './fields.js';
import { echoed, extraFault, LISTED_FAULTS, missingFault, type InputFault } from './input-fault.js';
import { plainFaults } from './plain-faults.js';

/** The forms of an object of numbers: it has all members of one form, and no other. */
export interface NumbersForms {
  /** The member beside the object whose value names the form. */
  readonly by: string;
  /** By that value the members, each from `min` to `max`, and above the member `over` where it names one. */
  readonly forms: Readonly<
    Record<string, Readonly<Record<string, { readonly min: number; readonly max: number; readonly over?: string }>>>
  >;
}

/**
 * An object of numbers that has all members of one of several forms, and no other.
 * @example NumbersOf({ by: 'family', forms: { uniform: { low: { min: 0, max: 9 } } } }, { description: 'Of it.' })
 */
export function NumbersOf(forms: NumbersForms, options: FieldOptions): PropertyDecorator {
  const oneOf = Object.values(forms.forms).map((form) => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(form).map(([name, { min, max }]) => [name, { type: 'number', minimum: min, maximum: max }]),
    ),
    required: Object.keys(form),
    additionalProperties: false,
  }));
  return field(options, [IsObject()], { type: 'object', oneOf }, { forms });
}

/**
 * Where an object of numbers does not fit its form. The form is the one that the member beside the object names; where
 * that names none, the one whose members the object has.
 * @param beside the object in which both stand
 */
export function numbersFaults(
  value: Readonly<Record<string, unknown>>,
  { by, forms }: NumbersForms,
  loc: (string | number)[],
  beside: Readonly<Record<string, unknown>>,
): InputFault[] {
  const named = beside[by];
  const form = typeof named === 'string' && Object.hasOwn(forms, named) ? forms[named] : formOfMembers(value, forms);
  if (form === undefined) {
    const told = Object.values(forms).map((one) => `{${Object.keys(one).join(', ')}}`);
    const msg = `Input should have the members ${told.join(' or ')}, and no other`;
    return [{ loc, msg, type: 'value_error', input: echoed(value), ctx: { expected: told } }];
  }
  return [
    ...Object.entries(form).flatMap(([name, range]) => numberFaults(value, name, range, [...loc, name])),
    ...Object.keys(value)
      .filter((name) => !Object.hasOwn(form, name))
      .slice(0, LISTED_FAULTS)
      .map((name) => extraFault(loc, name, value[name])),
  ];
}

function formOfMembers(value: object, forms: NumbersForms['forms']): NumbersForms['forms'][string] | undefined {
  const names = Object.keys(value);
  return Object.values(forms).find(
    (form) => Object.keys(form).length === names.length && names.every((name) => Object.hasOwn(form, name)),
  );
}

function numberFaults(
  value: Readonly<Record<string, unknown>>,
  name: string,
  { min, max, over }: NumbersForms['forms'][string][string],
  loc: (string | number)[],
): InputFault[] {
  if (!Object.hasOwn(value, name)) return [missingFault(loc)];
  const figure = value[name];
  const faults = plainFaults({ type: 'number', minimum: min, maximum: max }, figure, loc);
  const least = over === undefined ? undefined : value[over];
  if (faults.length > 0 || typeof least !== 'number' || (figure as number) > least) return faults;
  const msg = `Input should be above ${over}, which is ${least}`;
  return [{ loc, msg, type: 'greater_than', input: figure, ctx: { gt: least } }];
}
