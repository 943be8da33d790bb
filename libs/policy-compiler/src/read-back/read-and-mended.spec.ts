import { describe, expect, it } from '@jest/globals';
import { readAndMended } from './read-and-mended.js';

const salt = 'AAAAAAAAAAAAAAAAAAAAAA';
const SOFA = 'Sofa, $400, lowest $320. Oak legs. Cash gets $15 off.';
const lineOf = (kind: string) => readAndMended(SOFA, { salt }).readback.find((line) => line.kind === kind);

describe('what the built-in reader took', () => {
  it('is read back in plain sentences, and waits for nothing', () => {
    const { readback, ok, statements } = readAndMended(SOFA, { salt });
    expect(readback.map(({ says, waits }) => [says, waits])).toEqual(
      expect.arrayContaining([
        ['The price is $400.', false],
        ['Never below $320.', false],
        ['For “Cash” $15 comes off.', false],
      ]),
    );
    expect([ok, statements]).toEqual([true, []]);
  });

  it('stays where the seller says that it is right', () => {
    const { id } = lineOf('lowest') ?? { id: '' };
    expect(readAndMended(SOFA, { salt, answers: { [id]: 'right' } }).policy).toEqual(
      readAndMended(SOFA, { salt }).policy,
    );
  });

  it('can be answered on a line that the answer to a question brings', () => {
    const DESK = 'Oak desk, asking $900.';
    const [question] = readAndMended(DESK, { salt }).questions;
    const answers = { [question?.id ?? '']: 'list_price' };
    const lowest = readAndMended(DESK, { salt, answers }).readback.find(({ kind }) => kind === 'lowest');
    expect(readAndMended(DESK, { salt }).readback.map(({ id }) => id)).not.toContain(lowest?.id);
    const mended = (answer: 'right' | { value: number }) =>
      readAndMended(DESK, { salt, answers: { ...answers, [lowest?.id ?? '']: answer } }).policy;
    expect(mended('right')).toMatchObject({ floor_price: 900 });
    expect(mended({ value: 850 })).toMatchObject({ floor_price: 850 });
  });

  it('is sure once the seller says that it is right', () => {
    const certainties = (answers = {}) =>
      readAndMended('Photo prints 20 each or 15. Frames 8 more.', { salt, answers }).readback.map(
        ({ id, certainty }) => [id, certainty],
      );
    const likely = certainties().filter(([, certainty]) => certainty === 'likely');
    expect(likely).not.toEqual([]);
    const right = Object.fromEntries(likely.map(([id]) => [id, 'right']));
    expect(certainties(right)).not.toContainEqual([expect.anything(), 'likely']);
    expect(certainties({ price_0: 'right' })).toContainEqual(['name_0', 'likely']);
  });

  it('gives way to what the seller says the words are', () => {
    const { id, choices } = lineOf('discount') ?? { id: '', choices: [] };
    expect(choices.map((choice) => choice.id)).toEqual(['as_fact', 'as_never', 'as_private', 'as_nothing']);
    expect(readAndMended(SOFA, { salt, answers: { [id]: 'as_nothing' } }).policy).toMatchObject({ terms: [] });
    const off = { kind: 'discount', what: 'Cash', figure: '$15', means: 'off', how: 'up_to' };
    expect(readAndMended(SOFA, { salt, answers: { [id]: off } }).policy).toMatchObject({
      terms: [{ options: [{}, { unlocks: { amount: 15 } }] }],
    });
  });

  it('names the lowest price as the total that it is the share of', () => {
    const wine = 'Wine €5 a bottle, 12 for €40.';
    const id =
      readAndMended(wine, { salt }).questions.find(({ id: asked }) => asked.startsWith('lowest_price_missing'))?.id ??
      '';
    const { readback } = readAndMended(wine, { salt, answers: { [id]: 'as_low_as_named' } });
    expect(readback.map(({ says }) => says)).toContain('Never below €40 for 12 bottles.');
  });

  it('gives way to another figure', () => {
    const { id } = lineOf('lowest') ?? { id: '' };
    expect(readAndMended(SOFA, { salt, answers: { [id]: { value: 310 } } }).policy).toMatchObject({
      list_price: 400,
      floor_price: 310,
    });
  });

  it('keeps what its words say beside the other figure, and calls none of them left out', () => {
    const tables = 'Tables, €12 a table a day, lowest €9 a day.';
    const mended = readAndMended(tables, { salt, answers: { price_8: { value: 14 }, lowest_27: { value: 10 } } });
    expect(mended.policy).toMatchObject({ list_price: 14, floor_price: 10, period: { unit: 'day' } });
    expect(mended.issues.filter(({ code }) => code === 'not_used')).toEqual([]);
  });

  it('gives way to marks, whatever was read there', () => {
    const start = SOFA.indexOf('Oak legs');
    const mark = { start, end: start + 8, kind: 'never', what: { start, end: start + 8 } };
    expect(readAndMended(SOFA, { salt, marks: [mark] }).policy).toMatchObject({ never: [{ text: 'Oak legs.' }] });
  });

  it('is in the currency that was asked for where no mark names one', () => {
    expect(readAndMended('A sofa for 300, at least 200', { salt, currency: 'CHF' }).policy.currency).toBe('CHF');
  });

  it.each([
    ['a choice that the line does not have', 'cheap', 'choice_unknown'],
    ['a value below 0', { value: -3 }, 'value_invalid'],
    ['a kind that is not known', { kind: 'bargain' }, 'kind_unknown'],
  ])('is not mended with %s', (_, answer, code) => {
    const { id } = lineOf('lowest') ?? { id: '' };
    expect(() => readAndMended(SOFA, { salt, answers: { [id]: answer } })).toThrow(expect.objectContaining({ code }));
  });

  it('is not mended with a figure alone where a figure is not all that a line says', () => {
    const { id } = lineOf('discount') ?? { id: '' };
    expect(() => readAndMended(SOFA, { salt, answers: { [id]: { value: 20 } } })).toThrow(
      expect.objectContaining({ code: 'kind_unknown' }),
    );
  });
});
