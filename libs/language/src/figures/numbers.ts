import type { FoldedText } from '../fold.js';
import { foldText } from '../fold.js';
import { pattern } from '../pattern.js';
import { coinsOff } from './coins-off.js';
import type { Spelled } from './currencies.js';
import { joinNeighbours } from './join-neighbours.js';
import type { Candidate } from './candidate.js';
import { numberCandidates } from './number-candidates.js';
import type { NumberMention, Placed, ReadOptions } from './number-mention.js';
import { asMoney } from './number-money.js';
import { senseAround } from './number-sense.js';
import { asPercent, halves } from './shares.js';
import { touchingMark } from './unknown-mark.js';
import { unitAfter } from './units.js';

function placed(candidate: Candidate): Placed {
  const { value, alternative, unclear, sense, start, end, form, scaled } = candidate;
  const open = { currency: null, mark: null, unit: null, shareOff: null };
  return { kind: 'number', value, alternative, unclear, ...open, sense, start, end, form, scaled };
}

/** Cents are the deal's own where it has them. */
function classify(spelled: Spelled, candidate: Candidate, options: ReadOptions, units: readonly string[]): Placed {
  const { text } = spelled;
  const mention = placed(candidate);
  const before = text.slice(Math.max(0, candidate.start - 16), candidate.start);
  const after = text.slice(candidate.end, candidate.end + 16);
  const percent = asPercent(text, mention, candidate);
  if (percent) return percent;
  const money = asMoney(spelled, mention, options.currency);
  if (money) return money;
  const digits = text.slice(candidate.start, candidate.end);
  mention.sense ??= candidate.form === 'words' ? null : senseAround(before, after, digits, candidate.value);
  if (mention.sense !== null) return mention;
  const unit = unitAfter(text, candidate.end, units);
  const ofScale =
    unit !== null &&
    candidate.scaled &&
    unit.sense === null &&
    candidate.form === 'digits' &&
    !units.includes(unit.unit) &&
    /[a-z]$/.test(digits);
  if (unit && !ofScale)
    return { ...mention, kind: 'count', unit: unit.unit, sense: unit.sense, end: candidate.end + unit.length };
  if (/^[a-z]/.test(after) && /\d$/.test(digits)) return { ...mention, sense: 'code' };
  return touchingMark(spelled, mention);
}

/** A minus that touches the number and stands free on its left makes it negative; between numbers it is a range. */
function signed(text: string, mention: Placed): Placed {
  const free =
    text.charAt(mention.start - 1) === '-' &&
    !/[\p{L}\d)%.]/u.test(text.charAt(mention.start - 2)) &&
    mention.sense === null;
  const said = /(?:(?:^|[^a-z])negative |负)$/.exec(text.slice(Math.max(0, mention.start - 10), mention.start));
  if (said && mention.kind !== 'count')
    return { ...mention, value: -mention.value, alternative: null, start: mention.start - said[0].trimStart().length };
  return free ? { ...mention, value: -mention.value, alternative: null, start: mention.start - 1 } : mention;
}

/** A verb of paying before a spread of sums. */
const SPREAD = /(?:pay|give|offer|spend|出|付)(?: from| between)?[^a-z\d]{0,3}$/;

/** In `3-5 days` and `$40 to 45` both ends are of one kind. */
function joinRanges(text: string, mentions: Placed[]): void {
  for (let index = 0; index + 1 < mentions.length; index += 1) {
    const [low, high] = [mentions[index], mentions[index + 1]];
    if (
      !low ||
      !high ||
      high.start - low.end > 5 ||
      !/^\s?(?:-|~|to|and|or|至|到)\s?$/.test(text.slice(low.end, high.start))
    )
      continue;
    // "I can pay 26 to 50 €": both bounds are kept, and it is asked which.
    if (
      low.kind !== 'count' &&
      high.kind !== 'count' &&
      SPREAD.test(text.slice(Math.max(0, low.start - 24), low.start))
    )
      for (const one of [low, high]) one.unclear = true;
    // 30到35万: the scale behind the second is of both.
    if (low.kind === 'number' && !low.scaled && high.scaled && low.value * 100 < high.value)
      for (const one of [low, high]) one.unclear = true;
    const lacking = (mention: Placed): boolean => mention.kind === 'number' && mention.sense === null;
    if (lacking(low) && high.kind !== 'number' && (high.kind !== 'money' || low.value <= high.value))
      Object.assign(low, { kind: high.kind, currency: high.currency, unit: high.unit, sense: high.sense });
    else if (lacking(high) && low.kind === 'money') Object.assign(high, { kind: low.kind, currency: low.currency });
  }
}

function restore(folded: FoldedText, original: string, mention: Placed): NumberMention {
  const { form: _form, scaled: _scaled, ...plain } = mention;
  const start = folded.starts[mention.start] ?? 0;
  const end = folded.ends[mention.end - 1] ?? original.length;
  const text = original.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { ...plain, start: start + lead, end, text: text.trim() };
}

/** A number that the one before has already taken in (the jiao of `两块三毛`) is no number of its own. */
function withoutOverlap(mentions: readonly Placed[]): Placed[] {
  let reached = 0;
  return mentions.filter((mention) => {
    if (mention.start < reached) return false;
    reached = mention.end;
    return true;
  });
}

/** Figures that only a writer of decimal commas spells so: "1.200,50", "12,50 €", "€ 1.200". */
const DECIMAL_COMMA = pattern`
    \d\.\d{3},\d{1,2}(?!\d)
    |\d,\d{1,2} ?€
    |€ ?\d+,\d{1,2}(?!\d)
    |(?<![\d.])[1-9]\d{0,2}\.\d{3} ?€
    |€ ?[1-9]\d{0,2}\.\d{3}(?!\d)
  `;
/** A price whose decimals stand behind a point: who writes "€0.14" means ten thousand by "10,000". */
const DECIMAL_POINT = /[€$£] ?\d+\.\d{1,2}(?!\d|[.,]\d)|(?<![\d.,])\d+\.\d{1,2} ?[€$£]/;

/** The folded text with the capitals of the original, and the alefs that tell the dirham from the dinar. */
function casedAs({ text, starts }: FoldedText, original: string): string {
  if (!/[\p{Lu}أإ]/u.test(original)) return text;
  let cased = '';
  for (let at = 0; at < text.length; at += 1) {
    const written = original.charAt(starts[at] ?? 0);
    const small = text.charAt(at);
    cased += written !== small && (written.toLowerCase() === small || /[أإ]/.test(written)) ? written : small;
  }
  return cased;
}

/** What was read since a message is being read; null between messages. */
let known: Map<string, readonly NumberMention[]> | null = null;

/**
 * Reads a message, whose rules ask for the numbers of the same few texts again and again: each is worked out once.
 * Nothing is kept when the message is read.
 * @example readingNumbersOnce(() => [readNumbers(text), readNumbers(text)]) // two lists of equal mentions
 */
export function readingNumbersOnce<Reading>(read: () => Reading): Reading {
  if (known !== null) return read();
  known = new Map();
  try {
    return read();
  } finally {
    known = null;
  }
}

/**
 * Every number in a text, in English and Chinese, with what it is of and where it stands.
 *
 * Total and linear in the length. Where a spelling has two readings the likelier is the `value` and the
 * other the `alternative`. Numbers that are no amounts carry a `sense`.
 *
 * @example readNumbers('USD 4,000 by March 3') // money 4000, then 3 with the sense `date`
 * @example readNumbers('八折') // percent 20, shareOff 0.2
 */
export function readNumbers(text: string, options: ReadOptions = {}): NumberMention[] {
  if (known === null) return findNumbers(text, options);
  const { currency, units, decimalComma } = options;
  const key = JSON.stringify([text, currency, units, decimalComma]);
  const mentions = known.get(key) ?? findNumbers(text, options);
  known.set(key, mentions);
  // Whoever asked may change what is theirs.
  return mentions.map((mention) => ({ ...mention }));
}

function findNumbers(text: string, options: ReadOptions): NumberMention[] {
  const folded = foldText(text);
  const decimalComma = options.decimalComma ?? (DECIMAL_COMMA.test(folded.text) && !DECIMAL_POINT.test(folded.text));
  const units = (options.units ?? []).map((unit) => foldText(unit).text).filter((unit) => unit !== '');
  const spelled = { text: folded.text, cased: casedAs(folded, text) };
  const special = halves(folded.text);
  const inSpecial = (candidate: Candidate): boolean =>
    special.some((half) => candidate.start < half.end && candidate.end > half.start);
  const mentions = numberCandidates(folded.text, decimalComma, /[\u3400-\u9fff]/.test(folded.text))
    .filter((candidate) => special.length === 0 || !inSpecial(candidate))
    .map((candidate) => signed(folded.text, classify(spelled, candidate, options, units)));
  const apart = joinNeighbours(folded.text, withoutOverlap(mentions));
  joinRanges(folded.text, apart);
  const coins = coinsOff(folded.text, apart, options.currency);
  return [...apart, ...special, ...coins]
    .sort((left, right) => left.start - right.start)
    .map((mention) => bounded(restore(folded, text, mention)));
}

/** Larger numbers are read as this one: no policy may hold it, and the arithmetic of prices can. */
const LARGEST = 1e15;

function bounded(mention: NumberMention): NumberMention {
  const { value, alternative } = mention;
  const within = (one: number): number => Math.max(-LARGEST, Math.min(one, LARGEST));
  return { ...mention, value: within(value), alternative: alternative === null ? null : within(alternative) };
}

/** The amounts of money in a text: numbers beside a currency. */
export function readMoney(text: string, options: ReadOptions = {}): NumberMention[] {
  return readNumbers(text, options).filter((mention) => mention.kind === 'money');
}

/** The percentages in a text; `八折` is the 20 that it takes off. */
export function readPercent(text: string, options: ReadOptions = {}): NumberMention[] {
  return readNumbers(text, options).filter((mention) => mention.kind === 'percent');
}
