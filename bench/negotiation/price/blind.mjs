/**
 * What a blind player can have of a side that only says yes or no. All that it ever sees is another refusal, whether
 * the side has one limit or a new one each round, so it plays one sequence of offers, and this pairs what sequences
 * bring in the two settings.
 */
const PRICES = 160;
const REACHES = 100;
const LEAST_REACH = 1e-4;

/** What a sequence of falling offers brings with one limit and with fresh ones. */
export function worthOfOffers(offers, survival) {
  let [one, fresh, reach, taken] = [0, 0, 1, 0];
  for (const offer of offers) {
    const chance = survival(offer);
    one += offer * Math.max(0, chance - taken);
    fresh += reach * offer * chance;
    [reach, taken] = [reach * (1 - chance), Math.max(taken, chance)];
  }
  return { one, fresh };
}

/**
 * The greatest one + weight × fresh of any falling sequence, with the sequence that has it. Dynamic programming over
 * the price before and the chance that fresh limits refused so far, for the value is additive given those. It is a
 * greatest of linear functions of that chance, so it is convex in it, and what lies between two places of the grid is
 * at most what a straight line between them says: `most` is an upper bound over sequences of its prices, and the
 * sequence itself is judged exactly.
 * @param prices falling
 */
export function bestSequence(prices, survival, rounds, weight) {
  const chances = prices.map(survival);
  const reaches = Array.from({ length: REACHES }, (_, place) => LEAST_REACH ** (1 - place / (REACHES - 1)));
  reaches.unshift(0);
  const width = reaches.length;
  const placeOf = (reach) => {
    if (reach <= LEAST_REACH) return reach / LEAST_REACH;
    const place = 1 + (REACHES - 1) * (1 - Math.log(reach) / Math.log(LEAST_REACH));
    const low = Math.min(Math.floor(place), width - 2);
    return low + (reach - reaches[low]) / (reaches[low + 1] - reaches[low]);
  };
  // By price and by chance so far: where the chance lies in the grid once this price was refused as well.
  const next = chances.map((chance) => reaches.map((reach) => placeOf(reach * (1 - chance))));
  const count = prices.length;
  let after = new Float64Array((count + 1) * width);
  const choices = [];
  for (let round = 0; round < rounds; round += 1) {
    const { now, choice } = planRound({ prices, chances, reaches, next, after, weight });
    after = now;
    choices.unshift(choice);
  }
  const offers = [];
  for (let [round, before, reach] = [0, 0, 1]; round < rounds; round += 1) {
    const chosen = choices[round][before * width + Math.round(placeOf(reach))];
    if (chosen === count) break;
    offers.push(prices[chosen]);
    [before, reach] = [chosen + 1, reach * (1 - chances[chosen])];
  }
  return { offers, most: after[width - 1] };
}

/** One round: the best price for each price before (row 0: none) and each chance so far. */
function planRound({ prices, chances, reaches, next, after, weight }) {
  const [count, width] = [prices.length, reaches.length];
  const now = new Float64Array((count + 1) * width);
  const choice = new Int32Array((count + 1) * width).fill(count);
  const later = new Float64Array(count * width);
  for (let price = 0; price < count; price += 1)
    for (let reach = 0; reach < width; reach += 1) {
      const place = next[price][reach];
      const low = Math.min(Math.floor(place), width - 2);
      const at = (price + 1) * width + low;
      later[price * width + reach] =
        weight * reaches[reach] * prices[price] * chances[price] +
        after[at] +
        (place - low) * (after[at + 1] - after[at]);
    }
  for (let before = 0; before <= count; before += 1) {
    const taken = before === 0 ? 0 : chances[before - 1];
    for (let reach = 0; reach < width; reach += 1) {
      let [best, chosen] = [0, count];
      for (let price = Math.max(0, before - 1); price < count; price += 1) {
        const worth = prices[price] * (chances[price] - taken) + later[price * width + reach];
        if (worth > best) [best, chosen] = [worth, price];
      }
      now[before * width + reach] = best;
      choice[before * width + reach] = chosen;
    }
  }
  return { now, choice };
}

/** Prices from where hardly anybody buys down to where nearly everybody does, with some others, falling. */
function pricesOf(survival, others) {
  const at = Array.from({ length: 4001 }, (_, level) => level / 4000);
  const least = at.findLast((price) => survival(price) > 0.9995) ?? 0;
  const most = at.findLast((price) => survival(price) > 0.0005) ?? 1;
  const even = Array.from({ length: PRICES }, (_, step) => least + ((most - least) * step) / (PRICES - 1));
  return [...new Set([...even, ...others])].sort((one, other) => other - one);
}

/**
 * The most that any sequence has with fresh limits among those that have at least `one` with one limit, and the most
 * with one limit among those that have at least `fresh` with fresh ones. Whatever the weight, nobody has more than
 * one = most − weight × fresh (Lagrange); the least of these bounds stands.
 * @param offers prices that the sequences may use beside an even grid
 */
export function blindFrontier(survival, rounds, offers = []) {
  const prices = pricesOf(survival, offers);
  const known = new Map();
  const mostAt = (weight) => {
    if (!known.has(weight)) known.set(weight, bestSequence(prices, survival, rounds, weight).most);
    return known.get(weight);
  };
  const least = (bound) => {
    let [low, high] = [Math.log(0.02), Math.log(20)];
    for (let step = 0; step < SEARCH_STEPS; step += 1) {
      const [left, right] = [low + (high - low) * GOLDEN, high - (high - low) * GOLDEN];
      if (bound(Math.exp(left)) < bound(Math.exp(right))) high = right;
      else low = left;
    }
    return bound(Math.exp((low + high) / 2));
  };
  return {
    freshAt: (one) => least((weight) => (mostAt(weight) - one) / weight),
    oneAt: (fresh) => least((weight) => mostAt(weight) - weight * fresh),
  };
}

const GOLDEN = (3 - Math.sqrt(5)) / 2;
const SEARCH_STEPS = 14;
