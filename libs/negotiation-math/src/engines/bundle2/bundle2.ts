import { findBundle, lowestNet, sameChoices, type Bundle, type Deal } from '../deal-space.js';
import { ROUND_DISCOUNTS, type Engine, type EngineDecision, type EngineInput } from '../engine.js';
import { moveReason } from '../move-reason.js';
import { spokenPrice } from '../spoken-price.js';
import { acceptProposal, percent, viewTable, type TableView } from '../table.js';
import { indifferentNets, packModel, probabilities, unpackModel, type BuyerModel } from './buyer-model.js';
import { planConcession, type Concession } from './concession.js';
import { learnFrom } from './evidence.js';
import { chooseMenu, type MenuInput } from './menu.js';

/**
 * Several terms: holds a crowd of possible buyers in mind, learns from proposals, refusals and choices which of them
 * this one may be, plans all remaining moves at once, and puts deals of equal worth side by side.
 */
export const BUNDLE2: Engine = {
  name: 'bundle2',
  summary:
    'Several terms: learns what the buyer cares about, plans its concessions to the last move, offers deals ' +
    'of equal worth to choose from.',
  decide: decideBundle,
};

interface Situation {
  input: EngineInput;
  table: TableView;
  model: BuyerModel;
  menu: Omit<MenuInput, 'targetNet' | 'size'>;
  concession: Concession;
  lowestNet: number;
  highestNet: number;
}

function decideBundle(input: EngineInput): EngineDecision {
  if (input.space.bundles.length === 0) throw new RangeError('the space must hold a bundle');
  const situation = assess(input);
  const { table, model, concession, highestNet } = situation;
  const going = { value: concession.value, highestNet };
  return acceptProposal(input.space, table, going, packModel(model)) ?? nextOffer(situation);
}

/** Learns, and plans the remaining moves between the best bid and the lowest offer so far. */
function assess(input: EngineInput): Situation {
  const { space } = input;
  const table = viewTable(input);
  const model = unpackModel(space, input.memory);
  learnFrom(model, input);
  const shares = probabilities(model);
  const nets = indifferentNets(model, space.bundles);
  const bottom = Math.min(...space.bundles.map((bundle) => bundle.lowTicks + bundle.worthTicks));
  // The seller opens with the first bundle at its highest price: nothing is given before it is asked for.
  const opening = space.bundles[0]!.highTicks + space.bundles[0]!.worthTicks;
  const highestNet = Math.max(
    bottom,
    Math.min(opening, table.lowestOfferedNet === Infinity ? opening : table.lowestOfferedNet - space.spokenStepTicks),
  );
  const lowestNet = Math.min(highestNet, Math.max(bottom, table.bestBidNet));
  const concession = planConcession({
    space,
    shares,
    nets,
    lowestNet,
    highestNet,
    moves: table.moves,
    discount: ROUND_DISCOUNTS[input.objective],
    fallback: table.fallback,
  });
  return {
    input,
    table,
    model,
    menu: { model, shares, bundles: space.bundles, nets },
    concession,
    lowestNet,
    highestNet,
  };
}

function nextOffer(situation: Situation): EngineDecision {
  const { input, table, model, concession } = situation;
  const { moves } = table;
  const opening = table.standing.length === 0 && !table.pricedNow;
  const deals = dealsAround(situation, opening ? situation.highestNet : concession.targetNet);
  const held =
    deals.length === 0 ||
    deals.every((deal) => isAmong(deal, table.standing)) ||
    (askedBundle(situation) === null && lowestNet(input.space, deals) > table.lowestOfferedNet + 1e-6);
  const kept =
    held && table.standing.length > 0 ? table.standing.filter((deal) => findBundle(input.space, deal.choices)) : deals;
  const act = held && kept.length > 0 && table.standing.length > 0 ? 'hold' : 'offer';
  const why =
    `The buyer takes this with about ${percent(concession.takes)} by what they have said and refused; ` +
    `${moves} ${moves === 1 ? 'move is' : 'moves are'} left, worth ${percent(concession.value)} together.`;
  const offered = kept.length > 0 ? kept : cheapest(situation);
  return {
    act,
    deals: offered,
    reason: moveReason({ space: input.space, table, act, deals: offered }),
    why,
    memory: packModel(model),
  };
}

/**
 * What was asked for, else the best deal near a net, at a price that people would name, and others of the same net
 * beside it. The first menu holds the plain deal.
 */
function dealsAround(situation: Situation, targetNet: number): Deal[] {
  const { input, table, menu, lowestNet, highestNet } = situation;
  const { space } = input;
  const asked = askedBundle(situation);
  const main = asked ? nearestDeal(asked, targetNet) : chooseMenu({ ...menu, targetNet, size: 1 })[0];
  const bundle = asked ?? (main && findBundle(space, main.choices));
  if (!main || !bundle) return [];
  const low = Math.max(bundle.lowTicks, Math.ceil(lowestNet - bundle.worthTicks));
  const high = Math.min(bundle.highTicks, Math.floor(highestNet - bundle.worthTicks));
  if (low > high && !asked) return [main];
  const priceTicks =
    low > high ? main.priceTicks : spokenPrice(main.priceTicks, { low, high, step: space.spokenStepTicks });
  const spoken = { choices: main.choices, priceTicks };
  if (input.meso < 2) return [spoken];
  const first = asked ?? (table.standing.length === 0 ? space.bundles[0] : undefined);
  const deals = chooseMenu({
    ...menu,
    targetNet: priceTicks + bundle.worthTicks,
    size: Math.min(3, input.meso),
    first,
  });
  return deals.length > 1 ? deals : [spoken];
}

/**
 * What the buyer has just asked for, if it may be offered. Where they named a lower price, not what lies on the table
 * at its lowest already, nor what would bring the seller more than the last offer.
 */
function askedBundle({ input, table }: Situation): Bundle | null {
  const bundle = table.asked && findBundle(input.space, table.asked);
  if (!bundle) return null;
  const stepsBack = table.pricedNow && bundle.lowTicks + bundle.worthTicks > table.lowestOfferedNet + 1e-6;
  return stepsBack ||
    (table.pricedNow && isAmong({ choices: bundle.choices, priceTicks: bundle.lowTicks }, table.standing))
    ? null
    : bundle;
}

/** A bundle at the price that brings the seller a net, or as near to it as it may be sold. */
function nearestDeal(bundle: Bundle, netTicks: number): Deal {
  const exact = Math.ceil(netTicks - bundle.worthTicks - 1e-6);
  return { choices: bundle.choices, priceTicks: Math.min(bundle.highTicks, Math.max(bundle.lowTicks, exact)) };
}

/** Where no bundle reaches the planned net: the bundle that comes nearest to what the seller asks for. */
function cheapest({ input, highestNet }: Situation): Deal[] {
  const nets = input.space.bundles.map((bundle) => Math.abs(bundle.highTicks + bundle.worthTicks - highestNet));
  const bundle = input.space.bundles[nets.indexOf(Math.min(...nets))] as Bundle;
  return [{ choices: bundle.choices, priceTicks: bundle.highTicks }];
}

function isAmong(deal: Deal, deals: readonly Deal[]): boolean {
  return deals.some((other) => other.priceTicks === deal.priceTicks && sameChoices(other.choices, deal.choices));
}
