import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../index.js';
import type { Policy } from '@svc/policy-rules';

const read = (words: string): Partial<Policy> =>
  compilePolicy(`标价50元一盒，最低40元。\n${words}`, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy;

describe('Chinese lists', () => {
  it('reads what stands under a heading', () => {
    const policy = read(
      '以下一律不行：\n✗ 放烟火\n✗ 宠物进场\n\n由李总本人答复：独家代理、索赔\n可以告诉客人：有停车位',
    );
    expect(policy.never?.map(({ text }) => text)).toEqual(['放烟火。', '宠物进场。']);
    expect(policy.handoff?.map(({ text }) => text)).toEqual(['独家代理。', '索赔。']);
    expect(policy.facts?.map(({ answer }) => answer)).toEqual(['有停车位。']);
  });

  it('lets what a heading says of adding up hold for its list', () => {
    expect(
      read('其他优惠（都可以叠加）：\nA. 付全款，每盒减2元\nB. 自提的，每盒减1元').terms?.map(
        ({ options }) => options[1]?.stacks,
      ),
    ).toEqual([true, true]);
  });

  it('reads a table row by row, the count of what is sold beside another', () => {
    expect(read('10-49盒  48元\n50-99盒  46元\n100盒（5箱）以上  44元').quantity?.breaks).toEqual([
      { from: 10, gives: { to_price: 48 } },
      { from: 50, gives: { to_price: 46 } },
      { from: 100, gives: { to_price: 44 } },
    ]);
  });

  it('takes a gift by the name before its cost', () => {
    expect(read('木勺一个，成本3元，可以送，但优惠不超过5%才送。').terms?.[0]?.options[1]).toMatchObject({
      label: '木勺',
      worth: -3,
      requires_discount_at_most: 0.05,
    });
  });

  it('takes no deposit for a discount', () => {
    expect(read('定金付到50%的客户，每盒再减2元。').terms?.[0]?.options[1]?.gives).toEqual({ amount: 2 });
  });

  it('reads written Cantonese', () => {
    const policy = read('嚟舖頭攞嘅減2元。燙金我哋唔做。');
    expect([policy.terms?.[0]?.id, policy.never?.length]).toEqual(['handover', 1]);
  });
});
