import { describe, expect, it } from '@jest/globals';
import { readDescription } from '@svc/plain-words';
import { figureBecomes } from './figure-becomes.js';
import { accountFor } from './sources.js';
import { compilePolicy } from '../index.js';
import type { CompiledPolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): CompiledPolicy => compilePolicy(description, { salt: SALT });

describe('every figure of a description', () => {
  it('is told once where a clause of it stands in a sentence left aside', () => {
    const { issues } = compile(
      'Wardrobe, 180 euros, lowest 140. You dismantle it yourself; if I have to do it that is 25 euros more.',
    );
    const message = issues.find(({ code }) => code === 'not_used')?.message ?? '';
    expect(message.split('25 euros more')).toHaveLength(2);
  });

  it.each(['翻新咖啡机，标价9800元，最低8600元。', '婚礼跟拍，标价3800元，最低3300元。'])(
    'is used, and so are the words that became its name: %s',
    (description) => {
      expect(compile(description).issues.filter(({ code }) => code === 'not_used')).toEqual([]);
    },
  );

  it('is told in one notice, with the words around it, where the policy holds it nowhere', () => {
    const { issues } = compile('Asking $500, lowest $450. My neighbour has 3 dogs, and 2 of them bark.');
    const told = issues.filter(({ code }) => code === 'not_used');
    expect(told.length).toBeLessThanOrEqual(1);
  });

  it('has its place in code points, so that signs of two units do not shift it', () => {
    const { sources } = compile('🚲🚲 Asking $500, lowest $450.');
    expect(sources).toContainEqual({ path: '/list_price', quote: '$500', start: 10, end: 14 });
  });
});

describe('the accountant', () => {
  const figures = readDescription('Asking $500, lowest $450, and 12 more').figures;
  const draft = { list_price: 500, floor_price: 450, terms: [] } as unknown as Parameters<typeof accountFor>[0];

  it('finds a figure only in the words of its own part', () => {
    const places = new Map([['/list_price', [{ quote: 'Asking $500', start: 0, end: 11 }]]]);
    const { sources, unused } = accountFor(draft, places, figures);
    expect(sources.map(({ path, quote }) => [path, quote])).toEqual([
      ['/list_price', 'Asking $500'],
      ['/list_price', '$500'],
    ]);
    expect(unused.map(({ quote }) => quote.slice(0, 4))).toEqual(['$450', '12 m'.slice(0, unused[1]?.quote.length)]);
  });

  it('knows a percentage as a share, as the money it takes off and as the price it leaves', () => {
    const [percent] = readDescription('15 % off').figures;
    const becomes = (value: number): boolean => percent !== undefined && figureBecomes(percent, value, draft);
    expect([0.15, 0.85, 75, 425, 15].map(becomes)).toEqual([true, true, true, true, true]);
    expect([0.16, 74, 16].map(becomes)).toEqual([false, false, false]);
  });
});
