import { createRandom } from '@svc/numerics';
import type { Bundle, DealSpace } from '../deal-space.js';
import type { EngineMemory } from '../engine.js';

/** How many possible buyers are held in mind. */
export const BUYER_COUNT = 192;

/**
 * The log of a possible buyer's weight never falls further below the likeliest than this: nobody is ever quite ruled
 * out.
 */
const LOWEST_LOG_WEIGHT = -12;
/** Steps of a stored log weight; storing in steps keeps the memory small and equal on every machine. */
const LOG_STEP = 1 / 16;

/** Possible buyers, each with what the deal is worth to them in ticks a unit, and how likely each is. */
export interface BuyerModel {
  /** What the default bundle is worth to each buyer: the price above which they leave. */
  reservations: Float64Array;
  /** Term → option → what the option adds for each buyer, against the default option. */
  weights: readonly (readonly Float64Array[])[];
  /** Log of the weight of each buyer, the likeliest at 0. */
  logWeights: Float64Array;
  /** The money that counts as much in this deal: list less floor, and at least 2 % of list. */
  scaleTicks: number;
  /** Buyer messages up to this turn have been learnt from. */
  seenTurn: number;
}

/**
 * The buyers held possible before the first word, the same ones on every turn of a negotiation.
 *
 * Reservations lie evenly from 0.4 scales below the floor to 0.1 above list. What an option earns the seller usually
 * costs the buyer: its weight is that cost times a draw in 0..2, with noise, and a factor in 0..2 for how much this
 * buyer cares about anything but the price.
 */
export function priorBuyers(space: DealSpace): BuyerModel {
  const scaleTicks = Math.max(space.listTicks - space.floorNetTicks, space.listTicks * 0.02, 1);
  const lowest = space.floorNetTicks - 0.4 * scaleTicks;
  const highest = space.listTicks + 0.1 * scaleTicks;
  const order = createRandom('reservations').shuffle(Array.from({ length: BUYER_COUNT }, (_, index) => index));
  const reservations = Float64Array.from(order, (rank) => lowest + ((rank + 0.5) / BUYER_COUNT) * (highest - lowest));
  const cares = createRandom('cares');
  const factors = Float64Array.from({ length: BUYER_COUNT }, () => 2 * cares.next());
  const weights = space.terms.map((term) =>
    term.options.map((option, index) => {
      if (index === term.defaultOption) return new Float64Array(BUYER_COUNT);
      const random = createRandom(`${term.id}=${option.id}`);
      return Float64Array.from(
        factors,
        (factor) => factor * (-option.worthTicks * 2 * random.next() + 0.12 * scaleTicks * random.normal()),
      );
    }),
  );
  return { reservations, weights, logWeights: new Float64Array(BUYER_COUNT), scaleTicks, seenTurn: 0 };
}

/** What a buyer would give for these choices, beyond the default bundle. */
export function weightOf(model: BuyerModel, buyer: number, choices: readonly number[]): number {
  let sum = 0;
  for (let term = 0; term < choices.length; term += 1)
    sum += model.weights[term]?.[choices[term] as number]?.[buyer] ?? 0;
  return sum;
}

/** For each buyer and bundle, the seller's net at which the buyer is indifferent: buyer-major. */
export function indifferentNets(model: BuyerModel, bundles: readonly Bundle[]): Float64Array {
  const nets = new Float64Array(BUYER_COUNT * bundles.length);
  bundles.forEach((bundle, column) => {
    for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1) {
      nets[buyer * bundles.length + column] =
        (model.reservations[buyer] as number) + weightOf(model, buyer, bundle.choices) + bundle.worthTicks;
    }
  });
  return nets;
}

/**
 * How likely each buyer is; sums to 1.
 * @example [...probabilities({ logWeights: Float64Array.of(0, Math.log(3)) })] // [0.25, 0.75]
 */
export function probabilities(model: BuyerModel): Float64Array {
  const weights = model.logWeights.map((log) => Math.exp(log));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Puts the likeliest buyer at 0 and rounds the rest to storable steps. */
export function settleWeights(model: BuyerModel): void {
  let highest = -Infinity;
  for (const log of model.logWeights) highest = Math.max(highest, log);
  model.logWeights.forEach((log, buyer) => {
    model.logWeights[buyer] = Math.max(LOWEST_LOG_WEIGHT, Math.round((log - highest) / LOG_STEP) * LOG_STEP);
  });
}

/** The model as an engine's memory. */
export function packModel(model: BuyerModel): EngineMemory {
  return { v: 1, seen: model.seenTurn, steps: Array.from(model.logWeights, (log) => Math.round(-log / LOG_STEP) + 0) };
}

/** The buyers as they stood at the last move; the prior where the memory is empty or of another make. */
export function unpackModel(space: DealSpace, memory: EngineMemory | null): BuyerModel {
  const model = priorBuyers(space);
  if (
    memory?.v !== 1 ||
    !Array.isArray(memory.steps) ||
    memory.steps.length !== BUYER_COUNT ||
    typeof memory.seen !== 'number'
  )
    return model;
  const steps = memory.steps as readonly unknown[];
  model.logWeights = Float64Array.from(steps, (step) =>
    Math.max(LOWEST_LOG_WEIGHT, typeof step === 'number' && step >= 0 ? -step * LOG_STEP : 0),
  );
  model.seenTurn = memory.seen;
  return model;
}
