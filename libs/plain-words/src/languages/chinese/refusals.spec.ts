import { describe, expect, it } from '@jest/globals';
import { told } from '../../testing/told.js';
import { chineseBuyerFlag } from './buyers.js';
import { refuses } from './refusals.js';

describe('a Chinese piece that refuses something', () => {
  it.each(['支架不送', '模具绝不外借', '严禁转租', '谢绝退换', '不接受分期', '不包安装', '千万别承诺包过'])(
    'is 「%s」',
    (text) => expect(refuses(text)).toBe(true),
  );
  it.each(['价格不议', '最低不低于<m0>', '没有划痕', '包安装', '送支架', '不漏水', '再便宜不行'])(
    'is not 「%s」',
    (text) => expect(refuses(text)).toBe(false),
  );

  it.each([
    ['标价500元。讲师的差旅费我们从来不承担。', '差旅费'],
    ['标价500元。轮胎，不带。', '轮胎'],
    ['标价500元。吊牌、包装袋不包含在单价里。', '包装袋'],
    ['标价500元。以下一律不行：\n- 退换\n- 分期', '分期'],
  ])('names what it refuses: %s', (description, word) =>
    expect(
      told('never', description)
        .flatMap(({ words }) => words)
        .join(),
    ).toContain(word),
  );

  it('promises nothing that buyers are wont to ask for', () => {
    const description = '标价500元。很多客户一开口就要送龙头。';
    expect(told('gift', description)).toEqual([]);
  });

  it('refuses a discount on one thing without making the whole price firm', () => {
    const description = '标价500元，最低400元。加急不打折。';
    expect(told('never', description).flatMap(({ words }) => words)).toContain('加急打折');
    expect(told('fixed_price', description)).toEqual([]);
  });
});

describe('the buyers that a Chinese condition names', () => {
  it.each([
    ['老客户', 'returning_customer'],
    ['学生凭证', 'student'],
    ['中小学老师', 'teacher'],
    ['退伍军人', 'military'],
    ['会员', 'member'],
    ['經銷商', 'reseller'],
  ])('「%s」 are %s', (condition, flag) => expect(chineseBuyerFlag(condition)).toBe(flag));

  it.each([
    '付现金',
    '介绍朋友来',
    '带一个学生来',
    '',
    '，',
    '一次买十箱并且自己来仓库提货的那些人都可以享受这个优惠价格',
  ])('「%s」 names none', (condition) => expect(chineseBuyerFlag(condition)).toBeUndefined());
});

describe('what is passed on or told in Chinese', () => {
  it.each([
    ['标价500元。谈加盟的，转给我。', '加盟'],
    ['标价500元。人工：报关', '报关'],
    ['标价500元。合同条款转人工。', '合同'],
  ])('goes to a person: %s', (description, word) =>
    expect(
      told('handoff', description)
        .map(({ subject }) => subject)
        .join(),
    ).toContain(word),
  );

  it('is an answer where it says what to say', () => {
    const [fact] = told('fact', '标价500元。有人问保修，就说整机保修一年。');
    expect(fact?.words).toEqual(expect.arrayContaining(['保修']));
  });

  it('goes the way of what stands before it where it is "the same"', () => {
    const words = told('never', '标价500元。不接受分期。以旧换新也一样。').flatMap((said) => said.words);
    expect(words.join()).toContain('以旧换新');
  });
});
