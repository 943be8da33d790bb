import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { reading } from './testing/policies.js';
import { bid, decide, NOON, talk, yes } from './testing/talk.js';

const HOUR = 3_600_000;
const rug = (manner: Policy['manner'] = {}, change: Partial<Policy> = {}): Policy => ({
  version: 'svc-policy/1',
  name: 'Rug',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 1000,
  floor_price: 600,
  reserve_price: 740,
  manner,
  ...change,
});
const waits = (...prices: number[]) =>
  talk(
    rug(),
    prices.map((price) => bid(price)),
  ).seller.standing_bid;

describe('a bid below the reserve', () => {
  it('waits for the seller until its date, with what they need to decide', () =>
    expect(waits(650)).toEqual({
      price: 650,
      quantity: 1,
      terms: {},
      lawful: true,
      net: 650,
      expires_at: '2026-12-03T12:00:00.000Z',
      signed: false,
      in_line: false,
    }));

  it('is told apart from an unlawful one to the caller alone: the reply is the same in every word', () => {
    for (const manner of [{}, { pass_on: true }]) {
      const [above, below] = [601, 599].map((price) => decide(rug(manner), bid(price)));
      expect([above?.seller.standing_bid?.lawful, below?.seller.standing_bid?.lawful]).toEqual([true, false]);
      const shown = ({ kind, speech, offer, decided_by, menu }: NonNullable<typeof above>) => ({
        kind,
        speech,
        offer,
        decided_by,
        menu,
      });
      expect(shown(above!)).toEqual(shown(below!));
    }
  });

  it('is replaced by a higher one and by no lower one', () => {
    expect(waits(650, 700)?.price).toBe(700);
    expect(waits(700, 650)?.price).toBe(700);
  });

  it('is none that the reserve allows: below a higher one that stands it waits for nobody, nor is approved', () => {
    const lower = [900, 1000, 750].map((price) => bid(price));
    const answered = talk(rug(), lower);
    expect(answered.seller.standing_bid).toBeUndefined();
    expect([answered.speech.reason, answered.offer?.price]).toEqual(['still_offered', 900]);
    expect(talk(rug(), [...lower, reading('greet')])).toMatchObject({ offer: { price: 900 } });
    const aboveTable = [bid(500), bid(900), bid(800)];
    expect(talk(rug(), aboveTable).seller.standing_bid?.price).not.toBe(800);
    expect(talk(rug(), [...aboveTable, reading('greet')]).offer?.price).toBe(870);
  });

  it('waits no longer once it is taken back, unless the buyer has signed it', () => {
    const takesBack = reading('other', {}, { takes_back: true });
    const waiting = decide(rug({ pass_on: true }), bid(650)).memory;
    const back = decide(rug({ pass_on: true }), takesBack, waiting);
    expect([back.seller.standing_bid, back.speech.notes]).toEqual([undefined, []]);
    const signed = { ...waiting, bid: { ...waiting.bid!, signed: { public_key: 'key', signature: 'signature' } } };
    expect(decide(rug(), takesBack, signed).seller.standing_bid).toMatchObject({ price: 650, signed: true });
  });

  it('is passed on in words only where the seller reads bids', () => {
    const notes = (manner: Policy['manner']) => decide(rug(manner), bid(650)).speech.notes?.map(({ kind }) => kind);
    expect([notes({}), notes({ pass_on: true })]).toEqual([[], ['passed_on']]);
  });

  it('is answered alike at a goodbye', () => {
    const [above, below] = [601, 599].map((price) => talk(rug(), [bid(price), reading('quit')]));
    expect(above).toMatchObject({ kind: 'offer', decided_by: 'rule:stays_open', offer: { price: 870 } });
    expect(below?.speech).toEqual(above?.speech);
  });

  it('is never declined, whatever came before it', () => {
    const talked = [...Array<number>(60).keys()].map((step) => bid(600 + step));
    expect(talk(rug(), talked)).toMatchObject({ kind: 'offer', offer: { price: 870 } });
  });
});

describe('a rule of the seller', () => {
  const from = { approve: { from: 700, after_hours: 24 } };
  const later = (price: number, hours: number, manner: Policy['manner'] = from, more = {}) =>
    decide(rug(manner), reading('other'), decide(rug(manner), bid(price)).memory, {
      nowMillis: NOON + hours * HOUR,
      ...more,
    });

  it('approves a bid from its price on after its hours, and a yes seals it', () => {
    const approved = later(700, 24);
    expect(approved).toMatchObject({
      decided_by: 'rule:approved',
      offer: { price: 700 },
      speech: { reason: 'approved' },
    });
    expect(decide(rug(from), yes, approved.memory, { nowMillis: NOON + 25 * HOUR }).deal).toMatchObject({
      offer: { price: 700 },
      approved_by: null,
    });
  });

  it('approves none before, none lower, none that has expired, and none where there is no rule', () => {
    const prices = [later(700, 23), later(699, 24), later(700, 48), later(700, 24, {})].map(
      ({ offer }) => offer?.price,
    );
    expect(prices).toEqual([870, 870, 870, 870]);
  });

  it('waits behind a higher bid for the same thing', () => {
    expect(later(700, 24, from, { outbidAt: 705 }).offer?.price).toBe(870);
    expect(later(700, 24, from, { outbidAt: 700 }).offer?.price).toBe(700);
  });
});

describe('a reserve that falls by dates', () => {
  const dated = rug({ offer_valid_hours: 240 }, { reserve_dates: [{ from: '2026-12-05', price: 680 }] });
  const on = (day: string, more = {}) =>
    decide(dated, reading('greet'), decide(dated, bid(690)).memory, { nowMillis: Date.parse(day), ...more });

  it('reaches a bid that waits: it is offered on that day', () => {
    expect(on('2026-12-04T23:59:59Z').offer?.price).toBe(870);
    expect(on('2026-12-05T00:00:00Z')).toMatchObject({ decided_by: 'rule:approved', offer: { price: 690 } });
  });

  it('offers a buyer the highest of their bids that it reaches, also after several counters', () => {
    const reached = (...prices: number[]) =>
      decide(
        dated,
        reading('greet'),
        talk(
          dated,
          prices.map((price) => bid(price)),
        ).memory,
        { nowMillis: Date.parse('2026-12-05T00:00:00Z') },
      );
    for (const prices of [
      [500, 685, 690],
      [650, 670, 685, 700],
    ])
      expect(reached(...prices)).toMatchObject({ decided_by: 'rule:approved', offer: { price: prices.at(-1) } });
  });

  it('leaves a bid that was taken before it as it was: more was named at the table, and held nothing', () => {
    const taken = talk(dated, [bid(750), bid(760)]).memory;
    const offered = (memory: typeof taken) =>
      decide(dated, reading('greet'), memory, { nowMillis: Date.parse('2026-12-20T00:00:00Z') }).offer?.price;
    expect(offered(taken)).toBe(750);
    expect(offered({ ...taken, promised: [], table: [] })).toBe(750);
  });

  it('undercuts no bid that was taken, whatever was bid before it', () => {
    const taken = talk(dated, [bid(690), bid(750)]).memory;
    const offered = decide(
      dated,
      reading('greet'),
      { ...taken, promised: [], table: [] },
      {
        nowMillis: Date.parse('2026-12-20T00:00:00Z'),
      },
    );
    expect([taken.table[0]?.price, offered.offer?.price]).toEqual([750, 750]);
  });

  it('takes the highest for every package that could be had at none of them, and the first where it could', () => {
    const extra = {
      id: 'extra',
      label: 'Extra',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'pad', label: 'with the pad', gives: { amount: 70 }, words: ['pad'] },
      ],
    };
    const either = { ...dated, terms: [extra] };
    const waited = talk(either, [bid(680), bid(690)]).memory;
    const asked = decide(either, reading('offer', { extra: 'pad' }), waited);
    const first = talk(either, [reading('offer', { extra: 'pad' }), bid(680), bid(690)]);
    expect([asked.offer?.price, first.offer?.price]).toEqual([680, 680]);
  });

  it('agrees to no bid where the price has come down below it', () => {
    const cheaper = { ...dated, list_price: 680, floor_price: 500, reserve_price: 600 };
    const below = decide(cheaper, reading('greet'), talk(dated, [bid(690)]).memory);
    expect([below.offer?.price, below.speech.reason]).toEqual([680, 'improved']);
  });

  it('offers the highest first', () => {
    expect(on('2026-12-05T00:00:00Z', { outbidAt: 695 }).offer?.price).toBe(870);
  });
});

describe('one thing', () => {
  const car = rug({}, { name: 'Car', inventory: { bind: [{ match: { vin: 'V1' } }] } });
  const stock = [{ vin: 'V1', status: 'available' }];
  const opened = decide(car, reading('greet'), null, { stock });

  it('that is on hold for somebody else is offered to nobody, and a yes waits in line', () => {
    const held = decide(car, yes, opened.memory, { stock, held: true });
    expect(held).toMatchObject({
      kind: 'decline',
      decided_by: 'rule:held',
      deal: null,
      offer: null,
      seller: { standing_bid: { price: 1000, in_line: true } },
    });
    const asked = decide(car, reading('greet'), null, { stock, held: true });
    expect(asked).toMatchObject({ kind: 'decline', decided_by: 'rule:held', seller: {} });
  });

  it('is offered to who is next in line when it is free again', () => {
    const held = decide(car, yes, opened.memory, { stock, held: true });
    const free = decide(car, reading('greet'), held.memory, { stock });
    expect(free).toMatchObject({ kind: 'offer', decided_by: 'rule:approved', offer: { price: 1000 } });
    expect(decide(car, yes, free.memory, { stock })).toMatchObject({ kind: 'deal', deal: { things: ['vin:V1'] } });
  });

  it('is told of where none of the records that were sent is of it', () => {
    const warned = decide(car, reading('greet'), null, { stock: [{ sku: 'V1', status: 'available' }] });
    expect(warned).toMatchObject({ kind: 'decline', seller: { warnings: [expect.stringContaining('vin "V1"')] } });
    expect(opened.seller.warnings).toBeUndefined();
  });
});
