import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import type { FieldOptions } from './fields.js';

/** Keeps a constraint's bound beside it, so that the fault of a request can name it. */
export const bound = (value: unknown): ValidationOptions => ({ context: { bound: value } });

/**
 * `maxLength` as JSON Schema and the libraries count it: in code points. The ready-made rule leaves variation
 * selectors out of its count, so a text could pass it and be too long for the library behind it.
 */
export function AtMostCharacters(max: number): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    typeof value === 'string' && (value.length <= max || (value.length <= 2 * max && [...value].length <= max));
  return ValidateBy(
    { name: 'maxLength', constraints: [max], validator: { validate: fits, defaultMessage: () => 'too long' } },
    bound(max),
  );
}

/** More than white space, which says as little as an empty text. */
export const NotBlank = (): PropertyDecorator =>
  ValidateBy({
    name: 'notBlank',
    validator: { validate: (value) => typeof value === 'string' && /\S/.test(value), defaultMessage: () => 'blank' },
  });

/** A number that has to be greater than `limit`, which class-validator has no rule for. */
export function GreaterThan(limit: number): PropertyDecorator {
  const fits = (value: unknown): boolean => typeof value === 'number' && value > limit;
  return ValidateBy(
    { name: 'above', constraints: [limit], validator: { validate: fits, defaultMessage: () => 'too small' } },
    bound(limit),
  );
}

/** When a field is looked at: a missing one, or null, is passed over where it may be so. */
export function presenceOf({
  optional = false,
  nullable = false,
  requiredWhen,
  unless,
}: Pick<FieldOptions, 'optional' | 'nullable' | 'requiredWhen' | 'unless'>): PropertyDecorator[] {
  if (!optional && !nullable && unless === undefined) return [];
  const memberOf = (body: object, name: string): unknown => (body as Record<string, unknown>)[name];
  return [
    ValidateIf((body: object, value: unknown) => {
      if (requiredWhen !== undefined && memberOf(body, requiredWhen) === true) return true;
      const isSpared = unless !== undefined && memberOf(body, unless) !== undefined;
      return !((optional || isSpared) && value === undefined) && !(nullable && value === null);
    }),
  ];
}
