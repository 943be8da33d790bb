import { DEFENSES, type OFFER_WARNINGS } from '../limits.js';
import { NegotiationMathError } from '../negotiation-math-error.js';
import { canBeFlagged, detectAnchorAttack } from './anchor-attack.js';
import { decidePrice } from './decide-price.js';
import { marketBelief } from './limit-belief.js';
import { tellDecision, type NextOffer } from './price-move.js';
import { readSituation, requireMarketPrior, type PriceRequest } from './read-price.js';
import type { MarketPrior } from './value-priors.js';
import { DEFAULT_TUNABLES, requireTunables, type Tunables } from './tunables.js';

/** What a buyer can be guarded against. */
export type Defense = (typeof DEFENSES)[number];

/** A buyer's next offer in the buyer's own utility. */
export interface BuyNextOfferRequest extends PriceRequest {
  /** The seller's offers, in the buyer's utility. */
  seller_offer_history?: number[];
  /** Null or absent: both, detection only with a market prior. Where detection is named, the prior is required. */
  defenses?: string[] | null;
  market_prior?: MarketPrior | null;
}

/** Something that the buyer should know. */
export interface OfferWarning {
  code: (typeof OFFER_WARNINGS)[number];
  message: string;
}

/** What a defense has done to the recommendation. */
export interface DefenseAction {
  code: Defense;
  message: string;
  /**
   * The utility that the action stands on: the floor that is committed to, or the market's opening that replaced the
   * anchor.
   */
  utility: number;
}

/** What a buyer should offer next, and what was done to guard it. */
export interface BuyNextOffer extends NextOffer {
  warnings: OfferWarning[];
  defense_actions: DefenseAction[];
}

/**
 * Recommends a buyer's next offer.
 * @throws NegotiationMathError that names the first member out of range, and `market_prior_missing` where detection is
 * named without a prior
 * @example buyNextOffer({ my_reservation: 0.2, deadline_rounds: 1 }).recommended_offer // 0.6
 */
export function buyNextOffer(request: BuyNextOfferRequest, tunables: Tunables = DEFAULT_TUNABLES): BuyNextOffer {
  const situation = readSituation(request, request.seller_offer_history, 'seller_offer_history');
  const prior = request.market_prior ?? null;
  if (prior !== null) requireMarketPrior(prior);
  requireDefenses(request.defenses ?? null, prior);
  requireTunables(tunables);
  const guard = guardOpening(situation.theirs, request.defenses ?? null, prior);
  const committed = (request.defenses ?? DEFENSES).includes('focal_commitment');
  const decision = decidePrice(
    { ...situation, committed, draws: prior === null ? null : marketBelief(prior), opening: guard.opening },
    tunables,
  );
  const answer = tellDecision(decision, situation.reservation);
  const commitment: DefenseAction[] =
    committed && !situation.peer
      ? [
          {
            code: 'focal_commitment',
            message: 'With a seller that bargains, nothing below this utility is agreed to, even in the last round.',
            utility: answer.focal_floor,
          },
        ]
      : [];
  const warnings: OfferWarning[] = decision.zone
    ? []
    : [{ code: 'no_zone', message: 'What the seller has revealed leaves no zone of agreement.' }];
  return {
    ...answer,
    warnings: [...guard.warnings, ...warnings],
    defense_actions: [...commitment, ...guard.actions],
  };
}

interface Guard {
  /** What replaces an anchor that was seen through; null where the opening stands. */
  readonly opening: number | null;
  readonly warnings: OfferWarning[];
  readonly actions: DefenseAction[];
}

/**
 * Looks at the seller's opening: what an anchor says about the seller is not believed, the market is put in its place.
 */
function guardOpening(theirs: readonly number[], named: readonly string[] | null, prior: MarketPrior | null): Guard {
  const warnings: OfferWarning[] = [];
  if (named === null && prior === null)
    warnings.push({
      code: 'market_prior_missing',
      message: "Without a market_prior the seller's opening is not checked for an anchoring attack.",
    });
  if (prior === null || !(named ?? DEFENSES).includes('anchor_attack_detection'))
    return { opening: null, warnings, actions: [] };
  if (!canBeFlagged(prior))
    warnings.push({
      code: 'anchor_unjudged',
      message: 'With this market_prior any opening, however low, may be honest: no attack can be detected.',
    });
  const verdict = detectAnchorAttack({ opponent_offer_history: [...theirs], market_prior: prior });
  if (!verdict.is_anchor_attack) return { opening: null, warnings, actions: [] };
  return {
    opening: prior.mu,
    warnings: [{ code: 'anchor_attack', message: verdict.rationale }],
    actions: [
      {
        code: 'anchor_attack_detection',
        message: "The seller's opening was ignored; the market's mean opening is used instead.",
        utility: prior.mu,
      },
    ],
  };
}

function requireDefenses(named: readonly string[] | null, prior: MarketPrior | null): void {
  if (named === null) return;
  if (!Array.isArray(named))
    throw new NegotiationMathError('defense_unknown', ['defenses'], 'Defenses should be a list');
  for (const [index, defense] of named.entries()) {
    if (!(DEFENSES as readonly string[]).includes(defense))
      throw new NegotiationMathError(
        'defense_unknown',
        ['defenses', index],
        `Defense should be one of ${DEFENSES.join(', ')}`,
      );
  }
  if (prior === null && named.includes('anchor_attack_detection'))
    throw new NegotiationMathError(
      'market_prior_missing',
      ['market_prior'],
      'anchor_attack_detection needs a market_prior',
    );
}
