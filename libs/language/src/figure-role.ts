import type { NumberMention } from './figures/number-mention.js';
import { inWindow, plausible } from './in-window.js';
import { pattern } from './pattern.js';
import {
  EACH_AFTER,
  EACH_BEFORE,
  LOWER_BEFORE,
  MOST_BEFORE,
  NO_AFTER,
  NO_BEFORE,
  OFF_AFTER,
  OFF_BEFORE,
  PAST,
  PAST_AFTER,
  QUANTITY_BEFORE,
  TOTAL_AFTER,
  TOTAL_BEFORE,
} from './phrases/amount-cues.js';
import { ASKS_PRICE } from './phrases/question-cues.js';
import { isQuotedByOthers } from './quoted-by-others.js';
import type { Standing } from './reading.js';
import { isOfSomebody } from './said-of-somebody.js';

/** Where a figure stands: the folded message and what is on the table. */
interface Place {
  text: string;
  standing: Standing;
}

/** "Would you sell it for": what somebody else asks is told, and not asked for. */
const ASKS_TO_SELL = /(?<![a-z])(?:would|could|can|will|do) (?:you|u)(?: [a-z]+)? sell(?: [a-z]+){0,3} (?:for|at) $/;

/** Of two readings of a spelling the one that fits the list price; null where both or neither do. */
export function settled(mention: NumberMention, list: number): number | null {
  if (mention.alternative === null) return mention.value;
  const fits = [mention.value, mention.alternative].filter((value) => plausible(value, list));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** What a figure of a message is; `others` is a price that somebody else names. */
export type FigureRole = 'price' | 'total' | 'quantity' | 'refused' | 'skip' | 'others' | 'unclear' | 'off';

/** A verb of paying, and words that leave open which sum it is: "pay from $40", "pay your price: $40". */
const PAID_OPEN =
  /(?<![a-z])(?:pay|give|offer|spend)(?: you)? (?:from|your (?:asking |list )?price(?: of| is)?)[^a-z\d]{0,3}$/;

/** Whether words beside a figure say that it is for one: "2,250 a table". */
export function isEach({ text, each }: { text: string; each: RegExp | null }, mention: NumberMention): boolean {
  const { before, after } = inWindow(text, mention);
  return EACH_AFTER.test(after) || each?.test(after) === true || EACH_BEFORE.test(before);
}

/** What a bare or monetary number is, from the words around it; `guess` where they do not say. */
export function roleOf(text: string, mention: NumberMention, each: RegExp | null): FigureRole | 'guess' {
  const { before, after } = inWindow(text, mention);
  if (mention.value < 0) return 'unclear';
  const isEach = EACH_AFTER.test(after) || (each !== null && each.test(after));
  if (MOST_BEFORE.test(before)) return isEach ? 'price' : TOTAL_AFTER.test(after) ? 'total' : 'guess';
  if (NO_BEFORE.test(before) || NO_AFTER.test(after)) return 'refused';
  if (isQuotedByOthers(text.slice(0, mention.start))) return 'others';
  if (PAID_OPEN.test(before)) return 'unclear';
  if ((PAST.test(before) && !ASKS_TO_SELL.test(before)) || PAST_AFTER.test(after)) return 'skip';
  if (
    mention.kind === 'number' &&
    (/^ ?(?:at|@) ?[$€£¥\d]/.test(after) ||
      (QUANTITY_BEFORE.test(before) && /^ ?(?:at|@|for|by|,|，|$)/.test(after) && Number.isInteger(mention.value)))
  )
    return 'quantity';
  if (OFF_AFTER.test(after) || (OFF_BEFORE.test(before) && !/(?:到|to) ?$/.test(before))) return 'off';
  if (isEach || EACH_BEFORE.test(before)) return 'price';
  if (TOTAL_AFTER.test(after) || TOTAL_BEFORE.test(before)) return 'total';
  if (/^ ?(?:for|each for) (?:the |all )?(?:\d|[a-z]+ ?(?:units|pieces|seats))/.test(after) && mention.kind === 'money')
    return 'guess';
  return 'guess';
}

/** A word before a number with which somebody bids. */
const BID_BEFORE = pattern`
    (?:
      (?:
        pay|offer|do|take|give|say|sell|price|spend|budget
      )(?: (?:it|this|that|them|me|you|is|of|for|at|to)){0,2}
      |出
      |给
      |价
      |到
      |付
    )[^a-z\d]{0,3}$
  `;

/**
 * Whether a bare number speaks of something else than a price: an hour, an age, a house. It has no currency and no word
 * of bidding before it, and is too small for a price, or stands in a question for the price.
 */
export function isNoBid({ text, standing }: Place, mention: NumberMention): boolean {
  if (mention.kind !== 'number' || mention.alternative !== null) return false;
  const { before } = inWindow(text, mention);
  if (BID_BEFORE.test(before) || before.trim() === '') return false;
  return mention.value < standing.listPrice * 0.2 || ASKS_PRICE.test(text) || isOfSomebody(before);
}

/** From what is taken off: the one price that stands, else the list price. */
export const offBase = ({ offers, listPrice }: Standing): number =>
  offers.length === 1 ? (offers[0]?.price ?? listPrice) : listPrice;

/** "Drop 50": less than half of what it is taken from, where "drop 450" could name the price. */
export const isLowering = ({ text, standing }: Place, { kind, sense, value, start }: NumberMention): boolean =>
  (kind === 'money' || (kind === 'number' && sense === null)) &&
  value > 0 &&
  value < offBase(standing) / 2 &&
  LOWER_BEFORE.test(text.slice(Math.max(0, start - 40), start));

/**
 * "30.5" beside a list of 31,500 is thirty and a half thousand: a bare figure whose thousandfold alone can be the
 * price.
 */
export const inThousands = (mention: NumberMention, value: number, list: number): boolean =>
  mention.kind === 'number' && value < list / 100 && value * 1000 >= list / 2 && value * 1000 <= list * 1.2;
