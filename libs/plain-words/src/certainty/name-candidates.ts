import type { Place, SaidFigure } from '../text/said-figures.js';
import { namesAskingPrice } from '../words/asks-price.js';
import { mayBeSum } from '../words/bare-sum.js';
import { CLAUSE_END, pieceNamed } from '../words/name-pieces.js';
import { wordCount } from './clause-shape.js';

/** Words of a description that could name what is sold, with the clause that they stand in. */
export interface NameCandidate extends Place {
  clause: Place;
  /** The place of its clause among those of the description, from 0. */
  order: number;
  /** It is the first of its clause, and the last. */
  first: boolean;
  last: boolean;
}

/** Clauses that are looked at, words and characters that a name has at most. */
const MOST_CLAUSES = 24;
const [MOST_WORDS, MOST_HAN] = [8, 24];
const HAN = /\p{Script=Han}/u;
/** Words that part the things of an English clause: pronouns, verbs of being and having, conjunctions, prepositions. */
const PARTS = new Set(
  (
    "i i'm im i've ive i'll i'd we we're we've we'll you you're they they're he she it it's its there's there here's " +
    'here my our your his her their me us him them this that these those the a an and or but so if when while ' +
    'because as than then is are was were be been being am have has had having do does did will would can could ' +
    'may might must ' +
    'should shall get gets got getting go goes going come comes let lets make makes take takes want wants need ' +
    'needs like at in on by to from into out off up down over under near per each every both all any some no not ' +
    "don't never only just also still very really about around which who what where how why please yes ok okay well " +
    'who whose with for of sell selling sold offer offers offering rent renting hire hiring teach teaches provide'
  ).split(' '),
);
/** Words over which the name of a thing goes on. */
const JOINS = new Set(['of', 'for', 'with', 'and', 'in', 'by', 'to', 'on', 'at', 'the', 'a', 'an', 'from']);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’./+-]*/gu;
/** Where a Chinese clause may begin to name a thing. */
const HAN_PARTS = new RegExp(
  '[的是有卖賣售租做教接修出供个個台套把辆輛张張件份只隻条條间間位名批箱我们們家]' +
    '|现有|提供|转让|轉讓|出租|批发|关于|關於',
  'gu',
);

/** Runs of words between those that part them, and two runs that one joining word holds together. */
function englishRuns(text: string): [number, number][] {
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0].toLowerCase().replace(/[.]+$/, ''), match }));
  const runs: { from: number; to: number; first: number; last: number }[] = [];
  words.forEach(({ word, match }, at) => {
    if (PARTS.has(word.replaceAll('’', "'"))) return;
    const before = runs.at(-1);
    const end = match.index + match[0].replace(/[.]+$/, '').length;
    const goesOn = before?.last === at - 1 && /^[ \t]*$/u.test(text.slice(before.to, match.index));
    if (before && goesOn && at - before.first < MOST_WORDS) Object.assign(before, { to: end, last: at });
    else runs.push({ from: match.index, to: end, first: at, last: at });
  });
  const joined = runs.flatMap((run, at) => {
    const next = runs[at + 1];
    const between = next && words.slice(run.last + 1, next.first);
    const holds = between && between.length <= 2 && between.every(({ word }) => JOINS.has(word));
    return next && holds && next.last - run.first < MOST_WORDS ? [{ ...run, to: next.to }] : [];
  });
  return [...runs, ...joined].map(({ from, to }) => [from, to]);
}

/** What stands behind each sign that a thing's name may follow, to the end of the clause. */
function chineseRuns(text: string): [number, number][] {
  const starts = [0, ...[...text.matchAll(HAN_PARTS)].map((match) => match.index + match[0].length)];
  const ends = [...[...text.matchAll(/的|[，、\s]/gu)].map(({ index }) => index), text.length];
  return starts.flatMap((from) => {
    const to = ends.filter((end) => end > from);
    return [to[0], to.at(-1)].flatMap((end): [number, number][] =>
      end !== undefined && end - from >= 2 && end - from <= MOST_HAN ? [[from, end]] : [],
    );
  });
}

/** The clauses of a description without their sums. */
function clausesOf(points: readonly string[], figures: readonly SaidFigure[]): Place[] {
  const sums = figures.filter((figure) => figure.kind === 'percent' || mayBeSum(figure, points));
  const masked = points.map((point, at) => (sums.some(({ start, end }) => at >= start && at < end) ? '|' : point));
  const found: Place[] = [];
  for (let at = 0; at < points.length && found.length < MOST_CLAUSES;) {
    const rest = masked.slice(at, at + 200).join('');
    const mark = CLAUSE_END.exec(rest);
    const length = mark ? [...rest.slice(0, mark.index)].length : Math.min(200, points.length - at);
    const quote = points.slice(at, at + length).join('');
    if (/\p{L}{2}|\p{Script=Han}/u.test(quote)) found.push({ quote, start: at, end: at + length });
    at += length + (mark ? [...mark[0]].length : 1);
  }
  return found;
}

/**
 * Words of a description that could name what is sold, in their order.
 * @example nameCandidates([...'I teach violin to adults.'], []).map(({ quote }) => quote) // ['violin', 'adults', …]
 */
export function nameCandidates(points: readonly string[], figures: readonly SaidFigure[]): NameCandidate[] {
  return clausesOf(points, figures).flatMap((clause, order) => {
    const runs = HAN.test(clause.quote) ? chineseRuns(clause.quote) : englishRuns(clause.quote);
    const piece = pieceNamed(clause.quote);
    const at = piece === '' ? -1 : clause.quote.indexOf(piece);
    const all = at < 0 ? runs : [...runs, [at, at + piece.length] as [number, number]];
    const places = all
      .map(([from, to]): Place => {
        const quote = clause.quote.slice(from, to);
        const start = clause.start + [...clause.quote.slice(0, from)].length;
        return { quote, start, end: start + [...quote].length };
      })
      .filter(
        ({ quote }) => /\p{L}{2}|\p{Script=Han}/u.test(quote) && !(wordCount(quote) < 3 && namesAskingPrice(quote)),
      );
    const unique = [...new Map(places.map((place) => [`${place.start} ${place.end}`, place])).values()];
    const [from, to] = [Math.min(...unique.map(({ start }) => start)), Math.max(...unique.map(({ end }) => end))];
    return unique.map((place) => ({ ...place, clause, order, first: place.start === from, last: place.end === to }));
  });
}
