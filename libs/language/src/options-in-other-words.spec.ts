import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const extra = (id: string, label: string) => ({
  id,
  label,
  default: 'none',
  options: [
    { id: 'none', label: 'without' },
    { id, label, charged: true },
  ],
});
const work = (more: Partial<Vocabulary> = {}): Vocabulary => ({
  language: 'en',
  currency: 'GBP',
  name: 'Bookkeeping',
  period: 'hour',
  most: 1,
  terms: [
    extra('site', 'Work on site'),
    extra('weekend', 'Weekend work'),
    extra('book', 'printed album'),
    extra('sign', 'Single sign-on'),
  ],
  never: [],
  handoff: [],
  facts: [],
  ...more,
});
const read = (text: string, vocabulary = work()) => readMessage(text, vocabulary, { offers: [], listPrice: 50 });

describe('an option in other words than the policy names it by', () => {
  it.each([
    ['15 hours at £47 on site', 'site'],
    ['15 hours, on-site please', 'site'],
    ['10 hours at our office', 'site'],
    ['10 hours in my shop, £46?', 'site'],
    ['10 hours on Saturday', 'weekend'],
    ['25 hours on two weekends, what is the total?', 'weekend'],
    ['10 hours with an album', 'book'],
    ['10 hours and we want SSO as well', 'sign'],
  ])('is asked for: %s', (text, option) => expect(read(text).package).toMatchObject({ [option]: option }));

  it.each(['10 hours, not on site', 'how does this work?', '10 hours on Tuesday', 'our photo album is full, 10 hours'])(
    'is not asked for: %s',
    (text) => expect(Object.keys(read(text).package).filter((key) => key !== 'periods')).toEqual([]),
  );

  it('is the day that it names, and no other', () => {
    const days = work({ terms: [extra('day', 'Saturdays'), extra('sunday', 'On a Friday or Sunday')] });
    expect(read('Saturday, 4 hours please', days).package).toEqual({ day: 'day', periods: 4 });
    expect(read('4 hours on Sunday', days).package).toEqual({ sunday: 'sunday', periods: 4 });
    expect(read('4 hours on Monday', days).package).toEqual({ periods: 4 });
    expect(read('周六做4个小时多少钱', days).package).toEqual({ day: 'day', periods: 4 });
    expect(read('礼拜天4个小时', days).package).toEqual({ sunday: 'sunday', periods: 4 });
  });

  it('is none of the days by which a hire names its time', () =>
    expect(read('from Saturday on, please', work({ period: 'day' })).package).toEqual({}));

  it('is no word that the deal uses for something else', () => {
    const facts = [{ id: 'proof', words: ['album'], answer: 'An album of proofs is online.' }];
    expect(read('10 hours with an album', work({ facts })).package).toEqual({ periods: 10 });
  });
});

describe('a word that tells when', () => {
  it.each(['10 hours, we pay after delivery', '10 hours, 50 % before the delivery'])('asks for no option: %s', (text) =>
    expect(read(text, work({ terms: [extra('brought', 'Delivery')] })).package).toEqual({ periods: 10 }),
  );
});

describe('words beside an order that nothing was read as', () => {
  it('stay open, also where no price is named', () =>
    expect(read('20 hours, prepaid. What do I pay?').facts.open_questions).toEqual(['prepaid.']));

  it('are a wish where they say where to', () =>
    expect(read('20 hours in Leeds at £47').facts.wishes).toEqual(['in leeds']));

  it('are none where they name what is sold', () =>
    expect(read('we need bookkeeping for 12 hours').facts.wishes).toBeUndefined());

  it.each(['willing to close at £47 for 20 hours', '20 hours at £47 in the end'])('are none by %s', (text) =>
    expect(read(text).facts.wishes).toBeUndefined(),
  );
});
