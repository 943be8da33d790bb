import { describe, expect, it } from '@jest/globals';
import type { BuyerMove } from './curve.js';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { orderTag } from './order.js';
import { chat } from './testing/chat.js';
import { table } from './testing/table.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, talk, yes } from './testing/talk.js';
import { netPerUnit } from '@svc/policy-rules';

const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const seats = seatPolicy();
/** A talk in which these prices lie on the table, for ten seats unless said otherwise. */
const at = (prices: readonly number[], more: Partial<ReplyMemory> = {}, quantity = 10): ReplyMemory =>
  table(
    seats,
    prices.map((price) => ({ price, quantity, terms: MAIL })),
    more,
  );
/** The bids of a talk about ten seats. */
const bids = (...prices: number[]): BuyerMove[] =>
  prices.map((price) => ({ bid: price, wish: false, order: orderTag({ quantity: 10, terms: MAIL }) }));
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
    ['rule:options', 'a wish for choices', reading('ask', {}, { asks: ['options'] }), at([48], { moves: bids(40) })],
    ['rule:answer', 'one before the price has moved', reading('ask', {}, { asks: ['options'] }), at([49])],
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
    ['rule:trade_instead', 'a complaint', reading('reject'), at([48], { moves: bids(40) })],
    ['rule:wants_person', 'a wish for a human being', reading('other', {}, { wants_person: true }), at([48])],
    [
      'rule:did_you_mean',
      'a bid that was read over a slip',
      reading('offer', { price: 45 }, { misspelled: true }),
      at([48]),
    ],
    ['rule:taken_back', 'a figure that is taken back', reading('reject', {}, { takes_back: true }), at([48])],
    ['rule:taken_back', 'one that nothing else is said with', reading('other', {}, { takes_back: true }), at([48])],
    ['rule:answer', 'the price of somebody else', reading('other', {}, { asks: ['match'] }), at([48])],
    ['rule:answer', 'a question for all that is paid', reading('ask', {}, { asks: ['total'] }), at([48])],
    ['rule:still_offered', 'a choice from a menu without a yes', reading('offer', {}, { choice: 2 }), at([48, 47])],
    ['engine:bundle2', 'a bid', bid(40), at([48])],
    ['engine:bundle2', 'the same bid again', bid(40), at([48], { moves: bids(40) })],
    ['engine:bundle2', 'a wish for less', reading('reject', {}, { wants_discount: true }), at([48])],
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

  it('a complaint by asking for a figure where nothing stands beside the offer, or by its being firm or last', () => {
    const complaint = reading('reject', {}, { complains: true });
    expect(ruleFor(complaint, at([49]))).toBe('rule:ask_price');
    const moved = at([48], { moves: bids(40) });
    expect(ruleFor(complaint, moved, seatPolicy({ meso: 1 }))).toBe('rule:ask_price');
    expect(ruleFor(complaint, moved, seatPolicy({ meso: 2 }))).toBe('rule:trade_instead');
    expect(ruleFor(complaint, at([49]), seatPolicy({ meso: 1, free_discount: 0 }))).toBe('rule:firm');
    expect(ruleFor(complaint, at([47], { moves: bids(30, 35, 40) }), seatPolicy({ meso: 1 }))).toBe('rule:last_price');
  });

  it('a complaint about a menu of published prices by their being firm', () => {
    const published = seatPolicy({
      free_discount: 0,
      terms: [
        {
          id: 'payment',
          label: 'Payment',
          default: 'monthly',
          options: [
            { id: 'monthly', label: 'monthly' },
            { id: 'yearly', label: 'the year at once', gives: { amount: 4 } },
          ],
        },
      ],
    });
    const complaint = reading('reject', {}, { complains: true });
    const shown = talk(published, [reading('greet'), complaint]);
    expect(shown.menu.map(({ price }) => price)).toEqual([49, 45]);
    expect(decide(published, complaint, shown.memory).speech.reason).toBe('firm');
  });

  it('a question whether the price is firm by saying so, where it is', () => {
    const asks = reading('ask', {}, { asks: ['firm'] });
    expect(ruleFor(asks, at([49]), seatPolicy({ free_discount: 0 }))).toBe('rule:firm');
    expect(ruleFor(asks, at([48]))).toBe('rule:answer');
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

  it('a yes right behind a message that left open how many by reading the offer to the buyer once more', () => {
    const open = decide(seats, reading('other', {}, { count_open: true }), emptyMemory());
    expect(open).toMatchObject({ kind: 'offer', memory: { awaits_yes: false } });
    const plain = reading('accept', {}, { acts: [{ act: 'yes', words: 'yes' }] });
    const asked = decide(seats, plain, open.memory);
    expect(asked).toMatchObject({ kind: 'offer', decided_by: 'rule:yes_in_doubt' });
    expect(decide(seats, plain, asked.memory).kind).toBe('deal');
    const counted = decide(seats, reading('other', { quantity: 12 }), emptyMemory());
    expect(decide(seats, plain, counted.memory).kind).toBe('deal');
  });

  it('a talk that goes nowhere until four messages a move and eight more, and then end it', () => {
    const at39 = (turn: number): string => ruleFor(reading('ask', {}, { asked: ['trial'] }), at([48], { turn }));
    expect([at39(38), at39(39), at39(40)]).toEqual(['rule:answer', 'rule:answer', 'rule:rounds_over']);
    const short = seatPolicy({ manner: { max_rounds: 2 } });
    expect(ruleFor(reading('ask', {}, { asked: ['trial'] }), at([48], { turn: 15 }), short)).toBe('rule:answer');
    expect(ruleFor(reading('ask', {}, { asked: ['trial'] }), at([48], { turn: 16 }), short)).toBe('rule:rounds_over');
  });

  it('a bid or another order after so many messages as any other: none is ever declined', () => {
    const answered = decide(seats, bid(40), at([48], { turn: 90 }));
    expect(answered).toMatchObject({ kind: 'offer', decided_by: 'engine:bundle2' });
    const back = ruleFor(reading('other', {}, { takes_back: true }), at([48], { turn: 90 }));
    const tooMany = ruleFor(bid(40, { quantity: 1_000_000 }), at([48], { turn: 90 }));
    const others = ruleFor(reading('offer', { quantity: 7 }), at([48], { turn: 90 }));
    expect([back, tooMany, others]).toEqual(['rule:taken_back', 'engine:bundle2', 'engine:bundle2']);
  });

  it('a leave with what stands, once, whatever was bid; then it lets the buyer go', () => {
    const leave = reading('quit');
    for (const price of [20, 37.9, 38, 46]) {
      const stands = { moves: bids(price), last_bid: price };
      expect(decide(seats, leave, at([48], stands))).toMatchObject({
        kind: 'offer',
        decided_by: 'rule:stays_open',
        offer: { price: 48 },
      });
      expect(decide(seats, leave, at([48], { ...stands, called_back: true })).decided_by).toBe('rule:buyer_quit');
      expect(decide(seats, reading('quit', {}, { for_good: true }), at([48], stands)).decided_by).toBe(
        'rule:buyer_quit',
      );
    }
  });

  it('a leave beside a figure that was taken for no bid with what stands, each time: it may be a bid', () => {
    const leave = reading('quit', {}, { figure_aside: true });
    for (const called_back of [false, true])
      expect(decide(seats, leave, at([48], { called_back })).decided_by).toBe('rule:stays_open');
    expect(decide(seats, leave).kind).toBe('offer');
  });

  it('a leave beside a bid as the bid', () =>
    expect(decide(seats, reading('quit', { price: 46 }), at([48], { called_back: true }))).toMatchObject({
      kind: 'offer',
      decided_by: 'engine:bundle2',
    }));

  it('a wish for less where the price is firm by what lowers it, as the terms do', () => {
    const asked = decide(seatPolicy({ free_discount: 0 }), reading('ask', {}, { wants_discount: true }), at([49]));
    expect([asked.speech.reason, asked.menu.length > 1]).toEqual(['trade_instead', true]);
  });

  it('who asks what lowers the price before it has moved by naming the one thing that does most', () => {
    const asked = decide(seats, reading('ask', {}, { asks: ['options'] }), at([49]));
    expect(asked.menu).toEqual([]);
    expect(asked.speech.notes).toEqual([{ kind: 'lowers_it', option: 'two years, paid yearly' }]);
    const firm = seatPolicy({ free_discount: 0, meso: 1 });
    for (const facts of [{ complains: true }, { wants_discount: true }, { asks: ['firm' as const] }]) {
      const { speech } = decide(firm, reading('ask', {}, facts), at([49]));
      expect([speech.reason, speech.notes]).toEqual([
        'firm',
        [{ kind: 'lowers_it', option: 'two years, paid yearly' }],
      ]);
    }
  });

  it('a yes to the figure that it asked about as a bid of that figure, never as a yes to what stands', () => {
    const asked = decide(seats, reading('offer', { price: 40 }, { misspelled: true }), at([48]));
    expect(asked).toMatchObject({ decided_by: 'rule:did_you_mean', speech: { figure: 40 }, offer: { price: 48 } });
    const meant = decide(seats, yes, asked.memory);
    expect(meant).toMatchObject({ kind: 'offer', deal: null, seller: { standing_bid: { price: 40 } } });
    const other = decide(seats, bid(48), asked.memory);
    expect(other.speech.reason).toBe('at_table');
  });

  it('a question for all that is paid with it, charges and all', () => {
    const { speech } = decide(seats, reading('ask', {}, { asks: ['total'] }), at([48]));
    expect(speech.notes).toEqual([{ kind: 'total_is', amount: 480 }]);
  });

  it('who says they belong to a group by what opens its price', () => {
    const claimed = (flags: Record<string, unknown>) =>
      decide(seats, reading('other', {}, { claims: ['new_customer'], open_questions: ['we are new'] }), at([49]), {
        flags,
      }).speech.notes;
    expect(claimed({})).toContainEqual({ kind: 'group_proof', option: 'new customer' });
    expect(claimed({ new_customer: true })).not.toContainEqual({ kind: 'group_proof', option: 'new customer' });
  });

  it('a wish for a human being with where the talk stands, and none of the buyer’s words', () => {
    const { kind, done, seller, speech } = decide(
      seats,
      reading('other', {}, { wants_person: true, open_questions: ['does it fly?'] }),
      at([48], { moves: bids(40), open_questions: 1 }),
    );
    expect({ kind, done, handoff: speech.handoff }).toEqual({ kind: 'handoff', done: false, handoff: null });
    expect(seller.summary).toEqual({
      list_price: 49,
      offered: 48,
      best_bid: 40,
      quantity: 10,
      terms: MAIL,
      moves: 1,
      turns: 3,
      open_questions: 2,
      question_turns: [3],
    });
    expect(JSON.stringify(seller)).not.toContain('fly');
  });
});

describe('a menu', () => {
  const choices = reading('ask', {}, { asks: ['options'] });
  const priced = ({ memory }: ReturnType<typeof decide>) =>
    memory.table.map(({ price, terms }) => [price, terms.contract]);

  it('settles one term otherwise at its own price after the same moves, the most welcome first', () => {
    const moved = at([48], { moves: bids(40) });
    expect(priced(decide(seats, choices, moved))).toEqual([
      [48, 'monthly'],
      [47.05, 'annual'],
      [46.7, 'two_years'],
    ]);
  });

  it('shows what the buyer has asked for in a package that can hold it, once the order they named cannot', () => {
    const firm = seatPolicy({ free_discount: 0 });
    const asked = decide(firm, reading('offer', { support: 'phone', price: 49 }), at([49]));
    const [first, ...others] = asked.memory.table;
    expect(first).toMatchObject({ price: 49, terms: { support: 'mail' } });
    expect(others.some(({ terms }) => terms.support === 'phone')).toBe(true);
    expect(asked.deal).toBeNull();
  });

  it('never gives up what a choice is worth to the seller for a lower price', () => {
    const [contract, support, onboarding] = seats.terms!;
    const options = [...support!.options, { id: 'public', label: 'in a public forum', worth: 9 }];
    const forum = seatPolicy({ terms: [contract!, { ...support!, options }, onboarding!] });
    const terms = { contract: 'monthly', support: 'public', onboarding: 'docs' };
    const { memory } = decide(forum, choices, table(forum, [{ price: 48, terms }], { moves: bids(40) }));
    expect(memory.table.every((offer) => offer.terms.support === 'public')).toBe(true);
    expect(memory.table).toHaveLength(3);
  });

  it('shows other packages at prices that do not depend on how high a bid for something else was', () => {
    const shown = [44, 46].map((price) => priced(decide(seats, bid(price), at([48], { moves: bids(40) }))).slice(1));
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]).toHaveLength(2);
  });

  it('brings the seller no less by any of its offers', () => {
    const { memory } = decide(seats, choices, at([47], { moves: bids(30, 35, 40) }));
    const nets = memory.table.map((offer) => netPerUnit(seats, offer));
    expect(nets.length).toBe(3);
    expect(Math.min(...nets)).toBe(nets[0]);
  });

  it('holds nothing that costs on top, nor what the buyer has refused', () => {
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
    const moved = { moves: bids(40) };
    expect(priced(decide(charging, choices, at([48], moved)))).toEqual([
      [48, 'monthly'],
      [46.7, 'two_years'],
    ]);
    expect(priced(decide(seats, choices, at([48], { ...moved, unwanted: ['contract=two_years'] })))).toEqual([
      [48, 'monthly'],
      [47.05, 'annual'],
    ]);
  });

  it('can be chosen from by its letters after another offer, as long as it is good', () => {
    const talk = chat(seats, ['hi', '10 seats, 40 each?', '41', 'and by phone?', 'Option B, deal.']);
    const [menu, deal] = [talk.findLast(({ decision }) => decision.menu.length > 1)!, talk.at(-1)!];
    expect(talk.at(-2)!.decision.menu).toEqual([]);
    expect(deal.decision.deal?.offer.price).toBe(menu.decision.menu[1]?.price);
    expect(chat(seats, ['hi', 'Option B, deal.']).at(-1)!.decision.deal).toBeNull();
  });
});

describe('an offer once made', () => {
  it('is there at its price for who comes back to its terms', () => {
    const first = talk(seats, [
      bid(40),
      reading('offer', { contract: 'annual' }),
      reading('offer', { contract: 'monthly' }),
    ]);
    expect(first.offer).toMatchObject({ price: 48, terms: { contract: 'monthly' } });
  });

  it('is theirs at its price who bid as much or more', () => {
    for (const price of [48, 48.5]) {
      const answered = decide(seats, bid(price), at([48], { moves: bids(40) }));
      expect(answered).toMatchObject({ offer: { price: 48 }, speech: { reason: 'at_table' } });
      expect(decide(seats, yes, answered.memory).deal?.offer.price).toBe(48);
    }
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
});
