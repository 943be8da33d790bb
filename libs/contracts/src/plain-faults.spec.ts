import { describe, expect, it } from '@jest/globals';
import { BacktestIn } from './backtest/backtest-classes.js';
import { LISTED_FAULTS } from './input-fault.js';
import { inputFaults } from './input-faults.js';
import { plainFaults } from './plain-faults.js';
import { ScoreIn } from './turn/score-classes.js';

const SHARE = { type: 'number', minimum: 0, maximum: 1 };
const told = (schema: object, value: unknown): unknown[] =>
  plainFaults(schema as Record<string, unknown>, value, []).map(({ loc, type }) => [loc.join('.'), type]);

describe('a plain value', () => {
  it.each<[object, unknown]>([
    [SHARE, 0],
    [SHARE, 1],
    [{ type: 'integer' }, -3],
    [{ type: 'boolean' }, false],
    [{ type: ['string', 'number'] }, 'x'],
    [{ enum: ['a', 1] }, 1],
    [{ anyOf: [SHARE, { type: 'null' }] }, null],
    [{ type: 'array', items: SHARE }, [0.5]],
    [{ type: 'object', additionalProperties: true }, { any: 'thing' }],
    [{ type: 'object', additionalProperties: SHARE }, {}],
    [{}, { deep: [null] }],
  ])('with the schema %j may be %j', (schema, value) => expect(told(schema, value)).toEqual([]));

  it.each<[object, unknown, string, string]>([
    [SHARE, -0.1, '', 'greater_than_equal'],
    [SHARE, 1.1, '', 'less_than_equal'],
    [SHARE, NaN, '', 'number_type'],
    [SHARE, '1', '', 'number_type'],
    [{ type: 'number', exclusiveMinimum: 0 }, 0, '', 'greater_than'],
    [{ type: 'integer' }, 0.5, '', 'int_type'],
    [{ type: 'boolean' }, 0, '', 'bool_type'],
    [{ type: 'string' }, null, '', 'string_type'],
    [{ type: ['string', 'number', 'boolean'] }, [], '', 'value_error'],
    [{ type: 'string', enum: ['a', 'b'] }, 'c', '', 'enum'],
    [{ anyOf: [SHARE, { type: 'null' }] }, 2, '', 'less_than_equal'],
    [{ type: 'array', items: SHARE }, {}, '', 'list_type'],
    [{ type: 'array', items: SHARE }, [0, 2], '1', 'less_than_equal'],
    [{ type: 'object', additionalProperties: SHARE }, { price: 1, colour: null }, 'colour', 'number_type'],
    [{ type: 'object' }, [], '', 'object_type'],
  ])('with the schema %j may not be %j', (schema, value, place, type) =>
    expect(told(schema, value)).toEqual([[place, type]]),
  );

  it('of one of several types is told all of them', () =>
    expect(plainFaults({ type: ['string', 'number', 'boolean'] }, {}, ['body'])).toEqual([
      {
        loc: ['body'],
        msg: 'Input should be a string, a number or true or false',
        type: 'value_error',
        input: {},
        ctx: { expected: ['string', 'number', 'boolean'] },
      },
    ]));

  it('with very many faults inside is not told all of them', () =>
    expect(plainFaults({ type: 'array', items: SHARE }, Array(900).fill(2), [])).toHaveLength(LISTED_FAULTS));
});

describe('one refusal names what stands inside lists and free objects', () => {
  const places = (bodyClass: new () => object, body: object): unknown[] =>
    inputFaults(bodyClass, body).map(({ loc, type }) => [loc.slice(1).join('.'), type]);

  it('such as utilities, options, weights and a package, beside a missing member', () =>
    expect(
      places(ScoreIn, {
        issues: [{ name: 'price', options: [1, []], my_utility: [0, 7], their_utility: ['x'] }],
        my_weights: { price: -1 },
        package: { price: null },
      }),
    ).toEqual([
      ['issues.0.options.1', 'value_error'],
      ['issues.0.my_utility.1', 'less_than_equal'],
      ['issues.0.their_utility.0', 'number_type'],
      ['my_weights.price', 'greater_than_equal'],
      ['their_weights', 'missing'],
      ['package.price', 'value_error'],
    ]));

  it('such as the rows of a backtest and its bids', () =>
    expect(places(BacktestIn, { policy: {}, rows: ['reserve', 'fame'], bids: [-1, 'x'] })).toEqual([
      ['bids.0', 'greater_than_equal'],
      ['bids.1', 'number_type'],
      ['rows.0', 'enum'],
      ['rows.1', 'enum'],
    ]));
});
