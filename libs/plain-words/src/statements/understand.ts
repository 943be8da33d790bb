import type { PlacedStatement } from '../statement.js';
import type { Place } from '../text/said-figures.js';
import { buyersFlag } from '../certainty/open-condition.js';
import { saysMoreThanName } from '../certainty/uncovered.js';
import { handoffWords } from '../recognisers/handoff.js';
import { factWords } from '../words/fact-words.js';
import { subjectWords } from '../words/subject-words.js';
import type { Marks } from './kinds.js';
import type { PointedStatement } from './pointed.js';
import type { Counted } from './span-figures.js';
import { mannerOf } from './manner.js';
import type { Meaning } from './meaning.js';
import { countIn, offIn, paidFor, sumIn } from './span-figures.js';
import { isTime, perUnit, unitNamed } from './units.js';

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

/** What every statement of one description is read beside. */
interface Context {
  currency: string;
  list: number | null;
  /** What one price is for, in the singular; null where it is one of what is sold. */
  unit: string | null;
}

type Reader = (pointed: PointedStatement, context: Context) => { said?: readonly Meaning[]; doubts?: Doubt[] };

const nothing: Reader = () => ({});
const unclear: ReturnType<Reader> = { doubts: ['figure_unclear'] };

/** Permission to bargain, or what whoever qualifies gets. */
const howOf = ({ how }: Marks): { how?: 'given' | 'up_to' } => (how === 'given' || how === 'up_to' ? { how } : {});

/** Words by which a discount comes on top of others: a closed class of each language. */
const ADDS = /\b(?:another|further|additional|extra|on top)\b|再|另外|额外/iu;
const addsUp = ({ quote }: PointedStatement): boolean => ADDS.test(quote.quote);

/** "Sign for 12 months" of what is paid by the month: so many of them are bought; null where it is something else. */
function timeBought(what: Place, { currency, unit }: Context): number | null {
  const counted = unit === null ? null : countIn(what, currency);
  const named = unitNamed(counted?.unit ?? undefined);
  if (counted === null || unit === null || named === null || !isTime(unit)) return null;
  const times = perUnit(named, unit);
  return times === null ? null : counted.count * times;
}

/** A count in the unit that the price is for. */
function countOf(pointed: PointedStatement, { currency, unit }: Context): { counted: Counted | null; doubts: Doubt[] } {
  const counted = countIn(pointed.slots.count, currency);
  if (counted === null || !Number.isFinite(counted.count)) return { counted: null, doubts: ['count_unclear'] };
  const named = unitNamed(counted.unit ?? undefined);
  if (named === null || unit === null || named === unit) return { counted, doubts: [] };
  const times = perUnit(named, unit);
  if (times !== null) return { counted: { count: counted.count * times, unit }, doubts: [] };
  return { counted: { count: counted.count, unit }, doubts: ['unit_differs'] };
}

const bound =
  (side: 'min' | 'max'): Reader =>
  (pointed, context) => {
    const { counted, doubts } = countOf(pointed, context);
    if (counted === null) return { doubts };
    return { said: [{ kind: 'quantity', [side]: counted.count, unit: context.unit ?? counted.unit }], doubts };
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
  price: ({ slots }, { currency, unit }) => {
    const price = sumIn(slots.figure, currency);
    return price === null ? unclear : { said: [{ kind: 'list', price, strength: 'strong', unit }] };
  },
  lowest: ({ slots, marks }, { currency }) => {
    if (slots.figure === undefined) return { said: [{ kind: 'fixed_price' }] };
    const figure = offIn(slots.figure, marks.means ?? 'price_each', currency);
    if (figure === null) return unclear;
    if ('to_price' in figure)
      return { said: [{ kind: 'floor', price: figure.to_price, strength: 'strong', unit: null }] };
    return { said: [{ kind: 'floor_off', figure }] };
  },
  least_order: bound('min'),
  most_order: bound('max'),
  pack: () => ({ doubts: ['pack_unread'] }),
  volume: (pointed, context) => {
    const { counted, doubts } = countOf(pointed, context);
    const { figure: span } = pointed.slots;
    const figure = counted && offIn(span, pointed.marks.means, context.currency, counted.count);
    if (counted === null || figure === null)
      return { doubts: figure === null ? [...doubts, 'figure_unclear'] : doubts };
    const { count: from } = counted;
    const rest = { figure, extra: false, stacks: false, unit: context.unit ?? counted.unit, ...howOf(pointed.marks) };
    return { said: [{ kind: 'break', from, ...rest }], doubts };
  },
  discount: (pointed, context) => {
    const { slots, marks } = pointed;
    const figure = offIn(slots.figure, marks.means, context.currency);
    if (figure === null || slots.what === undefined) return unclear;
    const rest = { figure, extra: false, stacks: addsUp(pointed), ...howOf(marks) };
    const from = timeBought(slots.what, context);
    if (from !== null) return { said: [{ kind: 'break', from, unit: context.unit, ...rest }] };
    return { said: [{ kind: 'trade', condition: slots.what.quote, ...rest }] };
  },
  buyers: (pointed, { currency }) => {
    const { slots, marks } = pointed;
    const figure = offIn(slots.figure, marks.means, currency);
    if (figure === null || slots.what === undefined) return unclear;
    const rest = { figure, extra: false, stacks: addsUp(pointed), ...howOf(marks) };
    return { said: [{ kind: 'grant', flag: buyersFlag(slots.what.quote), ...rest }] };
  },
  extra: ({ slots, marks }, context) => {
    const { figure: span, what } = slots;
    const figure =
      span === undefined ? null : paidFor(span, marks.means === 'price_each' ? context.list : null, context.currency);
    if (figure === null || what === undefined) return unclear;
    const doubts: Doubt[] = [];
    if ('amount' in figure && marks.paid === undefined) doubts.push('paid_unsaid');
    if (marks.paid === 'per_other') doubts.push('counted_charge');
    if (slots.only_at !== undefined) doubts.push('condition_unsaid');
    const rest = { figure, perDeal: marks.paid === 'once', ...(marks.always ? { always: true as const } : {}) };
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
  const price = statements.find(({ kind }) => kind === 'price');
  const unit = unitNamed(price?.slots.unit?.quote) ?? unitNamed(price?.slots.period?.quote) ?? null;
  const context = { currency, list: sumIn(price?.slots.figure, currency), unit };
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
