import {
  EACH_AFTER,
  EACH_BEFORE,
  NO_BEFORE,
  QUANTITY_BEFORE,
  TIME_BEFORE,
  TOTAL_AFTER,
  TOTAL_BEFORE,
} from './phrases/amount-cues.js';
import { boundedBy } from './bounded-count.js';
import { countAgain } from './count-again.js';
import { countsPeople, countsWhatIsSold } from './counted-things.js';
import { countsNoun, countsOwnWords } from './counted-words.js';
import { isOfEach, wantsOne } from './held-by-each.js';
import { massIn } from './mass-units.js';
import { nearTotal } from './near-total.js';
import type { NumberMention } from './figures/number-mention.js';
import { foldPhrase } from './find-phrases.js';
import { countsAside, isLump } from './orders-count.js';
import { ASKS_PRICE } from './phrases/question-cues.js';
import type { Standing } from './reading.js';
import { countOnTable, stepOf } from './relative-counts.js';
import { unitScale } from './figures/unit-scale.js';
import { unitsIn, unitsWanted } from './units-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** How many are wanted, and the places that say so. */
export interface CountReading {
  quantity?: number;
  unclear: boolean;
  places: readonly NumberMention[];
  /** Numbers of something else than is sold: "for two rooms" where hours are. */
  ofOthers?: readonly NumberMention[];
  /** Whether the count is said by the one on the table: "2 more". */
  stepped?: boolean;
  /** Whether another number may count what is sold as well: "5 bottles of red and 3 of white". */
  open?: boolean;
}

/** `一瓶1.3元` and `1.3元一瓶` name the price of one, not an order of one. */
const PER_ONE = /^一/;
const BOTH = /(?<![a-z])(?:both(?: of (?:them|these|those))?|the pair|the two)(?![a-z])|两[个件张台套]都/;
/** What is needed is a count. */
const NEEDED = /(?:^|[^a-z])(?:need|require|looking for)(?: only| just| about| around)? $|(?:需要|只要|就要)$/;
/** A word before a bare number that makes it a price. */
const BIDDING = /(?:^|[^a-z])(?:would|do|will|can|could) (?:you|u)(?: [a-z]+)? (?:take|do|accept|go for) $/;
const ORDERING = /(?:^|[^a-z])(?:for|(?:i|we) take|take)(?: the| all)? $/;
/** What is paid or ordered stands behind "for": its size tells. */
const FOR = /(?:^|[^a-z])for $/;
const TRADED = /^ ?(?:for|at|@) ?[$€£¥]?\d/;

/** What stands right before and right after a number. */
export const inWindow = (text: string, mention: NumberMention): { before: string; after: string } => ({
  before: text.slice(Math.max(0, mention.start - 40), mention.start),
  after: text.slice(mention.end, mention.end + 40),
});

/** Whether a number stands right before the base of the deal's unit: 6万字 where 千字 are sold. */
function countsBase(text: string, { kind, end }: NumberMention, own: string | null): boolean {
  const base = own === null ? '' : (unitScale(own)?.base ?? '');
  return kind === 'number' && base !== '' && text.slice(end).trimStart().startsWith(base);
}

/** Whether a bare number could be what one costs: not above the list price, and hardly below half of it. */
const mayCost = (value: number, list: number): boolean => value >= list / 2 && value <= list;

/** Whether a figure could be a price of one, seen from the list price. */
export const plausible = (value: number, list: number): boolean => value >= list * 0.2 && value <= list * 1.5;

/**
 * How many units a number of a message orders, with the count on the table that it is added to ("10 more"); null where
 * that is no whole number.
 */
export function unitsOrdered(
  text: string,
  mention: NumberMention,
  { unit, pack }: Pick<Vocabulary, 'unit' | 'pack'>,
  standing: Standing,
): number | null {
  const own = { own: unit === undefined ? null : foldPhrase(unit), pack };
  return wholeCount(unitsWanted(text, mention, own, standing), []).quantity ?? null;
}

/** A count of whole units; what is no whole number of them is unclear. */
const wholeCount = (value: number, places: readonly NumberMention[]): CountReading =>
  Number.isSafeInteger(value) && value > 0 ? { quantity: value, unclear: false, places } : { unclear: true, places };

/** Whether 一本 is said of what one costs; 再来一本多少钱 orders another one. */
function isPriceOfOne(
  text: string,
  mention: NumberMention,
  mentions: readonly NumberMention[],
  own: string | null,
): boolean {
  if (mention.value !== 1 || !PER_ONE.test(mention.text) || wantsOne(text.slice(0, mention.start))) return false;
  if (mention.unit === own && stepOf(text, mention) !== null) return false;
  return mentions.length > 1 || ASKS_PRICE.test(text);
}

/** The numbers of a message that name a count of something, sold or not. */
function namedCounts(
  text: string,
  vocabulary: Vocabulary,
  mentions: readonly NumberMention[],
  unit: string | null,
): NumberMention[] {
  return mentions.filter((mention) => {
    const { before } = inWindow(text, mention);
    return (
      (mention.kind === 'count' || countsBase(text, mention, unit) || countsNoun(text, mention, vocabulary)) &&
      (mention.sense === null ||
        (mention.sense === 'measure' &&
          (countsPeople(mention.unit, vocabulary) || massIn(mention.unit, unit) !== null))) &&
      !isPriceOfOne(text, mention, mentions, unit) &&
      !NO_BEFORE.test(before) &&
      !TIME_BEFORE.test(before)
    );
  });
}

/**
 * Reads how many units a folded message wants: counts with the unit, else bare numbers that can be nothing but a count.
 */
export function readCount(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  mentions: readonly NumberMention[],
): CountReading {
  const unit = vocabulary.unit === undefined ? null : foldPhrase(vocabulary.unit);
  const named = namedCounts(text, vocabulary, mentions, unit);
  const counts = named.filter(
    (mention) =>
      (massIn(mention.unit, unit) !== null || countsWhatIsSold(mention.unit, vocabulary)) &&
      !countsAside(text, mention, vocabulary),
  );
  const ofOthers = named.filter((mention) => !counts.includes(mention));
  const own = counts.filter((mention) => unit !== null && mention.unit === unit);
  const chosen = own.length > 0 ? own : counts;
  const of = { own: unit, pack: vocabulary.pack };
  const unitsOf = (one: NumberMention): number => unitsWanted(text, one, of, standing);
  const [value, ...others] = new Set(chosen.map(unitsOf));
  // "3 blue mugs and 4 white mugs": two kinds of it, and no two readings of one count.
  const kinds = chosen.length > 1 && chosen.some((mention) => countsNoun(text, mention, vocabulary));
  if (others.length > 0 && !kinds) return { unclear: true, places: chosen };
  const beside = (mention: NumberMention): boolean =>
    !chosen.includes(mention) &&
    (counts.includes(mention) ? unitsOf(mention) !== value : countsOwnWords(text, mention, standing.listPrice));
  const open = kinds || mentions.some(beside);
  const stepped = chosen.some((mention) => stepOf(text, mention) !== null);
  if (value !== undefined) {
    const [wanted, isOpen] = boundedBy(text, value, chosen);
    return { ...wholeCount(wanted, chosen), open: open || isOpen, stepped };
  }
  const able = mentions.filter((mention) => mention.kind !== 'number' || !countsAside(text, mention, vocabulary));
  const most = vocabulary.most ?? 1;
  const step = most > 1 ? bareStep(text, standing, able, unitsOf) : null;
  if (step !== null) return step;
  const again = most > 1 ? countAgain(text, standing, able) : null;
  // More than can be ordered is no count where nothing but a number says so.
  const orderable = again !== null && unitsIn(again, unit) <= most ? again : null;
  const bare = bareCount(text, vocabulary, standing, able) ?? orderable;
  if (bare) return wholeCount(unitsIn(bare, unit), [bare]);
  return BOTH.test(text) && (vocabulary.most ?? 0) >= 2
    ? { quantity: 2, unclear: false, places: [] }
    : { unclear: false, places: [], ofOthers };
}

/** "3 more": plain where no price was bid that it could raise; null where no bare number is said so. */
function bareStep(
  text: string,
  standing: Standing,
  mentions: readonly NumberMention[],
  unitsOf: (mention: NumberMention) => number,
): CountReading | null {
  const bare = mentions.find((one) => one.kind === 'number' && one.sense === null && stepOf(text, one) !== null);
  if (bare === undefined) return null;
  const isCount = countAgain(text, { ...standing, lastCount: countOnTable(standing) }, mentions) === bare;
  const value = isCount && standing.lastBid == null ? unitsOf(bare) : Number.NaN;
  return { ...wholeCount(value, [bare]), stepped: true };
}

/** "price for 40?", "ok 8 then, what price?", "team of 25", "25 for $600", "9.80 each for 12" */
function bareCount(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  mentions: readonly NumberMention[],
): NumberMention | null {
  const { most } = vocabulary;
  if (most === undefined || most === 1) return null;
  const bare = mentions.filter(
    (mention) =>
      mention.kind === 'number' &&
      mention.sense === null &&
      Number.isSafeInteger(mention.value) &&
      mention.value > 0 &&
      mention.value <= most &&
      !isOfEach(text.slice(0, mention.start), vocabulary),
  );
  const figures = mentions.filter(({ kind, sense }) => kind === 'money' || (kind === 'number' && sense === null));
  const [only] = bare;
  if (only && figures.length === 1) {
    const { before, after } = inWindow(text, only);
    if (BIDDING.test(before) || isLump(text, only) || /^ ?(?:each|per|a |\/|%)/.test(after)) return null;
    return ASKS_PRICE.test(text) ||
      NEEDED.test(before) ||
      ((QUANTITY_BEFORE.test(before) || ORDERING.test(before)) &&
        !mayCost(only.value, standing.listPrice) &&
        !(FOR.test(before) && nearTotal(only.value, standing))) ||
      /(?:team|group|party|company|class|staff) of (?:about |around )?$/.test(before)
      ? only
      : null;
  }
  const [first, second] = figures;
  return first && second && figures.length === 2 ? countOfTwo(text, [first, second], bare, standing) : null;
}

/** A word of what is sold between a number and what is paid for it: "25 gift boxes for 800". */
const NOUN_TRADED = /^ (?:[a-z'-]+ ){1,4}(?:for|at|@) ?[$€£¥]?\d/;

/**
 * Of two figures the one that counts. Each is tried: the other one must then come to a price of one, as it stands or
 * divided, that lies between half of list and list, or, where neither does, in reach of it. Where both could count,
 * their words decide, and else nobody does.
 */
function countOfTwo(
  text: string,
  figures: readonly [NumberMention, NumberMention],
  bare: readonly NumberMention[],
  { listPrice }: Standing,
): NumberMention | null {
  const other = (mention: NumberMention): NumberMention => (mention === figures[0] ? figures[1] : figures[0]);
  const priceOf = (mention: NumberMention): readonly number[] => {
    const paid = other(mention);
    const { before, after } = inWindow(text, paid);
    if (TOTAL_AFTER.test(after) || TOTAL_BEFORE.test(before)) return [paid.value / mention.value];
    return EACH_AFTER.test(after) || EACH_BEFORE.test(before) ? [paid.value] : [paid.value, paid.value / mention.value];
  };
  const able = (fits: (price: number) => boolean): NumberMention[] =>
    bare.filter((mention) => priceOf(mention).some(fits));
  const likely = able((price) => price >= listPrice / 2 && price <= listPrice);
  const possible = likely.length > 0 ? likely : able((price) => plausible(price, listPrice));
  const named = possible.filter((mention) => NOUN_TRADED.test(inWindow(text, mention).after));
  if (named.length === 1) return named[0] ?? null;
  if (possible.length < 2) return possible[0] ?? null;
  const traded = possible.filter((mention) => TRADED.test(inWindow(text, mention).after));
  const saysPrice = (mention: NumberMention): boolean => other(mention).kind === 'money';
  return possible.find(saysPrice) ?? (likely.length === 2 ? null : (traded[0] ?? null));
}
