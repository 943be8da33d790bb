import { describe, expect, it } from '@jest/globals';
import { wordReply } from '@svc/language';
import { createJudge } from './lawful.js';
import { emptyMemory } from './memory.js';
import { isLive, joinPromises, promiseFor, underPolicy } from './promises.js';
import { CAR_STOCK, carPolicy, seatPolicy } from './testing/policies.js';
import { promised } from './testing/table.js';
import { decide, NOON, talk, yes, bid, hashOf } from './testing/talk.js';
import { reading } from './testing/policies.js';

const HOUR = 3_600_000;
const car = carPolicy();
const at = (stock: typeof CAR_STOCK, now = NOON / 1000, policy = 0, revokedBefore = 0) => ({
  judge: createJudge(car, { flags: null, stock }),
  now,
  revokedBefore,
  policy,
  policies: [],
});

describe('a promise', () => {
  const promise = promised(car, { price: 11_700 });

  it('can be had until its time and not from then on', () => {
    expect(isLive(promise, at(CAR_STOCK, promise.until - 1))).toBe(true);
    expect(isLive(promise, at(CAR_STOCK, promise.until))).toBe(false);
  });

  it('ends when its stock is gone, whatever policy it was made under', () => {
    const gone = [{ vin: 'VIN-1', status: 'sold' }] as unknown as typeof CAR_STOCK;
    expect([0, 1].map((policy) => isLive(promise, at(gone, NOON / 1000, policy)))).toEqual([false, false]);
  });

  it('ends when the caller takes back what was given before a time, and not when it was given then', () => {
    expect(isLive(promise, at(CAR_STOCK, promise.given, 0, promise.given + 1))).toBe(false);
    expect(isLive(promise, at(CAR_STOCK, promise.given, 0, promise.given))).toBe(true);
  });

  it('of an earlier policy is compared with no price of this one', () => {
    const low = promised(car, { price: 10_000 });
    expect(isLive({ ...low, policy: 1 }, at(CAR_STOCK))).toBe(true);
    expect(isLive(low, at(CAR_STOCK))).toBe(false);
  });
});

describe('promises of one talk', () => {
  const seats = seatPolicy();
  const one = promised(seats, { price: 48 });
  const less = promised(seats, { price: 47 });
  const other = promised(seats, { price: 48.5, terms: { support: 'phone' } });

  it('are one for each order, the one that costs least', () => {
    expect(joinPromises([one, other], [less])).toEqual([other, less]);
    expect(joinPromises([less], [one])).toEqual([less]);
    expect(promiseFor([one, less, other], { quantity: 10, terms: other.terms })).toBe(other);
    expect(promiseFor([one], { quantity: 11, terms: one.terms })).toBeNull();
  });

  it('name the policy that they were judged under, of which the last eight are remembered', () => {
    let memory = { ...emptyMemory(), promised: [one] };
    const places: number[] = [];
    for (let edit = 0; edit < 9; edit += 1) {
      const under = underPolicy(memory, { hash: `policy-${edit}`, list: 49 });
      memory = under.memory;
      places.push(under.place);
    }
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7]);
    expect([memory.policies.length, memory.policies[0]?.hash, memory.promised]).toEqual([8, 'policy-1', []]);
    expect(underPolicy(memory, { hash: 'policy-8', list: 49 }).place).toBe(7);
  });
});

describe('what was offered', () => {
  const seats = seatPolicy();
  const offered = talk(seats, [reading('greet'), bid(47.5)]);

  it('is good for two days, or for as long as the seller says', () => {
    expect(offered.offer?.valid_until).toBe('2026-12-03T12:00:00.000Z');
    const short = decide(seatPolicy({ manner: { offer_valid_hours: 3 } }), reading('greet'));
    expect(short.offer?.valid_until).toBe('2026-12-01T15:00:00.000Z');
  });

  it('can be had after the policy was edited, under the policy that it was made under', () => {
    const dearer = seatPolicy({ name: 'Team plan, renamed', list_price: 60, floor_price: 55, reserve_price: 57 });
    const sealed = decide(dearer, yes, offered.memory);
    expect(sealed).toMatchObject({
      kind: 'deal',
      deal: { offer: { price: 47.5 }, promised: { hash: hashOf(seats), list: 49 } },
    });
    expect(decide(dearer, reading('greet')).offer?.price).toBe(60);
  });

  it('is said as it was promised, and so signed, where an edited policy does not know its options any more', () => {
    const annual = talk(seats, [reading('offer', { contract: 'annual', support: 'phone' })]);
    const edited = seatPolicy({ terms: [] });
    const said = ({ speech }: ReturnType<typeof decide>) => wordReply(speech).split('So that is ').at(-1);
    const sealed = decide(edited, yes, annual.memory);
    expect(sealed.deal?.offer.terms).toMatchObject({ contract: 'annual', support: 'phone' });
    for (const words of ['Contract: one year, paid up front', 'Support: by phone', '$490'])
      expect(said(sealed)).toContain(words);
  });

  it('needs the stock that was kept of it, also where an edited policy keeps none, and holds its single thing', () => {
    const offeredCar = decide(car, reading('greet'), undefined, { stock: CAR_STOCK });
    const { inventory: _inventory, ...unbound } = carPolicy({ list_price: 13_000 });
    const agree = (stock: typeof CAR_STOCK) => decide(unbound, yes, offeredCar.memory, { stock });
    const bind = [{ match: { vin: 'VIN-1' } }];
    expect(agree(CAR_STOCK).deal).toMatchObject({ promised: { binds: bind }, things: ['vin:VIN-1'] });
    for (const stock of [[], [{ vin: 'VIN-1', status: 'sold' }]] as unknown as (typeof CAR_STOCK)[])
      expect(agree(stock).deal).toBeNull();
  });

  it('is signed under this policy where that has not been edited', () =>
    expect(decide(seats, yes, offered.memory).deal?.promised).toBeNull());

  it('is offered anew when its time is over: a yes to it signs nothing', () => {
    const late = decide(seats, yes, offered.memory, { nowMillis: NOON + 49 * HOUR });
    expect(late).toMatchObject({ kind: 'offer', decided_by: 'rule:no_longer_available', deal: null });
  });

  it('is offered anew when the caller has taken it back', () => {
    const back = decide(seats, yes, offered.memory, { offersBeforeMillis: NOON + HOUR, nowMillis: NOON + 2 * HOUR });
    expect(back).toMatchObject({ kind: 'offer', decided_by: 'rule:no_longer_available', deal: null });
  });

  it('never goes up while it can be had, also where the list of an edited policy has', () => {
    const dearer = seatPolicy({ list_price: 60, floor_price: 55, reserve_price: 57 });
    const asked = decide(dearer, reading('reject', {}, { wants_discount: true }), offered.memory);
    expect(asked.offer?.price).toBe(47.5);
  });
});
