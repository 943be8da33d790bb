import type { NumberMention } from '@svc/language';
import { isVague, readNumbers } from '@svc/language';
import { codePoints } from './code-points.js';
import type { TaggedText } from './tagged-text.js';

/** Where words stand in a description, in code points; `end` is exclusive. */
export interface Place {
  /** The exact words. */
  quote: string;
  start: number;
  end: number;
}

/** A figure of a description: a number in digits or in words, or a stock code. */
export interface SaidFigure extends Place {
  kind: NumberMention['kind'] | 'code';
  /** As `NumberMention`; NaN for a stock code. */
  value: number;
  alternative: number | null;
  currency: string | null;
  unit: string | null;
  /** The share that the words themselves take off: 八折 0.2. */
  shareOff: number | null;
  /**
   * Its words name no one value, its mark no one currency, or its spelling has two readings between which no mark
   * decides.
   */
  unclear: boolean;
  /** Letters that touch it and may be a mark of money that is not known; as a price it is asked about. */
  mark: string | null;
  /** It may be an amount: nothing beside it says that it is a count, a date, a measure or a name. */
  sum: boolean;
}

/** "This one", 一口价: a one in words that counts nothing. */
const ONE_IN_WORDS = /^(?:an?|one|once|single|一)$/i;

interface Span extends Omit<SaidFigure, 'quote' | 'unclear' | 'sum' | 'mark'> {
  unclear?: boolean;
  mark?: string | null;
  sum?: boolean;
  text: string;
}

/** A point and three digits, or a comma and three, that may be decimals. */
const TWO_READINGS = /^\D{0,6}\d{1,3}[.,]\d{3}(?!\d)/;
/** What is paid for little: by the litre and its like a price has three decimals. */
const LITTLE = 'lit(?:re|er)s?|l|gallons?|gal|kwh|kg|kilo|gram|g|units?|pieces?|pcs?|ea';
const BY_LITTLE = new RegExp(`^ ?(?:/|per|an?|each|every) ?(?:${LITTLE})(?![a-z])|^ ?(?:each|apiece)(?![a-z])`, 'i');

/** What something costs the seller, or is worth to them: an estimate does for that. */
const OWN_COST = /(?:\b(?:costs?|costing|worth|valued? at)\b(?: (?:me|us|you))?|成本|价值|價值|值)[^,.，。]{0,12}$/i;

/** Whether a sum that somebody pays is left open by its words: "around $400". */
const isVagueSum = (text: string, start: number, end: number): boolean =>
  isVague(text, start, end) && !OWN_COST.test(text.slice(Math.max(0, start - 40), start));

/**
 * Whether a number has to be asked about: `1.200` without a mark is twelve hundred or one and a fifth; with one it is
 * twelve hundred, but not as the price of a litre.
 */
function isUnclear(
  { unclear, mark, alternative, kind, value, text, start, end }: NumberMention,
  description: string,
): boolean {
  if (unclear || (kind === 'money' && (mark !== null || isVagueSum(description, start, end)))) return true;
  // What is counted comes in whole ones: "2.000 pieces".
  if (alternative === null || kind === 'percent' || kind === 'count' || !TWO_READINGS.test(text)) return false;
  const marked = kind === 'money' && Math.max(value, alternative) === value;
  return !marked || (alternative < 10 && BY_LITTLE.test(description.slice(end, end + 16)));
}

/** The numbers, by their place in the list, that are tagged as amounts. */
const taggedSums = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(/<[mnp](\d+)>/g)].map((match) => Number(match[1])));

/** Runs of digits that no number and no code holds. */
function looseDigits(description: string, taken: readonly Span[]): Span[] {
  return [...description.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)]
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !taken.some((span) => span.start < end && span.end > start))
    .map(({ text, start, end }) => ({
      kind: 'number' as const,
      value: readNumbers(text)[0]?.value ?? NaN,
      alternative: null,
      currency: null,
      unit: null,
      shareOff: null,
      text,
      start,
      end,
    }));
}

/**
 * Every figure of a description in the order of its places: the numbers that the reader tagged, the stock codes, and
 * whatever digits stand outside of both, so that accounting for these accounts for all.
 */
export function saidFigures({ description, numbers, codes, text: tags }: TaggedText): SaidFigure[] {
  const sums = taggedSums(tags);
  const spans: Span[] = codes.map(({ value, start, end }) => ({
    kind: 'code',
    value: NaN,
    alternative: null,
    currency: null,
    unit: null,
    shareOff: null,
    text: value,
    start,
    end,
  }));
  const inCode = ({ start, end }: NumberMention): boolean => codes.some((code) => start < code.end && end > code.start);
  numbers.forEach((mention, index) => {
    if (!inCode(mention)) spans.push({ ...mention, unclear: isUnclear(mention, description), sum: sums.has(index) });
  });
  spans.push(...looseDigits(description, spans));
  spans.sort((left, right) => left.start - right.start || right.end - left.end);
  const points = codePoints(description);
  return spans
    .filter(({ text }) => !ONE_IN_WORDS.test(text))
    .map(
      ({
        kind,
        value,
        alternative,
        currency,
        unit,
        shareOff,
        unclear = false,
        mark = null,
        sum = false,
        start,
        end,
      }) => {
        const place = { quote: description.slice(start, end), start: points(start), end: points(end) };
        return { kind, value, alternative, currency, unit, shareOff, unclear, mark, sum, ...place };
      },
    );
}
