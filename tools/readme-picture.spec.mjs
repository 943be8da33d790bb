import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { drawBargain, movesOf } from './docs/bargain-picture.mjs';
import { ROOT } from './install.mjs';

const read = (page) => readFileSync(join(ROOT, page), 'utf8');

describe('the picture of the README', () => {
  it('is the one that node tools/generate-readme-picture.mjs draws from the transcript under it', () =>
    expect(read('docs/bargain.svg')).toBe(drawBargain(read('README.md'))));

  it('shows what each side named, and a transcript in which both move and a term matters', () => {
    const moves = movesOf(read('README.md'));
    const sums = (side) => moves.filter((move) => move.side === side).map(({ sum }) => sum);
    expect([new Set(sums('seller')).size, new Set(sums('buyer')).size]).toEqual([3, 3]);
    expect(sums('seller')).toEqual(sums('seller').toSorted((one, other) => other - one));
    expect(sums('buyer')).toEqual(sums('buyer').toSorted((one, other) => one - other));
    expect(new Set(moves.map(({ hasOption }) => hasOption)).size).toBe(2);
  });

  it('reads the last sum of a message, and leaves out messages without one', () =>
    expect(movesOf('buyer: 700?\nseller: $900, or $860 with pick-up.\nbuyer: Ok.')).toEqual([
      { side: 'buyer', at: 0, sum: 700, hasOption: false },
      { side: 'seller', at: 1, sum: 860, hasOption: true },
    ]));
});
