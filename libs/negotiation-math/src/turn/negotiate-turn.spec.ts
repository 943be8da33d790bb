import { MAX_DOLLARS } from '../limits.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_TUNABLES, NegotiationMathError, negotiateTurn, sellNextOffer, type TurnRequest } from '../index.js';

const bike: TurnRequest = {
  side: 'sell',
  walk_away: 700,
  target: 1000,
  counterparty_offers: [500, 600],
  my_previous_offers: [980],
  rounds_left: 6,
  item: 'a road bike',
};

describe('a turn', () => {
  it('counters between the standing offer and the caller’s own last one, in words that are ready to send', () => {
    const { action, recommended_price, message, expected_settlement } = negotiateTurn(bike);
    expect(action).toBe('counter');
    expect(recommended_price).toBeGreaterThan(700);
    expect(recommended_price).toBeLessThanOrEqual(980);
    expect(message).toBe(`Thank you for the offer of $600. I can do $${recommended_price} for the road bike.`);
    expect(expected_settlement).toBeGreaterThan(700);
    expect(expected_settlement).toBeLessThan(1000);
  });

  it.each([
    ['sell', 1000],
    ['sell', 1200],
    ['buy', 700],
    ['buy', 600.5],
  ] as const)('accepts, to %s, a price of %d that reaches the target', (side, price) => {
    const [walk_away, target] = side === 'sell' ? [700, 1000] : [1000, 700];
    expect(negotiateTurn({ side, walk_away, target, counterparty_offers: [850, price], item: 'desk' })).toMatchObject({
      action: 'accept',
      recommended_price: price,
      expected_settlement: price,
      message: expect.stringMatching(/^\$[\d,.]+ for the desk works for me\. We have a deal\.$/),
    });
  });

  it('accepts what beats going on before the target is reached, and sooner the fewer turns are left', () => {
    const least = (rounds_left: number): number =>
      Array.from({ length: 61 }, (_, step) => 700 + 5 * step).find(
        (price) =>
          negotiateTurn({ ...bike, counterparty_offers: [price], my_previous_offers: [], rounds_left }).action ===
          'accept',
      ) ?? Infinity;
    expect(least(1)).toBeLessThan(1000);
    expect(least(1)).toBeLessThanOrEqual(least(8));
  });

  it(
    'walks on the last turn when the other side would have to move more than twice as far again as it has in ' + 'all',
    () => {
      const last = { ...bike, rounds_left: 1 };
      expect(negotiateTurn({ ...last, counterparty_offers: [500, 520] })).toMatchObject({
        action: 'walk',
        recommended_price: 700,
        expected_settlement: 700,
        message: 'Thank you for your time. We are too far apart on the road bike, so I will leave it here.',
      });
      expect(negotiateTurn({ ...last, counterparty_offers: [500, 500, 500] }).action).toBe('walk');
      expect(negotiateTurn({ ...last, counterparty_offers: [500, 480, 567] })).toMatchObject({ action: 'counter' });
      expect(negotiateTurn({ ...last, counterparty_offers: [500, 568] })).toMatchObject({
        action: 'counter',
        message: expect.stringContaining('My final price for the road bike is $'),
      });
      expect(negotiateTurn({ ...last, counterparty_offers: [500, 520], rounds_left: 2 }).action).toBe('counter');
      expect(negotiateTurn({ ...last, counterparty_offers: [500] }).action).toBe('counter');
      expect(
        negotiateTurn({ side: 'buy', walk_away: 700, target: 500, counterparty_offers: [900, 890], rounds_left: 1 })
          .action,
      ).toBe('walk');
    },
  );

  it('needs nothing but side, walk-away price and target', () => {
    expect(negotiateTurn({ side: 'buy', walk_away: 1000, target: 700 })).toMatchObject({
      action: 'counter',
      message: expect.stringMatching(/^I can do \$\d+ for this\.$/),
    });
  });

  it('thinks with the engine of utilities: on a scale from 0 to 1 both say the same', () => {
    const [theirs, mine] = [[0.1, 0.25], [0.9]];
    const { recommended_offer } = sellNextOffer({
      my_reservation: 0,
      deadline_rounds: 5,
      opponent_offer_history: theirs,
      my_offer_history: mine,
    });
    const dollars = (utilities: number[]): number[] => utilities.map((utility) => utility * 1e6);
    const { recommended_price } = negotiateTurn({
      side: 'sell',
      walk_away: 0,
      target: 1e6,
      rounds_left: 5,
      counterparty_offers: dollars(theirs),
      my_previous_offers: dollars(mine),
    });
    expect(Math.abs(recommended_price - recommended_offer * 1e6)).toBeLessThanOrEqual(2e4);
  });

  it('passes the operator’s settings on to that engine', () => {
    const opening = (frontierKnob: number): number =>
      negotiateTurn(
        { side: 'sell', walk_away: 0, target: 1000, rounds_left: 64 },
        { ...DEFAULT_TUNABLES, frontierKnob },
      ).recommended_price;
    expect(opening(0)).toBeLessThan(opening(1));
  });

  it('counts more rounds than the engine knows as its most', () => {
    expect(negotiateTurn({ ...bike, rounds_left: 1e12 })).toMatchObject({
      recommended_price: negotiateTurn({ ...bike, rounds_left: 64 }).recommended_price,
    });
  });

  it('learns from offers beyond the walk-away price, but an absurd one does not stretch the scale', () => {
    const after = (offers: number[]): object => negotiateTurn({ ...bike, counterparty_offers: offers });
    expect(after([0, 0])).toEqual({ ...after([400, 400]), message: expect.any(String) });
  });
});

describe('a price', () => {
  it.each([
    ['round dollars for a room of hundreds', { walk_away: 700, target: 1000 }, 5],
    ['cents for a room of a dollar', { walk_away: 9, target: 10 }, 0.02],
    ['whole hundreds for a house', { walk_away: 410_000, target: 430_000 }, 200],
  ])('is spoken in %s', (_, prices, step) => {
    const { recommended_price } = negotiateTurn({ side: 'sell', ...prices });
    expect(Math.abs(recommended_price / step - Math.round(recommended_price / step))).toBeLessThan(1e-6);
  });

  it('has the decimals of the caller’s own prices where they are finer than cents', () => {
    const { recommended_price } = negotiateTurn({
      side: 'buy',
      walk_away: 0.0048,
      target: 0.0032,
      counterparty_offers: [0.006],
    });
    expect(recommended_price).toBeGreaterThanOrEqual(0.0032);
    expect(recommended_price).toBeLessThan(0.0048);
    expect(recommended_price).toBe(Number(recommended_price.toFixed(4)));
  });

  it('is the walk-away price itself where that is the target too', () => {
    expect(negotiateTurn({ side: 'sell', walk_away: 700, target: 700, counterparty_offers: [650] })).toMatchObject({
      action: 'counter',
      recommended_price: 700,
    });
    expect(negotiateTurn({ side: 'sell', walk_away: 700, target: 700, counterparty_offers: [710] })).toMatchObject({
      action: 'accept',
      recommended_price: 710,
    });
  });

  it('never goes back behind the caller’s own last one', () => {
    expect(
      negotiateTurn({ ...bike, my_previous_offers: [980, 811.37], rounds_left: 64 }).recommended_price,
    ).toBeLessThanOrEqual(811.37);
  });
});

describe('what is expected of a haggle', () => {
  const sale = { side: 'sell', walk_away: 520, target: 1000, rounds_left: 6 } as const;
  const expected = (counterparty_offers: number[], my_previous_offers?: number[]): number =>
    negotiateTurn({ ...sale, counterparty_offers, ...(my_previous_offers ? { my_previous_offers } : {}) })
      .expected_settlement;

  it('hardly moves with a dollar that is taken back', () => {
    const held = expected([500, 550, 550], [960, 930]);
    for (const last of [549, 551]) expect(Math.abs(expected([500, 550, last], [960, 930]) - held)).toBeLessThan(2);
  });

  it('depends on the offers also where the own ones are left out', () => {
    expect(expected([500, 550, 600, 640])).not.toBeCloseTo(expected([500, 550]), 0);
    expect(expected([500, 550, 600, 640])).toBeLessThan(800);
  });

  it('learns from offers that stay where they are', () => {
    const close = [712, 710, 713, 709, 712, 708, 711, 710];
    const asked = { side: 'sell', walk_away: 700, target: 1000, rounds_left: 3, counterparty_offers: close } as const;
    expect(negotiateTurn({ ...asked, counterparty_offers: [...close] }).expected_settlement).toBeLessThan(800);
  });

  it('comes with a rationale, the chance that the ask is taken, and how narrowly the limit is known', () => {
    const early = negotiateTurn({ ...bike, counterparty_offers: [500], my_previous_offers: [] });
    const late = negotiateTurn({ ...bike, counterparty_offers: [500, 650, 760], my_previous_offers: [980, 900, 860] });
    expect(late.rationale).toMatch(
      /^6 turns are left\. .*\$760 to \$860\. Continuing is worth as much as a certain \$/,
    );
    expect(late.confidence).toBeGreaterThan(early.confidence);
    expect(early.acceptance_probability).toBeGreaterThan(0);
    expect(early.acceptance_probability).toBeLessThan(1);
    expect(negotiateTurn({ ...bike, counterparty_offers: [1000] })).toMatchObject({
      acceptance_probability: 1,
      confidence: 1,
    });
  });

  it('is told in a message that names no $0 for less than a cent', () => {
    const tiny = { side: 'sell', walk_away: 1e-9, target: 2e-9, counterparty_offers: [1.5e-9] } as const;
    expect(negotiateTurn({ ...tiny, counterparty_offers: [1.5e-9] }).message).not.toMatch(/\$0[. ]?(?![.\d])/);
  });
});

describe('the fit of a haggle', () => {
  it.each<[string, Partial<TurnRequest>, boolean, RegExp]>([
    ['several turns, room and a side that moves', {}, true, /^Turns are left/],
    [
      'one turn in all',
      { my_previous_offers: [], counterparty_offers: [600], rounds_left: 1 },
      false,
      /one-shot fixed price/,
    ],
    ['no room', { walk_away: 1000 }, false, /nothing to haggle over/],
    [
      'a side that never moves',
      { counterparty_offers: [600, 600, 600], rounds_left: 1000 },
      false,
      /naming a fixed price/,
    ],
    ['a side that moves away', { counterparty_offers: [600, 590, 580] }, false, /moves away from its first price/],
    ['a side that moved, on the last turn', { rounds_left: 1 }, true, /this is the last turn/],
    [
      'a side that hardly moves',
      { counterparty_offers: [600, 601, 601, 601, 601, 601, 601] },
      false,
      /1 of its 6 later offers/,
    ],
  ])('is judged: %s', (_, change, fits, reason) => {
    const { fit } = negotiateTurn({ ...bike, ...change });
    expect(fit).toMatchObject({ fits, reason: expect.stringMatching(reason) });
    expect(fit.score >= 0.5).toBe(fits);
  });
});

describe('a message', () => {
  it.each([
    ['the old desk', 'the old desk'],
    ['An apple', 'the apple'],
    ['  my\ncar\u0000 ', 'my car'],
    ['2014 Civic', 'the 2014 Civic'],
    ['自行车', '自行车'],
    ['\u200b', 'this'],
    ['theatre ticket', 'the theatre ticket'],
  ])('names %j as %j', (item, named) => {
    expect(negotiateTurn({ side: 'sell', walk_away: 10, target: 20, item }).message).toContain(`for ${named}.`);
  });
});

describe('the laws of a turn', () => {
  const price = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 2000 }),
    fc.double({ min: 0, max: MAX_DOLLARS, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  const requests = fc
    .record({
      side: fc.constantFrom('sell' as const, 'buy' as const),
      ends: fc.tuple(price, price),
      counterparty_offers: fc.array(price, { maxLength: 8 }),
      my_previous_offers: fc.array(price, { maxLength: 8 }),
      rounds_left: fc.integer({ min: 1, max: 70 }),
    })
    .map(({ side, ends: [one, other], ...rest }): TurnRequest => ({
      side,
      walk_away: side === 'sell' ? Math.min(one, other) : Math.max(one, other),
      target: side === 'sell' ? Math.max(one, other) : Math.min(one, other),
      ...rest,
    }));
  const beyond = ({ side, walk_away }: TurnRequest, amount: number): boolean =>
    side === 'sell' ? !(amount >= walk_away) : !(amount <= walk_away);

  it('recommend nothing beyond the walk-away price, and no price behind one’s own last', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { action, recommended_price, expected_settlement, fit } = negotiateTurn(request);
        expect([beyond(request, recommended_price), beyond(request, expected_settlement)]).toEqual([false, false]);
        for (const figure of [recommended_price, expected_settlement, fit.score])
          expect(Number.isFinite(figure)).toBe(true);
        if (action === 'accept') expect(recommended_price).toBe(request.counterparty_offers?.at(-1));
        const last = request.my_previous_offers?.at(-1);
        if (action === 'counter' && last !== undefined && !beyond(request, last))
          expect(request.side === 'sell' ? recommended_price <= last : recommended_price >= last).toBe(true);
      }),
      { seed: 31, numRuns: 400 },
    );
  });

  it('counter only with what is better than the offer that stands', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { action, recommended_price } = negotiateTurn(request);
        const standing = request.counterparty_offers?.at(-1);
        if (action !== 'counter' || standing === undefined || beyond(request, standing)) return;
        expect(request.side === 'sell' ? recommended_price > standing : recommended_price < standing).toBe(true);
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  it('tell in the message no number but the price and the standing offer', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { recommended_price, message } = negotiateTurn(request);
        const told = [...message.matchAll(/\$([\d,.]*\d)/g)].map(([, number = '']) =>
          Number(number.replaceAll(',', '')),
        );
        const known = [recommended_price, request.counterparty_offers?.at(-1) ?? recommended_price];
        // Six decimals are written; what is smaller is told as less than the last of them.
        const isKnown = (number: number): boolean =>
          known.some((amount) => Math.abs(number - amount) <= 1e-6 + amount * 1e-15);
        expect(told.filter((number) => !isKnown(number))).toEqual([]);
        expect(message.replaceAll(/\$[\d,.]*\d/g, '')).not.toMatch(/\d/);
      }),
      { seed: 33, numRuns: 300 },
    );
  });

  it('are the same for both sides: mirrored prices give the mirrored answer', () => {
    const whole = fc.integer({ min: 400, max: 1300 });
    fc.assert(
      fc.property(
        fc.array(whole, { maxLength: 5 }),
        fc.array(whole, { maxLength: 4 }),
        fc.integer({ min: 1, max: 12 }),
        (theirs, mine, rounds_left) => {
          const mirrored = (prices: number[]): number[] => prices.map((price) => 1700 - price);
          const sold = negotiateTurn({
            side: 'sell',
            walk_away: 700,
            target: 1000,
            counterparty_offers: theirs,
            my_previous_offers: mine,
            rounds_left,
          });
          const bought = negotiateTurn({
            side: 'buy',
            walk_away: 1000,
            target: 700,
            counterparty_offers: mirrored(theirs),
            my_previous_offers: mirrored(mine),
            rounds_left,
          });
          expect([bought.action, bought.fit]).toEqual([sold.action, sold.fit]);
          expect(bought.recommended_price).toBeCloseTo(1700 - sold.recommended_price, 9);
        },
      ),
      { seed: 35, numRuns: 200 },
    );
  });

  it('give equal answers to equal requests', () => {
    fc.assert(
      fc.property(requests, (request) =>
        expect(JSON.stringify(negotiateTurn(request))).toBe(JSON.stringify(negotiateTurn(structuredClone(request)))),
      ),
      { seed: 34 },
    );
  });
});

describe('a turn that cannot be', () => {
  it.each<[string, object, string, (string | number)[]]>([
    ['another side', { side: 'rent' }, 'side_unknown', ['side']],
    ['a walk-away price below 0', { walk_away: -1 }, 'amount_range', ['walk_away']],
    ['a target that is no number', { target: '1000' }, 'amount_range', ['target']],
    ['a seller’s target below the walk-away price', { target: 699.99 }, 'target_side', ['target']],
    ['a buyer’s target above the walk-away price', { side: 'buy' }, 'target_side', ['target']],
    [
      'an offer that is no number',
      { counterparty_offers: [1, Number.NaN] },
      'amount_range',
      ['counterparty_offers', 1],
    ],
    ['an offer beyond all money', { my_previous_offers: [Infinity] }, 'amount_range', ['my_previous_offers', 0]],
    [
      'a long history',
      { counterparty_offers: Array.from({ length: 129 }, () => 1) },
      'history_length',
      ['counterparty_offers'],
    ],
    ['a history that is no list', { my_previous_offers: '1' }, 'history_length', ['my_previous_offers']],
    ['no turn left', { rounds_left: 0 }, 'rounds_range', ['rounds_left']],
    ['half a turn', { rounds_left: 1.5 }, 'rounds_range', ['rounds_left']],
    ['an item without a name', { item: '' }, 'item_length', ['item']],
    ['an item of a long name', { item: '🚲'.repeat(201) }, 'item_length', ['item']],
  ])('is refused: %s', (_, change, code, path) => {
    const attempt = (): unknown => negotiateTurn({ ...bike, ...change } as TurnRequest);
    expect(attempt).toThrow(NegotiationMathError);
    expect(attempt).toThrow(expect.objectContaining({ code, path }));
  });
});
