import type {
  LimitPosterior as PosteriorShape,
  MarketPrior as MarketPriorShape,
  OpponentType,
  WtpPrior as WtpPriorShape,
} from '@svc/negotiation-math';
import {
  MAX_MARKET_SIGMA,
  MAX_WTP_MU,
  MAX_WTP_SIGMA,
  MIN_WTP_SIGMA,
  OPPONENT_TYPES,
} from '@svc/negotiation-math/limits';
import { Amount, Choice, Whole } from '../fields.js';

/** The bounds of a share. */
export const SHARE = { min: 0, max: 1 };

/** What is believed about the most that a buyer would pay, before its offers. */
export class WTPPrior implements WtpPriorShape {
  @Amount({
    description: 'Mean of the logarithm of the buyer’s willingness to pay, as a utility for the seller.',
    min: -MAX_WTP_MU,
    max: MAX_WTP_MU,
    example: -0.5,
  })
  mu!: number;

  @Amount({
    description: 'Standard deviation of the logarithm of the buyer’s willingness to pay.',
    min: MIN_WTP_SIGMA,
    max: MAX_WTP_SIGMA,
    example: 0.4,
  })
  sigma!: number;
}

/** What sellers in this market open with, in the buyer’s utility. */
export class MarketPrior implements MarketPriorShape {
  @Amount({ description: 'The mean utility of typical openings.', ...SHARE, example: 0.35 })
  mu!: number;

  @Amount({
    description: 'The standard deviation of the utility of typical openings.',
    above: 0,
    max: MAX_MARKET_SIGMA,
    example: 0.1,
  })
  sigma!: number;
}

/** What is believed, after all that was seen, about the most that the other side would give. */
export class LimitPosterior implements PosteriorShape {
  @Amount({ description: 'The estimated limit, as a utility for the caller, 0 to 1.' })
  mean!: number;

  @Amount({ description: 'The standard deviation of the estimated limit.' })
  sigma!: number;

  @Whole({ description: 'The number of offers by either side that the estimate uses.', min: 0 })
  samples!: number;

  @Choice(OPPONENT_TYPES, { description: 'How the other side is believed to behave.' })
  opponent_type!: OpponentType;
}
