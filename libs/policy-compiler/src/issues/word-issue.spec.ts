import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../index.js';
import { CHINESE_ISSUES } from './chinese.js';
import { ENGLISH_ISSUES } from './english.js';
import { CODE_OF } from './issue-texts.js';
import { finding, wordIssue } from './word-issue.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('the issues of a Chinese description', () => {
  it('name both numbers of a lowest price above the list price', () => {
    const found = compilePolicy('标价100元，最低120元。', { salt: SALT }).issues.find(
      ({ code }) => code === 'floor_above_list',
    );
    expect(found).toMatchObject({ message: '最低价120高于标价100。', path: '/floor_price' });
  });

  it('stay in English for an English policy', () => {
    expect(
      compilePolicy('Price 100 dollars, lowest 120.', { salt: SALT })
        .issues.map(({ message }) => message)
        .join(' '),
    ).not.toMatch(/[一-鿿]/);
  });
});

type Name = keyof typeof CODE_OF;
const NAMES = Object.keys(CODE_OF) as Name[];
/** Texts whose last argument is a list. */
const LISTED: ReadonlySet<Name> = new Set<Name>(['defaultUnknown', 'engineUnknown']);

/** Texts that list words, each beside what it was read as. */
const REMARKS: Partial<Record<Name, readonly unknown[]>> = {
  // Its other argument is whether a bid closes for nothing.
  reserveProposed: ['first'],
  notUsed: [['first'], [['second', 'third']]],
  readingUnsure: [[['first', 'second']]],
};

/** Arguments that fit a text, each visible in its words. */
function argumentsOf(name: Name): readonly unknown[] {
  const remarks = REMARKS[name];
  if (remarks) return remarks;
  const values = ['first', 'second', 'third', 'fourth', 'fifth'].slice(0, ENGLISH_ISSUES[name].length);
  if (name === 'reserveProposed') return ['first', true];
  return LISTED.has(name) ? [...values.slice(0, -1), ['last']] : values;
}
const say = (text: (...values: never[]) => readonly string[], name: Name): readonly string[] =>
  (text as (...given: readonly unknown[]) => readonly string[])(...argumentsOf(name));

describe('the words of the issues', () => {
  it.each(NAMES)('%s says the same arguments in both languages', (name) => {
    for (const texts of [ENGLISH_ISSUES, CHINESE_ISSUES]) {
      const [message = '', suggestion = ''] = say(texts[name], name);
      expect(message).not.toBe('');
      expect(suggestion).not.toBe('');
      for (const value of argumentsOf(name)
        .flat(2)
        .filter((value) => value !== true))
        expect(`${message} ${suggestion}`).toContain(value);
      expect(`${message}${suggestion}`).not.toMatch(/undefined|\$\{/);
    }
  });

  it.each(NAMES)('%s is Chinese in Chinese and English in English', (name) => {
    expect(say(CHINESE_ISSUES[name], name)[0]).toMatch(/[一-鿿]/);
    expect(say(ENGLISH_ISSUES[name], name).join(' ')).not.toMatch(/[一-鿿]/);
  });

  it('keep code, path and quote, whatever the language', () => {
    const found = finding('saidFloorAboveList', '/floor_price', [120, 100], 'lowest 120');
    expect(wordIssue(found, 'en')).toEqual({
      code: 'floor_above_list',
      severity: 'error',
      path: '/floor_price',
      message: 'The lowest price 120 is above the list price 100.',
      suggestion: 'Swap the two prices, or correct one of them.',
      quote: 'lowest 120',
    });
    expect(wordIssue(found, 'zh')).toMatchObject({
      code: 'floor_above_list',
      path: '/floor_price',
      quote: 'lowest 120',
    });
  });
});
