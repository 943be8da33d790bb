import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compile = (description: string, answers: Record<string, string> = {}) =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA', answers });
const from = ({ policy }: ReturnType<typeof compile>) =>
  ((policy as Policy).quantity?.breaks ?? []).map((step) => step.from);

describe('a comparison with a count', () => {
  it.each([
    ['Mugs $8 each, lowest $6. More than 10: $7 each.', [11]],
    ['Mugs $8 each, lowest $6. 5% off for orders of more than 20.', [21]],
    ['杯子每个4元，最低3元。超过100个每个3.5元。', [101]],
    ['Mugs $8 each, lowest $6. 10 or more: $7 each.', [10]],
    ['Mugs $8 each, lowest $6. From 10 on $7 each.', [10]],
    ['杯子每个4元，最低3元。100个以上每个3.5元。', [100]],
  ])('means what it says: "%s" begins at %j', (description, counts) =>
    expect(from(compile(description))).toEqual(counts),
  );

  it('that may be used loosely is asked about, and begins above until answered', () => {
    const open = compile('Mugs $8 each, lowest $6. Over 10: $7 each.');
    const question = open.questions.find(({ choices }) => choices.some(({ id }) => id === 'from_count'))!;
    expect(from(open)).toEqual([11]);
    expect(from(compile('Mugs $8 each, lowest $6. Over 10: $7 each.', { [question.id]: 'from_count' }))).toEqual([10]);
  });
});
