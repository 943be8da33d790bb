import type { Place, SaidFigure } from '../text/said-figures.js';
import { patternWith } from '@svc/language';
import { mayBeSum } from './bare-sum.js';
import { namesNothing } from './name-heading.js';

/** Words of the opening that could name what is sold. */
export interface NamePiece {
  place: Place;
  /** They say outright that it is sold. */
  outright: boolean;
  /** They say who the sellers are. */
  seller: boolean;
  /** Few Chinese characters, which may as well be a place. */
  short: boolean;
}

const HAN = /\p{Script=Han}/u;
/** Where the words of a first clause end, whatever they say. */
export const CLAUSE_END = /[\n|:;!?()，。：；！？（）【】•·]|[.,](?!\d)|\s[-–—~]\s|\.{2,}/u;
/** The pieces that are looked at for what is sold: what stands first may only greet. */
const MOST_PIECES = 6;
const MOST_VERB = 4;
const [MOST_WORDS, MOST_HAN] = [7, 24];
/** Greetings, pronouns, auxiliaries and articles: what opens a clause without naming anything. */
const OPENERS = new Set(
  (
    'hi hello hey ok okay um uh so right well look now then yes a an the this that these those my ' +
    'our your his her its ' +
    "i i'm im i'd id we we're were we'd you it it's its they there there's here here's and but or to " +
    'for of on in with ' +
    "is are am was be been being have has had having do does did got get getting want need going would like i've ive " +
    "we've weve just only up some another one also please still " +
    'asking ask price priced prices list listed lowest floor minimum least bottom rate sell selling ' +
    'sale firm cost costs ' +
    'about not no never under below'
  ).split(' '),
);
/** Words behind which no longer the thing is named, but where it is, for whom, or what it does. */
const TAIL = new Set(
  (
    'for to from in at on with near by which that who its it is are was were has have and or but if ' +
    'when because so as ' +
    'per under over around into out up done costs cost sells comes runs used worn'
  ).split(' '),
);
const PRONOUN = /^(?:i|we|i'm|im|we're|i've|we've|ive|weve|you|they)$/;
/** Pronouns, classifiers, auxiliaries and verbs of selling that open a Chinese clause. */
const HAN_OPENER = patternWith('u')`
    ^(?:
      那个
      |这个
      |这
      |我[司厂店]
      |我们家?
      |我
      |咱们?
      |本公司
      |本店
      |甲方
      |乙方
      |自家
      |您好
      |你好
      |有[个台把套辆张件双部]?
      |是
      |在
      |做
      |教
      |接
      |修
      |代(?=运)
      |转让
      |急?转
      |出租
      |出售
      |出
      |卖
      |供应
      |供
      |批发
      |提供
      |授权使用
      |个
      |一[台个把套辆张件双]
      |二手
      |闲置的?
      |的
      |了
      |\s
    )+
  `;
const HAN_TAIL = patternWith('u')`
    (?:
      出了|[标售报要定现原总单底]价|价格?|最低|[的了是]|批发|转让|出售|出租
      |[零一二两三四五六七八九十百千万每]+[个只件箱桶瓶台套袋斤位张次份]?
    )$
  `;

/** Behind a verb of letting or selling no longer the thing is named. */
const HAN_SOLD = /^(.{2,}?)(?:出租|出售|转让|批发|零售)(?:[带含包送可需限].*)$/u;
const PARTICLES = /[啊呢吧哈哦啦嘛呀]+$/u;
/** How many, and nothing of what. */
const ONLY_COUNT = /^[\p{Nd}零一二两三四五六七八九十百千万几]+\p{Script=Han}?$/u;
/** A numeral that begins a name: what stands behind it is no unit, numeral or verb of selling. */
const GLUED = /^[^元块圆万千百每一起出卖售转的可左以包带个只件箱桶瓶台套袋斤位张次份米天晚\P{Script=Han}]/u;
/** Where a thing is, before it is named. */
const WHERE = /^\W*(?:for sale|to (?:let|rent)|available) (?:in|near|at)\b/iu;
/** Who the seller is. */
const SELLER = /^\W*we(?:['’]re| are) an? /iu;
/** Words of selling before a thing in Chinese: it is named outright. */
const HAN_OUTRIGHT = /^(?:二手|闲置|閒置|出售|转让|轉讓|出租)/u;
const SHORT_HAN = 6;
/** What the one word before it is for. */
const NAMED_END = /^(?:for|of)$/;

/** A heading of what is refused names nothing that is sold. */
const refusesAll = (name: string): boolean => /^(?:绝对?|一律|概)?不|^(?:谢绝|禁止)|^(?:never|no|not)$/iu.test(name);

const isOpener = (word: string): boolean => OPENERS.has(word.toLowerCase().replaceAll('’', "'"));
const isTail = (word: string): boolean => TAIL.has(word.toLowerCase());

/** A clause that sets a condition or a time names nothing that is sold. */
const CONDITION = /^(?:because|if|once|since|unless|until|when|whenever)\b/i;

/** "We hire out chairs", "the hall we let out": the chairs and the hall that somebody has, as in "we have chairs". */
const LETS_OUT = /\b(?:hir|rent|lett?|loan|lend)(?:e|ing)? out\b/i;

function english(piece: string): string {
  if (CONDITION.test(piece.trim())) return '';
  const words = piece.trim().replace(LETS_OUT, 'have').split(/\s+/);
  // "Renting out my flat": what is done with it stands before whose it is.
  const whose = /ing$/i.test(words[0] ?? '')
    ? words.slice(0, MOST_VERB).findIndex((word) => /^(?:my|our)$/i.test(word))
    : -1;
  words.splice(0, whose + 1);
  let speaks = false;
  while (words.length > 0 && (isOpener(words[0] ?? '') || speaks)) {
    // The word behind "I" or "we" is the verb.
    speaks = !speaks && PRONOUN.test((words[0] ?? '').toLowerCase()) && !isOpener(words[1] ?? '');
    words.shift();
  }
  // "Tickets for DataHarbour": one word is told apart by the name behind it.
  const isNamed = NAMED_END.test(words[1] ?? '') && /^\p{Lu}/u.test(words[2] ?? '');
  const until = words.findIndex((word, at) => at > (isNamed ? 2 : 0) && isTail(word));
  const kept = words.slice(0, Math.min(until < 0 ? MOST_WORDS : until, MOST_WORDS));
  while (kept.length > 0 && (isOpener(kept.at(-1) ?? '') || isTail(kept.at(-1) ?? ''))) kept.pop();
  return kept.join(' ').replace(/[^\p{L}\p{N})'’"]+$/u, '');
}

function chinese(piece: string): string {
  const bare = piece.trim().replace(HAN_OPENER, '');
  const thing = HAN_SOLD.exec(bare)?.[1] ?? bare;
  const short = [...thing].slice(0, MOST_HAN).join('').trim();
  const name = short.replace(PARTICLES, '').replace(HAN_TAIL, '').replace(HAN_TAIL, '');
  return ONLY_COUNT.test(name) || [...name].length < 2 ? '' : name;
}

/** What words name without what only leads to it; empty where they name nothing. */
export const pieceNamed = (text: string): string => (HAN.test(text) ? chinese(text) : english(text));

/** The parts of a piece around its sums: a price is no part of a name. */
function aroundSums(
  points: readonly string[],
  from: number,
  to: number,
  figures: readonly SaidFigure[],
): [number, number][] {
  const isSum = (figure: SaidFigure): boolean => {
    const { kind, value, sum, end, unit } = figure;
    const glued = kind === 'number' && unit === null && GLUED.test(points[end] ?? '');
    if (glued && figures.some((other) => other.kind === 'money')) return false;
    return kind === 'money' ? mayBeSum(figure, points) : kind === 'percent' || (sum && value > 30);
  };
  const sums = figures.filter((figure) => figure.start >= from && figure.end <= to && isSum(figure));
  const starts = [from, ...sums.map(({ end }) => end)];
  return starts.map((start, at) => [start, sums[at]?.start ?? to]);
}

/** What a piece of words names, by where it stands; null where it names nothing. */
function pieceAt(points: readonly string[], first: number, last: number): NamePiece | null {
  const text = points.slice(first, last).join('');
  const quote = pieceNamed(text);
  const at = quote === '' ? -1 : text.indexOf(quote);
  if (at < 0 || refusesAll(quote) || namesNothing(text.trim()) || WHERE.test(text)) return null;
  if (!/\p{L}{2}|\p{Script=Han}/u.test(quote)) return null;
  const start = first + [...text.slice(0, at)].length;
  return {
    place: { quote, start, end: start + [...quote].length },
    outright: HAN_OUTRIGHT.test(text.trim()),
    seller: SELLER.test(text),
    short: HAN.test(text) && [...quote].length <= SHORT_HAN,
  };
}

/**
 * The first pieces of a description that could name what is sold, in their order.
 * @param from where to begin, in code points
 * @example namePieces([...'I teach classical guitar. £42 an hour.'], [], 0)[0]?.place.quote // 'classical guitar'
 */
export function namePieces(points: readonly string[], figures: readonly SaidFigure[], from = 0): NamePiece[] {
  const found: NamePiece[] = [];
  let at = from;
  for (let piece = 0; piece < MOST_PIECES && at < points.length; piece += 1) {
    const rest = points.slice(at, at + 160).join('');
    const mark = CLAUSE_END.exec(rest);
    const length = mark ? [...rest.slice(0, mark.index)].length : Math.min(160, points.length - at);
    for (const [first, last] of aroundSums(points, at, at + length, figures)) {
      // Behind a Chinese sum stands what is said of it.
      if (first !== at && HAN.test(points.slice(first, last).join(''))) continue;
      const named = pieceAt(points, first, last);
      if (named) found.push(named);
    }
    at += length + (mark ? [...mark[0]].length : 1);
  }
  return found;
}
