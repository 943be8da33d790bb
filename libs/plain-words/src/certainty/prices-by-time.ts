import type { TimeLength, TimeUnit } from '@svc/language';
import { convertedSum, paidFor, readNumbers, TIME_WORDS, timeIn, patternWith } from '@svc/language';
import type { PlacedOf } from '../statement.js';
import { codePoints } from '../text/code-points.js';
import type { Place } from '../text/said-figures.js';

/** A price that is paid for another time than the price of the offer. */
export interface OtherPrice extends Place {
  total: number;
  unit: TimeUnit;
  /** It is a lowest price. */
  lowest: boolean;
}

/** The prices of a description by the times that they are paid for. */
export interface PricesByTime {
  /** What the price of the offer is paid for; null where no price names a time. */
  unit: TimeUnit | null;
  /** The price of the offer, where others stand beside it; else null. */
  price: number | null;
  /** The description with blanks in place of the prices of other times, character for character. */
  rest: string;
  /** Prices for so many of the unit, and lowest prices, exactly converted. */
  said: (PlacedOf<'break'> | PlacedOf<'floor'>)[];
  /** Prices of times that cannot be converted exactly, or that are no less than so many of the unit cost. */
  open: OtherPrice[];
}

/** A sum with the time that it is paid for, in UTF-16 units. */
interface TimedSum {
  value: number;
  unit: TimeUnit;
  lasts: TimeLength | null;
  /** The sum with the words of its time. */
  start: number;
  end: number;
  /** The words of its own clause. */
  before: string;
  after: string;
  lowest: boolean;
}

const MARK = /[,.;:!?\n|·•，。；：！？、()（）]|\b(?:or|and|but)\b|[或和]/giu;
const COMMA = /[,;，；、]\s*$/u;
const JOINT = /(?:\b(?:or|and)\b|或者?|和)\s*$/iu;
/** Words with which a lowest price is named: a closed class of each language. */
const LOWEST = /\b(?:lowest|min(?:imum)?|below|under|least|less than|floor|down to)\b|最低|底[价線线]|低于|少于/iu;
/** Words that add nothing to a price: whatever else stands beside a sum says that it is for something else. */
const EMPTY = patternWith('iu')`
    ^(?:
      \s|[-–:=~/]
      |(?<![\p{Script=Latin}])(?:
        ${TIME_WORDS.en}|an?|the|per|each|for|by|at|is|one|full|whole|entire|complete|just|only|costs?|it's
        |special|price|rate|rates|hire|rental|rent|deal|all in|flat|i ask|we ask|asking|i charge|we charge|book|then
      )(?![\p{Script=Latin}])
      |${TIME_WORDS.zh}|[每一按整全包租金价格是只要仅收算为的则共另外]
    )*$
  `;

/** A clause is looked at so far on either side of a sum. */
const REACH = 160;

/** Where the clause of a place begins and ends; a mark in a figure ends none. */
function clauseAround(whole: string, start: number, end: number): { from: number; to: number } {
  const first = Math.max(0, start - REACH);
  const text = whole.slice(0, end + REACH);
  let [from, to] = [first, text.length];
  for (const { index: at, 0: mark } of text.slice(first).matchAll(MARK)) {
    const index = first + at;
    const inFigure = /[.,:]/.test(mark) && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1));
    if (inFigure) continue;
    if (index + mark.length <= start) from = index + mark.length;
    if (index >= end) {
      to = index;
      break;
    }
  }
  return { from, to };
}

/** The sums of a description that are paid for a time. */
function timedSums(description: string): TimedSum[] {
  return readNumbers(description).flatMap(({ kind, sense, value, unclear, start, end }): TimedSum[] => {
    if (unclear || value <= 0 || !(kind === 'money' || (kind === 'number' && sense === null))) return [];
    const paid = paidFor(description, start, end);
    if (paid === null) return [];
    const { from, to } = clauseAround(description, paid.start, paid.end);
    const [before, after] = [description.slice(from, paid.start), description.slice(paid.end, to)];
    const lowest = LOWEST.test(before) || LOWEST.test(after);
    return [{ value, unit: paid.unit, lasts: paid.lasts, start: paid.start, end: paid.end, before, after, lowest }];
  });
}

/** What one price is for, behind a sum: "per chair". */
const FOR_EACH = /(?:\bper|\bfor each|\bfor every|\beach|\/)\s?(?<thing>\p{Script=Latin}[\p{Script=Latin}-]+)/giu;

/** Nothing stands beside a sum but words of price, time and `things`, which the first price is for as well. */
function isBare({ before, after }: TimedSum, things: string): boolean {
  const behind = after.replace(FOR_EACH, (words, thing: string) => (things.includes(thing.toLowerCase()) ? '' : words));
  return EMPTY.test(before) && EMPTY.test(behind);
}

const lengthOf = ({ unit, lasts }: TimedSum): TimeLength => lasts ?? { count: 1, unit };

/** The unit into which most of the sums convert exactly; of equals the one that comes first. */
function unitOf(sums: readonly TimedSum[]): TimeUnit | null {
  const exact = (unit: TimeUnit): number => sums.filter((sum) => timeIn(lengthOf(sum), unit)).length;
  return sums.reduce<TimeUnit | null>(
    (best, { unit }) => (best === null || exact(unit) > exact(best) ? unit : best),
    null,
  );
}

/**
 * The prices of a description where they are paid for several times: "€85 a day, a week €400" is a price by the day and
 * one from seven days on. What does not convert exactly is left open; sums of two times are never compared.
 * @example pricesByTime('Camera, €85 a day, a week €400.').said[0] // { kind: 'break', from: 7, … }
 */
export function pricesByTime(description: string): PricesByTime {
  const sums = timedSums(description);
  const asked = sums.filter(({ lowest }) => !lowest);
  const [first] = asked;
  const things = description.slice(first?.start, first?.end).toLowerCase();
  const bare = asked.filter((sum) => sum === first || isBare(sum, things));
  const prices = bare.filter((sum) => sum === first || sum.unit !== first?.unit);
  const unit = unitOf(prices);
  const price = prices.find((sum) => sum.unit === unit);
  const others = [...prices, ...sums.filter(({ lowest }) => lowest)].filter((sum) => sum.unit !== unit);
  if (unit === null || price === undefined || others.length === 0)
    return { unit, price: null, rest: description, said: [], open: [] };
  const result: PricesByTime = { unit, price: price.value, rest: description, said: [], open: [] };
  const points = codePoints(description);
  for (const other of others) {
    const { from, to } = blankedFor(description, other, bare.includes(other));
    result.rest = result.rest.slice(0, from) + ' '.repeat(to - from) + result.rest.slice(to);
    const [start, end] = other.lowest ? [from, to] : [other.start, other.end];
    const quote = description.slice(start, end);
    const place = { quote, start: points(start), end: points(end) };
    const said = convertedTo(unit, price.value, other);
    if (said === null) result.open.push({ total: other.value, unit: other.unit, lowest: other.lowest, ...place });
    else result.said.push({ ...said, ...place });
  }
  return result;
}

type Converted = Omit<PlacedOf<'break'>, keyof Place> | Omit<PlacedOf<'floor'>, keyof Place>;

/** What a sum of another time says of the price; null where it does not convert exactly, or is no lower for longer. */
function convertedTo(unit: TimeUnit, price: number, sum: TimedSum): Converted | null {
  const { value, lowest } = sum;
  const count = timeIn(lengthOf(sum), unit);
  const each = count === null ? convertedSum(value, sum.unit, unit) : Number((value / count).toFixed(6));
  if (each === null) return null;
  if (lowest) return { kind: 'floor', price: each, strength: 'strong', unit: null, period: unit };
  if (count === null || each >= price) return null;
  const rest = { extra: false, stacks: false, unit, how: 'given' as const };
  return { kind: 'break', from: count, figure: { to_price: each }, ...rest };
}

/** What is blanked of a price: its clause where it holds nothing else, with the mark or the word that joins it. */
function blankedFor(description: string, sum: TimedSum, bare: boolean): { from: number; to: number } {
  if (sum.lowest) {
    const cue = LOWEST.exec(sum.before);
    const lead = cue === null ? 0 : sum.before.length - cue.index;
    const refused = /\b(?:not|never|no)\s+$/i.exec(sum.before.slice(0, cue?.index ?? 0))?.[0].length ?? 0;
    return { from: sum.start - lead - refused, to: sum.end };
  }
  if (!bare) return { from: sum.start, to: sum.end };
  const from = sum.start - sum.before.length;
  const before = description.slice(0, from);
  const joint = JOINT.exec(before)?.[0].length ?? 0;
  const comma = COMMA.exec(before.slice(0, before.length - joint))?.[0].length ?? 0;
  return { from: from - joint - comma, to: sum.end + sum.after.length };
}
