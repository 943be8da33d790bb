import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MessageReading } from '@svc/language';
import { netPerUnit, type Policy } from '@svc/policy-rules';
import { isPriced, packagePrices } from './package-prices.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, NOON, talk } from './testing/talk.js';

const { free_discount: _free, ...haggling } = seatPolicy({ meso: 0 });
const { inventory: _stock, ...car } = carPolicy();
const wish = reading('other', {}, { wants_discount: true });

describe('the same order, terms and moves give the same offer', () => {
  const terms = fc.record({
    contract: fc.constantFrom('monthly', 'annual', 'two_years'),
    support: fc.constantFrom('mail', 'phone'),
    onboarding: fc.constantFrom('docs', 'call', 'gift'),
    quantity: fc.integer({ min: 10, max: 200 }),
  });
  const moves = fc.array(fc.oneof(fc.constant<null>(null), fc.integer({ min: 2000, max: 4800 })), { maxLength: 4 });
  const messageOf = (move: number | null): MessageReading => (move === null ? wish : bid(move / 100));
  const offerOf = (messages: readonly MessageReading[], policy: Policy) => {
    const { offer } = talk(policy, messages);
    return offer && { price: offer.price, quantity: offer.quantity, terms: offer.terms };
  };

  it('whatever was named first, in one message or in several', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<Policy>(haggling as Policy, seatPolicy({ meso: 0 }), seatPolicy({ meso: 0, free_discount: 0 })),
        terms,
        moves,
        fc.array(fc.nat(8), { minLength: 4, maxLength: 4 }),
        fc.shuffledSubarray(['contract', 'support', 'onboarding', 'quantity'] as const, { minLength: 4 }),
        (policy, order, made, places, sequence) => {
          const atOnce = [reading('offer', order), ...made.map(messageOf)];
          const spread: MessageReading[] = made.map(messageOf);
          for (const [at, name] of sequence.entries())
            spread.splice(places[at]! % (spread.length + 1), 0, reading('offer', { [name]: order[name] }));
          expect(offerOf(spread, policy)).toEqual(offerOf(atOnce, policy));
        },
      ),
      { numRuns: 200 },
    ));

  it('also where the bid stands in the message that names the order', () => {
    const order = { quantity: 25, contract: 'two_years' };
    const one = talk(haggling as Policy, [bid(41, order)]);
    const three = talk(haggling as Policy, [
      bid(41),
      reading('offer', { contract: 'two_years' }),
      reading('offer', { quantity: 25 }),
    ]);
    expect(three.offer).toMatchObject({ price: one.offer?.price, quantity: 25, terms: one.offer?.terms });
  });
});

describe('an option that costs the seller', () => {
  it('is refused with the reason where no price pays for it, and the rest is offered', () => {
    const firm = { ...car, free_discount: 0 };
    const asked = decide(firm, reading('offer', { tyres: 'set', delivery: 'home' }));
    expect(asked).toMatchObject({
      offer: { price: 11_900, terms: { tyres: 'none', delivery: 'pickup' } },
      speech: { reason: 'not_paid_for', notes: [{ kind: 'not_paid' }, { kind: 'not_paid' }] },
    });
  });

  it('is done without where another choice leaves no room for it, and the rest is offered', () => {
    const warranty = { id: 'warranty', label: 'Warranty', default: 'none' };
    const full = { id: 'full', label: 'full warranty', worth: -90, requires_discount_at_most: 0.01 };
    const cash = { id: 'cash', label: 'cash', worth: 300, gives: { amount: 300 } };
    const payment = {
      id: 'payment',
      label: 'Payment',
      default: 'later',
      options: [{ id: 'later', label: 'later' }, cash],
    };
    const policy = { ...car, terms: [payment, { ...warranty, options: [{ id: 'none', label: 'none' }, full] }] };
    const together = decide(policy, reading('offer', { payment: 'cash', warranty: 'full' }));
    expect(together.offer?.terms).toEqual({ payment: 'cash', warranty: 'none' });
  });

  it('is had when something pays for it, without being asked for again', () => {
    const policy = { ...car, free_discount: 0, manner: { share_of_trades: 1 } };
    const costly = { ...policy, terms: policy.terms!.map((term) => (term.id === 'payment' ? paying(term) : term)) };
    const refused = decide(costly, reading('offer', { delivery: 'home' }));
    const paid = decide(costly, reading('offer', { payment: 'cash' }), refused.memory);
    expect([refused.offer?.terms.delivery, paid.offer?.terms.delivery]).toEqual(['pickup', 'home']);
  });

  it('never takes the net under what its package allows, however it is asked for', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc
              .constantFrom<Record<string, string>>(
                { tyres: 'set' },
                { delivery: 'home' },
                { payment: 'cash' },
                { tyres: 'none' },
              )
              .map((one) => reading('offer', one)),
            fc.integer({ min: 6000, max: 11_900 }).map((price) => bid(price)),
            fc.constant(wish),
          ),
          { minLength: 1, maxLength: 7 },
        ),
        (messages) => {
          const { memory } = talk(car, messages);
          for (const offer of memory.table) {
            const prices = packagePrices({ policy: car, context: {}, nowMillis: NOON }, offer);
            if (!isPriced(prices)) throw new Error('an offer of a package that cannot be had');
            expect(offer.price).toBeGreaterThanOrEqual(prices.reserve);
            expect(netPerUnit(car, offer)).toBeGreaterThanOrEqual(prices.reserve - prices.cost);
          }
        },
      ),
    ));
});

/** Cash that is worth more than delivery costs. */
const paying = <Term extends { options: { id: string }[] }>(term: Term): Term => ({
  ...term,
  options: term.options.map((option) =>
    option.id === 'cash' ? { ...option, worth: 400, unlocks: { amount: 400 } } : option,
  ),
});

describe('a bid', () => {
  it('at or above the reserve is theirs in any message, and is told as theirs', () => {
    const taken = talk(haggling as Policy, [reading('greet'), wish, bid(43)]);
    expect(taken).toMatchObject({ offer: { price: 43 }, speech: { reason: 'accepts_yours' }, seller: {} });
  });

  it('is held, and no yes, where its buyer asks for less', () => {
    const asked = talk(haggling as Policy, [bid(43), wish]);
    expect(asked).toMatchObject({ offer: { price: 43 }, speech: { reason: 'holding' } });
  });

  it('for another order is theirs for that order, below an earlier one for more', () => {
    const talked = [bid(46, { quantity: 20 }), bid(42, { quantity: 20, contract: 'two_years' })];
    expect(talk(haggling as Policy, talked).offer).toMatchObject({ price: 42, terms: { contract: 'two_years' } });
  });

  it('for the same order never undoes a higher one that stands', () =>
    expect(talk(haggling as Policy, [bid(46), bid(43)]).offer?.price).toBe(46));

  it('that is taken back is none', () => {
    const back = talk(haggling as Policy, [
      bid(46),
      reading('other', {}, { takes_back: true }),
      wish,
      wish,
      wish,
      wish,
    ]);
    expect(back.offer?.price).toBe(42);
  });
});
