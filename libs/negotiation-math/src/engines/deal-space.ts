/**
 * What may be agreed, as plain numbers. An engine knows nothing of policies: whoever builds the space has already left
 * out everything that must not be offered.
 *
 * Prices are whole price steps ("ticks") a unit, so that no rounding error can move a price.
 */
export interface DealSpace {
  terms: readonly SpaceTerm[];
  /** The combinations that may be offered, each with its range of prices; in the order of preference for ties. */
  bundles: readonly Bundle[];
  /** The price at which nothing is given away, in ticks. */
  listTicks: number;
  /** The seller's net a unit that counts as utility 0, in ticks. */
  floorNetTicks: number;
  /** The seller's net a unit that counts as utility 1, in ticks; more than `floorNetTicks`. */
  bestNetTicks: number;
  /** The round step in which people name such prices, in ticks, at least 1. */
  spokenStepTicks: number;
}

/** A term and what it can be settled to. */
export interface SpaceTerm {
  id: string;
  options: readonly SpaceOption[];
  /** Index of the option that holds when nobody speaks of the term. */
  defaultOption: number;
}

/** One option; its worth is the seller's gain against the default option, in ticks a unit, not necessarily whole. */
export interface SpaceOption {
  id: string;
  worthTicks: number;
}

/** One option in every term, and the unit prices at which it may be sold. */
export interface Bundle {
  /** The index of the chosen option in each term, in the order of the terms. */
  choices: readonly number[];
  lowTicks: number;
  highTicks: number;
  /** What the choices add to the price, to the seller, in ticks a unit. */
  worthTicks: number;
}

/** A bundle at a price. */
export interface Deal {
  choices: readonly number[];
  priceTicks: number;
}

/**
 * The seller's utility of a net: 0 at the floor, 1 at the best net that can be reached.
 * @example utilityOfNet({ floorNetTicks: 700, bestNetTicks: 1000 }, 850) // 0.5
 */
export function utilityOfNet(space: DealSpace, netTicks: number): number {
  return (netTicks - space.floorNetTicks) / Math.max(1e-9, space.bestNetTicks - space.floorNetTicks);
}

/**
 * Whether two deals settle every term alike.
 * @example sameChoices([0, 1], [0, 1]) // true
 */
export function sameChoices(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((choice, index) => choice === b[index]);
}

/** The bundle that settles every term this way, if it may be offered. */
export function findBundle(space: DealSpace, choices: readonly number[]): Bundle | undefined {
  return space.bundles.find((bundle) => sameChoices(bundle.choices, choices));
}

/** What a deal is worth to the seller, in ticks a unit: the price and the worth of every chosen option. */
export function netOfDeal(space: DealSpace, deal: Deal): number {
  const bundle = findBundle(space, deal.choices);
  if (bundle) return deal.priceTicks + bundle.worthTicks;
  return deal.choices.reduce(
    (net, choice, term) => net + (space.terms[term]?.options[choice]?.worthTicks ?? 0),
    deal.priceTicks,
  );
}

/** The least that any of some deals is worth to the seller, in ticks a unit; Infinity where there is none. */
export function lowestNet(space: DealSpace, deals: readonly Deal[]): number {
  return Math.min(...deals.map((deal) => netOfDeal(space, deal)));
}

/**
 * The price at which a bundle brings the seller this net or up to one tick more; null where it may not be sold for
 * that.
 * @example priceForNet({ choices: [0], lowTicks: 4165, highTicks: 4900, worthTicks: 310 }, 4800) // 4490
 */
export function priceForNet(bundle: Bundle, netTicks: number): number | null {
  const price = Math.ceil(netTicks - bundle.worthTicks - 1e-6);
  return price >= bundle.lowTicks && price <= bundle.highTicks ? price : null;
}
