import { roundFigure } from '@svc/numerics';
import type { ANCHOR_RESPONSES } from '../limits.js';
import { requireMarketPrior, requireOffers } from './read-price.js';
import type { MarketPrior } from './value-priors.js';

/** The other side's offers in the caller's utility, and what openings in this market are worth. */
export interface AnchorAttackRequest {
  /** Oldest first, 0..128 offers, each 0..1. */
  opponent_offer_history: number[];
  market_prior: MarketPrior;
}

/** What an anchor calls for. */
export type AnchorResponse = (typeof ANCHOR_RESPONSES)[number];

/** Whether the other side opened below what honest sellers open with. */
export interface AnchorAttackVerdict {
  is_anchor_attack: boolean;
  /** (opening − mu) / sigma: negative below the market, limited to ±MAX_Z_SCORE; 0 without an offer. */
  z_score: number;
  /** 0 at or above the market, 1 from SEVERE_Z_SCORE down, linear between. */
  severity: number;
  recommended_response: AnchorResponse;
  /** In words. */
  rationale: string;
}

/**
 * An opening at or below this many standard deviations is called an attack. Of honest openings, normal around the
 * market, 0.82 % lie there.
 */
export const ATTACK_Z_SCORE = -2.4;

/** Severity is 1 from here down; of honest openings, 3 in 100,000 lie there. */
export const SEVERE_Z_SCORE = -4;

/** The greatest z-score that is reported, either way. */
export const MAX_Z_SCORE = 1_000_000;

/**
 * Tells an anchoring attack from an honest opening: the Neyman–Pearson test for a downward shift of a normal opening,
 * which is the same for every size of the shift. Only the first offer counts: what follows are concessions from it and
 * say nothing more about whether it was shifted. They count for the response: an opening that has since come back to
 * the market is ignored, and one that stays far below is left.
 * @throws NegotiationMathError that names the first member out of range
 * @example
 * const market_prior = { mu: 0.4, sigma: 0.1 };
 * detectAnchorAttack({ opponent_offer_history: [0.1], market_prior }).is_anchor_attack // true
 */
export function detectAnchorAttack({ opponent_offer_history, market_prior }: AnchorAttackRequest): AnchorAttackVerdict {
  requireOffers(opponent_offer_history, 'opponent_offer_history');
  requireMarketPrior(market_prior);
  const [opening] = opponent_offer_history;
  if (opening === undefined)
    return {
      is_anchor_attack: false,
      z_score: 0,
      severity: 0,
      recommended_response: 'ignore',
      rationale: 'No offer was made yet, so there is nothing to judge.',
    };
  const scoreOf = (offer: number): number =>
    Math.max(-MAX_Z_SCORE, Math.min(MAX_Z_SCORE, (offer - market_prior.mu) / market_prior.sigma));
  const score = scoreOf(opening);
  const best = scoreOf(Math.max(...opponent_offer_history));
  const attack = score <= ATTACK_Z_SCORE;
  const response =
    !attack || best > ATTACK_Z_SCORE ? 'ignore' : best <= SEVERE_Z_SCORE ? 'walk_away' : 'counter_with_market';
  return {
    is_anchor_attack: attack,
    z_score: roundFigure(score),
    severity: roundFigure(Math.min(1, Math.max(0, score / SEVERE_Z_SCORE))),
    recommended_response: response,
    rationale: canBeFlagged(market_prior) ? explain(score, best, response) : UNJUDGED,
  };
}

const UNJUDGED =
  'The opening cannot be judged: honest openings in this market vary so much that any, however low, may be ' +
  'honest.';

/**
 * Whether any opening can be called an attack: one of 0 has to lie ATTACK_Z_SCORE below the market.
 * @example canBeFlagged({ mu: 0.3, sigma: 0.15 }) // false
 */
export function canBeFlagged({ mu, sigma }: MarketPrior): boolean {
  return -mu / sigma <= ATTACK_Z_SCORE;
}

function explain(score: number, best: number, response: AnchorResponse): string {
  const place =
    `The opening lies ${spoken(Math.abs(score))} standard deviations ` +
    `${score < 0 ? 'below' : 'above'} the market's usual opening.`;
  if (score > ATTACK_Z_SCORE) return `${place} Honest openings vary that much.`;
  if (response === 'ignore')
    return `${place} Fewer than 1 in 100 honest openings lie so far away, but a later offer came back to the market.`;
  if (response === 'counter_with_market')
    return (
      `${place} Fewer than 1 in 100 honest openings lie so far away: answer at the market's level, not ` +
      'relative to this anchor.'
    );
  return `${place} The best offer so far still lies ${spoken(-best)} below it: expect better offers elsewhere.`;
}

function spoken(deviations: number): string {
  return deviations >= 100 ? 'more than 100' : deviations.toFixed(1);
}
