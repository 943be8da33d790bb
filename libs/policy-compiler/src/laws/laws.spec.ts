import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { checkPolicy, compilePolicy, tellsPrice } from '../index.js';
import type { CompiledPolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): CompiledPolicy => compilePolicy(description, { salt: SALT });
const policyOf = (description: string): Policy => compile(description).policy as Policy;
const optionsOf = (description: string): object[] =>
  (policyOf(description).terms ?? []).flatMap((term) => term.options.filter(({ id }) => id !== term.default));

describe('a numeral that touches a figure', () => {
  it.each([
    ['两块七是底线，标价三块', 3, 2.7],
    ['标价八毛五，最低7毛9分', 0.85, 0.79],
    ['8.2p each, lowest 7.9p', 0.082, 0.079],
    ['Asking 13 000 EUR, lowest 10 900', 13000, 10900],
    ['Price ₹5 lakh, lowest 4.5 lakh', 500000, 450000],
    ['Asking ₹1.2 crore, lowest 1.1 crore', 12000000, 11000000],
    ['一千零五十元，底价九百零五', 1050, 905],
    ['要价38.5万，最低37万。', 385000, 370000],
  ])('is part of it: %s', (description, list, floor) => {
    expect(policyOf(description)).toMatchObject({ list_price: list, floor_price: floor });
  });
});

describe('a sum that words put on the price', () => {
  it.each([
    ['Catering $78 a guest, lowest $66. Open bar is 25 extra per guest, not discounted.', { amount: 25 }],
    ['Sofa £220, lowest £170. Delivery is 45 pounds on top.', { amount: 45 }],
    ['Photos $900, lowest $800. Rush delivery (under a week) is plus 25%.', { share: 0.25 }],
    ['单价30元，最低26元。周末贵10%。', { share: 0.1 }],
    ['场地800元，最低700元。周末另加80元。', { amount: 80 }],
  ])('is a charge and never a discount: %s', (description, charge) => {
    expect(optionsOf(description)).toMatchObject([{ charge }]);
    expect(JSON.stringify(policyOf(description))).not.toMatch(/"(?:gives|unlocks)"/);
  });

  it('is a fact where it is a deposit', () => {
    const policy = policyOf('Hall $900, lowest $800. With a $150 deposit the date is held.');
    expect(policy.facts?.[0]?.answer).toContain('$150');
    expect(policy.terms).toEqual([]);
  });

  it('is asked about where it is said behind a discount, and nothing goes live meanwhile', () => {
    const { ok, questions } = compile(
      'CRM $60 a seat, lowest $45. One-year contract: up to 10% off. Paying the whole thing upfront adds another 5%.',
    );
    expect(ok).toBe(false);
    expect(questions[0]?.choices.map(({ id }) => id)).toEqual(['discount', 'charge', 'not_part']);
  });
});

describe('a condition', () => {
  it('stays with its discount, and who gets it is asked', () => {
    const { questions } = compile('Room £200, lowest £150. Midweek bookings £20 off.');
    expect(policyOf('Room £200, lowest £150. Midweek bookings £20 off.').free_discount).toBeUndefined();
    expect(optionsOf('Room £200, lowest £150. Midweek bookings £20 off.')).toMatchObject([{ gives: { amount: 20 } }]);
    expect(questions.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^condition_lost_/));
  });
});

describe('what is given and what may be bargained for', () => {
  it('follows the words: "get" gives, "up to" permits', () => {
    const plan = 'Plan $49 a seat, never below $38. Annual prepayment up to 15 % off, two years 20 %.';
    expect(optionsOf(plan)).toMatchObject([{ unlocks: { share: 0.15 } }, { unlocks: { share: 0.2 } }]);
    const boxes = policyOf('Box $20, lowest $15. 100 boxes or more get 6 % off.');
    expect(boxes.quantity?.breaks).toEqual([{ from: 100, gives: { share: 0.06 } }]);
  });
});

describe('the lowest price', () => {
  it('is in no text that a buyer may read', () => {
    const { policy, issues } = compile('Asking $500, lowest $430. My wife says 430 is fair. It has 2 keys.');
    expect(JSON.stringify((policy as Policy).facts ?? [])).not.toContain('430');
    expect(issues.find(({ code }) => code === 'not_used')?.message).toContain('430');
  });

  it('is an error of check in each text, in figures or in words', () => {
    const policy = policyOf('Asking $500, lowest $430.');
    const told = (changes: object): (string | undefined)[] =>
      checkPolicy({ ...policy, ...changes }, { salt: SALT }).issues.map(({ code, path }) => `${code} ${path}`);
    const item = { id: 'x', words: ['x'] };
    expect(told({ facts: [{ ...item, answer: 'We can go to 430.' }] })).toContain('floor_told /facts/0/answer');
    expect(told({ never: [{ ...item, text: 'Under four hundred and thirty dollars.' }] })).toContain(
      'floor_told /never/0/text',
    );
    expect(told({ manner: { sign_off: 'Ann ($430)' } })).toContain('floor_told /manner/sign_off');
    expect(told({ facts: [{ ...item, answer: 'It has 430 reviews.' }] })).toEqual([]);
  });

  it('is known in its thousands', () => {
    expect(tellsPrice('We would take 370.', 370000)).toBe(true);
    expect(tellsPrice('三十七万也行', 370000)).toBe(true);
    expect(tellsPrice('We would take 380.', 370000)).toBe(false);
  });
});

describe('the words of a subject', () => {
  it('are at most four, and no time, number or verb', () => {
    const { facts } = policyOf('Asking $500, lowest $430. Payment within 14 days.');
    expect(facts?.[0]?.words).toEqual(['payment']);
  });
});
