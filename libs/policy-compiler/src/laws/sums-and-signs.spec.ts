import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
const policyOf = (description: string): Policy => compiled(description).policy as Policy;

describe('a letter before every sum', () => {
  it.each([
    ['Van for hire, R1,850 a day, lowest R1,500.', 'ZAR', 1850, 1500],
    ['Jars of honey R95 each. Not below R80.', 'ZAR', 95, 80],
    ['Durian pulp 400g, RM 68 a box, lowest RM 55.', 'MYR', 68, 55],
    ['红糖每公斤RM48，最低RM45。', 'MYR', 48, 45],
  ])('is their currency where no other sign stands: %s', (description, currency, list_price, floor_price) =>
    expect(policyOf(description)).toMatchObject({ currency, list_price, floor_price }),
  );

  it.each([
    ['Tyres R16 and R17, $80 each, lowest $70.', 'USD', 80],
    ['Wheels for an Audi R8 and R9, 400 euros a set, lowest 350 euros.', 'EUR', 400],
    ['轮胎R16，R17都有，标价800元，最低700元。', 'CNY', 800],
  ])('is a size or a name beside another sign: %s', (description, currency, list_price) =>
    expect(policyOf(description)).toMatchObject({ currency, list_price }),
  );
});

describe('what a charge is counted by', () => {
  it('is the unit of the price, also behind "more"', () => {
    const { terms } = policyOf('Sourdough $5.40 a loaf, lowest $4.90. Sliced: 25 cents more a loaf.');
    const charged = terms?.flatMap(({ options }) => options).find(({ charge }) => charge !== undefined);
    expect(charged).toMatchObject({ charge: { amount: 0.25 } });
    expect(charged?.charge_per ?? 'unit').toBe('unit');
  });
});

describe('a price by the hour', () => {
  it('is counted in hours in Chinese too', () =>
    expect(policyOf('会议室出租，200元/小时，8小时以上160元/小时，最低150元/小时。')).toMatchObject({
      period: { unit: 'hour', breaks: [{ from: 8, gives: { to_price: 160 } }] },
    }));
});

describe('a discount that somebody pays less by', () => {
  it('is for buyers whom the records confirm', () => {
    const { grants, terms } = policyOf('Gardening £24 an hour, lowest £20. Over-65s pay £2 an hour less.');
    expect(grants).toEqual([expect.objectContaining({ gives: { amount: 2 } })]);
    expect(terms ?? []).toEqual([]);
  });
});

describe('what leads up to the lowest price in its sentence', () => {
  const answersOf = (description: string): string =>
    (policyOf(description).facts ?? []).map(({ answer }) => answer).join('\n');

  it.each([
    ['奶茶店转让，转让费12万元。跟合伙人闹翻了，10.5万元也行，再低就不转了。设备全部留下。', '闹翻'],
    ['月子餐每天130美元。阿姨工资也涨了，每天110美元以下真的做不了。忌口可以提前说。', '工资'],
  ])('is told to nobody: %s', (description, reason) => {
    expect(answersOf(description)).not.toContain(reason);
    expect(JSON.stringify(compiled(description).issues)).toContain(reason);
  });

  it('is told where the list price stands in the same sentence', () =>
    expect(answersOf('转让手机，箱说全，标价3600，最低3400。')).toContain('箱说全'));
});
