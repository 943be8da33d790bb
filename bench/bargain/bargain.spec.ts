import { describe, expect, it } from '@jest/globals';
import { conversations } from './talks.js';
import { mechanism, type Setting } from './play.js';
import { BARGAIN_POLICIES } from './policies.js';
import { inWords, replySeller } from './reply-sellers.js';
import { playRow } from './rows.js';
import { policySeller, priceTag } from './sellers.js';
import { PRIOR_NAMES } from './valuations.js';

const setting = (rest: Partial<Setting>) => ({
  policies: BARGAIN_POLICIES,
  prior: 'base' as const,
  count: 150,
  seed: '11',
  ...rest,
});
const inMoves = mechanism(policySeller);

describe('what the bargain earns, a visitor, as a share of the range', () => {
  it.each(PRIOR_NAMES)('is more than a price tag half way earns of honest buyers, on the prior "%s"', (prior) => {
    const { four, eight } = playRow(setting({ prior }), inMoves);
    expect(four.mean).toBeGreaterThan(0.36);
    expect(eight.mean).toBeGreaterThan(0.32);
  });

  it('is the reserve of those who know it, and less where they may wait for an approval', () => {
    const { knows, waits90 } = playRow(setting({}), inMoves);
    expect(knows.mean / knows.deals).toBeCloseTo(1 / 3, 1);
    expect(waits90.mean).toBeLessThan(knows.mean);
    expect(waits90.mean).toBeGreaterThan(0.15);
  });

  it('is the same in words as in moves', () => {
    const few = setting({ count: 2, policies: BARGAIN_POLICIES.slice(0, 6) });
    const words = playRow(
      few,
      mechanism((policy, talk) => replySeller(policy, inWords(talk))),
    );
    expect(Math.abs(words.eight.mean - playRow(few, inMoves).eight.mean)).toBeLessThan(0.02);
  });

  it('of a price tag is the same whoever comes', () => {
    const tag = mechanism(({ list_price: list, floor_price: floor }) => priceTag((list + floor) / 2));
    const { four, eight } = playRow(setting({ count: 400 }), tag);
    expect(Math.abs(four.mean - eight.mean)).toBeLessThan(0.02);
  });
});

describe('conversations to read', () => {
  it('are the same for the same seed, in turns English and Chinese', () => {
    const [english, chinese] = conversations({ count: 2, seed: '3' });
    expect([...conversations({ count: 2, seed: '3' })]).toEqual([english, chinese]);
    expect(english).toMatch(/ {2}B: [A-Za-z]/);
    expect(chinese).toMatch(/ {2}B: .*\p{Script=Han}/u);
  });
});
