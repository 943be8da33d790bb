import { describe, expect, it } from '@jest/globals';
import { wantsPerson } from './wants-person.js';

describe('a wish for a person', () => {
  it.each([
    'i would like to schedule a call with an account manager',
    'could we have a word with whoever answers for it?',
    'i want to speak to her',
    'i want the landlord himself',
    '有活人在吗',
    '请派一位销售联系我',
    '老板的电话是多少',
    '我想和负责发货的人聊聊',
  ])('is heard: %s', (sentence) => expect(wantsPerson(sentence)).toBe(true));

  it.each([
    'how do your customers reach support at night?',
    'i want to talk to her first',
    'we have a call with our bank at noon',
    '销售额多少',
    '负责送货吗',
  ])('is not heard where the buyer asks for none: %s', (sentence) => expect(wantsPerson(sentence)).toBe(false));
});
