import type { JsonSchema } from './json-schema.js';

/** Members of an object, by name. */
type Members = Readonly<Record<string, JsonSchema>>;

/** Text of 1 to so many characters. */
export const textUpTo = (maxLength: number): JsonSchema => ({ type: 'string', minLength: 1, maxLength });

/** Text that a regular expression matches. */
export const patterned = (pattern: string, maxLength?: number): JsonSchema => ({
  type: 'string',
  ...(maxLength && { minLength: 1, maxLength }),
  pattern,
});

/** One of these words. */
export const oneWord = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words });

/** A number within these bounds. */
export const numberFrom = (minimum: number, maximum?: number): JsonSchema => ({
  type: 'number',
  minimum,
  ...(maximum !== undefined && { maximum }),
});

/** A whole number within these bounds. */
export const wholeFrom = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

/** An object with these members and no others; those that are not named as required may be left out. */
export const objectOf = (properties: Members, required?: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  ...(required && { required }),
  additionalProperties: false,
});

/** An object from any names to values of one kind. */
export const mapOf = (maxProperties: number, additionalProperties: JsonSchema): JsonSchema => ({
  type: 'object',
  maxProperties,
  additionalProperties,
});

/** A list of so many items of one kind. */
export const listOf = (items: JsonSchema, maxItems: number, minItems = 0): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});

/** One of several forms, no two of one type. */
export const eitherOf = (...forms: JsonSchema[]): JsonSchema => ({ anyOf: forms as JsonSchema['anyOf'] & object });
