import type {
  AuctionFormat,
  FormatCriterion,
  FormatProblem,
  FormatRecommendation,
  FormatScore as ScoreShape,
} from '@svc/auction';
import { AUCTION_FORMATS, MAX_AMOUNT, MAX_BIDDERS, MAX_FORMAT_WEIGHT } from '@svc/auction/limits';
import { Between, broken } from '../between.js';
import { Amount, Choice, Nested, Text, Whole } from '../fields.js';
import { PriorParams } from './prior-params.js';
import { PRIOR, RATIONALE } from './auction-classes.js';

const WEIGHT = { min: 0, max: MAX_FORMAT_WEIGHT, optional: true, default: 0 };

/** How much each criterion of a format matters. */
export class FormatWeights implements Partial<Record<FormatCriterion, number>> {
  @Amount({ ...WEIGHT, description: 'How much a stable revenue matters.' })
  revenue?: number;

  @Amount({ ...WEIGHT, description: 'How much speed matters.' })
  speed?: number;

  @Amount({ ...WEIGHT, description: 'How much it matters that bidders can check the outcome.' })
  transparency?: number;
}

/** What the format recommendation takes. */
@Between<FormatRecommendationIn>(['weights'], ({ weights }) =>
  !weights || Object.values(weights).some((weight) => (weight as number) > 0)
    ? []
    : [broken('weights_zero', ['weights'], 'At least one criterion should have a weight above 0')],
)
export class FormatRecommendationIn implements FormatProblem {
  @Nested(() => PriorParams, {
    ...PRIOR,
    description: 'The distribution of each bidder’s value; values are independent.',
  })
  bidder_value_prior!: PriorParams;

  @Whole({ description: 'The number of bidders.', min: 1, max: MAX_BIDDERS, example: 4 })
  n_bidders!: number;

  @Amount({ description: 'What the unsold item is worth to the seller.', min: 0, max: MAX_AMOUNT, example: 0 })
  seller_valuation!: number;

  @Nested(() => FormatWeights, {
    name: 'FormatWeights',
    description:
      'How much each criterion matters. Only proportions count; an omitted criterion counts as 0; at least one ' +
      'must be above 0. Default: all equal.',
    optional: true,
    nullable: true,
    default: null,
  })
  weights?: FormatWeights | null;
}

/** How one format does. */
export class FormatScore implements ScoreShape {
  @Amount({ description: 'How stable the revenue is, 0 to 1: mean / (mean + standard deviation).' })
  revenue!: number;

  @Amount({ description: 'How fast the auction ends, 0 to 1: our estimate, not a measurement.' })
  speed!: number;

  @Amount({ description: 'How much bidders can see, 0 to 1: our estimate, not a measurement.' })
  transparency!: number;

  @Amount({ description: 'The weighted mean of the three criteria.' })
  total!: number;
}

/** How each format does. */
export class FormatScores implements Record<AuctionFormat, FormatScore> {
  @Nested(() => FormatScore, { name: 'FormatScore', description: 'Scores of the first-price auction.' })
  first_price!: FormatScore;

  @Nested(() => FormatScore, { name: 'FormatScore', description: 'Scores of the second-price auction.' })
  second_price_truthful!: FormatScore;

  @Nested(() => FormatScore, { name: 'FormatScore', description: 'Scores of the English auction.' })
  english_ascending!: FormatScore;
}

/** What each format brings. */
export class RevenueByFormat implements Record<AuctionFormat, number> {
  @Amount({ description: 'Expected revenue of the first-price auction.' })
  first_price!: number;

  @Amount({ description: 'Expected revenue of the second-price auction.' })
  second_price_truthful!: number;

  @Amount({ description: 'Expected revenue of the English auction.' })
  english_ascending!: number;
}

/** What the format recommendation returns. */
export class FormatRecommendationResult implements FormatRecommendation {
  @Choice(AUCTION_FORMATS, {
    description: 'The format with the highest total. A tie goes to first-price, then to second-price.',
  })
  recommended_format!: AuctionFormat;

  @Nested(() => FormatScores, { name: 'FormatScores', description: 'The scores of each format.' })
  scores!: FormatScores;

  @Nested(() => RevenueByFormat, {
    name: 'RevenueByFormat',
    description:
      'The expected payment at the optimal reserve, equal for all formats because bidders are alike and ' +
      'risk-neutral (revenue equivalence).',
  })
  expected_revenue_by_format!: RevenueByFormat;

  @Text(RATIONALE)
  rationale!: string;
}
