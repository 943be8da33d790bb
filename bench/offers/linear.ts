import type { Random } from '@svc/numerics';
import type { DimSpec, QuoteRequest } from '@svc/offer-graph';

/** As much of HiGHS as is used here. */
export interface Highs {
  solve(problem: string): { Status: string; ObjectiveValue: number };
}

/**
 * A request that is a mixed-integer linear programme: a looker (nothing is worth its list price), all weight on the
 * seller, whole cents, no decay. Several dimensions, add-ons, dependencies of each kind, quantities, a setup cost, an
 * outside option, sometimes a least share of list.
 */
export function linearRequest(random: Random): QuoteRequest {
  const dims: DimSpec[] = [];
  for (let index = 0; index < 4; index += 1) {
    const kind = index === 0 ? 'choice' : random.pick(['choice', 'preference', 'addon', 'addon']);
    dims.push({
      id: `d${index}`,
      kind,
      options: Array.from({ length: 2 + random.integer(5) }, (_none, order) => ({
        id: `d${index}o${order}`,
        price_delta: (100 + random.integer(500)) / 100,
        unit_cost: random.integer(200) / 100,
      })),
    });
  }
  const cap = 1 + random.integer(4);
  dims.push({ id: 'quantity', kind: 'quantity', qty_cap: cap });
  const ids = dims.flatMap(({ options = [] }) => options.map(({ id }) => id));
  const pairs = (count: number): Record<string, string[]> =>
    Object.fromEntries(Array.from({ length: count }, () => [random.pick(ids), [random.pick(ids)]]));
  const values = Object.fromEntries(
    dims.flatMap(({ id, options = [] }) =>
      options.length === 0
        ? []
        : [
            [
              id,
              Object.fromEntries(
                options.map((option) => [option.id, random.integer(Math.round((option.price_delta ?? 0) * 95)) / 100]),
              ),
            ],
          ],
    ),
  );
  return {
    spec: {
      dims,
      deps: {
        requires: pairs(random.integer(4)),
        excludes: pairs(random.integer(4)),
        valid_on: pairs(random.integer(2)),
      },
      cost: [{ kind: 'batch_economies', setup: random.integer(200) / 100 }],
    },
    buyer: { values, qty_decay: 1, outside: random.integer(100) / 100 },
    opts: { seller_weight: 1, min_price_frac: random.pick([0, 0, 0.5]) },
  };
}

/** The seller's greatest profit in cents, by HiGHS, a programme for each quantity; null where there is no deal. */
export function solveLinear({ spec, buyer, opts }: QuoteRequest, highs: Highs): number | null {
  const dims = spec.dims ?? [];
  const cap = dims.find(({ kind }) => kind === 'quantity')?.qty_cap ?? 1;
  const options = dims.flatMap(({ id: dim, options: own = [] }) =>
    own.map((option) => ({ ...option, dim, value: Math.round((buyer.values?.[dim]?.[option.id] ?? 0) * 100) })),
  );
  const setup = Math.round(Number((spec.cost?.[0] as Record<string, unknown> | undefined)?.['setup'] ?? 0) * 100);
  let best: number | null = null;
  for (let units = 1; units <= cap; units += 1) {
    const sum = (of: (option: (typeof options)[number]) => number, sign: string): string =>
      options.map((option) => `${sign} ${units * of(option)} ${option.id}`).join(' ');
    const rows = [
      `list: price ${sum(({ price_delta = 0 }) => Math.round(price_delta * 100), '-')} <= 0`,
      `buyer: price ${sum(({ value }) => value, '-')} <= ${-Math.round((buyer.outside ?? 0) * 100)}`,
      `cost: price ${sum(({ unit_cost = 0 }) => Math.round(unit_cost * 100), '-')} >= ${setup}`,
      `least: price ` +
        `${sum(({ price_delta = 0 }) => Math.round(price_delta * 100) * (opts?.min_price_frac ?? 0), '-')} >= 0`,
      ...dims
        .filter(({ kind }) => kind === 'choice' || kind === 'preference')
        .map(({ id, options: own = [] }) => `one_${id}: ${own.map((option) => option.id).join(' + ')} = 1`),
      ...[spec.deps?.requires, spec.deps?.valid_on].flatMap((member, which) =>
        Object.entries(member ?? {}).flatMap(([id, others]) =>
          others
            .filter((other) => other !== id)
            .map((other, index) => `need_${which}_${id}_${index}: ${id} - ${other} <= 0`),
        ),
      ),
      ...Object.entries(spec.deps?.excludes ?? {}).flatMap(([id, others]) =>
        others.map((other, index) =>
          other === id ? `never_${id}: ${id} = 0` : `apart_${id}_${index}: ${id} + ${other} <= 1`,
        ),
      ),
    ];
    const problem =
      `Maximize\n obj: price ` +
      `${sum(({ unit_cost = 0 }) => Math.round(unit_cost * 100), '-')}\nSubject To\n ` +
      `${rows.join('\n ')}\nBounds\n 0 <= price <= 1000000\nGeneral\n price\nBinary\n ` +
      `${options.map(({ id }) => id).join(' ')}\nEnd\n`;
    const { Status, ObjectiveValue } = highs.solve(problem);
    if (Status !== 'Optimal') continue;
    const profit = Math.round(ObjectiveValue) - setup;
    // A deal leaves one side a cent better; the programme alone would also take one that leaves both where they were.
    if (best === null || profit > best) best = profit;
  }
  return best;
}
