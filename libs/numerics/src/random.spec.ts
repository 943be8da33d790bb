import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRandom, NumericsError, seedFromText } from './index.js';

interface Vector {
  seed: number | string;
  next: number[];
  integerOf100: number[];
  normal: number[];
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/xoroshiro128plus.json', import.meta.url), 'utf8')) as {
  streams: Vector[];
};
const draw = <Item>(count: number, from: () => Item): Item[] => Array.from({ length: count }, from);

describe('createRandom', () => {
  it.each(vectors.streams)('keeps the golden stream of seed $seed', ({ seed, next, integerOf100, normal }) => {
    expect(draw(next.length, createRandom(seed).next)).toEqual(next);
    const integers = createRandom(seed);
    expect(draw(integerOf100.length, () => integers.integer(100))).toEqual(integerOf100);
    expect(draw(normal.length, createRandom(seed).normal)).toEqual(normal);
  });

  it('gives equal streams for equal seeds and other streams for other seeds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        const [first, second] = [draw(4, createRandom(a).next), draw(4, createRandom(b).next)];
        expect(JSON.stringify(first) === JSON.stringify(second)).toBe(a === b);
      }),
    );
  });

  it('treats −0 as 0', () => expect(createRandom(-0).next()).toBe(createRandom(0).next()));

  it('stays inside its ranges', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const random = createRandom(seed);
        const value = random.next();
        expect(value >= 0 && value < 1).toBe(true);
        const whole = random.integer(n);
        expect(Number.isInteger(whole) && whole >= 0 && whole < n).toBe(true);
      }),
    );
  });

  it('starts neighbouring seeds far apart: first draws over 4,000 seeds are uniform by chi-square', () => {
    const counts = new Array<number>(20).fill(0);
    for (let seed = 0; seed < 4000; seed += 1) counts[Math.floor(createRandom(seed).next() * 20)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(chiSquare).toBeLessThan(43.8); // 0.999 quantile at 19 degrees of freedom
  });

  it('draws normals with mean 0 and variance 1', () => {
    const normals = draw(20_000, createRandom('moments').normal);
    const mean = normals.reduce((sum, value) => sum + value, 0) / normals.length;
    const variance = normals.reduce((sum, value) => sum + (value - mean) ** 2, 0) / normals.length;
    expect(Math.abs(mean)).toBeLessThan(0.025);
    expect(Math.abs(variance - 1)).toBeLessThan(0.04);
  });

  it('shuffles without losing or inventing an item, and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        expect([...createRandom(seed).shuffle(items)].sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it('never lets an impossible event happen and always a certain one', () => {
    const random = createRandom(1);
    expect(draw(200, () => random.chance(0)).some(Boolean)).toBe(false);
    expect(draw(200, () => random.chance(1)).every(Boolean)).toBe(true);
  });

  it.each([
    ['seed_not_finite', () => createRandom(Number.NaN)],
    ['range_invalid', () => createRandom(1).integer(0)],
    ['range_invalid', () => createRandom(1).integer(1.5)],
    ['range_invalid', () => createRandom(1).pick([])],
  ])('refuses with %s', (code, act) => {
    expect(act).toThrow(NumericsError);
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});

describe('seedFromText', () => {
  it('gives whole 32-bit numbers, other ones for other texts', () => {
    const seeds = new Set(Array.from({ length: 5000 }, (_, index) => seedFromText(`round ${index}`)));
    expect(seeds.size).toBe(5000);
    for (const seed of seeds) expect(seed | 0).toBe(seed);
  });
});
