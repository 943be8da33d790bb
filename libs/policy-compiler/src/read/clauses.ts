import { Clause } from './clause.js';
import { CONDITION_START } from './condition.js';
import { findDiscount } from './discount.js';
import { buyerGroups, listsBuyers } from './english/buyer-groups.js';
import { dealPieces } from './english/deal-pieces.js';
import { readCurrency } from './recognisers/currency.js';
import { readFixedPrice } from './recognisers/fixed-price.js';
import { readFloorPrice } from './recognisers/floor-price.js';
import { readGift } from './recognisers/gift.js';
import { readHandoff } from './recognisers/handoff.js';
import { readAskingPrice } from './recognisers/list-price.js';
import { readManner } from './recognisers/manner.js';
import { readNever } from './recognisers/never.js';
import { readQuantity } from './recognisers/quantity.js';
import type { Recogniser } from './recognisers/recogniser.js';
import { readStock } from './recognisers/stock.js';
import { conditionOf } from './recognisers/trade.js';
import { joinRanges, pieceRanges } from './split-clauses.js';
import { stackingSaid } from './stacking-words.js';
import { subjectWords } from './subject-words.js';
import type { TaggedText } from './tagged-text.js';

/** What can stand as a clause of its own, without a figure. */
const STANDING: readonly Recogniser[] = [readStock, readCurrency, readManner, readHandoff, readFixedPrice, readFloorPrice, readAskingPrice, readQuantity, readGift, readNever];

const FULL_PRICE_OPENER = /^\s*(?:按|以)?(?:原价|标价|全价)|不(?:还价|讲价|砍价)的?|^\s*(?:at|for|paying|pays?) (?:the )?(?:full|list|asking)/;

interface Range {
  from: number;
  to: number;
}

/** "20 or more", "满100件": a volume that waits for its discount. */
const VOLUME_ONLY = /^\s*(?:wholesale|bulk|volume|trade)(?: prices?| pricing| rates?| discounts?)? (?:starts?|begins?|kicks? in|applies|is) (?:at|from|with) <[cn]\d+>\s*$|^\s*from <[cn]\d+>(?: on(?:wards)?)?\s*$|^\s*(?:(?:for|from|over|above|at|buy|take|order|orders? (?:of|over|from)|if (?:you|they) (?:buy|take|order)) ){0,8}<[cn]\d+> ?(?:\+|or more|and (?:up|more|over|above)|plus)[^<]{0,16}$|^\s*(?:一次)?(?:买|订|拿|要|满|超过|购)?满?<[cn]\d+>[^<，]{0,3}(?:以上|及以上|起)?\s*$/;

/** Whether a piece holds a discount for which nothing in the piece is asked. */
function isLone(clause: Clause): boolean {
  const discount = findDiscount(clause);
  return discount !== null && conditionOf(clause, discount) === '';
}

export const hasFigure = (clause: Clause): boolean => clause.left('mnp').length > 0;

/** "Cash, same thing, another 40 off". */
const FILLER = /^\s*(?:(?:and|but) )?(?:same (?:thing|here|again|deal|idea)|you know|honestly|as (?:i|we) said|please|of course|obviously|say|well)\s*$/;

/** "The biggest order is one full truck, 561 pcs": a bound that waits for its count. */
const BOUND_ONLY = /\b(?:biggest|largest|smallest|most|minimum|maximum|least) (?:order|quantity|group|run|set|batch|booking|load|hire|stay|number)s?\b[^<]*$/;
const COUNT_ONLY = /^\s*(?:(?:that's|that is|so|i\.e\.|or|which is|it's|meaning) ){0,8}(?:about |exactly )?<[nc]\d+>(?: [a-z]+)?\s*$/;

/** "Absolute lowest, whatever the combination: £1.35": a name of the lowest price that waits for it. */
const LOWEST_ONLY = /^\W*(?:(?:the|my|our|and|but|absolute|very|hard|real) ){0,8}(?:lowest|floor|bottom(?: line| price)?|minimum price|least|last price|rock bottom|limit)(?: [a-z'-]+){0,4}\s*$/;
const ASIDE_PRICE = /^\s*(?:whatever|no matter|all in|everything|net|nett|including|with|regardless|after|even|before|for|come|all)\b[^<]*[: ]<[mn]\d+>[^<]*$/;

function opensNext(piece: Clause, next: Clause | undefined): boolean {
  if (next && LOWEST_ONLY.test(piece.text) && ASIDE_PRICE.test(next.text)) return true;
  if (next && BOUND_ONLY.test(piece.text) && COUNT_ONLY.test(next.text)) return true;
  if (next && FILLER.test(next.text) && !hasFigure(piece)) return true;
  if (next && VOLUME_ONLY.test(piece.text) && /^\s*(?:it's |they're |they are |they |then |you |each |we |that's |is |at |get |pay |just |only |则|就|打|按|每[^<]{0,3}){0,8}<[mnp]\d+>/.test(next.text)) return true;
  if (next && listsBuyers(piece.text) && buyerGroups(next.text).length > 0) return true;
  const starts = CONDITION_START.test(piece.text);
  if (!next || (hasFigure(piece) && !(starts && findDiscount(piece) === null))) return false;
  if (starts || FULL_PRICE_OPENER.test(piece.text)) return !CONDITION_START.test(next.text);
  return !standsAlone(piece) && isLone(next);
}

/** Whether a piece says something on its own. */
function standsAlone(piece: Clause): boolean {
  return STANDING.some((recogniser) => recogniser(new Clause(piece.tagged, piece.from, piece.to, piece.language), { statements: [], previous: [] }).length > 0);
}

/** "…, not a dollar less": goes on about the price before it. */
const LIMIT_TAIL = /^\s*(?:(?:and|but) )?(?:not|no|nothing|never)\b[^<]{0,16}(?:<[mn]\d+> )?(?:less|lower|further|below|under|more|cheaper)[^<]{0,12}$/;

/** "…, so that's the limit": goes on about the count before it. */
const COUNT_TAIL = /^\s*(?:so |and )?(?:that's|that is|that'll be) (?:the |our |my )?(?:limit|max(?:imum)?|most|cap|ceiling|lot|all|it)[^<]{0,20}$/;

function closesPrevious(previous: Clause, piece: Clause): boolean {
  if (COUNT_TAIL.test(piece.text) && /<[cn]\d+>[^<]{0,24}$/.test(previous.text) && !/<[mp]/.test(previous.text)) return true;
  if (FILLER.test(piece.text) || (LIMIT_TAIL.test(piece.text) && /<[mny]\d+>[^<]{0,12}$/.test(previous.text.trim()))) return true;
  if (!/<[a-z]\d+>/.test(piece.text) && stackingSaid(piece.text) === null && subjectWords(piece.quote).length === 0) return true;
  if (hasFigure(piece) && findDiscount(piece) !== null) return false;
  if (CONDITION_START.test(piece.text)) return true;
  return isLone(previous) && /^\s*(?:for|with|in|on|by|when|upon|against)\b/.test(piece.text) && !hasFigure(piece);
}

/** The clauses of a sentence: pieces, with conditions joined to what they are the condition of. */
export function clausesOf(tagged: TaggedText, sentence: Range, language: 'en' | 'zh'): Clause[] {
  const stands = (text: string): boolean => /\b(?:never|not|no|don't|won't|lowest|asking|minimum|at least|free|sku|vin)\b|不|免费|起订|最低|转人工/.test(text);
  const pieces = pieceRanges(tagged.text, sentence, stands);
  const deals = language === 'en' ? dealPieces(tagged.text, pieces, (piece) => standsAlone(joinRanges(tagged, [piece], language))) : [];
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
    let piece = joinRanges(tagged, group, language);
    while (pieces[index + 1] && opensNext(piece, joinRanges(tagged, [pieces[index + 1] as Range], language))) {
      index += 1;
      group.push(pieces[index] as Range);
      piece = joinRanges(tagged, group, language);
    }
    const last = groups.at(-1);
    if (last && group.length === 1 && closesPrevious(joinRanges(tagged, last, language), piece)) last.push(range);
    else groups.push(group);
  }
  return groups.map((group) => joinRanges(tagged, group, language));
}
