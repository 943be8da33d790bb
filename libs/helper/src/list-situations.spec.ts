import { describe, expect, it } from '@jest/globals';
import { ask } from './ask.js';
import { holds } from './holds.js';
import { listSituations } from './list-situations.js';
import { SITUATIONS } from './situations/situations.js';

describe('the list of situations', () => {
  const { situations } = listSituations();

  it('has every situation in its order, with the unit and the side of its figures', () =>
    expect(situations.map(({ key, title, side, unit }) => [key, title, side, unit])).toEqual(
      SITUATIONS.map(({ key, title, side, unit }) => [key, title, side, unit]),
    ));

  it('has every field, so that a form can ask for all that the advice depends on', () => {
    for (const [index, { fields }] of situations.entries())
      expect(fields.map(({ field }) => field)).toEqual(SITUATIONS[index]!.fields.map(({ key }) => key));
  });

  it('tells the words that a choice takes, and no cue words', () => {
    const repairs = situations.find(({ key }) => key === 'used_car')!.fields.find(({ field }) => field === 'repairs')!;
    expect(repairs).toEqual({
      field: 'repairs',
      question: expect.stringContaining('?'),
      kind: 'choice',
      options: [
        { key: 'none', label: 'None, or nothing worth naming' },
        { key: 'some', label: 'Up to a twentieth of the price' },
        { key: 'large', label: 'More than that' },
      ],
      required: false,
    });
  });

  it.each(situations.map(({ key, fields }) => [key, fields] as const))(
    'says of %s what is required: with that alone there is advice, without any part of it none',
    (situation_key, fields) => {
      const required = fields.filter((field) => field.required).map(({ field }) => field);
      const values = Object.fromEntries(required.map((field) => [field, 1_000]));
      expect(required.length).toBeGreaterThan(0);
      expect(ask({ situation_key, values }).advice).not.toBeNull();
      for (const field of required)
        expect(ask({ situation_key, values: { ...values, [field]: null } }).advice).toBeNull();
    },
  );

  it('can be written as JSON and read again', () =>
    expect(JSON.parse(JSON.stringify(listSituations()))).toEqual(listSituations()));
});

describe('a condition', () => {
  it.each([
    [{ field: 'days', atLeast: 30 }, { days: 30 }, true],
    [{ field: 'days', atLeast: 30 }, { days: 29 }, false],
    [{ field: 'days', atMost: 30 }, { days: 30 }, true],
    [{ field: 'days', atMost: 30 }, { days: 31 }, false],
    [{ field: 'days', atLeast: 0 }, { days: 0 }, true],
    [{ field: 'cash', is: false }, { cash: false }, true],
    [{ field: 'cash', is: true }, { cash: false }, false],
    [{ field: 'fault', is: 'partly' }, { fault: 'partly' }, true],
  ])('%j on %j holds: %s', (condition, values, expected) => expect(holds(condition, values)).toBe(expected));

  it('does not hold for what nobody knows, whatever it asks', () => {
    for (const condition of [
      { field: 'days', atLeast: 0 },
      { field: 'days', atMost: 1e9 },
      { field: 'days', is: null },
    ]) {
      expect(holds(condition, {})).toBe(false);
      expect(holds(condition, { days: null })).toBe(false);
    }
  });

  it('does not compare words with figures', () => {
    expect(holds({ field: 'days', atLeast: 1 }, { days: '40' })).toBe(false);
    expect(holds({ field: 'days', atMost: 1 }, { days: true })).toBe(false);
  });
});
