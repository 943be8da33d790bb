import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';
import { tellBuyers } from '../tell-buyers.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
const policyOf = (description: string): Policy => compiled(description).policy as Policy;
const charges = (description: string) =>
  (policyOf(description).terms ?? []).flatMap(({ options }) =>
    options.flatMap(({ label, charge, charge_per: per }) =>
      charge && 'amount' in charge && typeof per === 'object' ? [[label, charge.amount, per.count, per.included]] : [],
    ),
  );
const TRIO =
  'Jazz trio, 1,800 euros for the evening, that’s 4 hours. Each additional hour is 250. ' +
  'Travel beyond 50 km costs €0.80 per km. Lowest 1,600.';

describe('a charge for what goes beyond an included number', () => {
  it.each([
    ['Logo, $600. Three revisions are included, each further one costs $40.', 'further revisions', 40, 'revision', 3],
    ['VPS, €12 a month, 10 GB included, every further GB is €2. Lowest €10.', 'further GB', 2, 'GB', 10],
    ['Band, €2,000 for 3 hours. Every additional hour costs €300 on top.', 'additional hours', 300, 'hour', 3],
    ['Photos $900, lowest $800. Travel: beyond 50 miles it’s 80 cents a mile.', 'Travel', 0.8, 'mile', 50],
    ['Van, £60 an hour. Mileage over 30 miles is charged at £1.20 per mile.', 'Mileage', 1.2, 'mile', 30],
    ['Hay, $7.50 a bale. Delivery beyond 15 miles another $2.20 a mile.', 'Delivery', 2.2, 'mile', 15],
    ['Hay, $7.50 a bale. Delivery $2 per mile after the first 10 miles.', 'Delivery', 2, 'mile', 10],
    ['Hay, $7.50 a bale. Delivery within 10 miles free, $2 a mile beyond that.', 'Delivery', 2, 'mile', 10],
    ['Website, five pages, $3,200, lowest $2,800. Each extra page is $250.', 'extra pages', 250, 'page', 5],
    ['Website, $3,200, lowest $2,800. $250 per page over 5 pages.', 'additional pages', 250, 'page', 5],
    ['Films, $1,900. Up to 6 hours of filming; extra hours are $180 each.', 'extra hours', 180, 'hour', 6],
    ['摄影跟拍，每场3000元，最低2600元。车费含50公里，超出每公里5元。', '车费', 5, '公里', 50],
    ['沙发2800元，最低2500元。送货20公里内免费，超过20公里每公里加3元。', '送货', 3, '公里', 20],
    ['婚礼主持2800元，含3小时，超时每小时500元，最低2500元。', '超时', 500, '小时', 3],
    ['网站设计8000元，最低7200元，含5页，每多一页加300元。', '超出的页', 300, '页', 5],
  ])('is read in "%s"', (description, ...charge) => expect(charges(description)).toEqual([charge]));

  it('counts what goes beyond where no words say how many are included, and takes no other number for it', () => {
    expect(charges('Logo design $600, lowest $520. Extra draft $80 each.')).toEqual([
      ['extra drafts', 80, 'extra draft', undefined],
    ]);
    expect(charges('Wedding DJ, $1,200. Set-up takes 2 hours. Each extra hour is $150.')).toEqual([
      ['extra hours', 150, 'extra hour', undefined],
    ]);
    expect(
      charges('DJ, $1,200. Two hours of set-up included, 5 hours of music included. Each extra hour $150.'),
    ).toEqual([['extra hours', 150, 'extra hour', undefined]]);
  });

  it.each([
    'T-shirts $12, over 50 pieces $10 per piece.',
    'Boxes $5 a box. Over 50 boxes $4 per box.',
    'Man and van, £60 an hour, lowest £50. Each additional hour £40.',
    '纸箱每箱28元，超过100箱每箱25元。',
  ])('is no price of a larger or longer order: %s', (description) => expect(charges(description)).toEqual([]));

  it('is told to the seller and to buyers, with nothing left aside', () => {
    const { summary, issues } = compiled(TRIO);
    expect(charges(TRIO)).toEqual([
      ['additional hours', 250, 'hour', 4],
      ['Travel', 0.8, 'km', 50],
    ]);
    expect(summary).toContain('€0.80 more for each km beyond 50');
    expect(tellBuyers(policyOf(TRIO)).choices.map(({ options }) => options[1])).toEqual([
      'additional hours (€250 an hour beyond 4 on top)',
      'Travel (€0.80 a km beyond 50 on top)',
    ]);
    expect(issues.find(({ code }) => code === 'not_used')?.message).not.toMatch(/hour|km|beyond/);
    const car = '摄影跟拍，每场3000元，最低2600元。车费含50公里，超出每公里5元。';
    expect(compiled(car).summary).toContain('超过 50公里的部分');
    expect(compiled(car).issues.map(({ code }) => code)).not.toContain('not_used');
    expect(tellBuyers(policyOf(car)).choices[0]?.options[1]).toBe('车费（每公里（超过50公里的部分）另加5元）');
  });
});
