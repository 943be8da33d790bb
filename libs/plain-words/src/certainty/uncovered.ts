import type { Place } from '../text/said-figures.js';

const MARK = /[,.;:!?\n|｜·•，。；：！？、()（）【】]/u;
const DIGIT = /\p{Nd}/u;
const WORD = /[\p{L}\p{N}]/u;

/** Whether words end at a mark; one between two digits, or a point inside a word, ends none. */
function endsAt(points: readonly string[], at: number, mark: RegExp): boolean {
  const [before = '', sign = '', behind = ''] = [points[at - 1], points[at], points[at + 1]];
  if (!mark.test(sign)) return false;
  if (sign === '\n') return true;
  return !(DIGIT.test(before) && DIGIT.test(behind)) && !(sign === '.' && WORD.test(behind));
}

/** The words between marks, without the spaces around them. */
function between(points: readonly string[], mark: RegExp): Place[] {
  const places: Place[] = [];
  for (let from = 0; from < points.length;) {
    let to = from;
    while (to < points.length && !endsAt(points, to, mark)) to += 1;
    let [start, end] = [from, to];
    while (start < end && !WORD.test(points[start] ?? '') && !/\p{Sc}/u.test(points[start] ?? '')) start += 1;
    while (end > start && /\s/u.test(points[end - 1] ?? '')) end -= 1;
    if (end > start) places.push({ quote: points.slice(start, end).join(''), start, end });
    from = to + 1;
  }
  return places;
}

/** The clauses of a description from mark to mark. */
export const clausesBetweenMarks = (points: readonly string[]): Place[] => between(points, MARK);

/** Words with a colon behind them head what follows. */
const isHeading = (points: readonly string[], { end }: Place): boolean =>
  /^\s*[:：]/u.test(points.slice(end, end + 3).join(''));

/**
 * The clauses of a description of which no statement holds a word, without headings.
 * @example uncovered([...'Sofa, $90, oak legs'], [{ start: 0, end: 4 }, { start: 6, end: 9 }])[0]?.quote // 'oak legs'
 */
export const uncovered = (points: readonly string[], said: readonly Pick<Place, 'start' | 'end'>[]): Place[] =>
  clausesBetweenMarks(points).filter(
    (clause) => !isHeading(points, clause) && !said.some(({ start, end }) => start < clause.end && end > clause.start),
  );

/** What names what is sold says more of it from so many words on, or so many Han characters. */
const SAYS_MORE = { words: 5, characters: 9 } as const;

/** That something is sold is no more than its name. */
const SELLS =
  /^(?:(?:i|we)(?:['’]m|['’]re| am| are)? )?sell(?:ing)?(?: off)? (?:(?:my|our|the|this|an?) )?|^for sale:? /iu;

/**
 * Whether words that name what is sold tell more of it than a name.
 * @example saysMoreThanName('Musang King direct from Raub farm') // true
 */
export const saysMoreThanName = (quote: string): boolean =>
  /\p{Script=Han}/u.test(quote)
    ? (quote.match(/\p{Script=Han}/gu)?.length ?? 0) >= SAYS_MORE.characters
    : (quote.replace(SELLS, '').match(/\p{L}{2,}/gu)?.length ?? 0) >= SAYS_MORE.words;
