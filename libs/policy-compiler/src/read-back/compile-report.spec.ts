import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNumbers } from '@svc/language';
import { STATEMENT_KINDS } from '@svc/plain-words';
import { POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import { figuresOf } from '../testing/policy-figures.js';
import { compileReport } from './compile-report.js';
import type { ReportOptions } from './compile-report.js';
import type { ReadBackPolicy } from './line.js';

const salt = 'AAAAAAAAAAAAAAAAAAAAAA';
const CHAIRS =
  'Hi! Six oak chairs, $45 each, all six for $230. Cash gets $5 off. I would go to 38. ' +
  'Delivery in town $20. No trades.';
const STATEMENTS: object[] = [
  { kind: 'nothing', quote: 'Hi!' },
  { kind: 'name', quote: 'oak chairs' },
  { kind: 'most_order', quote: 'Six oak chairs', count: 'Six' },
  { kind: 'price', quote: '$45 each', figure: '$45', unit: 'each' },
  { kind: 'volume', quote: 'all six for $230', count: 'six', figure: '$230', means: 'price_for_all', how: 'given' },
  { kind: 'discount', quote: 'Cash gets $5 off', what: 'Cash', figure: '$5', means: 'off', how: 'given' },
  { kind: 'lowest', quote: 'I would go to 38', figure: '38', means: 'price_each' },
  { kind: 'extra', quote: 'Delivery in town $20', what: 'Delivery in town', figure: '$20', paid: 'once' },
  { kind: 'never', quote: 'No trades', what: 'trades' },
];

const compile = (options: Partial<ReportOptions> = {}, statements = STATEMENTS, text = CHAIRS): ReadBackPolicy =>
  compileReport(text, { statements }, { salt, ...options });
const lineOf = (compiled: ReadBackPolicy, kind: string) => compiled.readback.find((line) => line.kind === kind);

describe('a policy from statements that point', () => {
  it('holds what they say, with every figure read out of the words', () => {
    expect(compile().policy).toMatchObject({
      name: 'oak chairs',
      currency: 'USD',
      list_price: 45,
      floor_price: 38,
      quantity: { min: 1, max: 6, breaks: [{ from: 6, gives: { to_price: 38.333333 } }] },
      terms: [
        { options: [{}, { gives: { amount: 5 } }] },
        { options: [{}, { charge: { amount: 20 }, charge_per: 'deal' }] },
      ],
      never: [{ text: 'No trades.' }],
    });
  });

  it('is read back in plain sentences, in the order of the description', () => {
    const { readback } = compile();
    expect(readback.map(({ says }) => says)).toEqual([
      'These words say nothing about the offer: “Hi!”.',
      'The largest order is 6.',
      'You sell: “oak chairs”.',
      'The price is $45.',
      'From 6 on the price is $230 for 6.',
      'For “Cash” $5 comes off.',
      'Never below $38.',
      '“Delivery in town” costs $20 on top, once per order.',
      'Buyers are refused this: “No trades”.',
    ]);
    const points = [...CHAIRS];
    for (const { start, end, quote } of readback) expect(points.slice(start, end).join('')).toBe(quote);
  });

  it('says which parts of the policy its words made', () => {
    expect(lineOf(compile(), 'lowest')?.paths).toEqual(['/floor_price']);
    expect(lineOf(compile(), 'discount')?.paths).toEqual(['/terms/0/options/1']);
  });

  it('is sure where the built-in reader reads the same, and asks for a word where it does not', () => {
    const wrong = STATEMENTS.map((one) =>
      'what' in one && one.what === 'Cash' ? { ...one, means: 'price_each' } : one,
    );
    expect(lineOf(compile(), 'discount')).toMatchObject({ certainty: 'sure', waits: false });
    const doubted = compile({}, wrong);
    expect(lineOf(doubted, 'discount')).toMatchObject({ certainty: 'likely', waits: true });
    expect([doubted.ok, doubted.issues.map(({ code }) => code)]).toEqual([
      false,
      expect.arrayContaining(['read_back_waits']),
    ]);
  });

  it('is confirmed in one answer, or a line at a time', () => {
    const all = compile({ readBack: 'right' });
    expect(all.readback.filter(({ waits }) => waits)).toEqual([]);
    const waiting = compile().readback.filter(({ waits }) => waits);
    const one = compile({ answers: Object.fromEntries(waiting.map(({ id }) => [id, 'right'])) });
    expect(one.readback.filter(({ waits }) => waits)).toEqual([]);
  });

  it('offers the other readings of a line, and takes one', () => {
    const line = lineOf(compile(), 'discount');
    expect(line?.choices).toContainEqual({ id: 'price_each', says: 'For “Cash” the price is $5.' });
    const answered = compile({ answers: { [line?.id ?? '']: 'up_to' } });
    expect(answered.policy).toMatchObject({ terms: [{ options: [{}, { unlocks: { amount: 5 } }] }, {}] });
  });

  it('takes another figure from the seller, and another statement in words of the description', () => {
    const { id } = lineOf(compile(), 'lowest') ?? { id: '' };
    expect(compile({ answers: { [id]: { value: 40 } } }).policy).toMatchObject({ floor_price: 40 });
    const extra = lineOf(compile(), 'extra')?.id ?? '';
    const told = compile({ answers: { [extra]: { kind: 'fact' } } });
    expect(told.policy).toMatchObject({ facts: [{ answer: 'Delivery in town $20.' }] });
  });

  it('takes marks of the seller in the place of what they overlap', () => {
    const start = CHAIRS.indexOf('No trades');
    const marked = compile({ marks: [{ start, end: start + 9, kind: 'fact' }] });
    expect(marked.policy).toMatchObject({ facts: [{ answer: 'No trades.' }] });
    expect('never' in marked.policy).toBe(false);
  });

  it('waits for words with a figure that no statement covers; the rest is listed', () => {
    const without = STATEMENTS.filter((one) => 'kind' in one && one.kind !== 'extra' && one.kind !== 'nothing');
    const { readback } = compile({}, without);
    expect(readback.filter(({ kind }) => kind === 'open').map(({ quote, waits }) => [quote, waits])).toEqual([
      ['Hi', false],
      ['Delivery in town $20', true],
    ]);
    const open = readback.find(({ quote, kind }) => kind === 'open' && quote !== 'Hi')?.id ?? '';
    expect(compile({ answers: { [open]: 'tell' } }, without).policy).toMatchObject({
      facts: [{ answer: 'Delivery in town $20.' }],
    });
  });

  it('asks once for what no clause says', () => {
    const without = STATEMENTS.filter((one) => 'kind' in one && one.kind !== 'lowest');
    const { questions } = compile({}, without, CHAIRS.replace(' I would go to 38.', ''));
    expect(questions.map(({ path }) => path)).toContain('/floor_price');
  });

  it.each([
    ['an answer to what is not read back', { answers: { price_0: { value: 3 } } }, 'question_unknown'],
    ['a choice that a line does not have', { answers: { lowest_66: 'cheap' } }, 'choice_unknown'],
    ['a value below nothing', { answers: { lowest_66: { value: -3 } } }, 'value_invalid'],
    ['a kind that is not known', { answers: { lowest_66: { kind: 'bargain' } } }, 'kind_unknown'],
    ['words that are not there', { answers: { lowest_66: { kind: 'fact', quote: 'walnut' } } }, 'quote_unknown'],
    ['a mark outside of the text', { marks: [{ start: 0, end: 9999, kind: 'fact' }] }, 'mark_outside'],
    ['a mark of no kind', { marks: [{ start: 0, end: 3, kind: 'bargain' }] }, 'kind_unknown'],
  ])('refuses %s', (_, options, code) => {
    expect(() => compile(options as Partial<ReportOptions>)).toThrow(expect.objectContaining({ code }));
  });

  it('never throws and never makes a policy out of the schema or a figure out of nothing, whatever is reported', () => {
    const words = ['$45', 'Six', '38', 'Cash gets $5 off', 'Delivery in town $20', 'all six for $230', 'No trades'];
    const some = fc.oneof(fc.constantFrom(...words), fc.string(), fc.integer(), fc.constant('99999'));
    const loose = fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...STATEMENT_KINDS), fc.string()),
        quote: some,
        figure: some,
        count: some,
        what: some,
        unit: some,
        period: some,
        only_at: some,
        means: fc.constantFrom('off', 'price_each', 'price_for_all', 'x'),
        how: fc.constantFrom('given', 'up_to', 'none'),
        paid: fc.constantFrom('once', 'per_unit', 'per_other'),
        always: fc.boolean(),
      },
      { requiredKeys: ['kind', 'quote'] },
    );
    const report = fc.oneof(
      { weight: 4, arbitrary: fc.record({ statements: fc.array(loose, { maxLength: 12 }) }) },
      { weight: 1, arbitrary: fc.anything() },
    );
    const numbers = readNumbers(CHAIRS, { currency: 'USD' }).map(({ value }) => value);
    const derived = (value: number): boolean =>
      numbers.some((one) => one === value || numbers.some((other) => Math.abs(one - other - value) < 1e-6)) ||
      numbers.some((one) => numbers.some((count) => Math.abs(one / count - value) < 1e-5));
    fc.assert(
      fc.property(report, (answer) => {
        const { policy, ok, issues } = compileReport(CHAIRS, answer, { salt, readBack: 'right' });
        if (!ok) expect(issues.length).toBeGreaterThan(0);
        else expect(schemaFaults(POLICY_SCHEMA, policy)).toEqual([]);
        for (const { path, value } of ok ? figuresOf(policy) : [])
          if (/price|amount/.test(path)) expect([path, value, derived(value)]).toEqual([path, value, true]);
      }),
      { seed: 31, numRuns: 300 },
    );
  });
});
