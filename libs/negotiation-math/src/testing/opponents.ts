import { createRandom, type Random } from '@svc/numerics';
import { netOfDeal, utilityOfNet, type Deal, type DealSpace } from '../engines/deal-space.js';
import type { Engine, EngineInput, EngineMemory, NegotiationEvent } from '../engines/engine.js';

/** A buyer with fixed tastes, who bids towards what the deal is worth to them and takes what leaves enough. */
export interface SimulatedBuyer {
  reservation: number;
  /** Term → option → what it adds, in ticks. */
  weights: number[][];
  /** Bids start this far below the reservation, as a share of the range. */
  margin: number;
}

/** Draws a buyer whose tastes do not come from any engine's prior: a few strong likes, else indifference. */
export function drawBuyer(space: DealSpace, random: Random): SimulatedBuyer {
  const range = space.listTicks - space.floorNetTicks;
  const weights = space.terms.map((term) =>
    term.options.map((option, index) => {
      if (index === term.defaultOption) return 0;
      return random.chance(0.5)
        ? -option.worthTicks * (random.chance(0.5) ? 0.3 : 2.2)
        : (random.next() - 0.5) * 0.3 * range;
    }),
  );
  return {
    reservation: space.floorNetTicks + range * (random.next() * 1.2 - 0.2),
    weights,
    margin: 0.15 + 0.4 * random.next(),
  };
}

/** How one negotiation ended. */
export interface Outcome {
  deal: Deal | null;
  sellerUtility: number;
  buyerSurplus: number;
  turns: number;
}

/** Plays one negotiation to its end: the buyer takes what leaves a share of the surplus that shrinks to nothing. */
export function playAgainst(
  engine: Engine,
  space: DealSpace,
  buyer: SimulatedBuyer,
  setting: Pick<EngineInput, 'maxRounds' | 'objective' | 'meso'>,
): Outcome {
  const value = (deal: Deal): number =>
    buyer.reservation +
    deal.choices.reduce((sum, choice, term) => sum + (buyer.weights[term]?.[choice] ?? 0), 0) -
    deal.priceTicks;
  const range = space.listTicks - space.floorNetTicks;
  const history: NegotiationEvent[] = [];
  let memory: EngineMemory | null = null;
  const choices = space.terms.map((term, index) =>
    term.options.reduce(
      (best, _, option) =>
        (buyer.weights[index]?.[option] ?? 0) > (buyer.weights[index]?.[best] ?? 0) ? option : best,
      term.defaultOption,
    ),
  );
  for (let round = 1; round <= setting.maxRounds; round += 1) {
    const left = (setting.maxRounds - round) / setting.maxRounds;
    const worth = value({ choices, priceTicks: 0 });
    history.push({
      turn: round,
      act: 'proposed',
      choices,
      said: round === 1 ? choices.map((_, index) => index) : [],
      priceTicks: Math.max(1, Math.floor(Math.min(space.listTicks, worth - buyer.margin * left * range))),
    });
    const decision = engine.decide({ ...setting, space, history, round, memory });
    memory = decision.memory;
    const best = decision.deals.reduce((a, b) => (value(b) > value(a) ? b : a));
    if (value(best) >= 0.25 * buyer.margin * left * range)
      return {
        deal: best,
        sellerUtility: utilityOfNet(space, netOfDeal(space, best)),
        buyerSurplus: value(best),
        turns: round,
      };
    history.push({ turn: round, act: 'offered', deals: decision.deals }, { turn: round + 1, act: 'refused' });
  }
  return { deal: null, sellerUtility: 0, buyerSurplus: 0, turns: setting.maxRounds };
}

/** Means over seeded buyers. */
export function tournament(
  engine: Engine,
  space: DealSpace,
  count: number,
  seed: string,
  setting: Pick<EngineInput, 'maxRounds' | 'objective' | 'meso'>,
): { deals: number; seller: number; buyer: number } {
  const totals = { deals: 0, seller: 0, buyer: 0 };
  for (let index = 0; index < count; index += 1) {
    const outcome = playAgainst(engine, space, drawBuyer(space, createRandom(`${seed}/${index}`)), setting);
    totals.deals += outcome.deal ? 1 / count : 0;
    totals.seller += outcome.sellerUtility / count;
    totals.buyer += outcome.buyerSurplus / count;
  }
  return totals;
}
