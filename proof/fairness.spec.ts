import { describe, expect, it } from '@jest/globals';
import { missesOf, timesAlone, timesOf, type Beside } from './fairness/judge.js';

const times = (p99: number) => ({ count: 100, p50: 1, p99 });
const found = (differing: Partial<Beside>): Beside => ({
  name: 'a wallet',
  blocks: [{ alone: times(10), beside: times(30) }],
  crowd: { 200: 100, 429: 3, 503: 4 },
  refused: 0,
  ...differing,
});

describe('a caller beside another who makes a hundred calls at once', () => {
  it('may wait three times as long as alone', () => expect(missesOf(found({}))).toEqual([]));

  it.each<[string, Partial<Beside>, string]>([
    ['waits longer', { blocks: [{ alone: times(10), beside: times(31) }] }, '3.1 times'],
    ['is refused', { refused: 1 }, '1 calls of the other were not answered'],
    ['stands beside nobody', { crowd: { 429: 100 } }, 'no call of the many was answered'],
    ['stands beside a fault', { crowd: { 200: 1, 500: 1 } }, 'answered 500'],
  ])('is treated unfairly where it %s', (_, differing, words) => {
    expect(missesOf(found(differing)).join()).toContain(words);
  });

  it('is judged by the block in the middle: a machine that has other work in one of them decides nothing', () => {
    const block = (beside: number) => ({ alone: times(10), beside: times(beside) });
    expect(timesAlone([block(90), block(20), block(25)])).toBe(2.5);
    expect(missesOf(found({ blocks: [block(90), block(20), block(25)] }))).toEqual([]);
    expect(missesOf(found({ blocks: [block(90), block(20), block(35)] }))).toHaveLength(1);
  });

  it('is timed by its median and its 99th percentile', () => {
    expect(timesOf(Array.from({ length: 200 }, (__, at) => 200 - at))).toEqual({ count: 200, p50: 101, p99: 199 });
  });
});
