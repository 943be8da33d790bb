import { createRandom, type Random } from '@svc/numerics';
import { FEWEST_OPTIONS, ISSUE_NAMES, MOST_OPTIONS, UTILITY_NOISE } from './game.js';
import { issueFrom, weightsFrom, type Scenario } from './scenario.js';

/**
 * One scenario of the generator `svc`. Every scenario has a stream of its own, so that one can be made without those
 * before it. Weights are Dirichlet(1) as four exponential draws divided by their sum; noise is normal by the polar
 * method.
 */
export function generateSvcScenario(seed: string, index: number): Scenario {
  const random = createRandom(`svc-gauntlet/1 svc ${index} ${seed}`);
  return {
    issues: ISSUE_NAMES.map((name) => issueFrom(name, drawRamp(random))),
    seller_weights: drawWeights(random),
    buyer_weights: drawWeights(random),
  };
}

function drawRamp(random: Random): number[] {
  const count = FEWEST_OPTIONS + random.integer(MOST_OPTIONS - FEWEST_OPTIONS + 1);
  return Array.from({ length: count }, (_, index) => index / (count - 1) + UTILITY_NOISE * random.normal());
}

function drawWeights(random: Random): number[] {
  return weightsFrom(ISSUE_NAMES.map(() => -Math.log(1 - random.next())));
}
