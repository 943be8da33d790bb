import type { Random } from '@svc/numerics';
import { CURRENCY_WORDS, NUMBER_WORDS } from './number-words.js';
import { oneOf, wholeFrom } from './speeches.js';

const digits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const mapped = (table: string) => (text: string) => text.replace(/\d/g, (digit) => [...table][Number(digit)] ?? digit);

/**
 * First code points of some sets of ten digits: Arabic-Indic, Persian, Devanagari, Bengali, Thai, full width,
 * mathematical, segmented, Adlam.
 */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0, 0x1e950];
/** Signs that count without being digits, each list from zero. */
const SIGNS = [
  '⓪①②③④⑤⑥⑦⑧⑨',
  '⓿❶❷❸❹❺❻❼❽❾',
  '🄀⑴⑵⑶⑷⑸⑹⑺⑻⑼',
  '🄀⒈⒉⒊⒋⒌⒍⒎⒏⒐',
  '⁰¹²³⁴⁵⁶⁷⁸⁹',
  '₀₁₂₃₄₅₆₇₈₉',
  'ⅠⅠⅡⅢⅣⅤⅥⅦⅧⅨ',
  'ⅰⅰⅱⅲⅳⅴⅵⅶⅷⅸ',
  '〇一二三四五六七八九',
  '零壹贰叁肆伍陆柒捌玖',
  '〇〡〢〣〤〥〦〧〨〩',
  '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔',
  '፩፩፪፫፬፭፮፯፰፱',
  '௦௧௨௩௪௫௬௭௮௯',
  '㊉㊀㊁㊂㊃㊄㊅㊆㊇㊈',
  '⚀⚀⚁⚂⚃⚄⚅⚅⚅⚅',
  '🂡🂡🂢🂣🂤🂥🂦🂧🂨🂩',
  'OlZEASGTBg',
];
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const PARTS = [
  'half',
  'half off',
  'a third',
  'a quarter',
  'twice',
  'double',
  'a couple',
  'a dozen',
  'a score',
  '½',
  '¾',
  '⅓',
  '10%',
  'ten percent',
  '5 per cent',
  '٪10',
  '%5',
  '10 ‰',
  '半',
  '一半',
  '对半',
  '两倍',
  '翻倍',
  '八折',
  '九五折',
  '三成',
  '百分之十',
  '廿',
  '卅',
  '十来',
  '几十',
  '俩',
  '仨',
];

function roman(value: number): string {
  let rest = value % 4000;
  let text = '';
  for (const [worth, letters] of ROMAN) {
    while (rest >= worth) {
      text += letters;
      rest -= worth;
    }
  }
  return text === '' ? 'M' : text;
}

/** A word made harder to find: apart, run together, with marks inside, with letters of another script or doubled. */
function disguise(random: Random, word: string): string {
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => [...text].join(' '),
    (text) => [...text].join('-'),
    (text) => [...text].join('.'),
    (text) => [...text].join('\u200b'),
    (text) => [...text].join('\u00ad'),
    (text) => [...text].join('\u2060'),
    (text) => [...text].join('\u0301'),
    (text) => [...text].map((letter) => letter + letter).join(''),
    (text) => text.replace(/e/g, '\u0435').replace(/o/g, '\u043e').replace(/i/g, '\u0456'),
    (text) => text.replace(/e/g, '3').replace(/o/g, '0').replace(/i/g, '1'),
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
    (text) =>
      [...text]
        .map((letter) => (/[a-z]/.test(letter) ? String.fromCodePoint(0x1d5ee - 97 + letter.charCodeAt(0)) : letter))
        .join(''),
    (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0xff41 - 97 + letter.charCodeAt(0))),
    (text) => `\u202e${[...text].reverse().join('')}\u202c`,
    (text) => [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.charCodeAt(0) & 127))).join('') + text,
    (text) => `${text}${text}`,
    (text) => text.slice(0, -1),
  ];
  return oneOf(random, ways)(word);
}

/** A number of the generator's own choice in some spelling, often with a currency beside it. */
export function spellFigure(random: Random): string {
  const value = wholeFrom(random, 1, 99_999);
  const text = String(value);
  const words = (): string => {
    const list = oneOf(random, Object.values(NUMBER_WORDS)).split(' ');
    return disguise(random, oneOf(random, ['', ' ', '-', ' and ']).concat(oneOf(random, list))).concat(
      random.next() < 0.4 ? oneOf(random, list) : '',
    );
  };
  const spelling = oneOf<() => string>(random, [
    () => text,
    () => [...text].join('\u200b'),
    () => [...text].join(' '),
    () => text.replace(/\B(?=(\d{3})+$)/g, oneOf(random, [',', '.', ' ', "'", '\u00a0'])),
    () => digits(oneOf(random, ZEROS))(text),
    () => mapped(oneOf(random, SIGNS))(text),
    () => mapped(oneOf(random, SIGNS))(text),
    () => roman(value),
    () => roman(value).toLowerCase(),
    () => `${value / 1000}k`,
    () => `${value / 10_000}万`,
    () => `0x${value.toString(16)}`,
    () => value.toExponential(),
    () => `${text.split('').join('\ufe0f\u20e3')}\ufe0f\u20e3`,
    () => oneOf(random, PARTS),
    words,
    words,
    words,
    words,
  ])();
  const money = random.next() < 0.5 ? oneOf(random, CURRENCY_WORDS) : '';
  return oneOf(random, [`${spelling} ${money}`, `${money} ${spelling}`, `${money}${spelling}`]).trim();
}
