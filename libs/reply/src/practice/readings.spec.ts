import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { publicFace } from '../index.js';
import { carPolicy, seatPolicy } from '../testing/policies.js';
import { readingsOf, remembering } from './readings.js';

describe('a memory of answers', () => {
  it('asks once for each question that it remembers', () => {
    const asked: string[] = [];
    const answer = remembering(2, (question) => {
      asked.push(question);
      return null;
    });
    for (const question of ['a', 'b', 'a', 'b']) answer(question);
    expect(asked).toEqual(['a', 'b']);
  });

  it('forgets first what was not asked for longest, and holds no more than it may', () => {
    const asked: string[] = [];
    const answer = remembering(2, (question) => {
      asked.push(question);
      return question.length;
    });
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) answer(question);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('answers as without a memory, whatever is asked in whatever order', () => {
    const length = (question: string): number => question.length;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', 'a', 'bb', 'ccc', '__proto__')),
        fc.integer({ min: 1, max: 4 }),
        (questions, most) => {
          expect(questions.map(remembering(most, length))).toEqual(questions.map(length));
        },
      ),
    );
  });
});

describe('what a practice buyer reads', () => {
  it('is the price of its own message and the offers of the seller’s', () => {
    const { bidIn, offersIn } = readingsOf(publicFace(carPolicy()));
    expect(bidIn('I can pay $9,000.')).toBe(9000);
    expect(bidIn('Is it still there?')).toBeNull();
    expect(offersIn('My price is $11,900.')).toMatchObject([{ price: 11_900 }]);
  });

  it('is remembered by the face: equal faces share a memory, one with another price or language has its own', () => {
    const readings = readingsOf(publicFace(seatPolicy()));
    expect(readingsOf(publicFace(seatPolicy()))).toBe(readings);
    expect(readingsOf(publicFace(seatPolicy({ list_price: 48 })))).not.toBe(readings);
    expect(readingsOf(publicFace(seatPolicy({ language: 'zh' })))).not.toBe(readings);
  });
});
