import type { Place } from '../text/said-figures.js';

const SENTENCE_MARK = /[.!?\n。！？；;]/u;
const HAN = /\p{Script=Han}/u;

/** Where the sentence of a place begins; a point within a number or a name ends none. */
function sentenceStart(points: readonly string[], start: number): number {
  const ends = (at: number): boolean =>
    SENTENCE_MARK.test(points[at] ?? '') && (points[at] !== '.' || !/\S/u.test(points[at + 1] ?? ' '));
  let from = start;
  while (from > 0 && !ends(from - 1)) from -= 1;
  return from;
}

/**
 * Whether Chinese words lead up to the lowest price: they stand before it in its sentence, which does not say the list
 * price, so that they say why one would go so low, which is told to nobody.
 * @example leadsToFloor([...'标价50。工资涨了，最低40。'], { quote: '工资涨了', start: 6, end: 10 }, [floor], [list]) // true
 */
export function leadsToFloor(
  points: readonly string[],
  { quote, start, end }: Place,
  floors: readonly Place[],
  lists: readonly Place[],
): boolean {
  return (
    HAN.test(quote) &&
    floors.some((floor) => {
      const from = sentenceStart(points, floor.start);
      return start >= from && end <= floor.start && !lists.some((list) => list.start >= from && list.start < floor.end);
    })
  );
}
