import { perUnit } from '../amounts.js';
import { offBase } from '../figure-role.js';
import { nearTotal } from '../near-total.js';
import type { MessageReading, Standing } from '../reading.js';
import type { ReportedAct } from './act-kinds.js';
import type { FigureText, PointedFigure } from './figure-of.js';
import { figureAt } from './figure-of.js';

/** What the prices of a message come to. */
export interface Named {
  /** Unit prices and totals that are named; several of a kind are no one bid. */
  prices: Set<number>;
  totals: Set<number>;
  otherCurrency: string | null;
  unclear: boolean;
}

/** What a bid is read beside. */
export interface BidContext {
  message: FigureText;
  standing: Standing;
  /** How many are bought, as far as that is known. */
  quantity: number | undefined;
  /** What the built-in reader makes of the same message: it knows what a bare figure is for. */
  builtin: MessageReading;
}

const exactly = (price: number): number => Number(price.toFixed(6));

/** A price that comes off what stands: a sum or a share of it. */
const lowered = (figure: PointedFigure, base: number): number =>
  'share' in figure ? exactly(base * (1 - figure.share)) : 'sum' in figure ? exactly(base - figure.sum) : Number.NaN;

/** Whether a sum that nobody said is for one or for all is for all. */
function isTotal(sum: number, { builtin, quantity = 1, standing }: BidContext): boolean {
  if (builtin.package['price'] === sum) return false;
  if (builtin.facts.total === sum) return true;
  return quantity > 1 && sum > standing.listPrice && nearTotal(sum, standing);
}

/** Notes what an act names a price with; an act that names none is unclear. */
export function noteBid(named: Named, act: ReportedAct, context: BidContext): void {
  const { standing } = context;
  const base = act.means === 'less_than_yours' ? (standing.offers[0]?.price ?? standing.listPrice) : offBase(standing);
  const own = standing.lastBid ?? null;
  const add = (prices: Set<number>, price: number): void => {
    if (price > 0) prices.add(price);
    else named.unclear = true;
  };
  if (act.means === 'middle') return add(named.prices, own === null ? Number.NaN : exactly((own + base) / 2));
  const figure = figureAt(context.message, act.figure ?? act.quote);
  if (figure !== null && 'currency' in figure) {
    named.otherCurrency = figure.currency;
    named.unclear = true;
  } else if (figure === null) named.unclear = true;
  else if (act.means === 'off' || act.means === 'less_than_yours') add(named.prices, lowered(figure, base));
  else if (act.means === 'more_than_mine')
    add(named.prices, own === null || 'share' in figure ? Number.NaN : exactly(own + figure.sum));
  else if ('share' in figure) add(named.prices, lowered(figure, base));
  else if (act.means === 'for_all' || (act.means !== 'each' && isTotal(figure.sum, context)))
    add(named.totals, figure.sum);
  else add(named.prices, figure.sum);
}

/**
 * Puts the one price and the one total into a reading; two prices, two totals, or a price that is not its total's are
 * unclear and none of them is taken.
 */
export function settleBid(
  { prices, totals }: Named,
  quantity: number | undefined,
  reading: Pick<MessageReading, 'package' | 'facts'>,
): void {
  const [[price], [total]] = [[...prices], [...totals]];
  const derived = total === undefined || quantity === undefined ? undefined : perUnit(total, quantity);
  const differs = price !== undefined && derived !== undefined && Math.abs(price - derived) > 0.01;
  if (prices.size > 1 || totals.size > 1 || differs) {
    reading.facts.unclear = true;
    return;
  }
  const each = price ?? derived;
  if (each !== undefined) reading.package['price'] = each;
  if (total !== undefined) reading.facts.total = total;
}
