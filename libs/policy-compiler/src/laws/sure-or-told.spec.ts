import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): ReturnType<typeof compilePolicy> => compilePolicy(description, { salt: SALT });
const toldOf = (description: string): string =>
  compile(description)
    .issues.filter(({ code }) => code === 'not_used' || code === 'reading_unsure')
    .map(({ message }) => message)
    .join('\n');

describe('a reading that its words do not make sure is told', () => {
  it.each([
    ['a price that denies something', '供应钢管，单价人民币4,600元/吨（不含税），最低4,400元/吨。', '不含税'],
    ['a price that says twice what it is paid for', '订阅软件\n每席位每年480元\n最低不低于400元', '每席位每年480元'],
    ['a price of before', '转手烤箱。原价3200，最低2900。', '原价3200'],
    ['a refusal behind other words', 'Desk $90, lowest $80. Take it down two stairs no delivery sorry.', 'two stairs'],
    ['a remark before a refusal', "Yarn $9, lowest $8. Odd lots, I can't match.", 'Odd lots'],
    ['a hand-off that passes nothing on', 'Flat £400,000, lowest £390,000. The piano goes with us.', 'piano'],
    ['a gift to buyers', 'Wool £8 a kilo, lowest £6. Teachers can have up to 20% off, use your judgement.', 'Teachers'],
    [
      'a refusal of every discount, which may be the lowest price',
      'Lamb $16 a kilo. We give nothing off otherwise.',
      'nothing off',
    ],
    ['money off without a bound', '修表60元。每块减30。', '30'],
    ['a measure in a name', 'Durian pulp 400g, $20, lowest $18.', '400g'],
  ])('%s: %s', (_, description, words) => expect(toldOf(description)).toContain(words));
});

describe('a price of another scale', () => {
  it.each([
    ['Scooter, second owner. Asking 1.4.', 1400],
    ['老公房48平一室一厅，报价168，最低160。', 1_680_000],
  ])('is the larger one until answered: %s', (description, list) => {
    expect((compile(description).policy as Policy).list_price).toBe(list);
    expect(compile(description).questions.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^price_scale_/));
  });

  it('is none where something is money, or counted', () => {
    expect((compile('Screws, list 1.46 each, lowest $1.20.').policy as Policy).list_price).toBe(1.46);
  });
});

describe('what else the laws of certainty keep apart', () => {
  it('a most that comes off and a lowest price above it contradict each other', () => {
    const { ok, issues } = compile('Sheets, flat $250 a workbook. Min is $200. Max discount is 30%.');
    expect(ok).toBe(false);
    expect(issues.map(({ code }) => code)).toContain('contradiction');
  });

  it('a volume of buyers who have something is given to nobody until answered', () => {
    const water =
      'Water USD 95 per load, lowest USD 84. Customers with a standing order of four loads a month ' +
      'or more pay USD 88 per load.';
    expect((compile(water).policy as Policy).quantity?.breaks).toBeUndefined();
  });

  it('"together" is no tenth of a yuan, and what rises takes nothing off', () => {
    expect(JSON.stringify(compile('修表60元，最低50元。两块一起修。').policy)).not.toContain('2.1');
    const options = (compile('保洁一小时45元，最低40元。过年那两周涨50%。').policy as Policy).terms?.[0]?.options ?? [];
    expect(JSON.stringify(options)).not.toMatch(/gives|unlocks/);
  });

  it('"can be" permits, and gives nothing', () => {
    const [, option] =
      (compile('Gloves 4.95 USD per box, lowest 4.20. 12-month contract: can be another 3% off.').policy as Policy)
        .terms?.[0]?.options ?? [];
    expect(option?.gives).toBeUndefined();
  });
});
