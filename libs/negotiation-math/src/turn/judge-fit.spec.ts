import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FITTING_SCORE, judgeFit } from './judge-fit.js';
import type { PriceTurn } from './read-turn.js';
import { writeMessage, type MessageContent } from './write-message.js';

const selling: PriceTurn = {
  side: 'sell',
  walkAway: 700,
  target: 1_000,
  theirs: [500, 600],
  mine: [980],
  roundsLeft: 6,
  item: 'road bike',
};

describe('whether to haggle', () => {
  it('is a matter of turns and of a side that moves', () => {
    // 7 turns in all, one move of one: (1 − 1/7) × 3/3.
    expect(judgeFit(selling)).toMatchObject({ score: 0.857143, fits: true });
    expect(judgeFit({ ...selling, theirs: [] }).fits).toBe(true);
  });

  it.each([
    ['no room between target and walk-away price', { target: 700 }, 'nothing to haggle over'],
    ['one turn in all', { roundsLeft: 1, theirs: [600], mine: [] }, 'one-shot fixed price'],
    ['a side that repeats its price', { theirs: [600, 600, 600, 600] }, 'naming a fixed price'],
    ['a side that only moves away', { theirs: [600, 580, 560, 540] }, 'only moves away'],
    ['a side that hardly moves', { theirs: [600, 601, 601, 601, 601, 601, 601] }, 'in 1 of its 6 later offers'],
  ])('is answered with no for %s, and why', (_, change, reason) => {
    const fit = judgeFit({ ...selling, ...change });
    expect(fit.fits).toBe(false);
    expect(fit.score).toBeLessThan(FITTING_SCORE);
    expect(fit.reason).toContain(reason);
  });

  it('tells of a last turn that the price is final', () => {
    expect(judgeFit({ ...selling, roundsLeft: 1 })).toMatchObject({
      fits: true,
      reason: expect.stringContaining('final'),
    });
  });

  it('counts a buyer’s way down as a seller counts the way up', () => {
    const buying: PriceTurn = {
      ...selling,
      side: 'buy',
      walkAway: 1_000,
      target: 700,
      theirs: [1_300, 1_200],
      mine: [],
    };
    expect(judgeFit(buying).score).toBe(judgeFit({ ...selling, mine: [] }).score);
    expect(judgeFit({ ...buying, theirs: [1_200, 1_300] }).score).toBeLessThan(judgeFit(buying).score);
  });

  const offers = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 8 });

  it('is scored from 0 to 1, never better without the last move, never worse with a turn more', () => {
    fc.assert(
      fc.property(offers, offers, fc.integer({ min: 1, max: 60 }), (theirs, mine, roundsLeft) => {
        const turn = { ...selling, theirs, mine, roundsLeft };
        const { score, fits } = judgeFit(turn);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(fits).toBe(score >= FITTING_SCORE);
        expect(judgeFit({ ...turn, roundsLeft: roundsLeft + 1 }).score).toBeGreaterThanOrEqual(score);
        const last = theirs.at(-1);
        if (last !== undefined && theirs.length > 1)
          expect(judgeFit({ ...turn, theirs: [...theirs.slice(0, -1), 0] }).score).toBeLessThanOrEqual(score);
      }),
    );
  });
});

describe('the message of a turn', () => {
  const counter: MessageContent = { action: 'counter', price: 960, standing: 600, item: 'road bike', isLast: false };

  it.each<[string, Partial<MessageContent>, string]>([
    ['answers an offer', {}, 'Thank you for the offer of $600. I can do $960 for the road bike.'],
    ['opens', { standing: null }, 'I can do $960 for the road bike.'],
    ['says that a price is final', { isLast: true, standing: null }, 'My final price for the road bike is $960.'],
    ['accepts', { action: 'accept', price: 600 }, '$600 for the road bike works for me. We have a deal.'],
    [
      'takes leave without a price',
      { action: 'walk' },
      'Thank you for your time. We are too far apart on the road bike, so I will leave it here.',
    ],
  ])('%s', (_, change, words) => expect(writeMessage({ ...counter, ...change })).toBe(words));

  it.each([
    ['a road bike', 'the road bike'],
    ['An old lamp', 'the old lamp'],
    ['the road bike', 'the road bike'],
    ['my bike', 'my bike'],
    ['this', 'this'],
    ['2019 Camry', 'the 2019 Camry'],
    ['  road \n bike ', 'the road bike'],
    ['自行车', '自行车'],
    ['anvil', 'the anvil'],
    ['theatre tickets', 'the theatre tickets'],
    [' \n ', 'this'],
  ])('calls %j "%s"', (item, named) =>
    expect(writeMessage({ ...counter, standing: null, item })).toBe(`I can do $960 for ${named}.`),
  );

  it('is one line, whatever the item is called, and names no other figure', () => {
    const item = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 60 })
      .map((text) => text.replaceAll(/\p{N}/gu, 'n'));
    fc.assert(
      fc.property(item, fc.constantFrom('counter' as const, 'accept' as const, 'walk' as const), (name, action) => {
        const message = writeMessage({ ...counter, action, item: name });
        expect(message).not.toMatch(/[\n\r\t\u2028\u2029\u202e\0]/);
        expect(message).not.toContain('  ');
        for (const [figure] of message.matchAll(/\d+/g)) expect(['960', '600']).toContain(figure);
      }),
    );
  });
});
