import fc from 'fast-check';
import { completed } from '../choose-questions.js';
import type { Field, Situation, Value, Values } from '../situation.js';

function anyValue({ kind, options }: Field): fc.Arbitrary<Value> {
  if (kind === 'money')
    return fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.double({ min: 0, max: 500, noNaN: true }));
  if (kind === 'months' || kind === 'days') return fc.integer({ min: 0, max: 1_200 });
  if (kind === 'flag') return fc.boolean();
  if (kind === 'metro') return fc.constantFrom('chicago', 'new-york', 'phoenix', 'nowhere');
  return fc.constantFrom(...(options ?? []).map(({ key }) => key));
}

/** Any values of a situation's fields: each one there or missing, the required ones there. */
export const anyCase = (situation: Situation): fc.Arbitrary<Values> =>
  fc
    .record(Object.fromEntries(situation.fields.map((field) => [field.key, fc.option(anyValue(field), { nil: null })])))
    .map((values) => completed(situation, values));
