import { describe, expect, it } from '@jest/globals';
import { chineseBuyerFlag } from './buyers.js';
import { PASSES_ON } from './people.js';
import { refuses } from './refusals.js';

describe('Chinese word classes', () => {
  it.each([
    ['養老院', 'nursing_home'],
    ['持牌食肆', 'restaurant'],
    ['以前住过的客人', 'returning_customer'],
    ['农会会员', 'farmer'],
    ['中小学老师', 'teacher'],
    ['清寒家庭', 'low_income'],
    ['舞蹈演员', 'person'],
  ])('%s is a kind of buyer', (words, flag) => {
    expect(chineseBuyerFlag(words)).toBe(flag);
  });

  it.each(['到店自提', '当天付全款', '带学生来报名', '今个礼拜内过户', '星期一至四举行'])('%s is a deed', (words) => {
    expect(chineseBuyerFlag(words)).toBeUndefined();
  });

  it.each(['外墙不擦', '船桨不带', '鞋子不在这个价钱里', '货到付款没有这回事', '严禁吸烟', '水电另算', '高速不去'])(
    '%s refuses',
    (words) => {
      expect(refuses(words)).toBe(true);
    },
  );

  it.each(['用着不错', '不急着卖', '晚上不回消息', '没出过事故', '不议价', '你别乱答'])(
    '%s refuses nothing',
    (words) => {
      expect(refuses(words)).toBe(false);
    },
  );

  it.each([
    '农药的事情我想自己说明',
    '让我爹跟他说',
    '投诉请直接打我手机',
    '验厂找陈经理',
    '由品控李工答复',
    '等老板回电话',
  ])('%s is for a person', (words) => {
    expect(PASSES_ON.test(words)).toBe(true);
  });
});
