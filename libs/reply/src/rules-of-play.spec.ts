import { describe, expect, it } from '@jest/globals';
import { encodeDeal } from './deal-code.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, talk, yes } from './testing/talk.js';

const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const seats = seatPolicy();
/** A talk in which these prices lie on the table, for ten seats unless said otherwise. */
const at = (prices: readonly number[], more: Partial<ReplyMemory> = {}, quantity = 10): ReplyMemory => ({
  ...emptyMemory(),
  turn: 2,
  round: 2,
  standing: prices.map((price) => encodeDeal(seats, { price, quantity, terms: MAIL })),
  ...more,
});
const ruleFor = (message: ReturnType<typeof reading>, memory: ReplyMemory | null, policy = seats): string =>
  decide(policy, message, memory).decided_by;
const nod = (more = {}) => reading('accept', {}, { acts: [{ act: 'yes', words: 'ok, cool' }] as never, ...more });

describe('the rules of play answer', () => {
  it.each<[string, string, ReturnType<typeof reading>, ReplyMemory | null]>([
    [
      'rule:never',
      'a wish for what is never given, however it is meant',
      reading('other', {}, { never: ['sso'] }),
      at([48]),
    ],
    [
      'rule:never',
      'a question for it beside one that is answered',
      reading('ask', {}, { never: ['sso'], asked: ['trial'] }),
      at([48]),
    ],
    ['rule:opening', 'a wish for it where nothing was offered', reading('ask', {}, { never: ['sso'] }), null],
    [
      'rule:answer',
      'a question that the policy answers, however it is meant',
      reading('other', {}, { asked: ['trial'] }),
      at([48]),
    ],
    ['rule:answer', 'a question that is only noted', reading('other', {}, { open_questions: ['why?'] }), at([48])],
    [
      'rule:answer',
      'a question about an option',
      reading('other', {}, { asked_about: { support: 'phone' } }),
      at([48]),
    ],
    ['rule:options', 'a wish for choices', reading('ask', {}, { asks: ['options'] }), at([48])],
    ['rule:courtesy', 'a greeting', reading('greet'), at([48])],
    [
      'rule:stays_open',
      'a leave for now',
      reading('other', {}, { acts: [{ act: 'leave', words: 'later' }] as never }),
      at([48]),
    ],
    [
      'rule:unclear',
      'leave beside something else',
      reading(
        'other',
        {},
        {
          acts: [
            { act: 'leave', words: 'later' },
            { act: 'yes', words: 'ok' },
          ] as never,
        },
      ),
      at([48]),
    ],
    ['rule:unclear', 'what was not read', reading('other'), at([48])],
    ['rule:unclear', 'a question about nothing that is known', reading('ask'), at([48])],
    [
      'rule:unclear',
      'a price in another currency',
      reading('offer', { price: 45 }, { other_currency: 'EUR' }),
      at([48]),
    ],
    ['rule:unclear', 'a price far above', reading('offer', { price: 99 }), at([48])],
    ['rule:trade_instead', 'a complaint', reading('reject'), at([48])],
    [
      'rule:hold',
      'the same bid again where two offers lie there',
      bid(40),
      at([48, 47], { best_bid: 40, best_said: 40 }),
    ],
    ['rule:trade_instead', 'the same bid again', bid(40), at([48], { best_bid: 40, best_said: 40 })],
    ['rule:which_option', 'a bare yes to a menu', yes, at([48, 47])],
    [
      'rule:yes_in_doubt',
      'a yes that is in doubt',
      reading('accept', {}, { unclear: true, yes_in_doubt: true }),
      at([48]),
    ],
    ['rule:yes_in_doubt', 'a nod where nothing was asked', nod(), at([48], { awaits_yes: false })],
    ['rule:buyer_accepted', 'a nod to a question for a yes', nod(), at([48], { awaits_yes: true })],
    [
      'rule:buyer_accepted',
      'a nod that names the price',
      reading('accept', { price: 48 }, { acts: [{ act: 'yes', words: 'ok, cool' }] as never }),
      at([48], { awaits_yes: false }),
    ],
    ['rule:buyer_accepted', 'a nod that picks one', nod({ choice: 1 }), at([48], { awaits_yes: false })],
    [
      'rule:buyer_accepted',
      'a plain yes where nothing was asked',
      reading('accept', {}, { acts: [{ act: 'yes', words: 'deal' }] as never }),
      at([48], { awaits_yes: false }),
    ],
    ['rule:handoff', 'a subject for a person', reading('ask', {}, { handoff: ['security_review'] }), at([48])],
  ])('with %s to %s', (rule, _what, message, memory) => {
    expect(ruleFor(message, memory)).toBe(rule);
  });

  it('a complaint by asking for a figure where nothing may stand beside the offer', () => {
    expect(ruleFor(reading('reject'), at([48]), seatPolicy({ meso: 1 }))).toBe('rule:ask_price');
    expect(ruleFor(reading('reject'), at([48]), seatPolicy({ meso: 2 }))).toBe('rule:trade_instead');
  });

  it('a yes in doubt twice with a question, and then as what cannot be read', () => {
    const doubtful = reading('accept', {}, { unclear: true, yes_in_doubt: true });
    const asked = [0, 1, 2].map((unclear) => decide(seats, doubtful, at([48], { unclear })));
    expect(asked.map(({ decided_by, memory }) => [decided_by, memory.unclear])).toEqual([
      ['rule:yes_in_doubt', 1],
      ['rule:yes_in_doubt', 2],
      ['rule:unclear_twice', 1],
    ]);
  });

  it('a yes right after a person was to take over by reading the offer to the buyer once more', () => {
    const yes = (memory: Partial<ReplyMemory>) => decide(seats, reading('accept'), at([48], memory));
    for (const unclear of [0, 1]) {
      const confirmed = yes({ last_kind: 'handoff', unclear });
      expect(confirmed).toMatchObject({ kind: 'offer', decided_by: 'rule:yes_in_doubt', offer: { price: 48 } });
      expect(decide(seats, reading('accept'), confirmed.memory).kind).toBe('deal');
    }
  });

  it('a yes right behind what was not understood by reading the offer to the buyer once more', () => {
    const plain = reading('accept', {}, { acts: [{ act: 'yes', words: 'deal' }] });
    const asked = decide(seats, plain, at([48], { unclear: 1, awaits_yes: false }));
    expect(asked).toMatchObject({ kind: 'offer', decided_by: 'rule:yes_in_doubt' });
    expect(decide(seats, plain, asked.memory).kind).toBe('deal');
    expect(decide(seats, plain, at([48], { awaits_yes: false })).kind).toBe('deal');
  });

  it('a talk that goes nowhere until four messages a move and eight more, and then end it', () => {
    const at39 = (turn: number): string => ruleFor(reading('ask', {}, { asked: ['trial'] }), at([48], { turn }));
    expect([at39(38), at39(39), at39(40)]).toEqual(['rule:answer', 'rule:answer', 'rule:rounds_over']);
    const short = seatPolicy({ manner: { max_rounds: 2 } });
    expect(ruleFor(reading('ask', {}, { asked: ['trial'] }), at([48], { turn: 15 }), short)).toBe('rule:answer');
    expect(ruleFor(reading('ask', {}, { asked: ['trial'] }), at([48], { turn: 16 }), short)).toBe('rule:rounds_over');
  });

  it('the same bid again in the last round by ending the talk', () => {
    const again = (round: number): string =>
      ruleFor(bid(20), at([48], { round, best_bid: 20, best_said: 20, last_bid: 20 }));
    expect([again(6), again(7)]).toEqual(['rule:trade_instead', 'rule:rounds_over']);
  });

  it('a bid that the policy allows and that all moves have passed: it is taken, or put before a person', () => {
    const over = (objective: 'balance' | 'margin', price: number | null) =>
      decide(
        seatPolicy({ manner: { objective, max_rounds: 2 } }),
        price === null ? reading('reject') : bid(price),
        at([48.5], { round: 2, best_bid: 48, best_said: 48, last_bid: 48, last_bid_deal: '48@10:000' }),
      );
    expect(over('balance', 48)).toMatchObject({ kind: 'offer', decided_by: 'rule:lawful_bid', offer: { price: 48 } });
    expect(over('margin', 48)).toMatchObject({ kind: 'handoff', decided_by: 'rule:lawful_bid', offer: { price: 48 } });
    expect(over('balance', 20)).toMatchObject({ kind: 'decline', decided_by: 'rule:rounds_over' });
  });

  it('a leave with the bid that may be taken, each time anew, else with what stands, once', () => {
    const leave = reading('quit');
    const stands = { last_bid: 47.5, last_bid_deal: '47.5@10:000', best_bid: 47.5 };
    expect(decide(seats, leave, at([48], stands))).toMatchObject({
      decided_by: 'rule:lawful_bid',
      offer: { price: 47.5 },
    });
    expect(decide(seats, leave, at([48], { ...stands, called_back: true })).decided_by).toBe('rule:lawful_bid');
    expect(decide(seats, leave, at([47.5], stands)).decided_by).toBe('rule:stays_open');
    expect(decide(seats, leave, at([47.5], { ...stands, called_back: true })).decided_by).toBe('rule:buyer_quit');
    expect(decide(seats, leave, at([47], stands)).decided_by).toBe('rule:stays_open');
    expect(decide(seats, reading('quit', {}, { for_good: true }), at([48], stands)).decided_by).toBe('rule:buyer_quit');
    const low = { last_bid: 20, last_bid_deal: '20@10:000', best_bid: 20 };
    expect(decide(seats, leave, at([48], low)).decided_by).toBe('rule:stays_open');
    expect(decide(seats, leave, at([48], { ...low, called_back: true })).decided_by).toBe('rule:buyer_quit');
  });

  it('choices where the first word asks for them, and the list price alone where it does not', () => {
    const open = (facts: object) => decide(seats, reading('ask', {}, facts), null).menu.length;
    expect(open({})).toBe(0);
    expect(open({ asks: ['options'] })).toBe(3);
    expect(open({ wants_discount: true })).toBeGreaterThan(1);
    expect(decide(seatPolicy({ meso: 1 }), reading('ask', {}, { asks: ['options'] }), null).menu).toEqual([]);
    expect(decide(seatPolicy({ meso: 2 }), reading('ask', {}, { asks: ['options'] }), null).menu.length).toBe(3);
  });
});

describe('other ways to the same worth', () => {
  it('settle one term otherwise and cost less, the cheapest first, and nothing on top', () => {
    const { speech, memory } = decide(seats, reading('ask', {}, { asks: ['options'] }), at([48]));
    expect(speech.menu.map(({ price }) => price)).toEqual([48, 43.6, 44.9]);
    expect(memory.standing).toEqual(['48@10:000', '43.6@10:200', '44.9@10:100']);
    const [contract, ...others] = seats.terms!;
    const charging = seatPolicy({
      terms: [
        {
          ...contract!,
          options: contract!.options.map((one) => (one.id === 'annual' ? { ...one, charge: { amount: 5 } } : one)),
        },
        ...others,
      ],
    });
    expect(decide(charging, reading('ask', {}, { asks: ['options'] }), at([48])).memory.standing).toEqual([
      '48@10:000',
      '43.6@10:200',
    ]);
  });
});

describe('an offer once made', () => {
  const offered = { '10:000': 47, '10:010': 48, '20:000': 46 };
  it.each<[string, ReturnType<typeof reading>, ReplyMemory, number | null]>([
    ['is there for who bids as much', bid(47), at([48], { offered }), 47],
    ['is there for who bids more', bid(47.5), at([48], { offered }), 47],
    ['is not there for who bids less', bid(46.5), at([48], { offered }), null],
    ['is there for who names its price alone', bid(48), at([46], { offered: { '10:010': 48 } }), 48],
    [
      'is not there for that price on other terms',
      bid(48, { contract: 'annual' }),
      at([46], { offered: { '10:010': 48 } }),
      null,
    ],
    ['is not there for a price that two have', bid(48), at([46], { offered: { '10:010': 48, '10:100': 48 } }), null],
    ['is not there for another count at its price', bid(46), at([47.5], { offered: { '20:000': 46 } }), null],
    ['is there for who asks for its terms', reading('ask', { support: 'phone' }), at([47], { offered }), 48],
    [
      'is not there for who wants less',
      reading('ask', { support: 'phone' }, { wants_discount: true }),
      at([47], { offered }),
      null,
    ],
    [
      'is not there for who refuses something',
      reading('ask', { support: 'phone' }, {}, { contract: 'annual' }),
      at([47], { offered }),
      null,
    ],
    ['is no step back', reading('ask', { support: 'phone' }), at([44], { offered }), null],
  ])('%s', (_what, message, memory, price) => {
    const { decided_by, offer } = decide(seats, message, memory);
    expect(decided_by === 'rule:still_offered' ? offer!.price : null).toBe(price);
  });
});

describe('a car, of which there is one', () => {
  it('is declined where it is gone, and handed to a person where no rule leaves a price', () => {
    const gone = { stock: [{ vin: 'VIN-1', status: 'sold' }] };
    expect(decide(carPolicy(), bid(11_000), null, gone)).toMatchObject({
      kind: 'decline',
      decided_by: 'rule:out_of_stock',
      done: true,
    });
    const never = { check: () => [{ id: 'floor', ok: false }] as never };
    expect(decide(carPolicy(), bid(11_000), null, never)).toMatchObject({
      kind: 'handoff',
      decided_by: 'rule:no_lawful_offer',
      done: false,
    });
  });

  it('is talked about to the end of its six moves', () => {
    const rounds = [8000, 8100, 8200, 8300, 8400, 8500].map((price) => bid(price));
    expect(talk(carPolicy(), rounds)).toMatchObject({ kind: 'offer', memory: { round: 6 } });
    expect(talk(carPolicy(), [...rounds, bid(8600)])).toMatchObject({
      kind: 'decline',
      decided_by: 'rule:rounds_over',
    });
  });
});
