import type { Candidate } from './candidate.js';
import { hanziAt } from './hanzi-candidate.js';
import { currencyAfter, currencyBefore } from './currencies.js';
import { scaleByHanzi } from './hanzi-number.js';
import { isHanziNumeral } from './hanzi-signs.js';
import { ordinalValue, readNumberWords, readScaleWords, startsNumber } from './number-words.js';
import { decimal, readNumeral, type Numeral } from './numeral.js';
import { unitAfter } from './units.js';
import { pattern } from '../pattern.js';

const ANY_NUMBER = /[a-z]+|\d|[零〇一二两三四五六七八九十百千万亿兆壹贰貳叁參肆伍陆陸柒捌玖拾佰仟]/gu;
/** Decimals without a digit before them: "$.75", ",79 €". */
const LEADING = /(?:^|[^\p{L}\d.,)%])[.,]$/u;
/** A blank between the mark of decimals and the two of them: "$119. 95", "118, 99 TL". */
const APART = /[.,] (\d{2})(?!\d|[.,:/]\d|[ \u00a0]?%)/y;

/** "1 m 90" is a length. */
const LENGTH = /^ ?m \d{2}(?![\d.,])/;

/** Digits behind a point with nothing before it, or behind a comma where money stands beside. */
function withoutWhole(text: string, at: number, numeral: Numeral): { value: number; start: number } | null {
  if (!LEADING.test(text.slice(Math.max(0, at - 2), at)) || !/^\d+$/.test(text.slice(at, numeral.end))) return null;
  const comma = text.charAt(at - 1) === ',';
  const besideMoney = currencyBefore(text, at - 1) !== null || currencyAfter(text, numeral.end) !== null;
  if (comma && (!besideMoney || numeral.end - at !== 2)) return null;
  if (text.charAt(at - 2) === '\n' || numeral.end - at > 6) return null;
  return { value: decimal('0', text.slice(at, numeral.end)), start: at - 1 };
}

/** Two decimals behind a mark and a blank: one sum where a currency touches it and no list stands there. */
function apartDecimals(
  text: string,
  at: number,
  numeral: Numeral,
): { value: number; end: number; unclear: boolean } | null {
  APART.lastIndex = numeral.end;
  const found = APART.exec(text);
  if (!found || numeral.shape !== 'amount' || (!Number.isInteger(numeral.value) && numeral.alternative === null))
    return null;
  const end = APART.lastIndex;
  const before = currencyBefore(text, at);
  const after = currencyAfter(text, end);
  const ends = /^[ \u00a0]?(?:$|[.;!?)，。；！？\n])/.test(text.slice(end, end + 2));
  const listed = /\d[.,] ?$/.test(text.slice(Math.max(0, at - 3), at)) || /^[.,] ?\d/.test(text.slice(end, end + 3));
  if (listed || (after === null && !ends) || (before === null && after === null && unitAfter(text, end) !== null))
    return null;
  const whole = Math.max(numeral.value, numeral.alternative ?? 0);
  const sure = (before !== null && found[0].startsWith('.')) || (after !== null && whole >= 100);
  return { value: decimal(String(whole), found[1]), end, unclear: !sure };
}

/** Reads on behind digits: what counts them (`k`, million, 万) and what stands behind that. */
function digitsAt(text: string, at: number, decimalComma: boolean, chinese: boolean): Candidate | null {
  const numeral = readNumeral(text, at, decimalComma);
  if (!numeral) return null;
  const base = {
    start: at,
    form: 'digits' as const,
    size: numeral.end - at,
    alternative: numeral.alternative,
    unclear: false,
  };
  if (numeral.shape !== 'amount')
    return { ...base, value: numeral.value, end: numeral.end, scaled: false, sense: numeral.shape };
  const plain = { ...base, scaled: false, sense: null };
  const length = LENGTH.exec(text.slice(numeral.end, numeral.end + 7))?.[0];
  if (length !== undefined)
    return { ...plain, value: numeral.value, alternative: null, end: numeral.end + length.length, sense: 'measure' };
  const short = withoutWhole(text, at, numeral);
  if (short) return { ...plain, ...short, alternative: null, end: numeral.end };
  const apart = apartDecimals(text, at, numeral);
  if (apart) return { ...plain, ...apart, alternative: null };
  // Nobody writes thousands of thousands with a point: "1.250 million".
  const least = Math.min(numeral.value, numeral.alternative ?? numeral.value);
  const words = readScaleWords(text, { value: least, end: numeral.end }, chinese);
  if (words.end > numeral.end) return { ...plain, ...words, alternative: words.scaled ? null : words.alternative };
  const hanzi = scaleByHanzi(text, least, numeral.end);
  if (hanzi.end > numeral.end) {
    const { value, end, unclear } = hanzi;
    return { ...plain, value, end, unclear, alternative: null, scaled: true };
  }
  return { ...plain, value: numeral.value, end: numeral.end };
}

/** `one` is more often a pronoun than a number: it counts only before what it can count. */
const COUNTING_ONE = pattern`
    ^(?:
      [ -](?:
        hundred
        |thousand
        |million
        |dollar
        |euro
        |pound
        |buck
        |yuan
        |percent
        |per cent
        |dozen
        |grand
        |point
        |and a half
        |unit
        |piece
        |seat
        |user
        |licen[cs]e
        |item
        |box
        |bottle
        |pack
        |pallet
        |car
        |set
        |pair
        |year
        |month
        |week
        |day
        |hour
        |cent
      )
      |[ ]?%
    )
  `;

/** Before a scale: nobody knows how many. */
const FEW = /(?:^|[^a-z])(?:few|several|many|some) $/;

function wordAt(text: string, word: string, at: number): Candidate | null {
  const end = at + word.length;
  const plain = { alternative: null, start: at, form: 'words' as const };
  const ordinal = ordinalValue(word);
  if (ordinal !== undefined)
    return { ...plain, value: ordinal, end, size: word.length, scaled: false, unclear: false, sense: 'ordinal' };
  if (!startsNumber(word)) return null;
  const read = readNumberWords(text, word, end);
  if (word === 'one' && read?.end === end && !COUNTING_ONE.test(text.slice(end, end + 14))) return null;
  return (
    read && {
      ...plain,
      value: read.value,
      alternative: read.alternative,
      end: read.end,
      size: read.end - at,
      scaled: read.scaled || read.value >= 100,
      unclear: read.unclear || FEW.test(text.slice(Math.max(0, at - 9), at)),
      sense: null,
    }
  );
}

/** What makes a number a part of a sum that nobody writes as a price: powers, fractions, "1 over 3". */
const CALCULATED_BEHIND = /^(?:\^| ?[x*\u00d7]10\^| over \d+(?![\d.,]*[ ]?[a-z%])| ?分 ?之|[\u2044])/;
const CALCULATED_BEFORE = /(?:\^[+-]?|\d over |[^百千万]分之|又|\d[\u2044])$/;

/** A candidate of which its surroundings say that it is part of a calculation names no value. */
function inCalculation(text: string, candidate: Candidate): Candidate {
  const behind = CALCULATED_BEHIND.test(text.slice(candidate.end, candidate.end + 8));
  const before = CALCULATED_BEFORE.test(text.slice(Math.max(0, candidate.start - 6), candidate.start));
  return behind || before ? { ...candidate, unclear: true } : candidate;
}

/**
 * Every number of a folded text, digits, English words and Chinese numerals alike, in order, without overlaps.
 * `chinese` lets `3w` be 30,000, as is written in Chinese chat.
 */
export function numberCandidates(text: string, decimalComma: boolean, chinese: boolean): Candidate[] {
  const candidates: Candidate[] = [];
  ANY_NUMBER.lastIndex = 0;
  for (let found = ANY_NUMBER.exec(text); found; found = ANY_NUMBER.exec(text)) {
    const at = found.index;
    const character = found[0].charAt(0);
    const digit = character >= '0' && character <= '9';
    const candidate = digit
      ? digitsAt(text, at, decimalComma, chinese)
      : isHanziNumeral(character)
        ? hanziAt(text, at)
        : wordAt(text, found[0], at);
    if (!candidate) continue;
    candidates.push(inCalculation(text, candidate));
    ANY_NUMBER.lastIndex = Math.max(candidate.end, at + 1);
  }
  return candidates;
}
