import type { Deal } from '../deal-space.js';
import type { EngineInput, NegotiationEvent } from '../engine.js';
import { BUYER_COUNT, settleWeights, weightOf, type BuyerModel } from './buyer-model.js';

/** How sharply buyers tell a gain from a loss, as a share of the scale. */
const SHARPNESS = 0.06;
/** How far apart two options must be to be told apart in words, as a share of the scale. */
const CHOICE_SPREAD = 0.2;

/** Learns from every buyer message that the model has not seen yet. */
export function learnFrom(model: BuyerModel, { history, maxRounds }: Pick<EngineInput, 'history' | 'maxRounds'>): void {
  let standing: readonly Deal[] = [];
  let latest = model.seenTurn;
  for (const event of history) {
    if (event.act === 'offered') standing = event.deals;
    else if (event.turn > model.seenTurn) {
      const progress = Math.min(1, event.turn / maxRounds);
      for (let buyer = 0; buyer < BUYER_COUNT; buyer += 1)
        model.logWeights[buyer]! += logLikelihood(model, buyer, event, standing, progress);
      settleWeights(model);
      latest = Math.max(latest, event.turn);
    }
  }
  model.seenTurn = latest;
}

/** The log of how likely this buyer was to do that; `progress` runs from 0 to 1 over the negotiation. */
function logLikelihood(
  model: BuyerModel,
  buyer: number,
  event: Exclude<NegotiationEvent, { act: 'offered' }>,
  standing: readonly Deal[],
  progress: number,
): number {
  switch (event.act) {
    case 'proposed':
      return logOfProposal(model, buyer, event, progress);
    case 'refused':
      return logOfRefusal(model, buyer, standing, progress);
    case 'preferred':
      return logOfPreference(model, buyer, standing, event.option);
    case 'refused_option':
      return logOfRefusedOption(model, buyer, event.term, event.option);
  }
}

/**
 * Buyers propose what leaves them something, as a rule not much and less and less of it; and name the options that they
 * like.
 */
function logOfProposal(
  model: BuyerModel,
  buyer: number,
  event: Extract<NegotiationEvent, { act: 'proposed' }>,
  progress: number,
): number {
  let log = 0;
  if (event.priceTicks !== null) {
    const left = surplus(model, buyer, { choices: event.choices, priceTicks: event.priceTicks }) / model.scaleTicks;
    log += logSigmoid(left / SHARPNESS) - Math.log1p(Math.max(0, left) / (0.6 - 0.35 * progress));
  }
  for (const term of event.said)
    log += logShare(
      model.weights[term]?.map((option) => option[buyer] as number) ?? [],
      event.choices[term] as number,
      CHOICE_SPREAD * model.scaleTicks,
    );
  return log;
}

/** A refusal speaks against buyers who would gain; early on they may refuse all the same, to get more. */
function logOfRefusal(model: BuyerModel, buyer: number, standing: readonly Deal[], progress: number): number {
  let none = 1;
  for (const deal of standing) none *= 1 - sigmoid(surplus(model, buyer, deal) / (SHARPNESS * model.scaleTicks));
  const takes = (0.75 + 0.2 * progress) * (1 - none);
  return Math.log(1 - takes);
}

function logOfPreference(model: BuyerModel, buyer: number, standing: readonly Deal[], option: number): number {
  if (standing[option] === undefined) return 0;
  return logShare(
    standing.map((deal) => surplus(model, buyer, deal)),
    option,
    0.5 * CHOICE_SPREAD * model.scaleTicks,
  );
}

/** Who refuses an option values some other option of the term more. */
function logOfRefusedOption(model: BuyerModel, buyer: number, term: number, option: number): number {
  const values = model.weights[term]?.map((weights) => weights[buyer] as number) ?? [];
  const others = values.filter((_, index) => index !== option);
  const refused = values[option];
  if (refused === undefined || others.length === 0) return 0;
  return logSigmoid((Math.max(...others) - refused) / (SHARPNESS * model.scaleTicks));
}

function surplus(model: BuyerModel, buyer: number, deal: Deal): number {
  return (model.reservations[buyer] as number) + weightOf(model, buyer, deal.choices) - deal.priceTicks;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** log(1 / (1 + e^−x)), without overflow. */
const logSigmoid = (x: number): number => (x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x)));

/** The log of a softmax share. */
function logShare(values: readonly number[], chosen: number, spread: number): number {
  const value = values[chosen];
  if (value === undefined) return 0;
  let total = 0;
  for (const other of values) total += Math.exp(Math.min(60, (other - value) / spread));
  return -Math.log(total);
}
