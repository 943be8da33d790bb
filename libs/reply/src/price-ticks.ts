import { fromMicros, priceStepMicros, toMicros, type Policy } from '@svc/policy-rules';

/** Prices as whole price steps, so that engines count and never round. */
export interface PriceTicks {
  listTicks: number;
  floorTicks: number;
  /** The round step in which people name prices between floor and list. */
  spokenStepTicks: number;
  /** Whole ticks at or below a price. */
  ticksOf(price: number): number;
  priceOf(ticks: number): number;
  /** An amount in ticks, not necessarily whole. */
  amountInTicks(amount: number): number;
}

/** About so many round prices lie between floor and list. */
const SPOKEN_PRICES = 40;

/** The policy's price scale. */
export function priceTicksOf(policy: Policy): PriceTicks {
  const step = priceStepMicros(policy);
  const ticksOf = (price: number): number => Number(toMicros(price) / step);
  const listTicks = ticksOf(policy.list_price);
  const floorTicks = Number((toMicros(policy.floor_price) + step - 1n) / step);
  return {
    listTicks,
    floorTicks,
    spokenStepTicks: roundStep((listTicks - floorTicks) / SPOKEN_PRICES),
    ticksOf,
    priceOf: (ticks) => fromMicros(BigInt(ticks) * step),
    amountInTicks: (amount) => Number(toMicros(amount)) / Number(step),
  };
}

/** The greatest of 1, 2, 5, 10, 20, … that is not above a length. */
function roundStep(length: number): number {
  let step = 1;
  for (let power = 1; power <= length; power *= 10) {
    for (const factor of [1, 2, 5]) if (factor * power <= length) step = factor * power;
  }
  return step;
}
