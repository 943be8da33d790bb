import type { SaidFigure } from '../text/said-figures.js';
import { patternWith } from '@svc/language';
import { mayBeSum } from './bare-sum.js';
import { fieldName, namesNothing } from './name-heading.js';

/** A name in a description, in code points. */
export interface OpeningName {
  quote: string;
  start: number;
  end: number;
}

const HAN = /\p{Script=Han}/u;
/** Where the words of a first clause end, whatever they say. */
const CLAUSE_END = /[\n|:;!?()，。：；！？（）【】•·]|[.,](?!\d)|\s[-–—~]\s|\.{2,}/u;
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
      |有个?
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
      [标售报要定现原总单底]价|价格?|最低|[的了是]|批发|转让|出售|出租
      |[零一二两三四五六七八九十百千万每]+[个只件箱桶瓶台套袋斤位张次份]?
    )$
  `;

/** A heading of what is refused names nothing that is sold. */
const refusesAll = (name: string): boolean => /^(?:绝对?|一律|概)?不|^(?:谢绝|禁止)|^(?:never|no|not)$/iu.test(name);

const isOpener = (word: string): boolean => OPENERS.has(word.toLowerCase().replaceAll('’', "'"));
const isTail = (word: string): boolean => TAIL.has(word.toLowerCase());

function english(piece: string): string {
  const words = piece.trim().split(/\s+/);
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
  const until = words.findIndex((word, at) => at > 0 && isTail(word));
  const kept = words.slice(0, Math.min(until < 0 ? MOST_WORDS : until, MOST_WORDS));
  while (kept.length > 0 && (isOpener(kept.at(-1) ?? '') || isTail(kept.at(-1) ?? ''))) kept.pop();
  return kept.join(' ').replace(/[^\p{L}\p{N})'’"]+$/u, '');
}

function chinese(piece: string): string {
  const bare = piece.trim().replace(HAN_OPENER, '');
  const short = [...bare].slice(0, MOST_HAN).join('').trim();
  return short.replace(HAN_TAIL, '').replace(HAN_TAIL, '');
}

/** The parts of a piece around its sums: a price is no part of a name. */
function aroundSums(
  points: readonly string[],
  from: number,
  to: number,
  figures: readonly SaidFigure[],
): [number, number][] {
  const isSum = (figure: SaidFigure): boolean => {
    const { kind, value, sum } = figure;
    return kind === 'money' ? mayBeSum(figure, points) : kind === 'percent' || (sum && value > 30);
  };
  const sums = figures.filter((figure) => figure.start >= from && figure.end <= to && isSum(figure));
  const starts = [from, ...sums.map(({ end }) => end)];
  return starts.map((start, at) => [start, sums[at]?.start ?? to]);
}

/**
 * What a description opens with, where no clause says outright what is sold: the first words that name something, up to
 * the first mark, figure of money or word that leads on.
 * @param refused places that refuse something: nothing that is sold is named there
 * @example openingName('I teach classical guitar to adults. £42 an hour.', []) // {quote: 'classical guitar', …}
 */
export function openingName(
  description: string,
  figures: readonly SaidFigure[],
  refused: readonly Pick<OpeningName, 'start' | 'end'>[] = [],
): OpeningName | null {
  const points = [...description];
  const field = fieldName(description);
  if (field !== null) return field;
  let from = 0;
  for (let piece = 0; piece < MOST_PIECES && from < points.length; piece += 1) {
    const rest = points.slice(from, from + 160).join('');
    const mark = CLAUSE_END.exec(rest);
    const length = mark ? [...rest.slice(0, mark.index)].length : Math.min(160, points.length - from);
    for (const [first, last] of aroundSums(points, from, from + length, figures)) {
      const text = points.slice(first, last).join('');
      // Behind a Chinese sum stands what is said of it.
      if (first !== from && HAN.test(text)) continue;
      const name = HAN.test(text) ? chinese(text) : english(text);
      const at = name === '' ? -1 : text.indexOf(name);
      if (at < 0 || refusesAll(name) || namesNothing(text.trim()) || !/\p{L}{2}|\p{Script=Han}/u.test(name)) continue;
      const start = first + [...text.slice(0, at)].length;
      const end = start + [...name].length;
      if (!refused.some((place) => place.start < end && place.end > start)) return { quote: name, start, end };
    }
    from += length + (mark ? [...mark[0]].length : 1);
  }
  return null;
}

const NAME_WORD = /\p{Script=Han}{2}|[\p{L}\p{N}]{4,}/gu;

/**
 * Whether the rest of a description bears out that its opening names what is sold: a word of it comes again, or a price
 * stands in the same clause or in the one behind the comma.
 * @example confirmsName('DJ MARLO, weddings. £550 for 5 hrs.', opening, figures) // false
 */
export function confirmsName(description: string, name: OpeningName, figures: readonly SaidFigure[]): boolean {
  const points = [...description];
  const before = points.slice(0, name.start).join('');
  const after = points.slice(name.end).join('');
  const rest = `${before} ${after}`.toLowerCase();
  const words = name.quote.toLowerCase().match(NAME_WORD) ?? [];
  // "Used road bike, asking $900": the clause right behind the name is still about it.
  const mark = CLAUSE_END.exec(after.replace(/^[,，]/, ' '));
  const end = name.end + (mark ? [...after.slice(0, mark.index)].length : points.length);
  const priced = figures.some(({ kind, sum, start }) => (kind === 'money' || sum) && start >= name.end && start < end);
  return priced || words.some((word) => rest.includes(word.replace(/s$/, '')));
}

/**
 * Words right before a character of price are the label of a price and name nothing that is sold.
 * @example labelsPrice([...'一口价288'], { end: 2 }) // true
 */
export function labelsPrice(points: readonly string[], { end }: Pick<OpeningName, 'end'>): boolean {
  return /[价價]/u.test(points[end] ?? '');
}
