import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';

const policyOf = (description: string): Policy =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy;
const told = (description: string): string[] => (policyOf(description).facts ?? []).map(({ answer }) => answer);

describe('what all laws left over', () => {
  it('is told where a discount beside it was read, and the clauses between were lost', () =>
    expect(told('口译一天2400元，最低2000。自带狗粮每天少50元。搭档固定，十年经验，可以带样去化验。')).toEqual(
      expect.arrayContaining(['十年经验。', '可以带样去化验。']),
    ));

  it('is the clause that names what is sold, where it says more of it', () =>
    expect(told('Cello lessons with a former orchestra player in Kyoto. £45 an hour, lowest £40.')).toContain(
      'Cello lessons with a former orchestra player in Kyoto.',
    ));

  it.each([
    ['Murder mystery dinner, £48 a ticket with three courses and wine. Lowest £44.', 'With three courses and wine.'],
    ['民宿小院，一晚680元含双人早餐，最低600元。', '含双人早餐。'],
  ])('is what stands behind the price in its clause: %s', (description, answer) =>
    expect(told(description)).toContain(answer),
  );
  it('is no condition behind the price', () =>
    expect(told('Desk, £90 if you collect it today. Lowest £80.').join()).not.toContain('collect'));

  it('is nothing that an order keeps silent', () => {
    const facts = told('Desk of oak, £90, lowest £80. The roof of the shed leaks. Keep it quiet.');
    expect(facts.join()).not.toContain('roof');
  });
});

describe('a sentence that sends buyers to somebody', () => {
  it.each([
    ['Title and boundary queries to our solicitor, Mr Dunphy, please.', 'boundary'],
    ['Copyright & print requests - Moira at the gallery.', 'copyright'],
  ])('is left to a person: %s', (sentence, word) => {
    const { handoff, facts } = policyOf(`Used desk, £90, lowest £80. ${sentence}`);
    expect(JSON.stringify(handoff ?? []).toLowerCase()).toContain(word);
    expect(JSON.stringify(facts ?? []).toLowerCase()).not.toContain(word);
  });
});

describe('what comes off for people', () => {
  it.each([
    ['Charity volunteers 12% off.', 0.12],
    ['NHS staff 10% off.', 0.1],
  ])('is for those whom records confirm: %s', (sentence, share) => {
    const { grants, floor_price } = policyOf(`Soil talk, $2,800, lowest $2,500. ${sentence}`);
    expect(grants).toEqual([expect.objectContaining({ gives: { share } })]);
    expect(floor_price).toBe(2500);
  });

  it('keeps the words that narrow who they are', () =>
    expect(policyOf('Driving lessons, £36 an hour, lowest £30. NHS staff £2 off each hour.').grants?.[0]?.flag).toBe(
      'nhs_staff',
    ));
});

describe('what is paid for by the time', () => {
  it('is ordered by the time', () =>
    expect(policyOf('Office cleaning. $38 per hour, lowest $34.').period).toEqual({ unit: 'hour', default: 1 }));
});
