import { describe, expect, it } from '@jest/globals';
import { asPacked, behind, chancesOf, largestWeight, letterOf, runsOf, unpackWeights } from './linear-model.js';

describe('the weights of a linear model', () => {
  it('come back from their letters, rounded to an eighth and kept within 3.75', () => {
    const line = `Acash~${letterOf(0.3)}${letterOf(-9)}|`;
    expect(Array.from(unpackWeights([line.slice(0, 4), line.slice(4)]).get('cash') ?? [])).toEqual([0.25, -3.75]);
  });

  it('are told in smaller steps where the model says so', () => {
    const line = `Acash~${letterOf(0.3, 1 / 16)}${letterOf(-9, 1 / 16)}|`;
    expect(Array.from(unpackWeights([line], 1 / 16).get('cash') ?? [])).toEqual([0.3125, -largestWeight(1 / 16)]);
  });

  it('hold of each feature only what follows the one before it, and no half of a character', () => {
    const names = ['new chain', 'new chair', 'new 😀', 'new 😁', 'x'.repeat(90), `${'x'.repeat(90)}y`];
    const lines = names.map((name, at) => `${behind(names[at - 1] ?? '', name)}~${letterOf(at / 8)}|`);
    const model = unpackWeights(lines);
    expect(lines[1]).toBe('Ir~f|');
    expect(lines.join('')).toBe(Buffer.from(lines.join('')).toString());
    for (const [at, name] of names.entries()) expect(Array.from(model.get(name) ?? [])).toEqual([at / 8]);
  });

  it('come back for features that hold a mark of the file', () => {
    const model = unpackWeights([`${behind('', asPacked('< |'))}~g|${behind('', asPacked('~ |~'))}~A|`]);
    expect([model.get('< |')?.[0], model.get('~ |~')?.[0], model.get('< ')]).toEqual([0.25, -3.75, undefined]);
  });

  it('give a chance of a half to each class where no feature is known', () => {
    expect(chancesOf(unpackWeights([]), ['yes', 'no'], ['cash'])).toEqual({ yes: 0.5, no: 0.5 });
    expect(chancesOf(unpackWeights([`Acash~${letterOf(2)}|`]), ['yes'], ['cash', 'new']).yes).toBeCloseTo(0.8808, 4);
  });

  it('rest on runs of words and of Chinese characters, whose edges count', () => {
    expect(runsOf(['no', 'rust'])).toEqual(['^', '^ no', 'no', 'no rust', 'rust', 'rust $', '$']);
    expect(runsOf(['没', '锈', '吗'])).toContain('没 锈 吗');
  });
});
