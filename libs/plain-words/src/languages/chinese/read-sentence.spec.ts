import { describe, expect, it } from '@jest/globals';
import { CHINESE } from './chinese.js';
import { prepareText } from './prepare-text.js';
import { readDescription } from '../../read-description.js';
import type { Statement } from '../../statement.js';
import { tagDescription } from '../../text/tagged-text.js';

const read = (text: string): Statement[] => readDescription(text, { language: 'zh' }).statements;

describe('a Chinese sentence', () => {
  it('takes no model year for a price', () => {
    expect(read('2019款轿车，标价88000元。').filter(({ kind }) => kind === 'list')).toEqual([
      expect.objectContaining({ price: 88000 }),
    ]);
  });

  it('joins a condition to the discount behind it, however many pieces it has', () => {
    expect(read('要是客户自己叫车来拉，不用我们安排，可以便宜300元。')).toEqual([
      expect.objectContaining({ kind: 'trade', condition: '自己叫车来拉，不用我们安排', figure: { amount: 300 } }),
    ]);
  });

  it('joins a volume to the price behind it', () => {
    expect(read('一次拿8箱以上的，每箱45元。')).toEqual([
      expect.objectContaining({ kind: 'break', from: 8, figure: expect.objectContaining({ to_price: 45 }) }),
    ]);
  });

  it('joins a gift, its cost and its condition', () => {
    expect(read('头盔成本25元，可以送，不过优惠不超过4%才送。')).toEqual([
      expect.objectContaining({ kind: 'gift', what: '头盔', cost: 25, condition: { atMost: 0.04 } }),
    ]);
  });

  it('takes the count that answers a question about how many may be ordered, for a bound', () => {
    const bounds = (text: string): unknown[] => read(text).filter(({ kind }) => kind === 'quantity');
    expect(bounds('最多能接多少？2000个。')).toEqual([expect.objectContaining({ max: 2000 })]);
    expect(bounds('最少起订多少？50个。')).toEqual([expect.objectContaining({ min: 50 })]);
    expect(bounds('仓库在哪？2000个。')).toEqual([]);
  });

  it('leaves out what others ask', () => {
    expect(read('隔壁店只要2500元。')).toEqual([
      expect.objectContaining({ kind: 'not_understood', quote: '隔壁店只要2500元' }),
    ]);
  });

  it('hands on what is asked, and tells what may be told', () => {
    expect(read('谈加盟的，转给王经理。有人问保修，就说保修两年。')).toEqual([
      expect.objectContaining({ kind: 'handoff', subject: '谈加盟' }),
      expect.objectContaining({ kind: 'fact', quote: '保修两年' }),
    ]);
  });

  it('keeps every position of the text', () => {
    const tagged = tagDescription('港币36元，2018款，1. 买6罐起，住三天以上。', CHINESE);
    expect(prepareText(tagged).text).toHaveLength(tagged.text.length);
  });
});
