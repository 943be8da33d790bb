import { readNumbers } from './figures/numbers.js';
import type { Standing } from './reading.js';
import { pattern } from './pattern.js';

/** A price that a message names by what both sides said last. */
export interface RelativeOffer {
  /** The unit price; null where what it is reckoned from is not known. */
  price: number | null;
  start: number;
  end: number;
}

const MIDDLE = pattern`
    (?<![a-z])(?:
      (?:let'?s |can we |could we |shall we |we could |why don'?t we )?(?:
        split (?:the|that) diff(?:erence)?
        |meet (?:me |you |each other |us )?(?:in the middle|half ?way)
        |go (?:half ?way|halves)
        |meet halfway
        |in the middle
      )
      |half and half
    )(?![a-z])
    |各[让退]一(?:步|半)
    |取(?:个)?中(?:间价|间|值)?
    |折中(?:一下|价)?
    |中间价
    |一人让一半
    |对半
  `;

const MORE = pattern`
    (?<![a-z])(?:
      (?:i|we)(?:'ll| will| can| could|'d| would)? (?:
        come up|go up|add|raise it|up it
      )(?: by)?(?: another)?
    )
    [ ]?(?<en>[$€£¥]?\d[\d,]*(?:\.\d+)?)(?:
      [ ]?(?:dollars?|bucks|euros?|quid|pounds?|more|on top)
    ){0,2}(?![a-z\d])
    |(?:我?再|那我?)?(?:加|涨|添)(?:个|你|您)?(?<zh>
      \d+(?:\.\d+)?|[一二两三四五六七八九十百千]{1,6}
    )(?:块钱?|元)?(?!\d|[个件瓶箱台套天年月])
  `;

/**
 * Reads "split the difference" and "I'll come up 20": figures between, or beside, what both sides said last. The
 * buyer's last price is known only after a bid; the seller's is the first of what stands, for what was asked for lies
 * first.
 * @example readRelativeOffer('split the difference', { offers: [{ price: 500, … }], listPrice: 500, lastBid: 400 })
 * // {price: 450, …}
 */
export function readRelativeOffer(text: string, standing: Standing): RelativeOffer | null {
  const theirs = standing.offers[0]?.price ?? null;
  const own = standing.lastBid ?? null;
  const middle = MIDDLE.exec(text);
  if (middle) {
    const price = theirs !== null && own !== null ? exactly((theirs + own) / 2) : null;
    return { price, start: middle.index, end: middle.index + middle[0].length };
  }
  const more = MORE.exec(text);
  if (!more) return null;
  const added = readNumbers(more.groups?.en ?? more.groups?.zh ?? '')[0]?.value ?? 0;
  if (!(added > 0) || (own !== null && added >= own * 0.5)) return null;
  return { price: own === null ? null : exactly(own + added), start: more.index, end: more.index + more[0].length };
}

const exactly = (price: number): number => Number(price.toFixed(6));
