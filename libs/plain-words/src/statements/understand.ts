import type { TimeUnit } from '@svc/language';
import { convertedSum, timeIn } from '@svc/language';
import type { PlacedStatement } from '../statement.js';
import { buyersFlag } from '../certainty/open-condition.js';
import { saysMoreThanName } from '../certainty/uncovered.js';
import { handoffWords } from '../recognisers/handoff.js';
import { factWords } from '../words/fact-words.js';
import { subjectWords } from '../words/subject-words.js';
import type { Marks } from './kinds.js';
import type { PointedStatement } from './pointed.js';
import { mannerOf } from './manner.js';
import type { Meaning } from './meaning.js';
import type { Context } from './paid-by.js';
import { chargedPer, contextOf, countOf, inPeriod, pricedUnit, timeBought } from './paid-by.js';
import { offIn, paidFor, sumIn } from './span-figures.js';
import { timeSaid } from './units.js';

/** Why a statement could not be taken as it stands. */
export type Doubt =
  | 'figure_unclear'
  | 'count_unclear'
  | 'unit_differs'
  | 'paid_unsaid'
  | 'counted_charge'
  | 'condition_unsaid'
  | 'pack_unread'
  | 'unsure';

/** What the statements of a description mean, one by one. */
export interface Understood {
  pointed: PointedStatement;
  /** What it says to the assembler; empty where it says nothing that a policy holds. */
  said: PlacedStatement[];
  doubts: Doubt[];
}

type Reader = (pointed: PointedStatement, context: Context) => { said?: readonly Meaning[]; doubts?: Doubt[] };

const nothing: Reader = () => ({});
const unclear: ReturnType<Reader> = { doubts: ['figure_unclear'] };

/** Permission to bargain, or what whoever qualifies gets. */
const howOf = ({ how }: Marks): { how?: 'given' | 'up_to' } => (how === 'given' || how === 'up_to' ? { how } : {});

/** Words by which a discount comes on top of others: a closed class of each language. */
const ADDS = /\b(?:another|further|additional|extra|on top)\b|再|另外|额外/iu;
const addsUp = ({ quote }: PointedStatement): boolean => ADDS.test(quote.quote);

/** "A week €400" beside a price by the day: what seven days cost, a day. */
function priceOfTime(price: number, time: TimeUnit, period: TimeUnit): ReturnType<Reader> {
  const from = timeIn({ count: 1, unit: time }, period);
  const each = convertedSum(price, time, period);
  if (from === null || each === null) return { doubts: ['unit_differs'] };
  const rest = { extra: false, stacks: false, unit: period, how: 'given' as const };
  return { said: [{ kind: 'break', from, figure: { to_price: each }, ...rest }] };
}

const bound =
  (side: 'min' | 'max'): Reader =>
  (pointed, context) => {
    const { counted, doubts } = countOf(pointed, context);
    if (counted === null) return { doubts };
    return { said: [{ kind: 'quantity', [side]: counted.count, unit: counted.unit ?? context.unit }], doubts };
  };

/** How each kind of statement is read. */
const READERS: Readonly<Record<PointedStatement['kind'], Reader>> = {
  // A name that tells more than what is sold is told as well.
  name: ({ quote: { quote } }) =>
    saysMoreThanName(quote)
      ? {
          said: [
            { kind: 'name', name: quote },
            { kind: 'fact', words: factWords(quote) },
          ],
        }
      : { said: [{ kind: 'name', name: quote }] },
  price: ({ slots }, { currency, unit, period }) => {
    const price = sumIn(slots.figure, currency);
    if (price === null) return unclear;
    const time = timeSaid(slots.period?.quote) ?? timeSaid(slots.unit?.quote) ?? period;
    if (time !== null && period !== null && time !== period) return priceOfTime(price, time, period);
    const paid = period === null ? {} : { period };
    return { said: [{ kind: 'list', price, strength: 'strong', unit, ...paid }] };
  },
  lowest: ({ slots, marks, quote }, context) => {
    if (slots.figure === undefined) return { said: [{ kind: 'fixed_price' }] };
    const figure = offIn(slots.figure, marks.means ?? 'price_each', context.currency);
    if (figure === null) return unclear;
    if (!('to_price' in figure)) return { said: [{ kind: 'floor_off', figure }] };
    const price = inPeriod(figure.to_price, slots.figure, quote, context);
    return price === null
      ? { doubts: ['unit_differs'] }
      : { said: [{ kind: 'floor', price, strength: 'strong', unit: null }] };
  },
  least_order: bound('min'),
  most_order: bound('max'),
  // A pack of what is priced by the piece: counts are multiples of it. What is priced by the pack is told.
  pack: ({ quote }, { pack, unit }) => {
    if (pack === null || !Number.isSafeInteger(pack.count) || pack.count < 2) return { doubts: ['pack_unread'] };
    if (pack.name !== null && pack.name === unit) return { said: [{ kind: 'fact', words: factWords(quote.quote) }] };
    return { said: [{ kind: 'quantity', step: pack.count, unit }] };
  },
  volume: (pointed, context) => {
    const { counted, doubts } = countOf(pointed, context);
    const { figure: span } = pointed.slots;
    const figure = counted && offIn(span, pointed.marks.means, context.currency, counted.count);
    if (counted === null || figure === null)
      return { doubts: figure === null ? [...doubts, 'figure_unclear'] : doubts };
    const { count: from } = counted;
    const rest = {
      figure,
      extra: false,
      stacks: false,
      unit: counted.unit ?? pricedUnit(context),
      ...howOf(pointed.marks),
    };
    return { said: [{ kind: 'break', from, ...rest }], doubts };
  },
  discount: (pointed, context) => {
    const { slots, marks } = pointed;
    const figure = offIn(slots.figure, marks.means, context.currency);
    if (figure === null || slots.what === undefined) return unclear;
    const rest = { figure, extra: false, stacks: addsUp(pointed), ...howOf(marks) };
    const from = timeBought(slots.what, context);
    if (from !== null) return { said: [{ kind: 'break', from, unit: context.period, ...rest }] };
    return { said: [{ kind: 'trade', condition: slots.what.quote, ...rest }] };
  },
  buyers: (pointed, { currency }) => {
    const { slots, marks } = pointed;
    const figure = offIn(slots.figure, marks.means, currency);
    if (figure === null || slots.what === undefined) return unclear;
    const rest = { figure, extra: false, stacks: addsUp(pointed), ...howOf(marks) };
    return { said: [{ kind: 'grant', flag: buyersFlag(slots.what.quote), ...rest }] };
  },
  extra: (pointed, context) => {
    const { slots, marks } = pointed;
    const { figure: span, what } = slots;
    const figure =
      span === undefined ? null : paidFor(span, marks.means === 'price_each' ? context.list : null, context.currency);
    if (figure === null || what === undefined) return unclear;
    const doubts: Doubt[] = [];
    if ('amount' in figure && marks.paid === undefined) doubts.push('paid_unsaid');
    const per = chargedPer(pointed);
    if (per === null) return { doubts: ['counted_charge'] };
    if (slots.only_at !== undefined) doubts.push('condition_unsaid');
    const rest = { figure, per, ...(marks.always ? { always: true as const } : {}) };
    return { said: [{ kind: 'charge', what: what.quote, ...rest }], doubts };
  },
  gift: ({ slots }, { currency }) => {
    if (slots.what === undefined) return unclear;
    const cost = sumIn(slots.figure, currency);
    const at = slots.only_at;
    const sum = sumIn(at, currency);
    const full = at !== undefined && /full|list|asking|全价|原价|标价/iu.test(at.quote);
    const condition = full ? { atMost: 0 } : sum === null ? null : { priceAtLeast: sum };
    const doubts: Doubt[] = at !== undefined && condition === null ? ['condition_unsaid'] : [];
    return {
      said: [{ kind: 'gift', what: slots.what.quote, cost, perDeal: true, condition, free: true }],
      doubts,
    };
  },
  free: ({ slots, marks }, { currency }) => {
    if (marks.how === 'none') return { said: [{ kind: 'free_discount', figure: { amount: 0 } }] };
    if (slots.figure === undefined) return { said: [{ kind: 'free_discount', figure: { amount: 0 }, all: true }] };
    const figure = offIn(slots.figure, marks.means ?? 'off', currency);
    return figure === null ? unclear : { said: [{ kind: 'free_discount', figure }] };
  },
  never: ({ slots, quote }) => ({
    said: [{ kind: 'never', words: subjectWords((slots.what ?? quote).quote), about: 'request' }],
  }),
  handoff: ({ slots, quote }) => {
    const subject = (slots.what ?? quote).quote;
    const words = handoffWords(subject);
    return { said: [{ kind: 'handoff', subject, words: words.length > 0 ? words : subjectWords(subject) }] };
  },
  fact: ({ quote }) => ({ said: [{ kind: 'fact', words: factWords(quote.quote) }] }),
  stock: ({ slots, marks }) =>
    slots.what === undefined
      ? unclear
      : { said: [{ kind: 'stock', key: marks.key ?? 'sku', value: slots.what.quote, option: null }] },
  private: nothing,
  manner: ({ slots, marks }, { currency }) => ({ said: mannerOf(marks, slots, currency) }),
  nothing,
  unsure: () => ({ doubts: ['unsure'] }),
};

/**
 * What statements mean: each with its figures read out of its spans, and with what is doubtful about it. Of two lowest
 * prices the higher is the one below which the seller wants to be asked.
 */
export function understand(statements: readonly PointedStatement[], currency: string): Understood[] {
  const context = contextOf(statements, currency);
  return withReserve(
    statements.map((written) => {
      const pointed = withValue(written);
      const { said = [], doubts = [] } = READERS[pointed.kind](pointed, context);
      return { pointed: written, doubts, said: said.map((one) => ({ ...one, ...pointed.quote }) as PlacedStatement) };
    }),
  );
}

/** A statement whose figure, or else count, the seller has put right. */
function withValue(pointed: PointedStatement): PointedStatement {
  const { value, slots, quote } = pointed;
  if (value === undefined) return pointed;
  const slot = slots.count !== undefined && slots.figure === undefined ? 'count' : 'figure';
  const before = slots[slot]?.quote ?? '';
  const share = /%|％|折/u.test(before) ? '%' : '';
  return { ...pointed, slots: { ...slots, [slot]: { ...quote, quote: `${value}${share}` } } };
}

/** The higher of two lowest prices becomes the reserve. */
function withReserve(all: Understood[]): Understood[] {
  const floors = all.flatMap(({ said }) => said).filter((one) => one.kind === 'floor');
  const lowest = Math.min(...floors.map(({ price }) => price));
  if (floors.length !== 2 || floors.every(({ price }) => price === lowest)) return all;
  return all.map((one) => ({
    ...one,
    said: one.said.map((said) =>
      said.kind === 'floor' && said.price > lowest
        ? { kind: 'reserve', price: said.price, quote: said.quote, start: said.start, end: said.end }
        : said,
    ),
  }));
}
