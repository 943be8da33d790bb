import { describe, expect, it } from '@jest/globals';
import { checkProposal } from './index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const DESCRIPTION = 'Lamp, asking $100, lowest $80. 5% off for cash. There is a 14-day trial.';
const PROPOSAL = {
  version: 'svc-policy/1',
  name: 'Lamp',
  language: 'en',
  currency: 'USD',
  list_price: 100,
  floor_price: 80,
  free_discount: 0,
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'card',
      options: [
        { id: 'card', label: 'card' },
        { id: 'cash', label: 'cash', worth: 5, gives: { share: 0.05 } },
      ],
    },
  ],
  facts: [{ id: 'trial', words: ['trial'], answer: 'There is a 14-day trial.' }],
};
const check = (changes: Record<string, unknown>, description = DESCRIPTION): ReturnType<typeof checkProposal> =>
  checkProposal(description, { ...PROPOSAL, ...changes }, { salt: SALT });

describe('a proposal whose numbers all come from the description', () => {
  it('is kept as it is, with a reserve that is proposed', () => {
    const { ok, policy, issues } = check({});
    expect(ok).toBe(true);
    expect(policy).toEqual({ ...PROPOSAL, salt: SALT, reserve_price: 84 });
    expect(issues.map(({ code }) => code)).toEqual(['reserve_proposed', 'gone_by']);
  });

  it('keeps a reserve that the description names', () => {
    const description = `${DESCRIPTION} Below $86.50 ask me first.`;
    const { policy, issues } = check({ reserve_price: 86.5 }, description);
    expect(policy).toHaveProperty('reserve_price', 86.5);
    expect(issues.map(({ code }) => code)).not.toContain('reserve_proposed');
  });

  it('may hold what follows from them: five per cent of the list price', () => {
    expect(check({ free_discount: 5 }).issues.map((found) => found.code)).not.toContain('not_in_description');
  });
});

describe('a number that the description does not hold', () => {
  it('falls back to what was read without the model', () => {
    const result = check({ floor_price: 60 });
    expect(result.policy).toMatchObject({ floor_price: 80 });
    expect(result.issues).toContainEqual(expect.objectContaining({ code: 'not_in_description', path: '/floor_price' }));
  });

  it('falls back to the proposed reserve, and says that it is proposed', () => {
    const { policy, issues } = check({ reserve_price: 91 });
    expect(policy).toHaveProperty('reserve_price', 84);
    expect(issues.map(({ code, path }) => [code, path])).toEqual(
      expect.arrayContaining([
        ['not_in_description', '/reserve_price'],
        ['reserve_proposed', '/reserve_price'],
      ]),
    );
  });

  it.each(['gives', 'unlocks'])('is found in a trade that %s it', (discount) => {
    expect(
      check({
        terms: [
          {
            ...PROPOSAL.terms[0],
            options: [
              { id: 'card', label: 'card' },
              { id: 'cash', label: 'cash', [discount]: { share: 0.15 } },
            ],
          },
        ],
      }).policy,
    ).toHaveProperty('terms.0.options.1.gives', { share: 0.05 });
  });

  it('is found in a fact and a stock record too', () => {
    expect(
      JSON.stringify(check({ facts: [{ id: 'trial', words: ['trial'], answer: 'There is a 30-day trial.' }] }).policy),
    ).not.toContain('30-day');
    expect(check({ inventory: { bind: [{ match: { sku: 'X-1' } }] } }).policy).not.toHaveProperty('inventory');
  });
});

describe('what a proposal cannot do', () => {
  it('settle a contradiction of the description', () => {
    const result = check({}, `${DESCRIPTION} The list price is $120.`);
    expect(result.ok).toBe(false);
    expect(result.issues.map((found) => found.code)).toContain('contradiction');
  });

  it('bring its own salt', () => {
    expect(check({ salt: 'BBBBBBBBBBBBBBBBBBBBBB' }).policy).toHaveProperty('salt', SALT);
  });

  it.each([[null], ['text'], [[]], [{}], [{ ...PROPOSAL, colour: 'red' }]])(
    'break the schema: %j is set aside',
    (proposal) => {
      const result = checkProposal(DESCRIPTION, proposal, { salt: SALT });
      expect(result.issues[0]?.code).toBe('proposal_unusable');
      expect(result.policy).toMatchObject({ list_price: 100, floor_price: 80 });
    },
  );
});
