import { createRandom } from '@svc/numerics';
import { compileMenu, OfferGraphError, quoteOffer, type OfferQuote, type QuoteRequest } from '@svc/offer-graph';
import { quoteExhaustively } from '../../libs/offer-graph/src/testing/exhaustive-quote.js';
import { randomRequest } from '../../libs/offer-graph/src/testing/random-menu.js';
import { brokenPromises } from './promises.js';
import { solveLinear, linearRequest, type Highs } from './linear.js';
import { loopOverCarts } from './loop.js';
import { countedMenus, timedMenus } from './menus.js';

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
const millis = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** A quote, or null where the request is refused: a random pin or a random circle of needs can leave no cart. */
function quoteOrNull(request: QuoteRequest): OfferQuote | null {
  try {
    return quoteOffer(request);
  } catch (error) {
    if (error instanceof OfferGraphError) return null;
    throw error;
  }
}

/** Random menus, each quoted by the search and by listing every cart and every price. */
export function compareWithListing({ count, seed }: { count: number; seed: number }): Record<string, number> {
  const random = createRandom(`listing ${seed}`);
  const figures = { menus: 0, feasible: 0, at_list: 0, refused: 0, most_carts: 0, differing: 0 };
  while (figures.menus < count) {
    const request = randomRequest(random);
    const quote = quoteOrNull(request);
    if (quote === null) {
      figures.refused += 1;
      continue;
    }
    const listed = quoteExhaustively(request);
    figures.menus += 1;
    figures.feasible += Number(quote.feasible);
    figures.at_list += Number(!quote.feasible && quote.config !== null);
    figures.most_carts = Math.max(figures.most_carts, listed.carts);
    const cents = quote.price === null ? null : Math.round(quote.price * 100);
    const same =
      quote.optimal &&
      quote.feasible === listed.feasible &&
      cents === listed.cents &&
      JSON.stringify(quote.config) === JSON.stringify(listed.config);
    if (!same) console.log(JSON.stringify(request));
    figures.differing += Number(!same);
  }
  return figures;
}

/** Cases in which the best cart and price are a mixed-integer linear programme, each given to HiGHS too. */
export function compareWithLinear({
  count,
  seed,
  highs,
}: {
  count: number;
  seed: number;
  highs: Highs;
}): Record<string, number> {
  const random = createRandom(`linear ${seed}`);
  const figures = { menus: 0, feasible: 0, differing: 0 };
  for (; figures.menus < count; figures.menus += 1) {
    const request = linearRequest(random);
    const quote = quoteOffer(request);
    const best = solveLinear(request, highs);
    figures.feasible += Number(quote.feasible);
    const own = quote.feasible ? Math.round((quote.seller_surplus ?? 0) * 100) : null;
    if (own !== best || !quote.optimal) {
      console.log(own, best, JSON.stringify(request));
      figures.differing += 1;
    }
  }
  return figures;
}

/** Random quotes, each held to what is promised of all of them. */
export function keepPromises({ count, seed }: { count: number; seed: number }): Record<string, number> {
  const random = createRandom(`promises ${seed}`);
  const figures = { quotes: 0, feasible: 0, refused: 0, not_proven: 0, broken: 0 };
  while (figures.quotes < count) {
    const request = randomRequest(random, { dims: 3, options: 3, addons: 2, quantity: 3 });
    const quote = quoteOrNull(request);
    if (quote === null) {
      figures.refused += 1;
      continue;
    }
    figures.quotes += 1;
    figures.feasible += Number(quote.feasible);
    figures.not_proven += Number(!quote.optimal);
    const broken = brokenPromises(request, quote);
    if (broken.length > 0) console.log(broken.join(), JSON.stringify(request));
    figures.broken += Number(broken.length > 0);
  }
  return figures;
}

/** Quotes of large menus, and of those that can be listed the loop over all carts beside them. */
export function timeQuotes({
  count,
  seed,
}: {
  count: number;
  seed: number;
}): { name: string; figures: Record<string, string | number>; differing: number }[] {
  return timedMenus.map(({ name, carts, make, warm, listed }) => {
    const random = createRandom(`${name} ${seed}`);
    for (let run = 0; run < warm; run += 1) quoteOffer(make(random));
    const times: number[] = [];
    const loops: number[] = [];
    let proven = 0;
    let differing = 0;
    for (let run = 0; run < count; run += 1) {
      const request = make(random);
      const begun = performance.now();
      const quote = quoteOffer(request);
      times.push(performance.now() - begun);
      proven += Number(quote.optimal);
      if (!listed || run >= 20) continue;
      const loop = performance.now();
      const best = loopOverCarts(request);
      loops.push(performance.now() - loop);
      const same =
        quote.feasible &&
        best !== null &&
        JSON.stringify(quote.config) === JSON.stringify(best.config) &&
        Math.round((quote.price ?? 0) * 100) === best.cents;
      differing += Number(!same && (quote.feasible || best !== null));
    }
    const loop = median(loops);
    const beside: Record<string, string | number> = listed
      ? { 'loop over carts': millis(loop), ratio: (loop / median(times)).toFixed(1), compared: loops.length, differing }
      : {};
    return {
      name,
      differing,
      figures: {
        carts,
        median: millis(median(times)),
        greatest: millis(Math.max(...times)),
        proven: `${proven} of ${count}`,
        ...beside,
      },
    };
  });
}

/** Counts of menus with more configurations than anybody lists. */
export function timeCounts({ seed }: { seed: number }): { name: string; figures: Record<string, string> }[] {
  return countedMenus.map(({ name, make }) => {
    const random = createRandom(`${name} ${seed}`);
    const specs = Array.from({ length: 30 }, () => make(random));
    const times = specs
      .map((spec) => {
        const begun = performance.now();
        compileMenu(spec);
        return performance.now() - begun;
      })
      .slice(10);
    return {
      name,
      figures: {
        first: compileMenu(specs[0] ?? {}).valid_configurations,
        median: millis(median(times)),
        greatest: millis(Math.max(...times)),
      },
    };
  });
}
