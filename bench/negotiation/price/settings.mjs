/** The closed-form settings: one engine that is not told which it plays, against the best policy of somebody who is. */
import { createPrior, normalCdf } from '@svc/numerics';

/**
 * The best values, over a law of the other side's limit given by its survival function on 0..1, at reservation `cost`.
 */
const GRID = 1500;

/**
 * One limit for all rounds, T falling offers: V(top, k) = max over p of (p − cost)·(S(p) − S(top)) + V(p, k − 1).
 * Monotone in the top, so divide and conquer.
 */
export function oracleOneLimit(survival, rounds, cost = 0) {
  const at = Array.from({ length: GRID + 1 }, (_, level) => survival(level / GRID));
  let after = new Float64Array(GRID + 2);
  for (let round = 0; round < rounds; round += 1) {
    const now = new Float64Array(GRID + 2);
    const fill = (from, to, least, most) => {
      if (from > to) return;
      const top = (from + to) >> 1;
      let [best, where] = [-Infinity, least];
      for (let level = least; level <= Math.min(most, top); level += 1) {
        const value = (level / GRID - cost) * Math.max(0, at[level] - (top > GRID ? 0 : at[top])) + after[level];
        if (value > best) [best, where] = [value, level];
      }
      now[top] = Math.max(0, best);
      fill(from, top - 1, least, where);
      fill(top + 1, to, where, most);
    };
    fill(0, GRID + 1, 0, GRID);
    after = now;
  }
  return after[GRID + 1];
}

/** A new limit each round: U ← max over p of (p − cost)·S(p) + (1 − S(p))·U. */
export function oracleFreshLimits(survival, rounds, cost = 0) {
  let value = 0;
  for (let round = 0; round < rounds; round += 1) {
    let best = 0;
    for (let level = 0; level <= 4 * GRID; level += 1) {
      const [price, chance] = [level / (4 * GRID), survival(level / (4 * GRID))];
      best = Math.max(best, (price - cost) * chance + (1 - chance) * value);
    }
    value = best;
  }
  return value;
}

/** Offers that come and go: V ← cost-free E max(X − cost, V). */
export function oracleStream(survival, rounds, cost = 0) {
  let value = 0;
  for (let round = 0; round < rounds; round += 1) {
    const least = cost + value;
    let above = 0;
    for (let cell = 0; cell < 4 * GRID; cell += 1) {
      const x = least + ((1 - least) * (cell + 0.5)) / (4 * GRID);
      above += (survival(x) * (1 - least)) / (4 * GRID);
    }
    value += above;
  }
  return value;
}

/** Remembers the answers of a pure function by its request. */
function remember(answer) {
  const known = new Map();
  return (request) => {
    const key = JSON.stringify(request);
    if (!known.has(key)) known.set(key, answer(request));
    return known.get(key);
  };
}

/** Plays `count` games of a setting and gives the mean gain above the reservation. `draw` gives a limit or an offer. */
export function playSetting(kind, { answer, theirs, rounds, count, draw, reservation = () => 0, extra = {} }) {
  const next = kind.startsWith('stream') || reservation() !== 0 ? answer : remember(answer);
  let total = 0;
  for (let game = 0; game < count; game += 1) {
    const floor = reservation();
    const limit = draw();
    const [mine, seen] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      if (kind.startsWith('stream')) seen.push(round === 0 ? limit : draw());
      const { recommended_offer: offer } = next({
        my_reservation: floor,
        [theirs]: seen,
        my_offer_history: mine,
        deadline_rounds: rounds - round,
        ...extra,
      });
      const taken = kind.startsWith('stream')
        ? offer === seen.at(-1)
        : offer <= (kind === 'fresh limits' && round > 0 ? draw() : limit);
      if (taken) {
        total += offer - floor;
        break;
      }
      if (kind !== 'stream') mine.push(offer);
    }
  }
  return total / count;
}

/** Uniform on 0..1. */
export const uniformLaw = (random) => ({ survival: (x) => 1 - x, draw: () => random.next() });

/** Lognormal, what lies above 1 counts as 1. */
export function wtpLaw(random, { mu, sigma }) {
  const prior = createPrior({ family: 'lognorm', params: { mu, sigma } });
  return {
    survival: (x) => (x <= 0 ? 1 : prior.survival(x)),
    draw: () => Math.min(1, Math.exp(mu + sigma * random.normal())),
  };
}

/** Normal, clipped to 0..1. */
export function marketLaw(random, { mu, sigma }) {
  return {
    survival: (x) => (x <= 0 ? 1 : normalCdf((mu - x) / sigma)),
    draw: () => Math.min(1, Math.max(0, mu + sigma * random.normal())),
  };
}

export const ORACLES = {
  'one limit': oracleOneLimit,
  'fresh limits': oracleFreshLimits,
  stream: oracleStream,
  'stream, own counters kept': oracleStream,
};

/**
 * What one sequence of offers can earn in both silent settings at once, uniform limits: the best for one limit + weight
 * × fresh limits, by sweeps over single offers.
 * @returns the shares of both oracles
 */
export function frontierOfBoth(rounds, weight) {
  const offers = Array.from({ length: rounds }, (_, index) => 1 - (index + 1) / (rounds + 1));
  for (let sweep = 0; sweep < 5000; sweep += 1) {
    const reach = offers.reduce((chances, offer) => [...chances, chances.at(-1) * offer], [1]);
    for (let [index, after] = [rounds - 1, 0]; index >= 0; index -= 1) {
      offers[index] =
        ((offers[index - 1] ?? 1) + (offers[index + 1] ?? 0) + weight * reach[index] * (1 + after)) /
        (2 + 2 * weight * reach[index]);
      after = offers[index] * (1 - offers[index]) + offers[index] * after;
    }
  }
  const one = offers.reduce((sum, offer, index) => sum + offer * ((offers[index - 1] ?? 1) - offer), 0);
  const fresh = offers.reduceRight((value, offer) => offer * (1 - offer) + offer * value, 0);
  let best = 0;
  for (let round = 0; round < rounds; round += 1) best = ((1 + best) / 2) ** 2;
  return { one: one / (rounds / (2 * (rounds + 1))), fresh: fresh / best };
}
