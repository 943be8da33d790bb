import { describe, expect, it } from '@jest/globals';
import { told } from '../testing/told.js';

const subjects = (words: string): string[] =>
  told('handoff', `Bike, asking $500. ${words}`).map(({ subject }) => subject);
const refused = (words: string): string[] => told('never', `Bike, asking $500. ${words}`).flatMap((said) => said.words);

describe('what a person answers', () => {
  it.each([
    ['Ask me about financing.', 'financing'],
    ['Questions about the contract go to our lawyer.', 'contract'],
    ['For anything about customs, call me.', 'customs'],
    ['合同条款转人工。', '合同条款'],
    ['发票问题请联系财务。', '发票'],
  ])('in "%s" is the subject "%s"', (words, subject) => expect(subjects(words).join()).toContain(subject));

  it.each([
    'I never hand it over without a deposit.',
    'No way I hand over the keys before the money is in.',
    'The lock is not included.',
    'Asking price $480.',
    '不送支架。',
  ])('is nothing in "%s"', (words) => expect(subjects(words)).toEqual([]));

  it('is raised by its own words, and not by the person it goes to', () => {
    const [said] = told('handoff', 'Bike, asking $500. Questions about the contract go to our lawyer.');
    expect(said?.words).toContain('contract');
    expect(said?.words).not.toContain('lawyer');
    expect(told('handoff', '标价500元。发票问题请联系财务。')[0]?.words.join()).not.toContain('财务');
  });
});

describe('what is refused whenever it is asked for', () => {
  it.each([
    ['The lock is not included.', 'lock'],
    ['No refunds.', 'refund'],
    ['We never ship abroad.', 'abroad'],
    ["I don't do instalments.", 'instalments'],
    ['支架不送。', '支架'],
    ['不接受分期。', '分期'],
    ['不退不换。', '退'],
  ])('in "%s" is "%s"', (words, word) => expect(refused(words).join()).toContain(word));

  it.each([
    'The lock is included.',
    'It has never been dropped.',
    'No scratches.',
    'Never below $450.',
    'No more than 10 a customer.',
    '没有划痕。',
    '不低于450元。',
    '包邮。',
  ])('is nothing in "%s"', (words) => expect(refused(words)).toEqual([]));
});
