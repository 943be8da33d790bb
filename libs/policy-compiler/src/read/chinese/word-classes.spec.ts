import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../../compile-policy.js';
import type { Policy } from '@svc/policy-rules';
import { chineseBuyerFlag } from './buyers.js';
import { PASSES_ON } from './people.js';
import { refuses } from './refusals.js';

const read = (words: string): Partial<Policy> => compilePolicy(`标价50元一盒，最低40元。\n${words}`, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy;

describe('Chinese word classes', () => {
  it.each([['養老院', 'nursing_home'], ['持牌食肆', 'restaurant'], ['以前住过的客人', 'returning_customer'], ['农会会员', 'farmer'], ['中小学老师', 'teacher'], ['清寒家庭', 'low_income'], ['舞蹈演员', 'person']])('%s is a kind of buyer', (words, flag) => {
    expect(chineseBuyerFlag(words)).toBe(flag);
  });

  it.each(['到店自提', '当天付全款', '带学生来报名', '今个礼拜内过户', '星期一至四举行'])('%s is a deed', (words) => {
    expect(chineseBuyerFlag(words)).toBeUndefined();
  });

  it.each(['外墙不擦', '船桨不带', '鞋子不在这个价钱里', '货到付款没有这回事', '严禁吸烟', '水电另算', '高速不去'])('%s refuses', (words) => {
    expect(refuses(words)).toBe(true);
  });

  it.each(['用着不错', '不急着卖', '晚上不回消息', '没出过事故', '不议价', '你别乱答'])('%s refuses nothing', (words) => {
    expect(refuses(words)).toBe(false);
  });

  it.each(['农药的事情我想自己说明', '让我爹跟他说', '投诉请直接打我手机', '验厂找陈经理', '由品控李工答复', '等老板回电话'])('%s is for a person', (words) => {
    expect(PASSES_ON.test(words)).toBe(true);
  });
});

describe('Chinese lists', () => {
  it('reads what stands under a heading', () => {
    const policy = read('以下一律不行：\n✗ 放烟火\n✗ 宠物进场\n\n由李总本人答复：独家代理、索赔\n可以告诉客人：有停车位');
    expect(policy.never?.map(({ text }) => text)).toEqual(['放烟火。', '宠物进场。']);
    expect(policy.handoff?.map(({ text }) => text)).toEqual(['独家代理。', '索赔。']);
    expect(policy.facts?.map(({ answer }) => answer)).toEqual(['有停车位。']);
  });

  it('lets what a heading says of adding up hold for its list', () => {
    expect(read('其他优惠（都可以叠加）：\nA. 付全款，每盒减2元\nB. 自提的，每盒减1元').terms?.map(({ options }) => options[1]?.stacks)).toEqual([true, true]);
  });

  it('reads a table row by row, the count of what is sold beside another', () => {
    expect(read('10-49盒  48元\n50-99盒  46元\n100盒（5箱）以上  44元').quantity?.breaks).toEqual([
      { from: 10, unlocks: { to_price: 48 } }, { from: 50, unlocks: { to_price: 46 } }, { from: 100, unlocks: { to_price: 44 } },
    ]);
  });

  it('takes a gift by the name before its cost', () => {
    expect(read('木勺一个，成本3元，可以送，但优惠不超过5%才送。').terms?.[0]?.options[1]).toMatchObject({ label: '木勺', worth: -3, requires_discount_at_most: 0.05 });
  });

  it('takes no deposit for a discount', () => {
    expect(read('定金付到50%的客户，每盒再减2元。').terms?.[0]?.options[1]?.unlocks).toEqual({ amount: 2 });
  });

  it('reads written Cantonese', () => {
    const policy = read('嚟舖頭攞嘅減2元。燙金我哋唔做。');
    expect([policy.terms?.[0]?.id, policy.never?.length]).toEqual(['handover', 1]);
  });
});
