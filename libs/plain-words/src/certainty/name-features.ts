import { foldText } from '@svc/language';
import type { SaidFigure } from '../text/said-figures.js';
import { clauseChances } from './clause-model.js';
import type { NameCandidate } from './name-candidates.js';

const HAN = /\p{Script=Han}/u;
const TOKEN = /[a-z]+(?:'[a-z]+)*|\p{Nd}[\p{Nd}.,]*|\p{Script=Han}|[^\s\p{L}\p{Nd}]/gu;
const NEAR = 40;

const tokensOf = (text: string): string[] =>
  (foldText(text).text.toLowerCase().match(TOKEN) ?? []).map((token) => (/^\p{Nd}/u.test(token) ? '#' : token));

const bucket = (value: number, bounds: readonly number[]): number => bounds.filter((bound) => value >= bound).length;

/** What of a description the features of all its candidates look at. */
export interface NamedText {
  points: readonly string[];
  figures: readonly SaidFigure[];
  /** The description in small letters. */
  text: string;
}

/** How often the last word of a name, or its last two signs, come in the description. */
function recurs(words: readonly string[], text: string): number {
  const head = HAN.test(words.at(-1) ?? '') ? words.slice(-2).join('') : (words.at(-1) ?? '').replace(/s$/, '');
  return head.length < 2 ? 0 : text.split(head).length - 2;
}

/** The features of a candidate: its own words, those beside it, its clause, its place, and the sums behind it. */
export function nameFeatures(candidate: NameCandidate, { points, figures, text }: NamedText): string[] {
  const { quote, start, end, clause, order, first, last } = candidate;
  const words = tokensOf(quote);
  const before = tokensOf(points.slice(Math.max(0, start - NEAR), start).join(''));
  const after = tokensOf(points.slice(end, end + NEAR).join(''));
  const opening = tokensOf(clause.quote).slice(0, 2);
  const { name, chatter, goods, deal, handoff, refusal, private: kept } = clauseChances(clause.quote);
  const own = clauseChances(quote);
  const money = figures.filter(({ kind }) => kind === 'money');
  const behind = money.find((figure) => figure.start >= end);
  const sumBehind = behind === undefined ? 'none' : bucket(behind.start - end, [4, 12, 30, 80]);
  const edges = [words[0], words.at(-1)];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [
    ...new Set([
      ':always',
      HAN.test(quote) ? ':han' : ':latin',
      ...words.map((word) => `w ${word}`),
      ...pairs.map((pair) => `w ${pair}`),
      `first ${edges[0]}`,
      `last ${edges[1]}`,
      `before ${before.at(-1) ?? '^'}`,
      `before ${before.slice(-2).join(' ')}`,
      `after ${after[0] ?? '$'}`,
      `after ${after.slice(0, 2).join(' ')}`,
      `opens ${opening[0] ?? ''}`,
      `opens ${opening.join(' ')}`,
      `:order ${bucket(order, [1, 2, 3, 4, 6, 9])}`,
      `:place ${first}${last} ${bucket(order, [1, 2, 4])}`,
      `:words ${bucket(words.length, [2, 3, 4, 5, 7, 10, 14])} ${HAN.test(quote)}`,
      `:clause name ${bucket(name, [0.05, 0.15, 0.3, 0.5, 0.7, 0.9])}`,
      `:clause chatter ${bucket(chatter, [0.05, 0.2, 0.5, 0.8])}`,
      `:clause goods ${bucket(goods, [0.2, 0.5, 0.8])}`,
      `:clause deal ${bucket(deal, [0.2, 0.5, 0.8])}`,
      `:clause other ${bucket(Math.max(handoff, refusal, kept), [0.2, 0.5, 0.8])}`,
      `:own name ${bucket(own.name, [0.05, 0.15, 0.3, 0.5, 0.7, 0.9])}`,
      `:own chatter ${bucket(own.chatter, [0.05, 0.2, 0.5, 0.8])}`,
      `:recurs ${Math.min(3, recurs(words, text))}`,
      `:sum behind ${sumBehind}`,
      `:sum before ${money.some((figure) => figure.end <= start)}`,
      `:capital ${/^\p{Lu}/u.test(quote)} ${first}`,
      `:digit ${/\p{Nd}/u.test(quote)}`,
    ]),
  ];
}
