import { describe, expect, it } from '@jest/globals';
import { tellsCircumstance, withoutHarmless, withoutLack } from './own-circumstance.js';

describe('what somebody says of the thing or the work with "I" or "we"', () => {
  it.each([
    'I have an enhanced DBS',
    'I hold a full PDP',
    "I'm on the second floor",
    "we're in Hobart",
    'we meet at a bank in Utrecht',
    "I've got my own mower and strimmer",
    'I work in memoQ and Trados',
    '我有MOE注册',
    'You may try it at my home in Dijon',
    'You can borrow a guitar of mine',
    '教材我自己带',
    '我们持有食品经营许可证',
  ])('is a circumstance: %s', (words) => expect(tellsCircumstance(words)).toBe(true));

  it.each([
    ['a debt', 'I have a loan with Santander'],
    ['a thing with no name of its own', 'I have a dog'],
    ['an illness', 'I have ADHD'],
    ['a person', 'I work with my wife in Leeds'],
    ['another buyer', 'I have a buyer from BMW'],
    ['hurry', "I'm in a rush in Leeds"],
    ['a plan', "I'm moving to Leeds"],
    ['a need', 'I need a DBS'],
    ['an opinion', 'I think Leeds'],
    ['what would be done', 'I would meet in Leeds'],
    ['the past', 'I bought it in Leeds'],
    ['a purpose', 'I use it to pay Santander'],
    ['nothing by its name', 'I collect you from home'],
    ['a debt in Chinese', '我有房贷和注册'],
    ['what somebody may think', 'You can see why'],
    ['what somebody may offer', 'You may offer less'],
    ['a family in Chinese', '孩子我自己带'],
    ['a person who says what they are like', '我这人直'],
  ])('is not told: %s', (_what, words) => expect(tellsCircumstance(words)).toBe(false));
});

describe('words that speak of no deal', () => {
  it.each([
    ['Tasting at our roastery in Woodstock', /our/],
    ['this includes forty prints', /this/],
    ['Water is split between the three of us', /us/],
    ['Cash or Venmo', / or /],
    ['Pack | 100 pcs per box', /per/],
    ['Artwork must be square', /must/],
  ])('are harmless: %s', (words, word) => expect(withoutHarmless(words)).not.toMatch(word));

  it.each([
    ['Leave it at our door', /our/],
    ['this is cheap', /this/],
    ['too big for us', /us/],
    ['three or more', / or /],
    ['30 per box and month', /per/],
    ['Buyers must be told', /must/],
    ['It must be sold', /must/],
  ])('stay: %s', (words, word) => expect(withoutHarmless(words)).toMatch(word));

  it('are what a thing lacks, only at the end', () => {
    expect(withoutLack('second floor with no elevator')).toBe('second floor  ');
    expect(withoutLack('It is high and there is no lift')).toBe('It is high  ');
    expect(withoutLack('no elevator')).toBe('no elevator');
  });
});
