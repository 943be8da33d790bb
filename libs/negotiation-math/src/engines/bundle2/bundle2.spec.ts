import { describe, expect, it } from '@jest/globals';
import { netOfDeal, utilityOfNet, type Deal } from '../deal-space.js';
import type { NegotiationEvent } from '../engine.js';
import { tournament } from '../../testing/opponents.js';
import { bundleSpace, opening, priceSpace } from '../../testing/spaces.js';
import { PRICE1 } from '../price1.js';
import { BUNDLE2 } from './bundle2.js';
import { probabilities, unpackModel, type BuyerModel } from './buyer-model.js';

const space = bundleSpace();
const refusedAt = (turn: number, deals: readonly Deal[]): NegotiationEvent[] => [
  { turn, act: 'offered', deals },
  { turn: turn + 1, act: 'refused' },
];
const expected = (
  memory: ReturnType<typeof BUNDLE2.decide>['memory'] | null,
  of: (model: BuyerModel, buyer: number) => number,
): number => {
  const model = unpackModel(space, memory);
  return probabilities(model).reduce((sum, share, buyer) => sum + share * of(model, buyer), 0);
};
const reservation = (model: BuyerModel, buyer: number): number => model.reservations[buyer]!;

describe('bundle2 learns', () => {
  it('that a buyer who refuses values the deal less', () => {
    const dear = [{ choices: [0, 0, 0], priceTicks: 4300 }];
    const { memory } = BUNDLE2.decide(opening(space, { history: refusedAt(1, dear), round: 2 }));
    expect(expected(memory, reservation)).toBeLessThan(expected(null, reservation) - 50);
  });

  it('that a buyer who bids high values the deal more than one who bids low', () => {
    const after = (priceTicks: number) =>
      BUNDLE2.decide(
        opening(space, { history: [{ turn: 1, act: 'proposed', choices: [0, 0, 0], said: [], priceTicks }] }),
      ).memory;
    expect(expected(after(4600), reservation)).toBeGreaterThan(expected(after(3600), reservation) + 200);
  });

  it('that a buyer who picks the deal with phone support likes it, and one who refuses the option does not', () => {
    const phone = (model: BuyerModel, buyer: number): number => model.weights[1]![1]![buyer]!;
    const menu = [
      { choices: [0, 0, 0], priceTicks: 4700 },
      { choices: [0, 1, 0], priceTicks: 4800 },
    ];
    const picked = BUNDLE2.decide(
      opening(space, {
        history: [
          { turn: 1, act: 'offered', deals: menu },
          { turn: 2, act: 'preferred', option: 1 },
        ],
        round: 2,
      }),
    ).memory;
    const refused = BUNDLE2.decide(
      opening(space, { history: [{ turn: 1, act: 'refused_option', term: 1, option: 1 }] }),
    ).memory;
    const named = BUNDLE2.decide(
      opening(space, { history: [{ turn: 1, act: 'proposed', choices: [0, 1, 0], said: [1], priceTicks: null }] }),
    ).memory;
    expect(expected(picked, phone)).toBeGreaterThan(expected(null, phone) + 10);
    expect(expected(named, phone)).toBeGreaterThan(expected(null, phone) + 10);
    expect(expected(refused, phone)).toBeLessThan(expected(null, phone) - 10);
  });

  it('from each message once: a second look at the same history changes nothing', () => {
    const history = refusedAt(1, [{ choices: [0, 0, 0], priceTicks: 4300 }]);
    const first = BUNDLE2.decide(opening(space, { history, round: 2 })).memory;
    expect(BUNDLE2.decide(opening(space, { history, round: 2, memory: first })).memory).toEqual(first);
  });
});

describe('bundle2 moves', () => {
  it('opens at list, and gives nothing before it is asked', () => {
    const { act, reason, deals } = BUNDLE2.decide(opening(space));
    expect([act, reason]).toEqual(['offer', 'opening']);
    for (const deal of deals) expect(netOfDeal(space, deal)).toBeGreaterThanOrEqual(4900);
  });

  it('gives way move by move, never back, and says that its last offer is the last', () => {
    const history: NegotiationEvent[] = [];
    let before = Infinity;
    for (let round = 1; round <= 6; round += 1) {
      history.push({ turn: round, act: 'proposed', choices: [0, 0, 0], said: [], priceTicks: 3500 });
      const decision = BUNDLE2.decide(opening(space, { history, round, maxRounds: 6 }));
      const net = Math.min(...decision.deals.map((deal) => netOfDeal(space, deal)));
      expect(net).toBeLessThanOrEqual(before + 1);
      before = net;
      if (round === 6) expect(decision.reason).toBe('last_offer');
      history.push({ turn: round, act: 'offered', deals: decision.deals }, { turn: round + 1, act: 'refused' });
    }
    expect(before).toBeLessThan(4600);
  });

  it('answers a proposal that is worth more than going on with that very deal', () => {
    const history: NegotiationEvent[] = [{ turn: 1, act: 'proposed', choices: [2, 0, 0], said: [0], priceTicks: 4750 }];
    expect(BUNDLE2.decide(opening(space, { history }))).toMatchObject({
      act: 'accept',
      reason: 'accepts_yours',
      deals: [{ choices: [2, 0, 0], priceTicks: 4750 }],
    });
  });

  it('never asks for less than a lawful proposal has already brought', () => {
    const history: NegotiationEvent[] = [
      { turn: 1, act: 'proposed', choices: [1, 0, 0], said: [0], priceTicks: 4300 },
      ...refusedAt(1, [{ choices: [0, 0, 0], priceTicks: 4900 }]),
      { turn: 2, act: 'proposed', choices: [0, 0, 0], said: [], priceTicks: 3000 },
    ];
    for (let round = 2; round <= 8; round += 1) {
      for (const deal of BUNDLE2.decide(opening(space, { history, round })).deals)
        expect(netOfDeal(space, deal)).toBeGreaterThanOrEqual(4420);
    }
  });

  it('puts up to three deals side by side, one where the policy wants one', () => {
    const history: NegotiationEvent[] = [{ turn: 1, act: 'proposed', choices: [0, 0, 0], said: [], priceTicks: 4000 }];
    expect(BUNDLE2.decide(opening(space, { history })).deals.length).toBe(3);
    expect(BUNDLE2.decide(opening(space, { history, meso: 2 })).deals.length).toBe(2);
    for (const meso of [0, 1]) expect(BUNDLE2.decide(opening(space, { history, meso })).deals.length).toBe(1);
  });

  it('holds where there is nothing left to give', () => {
    const tight = { ...priceSpace(10), spokenStepTicks: 5 };
    const standing = [{ choices: [], priceTicks: 1000 }];
    const decision = BUNDLE2.decide(
      opening(tight, {
        history: [
          { turn: 1, act: 'offered', deals: standing },
          { turn: 2, act: 'refused' },
          { turn: 2, act: 'proposed', choices: [], said: [], priceTicks: 900 },
        ],
        round: 2,
      }),
    );
    expect(decision).toMatchObject({ act: 'hold', deals: standing, reason: 'cannot_go_that_low' });
  });
});

describe('bundle2 against simulated buyers whose tastes come from no prior of its own', () => {
  const play = (engine: typeof BUNDLE2, meso: number) =>
    tournament(engine, space, 240, 'held out', { maxRounds: 8, objective: 'balance', meso });
  const [single, menus, price] = [play(BUNDLE2, 1), play(BUNDLE2, 3), play(PRICE1, 1)];

  it('earns more than one price on several terms', () => {
    expect(menus.seller).toBeGreaterThan(price.seller + 0.03);
    expect(single.seller).toBeGreaterThan(price.seller);
  });

  it('closes more deals with menus than without, at no loss to the seller and with a gain to the buyer', () => {
    expect(menus.deals).toBeGreaterThan(single.deals);
    expect(menus.seller).toBeGreaterThanOrEqual(single.seller);
    expect(menus.buyer).toBeGreaterThan(single.buyer);
  });

  it('keeps to the seller’s side of the floor', () => {
    expect(utilityOfNet(space, space.floorNetTicks)).toBe(0);
    expect(menus.seller).toBeGreaterThan(0);
  });
});

describe('bundle2 answers a request', () => {
  it('with what was asked for first, whatever it thinks likelier', () => {
    for (const { choices } of space.bundles) {
      const plain = { choices: [0, 0, 0], priceTicks: space.listTicks };
      const said = choices.flatMap((choice, term) => (choice === 0 ? [] : [term]));
      if (said.length === 0) continue;
      const history: NegotiationEvent[] = [
        { turn: 1, act: 'offered', deals: [plain] },
        { turn: 2, act: 'refused' },
        { turn: 2, act: 'proposed', choices, said, priceTicks: null },
      ];
      expect(BUNDLE2.decide(opening(space, { history, round: 2, meso: 3 })).deals[0]?.choices).toEqual(choices);
    }
  });
});
