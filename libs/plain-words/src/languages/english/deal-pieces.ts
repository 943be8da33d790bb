import { DEED, FIGURE, LEADS_TO, RESULT } from './phrases/deal-pieces.js';
import type { Range } from '../../text/range.js';
import { pattern } from '@svc/language';

/**
 * "Old motor handed in: 45 off", "cash = 20 off", "reference on the website - 2 % off": a row that ends in its
 * discount.
 */
const ROW_END = pattern`
    \)\s*(?:${LEADS_TO} ){0,8}${FIGURE} ?
    (?:off|less|discount|reduction|cheaper|rebate|lower|extra|more|additional|further)(?![a-z])
  `;
/** Whether an English text opens with something that a buyer is asked to do. */
export const asksDeed = (text: string): boolean => DEED.test(text);

const ANY_FIGURE = /<[mp]\d+>/g;

/**
 * The pieces from `first` to `last` that are one trade: a row "label: discount" with all commas of its label, or
 * a deed with the
 * asides up to the discount that it earns.
 */
export function dealPieces(
  text: string,
  pieces: readonly Range[],
  standsAlone: (piece: Range) => boolean,
): { first: number; last: number }[] {
  const said = pieces.map(({ from, to }) => text.slice(from, to));
  const figured = said.flatMap((piece, at) => (piece.search(ANY_FIGURE) >= 0 ? [at] : []));
  return figured.flatMap((last, index) => {
    const start = index === 0 ? 0 : (figured[index - 1] ?? 0) + 1;
    if (last === start || (said[last]?.match(ANY_FIGURE)?.length ?? 0) > 1) return [];
    if (figured.length === 1 && ROW_END.test(said[last] ?? '')) return [{ first: 0, last }];
    if (!RESULT.test(said[last] ?? '')) return [];
    let first = -1;
    for (let at = last - 1; at >= start; at -= 1) {
      if (DEED.test(said[at] ?? '')) first = at;
      else if (standsAlone(pieces[at] as Range)) break;
    }
    return first < 0 ? [] : [{ first, last }];
  });
}
