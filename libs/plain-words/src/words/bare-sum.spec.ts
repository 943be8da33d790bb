import { describe, expect, it } from '@jest/globals';
import { readDescription } from '../read-description.js';
import { hasDigit, isUnspaced, mayBeSum } from './bare-sum.js';

/** The figures of a description that are sums or may be. */
const sumsIn = (description: string): string[] => {
  const points = [...description];
  return readDescription(description)
    .figures.filter((figure) => mayBeSum(figure, points))
    .map(({ quote }) => quote);
};

describe('a figure that may be a sum', () => {
  it.each([
    ['My lowest is 850.', ['850']],
    ['Bike, $500, the lowest is 450', ['$500', '450']],
    ['My lowest, for anyone, is 7.70', ['7.70']],
    ['自行车，2200，最低1900', ['2200', '1900']],
    ['两块七一斤', ['两块七']],
    ['五百元', ['五百元']],
  ])('in "%s" is %j', (description, sums) => expect(sumsIn(description)).toEqual(sums));

  it.each([
    ['a part of a name', 'Bosch DDL-8700, a sewing machine'],
    ['a model behind a letter', 'Husqvarna F310'],
    ['a number right behind a word', 'Forks 850.'],
    ['a service around the clock', 'Support is 24/7'],
    ['a size', 'Bolts M8×30'],
    ['a memory', 'Phone with 8+256'],
    ['a year', 'Built 1998.'],
    ['a year behind a verb of being', 'The build year is 1998.'],
    ['a count', 'I have 12 chairs'],
    ['a measure', 'The frame is 54 cm'],
    ['a percentage', 'The battery is at 91%'],
    ['a nought', 'Bike, 0.'],
    ['a Chinese word that begins as a numeral', '六角螺丝'],
    ['a place in a row', '第3，门口'],
  ])('is never %s: "%s"', (_what, description) => expect(sumsIn(description)).toEqual([]));
});

describe('words and numerals', () => {
  it('are unspaced where they are written in Han signs', () => {
    expect(isUnspaced('两块')).toBe(true);
    expect(isUnspaced('two bucks')).toBe(false);
  });
  it('have a digit in any script that has digits, but not in words', () => {
    expect(hasDigit('3万')).toBe(true);
    expect(hasDigit('５０')).toBe(true);
    expect(hasDigit('三万')).toBe(false);
  });
});
