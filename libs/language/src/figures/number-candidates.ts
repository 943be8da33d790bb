import { currencyAfter, currencyBefore } from './currencies.js';
import { isHanziNumeral, hanziUnit, readHanziNumber, scaleByHanzi } from './hanzi-number.js';
import type { NumberSense } from './number-mention.js';
import { ordinalValue, readHalfOf, readNumberWords, startsNumber } from './number-words.js';
import { readNumeral } from './numeral.js';
import { HANZI_COUNTS } from './unit-words-chinese.js';
import { pattern } from '../pattern.js';

/** A number before its surroundings are read; positions are of the folded text. */
export interface Candidate {
  value: number;
  alternative: number | null;
  start: number;
  end: number;
  form: 'digits' | 'words' | 'hanzi';
  /** Characters of the number proper, scale words left out. */
  size: number;
  /** A scale (`k`, 万) was read, so it is an amount. */
  scaled: boolean;
  sense: NumberSense | null;
}

const LETTER_SCALES: Readonly<Record<string, number>> = {
  k: 3,
  grand: 3,
  thousand: 3,
  m: 6,
  mm: 6,
  mil: 6,
  mio: 6,
  mln: 6,
  million: 6,
  hundred: 2,
  bn: 9,
  billion: 9,
};
const SCALE = /(?: ?(k|m|mm|mil|mio|mln|bn|w)| (grand|thousand|hundred|million|billion))(?![\p{Script=Latin}\d])/uy;
const ANY_NUMBER = /[a-z]+|\d|[零〇一二两三四五六七八九十百千万亿壹贰貳叁參肆伍陆陸柒捌玖拾佰仟]/gu;

const exact = (value: number, exponent: number): number => {
  const scaled = Number(`${value}e${exponent}`);
  return Number.isFinite(scaled) ? scaled : value;
};

/** Groups of digits apart are one amount where a currency stands beside them: `6 250,00 DKK`. */
function isSpacedSum(text: string, at: number): boolean {
  const groups = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?![\d.,]*\d)/.exec(text.slice(at, at + 24))?.[0];
  return (
    groups !== undefined && (currencyBefore(text, at) !== null || currencyAfter(text, at + groups.length) !== null)
  );
}

function digitsAt(text: string, at: number, decimalComma: boolean, chinese: boolean): Candidate | null {
  const numeral = readNumeral(text, at, decimalComma, isSpacedSum(text, at));
  if (!numeral) return null;
  const size = numeral.end - at;
  const base = { start: at, form: 'digits' as const, size, alternative: numeral.alternative };
  if (numeral.shape !== 'amount')
    return { ...base, value: numeral.value, end: numeral.end, scaled: false, sense: numeral.shape };
  SCALE.lastIndex = numeral.end;
  const scale = SCALE.exec(text);
  const word = scale?.[1] ?? scale?.[2];
  const exponent = word === undefined ? undefined : word === 'w' ? (chinese ? 4 : undefined) : LETTER_SCALES[word];
  if (scale && exponent !== undefined) {
    const value =
      numeral.alternative !== null && numeral.alternative < numeral.value ? numeral.alternative : numeral.value;
    return {
      ...base,
      value: exact(value, exponent),
      alternative: null,
      end: SCALE.lastIndex,
      scaled: true,
      sense: null,
    };
  }
  const hanzi = scaleByHanzi(text, numeral.value, numeral.end);
  const scaled = hanzi.end > numeral.end;
  return {
    ...base,
    value: hanzi.value,
    alternative: scaled ? null : numeral.alternative,
    end: hanzi.end,
    scaled,
    sense: null,
  };
}

/** Words in which a Chinese numeral counts nothing. */
const IDIOMS = pattern`
    ^(?:
      一起
      |一下
      |一共
      |一定
      |一样
      |一点
      |一些
      |一般
      |一直
      |一旦
      |一切
      |一边
      |一会
      |一律
      |一口价
      |一次性
      |一半
      |一致
      |一块儿
      |一块(?=算|用|享|计)
      |万一
      |千万[别不要]
      |十分(?!之)
      |十足
      |百分之百
      |百分百
      |三番
      |两者
      |两全
      |四处
      |九牛
      |一方面
      |一言为定
      |八成是
      |半天
    )
  `;
/** What must stand after a lone numeral for it to count. */
const COUNTED = new RegExp(
  '^\\s?(?:元|块|圆|毛|毫子|蚊|角|分钱|美元|美金|欧元|英镑|日元|日(?:以上|起)|港币|' +
    `年|天|周|星期|小时|月|折|成(?!品|本|为|交)|公斤|斤|吨|点|次|期|倍|种|间|%|${HANZI_COUNTS.join('|')})`,
);

function hanziAt(text: string, at: number): Candidate | null {
  const ahead = text.slice(at, at + 5);
  if (
    IDIOMS.test(ahead) ||
    (/[统唯之双]$/.test(text.slice(Math.max(0, at - 1), at)) && !text.slice(Math.max(0, at - 3), at).endsWith('分之'))
  )
    return null;
  const read = readHanziNumber(text, at);
  if (!read) return null;
  const ordinal = text.charAt(at - 1) === '第';
  const fraction = text.slice(Math.max(0, at - 3), at).endsWith('分之');
  const lone = read.length === 1 || (read.value === 0 && hanziUnit(text.charAt(at)) === undefined);
  if (lone && !ordinal && !fraction && !COUNTED.test(text.slice(read.end, read.end + 4))) return null;
  return {
    value: read.value,
    alternative: null,
    start: at,
    end: read.end,
    form: 'hanzi',
    size: read.length,
    scaled: read.length > 1,
    sense: ordinal ? 'ordinal' : null,
  };
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

function wordAt(text: string, word: string, at: number): Candidate | null {
  const end = at + word.length;
  const plain = { alternative: null, start: at, form: 'words' as const };
  const ordinal = ordinalValue(word);
  if (ordinal !== undefined)
    return { ...plain, value: ordinal, end, size: word.length, scaled: false, sense: 'ordinal' };
  if (!startsNumber(word)) return null;
  const read = word === 'half' ? readHalfOf(text, end) : readNumberWords(text, word, end);
  if (word === 'one' && read?.end === end && !COUNTING_ONE.test(text.slice(end, end + 14))) return null;
  return (
    read && {
      ...plain,
      value: read.value,
      alternative: read.alternative,
      end: read.end,
      size: read.end - at,
      scaled: read.value >= 100,
      sense: null,
    }
  );
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
    candidates.push(candidate);
    ANY_NUMBER.lastIndex = Math.max(candidate.end, at + 1);
  }
  return candidates;
}
