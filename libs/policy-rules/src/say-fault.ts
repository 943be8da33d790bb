import type { SchemaFault } from './schema-faults.js';

/** What each keyword asks for; `$` stands for what the schema says there. */
const WORDS: Readonly<Record<string, string>> = {
  const: 'must be "$"',
  enum: 'must be one of $',
  minLength: 'must not be empty',
  maxLength: 'must have at most $ characters',
  pattern: 'must match $',
  minimum: 'must be at least $',
  maximum: 'must be at most $',
  exclusiveMinimum: 'must be more than $',
  minItems: 'must have at least $ items',
  maxItems: 'must have at most $ items',
  minProperties: 'must have at least $ member',
  maxProperties: 'must have at most $ member',
  required: 'must have "$"',
  additionalProperties: 'is not a member of the policy language here',
};

/**
 * What is wrong at a place, in words: said of the place. Apart from the walk, which a verifier in a browser carries.
 * @example sayFault({ path: '/meso', keyword: 'maximum', asked: 3 }) // 'must be at most 3'
 */
export function sayFault({ keyword, asked }: SchemaFault): string {
  const said = [asked].flat().join(', ');
  if (keyword === 'type') return `must be ${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`;
  return (WORDS[keyword] ?? '').replace('$', () => said);
}
