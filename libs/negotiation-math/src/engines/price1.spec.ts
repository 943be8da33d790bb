import { describe, expect, it } from '@jest/globals';
import type { NegotiationEvent } from './engine.js';
import { bundleSpace, opening, priceSpace } from '../testing/spaces.js';
import { PRICE1 } from './price1.js';

const bid = (turn: number, priceTicks: number): NegotiationEvent => ({
  turn,
  act: 'proposed',
  choices: [],
  said: [],
  priceTicks,
});

describe('price1', () => {
  it('opens at list where nothing was asked for', () => {
    expect(PRICE1.decide(opening(priceSpace()))).toMatchObject({
      act: 'offer',
      reason: 'opening',
      deals: [{ priceTicks: 2000 }],
    });
  });

  it(
    'follows optimal stopping against a uniform threshold: about 1 − i/(T+1) of the range without discount ' +
      'for time',
    () => {
      const history: NegotiationEvent[] = [bid(1, 900)];
      const asked = [1, 2, 3].map((round) => {
        const decision = PRICE1.decide(
          opening(priceSpace(), { history: [...history], round, maxRounds: 3, objective: 'margin' }),
        );
        history.push(
          { turn: round, act: 'offered', deals: decision.deals },
          { turn: round + 1, act: 'refused' },
          bid(round + 1, 900),
        );
        return (decision.deals[0]!.priceTicks - 1000) / 1000;
      });
      [3 / 4, 2 / 4, 1 / 4].forEach((theory, index) => expect(Math.abs(asked[index]! - theory)).toBeLessThan(0.04));
    },
  );

  it('never asks more than before, nor less than was bid', () => {
    const history: NegotiationEvent[] = [];
    let before = Infinity;
    for (let round = 1; round <= 6; round += 1) {
      const bidTicks = 1050 + 30 * round;
      history.push(bid(round, bidTicks));
      const decision = PRICE1.decide(opening(priceSpace(), { history, round, maxRounds: 6 }));
      const price = decision.deals[0]!.priceTicks;
      expect(price).toBeLessThanOrEqual(before);
      expect(price).toBeGreaterThanOrEqual(bidTicks);
      if (decision.act === 'accept') return;
      history.push({ turn: round, act: 'offered', deals: decision.deals });
      before = price;
    }
  });

  it('accepts a bid that beats going on, and any that reaches what it asks for', () => {
    expect(PRICE1.decide(opening(priceSpace(), { history: [bid(1, 1850)], round: 8 })).act).toBe('accept');
    const asked: NegotiationEvent[] = [
      { turn: 1, act: 'offered', deals: [{ choices: [], priceTicks: 1300 }] },
      { turn: 2, act: 'refused' },
      bid(2, 1300),
    ];
    expect(PRICE1.decide(opening(priceSpace(), { history: asked, round: 2 }))).toMatchObject({
      act: 'accept',
      reason: 'accepts_yours',
      deals: [{ priceTicks: 1300 }],
    });
  });

  it('does not accept what may not be sold, and answers a bid above the ceiling at the ceiling', () => {
    expect(PRICE1.decide(opening(priceSpace(), { history: [bid(1, 999)], round: 8 })).act).toBe('offer');
    expect(PRICE1.decide(opening(priceSpace(), { history: [bid(1, 9999)] })).deals).toEqual([
      { choices: [], priceTicks: 2000 },
    ]);
  });

  it('stays with the terms that the buyer named last', () => {
    const history: NegotiationEvent[] = [
      { turn: 1, act: 'proposed', choices: [1, 0, 1], said: [0, 2], priceTicks: 4000 },
    ];
    expect(PRICE1.decide(opening(bundleSpace(), { history })).deals.map((deal) => deal.choices)).toEqual([[1, 0, 1]]);
  });
});
