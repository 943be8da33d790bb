import fc from 'fast-check';
import { readNumbers } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults, toMicros } from '@svc/policy-rules';
import { compilePolicy, type CompiledPolicy } from '../index.js';
import { figuresOf } from './policy-figures.js';
import { groundedAmounts } from './grounded.js';

/** Reads a description; the laws take another one to show that they can be broken. */
export type Compile = (description: string) => CompiledPolicy;

/** A law of reading: what it says, the texts it is tried on, and what breaks it in one text. */
export interface ReadingLaw {
  title: string;
  seed: number;
  texts: fc.Arbitrary<string>;
  /** What breaks the law; nothing where it holds. */
  faultsIn(text: string, compile: Compile): unknown[];
}

/** How one law fared: `failure` is null where it held in all `runs`, else the smallest text that breaks it and why. */
export interface TriedLaw {
  title: string;
  runs: number;
  failure: string | null;
}

export const compileSalted: Compile = (description) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });

/** Figures that the compiler works out, or that nobody says: differences, and what an option is worth. */
const WORKED_OUT = /^\/(?:free_discount|floor_price)$|worth$|requires_discount_at_most$/;

/** Whether a count of months is that of a year which a text names without a number: "annual commitment". */
const isNamedYear = (text: string, { period }: Policy, { path, value }: { path: string; value: number }): boolean =>
  path.endsWith('/periods') && period?.unit === 'month' && value % 12 === 0 && /annual|year|年/i.test(text);

function inventedFigures(text: string, compile: Compile): unknown[] {
  const { policy: compiled, issues } = compile(text);
  const policy = compiled as Policy;
  const proposed = issues.filter(({ code }) => code === 'reserve_proposed').map((found) => found.path);
  const grounded = groundedAmounts(readNumbers(text, { currency: policy.currency }), policy, []);
  return figuresOf(policy).filter(
    ({ path, value }) =>
      !grounded.has(toMicros(Math.abs(value))) &&
      !WORKED_OUT.test(path) &&
      !proposed.includes(path) &&
      !isNamedYear(text, policy, { path, value }),
  );
}

const foreignQuotes = (text: string, compile: Compile): unknown[] =>
  compile(text).issues.flatMap(({ quote }) => (quote === null || text.includes(quote) ? [] : [quote]));

function unsoundResults(text: string, compile: Compile): unknown[] {
  const result = compile(text);
  const priced = (result.policy as Partial<Policy>).list_price !== undefined;
  const open = [...result.issues, ...result.questions].some(({ severity }) => severity === 'error');
  return [
    ...(priced ? schemaFaults(POLICY_SCHEMA, result.policy) : []),
    ...(result.ok === open ? [`ok is ${result.ok}, and an error is ${open ? 'open' : 'not open'}`] : []),
    ...(JSON.stringify(compile(text)) === JSON.stringify(result) ? [] : ['a second reading differs']),
  ];
}

/** The sentences of descriptions, each by itself. */
export const sentencesOf = (descriptions: readonly string[]): string[] =>
  descriptions.flatMap((text) => text.split(/(?<=[.。\n])\s*/)).filter((sentence) => sentence !== '');

/** Descriptions in many shapes: one to six sentences in any order, with figures of percentages and yuan changed. */
const shuffled = (descriptions: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...sentencesOf(descriptions)), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) =>
      parts.map(([sentence, digit]) => sentence.replace(/[1-9](?=\d*元|%| off)/g, String(digit))).join(' '),
    );

/** The laws of reading, tried on texts put together from the sentences of these descriptions. */
export function readingLaws(descriptions: readonly string[]): ReadingLaw[] {
  const described = shuffled(descriptions);
  return [
    {
      title: 'invents no number: each is in the description, follows from it, or is told as proposed',
      seed: 11,
      texts: described,
      faultsIn: inventedFigures,
    },
    { title: 'quotes exact words of the description', seed: 12, texts: described, faultsIn: foreignQuotes },
    {
      title: 'is total, keeps the schema wherever it finds a price, and repeats itself exactly',
      seed: 13,
      texts: fc.oneof(described, fc.string({ unit: 'grapheme', maxLength: 200 })),
      faultsIn: unsoundResults,
    },
  ];
}

/** Tries one law on so many texts. */
export function tryLaw({ title, seed, texts, faultsIn }: ReadingLaw, runs: number, compile = compileSalted): TriedLaw {
  const holds = fc.property(texts, (text) => {
    const faults = faultsIn(text, compile);
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
  });
  const { failed, counterexample, errorInstance } = fc.check(holds, { numRuns: runs, seed });
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { title, runs, failure: failed ? `${JSON.stringify(counterexample)}: ${why}` : null };
}
