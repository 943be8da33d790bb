import type { FoldedText } from '../fold.js';
import { foldText } from '../fold.js';
import type { Candidate } from './number-candidates.js';
import { numberCandidates } from './number-candidates.js';
import type { NumberMention, ReadOptions } from './number-mention.js';
import type { Placed } from './number-money.js';
import { asMoney } from './number-money.js';
import { percentAfter, senseAround, zhePercent } from './number-sense.js';
import { unitAfter } from './units.js';
import { pattern } from '../pattern.js';

const HALF = /(?<![a-z])(?:half[ -](?:off|price)|(?:a )?(third|quarter) off|对折|半价)/g;
function placed(candidate: Candidate): Placed {
  return {
    kind: 'number',
    value: candidate.value,
    alternative: candidate.alternative,
    currency: null,
    unit: null,
    shareOff: null,
    sense: candidate.sense,
    start: candidate.start,
    end: candidate.end,
  };
}

function asPercent(text: string, mention: Placed, candidate: Candidate): Placed | null {
  const before = text.slice(Math.max(0, mention.start - 16), mention.start);
  const after = text.slice(mention.end, mention.end + 24);
  const fold = /^\s?折(?!叠|[\d一二三四五六七八九]*元)/.exec(after)?.[0].length;
  if (fold !== undefined) {
    const size = candidate.form === 'hanzi' ? candidate.size : String(candidate.value).replace(/\D/g, '').length;
    const off = zhePercent(candidate.value, size);
    if (off !== null)
      return {
        ...mention,
        kind: 'percent',
        value: off,
        shareOff: Number(`${off}e-2`),
        sense: null,
        end: mention.end + fold,
      };
  }
  if (/^成(?![交为本熟功品套新色员立年人])/.test(after) && candidate.value <= 10)
    return { ...mention, kind: 'percent', value: candidate.value * 10, sense: null, end: mention.end + 1 };
  const percent = percentAfter(before, after);
  if (!percent) return null;
  const start = before.endsWith('百分之') ? mention.start - 3 : mention.start;
  return {
    ...mention,
    kind: 'percent',
    start,
    end: mention.end + percent.length,
    sense: null,
    shareOff: percent.off ? Number(`${mention.value}e-2`) : null,
  };
}

/** Cents are the deal's own where it has them. */
function classify(text: string, candidate: Candidate, options: ReadOptions, units: readonly string[]): Placed {
  const mention = placed(candidate);
  const before = text.slice(Math.max(0, candidate.start - 16), candidate.start);
  const after = text.slice(candidate.end, candidate.end + 16);
  const percent = asPercent(text, mention, candidate);
  if (percent) return percent;
  const money = asMoney(text, mention, options.currency);
  if (money) return money;
  const digits = text.slice(candidate.start, candidate.end);
  mention.sense ??= candidate.form === 'words' ? null : senseAround(before, after, digits, candidate.value);
  if (mention.sense !== null) return mention;
  const unit = unitAfter(text, candidate.end, units);
  if (
    unit &&
    !(
      candidate.scaled &&
      unit.sense === null &&
      candidate.form === 'digits' &&
      !units.includes(unit.unit) &&
      /[a-z]$/.test(digits)
    )
  ) {
    return { ...mention, kind: 'count', unit: unit.unit, sense: unit.sense, end: candidate.end + unit.length };
  }
  if (/^[a-z]/.test(after) && /\d$/.test(digits)) return { ...mention, sense: 'code' };
  return mention;
}

/** A minus that touches the number and stands free on its left makes it negative; between numbers it is a range. */
function signed(text: string, mention: Placed): Placed {
  const free =
    text.charAt(mention.start - 1) === '-' &&
    !/[\p{L}\d)%.]/u.test(text.charAt(mention.start - 2)) &&
    mention.sense === null;
  return free ? { ...mention, value: -mention.value, alternative: null, start: mention.start - 1 } : mention;
}

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
    const lacking = (mention: Placed): boolean => mention.kind === 'number' && mention.sense === null;
    if (lacking(low) && high.kind !== 'number' && (high.kind !== 'money' || low.value <= high.value))
      Object.assign(low, { kind: high.kind, currency: high.currency, unit: high.unit, sense: high.sense });
    else if (lacking(high) && low.kind === 'money') Object.assign(high, { kind: low.kind, currency: low.currency });
  }
}

function halves(text: string): Placed[] {
  return [...text.matchAll(HALF)].map((found) => {
    const value = found[1] === 'third' ? 33.3333 : found[1] === 'quarter' ? 25 : 50;
    return {
      kind: 'percent',
      value,
      alternative: null,
      currency: null,
      unit: null,
      shareOff: Number(`${value}e-2`),
      sense: null,
      start: found.index,
      end: found.index + found[0].length,
    };
  });
}

function restore(folded: FoldedText, original: string, mention: Placed): NumberMention {
  const start = folded.starts[mention.start] ?? 0;
  const end = folded.ends[mention.end - 1] ?? original.length;
  const text = original.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { ...mention, start: start + lead, end, text: text.trim() };
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
  const folded = foldText(text);
  const decimalComma = options.decimalComma ?? (DECIMAL_COMMA.test(folded.text) && !DECIMAL_POINT.test(folded.text));
  const units = (options.units ?? []).map((unit) => foldText(unit).text).filter((unit) => unit !== '');
  const special = halves(folded.text);
  const inSpecial = (candidate: Candidate): boolean =>
    special.some((half) => candidate.start < half.end && candidate.end > half.start);
  const mentions = numberCandidates(folded.text, decimalComma, /[\u3400-\u9fff]/.test(folded.text))
    .filter((candidate) => special.length === 0 || !inSpecial(candidate))
    .map((candidate) => signed(folded.text, classify(folded.text, candidate, options, units)));
  const apart = withoutOverlap(mentions);
  joinRanges(folded.text, apart);
  return [...apart, ...special]
    .sort((left, right) => left.start - right.start)
    .map((mention) => restore(folded, text, mention));
}

/** The amounts of money in a text: numbers beside a currency. */
export function readMoney(text: string, options: ReadOptions = {}): NumberMention[] {
  return readNumbers(text, options).filter((mention) => mention.kind === 'money');
}

/** The percentages in a text; `八折` is the 20 that it takes off. */
export function readPercent(text: string, options: ReadOptions = {}): NumberMention[] {
  return readNumbers(text, options).filter((mention) => mention.kind === 'percent');
}
