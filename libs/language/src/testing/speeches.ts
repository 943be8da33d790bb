import fc from 'fast-check';
import type { Speech, SpokenOffer } from '../speech.js';

/** Arbitrary speeches for tests of wording: realistic strings mixed with hostile ones. */
const strings = fc.oneof(
  fc.constantFrom(
    'two years, paid yearly',
    'cash',
    'pick up at the lot',
    'no warranty',
    'net 30',
    '月结30天',
    '送货上门',
    '5',
    '十',
    'none',
    'A 14-day trial',
    '2014 Civic',
    '$5 voucher',
    '50 % on signing',
    'deal',
    'free shipping',
    '一年质保',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const cents = fc.integer({ min: 1, max: 5_000_000 });

const offer = (decimals: number): fc.Arbitrary<SpokenOffer> =>
  fc
    .record({
      price: cents.map((value) => Number((value / 10 ** decimals).toFixed(decimals))),
      quantity: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 50_000 })),
      terms: fc.array(
        fc.record({ id: fc.constant('t'), label: strings, option: fc.constant('o'), optionLabel: strings }),
        { maxLength: 3 },
      ),
    })
    .map((parts) => ({ ...parts, total: Number((parts.price * parts.quantity).toFixed(decimals)) }));

const REASONS = [
  'opening',
  'still_offered',
  'which_option',
  'yes_in_doubt',
  'met_in_the_middle',
  'improved',
  'trade_for_term',
  'holding',
  'last_offer',
  'accepts_yours',
  'below_here',
  'came_down',
  'last_price',
  'firm',
  'held',
  'approved',
  'seller_counter',
  'bid_refused',
  'at_table',
  'never_match',
  'did_you_mean',
  'taken_back',
  'not_paid_for',
  'never_given',
  'unclear',
  'answering',
  'offering',
  'not_yet',
  'accepts_better',
  'as_understood',
  'ask_price',
  'trade_instead',
  'stays_open',
  'courtesy',
] as const;

/** Any speech that a reply can come to. */
export const speeches: fc.Arbitrary<Speech> = fc.integer({ min: 0, max: 4 }).chain((priceDecimals) =>
  fc
    .record({
      kind: fc.constantFrom('offer', 'deal', 'handoff', 'decline'),
      reason: fc.constantFrom(...REASONS),
      ending: fc.constantFrom('out_of_stock', 'rounds_over', 'buyer_quit'),
      language: fc.constantFrom('en', 'zh'),
      currency: fc.constantFrom('USD', 'CNY', 'EUR', 'CHF', 'CAD', 'JPY'),
      priceDecimals: fc.constant(priceDecimals),
      unit: fc.oneof(fc.constantFrom(null, 'seat', '瓶', 'box'), strings),
      subject: strings,
      offers: fc.array(offer(priceDecimals), { minLength: 1, maxLength: 3 }),
      answers: fc.array(strings, { maxLength: 2 }),
      refusals: fc.array(strings, { maxLength: 2 }),
      handoff: fc.oneof(fc.constant(null), strings),
      tone: fc.constantFrom('friendly', 'plain', 'formal'),
      signOff: fc.oneof(fc.constant(null), strings),
    })
    .map(({ kind, reason, ending, offers, ...rest }): Speech => {
      const chosen = { offer: reason, deal: 'buyer_accepted', handoff: 'for_a_person', decline: ending } as const;
      return {
        ...rest,
        kind: kind as Speech['kind'],
        reason: chosen[kind as Speech['kind']],
        language: rest.language as 'en' | 'zh',
        tone: rest.tone as Speech['tone'],
        offer: offers[0] ?? null,
        menu: kind === 'offer' && offers.length > 1 ? offers : [],
      };
    }),
);
