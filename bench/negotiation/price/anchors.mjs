/**
 * The anchor test beside the Neyman–Pearson test: openings normal around the market, clipped to 0..1, attacks shifted
 * down by whole deviations.
 */
import { normalLogCdf, normalLogDensity } from '@svc/numerics';

const clip = (value) => Math.min(1, Math.max(0, value));

/** The area under the receiver operating curve of a score that is higher for attacks; ties count one half. */
export function areaUnderCurve(honest, attacks) {
  const all = [...honest.map((score) => [score, 0]), ...attacks.map((score) => [score, 1])].sort(
    (one, other) => one[0] - other[0],
  );
  let [area, below] = [0, 0];
  for (let from = 0; from < all.length;) {
    let to = from;
    let [honestTied, attacksTied] = [0, 0];
    for (; to < all.length && all[to][0] === all[from][0]; to += 1) {
      if (all[to][1] === 1) attacksTied += 1;
      else honestTied += 1;
    }
    area += attacksTied * (below + honestTied / 2);
    below += honestTied;
    from = to;
  }
  return area / (honest.length * attacks.length);
}

/** ln of the likelihood ratio of a shift by `deviations`, the mass at the clipped ends included. */
function likelihoodRatio(opening, { mu, sigma }, deviations) {
  const z = (opening - mu) / sigma;
  if (opening <= 0) return normalLogCdf(z + deviations) - normalLogCdf(z);
  if (opening >= 1) return normalLogCdf(-z - deviations) - normalLogCdf(-z);
  return normalLogDensity(z + deviations) - normalLogDensity(z);
}

/**
 * False alarms, and both areas for shifts of 1 to 4 deviations. Histories have 1 to 5 offers: an opening and
 * concessions that depend on it.
 */
export function measureAnchors(detect, random, market, count) {
  const history = (shift) => {
    const offers = [clip(market.mu - shift * market.sigma + market.sigma * random.normal())];
    const more = random.integer(5);
    for (let offer = 0; offer < more; offer += 1) offers.push(clip(offers.at(-1) + 0.05 * random.next()));
    return offers;
  };
  const judge = (shift) => {
    const offers = history(shift);
    return { opening: offers[0], verdict: detect({ opponent_offer_history: offers, market_prior: market }) };
  };
  const honest = Array.from({ length: count }, () => judge(0));
  const rows = [1, 2, 3, 4].map((shift) => {
    const attacks = Array.from({ length: count }, () => judge(shift));
    return {
      shift,
      area: areaUnderCurve(
        honest.map(({ verdict }) => -verdict.z_score),
        attacks.map(({ verdict }) => -verdict.z_score),
      ),
      best: areaUnderCurve(
        honest.map(({ opening }) => likelihoodRatio(opening, market, shift)),
        attacks.map(({ opening }) => likelihoodRatio(opening, market, shift)),
      ),
      caught: attacks.filter(({ verdict }) => verdict.is_anchor_attack).length / count,
    };
  });
  return { falseAlarms: honest.filter(({ verdict }) => verdict.is_anchor_attack).length / count, rows };
}
