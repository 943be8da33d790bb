import { describe, expect, it } from '@jest/globals';
import { namesAskingPrice } from './asks-price.js';
import { permits } from './permits.js';
import { shutsPrice } from './shuts-price.js';
import { givesEverybody, namesEverybody } from './universal.js';

describe('a discount that may be bargained for', () => {
  it.each([
    'up to 15 % for a year up front',
    'I could knock off 20',
    'at most 10% for cash',
    'I might go down to 450',
    'as low as 430 for a quick sale',
    '最多优惠100元',
    '现金可以再便宜50',
    '两百以内',
    '可谈到八折',
  ])('is named by "%s"', (words) => expect(permits(words)).toBe(true));
  it.each(['100 boxes or more get 6 % off', '$20 off for cash', '付现减20元', 'mayor’s desk, $90', 'a can of paint'])(
    'is not named by "%s"',
    (words) => expect(permits(words)).toBe(false),
  );
});

describe('a lowest price that leaves nothing to haggle over', () => {
  it.each([
    'never below $38 a seat',
    'nothing under 450',
    'under no circumstances less than 90',
    'not a cent lower',
    '450, no matter what',
    '不低于450元',
    '绝不少于三百',
    '无论如何也要450',
  ])('is named by "%s"', (words) => expect(shutsPrice(words)).toBe(true));
  it.each(['lowest $430', 'I would like about 450', 'hoping for 90', '最低430元', '希望450'])(
    'is not named by "%s"',
    (words) => expect(shutsPrice(words)).toBe(false),
  );
});

describe('a condition that names everybody', () => {
  it.each(['Everybody', 'anyone', ' whoever asks ', 'all customers', '任何人都可以', '谁都', '无条件', '大家都能'])(
    'is none: %s',
    (condition) => expect(namesEverybody(condition)).toBe(true),
  );
  it.each(['everybody who pays cash', 'anyone local', 'all new customers', '学生', '老客户都可以', ''])(
    'is one: %s',
    (condition) => expect(namesEverybody(condition)).toBe(false),
  );
  it.each(['Everyone gets 10 off', 'anybody can have 5% off', '任何人都可以优惠100元', '谁都减五十'])(
    'gives to everybody: %s',
    (words) => expect(givesEverybody(words)).toBe(true),
  );
  it.each(['Students get 10 off', 'Not everyone gets it', '老客户都优惠100元', '任何人问起'])(
    'does not give to everybody: %s',
    (words) => expect(givesEverybody(words)).toBe(false),
  );
});

describe('words that call a figure the price', () => {
  it.each(['Asking $500', 'Price: 40', 'listed at 90', 'priced to sell 80', '标价500', '价格面议'])(
    'are "%s"',
    (words) => expect(namesAskingPrice(words)).toBe(true),
  );
  it.each(['Forks $850', 'basking shark print, $40', 'priceless', '前叉850元'])('are not "%s"', (words) =>
    expect(namesAskingPrice(words)).toBe(false),
  );
});
