import { createRandom } from '@svc/numerics';
import { readMenu, type MenuGraph } from '../menu-graph.js';
import { OfferGraphError } from '../offer-graph-error.js';
import { listCarts } from './exhaustive-quote.js';
import { randomRequest } from './random-menu.js';

/** A random menu, and the bits of every valid cart of it, its quantity left aside. */
export interface ListedGraph {
  readonly graph: MenuGraph;
  readonly carts: readonly bigint[];
}

/** So many random menus with every kind of dependency, every cart of each listed by its definition. */
export function listedGraphs(count: number, seed: number): ListedGraph[] {
  const random = createRandom(seed);
  const found: ListedGraph[] = [];
  while (found.length < count) {
    const { spec } = randomRequest(random);
    try {
      const graph = readMenu(spec, ['spec']);
      const carts = [...listCarts(spec)].map(({ taken }) =>
        taken.flat().reduce((bits, { id }) => bits | (1n << BigInt(graph.byId.get(id) ?? 0)), 0n),
      );
      found.push({ graph, carts: [...new Set(carts)] });
    } catch (error) {
      if (!(error instanceof OfferGraphError)) throw error;
    }
  }
  return found;
}
