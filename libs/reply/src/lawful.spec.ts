import { describe, expect, it } from '@jest/globals';
import { checkOffer, offerAllowed } from '@svc/policy-rules';
import { standingOf } from './index.js';
import { createJudge } from './lawful.js';
import { table } from './testing/table.js';
import { carPolicy, reading, seatPolicy } from './testing/policies.js';
import { bid, decide, yes } from './testing/talk.js';

describe('decideReply asks the judge', () => {
  const calls = (): { check: typeof checkOffer; prices: number[] } => {
    const prices: number[] = [];
    return {
      prices,
      check: (policy, offer, context) => (prices.push(offer.price), checkOffer(policy, offer, context)),
    };
  };

  it('about every offer before it leaves', () => {
    const { check, prices } = calls();
    const { memory } = decide(seatPolicy(), bid(40, { quantity: 25 }), null, { check });
    for (const offer of standingOf(seatPolicy(), memory).offers) expect(prices.slice(-12)).toContain(offer.price);
  });

  it('once about each of them, and about another one anew', () => {
    const { check, prices } = calls();
    const judge = createJudge(seatPolicy(), {}, check);
    const offer = { quantity: 10, price: 49, terms: {} };
    expect([judge.allows(offer), judge.broken(offer), judge.allows({ ...offer, price: 1 })]).toEqual([
      true,
      null,
      false,
    ]);
    expect(prices).toEqual([49, 1]);
  });

  it('and sends nothing that it refuses: with a judge that refuses all, no offer and no deal', () => {
    const check = () => [{ id: 'rounded' as const, ok: false, message: 'no' }];
    for (const message of [reading('greet'), bid(45), yes, reading('other')]) {
      const { kind, offer, deal, menu } = decide(seatPolicy(), message, table(seatPolicy(), [{ price: 49 }]), {
        check,
      });
      expect(kind).toBe('handoff');
      expect([offer, deal, menu]).toEqual([null, null, []]);
    }
  });

  it('and has no rules of its own: with a judge that allows all, stock that is gone is no matter', () => {
    const check = () => [];
    const stock = [{ vin: 'VIN-1', status: 'sold' }];
    const offered = (more: object) => decide(carPolicy(), bid(11_500), null, { stock, ...more }).kind;
    expect([offered({}), offered({ check })]).toEqual(['decline', 'offer']);
    const { memory } = decide(carPolicy(), bid(11_500), null, { stock, check });
    expect(standingOf(carPolicy(), memory).offers.some((offer) => !offerAllowed(carPolicy(), offer, { stock }))).toBe(
      true,
    );
  });
});
