import type { Placed } from './number-mention.js';

/** The same number again in brackets, as contracts write it: "twenty-five (25)", "twelve per cent (12%)". */
function repeated(text: string, one: Placed, other: Placed): Placed | null {
  if (other.value !== one.value || !/^\s?[(（]\s?$/.test(text.slice(one.end, other.start))) return null;
  const closes = /^\s?[)）]/.exec(text.slice(other.end, other.end + 2))?.[0];
  if (closes === undefined) return null;
  const { kind, unit } = one.kind === 'number' ? other : one;
  return {
    ...one,
    alternative: null,
    kind,
    unit,
    currency: one.currency ?? other.currency,
    end: other.end + closes.length,
  };
}

/** A number of which nothing says that it is something of its own. */
const loose = ({ kind, sense }: Placed): boolean => (kind === 'money' || kind === 'number') && sense === null;

const isYear = (text: string, { kind, start, end }: Placed): boolean =>
  kind === 'number' && /^(?:19[5-9]\d|20[0-3]\d)$/.test(text.slice(start, end));

/** A numeral that touches the one before it, a blank between them or none, and is no figure of its own. */
function touches(text: string, one: Placed, other: Placed): boolean {
  if (!loose(one) || !/^[ \u00a0]?$/.test(text.slice(one.end, other.start)) || isYear(text, one)) return false;
  const own = other.kind === 'money' && !/^[\d零〇一二两三四五六七八九十百千万亿]/.test(text.slice(other.start));
  const both = one.kind === 'money' && other.kind === 'money';
  // 1.8万 1.6万: each has its own scale.
  const alike = one.scaled && other.scaled && other.value * 10 > one.value;
  if (both || alike || isYear(text, other) || /^0\d/.test(text.slice(one.start))) return false;
  // "Twelve five" may be said of thousands: both words stand for themselves.
  const spoken = !one.scaled && (one.form !== other.form || one.form === 'words');
  return loose(other) && !own && !spoken;
}

/** A Chinese digit behind a number, a blank between them, with nothing that it counts: 一百 五. */
const LEFT =
  /^[ \u00a0]?[零〇一二两三四五六七八九十百千壹贰叁肆伍陆柒捌玖](?=$|[\s,，.。;；!！?？元块零〇一二三四五六七八九])/;

/** Whether a numeral is left over behind a number, which no other one holds. */
const leavesNumeral = (text: string, one: Placed, next: Placed | undefined): boolean =>
  loose(one) && LEFT.test(text.slice(one.end, one.end + 4)) && (next === undefined || next.start > one.end + 1);

/**
 * The numbers of a text with those that stand together and are one: a figure is read whole or not at all. Where the
 * run has no one value, "20 50" or 12万85, it is one unclear figure, and no part of it is a figure.
 */
export function joinNeighbours(text: string, mentions: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    const again = last && repeated(text, last, mention);
    const one =
      again ??
      (last && touches(text, last, mention)
        ? { ...last, ...moneyOf(last, mention), unclear: true, alternative: null, end: mention.end }
        : null);
    if (one) joined[joined.length - 1] = one;
    else joined.push(mention);
  }
  return joined.map((one, at) => (leavesNumeral(text, one, joined[at + 1]) ? { ...one, unclear: true } : one));
}

const moneyOf = (one: Placed, other: Placed): Pick<Placed, 'kind' | 'currency'> =>
  one.kind === 'money' ? { kind: one.kind, currency: one.currency } : { kind: other.kind, currency: other.currency };
