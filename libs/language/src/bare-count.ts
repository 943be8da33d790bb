import { inWindow, plausible } from './in-window.js';
import { isOfEach } from './held-by-each.js';
import type { NumberMention } from './figures/number-mention.js';
import { nearTotal } from './near-total.js';
import { isLump } from './orders-count.js';
import { EACH_AFTER, EACH_BEFORE, QUANTITY_BEFORE, TOTAL_AFTER, TOTAL_BEFORE } from './phrases/amount-cues.js';
import { ASKS_PRICE } from './phrases/question-cues.js';
import type { Standing } from './reading.js';
import type { NumberOfTime } from './time-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** What is needed is a count. */
const NEEDED = /(?:^|[^a-z])(?:need|require|looking for)(?: only| just| about| around)? $|(?:需要|只要|就要)$/;
/** A word before a bare number that makes it a price. */
const BIDDING = /(?:^|[^a-z])(?:would|do|will|can|could) (?:you|u)(?: [a-z]+)? (?:take|do|accept|go for) $/;
const ORDERING = /(?:^|[^a-z])(?:for|(?:i|we) take|take)(?: the| all)? $/;
/** "all 40", of as many as there are. */
const WHOLE_STOCK = /(?:^|[^a-z])all (?:of )?(?:the )?$|(?:全部|所有)$/;
const OF_SO_MANY =
  /(?:team|group|party|company|class|staff|hire|rental|booking|order|purchase) of (?:about |around )?$/;
/** What is paid or ordered stands behind "for": its size tells. */
const FOR = /(?:^|[^a-z])for $/;
const TRADED = /^ ?(?:for|at|@) ?[$€£¥]?\d/;

/** Whether a bare number could be what one costs: not above the list price, and hardly below half of it. */
const mayCost = (value: number, list: number): boolean => value >= list / 2 && value <= list;

/** "price for 40?", "ok 8 then, what price?", "team of 25", "25 for $600", "9.80 each for 12" */
export function bareCount(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  mentions: readonly NumberOfTime[],
): NumberOfTime | null {
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
    if (only.value === most && WHOLE_STOCK.test(before)) return only;
    if (BIDDING.test(before) || isLump(text, only) || /^ ?(?:each|per|a |\/|%)/.test(after)) return null;
    return ASKS_PRICE.test(text) ||
      NEEDED.test(before) ||
      isCountForTime(only, standing) ||
      ((QUANTITY_BEFORE.test(before) || ORDERING.test(before)) &&
        !mayCost(only.value, standing.listPrice) &&
        !(FOR.test(before) && nearTotal(only.value, standing))) ||
      OF_SO_MANY.test(before)
      ? only
      : null;
  }
  const [first, second] = figures;
  return first && second && figures.length === 2 ? countOfTwo(text, [first, second], bare, standing) : null;
}

/**
 * Whether a bare number before a length of time is too large for what one costs for so long, where nothing lies on the
 * table that it could be paid for: "40 for 3 days", of chairs at 4.50 a day.
 */
const isCountForTime = ({ value, paid, periods = 1 }: NumberOfTime, { offers, listPrice }: Standing): boolean =>
  paid === 'whole' && offers.length === 0 && !plausible(value / periods, listPrice) && value / periods > listPrice;

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
  // "8 each, I take 40": what each costs counts nothing.
  const counts = bare.filter((mention) => !EACH_AFTER.test(inWindow(text, mention).after));
  const able = (fits: (price: number) => boolean): NumberMention[] =>
    counts.filter((mention) => priceOf(mention).some(fits));
  const likely = able((price) => price >= listPrice / 2 && price <= listPrice);
  const possible = likely.length > 0 ? likely : able((price) => plausible(price, listPrice));
  const named = possible.filter((mention) => NOUN_TRADED.test(inWindow(text, mention).after));
  if (named.length === 1) return named[0] ?? null;
  if (possible.length < 2) return possible[0] ?? null;
  const traded = possible.filter((mention) => TRADED.test(inWindow(text, mention).after));
  const saysPrice = (mention: NumberMention): boolean => other(mention).kind === 'money';
  return possible.find(saysPrice) ?? (likely.length === 2 ? null : (traded[0] ?? null));
}
