import { findBundle, priceForNet, utilityOfNet, type Bundle, type DealSpace } from './deal-space.js';
import { ROUND_DISCOUNTS, type Engine, type EngineDecision, type EngineInput } from './engine.js';
import { moveReason } from './move-reason.js';
import { spokenPrice } from './spoken-price.js';
import { planDescendingOffers } from './stopping.js';
import { acceptProposal, viewTable, type TableView } from './table.js';

const LEVEL_COUNT = 60;

/**
 * One price: the buyer is taken to have a threshold, equally likely anywhere between what they have bid and what they
 * have refused, and the remaining offers are planned as one problem of optimal stopping.
 */
export const PRICE1: Engine = {
  name: 'price1',
  summary:
    'One price, the terms as the buyer last named them; concedes as optimal stopping against an unknown threshold.',
  decide: decidePrice,
};

function decidePrice(input: EngineInput): EngineDecision {
  const { space } = input;
  const table = viewTable(input);
  const bundle = bundleInQuestion(input, table);
  const { moves, fallback } = table;
  const ceiling = Math.max(
    bundle.lowTicks,
    Math.min(bundle.highTicks, Math.floor(table.lowestOfferedNet - bundle.worthTicks)),
  );
  const bottom = Math.min(ceiling, Math.max(bundle.lowTicks, Math.ceil(table.bestBidNet - bundle.worthTicks)));
  const plan = planPrices(space, bundle, {
    bottom,
    ceiling,
    moves,
    discount: ROUND_DISCOUNTS[input.objective],
    fallback,
  });
  const accepted = acceptProposal(space, table, { value: plan.value, highestNet: ceiling + bundle.worthTicks }, {});
  if (accepted) return accepted;
  const first = table.standing.length === 0;
  const price =
    first && !table.pricedNow
      ? bundle.highTicks
      : spokenPrice(plan.price, { low: bottom, high: ceiling, step: space.spokenStepTicks });
  const held = table.standing.some((deal) => deal.priceTicks === price && findBundle(space, deal.choices) === bundle);
  const why =
    `${moves} ${moves === 1 ? 'offer is' : 'offers are'} left for a buyer who may pay anything between ` +
    `what was bid and what was refused: this price is the best of them.`;
  const act = held ? 'hold' : 'offer';
  const deals = [{ choices: bundle.choices, priceTicks: price }];
  return { act, deals, reason: moveReason({ space, table, act, deals }), why, memory: {} };
}

/** The bundle that the buyer last named if it may be offered, else the one on the table, else the first. */
function bundleInQuestion(input: EngineInput, table: TableView): Bundle {
  const { space, history } = input;
  const named = history
    .filter((event) => event.act === 'proposed')
    .map((event) => findBundle(space, event.choices))
    .filter((bundle) => bundle !== undefined);
  const standing = table.standing.map((deal) => findBundle(space, deal.choices)).find((bundle) => bundle !== undefined);
  const bundle = named.at(-1) ?? standing ?? space.bundles[0];
  if (!bundle) throw new RangeError('the space must hold a bundle');
  return bundle;
}

function planPrices(
  space: DealSpace,
  bundle: Bundle,
  {
    bottom,
    ceiling,
    moves,
    discount,
    fallback,
  }: { bottom: number; ceiling: number; moves: number; discount: number; fallback: number },
): { price: number; value: number } {
  const step = (ceiling - bottom) / LEVEL_COUNT;
  const prices = Array.from({ length: LEVEL_COUNT + 1 }, (_, level) => bottom + level * step);
  const values = prices.map((price) => Math.max(0, utilityOfNet(space, price + bundle.worthTicks)));
  const plan = planDescendingOffers({ values, masses: prices.map(() => 1 / prices.length), moves, discount, fallback });
  const price = prices[plan.levels[0] ?? LEVEL_COUNT] ?? ceiling;
  return { price: priceForNet(bundle, price + bundle.worthTicks) ?? ceiling, value: plan.value };
}
