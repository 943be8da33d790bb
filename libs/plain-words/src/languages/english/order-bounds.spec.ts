import { describe, expect, it } from '@jest/globals';
import { namesLimit } from './limits.js';
import { mostOff } from './lowest-price.js';
import { orderBounds } from './order-bounds.js';
import { refuses, refusesFirst } from './refusals.js';

describe('the smallest and the largest order of a clause', () => {
  it.each([
    ['the smallest order is <c0>', { least: '<c0>' }],
    ["we don't do orders below <c0>", { least: '<c0>' }],
    ['nobody gets more than <c0>', { most: '<c0>' }],
    ['the largest order is <n0>', { most: '<n0>' }],
    ['the smallest order is <n0> and the largest <n1>', { least: '<n0>', most: '<n1>' }],
  ])('in "%s" are %j', (text, bounds) => expect(orderBounds(text)).toEqual(bounds));

  it.each(['the frame is <x0> long', 'i have two cats', 'the floor is <m0>', 'the weather is fine'])(
    'are none in "%s"',
    (text) => expect(orderBounds(text)).toEqual({}),
  );

  it('are a limit, as the lowest price is one', () => {
    expect(namesLimit('the smallest order is <c0>')).toBe(true);
    expect(namesLimit('lowest <m0>')).toBe(true);
    expect(namesLimit('<m0> off for cash')).toBe(false);
    expect(namesLimit('a good bike')).toBe(false);
  });
});

describe('the most that ever comes off', () => {
  it.each(['at most <p0> off in total', 'the most we ever take off is <p0>', 'we never discount more than <p0>'])(
    'is named by "%s"',
    (text) => expect(mostOff(text)).toBe('<p0>'),
  );
  it.each(['<p0> off for cash', 'asking <m0>', 'at most <c0> chairs'])('is not named by "%s"', (text) =>
    expect(mostOff(text)).toBeUndefined(),
  );
});

describe('a sentence that refuses something', () => {
  it.each([
    'the lock is not included',
    'no refunds',
    'we do not ship abroad',
    'instalments are out of the question',
    "i won't deliver",
    'pets are never allowed',
    'what about delivery? no',
  ])('is "%s"', (text) => expect(refuses(text)).toBe(true));
  it.each([
    'the lock is included',
    'we ship abroad',
    'it has never been dropped',
    'never below <m0>',
    'no more than <c0> a customer',
    'a good bike',
  ])('is not "%s"', (text) => expect(refuses(text)).toBe(false));

  it('may have a figure in its reason, but not in what it refuses', () => {
    expect(refusesFirst('no pets at all, my mother is <n0>')).toBe(true);
    expect(refusesFirst('no refunds, at least <n0> units')).toBe(false);
    expect(refusesFirst('no discount, <m0> is it')).toBe(false);
    expect(refusesFirst('no pets at all')).toBe(false);
  });
});
