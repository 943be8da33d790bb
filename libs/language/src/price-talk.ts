import { isQuestion } from './acts.js';
import { leftoverWords } from './leftover-words.js';
import { readNumbers } from './figures/numbers.js';
import { SMALL_TALK_WORDS } from './phrases/small-talk.js';
import { BIDDING_WORDS } from './phrases/bid-wishes.js';
import { NEGATION, QUESTION } from './phrases/cues.js';
import {
  ASKS_FIRM,
  ASKS_MATCH,
  ASKS_TO_TELL,
  ASKS_TOTAL,
  AUXILIARY_FIRST,
  CHEAPER_ELSEWHERE,
  COMPLAINT,
  DENIED_WISH,
  FOR_THE_THING,
  PART_OF,
  PUT_TO_SELLER,
  RHETORICAL,
  TAKES_TABLE_PRICE,
  WHY_PRICE,
  WISH_FOR_LESS,
  WISH_OF_ANYTHING,
} from './phrases/price-talk.js';

/** How a sentence speaks of the price without bidding. */
export type PriceTalk = 'wish' | 'complaint' | 'firm' | 'match' | 'total';

/**
 * A folded text in which every figure that may be a price is written `#`, so that patterns speak of figures without
 * reading them.
 * @example maskFigures('is $900 firm?') // 'is # firm?'
 */
export function maskFigures(text: string): string {
  let masked = '';
  let from = 0;
  for (const { kind, sense, start, end } of readNumbers(text)) {
    if (start < from || !(kind === 'money' || (kind === 'number' && sense === null))) continue;
    masked += `${text.slice(from, start)}#`;
    from = end;
  }
  return masked + text.slice(from);
}

/** "It seems high", 太高: said of the price where nothing else is named. */
const COMPLAINT_OF_ANYTHING = /(?<![a-z])(?:high(?:er)?|much|a lot|lot|crazy|insane|mad|wild)$|高了?[吧啊呀]?$/;

/** 最低: what is lowest stands before it. */
const OF_ITS_SUBJECT = /^最[低少]/;

/** Verbs of hoping say nothing of what is hoped for. */
const HOPING = /^hop(?:e|ed|ing)$/;

/** Whether words of price talk are said of the price: where they fit anything, nothing else is named with them. */
function isOfPrice(masked: string, found: RegExpExecArray, ofAnything: RegExp): boolean {
  if (!ofAnything.test(found[0]) || /#|pric(?:e|ing)|cost|quote|价/.test(masked)) return true;
  // "This violin" is what is sold.
  const before = masked
    .slice(0, found.index)
    .replace(/^.*[,，;；.。]/, '')
    .replace(/[这那].{0,4}$/, '');
  const behind = OF_ITS_SUBJECT.test(found[0])
    ? ''
    : masked
        .slice(found.index + found[0].length)
        .replace(/[,，;；.。].*$/, '')
        .replace(FOR_THE_THING, '');
  return leftoverWords(`${before} ${behind}`, 0, []).every(
    (word) => BIDDING_WORDS.test(word) || HOPING.test(word) || word.search(SMALL_TALK_WORDS) === 0,
  );
}

/** Whether a complaint's words complain of the price, and not of something else that the sentence names. */
function complainsIn(masked: string): boolean {
  const found = COMPLAINT.exec(masked);
  return found !== null && isOfPrice(masked, found, COMPLAINT_OF_ANYTHING);
}

/** Whether a wish for less is uttered and not denied. */
function wishesIn(masked: string): boolean {
  const found = WISH_FOR_LESS.exec(masked);
  if (found === null || DENIED_WISH.test(masked.slice(0, found.index))) return false;
  return isOfPrice(masked, found, WISH_OF_ANYTHING);
}

/** What parts a sentence into clauses that say one thing each. */
const JOINTS = /[,，;；]|(?<![a-z])(?:and|but|so|though|then)(?![a-z])/;

/** A sentence without the clauses that tell what others charge, where nothing in them is put to the seller. */
function withoutRivals(masked: string): string {
  if (!CHEAPER_ELSEWHERE.test(masked)) return masked;
  const tells = (clause: string): boolean => CHEAPER_ELSEWHERE.test(clause) && !PUT_TO_SELLER.test(clause);
  return masked
    .split(JOINTS)
    .map((clause) => (tells(clause) ? '' : clause))
    .join(',');
}

/**
 * How a sentence speaks of the price; empty where it does not. A wish outweighs the complaint beside it, and whether a
 * price is firm or negotiable is a question.
 * @example priceTalkIn('is the 900 firm or negotiable?') // ['firm']
 */
export function priceTalkIn(sentence: string): PriceTalk[] {
  const masked = maskFigures(sentence);
  const asks = isQuestion(sentence);
  const talk: PriceTalk[] = [];
  if ((asks || ASKS_TO_TELL.test(masked)) && ASKS_TOTAL.test(masked)) talk.push('total');
  if (ASKS_MATCH.test(masked)) talk.push('match');
  const firm = asks && ASKS_FIRM.test(masked);
  if (firm) talk.push('firm');
  const rest = firm ? masked.replace(/(?:or )?(?:negotiable|flexible)/, ' ') : masked;
  const here = withoutRivals(rest);
  if (!talk.includes('match') && wishesIn(here)) talk.push('wish');
  else if (!firm && (complainsIn(masked) || here !== rest)) talk.push('complaint');
  return talk;
}

/** Whether a sentence speaks of the price in any of these ways. */
export const talksOfPrice = (sentence: string): boolean => priceTalkIn(sentence).length > 0;

/**
 * Whether a sentence with the table's figure in it is surprised at it or asks where it comes from: a question by its
 * mark alone ("900 for that?", 这把琴要2000？), or one for reasons.
 */
export function isSurprised(sentence: string): boolean {
  const masked = maskFigures(sentence);
  if (WHY_PRICE.test(masked) || RHETORICAL.test(masked)) return true;
  const unmarked = masked.replace(/[?？]/g, ' ');
  return unmarked !== masked && !QUESTION.test(unmarked) && !AUXILIARY_FIRST.test(unmarked);
}

/**
 * Whether a clause asks what one figure is to another: "is the 25 included in the 478?", 25含不含在478里. None of them
 * is offered, and none counts.
 */
export function asksOfParts(clause: string): boolean {
  const masked = maskFigures(clause);
  return isQuestion(clause) && PART_OF.test(masked) && masked.split('#').length > 2;
}

/** Whether a sentence takes the price of the table without naming it: "I'll pay full price". */
export const takesTablePrice = (sentence: string): boolean =>
  TAKES_TABLE_PRICE.test(sentence) && !isQuestion(sentence) && !NEGATION.test(sentence);
