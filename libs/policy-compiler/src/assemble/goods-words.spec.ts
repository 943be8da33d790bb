import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';

const wordsOf = (description: string): string[] => {
  const { policy } = compilePolicy(description, { salt: 'Zm9yIHRlc3RzIG9ubHkhIQ' });
  return ((policy as Policy).terms ?? []).flatMap(({ options }) => options.flatMap(({ words }) => words ?? []));
};

describe('an option', () => {
  it.each([
    [
      'Wedding photography, $2,400 all in. Weekday weddings are $2,000. Not below $1,900.',
      'weekday',
      ['wedding', 'weddings'],
    ],
    ['Banquet chairs, £4.50 per chair. A chair that comes back broken costs £28.', 'broken', ['chair', 'chairs']],
  ])('of "%s" is chosen by "%s" and not by %j, which name what is sold', (description, chosen, goods) => {
    const words = wordsOf(description);
    expect(words).toContain(chosen);
    for (const word of goods) expect(words).not.toContain(word);
  });
});
