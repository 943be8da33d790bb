import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy, DESCRIPTION_LENGTH, PolicyCompilerError, TEMPLATES } from './index.js';
import type { CompiledPolicy, Issue } from './index.js';
import { compileSalted, readingLaws, sentencesOf, tryLaw } from './testing/reading-laws.js';
import { expectationFaults } from '../vectors/match-expectation.js';
import { OWN_VECTORS } from '../vectors/read-vectors.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = compileSalted;
/** Reads a text, or sees it refused for holding too much. */
const readOrRefuse = (description: string): void => {
  try {
    compile(description);
  } catch (fault) {
    expect(fault).toMatchObject({ code: 'description_too_dense' });
  }
};
const policyOf = (description: string): Policy => compile(description).policy as Policy;
const codes = (description: string): string[] => compile(description).issues.map((found) => found.code);
const issueOf = (description: string, code: string): Issue | undefined =>
  compile(description).issues.find((found) => found.code === code);

describe('the development table', () => {
  it.each(OWN_VECTORS.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expect(expectationFaults(compile(vector.description), vector.expect)).toEqual([]);
  });

  it('has no name from words that name nothing', () => {
    expect(compile('Asking $11,900, I would not go below 10,800.').policy.name).toBe('The offer');
  });

  it('fails where a fact is wrong', () => {
    const [first] = OWN_VECTORS;
    expect(first && expectationFaults(compile(first.description), { ...first.expect, floor_price: 1 })).not.toEqual([]);
    expect(first && expectationFaults(compile(first.description), { ...first.expect, trades: [] })).not.toEqual([]);
  });
});

describe('reading plain words', () => {
  it('leaves the lowest price where it is when more is offered for cash, and asks', () => {
    const description = 'Asking $11,900, I would not go below 10,800. I can drop 200 more if you pay cash.';
    expect(policyOf(description)).toMatchObject({ list_price: 11900, floor_price: 10800, free_discount: 900 });
    expect(compile(description).questions).toMatchObject([{ path: '/free_discount', severity: 'warning' }]);
  });

  it('takes what is given to be worth what it gives', () => {
    const description = 'List $500, floor $400. $30 off for cash.';
    expect(policyOf(description).terms?.[0]?.options[1]).toMatchObject({ worth: 30, gives: { amount: 30 } });
    const bargained = 'List $500, floor $400. Up to $30 off for cash.';
    expect(codes(bargained)).toContain('worth_assumed');
  });

  it('gives no price to a description without one, and quotes it', () => {
    const result = compile('I want to sell my bike.');
    expect(result.ok).toBe(false);
    expect(result.policy).not.toHaveProperty('list_price');
    expect(issueOf('I want to sell my bike.', 'price_missing')?.quote).toBe('I want to sell my bike');
  });

  it('gives nothing away where no lowest price is said', () => {
    expect(policyOf('Asking $500 for the bike.').floor_price).toBe(500);
    expect(codes('Asking $500 for the bike.')).toContain('floor_missing');
    expect(codes('Asking $500 for the bike. The price is firm.')).not.toContain('floor_missing');
  });

  it('keeps to a total for so many that stands beside a fixed price', () => {
    const wine = 'Wine, fixed price €5 a bottle, 12 for €50.';
    expect(policyOf(wine)).toMatchObject({ floor_price: 4.166667, free_discount: 0 });
    expect(codes(wine)).not.toContain('contradiction');
    expect(compile(wine).summary).toContain('the lowest is €50 for 12 bottles.');
    expect(compile(wine).summary).not.toContain('The price is fixed');
    expect(policyOf('Mugs, fixed price €5 each, from 20 €4.50.').floor_price).toBe(5);
  });

  it('quotes both numbers of a floor above the list price', () => {
    const found = issueOf('Price 100, lowest 120.', 'floor_above_list');
    expect(found?.quote).toContain('100');
    expect(found?.quote).toContain('120');
  });

  it('keeps fractions of the smallest coin', () => {
    expect(policyOf('Screws at $0.0125 each, lowest $0.0098.')).toMatchObject({
      list_price: 0.0125,
      floor_price: 0.0098,
      price_decimals: 4,
    });
  });

  it('tells what it did not understand, with the words', () => {
    const found = issueOf('Asking $500, floor $400. The fribble has 12% of the moon.', 'not_used');
    expect(found?.quote).toBe('The fribble has 12% of the moon');
  });

  it('takes the currency of the caller where the words name none', () => {
    expect(compilePolicy('Price 100, lowest 80.', { salt: SALT, currency: 'CHF' }).policy).toMatchObject({
      currency: 'CHF',
    });
    expect(codes('Price 100, lowest 80.')).toContain('currency_assumed');
  });

  it('compiles the description of each template to the template’s prices', () => {
    for (const { description, policy } of TEMPLATES) {
      const result = compile(description);
      expect(result.issues.filter((found) => found.severity === 'error')).toEqual([]);
      expect(result.policy).toMatchObject({
        list_price: policy.list_price,
        floor_price: policy.floor_price,
        free_discount: policy.free_discount,
        currency: policy.currency,
      });
      expect((result.policy as Policy).terms?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('takes a fee for no discount and for no price', () => {
    const policy = policyOf('Bike $500, floor $400. Shipping $40. Cash 480.');
    expect(policy).toMatchObject({ list_price: 500, floor_price: 400 });
    expect(policy.terms?.flatMap((term) => term.options).filter((option) => option.gives)).toMatchObject([
      { gives: { to_price: 480 } },
    ]);
  });

  it('keeps what a seller says of themselves out of what buyers may be told', () => {
    const told = (text: string) =>
      (policyOf(`Coffee machine, list $300, floor $250. ${text}`).facts ?? []).map(({ answer }) => answer);
    expect(told('The bank is pressing us. My doctor says I should stop drinking coffee.')).toEqual([]);
    expect(told('It has two boilers.')).toEqual(['It has two boilers.']);
  });

  it('is what the guide shows', () => {
    const guide = readFileSync(new URL('../../../docs/policy.md', import.meta.url), 'utf8');
    const blocks = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
      (match) => JSON.parse(match[1] ?? '{}') as Record<string, string>,
    );
    const shown = (key: string): string[] => {
      const at = blocks.findIndex((block, index) => 'description' in block && key in (blocks[index + 1] ?? {}));
      return [blocks[at]?.['description'] ?? '', JSON.stringify(blocks[at + 1])];
    };
    const [warned = '', issue = ''] = shown('severity');
    expect(compile(warned).issues).toContainEqual(JSON.parse(issue));
    const [asked = '', answer = ''] = shown('questions');
    expect(compile(asked)).toMatchObject(JSON.parse(answer) as object);
  });

  it('refuses a description that is too long and a salt that is none', () => {
    expect(() => compile('a'.repeat(DESCRIPTION_LENGTH + 1))).toThrow(PolicyCompilerError);
    expect(() => compilePolicy('a', { salt: 'short' })).toThrow(expect.objectContaining({ code: 'salt_invalid' }));
  });
});

/** So many texts of each law are read here; `npm run proof:meaning` reads 300. */
const RUNS = 40;
const descriptions = OWN_VECTORS.map((vector) => vector.description);
const laws = readingLaws(descriptions);

describe('laws', () => {
  it.each(laws)('$title', (law) => {
    expect(tryLaw(law, RUNS)).toEqual({ title: law.title, runs: RUNS, failure: null });
  });

  it.each<[string, (found: CompiledPolicy) => object]>([
    ['invents no number', ({ policy }) => ({ policy: { ...policy, list_price: 987_654 } })],
    ['quotes exact words', ({ issues }) => ({ issues: issues.map((found) => ({ ...found, quote: '§' })) })],
    ['is total', ({ ok }) => ({ ok: !ok })],
  ])('%s: a compiler that breaks this law is found', (title, alter) => {
    const broken = (text: string) => ({ ...compile(text), ...alter(compile(text)) }) as CompiledPolicy;
    const law = laws.find((one) => one.title.startsWith(title));
    expect(law && tryLaw(law, RUNS, broken).failure).toEqual(expect.any(String));
  });

  it('drops no clause with money or a percentage in silence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sentencesOf(descriptions)),
        fc.integer({ min: 3, max: 97 }),
        (sentence, number) => {
          const text = `Asking $5000, floor $4000.\n${sentence}\nZorple wumps ${number}% blick.`;
          const quotes = compile(text).sources.map(({ quote }) => quote);
          expect([issueOf(text, 'not_used')?.message ?? '', ...quotes].join('\n')).toContain(
            `Zorple wumps ${number}% blick`,
          );
        },
      ),
      { numRuns: 100, seed: 14 },
    );
  });

  it('reads 8,000 hostile characters quickly, or refuses those that hold too much', () => {
    for (const unit of [
      'if ',
      '1 ',
      '$1 off ',
      'a, ',
      '不',
      '满1件',
      'free ',
      'at least ',
      'discount ',
      '(',
      ' and 5% ',
    ]) {
      const started = process.cpuUsage();
      readOrRefuse(unit.repeat(Math.floor(DESCRIPTION_LENGTH / unit.length)));
      // Processor time: a busy machine has nothing to say of the reader.
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(20_000);
    }
  });

  it('reads words that many places of a pattern could take in the time of any others', () => {
    const leads = ['', 'floor ', 'at ', '底价', '最多', 'Pick-up: $5/', 'Towing - $5 each ', '满10件'];
    for (const unit of [
      'and ',
      'so ',
      'and, ',
      'sorry ',
      'tan',
      'ap',
      'd) ',
      "one's ",
      'order take ',
      'over order ',
      'would ',
      '可我您',
      '卖能',
      '则每',
      '一的时候客',
    ]) {
      for (const lead of leads) {
        const started = process.cpuUsage();
        compile(`${lead}${unit.repeat(33)}n`); // two ways for each would be 2^33 steps
        expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
      }
    }
  });
});

describe('what is ordered', () => {
  it.each([
    ['Hatha yoga. A class is £14, 5 classes or more £12 each.', 'class'],
    ['A5 flyers. 11 cents each AUD. Orders start at 1,000 flyers. Never under 9 cents.', 'flyer'],
    ['French lace N38,000 a piece. Ten pieces and above N35,500. Bottom is N31,500.', 'piece'],
  ])('is counted in its own unit: %s', (description, unit) => {
    expect(policyOf(description).quantity?.unit).toBe(unit);
  });
});

describe('the currency of an offer', () => {
  it.each([
    ["Wool from Hawke's Bay, 2.85 NZ dollars a kilo, lowest 2.40.", 'NZD', 2.85],
    ['Quad bike, $7,900 NZ, absolute bottom $7,200.', 'NZD', 7900],
    ['活動室出租，每小時MOP 480，最低MOP 360。', 'MOP', 480],
    ['French lace N38,000 a piece. Ten pieces and above N35,500. Bottom is N31,500.', 'NGN', 38_000],
  ])('is named by a country or a code: %s', (description, currency, price) => {
    expect(policyOf(description)).toMatchObject({ currency, list_price: price });
  });
});
