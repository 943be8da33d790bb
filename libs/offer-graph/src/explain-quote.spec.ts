import { describe, expect, it } from '@jest/globals';
import { dollarsExactly } from './explain-quote.js';
import { quoteOffer, type MenuSpec, type QuoteRequest } from './index.js';

const CUP = { id: 'cup', label: 'Cup', price_delta: 10, unit_cost: 4 };
const menu = (option: object = {}, more: object = {}): MenuSpec => ({
  dims: [{ id: 'a', kind: 'choice', options: [{ ...CUP, ...option }] }],
  ...more,
});
const worth = (value: number, more: object = {}): QuoteRequest['buyer'] => ({ values: { a: { cup: value } }, ...more });
const why = (spec: MenuSpec, buyer: QuoteRequest['buyer'], more: Partial<QuoteRequest> = {}): string =>
  quoteOffer({ spec, buyer, ...more }).why;

const LOOKS = 'At list price the buyer would not order.';
const EVEN = 'Both gains are split evenly, as far as the limits of the price allow.';

describe('why a quote is at its price', () => {
  it('says what the buyer would do without it, what both gain by it and how that is split', () => {
    expect(why(menu(), worth(8))).toBe(
      `${LOOKS} Cup at 6.00 instead of 10.00 leaves the buyer 2.00 and the seller 2.00 better off. ${EVEN}`,
    );
    expect(why(menu(), worth(8), { opts: { seller_weight: 0.25 } })).toBe(
      `${LOOKS} Cup at 5.00 instead of 10.00 leaves the buyer 3.00 and the seller 1.00 better off. ` +
        'The gains are split with a seller’s weight of 0.25.',
    );
  });

  it('names the order at list that the buyer would make anyway', () => {
    const spec: MenuSpec = {
      dims: [
        { id: 'a', kind: 'choice', options: [CUP] },
        { id: 'b', kind: 'addon', options: [{ id: 'lid', label: 'Lid', price_delta: 3, unit_cost: 1 }] },
      ],
    };
    expect(why(spec, { values: { a: { cup: 12 }, b: { lid: 2 } } })).toBe(
      'Without a quote the buyer would order Cup at list price, 10.00. ' +
        `Cup, Lid at 11.50 instead of 13.00 leaves the buyer 0.50 and the seller 0.50 better off. ${EVEN}`,
    );
  });

  it('names the bound where the price stands at one: list, the least share of list, cost', () => {
    const bound = (value: number, opts: QuoteRequest['opts'] = {}, buyer: object = {}): string =>
      why(menu(), worth(value, buyer), { opts }).split(' better off. ')[1] ?? '';
    expect(bound(9, { min_price_frac: 0.8 })).toBe(
      'The price is the lowest share of the list price that may be quoted, 0.8.',
    );
    expect(bound(9, { min_price_frac: 0.6 })).toBe(EVEN);
    expect(bound(8, { seller_weight: 0 })).toBe('The price is the cost, below which nothing is quoted.');
    expect(bound(8, { seller_weight: 0.005 })).toBe('The gains are split with a seller’s weight of 0.005.');
    expect(bound(8, { seller_weight: 0, min_price_frac: 0.4 })).toBe(
      'The price is the lowest share of the list price that may be quoted, 0.4.',
    );
    // As good as the cup to the buyer, and cheaper to make: all that is gained is the seller's.
    const twins = menu();
    twins.dims![0]!.options!.push({ id: 'mug', label: 'Mug', price_delta: 10, unit_cost: 1 });
    expect(why(twins, { values: { a: { cup: 12, mug: 12 } } }, { opts: { seller_weight: 1 } })).toBe(
      'Without a quote the buyer would order Cup at list price, 10.00. Mug at 10.00 instead of 10.00 ' +
        'leaves the buyer 0.00 ' +
        'and the seller 3.00 better off. The price is the list price, which no quote exceeds.',
    );
  });

  it('keeps to the last digit: a cent off list is not list, a cent above cost is not cost', () => {
    const at = (price_delta: number, value: number, opts: QuoteRequest['opts'], unit_cost = 4): string =>
      why(menu({ price_delta, unit_cost }), worth(value), { opts }).split(' better off. ')[1] ?? '';
    const share = (weight: number): string => `The gains are split with a seller’s weight of ${weight}.`;
    expect(at(5, 4.99, { seller_weight: 1 })).toBe(share(1));
    expect(at(10, 8, { seller_weight: 0.0025 })).toBe(share(0.0025));
    expect(at(10, 8, { seller_weight: 0.202, min_price_frac: 0.4 }, 3)).toBe(share(0.202));
    expect(at(10, 8, { seller_weight: 0.2, min_price_frac: 0.4 }, 3)).toContain('the lowest share of the list price');
  });
});

describe('what made room for a quote', () => {
  const stale = menu({ perishable: true, salvage: 0.5 });

  it('is a unit that expires, where that makes it cheaper or dearer and not all of them would have been sold', () => {
    const expires = 'Cup is expiring: a unit costs the seller 0.50 instead of 4.00.';
    const state = { expiring: ['cup'] };
    expect(why(stale, worth(8), { state })).toContain(expires);
    expect(why(stale, worth(8))).not.toContain('expiring');
    expect(why(menu({ perishable: true, salvage: 4 }), worth(8), { state })).not.toContain('expiring');
    const scarce = { ...stale, cost: ['scarcity_shadow'] } as MenuSpec;
    const stock = (units: number): string =>
      why(scarce, worth(12), {
        state: { ...state, inventory: { cup: 2 }, expected_demand: { cup: units } },
        config: {},
      });
    expect(stock(1)).not.toContain('sold at list price');
  });

  it('is less where others would have bought it at list', () => {
    const spec: MenuSpec = {
      dims: [
        { id: 'a', kind: 'choice', options: [{ ...CUP, perishable: true, salvage: 0.5 }] },
        { id: 'n', kind: 'quantity', qty_cap: 2 },
      ],
      cost: ['scarcity_shadow'],
    };
    const text = (demand: number, expiring: string[] = []): string =>
      why(spec, worth(9.9, { qty_decay: 1 }), {
        config: { n: 2 },
        state: { inventory: { cup: 3 }, expected_demand: { cup: demand }, expiring },
      });
    expect(text(1.75)).toContain(
      'Otherwise 0.75 of Cup would have been sold at list price, so these units count at that price.',
    );
    expect(text(1.75, ['cup'])).toContain('Cup is expiring');
    expect(text(1)).not.toContain('sold at list price');
    expect(text(1.75)).toContain('Cup, 2 units at ');
  });

  it('is the setup that several units share', () => {
    const spec = (setup: number): MenuSpec => ({
      dims: [
        { id: 'a', kind: 'choice', options: [CUP] },
        { id: 'n', kind: 'quantity', qty_cap: 3 },
      ],
      cost: [{ kind: 'batch_economies', setup }],
    });
    const text = (setup: number, units: number): string =>
      why(spec(setup), worth(9, { qty_decay: 1 }), { config: { n: units } });
    expect(text(2, 3)).toContain('3 units share one setup of 2.00.');
    expect(text(2, 1)).toContain('Cup, 1 unit at ');
    expect(text(2, 1)).not.toContain('share');
    expect(text(0, 3)).not.toContain('share');
  });

  it('is a wait, and that nobody is turned away there', () => {
    const spec: MenuSpec = {
      dims: [
        { id: 'a', kind: 'choice', options: [CUP] },
        {
          id: 'when',
          kind: 'fulfillment',
          options: [
            { id: 'now', label: 'Now' },
            { id: 'later', label: 'Later', immediate: false, slot_ticks: 3 },
          ],
        },
      ],
    };
    const text = (when: string, buyer: object): string => why(spec, worth(9, buyer), { config: { when } });
    expect(text('later', { defer: { 3: 1.25 } })).toContain('Waiting for Later costs the buyer 1.25. ');
    expect(text('later', { defer: { 4: 1.25 } })).toContain('Waiting for Later costs the buyer 0.00. ');
    expect(text('later', { balk: 0.5, defer: { 3: 1 } })).toContain(
      'Waiting for Later costs the buyer 1.00, and nobody is turned away there. ',
    );
    expect(text('now', { defer: { 3: 1 } })).not.toContain('waiting');
  });
});

describe('why nothing is quoted', () => {
  it('is that nothing is better for both than the order at list', () => {
    expect(why(menu(), worth(12))).toBe(
      'No other cart or price is better for both sides than what the buyer would order anyway: Cup at list price.',
    );
  });

  it('is the pins, beside what the buyer would order anyway or instead', () => {
    const spec: MenuSpec = {
      dims: [{ id: 'a', kind: 'choice', options: [CUP, { id: 'mug', label: 'Mug', price_delta: 20, unit_cost: 19 }] }],
    };
    const pinned = (value: number): string => why(spec, worth(value), { config: { a: 'mug' } });
    expect(pinned(12)).toBe(
      'With these pins, no price is better for both sides than what the buyer would order anyway, ' +
        'Cup at list price, 10.00. Mug costs 20.00 at list price.',
    );
    expect(pinned(5)).toBe(
      'With these pins, no price is better for both sides than not ordering, ' +
        'which is what the buyer would do at list price. Mug costs 20.00 at list price.',
    );
  });

  it('is an empty stock, with pins or without', () => {
    const state = { inventory: { cup: 0 } };
    const limited = menu({ stock_limited: true });
    expect(why(limited, worth(8), { state })).toBe('No valid cart is in stock and can be served.');
    expect(why(limited, worth(8), { state, config: { a: 'cup' } })).toBe(
      'No valid cart with these pins is in stock and can be served.',
    );
  });

  it('is a queue that turns everybody away, unless a slot is deferred', () => {
    const turned = 'Every buyer who wants to be served at once is turned away.';
    expect(why(menu(), worth(8, { balk: 1 }))).toBe(turned);
    expect(why(menu(), worth(3, { balk: 0.9 }))).not.toBe(turned);
    const deferred = menu();
    deferred.dims!.push({
      id: 'when',
      kind: 'fulfillment',
      options: [{ id: 'now' }, { id: 'later', immediate: false, slot_ticks: 3 }],
    });
    expect(why(deferred, worth(3, { balk: 1 }))).not.toBe(turned);
  });

  it('is a value too low, beside what the buyer has elsewhere', () => {
    const low = 'No cart is worth enough more to the buyer than it costs the seller';
    expect(why(menu(), worth(3))).toBe(`${low}; nothing at list price is worth its price.`);
    expect(why(menu(), worth(8, { outside: 5 }))).toBe(
      `${low}, and the buyer has 5.00 elsewhere; nothing at list price is worth its price.`,
    );
    expect(why(menu(), worth(11, { outside: 9 }))).toBe(`${low}, and the buyer has 9.00 elsewhere.`);
  });
});

describe('the words for a cart', () => {
  it('are its labels, one unit or several units, and that it is nothing', () => {
    const extras: MenuSpec = {
      dims: [{ id: 'b', kind: 'addon', options: [{ id: 'lid', price_delta: 3, unit_cost: 1 }] }],
    };
    expect(why(extras, { values: {} }, { config: { b: [] } })).toContain('Nothing costs 0.00 at list price.');
  });
});

describe('dollars of a profile', () => {
  it('have up to six digits and no more than they need', () => {
    expect([dollarsExactly(2_500_000), dollarsExactly(1), dollarsExactly(0), dollarsExactly(-10)]).toEqual([
      '2.5',
      '0.000001',
      '0',
      '-0.00001',
    ]);
  });
});
