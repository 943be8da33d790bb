import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';
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

  it('is none for a person who is an option of the deal, unless they are to be talked to', () => {
    const digger: Vocabulary = {
      language: 'en',
      currency: 'GBP',
      name: 'Mini digger',
      period: 'day',
      terms: [
        {
          id: 'operator',
          label: 'Operator',
          default: 'none',
          options: [
            { id: 'none', label: 'without' },
            { id: 'operator', label: 'operator', charged: true },
          ],
        },
      ],
      never: [],
      handoff: [],
      facts: [],
    };
    const read = (text: string) => readMessage(text, digger, { offers: [], listPrice: 95 });
    expect(read('with the operator please').facts.wants_person).toBeUndefined();
    expect(read('3 days with an operator').package).toEqual({ periods: 3, operator: 'operator' });
    expect(read('can I talk to the operator?').facts.wants_person).toBe(true);
    expect(read('can I talk to a person?').facts.wants_person).toBe(true);
  });
});
