import { completeTerms, quantityBounds, type Offer, type PolicyOption } from '@svc/policy-rules';
import type { Bundle, Deal, DealSpace, SpaceTerm } from '@svc/negotiation-math';
import { combinations } from './combinations.js';
import { dealKey, decodeDeals } from './deal-code.js';
import type { Judge } from './lawful.js';
import { lowestLawfulTicks, packageListTicks } from './lowest-lawful.js';
import type { ReplyMemory } from './memory.js';
import { priceTicksOf, type PriceTicks } from './price-ticks.js';

/** The pseudo-term under which an engine sees the quantity. */
export const QUANTITY_TERM = 'quantity';

/** The most quantities beside the wanted one that are put before an engine. */
const QUANTITY_CHOICES = 6;

/** A deal space, and the way between its indexes and the policy's names. */
export interface PolicySpace {
  space: DealSpace;
  ticks: PriceTicks;
  offerOf(deal: Deal): Offer;
  choicesOf(order: Omit<Offer, 'price'>): number[];
}

/**
 * What may be offered now: combinations of options around what the buyer wants, at the wanted quantity and at the
 * next break within reach, each with the prices that the judge allows and that are no dearer than before.
 */
export function buildSpace(judge: Judge, memory: ReplyMemory, wanted: Omit<Offer, 'price'>): PolicySpace {
  const { policy } = judge;
  const ticks = priceTicksOf(policy);
  const quantities = spaceQuantities(judge, memory, wanted.quantity);
  const terms = spaceTerms(judge, ticks, quantities, wanted.quantity);
  const policyTerms = policy.terms ?? [];
  const choicesOf = (order: Omit<Offer, 'price'>): number[] => {
    const complete = completeTerms(policy, order.terms);
    return [
      ...policyTerms.map((term) => term.options.findIndex((option) => option.id === complete[term.id])),
      quantities.indexOf(order.quantity),
    ];
  };
  const orderOf = (choices: readonly number[]): Omit<Offer, 'price'> => ({
    quantity: quantities[choices[policyTerms.length] as number] as number,
    terms: Object.fromEntries(
      policyTerms.map((term, index) => [term.id, (term.options[choices[index] as number] as PolicyOption).id]),
    ),
  });
  const bundleOf = (choices: readonly number[]): Bundle | null => {
    const order = orderOf(choices);
    const prices = priceRange(judge, memory, ticks, order);
    if (prices === null) return null;
    return { choices, ...prices, worthTicks: worthOf(terms, choices, order.quantity, judge, ticks) };
  };
  const all = combinationsFor(judge, memory, wanted, quantities, choicesOf);
  const welcome = all.filter((choices) => !isUnwanted(memory, orderOf(choices)));
  const bundles = [welcome, all].reduce<Bundle[]>(
    (found, tried) => (found.length > 0 ? found : tried.map(bundleOf).filter((bundle) => bundle !== null)),
    [],
  );
  const best = terms.reduce(
    (sum, term) => sum + Math.max(0, ...term.options.map((option) => option.worthTicks)),
    ticks.listTicks,
  );
  const space: DealSpace = {
    terms,
    bundles,
    listTicks: ticks.listTicks,
    floorNetTicks: ticks.floorTicks,
    bestNetTicks: Math.max(best, ticks.floorTicks + 1),
    spokenStepTicks: ticks.spokenStepTicks,
  };
  return {
    space,
    ticks,
    choicesOf,
    offerOf: (deal) => ({ ...orderOf(deal.choices), price: ticks.priceOf(deal.priceTicks) }),
  };
}

/** What a deal may cost: from the lowest price that the judge allows to the one asked for so far; null for none. */
function priceRange(
  judge: Judge,
  memory: ReplyMemory,
  ticks: PriceTicks,
  order: Omit<Offer, 'price'>,
): Pick<Bundle, 'lowTicks' | 'highTicks'> | null {
  const low = lowestLawfulTicks(judge, ticks, order);
  if (low === null) return null;
  const key = dealKey(judge.policy, order);
  const list = packageListTicks(judge, ticks, order);
  const before = Object.hasOwn(memory.offered, key) ? ticks.ticksOf(memory.offered[key] as number) : list;
  return before < low ? null : { lowTicks: low, highTicks: Math.min(before, list) };
}

/**
 * Everything that has been spoken of, so that the history has its place, and the next break if it is not more than
 * twice as much.
 */
function spaceQuantities(judge: Judge, memory: ReplyMemory, wanted: number): number[] {
  const { policy } = judge;
  const { max } = quantityBounds(policy);
  const next = (policy.quantity?.breaks ?? [])
    .map((one) => one.from)
    .filter((from) => from > wanted && from <= Math.min(max, wanted * 2));
  const codes = memory.history.flatMap((event) =>
    event.a === 'offered' ? event.d : event.a === 'proposed' ? [event.d] : [],
  );
  const spokenOf = decodeDeals(policy, [...memory.standing, ...codes])
    .map((offer) => offer.quantity)
    .reverse();
  return [...new Set([wanted, ...next.sort((a, b) => a - b).slice(0, 1), ...spokenOf])].slice(0, QUANTITY_CHOICES);
}

function spaceTerms(judge: Judge, ticks: PriceTicks, quantities: readonly number[], wanted: number): SpaceTerm[] {
  const terms = (judge.policy.terms ?? []).map((term) => ({
    id: term.id,
    defaultOption: term.options.findIndex((option) => option.id === term.default),
    options: term.options.map((option) => ({ id: option.id, worthTicks: worthPerUnit(option, wanted, ticks) })),
  }));
  return [
    ...terms,
    {
      id: QUANTITY_TERM,
      defaultOption: 0,
      options: quantities.map((quantity) => ({ id: String(quantity), worthTicks: 0 })),
    },
  ];
}

function worthPerUnit(option: PolicyOption, quantity: number, ticks: PriceTicks): number {
  return ticks.amountInTicks(option.worth ?? 0) / (option.worth_per === 'deal' ? quantity : 1);
}

function worthOf(
  terms: readonly SpaceTerm[],
  choices: readonly number[],
  quantity: number,
  judge: Judge,
  ticks: PriceTicks,
): number {
  return (judge.policy.terms ?? []).reduce((sum, term, index) => {
    const option = term.options[choices[index] as number];
    return option ? sum + worthPerUnit(option, quantity, ticks) : sum;
  }, 0);
}

function combinationsFor(
  judge: Judge,
  memory: ReplyMemory,
  wanted: Omit<Offer, 'price'>,
  quantities: readonly number[],
  choicesOf: (order: Omit<Offer, 'price'>) => number[],
): number[][] {
  const { policy } = judge;
  const standing = decodeDeals(policy, memory.standing);
  const orders = [
    wanted,
    ...standing.map(({ terms }) => ({ quantity: wanted.quantity, terms })),
    { quantity: wanted.quantity, terms: {} },
  ];
  const starts = orders.map(choicesOf);
  const counts = (policy.terms ?? []).map((term) => term.options.length);
  const next = quantities.findIndex(
    (quantity, index) =>
      index === 1 && quantity > wanted.quantity && !standing.some((offer) => offer.quantity === quantity),
  );
  const near = combinations([...counts, 1], starts);
  return next < 0 ? near : [...near, ...near.slice(0, 8).map((choices) => choices.with(counts.length, next))];
}

function isUnwanted(memory: ReplyMemory, order: Omit<Offer, 'price'>): boolean {
  return memory.unwanted.some((refused) =>
    Object.entries(order.terms).some(([term, option]) => `${term}=${option}` === refused),
  );
}
