import { describe, expect, it } from '@jest/globals';
import type { SpokenReason } from '@svc/language';
import type { Offer } from '@svc/policy-rules';
import { createJudge } from './lawful.js';
import type { BuyerMove } from './curve.js';
import type { ReplyMemory } from './memory.js';
import { hashOf, NOON } from './testing/talk.js';
import { promised, table } from './testing/table.js';
import { trueReason } from './reasons.js';
import { reading, seatPolicy } from './testing/policies.js';
import { openTurn, type Turn } from './turn.js';

const policy = seatPolicy();
const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const offer = (price: number, terms: Partial<typeof MAIL> = {}, quantity = 10): Offer => ({
  price,
  quantity,
  terms: { ...MAIL, ...terms },
});

/** A message where these offers lie on the table; the first of a talk where none does. */
function moment(standing: readonly Offer[], message = reading('other'), memory: Partial<ReplyMemory> = {}): Turn {
  const arrival = {
    policy,
    policyHash: hashOf(policy),
    judge: createJudge(policy, { flags: null, stock: null }),
    engine: 'bundle2',
    reading: message,
    now: NOON / 1000,
    revokedBefore: 0,
    held: false,
    outbidAt: 0,
    signedBid: null,
  };
  return openTurn(arrival, table(policy, standing, { turn: standing.length === 0 ? 0 : 2, ...memory }));
}
const bidsOf = (...prices: number[]): BuyerMove[] => prices.map((price) => ({ bid: price, wish: false }));
const given = (reason: SpokenReason, turn: Turn, ...offers: Offer[]): SpokenReason =>
  trueReason(reason, { turn, offers });
const bids = (price: number, more: Record<string, string | number> = {}) => reading('offer', { price, ...more });

describe('a reason is given only where it is true', () => {
  it.each<[SpokenReason, string, Turn, Offer[], boolean]>([
    ['opening', 'nothing lies on the table', moment([]), [offer(49)], true],
    ['opening', 'something does', moment([offer(49)]), [offer(49)], false],
    ['opening', 'the talk has begun before', moment([], reading('other'), { turn: 3 }), [offer(49)], false],
    ['which_option', 'there are two', moment([]), [offer(49), offer(48)], true],
    ['which_option', 'there is one', moment([]), [offer(49)], false],
    ['trade_instead', 'another costs less', moment([]), [offer(49), offer(46, { contract: 'annual' })], true],
    ['trade_instead', 'another costs as much', moment([]), [offer(49), offer(49, { contract: 'annual' })], false],
    ['trade_instead', 'there is no other', moment([]), [offer(49)], false],
    ['improved', 'it is below what lies there', moment([offer(48), offer(47.5)]), [offer(47)], true],
    ['improved', 'it costs as much', moment([offer(48)]), [offer(48)], false],
    ['improved', 'nothing lies there', moment([]), [offer(47)], false],
    ['improved', 'nothing is offered', moment([offer(48)]), [], false],
    ['came_down', 'it is below what lies there', moment([offer(48)]), [offer(47)], true],
    ['came_down', 'it is what lies there', moment([offer(48)]), [offer(48)], false],
    ['came_down', 'it is below the list and nothing lies there', moment([]), [offer(47)], true],
    ['came_down', 'it is the list', moment([]), [offer(49)], false],
    [
      'last_offer',
      'no lower price comes',
      moment([offer(48)], reading('other'), { moves: bidsOf(30, 35, 40) }),
      [offer(47)],
      true,
    ],
    [
      'last_offer',
      'a lower one may come',
      moment([offer(48)], reading('other'), { moves: bidsOf(30, 35) }),
      [offer(47.4)],
      false,
    ],
    [
      'last_price',
      'no lower price comes',
      moment([offer(47)], reading('other'), { moves: bidsOf(30, 35, 40) }),
      [offer(47)],
      true,
    ],
    [
      'last_price',
      'a lower one may come',
      moment([offer(48)], reading('other'), { moves: bidsOf(30) }),
      [offer(48)],
      false,
    ],
    ['firm', 'nothing has come off', moment([offer(49)]), [offer(49)], true],
    ['firm', 'something has', moment([offer(49)]), [offer(48)], false],
    ['below_here', 'they bid less', moment([offer(48)], bids(40)), [offer(48)], true],
    ['below_here', 'they bid as much', moment([offer(48)], bids(48)), [offer(48)], false],
    ['below_here', 'they bid nothing', moment([offer(48)]), [offer(48)], false],
    ['at_table', 'they name the price', moment([offer(48)], bids(48)), [offer(48)], true],
    ['at_table', 'they name more', moment([offer(48)], bids(48.5)), [offer(48)], true],
    ['at_table', 'they name less', moment([offer(48)], bids(47)), [offer(48)], false],
    ['at_table', 'they name it for another count', moment([offer(48)], bids(48, { quantity: 20 })), [offer(48)], false],
    ['holding', 'it lies there', moment([offer(48), offer(47)]), [offer(47)], true],
    ['holding', 'it lay there at another price', moment([offer(48)]), [offer(47)], false],
    ['holding', 'one of two lies there', moment([offer(48)]), [offer(48), offer(47)], false],
    [
      'holding',
      'it was promised before',
      moment([offer(48)], reading('other'), { promised: [promised(policy, offer(47))] }),
      [offer(47)],
      true,
    ],
    ['holding', 'nothing is offered', moment([offer(48)]), [], false],
    ['stays_open', 'it lies there', moment([offer(48)]), [offer(48)], true],
    ['stays_open', 'it does not', moment([offer(48)]), [offer(47)], false],
    ['courtesy', 'it lies there', moment([offer(48)]), [offer(48)], true],
    ['courtesy', 'it does not', moment([offer(48)]), [offer(47)], false],
    ['accepts_yours', 'it is their price', moment([offer(49)], bids(46)), [offer(46)], true],
    ['accepts_yours', 'it is less', moment([offer(49)], bids(46)), [offer(45)], false],
    ['accepts_yours', 'it is more', moment([offer(49)], bids(46)), [offer(47)], false],
    ['accepts_yours', 'they named none', moment([offer(49)]), [offer(46)], false],
    ['accepts_yours', 'another stands beside it', moment([offer(49)], bids(46)), [offer(46), offer(45)], false],
    ['accepts_yours', 'nothing is offered', moment([offer(49)], bids(46)), [], false],
    ['accepts_yours', 'it is for their count', moment([], bids(46, { quantity: 10 })), [offer(46)], true],
    ['accepts_yours', 'it is for another count', moment([], bids(46, { quantity: 11 })), [offer(46)], false],
    [
      'accepts_yours',
      'it has their option',
      moment([], bids(46, { support: 'phone' })),
      [offer(46, { support: 'phone' })],
      true,
    ],
    ['accepts_yours', 'it lacks their option', moment([], bids(46, { support: 'phone' })), [offer(46)], false],
    [
      'accepts_yours',
      'it has what they will not have',
      moment([], reading('offer', { price: 46 }, {}, { support: 'phone' })),
      [offer(46, { support: 'phone' })],
      false,
    ],
    ['accepts_yours', 'it is their total', moment([], reading('offer', {}, { total: 460 })), [offer(46)], true],
    ['accepts_yours', 'it is above their total', moment([], reading('offer', {}, { total: 455 })), [offer(46)], false],
    ['accepts_yours', 'it is below their total', moment([], reading('offer', {}, { total: 470 })), [offer(46)], false],
    [
      'accepts_yours',
      'they asked something else',
      moment([], reading('offer', { price: 46 }, { open_questions: ['why?'] })),
      [offer(46)],
      false,
    ],
    [
      'accepts_yours',
      'a part was not read',
      moment([], reading('offer', { price: 46 }, { unread: ['hm'] })),
      [offer(46)],
      false,
    ],
    [
      'accepts_yours',
      'it is in doubt',
      moment([], reading('offer', { price: 46 }, { unclear: true })),
      [offer(46)],
      false,
    ],
    ['accepts_better', 'it is less than they bid', moment([offer(49)], bids(46)), [offer(45)], true],
    ['accepts_better', 'it is what they bid', moment([offer(49)], bids(46)), [offer(46)], false],
    ['accepts_better', 'they named no price', moment([offer(49)]), [offer(45)], false],
    ['accepts_better', 'another stands beside it', moment([offer(49)], bids(46)), [offer(45), offer(44)], false],
    ['accepts_better', 'it lacks their option', moment([], bids(46, { support: 'phone' })), [offer(45)], false],
    ['accepts_better', 'it is below their total', moment([], reading('offer', {}, { total: 470 })), [offer(46)], true],
    ['accepts_better', 'it is their total', moment([], reading('offer', {}, { total: 460 })), [offer(46)], false],
    [
      'accepts_better',
      'a part was not read',
      moment([], reading('offer', { price: 46 }, { unread: ['hm'] })),
      [offer(45)],
      false,
    ],
    ['as_understood', 'it is what they bid', moment([offer(49)], bids(46)), [offer(46)], true],
    ['as_understood', 'it is less', moment([offer(49)], bids(46)), [offer(45)], true],
    ['as_understood', 'it is more', moment([offer(49)], bids(46)), [offer(47)], false],
    ['not_yet', 'it is dearer than they bid', moment([offer(49)], bids(46)), [offer(47)], true],
    ['not_yet', 'it is what they bid', moment([offer(49)], bids(46)), [offer(46)], false],
    ['not_yet', 'it costs that for another count', moment([], bids(46, { quantity: 20 })), [offer(46)], true],
    ['not_yet', 'they named no price', moment([offer(49)]), [offer(47)], false],
    [
      'trade_for_term',
      'they bring a term of worth',
      moment([offer(49)], reading('offer', { contract: 'annual' })),
      [offer(45, { contract: 'annual' })],
      true,
    ],
    [
      'trade_for_term',
      'the term costs the seller',
      moment([offer(49)], reading('offer', { support: 'phone' })),
      [offer(48, { support: 'phone' })],
      false,
    ],
    [
      'trade_for_term',
      'the term is worth nothing',
      moment([offer(49, { support: 'phone' })], reading('offer', { support: 'mail' })),
      [offer(48)],
      false,
    ],
    [
      'trade_for_term',
      'the term lay there',
      moment([offer(46, { contract: 'annual' })], reading('offer', { contract: 'annual' })),
      [offer(45, { contract: 'annual' })],
      false,
    ],
    ['trade_for_term', 'they did not bring it', moment([offer(49)]), [offer(45, { contract: 'annual' })], false],
    [
      'trade_for_term',
      'the price is no lower',
      moment([], reading('offer', { contract: 'annual' })),
      [offer(49, { contract: 'annual' })],
      false,
    ],
    [
      'trade_for_term',
      'nothing lay there yet',
      moment([], reading('offer', { contract: 'annual' })),
      [offer(45, { contract: 'annual' })],
      true,
    ],
    [
      'met_in_the_middle',
      'both came closer',
      moment([offer(48)], bids(46), { moves: bidsOf(40), best_said: 40 }),
      [offer(47)],
      true,
    ],
    [
      'met_in_the_middle',
      'the buyer did not',
      moment([offer(48)], bids(40), { moves: bidsOf(40), best_said: 40 }),
      [offer(47)],
      false,
    ],
    [
      'met_in_the_middle',
      'their count cannot be ordered',
      moment([offer(48)], bids(46, { quantity: 3000 }), { moves: bidsOf(40), best_said: 40 }),
      [offer(47, {}, 2000)],
      false,
    ],
    [
      'met_in_the_middle',
      'the seller did not',
      moment([offer(48)], bids(46), { moves: bidsOf(40), best_said: 40 }),
      [offer(48)],
      false,
    ],
    [
      'met_in_the_middle',
      'the seller gave another thing',
      moment([offer(48)], bids(46), { moves: bidsOf(40), best_said: 40 }),
      [offer(48, { support: 'phone' })],
      false,
    ],
    ['still_offered', 'it was offered so', moment([offer(48)], reading('ask')), [offer(48)], true],
    ['still_offered', 'it was offered for more', moment([offer(48.5)], reading('ask')), [offer(48)], false],
    ['still_offered', 'it never was', moment([], reading('ask')), [offer(48)], false],
  ])('%s where %s', (reason, _where, turn, offers, holds) => {
    expect(given(reason, turn, ...offers) === reason).toBe(holds);
  });

  it('and where it is not, the nearest one that is', () => {
    const bid = moment([offer(49)], bids(46));
    expect(given('improved', bid, offer(46))).toBe('improved');
    expect(given('opening', bid, offer(46))).toBe('accepts_yours');
    expect(given('opening', bid, offer(45))).toBe('accepts_better');
    expect(given('opening', bid, offer(47))).toBe('below_here');
    expect(given('opening', moment([offer(49)], reading('offer', { price: 46 }, { unread: ['hm'] })), offer(46))).toBe(
      'as_understood',
    );
    expect(given('opening', moment([offer(49)]), offer(48))).toBe('offering');
  });
});
