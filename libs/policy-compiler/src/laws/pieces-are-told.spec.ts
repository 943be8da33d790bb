import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
function saidIn(description: string): { facts: string[]; never: string[]; labels: string[] } {
  const { facts = [], never = [], terms = [] } = compilePolicy(description, { salt: SALT }).policy as Policy;
  const labels = terms.flatMap(({ options }) => options.map(({ label }) => label));
  return { facts: facts.map(({ answer }) => answer), never: never.map(({ text }) => text), labels };
}

describe('facts in the words of something else', () => {
  it('are told beside the refusal behind them', () => {
    const { facts, never } = saidIn("Pram, £340, lowest £300. Collection from Didsbury, we don't post.");
    expect(facts).toContain('Collection from Didsbury.');
    expect(never).toEqual(["We don't post."]);
  });

  it('are told beside the price that holds them', () => {
    const { facts, never } = saidIn('Room in Ghent, €540 a month including water and wifi. Lowest €500. No pets.');
    expect(facts).toContain('Including water and wifi.');
    expect(never).toEqual(['No pets.']);
  });

  it('are told beside the charge behind them, which is for the rest alone', () => {
    const { facts, labels } = saidIn(
      'Conference tickets, $450 per person, lowest $400. Lunch is included, the dinner is $60 extra per person.',
    );
    expect(facts).toContain('Lunch is included.');
    expect(labels.join()).not.toContain('Lunch');
  });

  it('are what is not needed, and who pays for what runs', () => {
    expect(saidIn('Mini digger hire, $210 a day, lowest $180. No licence needed.')).toMatchObject({ never: [] });
    expect(saidIn('次卧出租，月租2600元，最低2400元。水电自理。不接受宠物。')).toMatchObject({
      never: ['不接受宠物。'],
    });
  });

  it('are how many a hall holds, which bounds no order', () => {
    const description = 'Banquet hall, $1,350 for an evening, up to 300 guests. Not below $1,100.';
    expect(saidIn(description).facts).toContain('Up to 300 guests.');
    expect(compilePolicy(description, { salt: SALT }).policy).not.toHaveProperty('quantity.max', 300);
  });

  it('are a running cost that was taken for a matter of somebody', () => {
    expect(saidIn('转让健身房年卡，2300元，转卡费我出。少于2000元不谈。').facts).toContain('转卡费我出。');
  });

  it('are no real refusals', () => {
    const { never } = saidIn('Hatchback, $9,000, lowest $8,500. No trade-ins. We never ship abroad.');
    expect(never).toEqual(['No trade-ins.', 'We never ship abroad.']);
  });
});
