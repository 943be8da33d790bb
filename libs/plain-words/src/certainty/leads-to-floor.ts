import type { Place } from '../text/said-figures.js';
import { sentenceAround } from '../text/sentence-around.js';

const HAN = /\p{Script=Han}/u;

/**
 * Whether Chinese words lead up to the lowest price: they stand before it in its sentence, which does not say the list
 * price, so that they say why one would go so low, which is told to nobody.
 * @example
 * leadsToFloor([...'标价50。工资涨了，最低40。'], { quote: '工资涨了', start: 6, end: 10 }, [floor], [list]) // true
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
      const [from] = sentenceAround(points, floor);
      return start >= from && end <= floor.start && !lists.some((list) => list.start >= from && list.start < floor.end);
    })
  );
}
