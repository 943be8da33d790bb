import type { NumberMention } from '@svc/language';

/** What stands before the words of a number that a numeral behind it belongs to: 两块七, 八毛五. */
const COINS: Readonly<Record<string, number>> = { 块: 1, 毛: 10, 角: 10 };
const COIN_END = /(块|毛|角)$/;
/** A digit behind a coin, with its own coin or without; what is counted, or is a discount, is another number. */
const DIGIT_BEHIND =
  /^(?!一起)([零〇])?([一二三四五六七八九1-9])([毛角分])?(?=$|[\s,.;:!?，。；：！？、)）是起吧就的])(?!\.\d)/u;
const DIGITS = '一二三四五六七八九';
/** "13 000", "1 250 000": groups of three behind a space, which is no ordinary end of a number. */
const GROUPS = /^(?:[ \u00a0\u202f\u2009]\d{3})+(?![\d.,]\d|\d)/;
/** Indian scales behind a number: "5 lakh", "1.2 crore". */
const SCALE = /^\s?(lakhs?|lacs?|crores?)(?![a-z])/i;

const exact = (value: number): number => Number(value.toFixed(9));

function withCoins(mention: NumberMention, after: string): NumberMention | null {
  const coin = COIN_END.exec(mention.text)?.[1];
  const found = coin === undefined || mention.kind !== 'money' ? null : DIGIT_BEHIND.exec(after);
  if (coin === undefined || !found) return null;
  const [text, zero, digit = '', own] = found;
  const value = DIGITS.indexOf(digit) + 1 || Number(digit);
  const parts =
    own === '分' || (zero !== undefined && own === undefined) ? 100 : own === undefined ? 10 * (COINS[coin] ?? 1) : 10;
  return {
    ...mention,
    value: exact(mention.value + value / parts),
    alternative: null,
    text: mention.text + text,
    end: mention.end + text.length,
  };
}

function withGroups(mention: NumberMention, after: string): NumberMention | null {
  const digits = /(?:^|\D)(\d{1,3})$/.exec(mention.text)?.[1];
  const groups = digits === undefined ? null : GROUPS.exec(after);
  if (digits === undefined || !groups) return null;
  const value = Number(digits + groups[0].replace(/\D/g, ''));
  return {
    ...mention,
    value: Math.sign(mention.value || 1) * value,
    alternative: null,
    text: mention.text + groups[0],
    end: mention.end + groups[0].length,
  };
}

function withScale(mention: NumberMention, after: string): NumberMention | null {
  const scale = mention.kind === 'money' || mention.kind === 'number' ? SCALE.exec(after) : null;
  if (!scale) return null;
  const times = /^l/i.test(scale[1] ?? '') ? 1e5 : 1e7;
  return {
    ...mention,
    value: exact(mention.value * times),
    text: mention.text + scale[0],
    end: mention.end + scale[0].length,
  };
}

/** So much of the next smaller scale is a hundredth of the larger one: "four lakh twenty" is 4.20 lakh. */
const HUNDREDTH = 100;

/** What is said behind an Indian scale: thousands, or in words so many hundredths of it. */
function withRest(mention: NumberMention, next: NumberMention | undefined): NumberMention | null {
  const times = /(lakhs?|lacs?|crores?)$/i.exec(mention.text)?.[1];
  if (times === undefined || next === undefined || next.start !== mention.end + 1) return null;
  if (next.kind !== 'number' || next.unit !== null || !Number.isInteger(next.value)) return null;
  const scale = /^l/i.test(times) ? 1e5 : 1e7;
  const spoken = /^[a-z]+(?:[ -][a-z]+)?$/i.test(next.text) && next.value >= 1 && next.value < HUNDREDTH;
  if (!spoken && !(next.value >= 1000 && next.value < scale)) return null;
  return {
    ...mention,
    value: exact(mention.value + next.value * (spoken ? scale / HUNDREDTH : 1)),
    text: `${mention.text} ${next.text}`,
    end: next.end,
  };
}

/** "Eleven pounds fifty": the small coins behind a sum in words; a unit or a percentage makes them another number. */
const SUM_IN_WORDS = /(?:pounds?|dollars?|euros?|quid|bucks)$/i;

function withSmallCoins(mention: NumberMention, next: NumberMention | undefined): NumberMention | null {
  const behind = next !== undefined && next.start === mention.end + 1 && /^[a-z]+$/i.test(next.text);
  if (!behind || mention.kind !== 'money' || !SUM_IN_WORDS.test(mention.text) || !Number.isInteger(mention.value))
    return null;
  if (next.kind !== 'number' || next.unit !== null || next.value < 5 || next.value > 99) return null;
  return {
    ...mention,
    value: exact(mention.value + next.value / 100),
    text: `${mention.text} ${next.text}`,
    end: next.end,
  };
}

/** "33 and a half", "35 and a half thousand"; half of a time is left alone. */
const HALF =
  /^ and an? half(?: (thousand|grand|million|lakhs?|crores?)\b)?(?! (?:hundred|years?|months?|weeks?|days?|hours?))/i;
const SCALES: Readonly<Record<string, number>> = { t: 1e3, g: 1e3, m: 1e6, l: 1e5, c: 1e7 };

function withHalf(mention: NumberMention, after: string): NumberMention | null {
  const half = HALF.exec(after);
  if (!half || (mention.kind !== 'number' && mention.kind !== 'money') || !Number.isInteger(mention.value)) return null;
  const scale = SCALES[half[1]?.charAt(0).toLowerCase() ?? ''] ?? 1;
  const text = mention.text + half[0];
  const value = (mention.value + 0.5) * scale;
  return { ...mention, value, alternative: null, text, end: mention.end + half[0].length };
}

/** "Twenty-five (25)", "twelve per cent (12%)": the same number again, as contracts write it. */
function withRepeat(mention: NumberMention, next: NumberMention | undefined, text: string): NumberMention | null {
  if (next === undefined || next.value !== mention.value || next.start > mention.end + 3) return null;
  const again = /^\s?[(（]\s?$/.test(text.slice(mention.end, next.start));
  const closes = /^\s?[)）]/.exec(text.slice(next.end, next.end + 2))?.[0];
  if (!again || closes === undefined) return null;
  const end = next.end + closes.length;
  const { kind, unit } = mention.kind === 'number' ? next : mention;
  return {
    ...mention,
    kind,
    unit,
    currency: mention.currency ?? next.currency,
    text: text.slice(mention.start, end),
    end,
  };
}

/** "8.2p" is 0.082 exactly: a small coin's hundredth leaves no dust of binary fractions. */
const dusted = (mention: NumberMention): NumberMention =>
  Number.isInteger(mention.value) || Math.abs(mention.value) > 1e6
    ? mention
    : { ...mention, value: exact(mention.value) };

/** A number whose digits went into the one before it leaves its currency behind: "13 000 EUR". */
function swallow(last: NumberMention, number: NumberMention): NumberMention {
  if (number.end <= last.end) return last;
  const { kind, currency, unit, end } = number;
  return { ...last, kind, currency: currency ?? last.currency, unit, end };
}

/**
 * The numbers of a text with the numerals that touch them: 两块七 is 2.7, "13 000" is 13,000, "5 lakh" 500,000.
 * A number whose words went into the one before it is left out.
 * @example joinNumerals('两块七', readNumbers('两块七'))[0]?.value // 2.7
 */
export function joinNumerals(text: string, numbers: readonly NumberMention[]): NumberMention[] {
  const joined: NumberMention[] = [];
  const grown = new Set<NumberMention>();
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1];
    const last = joined.at(-1);
    if (last && grown.has(last) && number.start < last.end) {
      const swallowed = swallow(last, number);
      grown.add(swallowed);
      joined[joined.length - 1] = swallowed;
      continue;
    }
    const after = text.slice(number.end, number.end + 32);
    const scaled = withScale(number, after);
    const longer =
      withCoins(number, after) ??
      withGroups(number, after) ??
      (scaled && withRest(scaled, next)) ??
      scaled ??
      withSmallCoins(number, next) ??
      withHalf(number, after) ??
      withRepeat(number, next, text);
    const one = dusted(longer ?? number);
    if (longer) grown.add(one);
    joined.push(one);
  }
  return joined;
}

const NUMERAL_BEHIND = /^[\p{Nd}零〇二三四五六七八九十百千万亿毛角分]/u;
const NUMERAL_BEFORE = /[\p{Nd}零〇一二两三四五六七八九十百千万亿]$/u;
const SCALE_BEHIND = /^\s?(?:k|m|bn|thousand|million|billion|hundred|lakhs?|crores?|grand)(?![a-z])/i;

/** Whether a numeral touches a number and is no part of it, so that its value is not sure. */
export function touchesNumeral(text: string, number: NumberMention, numbers: readonly NumberMention[]): boolean {
  const counted = (other: NumberMention): boolean => other.kind === 'count' && other.unit !== null;
  const next = numbers.find(({ start }) => start === number.end);
  const before = numbers.find(({ end }) => end === number.start);
  const after = text.slice(number.end, number.end + 12);
  if (number.kind === 'count' || number.kind === 'percent') return false;
  return (
    SCALE_BEHIND.test(after) ||
    (NUMERAL_BEHIND.test(after) && !(next && counted(next))) ||
    (NUMERAL_BEFORE.test(text.slice(Math.max(0, number.start - 1), number.start)) && !before)
  );
}
