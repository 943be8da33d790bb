import type {
  BacktestInput,
  BacktestRow,
  TypeShares as TypeSharesShape,
  ValuePrior as ValuePriorShape,
} from '@svc/reply';
import {
  BACKTEST_BIDS,
  BACKTEST_BUYERS,
  BACKTEST_BUYERS_OPEN,
  BACKTEST_ROWS,
  BACKTEST_SEED,
  BACKTEST_VISITORS,
  VALUE_FAMILIES,
  VALUE_SHARE,
} from '@svc/reply/limits';
import { Between } from '../between.js';
import { Amount, Choice, FreeObject, ListOf, Nested, Whole } from '../fields.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';
import { oneSource, rulesOfPrior, sumOfShares } from './backtest-rules.js';

const SHARE = { min: 0, max: 1, optional: true, nullable: true } as const;
const PLACE = { min: -VALUE_SHARE, max: VALUE_SHARE, optional: true, nullable: true } as const;

/** What buyers would pay at most, as shares of the range from the lowest price (0) to the list price (1). */
@Between<ValuePrior>(['family', 'low', 'high', 'mean', 'deviation'], rulesOfPrior)
export class ValuePrior implements ValuePriorShape {
  @Choice(VALUE_FAMILIES, { description: 'The family of the distribution.' })
  family!: ValuePriorShape['family'];

  @Amount({
    ...PLACE,
    description: 'Uniform only: the lower bound; 0 is the lowest price, 1 the list price. Default −0.2.',
  })
  low?: number | null;

  @Amount({
    ...PLACE,
    description: 'Uniform only: the upper bound; 0 is the lowest price, 1 the list price. Default 1.2.',
  })
  high?: number | null;

  @Amount({ ...PLACE, description: 'Normal only: the mean; 0 is the lowest price, 1 the list price. Default 0.5.' })
  mean?: number | null;

  @Amount({
    ...PLACE,
    description: 'Normal only: the standard deviation, as a share of the range from lowest to list price. Default 0.2.',
    min: 0,
  })
  deviation?: number | null;
}

/** The share of each type of buyer, together 1. */
export class TypeShares implements TypeSharesShape {
  @Amount({
    ...SHARE,
    nullable: false,
    description: 'Share of buyers who raise their bids to the most they would pay, in 3 to 8 steps.',
  })
  concedes?: number;

  @Amount({
    ...SHARE,
    nullable: false,
    description: 'Share of buyers who name the most they would pay, up to three times.',
  })
  repeats?: number;

  @Amount({
    ...SHARE,
    nullable: false,
    description: 'Share of buyers who ask for a lower price once, then name the most they would pay.',
  })
  asks_then_bids?: number;

  @Amount({ ...SHARE, nullable: false, description: 'Share of buyers who name the most they would pay, once.' })
  bids_once?: number;

  @Amount({
    ...SHARE,
    nullable: false,
    description: 'Share of buyers who bid less than they would pay and take a counter-offer that suits them.',
  })
  shades?: number;

  @Amount({
    ...SHARE,
    nullable: false,
    description: 'Share of buyers who name no figure and only ask for a lower price, once or three times.',
  })
  asks?: number;
}

/** What a backtest takes beside the policy. */
@Between<BacktestOptions>(['prior', 'bids'], oneSource)
@Between<BacktestOptions>(['types'], ({ types }) => sumOfShares(types))
export class BacktestOptions implements Omit<BacktestInput, 'policy'> {
  @Whole({
    description: `How many buyers to simulate: up to ${BACKTEST_BUYERS_OPEN} without a key.`,
    min: 1,
    max: BACKTEST_BUYERS,
    optional: true,
    nullable: true,
    default: BACKTEST_BUYERS_OPEN,
  })
  buyers?: number | null;

  @Whole({
    description: 'The same seed draws the same buyers.',
    min: 0,
    max: BACKTEST_SEED,
    optional: true,
    nullable: true,
    default: 0,
  })
  seed?: number | null;

  @Nested(() => ValuePrior, {
    name: 'ValuePrior',
    description: 'The distribution of the most that buyers would pay. Default: uniform.',
    optional: true,
    nullable: true,
  })
  prior?: ValuePrior | null;

  @ListOf(
    { type: 'number', minimum: 0 },
    {
      description: 'Instead of `prior`: past bids as unit prices, each taken as the most that a buyer would pay.',
      minItems: 1,
      maxItems: BACKTEST_BIDS,
      optional: true,
      nullable: true,
    },
  )
  bids?: number[] | null;

  @Nested(() => TypeShares, {
    name: 'TypeShares',
    description: 'How buyers who do not know the rules bargain. Default: a quarter each of the first four types.',
    optional: true,
    nullable: true,
  })
  types?: TypeShares | null;

  @Amount({
    ...SHARE,
    description: 'The share of buyers who know that the price never goes below the reserve.',
    default: 0.1,
  })
  know?: number | null;

  @Amount({
    ...SHARE,
    description: 'The probability that a buyer still wants to buy after waiting for a decision.',
    default: 0.6,
  })
  patience?: number | null;

  @Whole({
    description: 'For a single item: how many visitors are expected in one season, the time in which it is on sale.',
    min: 1,
    max: BACKTEST_VISITORS,
    optional: true,
    nullable: true,
  })
  visitors?: number | null;

  @ListOf(
    { type: 'string', enum: BACKTEST_ROWS },
    { description: 'The tables to return. Default: all.', maxItems: 10, optional: true, nullable: true },
  )
  rows?: BacktestRow[] | null;
}

/** What the backtest operation takes. */
export class BacktestIn extends BacktestOptions {
  @FreeObject({ schema: 'Policy', description: `The policy to test, by ${POLICY_SCHEMA}.` })
  policy!: Record<string, unknown>;
}
