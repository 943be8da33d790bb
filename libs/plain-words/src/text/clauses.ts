import { Clause } from './clause.js';
import { ASIDE_PRICE, FILLER } from './phrases/clauses.js';
import type { Range } from './range.js';
import { joinRanges, pieceRanges } from './split-clauses.js';
import type { TaggedText } from './tagged-text.js';
import type { Recogniser } from '../recogniser.js';
import { readCurrency } from '../recognisers/currency.js';
import { readFixedPrice } from '../recognisers/fixed-price.js';
import { readFloorPrice } from '../recognisers/floor-price.js';
import { readGift } from '../recognisers/gift.js';
import { readHandoff } from '../recognisers/handoff.js';
import { readAskingPrice } from '../recognisers/list-price.js';
import { readManner } from '../recognisers/manner.js';
import { readNever } from '../recognisers/never.js';
import { readQuantity } from '../recognisers/quantity.js';
import { readStock } from '../recognisers/stock.js';
import { conditionOf } from '../recognisers/trade.js';
import { findDiscount } from '../words/discount.js';
import { pattern } from '@svc/language';
import { CONDITION_START } from '../words/phrases/condition.js';
import { stackingSaid } from '../words/stacking-words.js';
import { subjectWords } from '../words/subject-words.js';

/** What can stand as a clause of its own, without a figure. */
const STANDING: readonly Recogniser[] = [
  readStock,
  readCurrency,
  readManner,
  readHandoff,
  readFixedPrice,
  readFloorPrice,
  readAskingPrice,
  readQuantity,
  readGift,
  readNever,
];

const FULL_PRICE_OPENER =
  /^\s*(?:按|以)?(?:原价|标价|全价)|不(?:还价|讲价|砍价)的?|^\s*(?:at|for|paying|pays?) (?:the )?(?:full|list|asking)/;

/** "20 or more", "满100件": a volume that waits for its discount. */
const VOLUME_ONLY = /^\s*<[cn]\d+> ?or more[^<]{0,16}$|^\s*满?<[cn]\d+>[^<，]{0,3}\s*$/;

/** Whether a piece holds a discount for which nothing in the piece is asked. */
function isLone(clause: Clause): boolean {
  const discount = findDiscount(clause);
  return discount !== null && conditionOf(clause, discount) === '';
}

/** Whether a clause still holds a figure that nothing has read. */
export const hasFigure = (clause: Clause): boolean => clause.left('mnp').length > 0;

/** "The biggest order is one full truck, 561 pcs": a bound that waits for its count. */
const BOUND_ONLY = pattern`
    \b(?:biggest|largest|smallest|most|minimum|maximum|least)[ ]
    (?:order|quantity|group|run|set|batch|booking|load|hire|stay|number)s?\b[^<]*$
  `;
const COUNT_ONLY = /^\s*<[nc]\d+>\s*$/;

/** "Absolute lowest, whatever the combination: £1.35": a name of the lowest price that waits for it. */
const LOWEST_ONLY = pattern`
    ^\W*(?:(?:the|my|our|and|but|absolute|very|hard|real) ){0,8}
    (?:lowest|floor|bottom(?: line| price)?|minimum price|least|last price|rock bottom|limit)\s*$
  `;

function opensNext(piece: Clause, next: Clause | undefined): boolean {
  if (next && LOWEST_ONLY.test(piece.text) && ASIDE_PRICE.test(next.text)) return true;
  if (next && BOUND_ONLY.test(piece.text) && COUNT_ONLY.test(next.text)) return true;
  if (next && FILLER.test(next.text) && !hasFigure(piece)) return true;
  if (next && VOLUME_ONLY.test(piece.text) && /^\s*<[mnp]\d+>/.test(next.text)) return true;
  if (next && piece.language.listsBuyers(piece.text) && piece.language.buyerGroups(next.text).length > 0) return true;
  const starts = CONDITION_START.test(piece.text);
  if (!next || (hasFigure(piece) && !(starts && findDiscount(piece) === null))) return false;
  if (starts || FULL_PRICE_OPENER.test(piece.text)) return !CONDITION_START.test(next.text);
  return !standsAlone(piece) && isLone(next);
}

/** Whether a piece says something on its own. */
function standsAlone(piece: Clause): boolean {
  return STANDING.some(
    (recogniser) =>
      recogniser(new Clause(piece.tagged, piece.from, piece.to), { statements: [], previous: [] }).length > 0,
  );
}

/** "…, not a dollar less": goes on about the price before it. */
const LIMIT_TAIL =
  /^\s*(?:not|no|nothing|never)\b[^<]{0,16}(?:<[mn]\d+> )?(?:less|lower|further|below|under|more|cheaper)[^<]{0,12}$/;

/** "…, so that's the limit": goes on about the count before it. */
const COUNT_TAIL =
  /^\s*(?:that's|that is|that'll be) (?:the |our |my )?(?:limit|max(?:imum)?|most|cap|ceiling|lot|all|it)[^<]{0,20}$/;

function closesPrevious(previous: Clause, piece: Clause): boolean {
  if (COUNT_TAIL.test(piece.text) && /<[cn]\d+>[^<]{0,24}$/.test(previous.text) && !/<[mp]/.test(previous.text))
    return true;
  if (FILLER.test(piece.text) || (LIMIT_TAIL.test(piece.text) && /<[mny]\d+>[^<]{0,12}$/.test(previous.text.trim())))
    return true;
  if (!/<[a-z]\d+>/.test(piece.text) && stackingSaid(piece.text) === null && subjectWords(piece.quote).length === 0)
    return true;
  if (hasFigure(piece) && findDiscount(piece) !== null) return false;
  if (CONDITION_START.test(piece.text)) return true;
  return isLone(previous) && /^\s*(?:for|with|in|on|by|when|upon|against)\b/.test(piece.text) && !hasFigure(piece);
}

/** The clauses of a sentence: pieces, with conditions joined to what they are the condition of. */
export function clausesOf(tagged: TaggedText, sentence: Range): Clause[] {
  const stands = (text: string): boolean =>
    /\b(?:never|not|no|don't|won't|lowest|asking|minimum|at least|free|sku|vin)\b|不|免费|起订|最低|转人工/.test(text);
  const pieces = pieceRanges(tagged.text, sentence, stands);
  const deals = tagged.language.dealPieces(tagged.text, pieces, (piece) => standsAlone(joinRanges(tagged, [piece])));
  const groups: Range[][] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const range = pieces[index] as Range;
    const deal = deals.find(({ first }) => first === index);
    if (deal) {
      groups.push(pieces.slice(index, deal.last + 1));
      index = deal.last;
      continue;
    }
    const group = [range];
    let piece = joinRanges(tagged, group);
    while (pieces[index + 1] && opensNext(piece, joinRanges(tagged, [pieces[index + 1] as Range]))) {
      index += 1;
      group.push(pieces[index] as Range);
      piece = joinRanges(tagged, group);
    }
    const last = groups.at(-1);
    if (last && group.length === 1 && closesPrevious(joinRanges(tagged, last), piece)) last.push(range);
    else groups.push(group);
  }
  return groups.map((group) => joinRanges(tagged, group));
}
