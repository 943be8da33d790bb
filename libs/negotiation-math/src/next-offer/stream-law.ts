import { normalCdf } from '@svc/numerics';
import { tabulateBelief, type LimitBelief } from './limit-belief.js';

/**
 * How many draws the base law counts for beside what was seen (Ferguson 1973, the precision of a Dirichlet process).
 */
const BASE_DRAWS = 2;

/** An offer that was seen speaks for offers about as far from it: the standard deviation of its kernel, in utility. */
const KERNEL_WIDTH = 0.05;

/** The chance, before any offer, that the base law itself is the law of the offers. */
const BASE_CHANCE = 0.98;

/** The span over which the density of the base law is read from its survival function. */
const DENSITY_SPAN = 0.02;

/**
 * The law of independent offers, learned from those that were seen: search from a distribution that is not known
 * (Rothschild 1974). Either the base law holds as it stands, or the offers are draws of a Dirichlet process around it,
 * whose prediction is the base law and a normal kernel on each offer seen. The two are weighed by how well each
 * predicted the offers, one after the other. Offers all over the base law leave it as it is, offers close together
 * replace it; each figure is continuous in each offer.
 * @param base the law where nothing was seen
 * @param seen offers, each 0..1, oldest first
 * @example learnDraws(marketBelief({ mu: 0.4, sigma: 0.1 }), []).survival(0.4) // 0.5
 */
export function learnDraws(base: LimitBelief, seen: readonly number[]): LimitBelief {
  if (seen.length === 0) return base;
  const learned = (1 - baseChance(base, seen)) / (BASE_DRAWS + seen.length);
  const kept = 1 - learned * seen.length;
  return tabulateBelief((utility) =>
    seen.reduce(
      (chance, offer) => chance + learned * normalCdf((offer - utility) / KERNEL_WIDTH),
      kept * base.survival(utility),
    ),
  );
}

/**
 * That the base law holds as it stands, after the offers: the ratio of what each of the two predicted of each offer,
 * given those before it.
 */
function baseChance(base: LimitBelief, seen: readonly number[]): number {
  const logRatio = seen.reduce((sum, offer, index) => {
    const density = Math.max(1e-6, densityOf(base, offer));
    const kernels = seen.slice(0, index).reduce((total, before) => total + kernel(offer - before), 0);
    return sum + Math.log((BASE_DRAWS + kernels / density) / (BASE_DRAWS + index));
  }, 0);
  return BASE_CHANCE / (BASE_CHANCE + (1 - BASE_CHANCE) * Math.exp(Math.min(700, logRatio)));
}

function densityOf(base: LimitBelief, utility: number): number {
  const [low, high] = [Math.max(0, utility - DENSITY_SPAN), Math.min(1, utility + DENSITY_SPAN)];
  return (base.survival(low) - base.survival(high)) / (high - low);
}

function kernel(distance: number): number {
  const deviations = distance / KERNEL_WIDTH;
  return Math.exp(-(deviations * deviations) / 2) / (KERNEL_WIDTH * Math.sqrt(2 * Math.PI));
}
