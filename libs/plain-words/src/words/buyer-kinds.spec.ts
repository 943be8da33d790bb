import { describe, expect, it } from '@jest/globals';
import { BUYER_KINDS, buyerKindOf } from './buyer-kinds.js';

const flagOf = (text: string): string | undefined => buyerKindOf(text.toLowerCase())?.flag;

describe('the kind of buyer that words name', () => {
  it.each([
    ['new customers get 5% off', 'new_customer'],
    ['新客户首单九折', 'new_customer'],
    ['returning customers save 10', 'returning_customer'],
    ['anybody who has bought from us before', 'returning_customer'],
    ['老顾客再减20', 'returning_customer'],
    ['students with a card', 'student'],
    ['凭学生证', 'student'],
    ['teachers and faculty', 'teacher'],
    ['pensioners pay less', 'senior'],
    ['veterans get 15% off', 'military'],
    ['firefighters', 'first_responder'],
    ['registered charities', 'nonprofit'],
    ['公益机构', 'nonprofit'],
    ['schools and universities', 'school'],
    ['early start-ups', 'startup'],
    ['public sector', 'government'],
    ['our own staff', 'employee'],
    ['VIPs', 'vip'],
    ['club members', 'member'],
    ['trade customers', 'reseller'],
    ['经销商', 'reseller'],
    ['neighbours', 'neighbor'],
    ['friends and family', 'friend'],
    ['nurses', 'nurse'],
  ])('"%s" is %s', (text, flag) => expect(flagOf(text)).toBe(flag));

  it.each([
    'cash buyers',
    'whoever collects it today',
    'bring friends who sign up too',
    'a desk for studying',
    'the old battery',
    'before noon',
    '付现金',
  ])('nobody in particular is named by "%s"', (text) => expect(flagOf(text)).toBeUndefined());

  it('is the longer acquaintance before the group it may be part of', () => {
    expect(flagOf('returning students')).toBe('returning_customer');
    expect(flagOf('existing members')).toBe('returning_customer');
  });
});

describe('the list of kinds', () => {
  const flags = BUYER_KINDS.map(({ flag }) => flag);

  it('has each kind once, by an id that a program can hold', () => {
    expect(new Set(flags).size).toBe(flags.length);
    for (const flag of flags) expect(flag).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  });
  it.each(BUYER_KINDS.map((kind) => [kind.flag, kind.words] as const))('has words for %s', (_flag, words) => {
    expect(words.length).toBeGreaterThan(0);
    expect(words.every((word) => word.trim() === word && word !== '')).toBe(true);
  });
  it('has Chinese words in both scripts', () => {
    const all = new Set(BUYER_KINDS.flatMap(({ words }) => words));
    for (const word of ['学生', '學生', '军人', '軍人']) expect([...all].some((one) => one.includes(word))).toBe(true);
  });
});
