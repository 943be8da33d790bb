import { describe, expect, it } from '@jest/globals';
import type { Deal, EngineInput } from '@svc/negotiation-math';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { playedBy, playedThrough, type Player } from './testing/played-by.js';
import { bid } from './testing/talk.js';

const policy = seatPolicy({ meso: 2 });
/** Offers of what a space holds: each bundle picked, at its list less so many ticks. */
const offers =
  (...less: readonly (readonly [choices: string, ticks: number])[]): Player =>
  ({ space }: EngineInput) => ({
    act: 'offer',
    reason: 'improved',
    deals: less.flatMap(([choices, ticks]): Deal[] => {
      const bundle = space.bundles.find((one) => one.choices.join('') === choices);
      return bundle ? [{ choices: bundle.choices, priceTicks: bundle.highTicks - ticks }] : [];
    }),
  });
const holds: Player = () => ({});
const ten = { quantity: 10 };

describe('what an engine is shown', () => {
  it('is the course of the talk, in its own terms', () => {
    const { shown } = playedThrough(offers(['0000', 100]), policy, [
      reading('greet'),
      bid(40, ten),
      reading('offer', { price: 41, support: 'phone', quantity: 20 }, {}, { contract: 'annual' }),
    ]);
    expect(shown!.space.terms.map(({ id }) => id)).toEqual(['contract', 'support', 'onboarding', 'quantity']);
    expect(shown!.history).toEqual([
      { turn: 1, act: 'offered', deals: [{ choices: [0, 0, 0, 1], priceTicks: 4900 }] },
      { turn: 2, act: 'refused' },
      { turn: 2, act: 'proposed', choices: [0, 0, 0, 1], said: [3], priceTicks: 4000 },
      { turn: 2, act: 'offered', deals: [{ choices: [0, 0, 0, 1], priceTicks: 4800 }] },
      { turn: 3, act: 'refused' },
      { turn: 3, act: 'refused_option', term: 0, option: 1 },
      { turn: 3, act: 'proposed', choices: [0, 1, 0, 0], said: [1, 3], priceTicks: 4100 },
    ]);
  });

  it('is a proposal without a price where none was named, and none at all in a bare refusal', () => {
    const talk = (last: ReturnType<typeof reading>) =>
      playedThrough(holds, policy, [reading('greet'), last]).shown!.history.slice(1);
    expect(talk(reading('offer', { contract: 'annual' }))).toEqual([
      { turn: 2, act: 'refused' },
      { turn: 2, act: 'proposed', choices: [1, 0, 0, 0], said: [0], priceTicks: null },
    ]);
    expect(talk(reading('reject', {}, {}, { onboarding: 'docs' }))).toEqual([
      { turn: 2, act: 'refused' },
      { turn: 2, act: 'refused_option', term: 2, option: 0 },
    ]);
  });

  it('is which deal of a menu the buyer liked, counted from 0', () => {
    const menu = offers(['0000', 100], ['1000', 410]);
    const first = playedThrough(menu, policy, [reading('greet'), bid(40)]);
    expect(first.reply.memory.standing.length).toBe(2);
    const chosen = playedBy(menu, policy, reading('reject', {}, { choice: 2 }), first.reply.memory);
    expect(chosen.shown!.history.slice(-2)).toEqual([
      { turn: 3, act: 'preferred', option: 1 },
      { turn: 3, act: 'refused' },
    ]);
  });

  it('is its move of how many, what the seller aims at, how large a menu may be, and what it kept', () => {
    const asked = (change: object) => {
      const keeps: Player = (input) => ({ ...offers(['0000', 100])(input), memory: { kept: input.round } });
      return playedThrough(keeps, seatPolicy(change), [bid(40), bid(41)]).shown!;
    };
    expect(asked({})).toMatchObject({ round: 2, maxRounds: 8, objective: 'balance', meso: 3, memory: { kept: 1 } });
    expect(asked({ manner: { objective: 'margin', max_rounds: 5 }, meso: 0 })).toMatchObject({
      maxRounds: 5,
      objective: 'margin',
      meso: 0,
    });
    expect(playedBy(holds, policy, bid(40)).shown!.memory).toBeNull();
  });
});

describe('what an engine decides', () => {
  const greeted = playedBy(holds, policy, reading('greet')).reply.memory;
  const prices = (player: Player, message: ReturnType<typeof reading>, memory = greeted): number[] => {
    const { reply } = playedBy(player, policy, message, memory);
    return reply.menu.length > 0 ? reply.menu.map(({ price }) => price) : reply.offer ? [reply.offer.price] : [];
  };

  it('is put to the buyer as it was asked for, at the worth that the engine chose', () => {
    const one = offers(['1000', 600]);
    const { reply } = playedBy(one, policy, reading('offer', { quantity: 20, support: 'phone' }), greeted);
    expect(reply).toMatchObject({
      decided_by: 'engine:of_the_test',
      offer: { quantity: 20, terms: { contract: 'monthly', support: 'phone' } },
      menu: [],
    });
    // 49 − 6 for the contract that brings 3.1 is worth 46.1; with a support that costs 2 that is a price of 48.1.
    expect(reply.offer).toMatchObject({ price: 48.1, net: 46.1 });
  });

  it('is a choice for whoever refuses a single offer or asks for one, and a single offer for anybody else', () => {
    const two = offers(['0000', 100], ['1000', 410]);
    expect(prices(two, bid(40))).toEqual([48, 44.9]);
    expect(prices(two, reading('reject', { quantity: 20 }))).toEqual([48, 44.9]);
    expect(prices(two, reading('offer', { quantity: 20 }, { wants_discount: true }))).toEqual([48, 44.9]);
    const longer = offers(['0000', 100], ['2000', 0]);
    expect(prices(longer, reading('offer', { contract: 'annual' }))).toEqual([44.9]);
    expect(prices(longer, reading('offer', { contract: 'annual' }, { asks: ['options'] }))).toEqual([44.9, 43.6]);
  });

  it('holds beside what was asked for only what is worth the same, and no more than a menu may', () => {
    expect(prices(offers(['0000', 100], ['0100', 0]), bid(40))).toEqual([48]);
    expect(prices(offers(['0000', 200], ['0100', 0]), bid(40))).toEqual([47, 49]);
    expect(prices(offers(['0000', 100], ['1000', 410], ['2000', 540]), bid(40))).toEqual([48, 44.9]);
    const dropped = playedBy(holds, policy, bid(41, { contract: 'annual' }), greeted).reply.memory;
    expect(prices(offers(['1000', 410], ['0000', 100]), bid(42, { contract: 'annual' }), dropped)).toEqual([44.9]);
  });

  it('is left out where the rules do not allow it, and what lies on the table stays', () => {
    const { reply } = playedBy(
      ({ space }) => ({ act: 'offer', deals: [{ choices: space.bundles[0]!.choices, priceTicks: 3500 }] }),
      carPolicy({ meso: 0 }),
      bid(8000),
      playedBy(holds, carPolicy(), reading('greet')).reply.memory,
    );
    expect(reply).toMatchObject({ kind: 'offer', offer: { price: expect.any(Number) } });
    expect(reply.offer!.price).toBeGreaterThanOrEqual(10_800);
  });

  it('is told as a price asked for where the first move answers a wish for less', () => {
    const opens: Player = (input) => ({ ...offers(['0000', 100])(input), reason: 'opening' });
    const { reply } = playedBy(opens, policy, reading('offer', { quantity: 20 }, { wants_discount: true }), greeted);
    expect(reply.speech.reason).toBe('price_asked');
  });
});

describe('after the last move', () => {
  const short = seatPolicy({ meso: 0, manner: { max_rounds: 2 } });
  const twice = playedThrough(offers(['0000', 100]), short, [bid(40), bid(41)]).reply.memory;
  const accepts =
    (priceTicks: number): Player =>
    ({ space }) => ({
      act: 'accept',
      reason: 'accepts_yours',
      deals: [{ choices: space.bundles[0]!.choices, priceTicks }],
    });

  it('only a proposal that is worth no less than the last offer is answered by the engine', () => {
    expect(twice.round).toBe(2);
    const last = Number(twice.standing[0]!.split('@')[0]);
    expect(playedBy(accepts(last * 100), short, bid(last), twice).reply).toMatchObject({ offer: { price: last } });
    const below = playedBy(accepts(last * 100 - 1), short, bid(41.5), twice).reply;
    expect(below).toMatchObject({ kind: 'decline', decided_by: 'rule:rounds_over', done: true });
    expect(playedBy(offers(['0000', 100]), short, bid(41.5), twice).reply.kind).toBe('decline');
  });

  it('the engine is shown its last move, and no move more', () => {
    expect(playedBy(accepts(1), short, bid(41.5), twice).shown).toMatchObject({ round: 2, maxRounds: 2 });
  });
});
