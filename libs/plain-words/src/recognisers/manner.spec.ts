import { describe, expect, it } from '@jest/globals';
import { told } from '../testing/told.js';

const manner = (words: string): object => Object.assign({}, ...told('manner', `Bike, asking $500. ${words}`)) as object;

describe('how the seller wants to bargain', () => {
  it.each([
    ["I'm in a hurry.", { objective: 'close' }],
    ['No rush, I would rather get a good price.', { objective: 'margin' }],
    ['A fair deal for both.', { objective: 'balance' }],
    ['急售。', { objective: 'close' }],
    ['不急着卖。', { objective: 'margin' }],
    ['At most five rounds.', { maxRounds: 5 }],
    ['Five rounds at most.', { maxRounds: 5 }],
    ['No more than 4 counter-offers.', { maxRounds: 4 }],
    ['最多3轮。', { maxRounds: 3 }],
    ['Keep it friendly.', { tone: 'friendly' }],
    ['Be formal.', { tone: 'formal' }],
    ['Replies should be short and plain.', { tone: 'plain' }],
    ['语气友好一点。', { tone: 'friendly' }],
    ['Sign as Anna.', { signOff: 'Anna' }],
    ['落款：老王', { signOff: '老王' }],
  ])('in "%s" is %j', (words, expected) => expect(manner(words)).toEqual(expected));

  it('is all of it where several things are said at once', () =>
    expect(manner('Keep it friendly, at most five rounds, sign as Anna.')).toEqual({
      tone: 'friendly',
      maxRounds: 5,
      signOff: 'Anna',
    }));

  it('bounds the rounds, and no order', () => {
    for (const words of ['At most five rounds.', 'Five rounds at most.', 'At most 3 turns.'])
      expect(told('quantity', `Mugs, asking $4. ${words}`)).toEqual([]);
  });

  it.each(['A friendly dog lives here.', 'Professional photos.', 'At most 100 rounds.', 'Round table.', '圆桌。'])(
    'is not told by "%s"',
    (words) => expect(manner(words)).toEqual({}),
  );
});
