import { NOT_THIS_DEAL } from './phrases/settle-prices.js';
import type { PriceStatement, Statement } from '../statement.js';

/** A price for those who do something for it. */
const FOR_SOME = /\b(?:if|when|who|whoever|orders?|or more|and (?:up|above|over|more)|in exchange|in return)\b/i;

type Settled = { kept: PriceStatement[]; dropped: PriceStatement[] };

function keepWhere(said: readonly PriceStatement[], fits: (one: PriceStatement) => boolean): Settled {
  const kept = said.filter(fits);
  return kept.length === 0
    ? { kept: [...said], dropped: [] }
    : { kept, dropped: said.filter((one) => !kept.includes(one)) };
}

const NAMES_CURRENCY = /\b[A-Z]{3}\b/iu;

/**
 * "We have 340 reviews" beside a price in pounds: a bare number above the list price, or far below it, is the
 * price of no trade.
 */
function isNoPrice(said: Statement, list: PriceStatement): boolean {
  if ((said.kind !== 'trade' && said.kind !== 'grant') || said.figure === null || !('to_price' in said.figure))
    return false;
  const near = said.figure.to_price <= list.price && said.figure.to_price * 20 >= list.price;
  return !near && NAMES_CURRENCY.test(list.quote) && !NAMES_CURRENCY.test(said.quote);
}

const SIGNED = /\p{Sc}\s?\p{Nd}/u;

/** "Massey Ferguson 135 … €6,250": far below a price with its sign a bare number names something. */
function withSigns(lists: readonly PriceStatement[]): Settled {
  const signed = lists.filter(({ quote }) => SIGNED.test(quote)).map(({ price }) => price);
  const least = Math.min(...signed);
  return keepWhere(lists, ({ price, quote }) => signed.length === 0 || SIGNED.test(quote) || price * 2 >= least);
}

/**
 * Where several prices could be the list price or the lowest price, those that speak of something else give way:
 * what was paid, what others ask, a list price below the lowest, a lowest price far below the list price. What
 * gives way is told as not understood; two that hold equally stay, and contradict each other.
 */
export function settlePrices(statements: readonly Statement[]): Statement[] {
  const lists = statements.filter((said): said is PriceStatement => said.kind === 'list');
  const floors = statements.filter((said): said is PriceStatement => said.kind === 'floor');
  const asked = keepWhere(lists, ({ quote }) => !NOT_THIS_DEAL.test(quote));
  const signs = withSigns(asked.kept);
  const named = { kept: signs.kept, dropped: [...asked.dropped, ...signs.dropped] };
  const highest = Math.max(...named.kept.map(({ price }) => price));
  const near = keepWhere(floors, ({ price, quote }) => price * 3 >= highest && !NOT_THIS_DEAL.test(quote));
  // Dearer than the price, a second lowest price is the price of something else.
  const below = keepWhere(near.kept, ({ price }) => price <= highest);
  const plain = keepWhere(
    below.kept,
    ({ quote }) => !FOR_SOME.test(quote.slice(quote.lastIndexOf(':') + 1)) || below.kept.length === 1,
  );
  const [floor] = plain.kept;
  const above =
    floor === undefined
      ? { kept: named.kept, dropped: [] }
      : keepWhere(named.kept, ({ price }) => price >= floor.price);
  const dropped = new Set<Statement>([
    ...named.dropped,
    ...near.dropped,
    ...below.dropped,
    ...plain.dropped,
    ...above.dropped,
  ]);
  const [list] = above.kept;
  return statements.map((said) =>
    dropped.has(said) || (list !== undefined && isNoPrice(said, list))
      ? { kind: 'not_understood', reason: 'words', quote: said.quote }
      : said,
  );
}
