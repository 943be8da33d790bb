import type { OptionSpec, PinnedValue, QuoteRequest } from '@svc/offer-graph';

/** The best cart of a plain loop. */
export interface LoopedQuote {
  config: Record<string, PinnedValue>;
  cents: number;
}

/** What an option adds to a cart of so many units, micros. */
interface Line {
  id: string;
  option: OptionSpec;
  value: number;
  list: number;
  cost: number;
  sold: boolean;
}

const micros = (dollars: number): number => Math.round(dollars * 1e6);

/** What is made of a whole cart; plain arguments, so that the loop allocates nothing. */
type JudgeCart = (
  units: number,
  value: number,
  list: number,
  cost: number,
  served: OptionSpec | null,
  taken: readonly number[],
) => void;

/** Goes through every cart, sums carried from dimension to dimension. */
function walkCarts({ spec }: QuoteRequest, tables: readonly Line[][][], judge: JudgeCart): void {
  const dims = spec.dims ?? [];
  const taken: number[] = dims.map(() => 0);
  const step = (
    index: number,
    units: number,
    value: number,
    list: number,
    cost: number,
    served: OptionSpec | null,
  ): void => {
    const dim = dims[index];
    if (dim === undefined) return judge(units, value, list, cost, served, taken);
    if (dim.kind === 'quantity')
      return void ((taken[index] = units), step(index + 1, units, value, list, cost, served));
    if (dim.kind === 'addon') {
      taken[index] = -1;
      step(index + 1, units, value, list, cost, served);
    }
    for (const [place, line] of (tables[units - 1]?.[index] ?? []).entries()) {
      const own = dim.kind === 'fulfillment' ? line.option : served;
      if (line.sold || (dim.kind === 'addon' && line.value <= 0)) continue;
      taken[index] = place;
      step(index + 1, units, value + line.value, list + line.list, cost + line.cost, own);
    }
  };
  for (let units = 1; units <= tables.length; units += 1) step(0, units, 0, 0, setupOf(spec.cost), null);
}

/** How a cart is served: the chance that the buyer stays for it, and what waiting costs them, micros. */
const serviceOf = ({ balk = 0, defer }: QuoteRequest['buyer'], served: OptionSpec | null) =>
  served?.immediate === false
    ? { survival: 1, waiting: micros(defer?.[String(served.slot_ticks ?? 0)] ?? 0) }
    : { survival: 1 - balk, waiting: 0 };

/** What both sides have without the quote, micros: the buyer's best order at list, or what there is elsewhere. */
function withoutQuote(request: QuoteRequest, tables: readonly Line[][][]): { buyer: number; seller: number } {
  const elsewhere = micros(request.buyer.outside ?? 0);
  let order = { worth: -Infinity, profit: 0 };
  walkCarts(request, tables, (_units, value, list, cost, served) => {
    const { survival, waiting } = serviceOf(request.buyer, served);
    const worth = survival * (value - list) + (1 - survival) * elsewhere - waiting;
    if (survival > 0 && value > list && worth > order.worth) order = { worth, profit: survival * (list - cost) };
  });
  return order.worth >= elsewhere ? { buyer: order.worth, seller: order.profit } : { buyer: elsewhere, seller: 0 };
}

/** The best of all carts with its price; null where none serves both sides. */
interface BestCart {
  taken: number[];
  cents: number;
  rank: number;
  sum: number;
  units: number;
}

function bestCart(request: QuoteRequest, tables: readonly Line[][][]): BestCart | null {
  const elsewhere = micros(request.buyer.outside ?? 0);
  const without = withoutQuote(request, tables);
  let best: BestCart | null = null;
  walkCarts(request, tables, (units, value, list, cost, served, taken) => {
    const { survival, waiting } = serviceOf(request.buyer, served);
    const beside = (1 - survival) * elsewhere - waiting - without.buyer;
    const sum = survival * (value - cost) + beside - without.seller;
    if (sum < 9_999) return;
    const [low, high] = [Math.ceil(cost / 1e4), Math.floor(list / 1e4)];
    const ideal = Math.floor((cost + (sum / 2 + without.seller) / survival) / 1e4);
    for (const wished of low > high ? [] : [ideal, ideal + 1]) {
      const cents = Math.min(high, Math.max(low, wished));
      const seller = survival * (cents * 1e4 - cost) - without.seller;
      const other = survival * (value - cents * 1e4) + beside;
      if (seller < -1 || other < -1 || Math.max(seller, other) < 9_999) continue;
      const rank = Math.max(0, seller) * Math.max(0, other);
      // Quantities are walked first, so ties go by menu order only among carts of one quantity.
      if (best === null || rank > best.rank || (rank === best.rank && sum > best.sum))
        best = { taken: [...taken], cents, rank, sum, units };
    }
  });
  return best;
}

/**
 * The same question answered by a loop over all carts, the reference that times are told beside: sums are carried from
 * dimension to dimension, and each cart is priced in closed form. For menus without dependencies, each add-on dimension
 * of one option, symmetric weights, and no options of the seller.
 */
export function loopOverCarts(request: QuoteRequest): LoopedQuote | null {
  const dims = request.spec.dims ?? [];
  const most = dims.find(({ kind }) => kind === 'quantity')?.qty_cap ?? 1;
  const found = bestCart(
    request,
    Array.from({ length: most }, (_none, index) => linesOf(request, index + 1)),
  );
  if (found === null) return null;
  const config = Object.fromEntries(
    dims.map(({ id, kind, options = [] }, index): [string, PinnedValue] => {
      const option = options[found.taken[index] ?? 0]?.id ?? '';
      return [
        id,
        kind === 'quantity' ? found.units : kind === 'addon' ? (found.taken[index] === -1 ? [] : [option]) : option,
      ];
    }),
  );
  return { config, cents: found.cents };
}

function setupOf(cost: QuoteRequest['spec']['cost']): number {
  const batch = cost?.find((entry) => typeof entry === 'object' && entry['kind'] === 'batch_economies') as
    Record<string, unknown> | undefined;
  return micros(Number(batch?.['setup'] ?? 0));
}

function linesOf({ spec, buyer, state }: QuoteRequest, units: number): Line[][] {
  const decay = buyer.qty_decay ?? 0.15;
  let worth = 0;
  for (let unit = 0, share = 1; unit < units; unit += 1, share *= decay) worth += share;
  const scarce = (spec.cost ?? []).includes('scarcity_shadow');
  return (spec.dims ?? []).map(({ id: dim, kind, options = [] }) =>
    options.map((option) => {
      const {
        id,
        price_delta = 0,
        unit_cost = 0,
        salvage = 0,
        perishable = false,
        stock_limited = false,
        immediate = true,
        slot_ticks = 0,
      } = option;
      const unit = micros(perishable && (state?.expiring ?? []).includes(id) ? salvage : unit_cost);
      const stock = state?.inventory?.[id];
      const displaced =
        scarce && kind === 'choice' && stock !== undefined
          ? Math.min(units, Math.max(0, units - Math.max(0, stock - (state?.expected_demand?.[id] ?? 0))))
          : 0;
      const full = !immediate && (state?.capacity?.[String(slot_ticks)] ?? Infinity) < units;
      return {
        id,
        option,
        value: kind === 'fulfillment' ? 0 : micros((buyer.values?.[dim]?.[id] ?? 0) * worth),
        list: units * micros(price_delta),
        cost: Math.round((units - displaced) * unit + displaced * micros(price_delta)),
        sold: full || (stock_limited && (stock ?? Infinity) < units),
      };
    }),
  );
}
