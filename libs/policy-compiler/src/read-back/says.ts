import type { ChargedPer, Figure, PlacedStatement } from '@svc/plain-words';
import type { PackPrice } from '../summary/money-words.js';
import { packPriced, sumShared, writeMoney, writePercent } from '../summary/money-words.js';
import type { PeriodUnit, Policy } from '@svc/policy-rules';
import { CHINESE } from './chinese.js';
import { ENGLISH } from './english.js';

/** What a figure takes off or leaves, written out. */
export type Effect = { off: string } | { price: string };

/** The sentences of the read-back in one language. */
export interface ReadBackTexts {
  /** Sums of the price are for one unit and one time; each null where it has no name. */
  price(amount: string, unit: string | null, period: PeriodUnit | null): string;
  lowest(amount: string, period: PeriodUnit | null): string;
  firm(): string;
  /** A price with the time that it is paid for: "€75 a day". */
  paid(amount: string, period: PeriodUnit | null): string;
  /** What so many cost together, where one costs no whole number of cents: "€400 for 7 days". */
  together(amount: string, count: number, unit: string | null): string;
  reserve(amount: string, period: PeriodUnit | null): string;
  mostOff(effect: Effect): string;
  nothingForNothing(): string;
  downToLowest(): string;
  free(effect: Effect): string;
  least(count: number, unit: string | null): string;
  most(count: number, unit: string | null): string;
  volume(from: number, unit: string | null, effect: Effect, upTo: boolean): string;
  discount(condition: string, effect: Effect, upTo: boolean): string;
  buyers(flag: string, effect: Effect, upTo: boolean): string;
  /** `per`: how often it is paid, in words. */
  extra(thing: string, amount: string, per: string, said: { always: boolean; freeFrom: number | null }): string;
  perDeal(): string;
  per(unit: string | null, period: PeriodUnit | null): string;
  counted(count: string, included: number | null): string;
  pack(size: number, unit: string | null): string;
  gift(thing: string): string;
  never(words: string): string;
  handoff(subject: string): string;
  fact(words: string): string;
  stock(key: string, value: string): string;
  manner(words: string): string;
  name(name: string): string;
  private(words: string): string;
  nothing(words: string): string;
  unread(words: string): string;
  open(words: string): string;
}

/** What sentences are written with. */
export interface Writing {
  language: 'en' | 'zh';
  /** ISO 4217. */
  currency: string;
  /** What one price is for; null where it has no name. */
  unit: string | null;
  /** The time that it is paid for; null where it is paid once. */
  period: PeriodUnit | null;
  /** The sum for several that a price is the share of; null where it is none. */
  packOf(price: number): PackPrice | null;
}

/** What the sentences about a policy are written with. */
export const writingOf = (policy: Pick<Policy, 'language' | 'currency' | 'quantity' | 'period'>): Writing => ({
  language: policy.language,
  currency: policy.currency,
  unit: policy.quantity === undefined || NAMELESS.has(policy.quantity.unit) ? null : policy.quantity.unit,
  period: policy.period?.unit ?? null,
  packOf: (price) => packPriced(price, policy),
});

/** Units that stand for one of what is sold, whatever that is. */
const NAMELESS: ReadonlySet<string> = new Set(['unit', '件']);

export const textsOf = (language: 'en' | 'zh'): ReadBackTexts => (language === 'zh' ? CHINESE : ENGLISH);

/**
 * One statement as a plain sentence, with its figures as they were read.
 * @example sayStatement(floorOf430, { language: 'en', currency: 'USD', unit: null }) // 'You never go below $430.'
 */
export function sayStatement(said: PlacedStatement, writing: Writing): string {
  return sayPrice(said, writing) ?? sayTrade(said, writing) ?? sayWords(said, textsOf(writing.language));
}

/** How a figure and an amount are written. */
function writer({ language, currency }: Writing) {
  const money = (amount: number): string => writeMoney(amount, currency, language);
  const effect = (figure: Figure): Effect =>
    'to_price' in figure
      ? { price: money(figure.to_price) }
      : { off: 'share' in figure ? `${writePercent(figure.share)}%` : money(figure.amount) };
  return { money, effect };
}

/** The lowest price: the sum for several, where it is the share of one. */
function sayLowest(price: number, writing: Writing): string {
  const [texts, { money }, pack] = [textsOf(writing.language), writer(writing), writing.packOf(price)];
  if (pack === null) return texts.lowest(money(price), writing.period);
  const sum = texts.together(money(pack.sum), pack.count, pack.timed ? pack.unit : writing.unit);
  return texts.lowest(sum, pack.timed ? null : writing.period);
}

/** What is said of the price itself; null for anything else. */
function sayPrice(said: PlacedStatement, writing: Writing): string | null {
  const texts = textsOf(writing.language);
  const { money, effect } = writer(writing);
  switch (said.kind) {
    case 'list':
      return texts.price(money(said.price), writing.unit, writing.period);
    case 'floor':
      return sayLowest(said.price, writing);
    case 'fixed_price':
      return texts.firm();
    case 'reserve':
      return texts.reserve(money(said.price), writing.period);
    case 'floor_off':
      return texts.mostOff(effect(said.figure));
    case 'free_discount':
      if (said.all) return texts.downToLowest();
      return 'amount' in said.figure && said.figure.amount === 0
        ? texts.nothingForNothing()
        : texts.free(effect(said.figure));
    default:
      return null;
  }
}

/** How often a charge is paid. */
function perWords(per: ChargedPer, { language, unit, period }: Writing): string {
  const texts = textsOf(language);
  if (per === 'deal') return texts.perDeal();
  if (typeof per === 'object') return texts.counted(per.count, per.included || null);
  if (per === 'unit_once') return texts.per(unit, null);
  return texts.per(per === 'period' && period !== null ? null : unit, period);
}

/** A price with the time that it is paid for; what is taken off stays as it is. */
const timed = (effect: Effect, { language, period }: Writing): Effect =>
  'price' in effect ? { price: textsOf(language).paid(effect.price, period) } : effect;

/** How few and how many can be ordered, or in what packs. */
function sayBounds({ min, max, step, unit }: Extract<PlacedStatement, { kind: 'quantity' }>, texts: ReadBackTexts) {
  if (step !== undefined) return texts.pack(step, unit);
  return [
    ...(min === undefined ? [] : [texts.least(min, unit)]),
    ...(max === undefined ? [] : [texts.most(max, unit)]),
  ].join(' ');
}

/** What one costs from a count on; of a price that comes of a sum for all of them, that sum: "a week €400". */
function stepPrice({ figure, from, unit }: Extract<PlacedStatement, { kind: 'break' }>, writing: Writing): Effect {
  const { money, effect } = writer(writing);
  const total = 'to_price' in figure ? sumShared(figure.to_price, from, writing.currency) : null;
  if (total === null) return timed(effect(figure), writing);
  return { price: textsOf(writing.language).together(money(total), from, unit) };
}

/** What is said of counts, discounts and what costs more; null for anything else. */
function sayTrade(said: PlacedStatement, writing: Writing): string | null {
  const texts = textsOf(writing.language);
  const { money, effect } = writer(writing);
  const upTo = 'how' in said && said.how === 'up_to';
  switch (said.kind) {
    case 'quantity':
      return sayBounds(said, texts);
    case 'break':
      return texts.volume(said.from, said.unit, stepPrice(said, writing), upTo);
    case 'trade':
      return texts.discount(said.condition, timed(effect(said.figure), writing), upTo);
    case 'grant':
      return said.figure === null ? texts.unread(said.quote) : texts.buyers(said.flag, effect(said.figure), upTo);
    case 'charge': {
      const amount = 'share' in said.figure ? `${writePercent(said.figure.share)}%` : money(said.figure.amount);
      return texts.extra(said.what, amount, perWords(said.per, writing), {
        always: said.always ?? false,
        freeFrom: said.freeFrom ?? null,
      });
    }
    default:
      return null;
  }
}

/** What is said in words alone. */
function sayWords(said: PlacedStatement, texts: ReadBackTexts): string {
  switch (said.kind) {
    case 'gift':
      return texts.gift(said.what);
    case 'never':
      return texts.never(said.quote);
    case 'handoff':
      return texts.handoff(said.subject);
    case 'fact':
      return texts.fact(said.quote);
    case 'stock':
      return texts.stock(said.key, said.value);
    case 'manner':
      return texts.manner(said.quote);
    case 'name':
      return texts.name(said.name);
    default:
      return texts.nothing(said.quote);
  }
}
