import { foldText, patternWith } from '@svc/language';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { sentenceAround } from '../text/sentence-around.js';
import { mayBeSum } from '../words/bare-sum.js';
import { moneyMove } from '../words/money-moves.js';
import { namesAskingPrice } from '../words/asks-price.js';
import { isCourtesy } from '../words/name-heading.js';
import { namesSubject } from '../words/subject-only.js';
import { factWords, timeField } from '../words/fact-words.js';
import { ORDINAL } from './count-marks.js';
import { denies, sendsToSomebody, setsCondition, wordCount } from './clause-shape.js';
import { isPrivate, leadsToReason, namesSpeaker } from './private-words.js';
import { knownWord } from './reader-words.js';

/** What is known of a description when its left words are looked at. */
export interface ToldContext {
  /** The code points of the description. */
  points: readonly string[];
  figures: readonly SaidFigure[];
  /** What is asked, and the lowest price. */
  prices: readonly number[];
  /** Every price that was read is written with its currency, so that a bare number is none. */
  signed: boolean;
  /** Whether a figure is surely none of the deal, by the words around it. */
  apart(figure: SaidFigure): boolean;
}

interface Left extends ToldContext, Place {
  /** The words with simplified signs. */
  text: string;
  inside: readonly SaidFigure[];
}

/** What opens the rest of another clause. */
const GOES_ON = patternWith('iu')`
    ^(?:or|and|but|by|per|for|of|to|than|then|else|elsewhere|also|plus|with)\b
    |^[的再但也又并就还满先能]
    |^可(?:以|(?!\p{Script=Han}{2}))
    |^可.*[议谈刀让减少商优叠累]
  `;
/** Quoted words are somebody's, and a bracket that is not closed goes on elsewhere. */
const BROKEN = /[\n"“”‘]|^'|\s'|[(（][^)）]*$|^[^(（]*[)）]/u;
const ALONE = /[-–—,.;!?()，。；！？、（）]/u;
const LISTS = /[,，、]/u;
const HEADING = /[:：|\t]/u;
const HAN = /\p{Script=Han}/u;
/** A share below this may come off; what is left of something, or has run, is more than half of it. */
const LEAST_STATE = 50;
const MOST_WORDS = 16;
/** What may have been left out behind a price. */
const SCALES = [1, 1000, 10_000];

/** A number as large as a price, at whatever scale, may be one. */
const isNearPrice = ({ value }: SaidFigure, prices: readonly number[]): boolean =>
  prices.some((price) => SCALES.some((scale) => value * scale >= price / 2 && value * scale <= price * 2));

const isYear = ({ sum, value }: SaidFigure): boolean => !sum && value >= 1900 && value < 2100;

/** A number that is part of a word ("Three-tier"), and a clock time: neither is an amount. */
const inWord = ({ start, end, sum, kind }: SaidFigure, points: readonly string[]): boolean =>
  (kind === 'number' || !sum) &&
  (/^(?:-\p{L}|:\p{Nd})/u.test(points.slice(end, end + 2).join('')) ||
    /\p{Nd}:$/u.test(points.slice(Math.max(0, start - 2), start).join('')));

/** Whether a figure may be money, a share that comes off, or a multiple of the price. */
function mayPrice(figure: SaidFigure, { points, prices, signed, apart }: ToldContext): boolean {
  const { kind, value, sum } = figure;
  if (apart(figure) && !prices.includes(value)) return false;
  if (kind === 'percent') return !(value > LEAST_STATE);
  if (ORDINAL.test(figure.quote) || inWord(figure, points)) return false;
  if (kind === 'money' || figure.unclear || mayBeSum(figure, points)) return true;
  const open = prices.length === 0 || !signed;
  return kind === 'number' && ((sum && open) || (!isYear(figure) && isNearPrice(figure, prices)));
}

/** A bound of time is no condition: "until 08/2028". */
const UNTIL_WHEN = patternWith('giu')`
    \buntil[ ](?=(?:the[ ])?(?:end[ ]of[ ])?(?:
      \p{Nd}
      |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b
      |midnight
      |noon
    ))
  `;
/** What is given back was no price. */
const GIVEN_BACK = /\b(?:refund(?:ed|able)|returned|given back)\b|[退归歸][还還]|可退(?![至到])|退还/iu;

/** Whether a sum is given back when all is over, by what its sentence says: it moves no money of the deal. */
function isDeposit({ quote, points, start, end, inside }: Left): boolean {
  const [, to] = sentenceAround(points, { start, end });
  const isSum = inside.every(({ kind }) => kind !== 'percent');
  return moneyMove(quote) === 'deposit' || (isSum && GIVEN_BACK.test(points.slice(start, to).join('')));
}

/** Whether what is said around words in their sentence may hold for them too: a condition, a denial, money off. */
function isGoverned(left: Left): boolean {
  const { points, start, end, text } = left;
  const [from, to] = sentenceAround(points, left);
  const beside = [points.slice(from, start).join(''), points.slice(end, to).join('')];
  const [before = '', after = ''] = beside.map((words) => words.replace(UNTIL_WHEN, ' '));
  if (!HAN.test(text))
    return (
      [before, after].some((words) => setsCondition(words) || leadsToReason(words)) ||
      denies(before) ||
      moneyMove(before) === 'off'
    );
  // Chinese clauses follow one another freely: only the clause right before governs, and in a list its head.
  const near = /[^，,]*$/u.exec(before.replace(/[，,]\s*$/u, ''))?.[0] ?? '';
  return setsCondition(near) || (/、\s*$/u.test(before) && (denies(near) || moneyMove(near) !== 'unsaid'));
}

/** The nearest sign beside a place that is no space; a comma without a space behind it parts the cells of a table. */
function markBeside(points: readonly string[], from: number, step: 1 | -1): string {
  let at = from;
  while (points[at] === ' ') at += step;
  const mark = points[at] ?? '';
  return mark === ',' && /\S/u.test(points[at + 1] ?? ' ') ? '|' : mark;
}

/** That the seller pays the postage is said in one word. */
const SENDS_FREE = /^包[邮郵]$/u;

/** A heading, the rest of another clause, or one word that is no member of a list and no state ("Unfurnished."). */
function isFragment({ points, start, end, text, quote }: Left): boolean {
  const marks = [markBeside(points, start - 1, -1), markBeside(points, end, 1)];
  if (marks.some((mark) => HEADING.test(mark)) || GOES_ON.test(text) || BROKEN.test(quote)) return true;
  if (wordCount(quote) > 1 || SENDS_FREE.test(quote)) return false;
  // What stands alone at the end of a line may be a name that signs.
  const listed = marks.some((mark) => LISTS.test(mark)) && marks.every((mark) => ALONE.test(mark));
  return knownWord(quote) || /ly$/iu.test(quote) || !(listed || /\p{L}ed$/iu.test(quote));
}

/** Each holds words back that may say something of the deal, or are no clause. */
const HOLDS_BACK: readonly ((left: Left) => boolean)[] = [
  // A deposit moves no money of the deal: its sum is told.
  (left) => !isDeposit(left) && left.inside.some((figure) => figure.kind === 'money' || mayPrice(figure, left)),
  ({ quote }) => !['unsaid', 'deposit'].includes(moneyMove(quote)),
  // "1.5x" is a multiple of the price; "30x30" is a measure.
  ({ quote }) => /\p{Nd}\s?[x×倍](?![\p{L}\p{Nd}])/iu.test(quote),
  // "Three tins or more": how many are taken.
  ({ text }) => /\bor (?:more|fewer|less)\b/iu.test(text),
  (left) => /\brefund/iu.test(left.text) && !left.inside.some((figure) => mayPrice(figure, left)),
  ({ text }) => namesAskingPrice(text),
  ({ text }) => setsCondition(text),
  ({ text }) => leadsToReason(text) || isPrivate(text) || sendsToSomebody(text),
  ({ quote }) => isCourtesy(quote) || quote.includes('\t'),
  ({ text }) => wordCount(text) > MOST_WORDS,
  isFragment,
  isGoverned,
  ({ quote }) => timeField(quote) === null && !namesSubject(factWords(quote)),
];

const leftAt = ({ quote, start, end }: Place, context: ToldContext): Left => {
  const inside = context.figures.filter((figure) => figure.start < end && figure.end > start);
  return { ...context, quote, start, end, text: foldText(quote).text, inside };
};

/** Whether nothing in words and nothing around them keeps them from being told, whatever they say. */
export function mayBeTold(place: Place, context: ToldContext): boolean {
  const left = leftAt(place, context);
  return !HOLDS_BACK.some((holds) => holds(left));
}

/**
 * Whether words that nothing was read from may be told of what is sold: nobody says "I" in them, with no price, nothing
 * of a discount or a charge, no condition, and nothing around them that holds for them too.
 * @example tellsOfGoods({ quote: '78,400 miles', … }, context) // true
 * @example tellsOfGoods({ quote: 'or £6.60 for full days', … }, context) // false
 */
export const tellsOfGoods = (place: Place, context: ToldContext): boolean =>
  (!namesSpeaker(place.quote) || moneyMove(place.quote) === 'deposit') && mayBeTold(place, context);
