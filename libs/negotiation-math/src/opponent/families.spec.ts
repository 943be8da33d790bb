import { describe, expect, it } from '@jest/globals';
import { compileGame } from '../bundle/game.js';
import { turnOf } from '../testing/bundle-turns.js';
import { FAMILIES, logPriorsOf, readerOf } from './families.js';
import { compileHistory } from './history.js';

const steps = Array.from({ length: 11 }, (_, option) => option / 10);
const issue = { name: 'price', options: steps, my_utility: [...steps].reverse(), their_utility: steps };
const game = compileGame([issue, { ...issue, name: 'service' }], [0.5, 0.5]);

/** How likely each kind is after offers that are worth so many tenths to them, a caller who repeats one offer. */
function sharesAfter(tenths: readonly number[], untold: number): Map<string, number> {
  const history = compileHistory(
    turnOf(game, {
      theirOffers: tenths.map((tenth) => [tenth, tenth]),
      myOffers: tenths.map(() => [0, 0]),
      roundsLeft: 10,
    }),
  );
  const reading = readerOf({ ...history, noise: 0.05 }, 0.3, untold)(Float64Array.of(0.5, 0.5), 0);
  const odds = reading.fits.map(({ logEvidence }) => Math.exp(logEvidence));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const shares = new Map<string, number>();
  for (const [index, { kind }] of FAMILIES.entries()) shares.set(kind, (shares.get(kind) ?? 0) + odds[index]! / total);
  return shares;
}

describe('how likely each way to concede is', () => {
  it('sums to 1, however much was told; nobody holds where all was', () => {
    for (const untold of [0, 0.3, 1])
      expect(logPriorsOf(untold).reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 12);
    expect(sharesAfter([8, 9, 8, 9, 8, 9], 0).get('holds')).toBe(0);
  });

  it('is mostly holding where nothing was told and all offers lie as far below their best', () => {
    expect(sharesAfter([8, 9, 8, 9, 8, 8, 9, 8, 9, 8], 1).get('holds')).toBeGreaterThan(0.5);
  });

  it('is not holding for one that comes down', () => {
    expect(sharesAfter([10, 9, 8, 7, 6, 5, 4, 3], 1).get('holds')).toBeLessThan(0.05);
  });
});
