import type { PlacedStatement } from '../statement.js';
import type { PlacedOf } from '../statement.js';
import { countsBeyond, saidAbout } from '../statement.js';
import type { Place } from '../text/said-figures.js';
import { BUYER_KINDS } from '../words/buyer-kinds.js';
import { leftWords } from './left-words.js';

const HAN = /\p{Script=Han}/u;
/** Statements whose whole words stand in the policy, or are told as unused. */
const WHOLE: ReadonlySet<PlacedStatement['kind']> = new Set(['fact', 'never', 'handoff', 'not_understood', 'stock']);

/** The words by which a charge says that it is for what goes beyond so many, and of what. */
function beyondWords({ per, quote }: PlacedOf<'charge'>): string {
  const count = typeof per === 'object' ? per.count : '';
  return HAN.test(count)
    ? quote
    : `${count} beyond exceeding past outside within further additional extra excess first`;
}

/** The texts that a statement brings into the policy. */
function carriedBy(said: PlacedStatement): string[] {
  if (said.kind === 'trade') return [said.condition];
  if (said.kind === 'charge' && countsBeyond(said)) return [said.what, beyondWords(said)];
  if (said.kind === 'charge' || said.kind === 'gift') return [said.what];
  if (said.kind === 'name') return [said.name];
  if (said.kind === 'grant')
    return [said.flag.replaceAll('_', ' '), ...(BUYER_KINDS.find(({ flag }) => flag === said.flag)?.words ?? [])];
  if (said.kind === 'list' || said.kind === 'floor' || said.kind === 'quantity' || said.kind === 'break')
    return [said.unit ?? ''];
  if (said.kind === 'manner' || said.kind === 'reserve') return [said.quote];
  return [];
}

/**
 * The words of a description that are in no part of its policy, by their places: every content word is carried by a
 * statement, tells how a figure is meant, or stands here.
 * @param cited the words that parts of the policy come from
 * @param told the words that a question or a notice holds
 */
export function wordsLeft(
  description: string,
  statements: readonly PlacedStatement[],
  cited: readonly Place[],
  told: readonly Place[],
  figures: readonly Place[],
): Place[] {
  const points = [...description];
  const covered = new Uint8Array(points.length);
  const cover = ({ start, end }: Place): void => void covered.fill(1, start, end);
  for (const said of statements) if (WHOLE.has(said.kind)) cover(said);
  for (const place of [...told, ...figures]) cover(place);
  const bare = bareClauses(points, [...cited, ...told, ...saidAbout(statements, 'not_understood')]);
  for (const place of bare) cover(place);
  const words = leftWords(points, (at) => covered[at] === 1, statements.flatMap(carriedBy));
  return [...bare, ...words].sort((one, other) => one.start - other.start);
}

const MARK = /[,.;:!?\n|·•，。；：！？、()（）【】]/u;
const SAYS = /\p{Script=Han}{2}|\p{L}{3}.*\p{L}{3}/u;

/** Clauses that no statement and nothing told stands in: from mark to mark, a point between digits is no mark. */
function bareClauses(points: readonly string[], places: readonly Place[]): Place[] {
  const clauses: Place[] = [];
  let start = 0;
  for (let at = 0; at <= points.length; at += 1) {
    const inNumber = /\d/.test(points[at - 1] ?? '') && /\d/.test(points[at + 1] ?? '');
    if (at < points.length && (inNumber || !MARK.test(points[at] ?? ''))) continue;
    const [from, to] = [start, at];
    start = at + 1;
    if (places.some((place) => place.start < to && place.end > from)) continue;
    const quote = points.slice(from, to).join('');
    if (!SAYS.test(quote)) continue;
    const lead = [...quote].length - [...quote.trimStart()].length;
    const trimmed = quote.trim();
    clauses.push({ quote: trimmed, start: from + lead, end: from + lead + [...trimmed].length });
  }
  return clauses;
}
