import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';

const read = (description: string): Policy =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy;
const CAMERA =
  '自用索尼A7M4机身出了 9成新 快门才1.2万 一万一千五包邮 最低一万零八百 不刀。带一块电池加充电器，' +
  '要多一块原装电池加350。同城面交少100。不退不换，非诚勿扰，只有一台！';
const CLEANER = '出自用戴森V10吸尘器，八成新，1400，邮费另算大概30，最低1300。自提免邮费。';

describe('used goods in untidy Chinese', () => {
  it('have their price in numerals, and not in what they have done', () => {
    expect(read(CAMERA)).toMatchObject({ name: '自用索尼A7M4机身', list_price: 11_500, floor_price: 10_800 });
    expect(read(CAMERA).quantity).toEqual({ min: 1, max: 1, unit: '件' });
  });

  it('tell buyers what the price holds and what the thing has done', () => {
    const told = read(CAMERA).facts?.map(({ answer }) => answer);
    expect(told).toEqual(expect.arrayContaining(['包邮。', '快门才1.2万。', '带一块电池加充电器。']));
  });

  it('count pieces of a thing, which are no money', () => {
    const extra = read(CAMERA)
      .terms?.find(({ id }) => id === 'extra')
      ?.options.at(-1);
    expect(extra).toMatchObject({ charge: { amount: 350 }, words: ['多一块原装电池', '电池'] });
    expect(read('出朗逸，五万八，最低五万五，送两块脚垫。').facts?.[0]?.answer).toBe('送两块脚垫。');
  });

  it('refuse neither those who are not serious nor what costs extra', () => {
    expect(read(CAMERA).never?.map(({ text }) => text)).toEqual(['不退不换。']);
    expect(read(CLEANER).never).toBeUndefined();
    expect(read('出索尼A7M3，标价7800，最低7300，刀太狠的别来哈。').never).toBeUndefined();
  });

  it('are not bargained over where words say so, until the seller answers', () => {
    expect(read(CAMERA).free_discount).toBe(0);
    expect(read(CAMERA.replace(' 不刀', '')).free_discount).toBeUndefined();
  });

  it('are sent for the postage that is named', () => {
    const handover = read(CLEANER)
      .terms?.find(({ id }) => id === 'handover')
      ?.options.at(-1);
    expect(handover).toMatchObject({ label: '邮费', charge: { amount: 30 } });
    expect(handover?.words).toEqual(expect.arrayContaining(['邮寄', '运费']));
  });
});
