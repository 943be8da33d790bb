import { describe, expect, it } from '@jest/globals';
import { answerWords } from './answer-words.js';
import { asWritten } from './as-written.js';
import { endsSentence } from './ends-sentence.js';
import { fullUnit } from './full-unit.js';
import { stackingSaid, saysStacks } from './stacking-words.js';
import { namesWholeDeal } from './whole-deal.js';

describe('a word as the seller wrote it', () => {
  it.each([
    [['个'], '每個NT$185', '個'],
    [['天', '日'], '三日以上每日1300', '日'],
    [['Seat'], 'a seat for one Seat', 'Seat'],
    [['hour', 'h'], '$40 an Hour', 'Hour'],
    [['箱', '桶'], '每桶14元，一箱24桶', '箱'],
  ])('of %j in "%s" is "%s"', (words, description, written) => expect(asWritten(words, description)).toBe(written));
  it('is the first of the words where the seller wrote none of them', () => {
    expect(asWritten(['seat', 'user'], 'Bike, $500')).toBe('seat');
    expect(asWritten([], 'Bike, $500')).toBe('');
  });
});

describe('what buyers are told', () => {
  it.each([
    ['Tell buyers that it was serviced in May.', 'it was serviced in May.'],
    ['Please let them know that the frame is steel', 'the frame is steel'],
    ['If anyone asks, say that it has one owner', 'it has one owner'],
    ['可以告诉买家：去年换的电池', '去年换的电池'],
    ['Serviced in May', 'Serviced in May'],
    ['We tell buyers everything', 'We tell buyers everything'],
  ])('in "%s" is "%s"', (quote, answer) => expect(answerWords(quote)).toBe(answer));
});

describe('the end of a sentence', () => {
  it.each(['', 'Sofa $900. ', '沙发900元。', 'Really?', 'Sofa; ', 'Sofa\n'])('stands behind %j', (before) =>
    expect(endsSentence(before)).toBe(true),
  );
  it.each(['Three or more chairs, ', 'Sofa', '三把以上，', '$4.5'])('does not stand behind %j', (before) =>
    expect(endsSentence(before)).toBe(false),
  );
});

describe('a unit in full', () => {
  it.each([
    ['hr', 'hour'],
    ['HR', 'hour'],
    ['pcm', 'month'],
    ['个月', 'month'],
    ['小时', 'hour'],
    ['seat', 'seat'],
    ['constructor', 'constructor'],
  ])('of "%s" is "%s"', (unit, full) => expect(fullUnit(unit)).toBe(full));
});

describe('what is said about adding discounts up', () => {
  it.each(['the two can be combined', 'stacks with the others', 'they add up', '可以叠加', '两个优惠可以同享'])(
    'is that they do: "%s"',
    (text) => {
      expect(stackingSaid(text)).toBe(true);
      expect(saysStacks(text)).toBe(true);
    },
  );
  it.each(['discounts cannot be combined', "they don't stack", 'never combined', 'not cumulative'])(
    'is that they do not: "%s"',
    (text) => {
      expect(stackingSaid(text)).toBe(false);
      expect(saysStacks(text)).toBe(false);
    },
  );
  it.each(['不叠加', '不可叠加使用', '优惠不能同享', '不能累计'])('is that they do not: 「%s」', (text) =>
    expect(saysStacks(text)).toBe(false),
  );
  it.each(['$20 off for cash', 'stacks of chairs', 'stack the chairs', '付现减20元'])('is nothing in "%s"', (text) =>
    expect(stackingSaid(text)).toBeNull(),
  );
});

describe('the whole deal', () => {
  it.each(['the job', 'order', 'the whole event', 'This deal'])('is named by "%s"', (words) =>
    expect(namesWholeDeal(words)).toBe(true),
  );
  it.each(['order form', 'the jobs', 'deals', '', 'a chair'])('is not named by "%s"', (words) =>
    expect(namesWholeDeal(words)).toBe(false),
  );
});
