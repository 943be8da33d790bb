import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const policyOf = (description: string): Policy =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy;

describe('a tax that is not in the prices', () => {
  it.each([
    ['Roof repairs £250 + VAT. Lowest £210 + VAT.', '+ VAT'],
    ['Office chairs £45 each, 12 available. VAT not included. Lowest £35.', 'VAT not included'],
    ['Bookkeeping, £55 an hour. All prices plus 20% VAT. Lowest £44.', 'All prices plus 20% VAT'],
    ['Bookkeeping, £55 an hour. Prices exclude VAT. Lowest £44.', 'Prices exclude VAT'],
    ['托盘每个60元，不含税，20个起订，最低50。', '不含税'],
  ])('is told to buyers, and is no refusal: %s', (description, told) => {
    const policy = policyOf(description);
    expect(policy.never ?? []).toEqual([]);
    for (const { words } of policy.facts ?? []) expect(words).not.toContain('plus');
    expect(policy.facts?.map(({ answer }) => answer.replace(/[.。]$/, ''))).toContain(told);
  });

  it.each([
    ['Pallets £6 each plus VAT, minimum order 20. Lowest £5.', 'unit'],
    ['Tickets £80 ex VAT each. Minimum order 2 tickets. Lowest £70.', 'ticket'],
  ])('is no unit of what is sold: %s', (description, unit) => expect(policyOf(description).quantity?.unit).toBe(unit));
});
