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
  @Choice(VALUE_FAMILIES, { description: 'The distribution.' })
  family!: ValuePriorShape['family'];

  @Amount({ ...PLACE, description: 'uniform: its lower end. Default −0.2.' })
  low?: number | null;

  @Amount({ ...PLACE, description: 'uniform: its upper end. Default 1.2.' })
  high?: number | null;

  @Amount({ ...PLACE, description: 'normal: its mean. Default 0.5.' })
  mean?: number | null;

  @Amount({ ...PLACE, description: 'normal: its standard deviation. Default 0.2.', min: 0 })
  deviation?: number | null;
}

/** The share of each type of buyer, together 1. */
export class TypeShares implements TypeSharesShape {
  @Amount({ ...SHARE, nullable: false, description: 'Raises its bids to what it would pay, in 3 to 8 steps.' })
  concedes?: number;

  @Amount({ ...SHARE, nullable: false, description: 'Names what it would pay up to three times.' })
  repeats?: number;

  @Amount({ ...SHARE, nullable: false, description: 'Asks for less once, then names what it would pay.' })
  asks_then_bids?: number;

  @Amount({ ...SHARE, nullable: false, description: 'Names what it would pay, once.' })
  bids_once?: number;

  @Amount({ ...SHARE, nullable: false, description: 'Bids less than it would pay and takes a counter that suits.' })
  shades?: number;

  @Amount({ ...SHARE, nullable: false, description: 'Names no figure; asks for less once or three times.' })
  asks?: number;
}

/** What a backtest takes beside the policy. */
@Between<BacktestOptions>(['prior', 'bids'], oneSource)
@Between<BacktestOptions>(['types'], ({ types }) => sumOfShares(types))
export class BacktestOptions implements Omit<BacktestInput, 'policy'> {
  @Whole({
    description: `How many buyers are played: up to ${BACKTEST_BUYERS_OPEN} without a key.`,
    min: 1,
    max: BACKTEST_BUYERS,
    optional: true,
    nullable: true,
    default: BACKTEST_BUYERS_OPEN,
  })
  buyers?: number | null;

  @Whole({
    description: 'Another seed draws other buyers.',
    min: 0,
    max: BACKTEST_SEED,
    optional: true,
    nullable: true,
    default: 0,
  })
  seed?: number | null;

  @Nested(() => ValuePrior, {
    name: 'ValuePrior',
    description: 'What buyers would pay at most. Default uniform.',
    optional: true,
    nullable: true,
  })
  prior?: ValuePrior | null;

  @ListOf(
    { type: 'number', minimum: 0 },
    {
      description: 'In place of `prior`: bids of the past, unit prices, each taken as the most that a buyer would pay.',
      minItems: 1,
      maxItems: BACKTEST_BIDS,
      optional: true,
      nullable: true,
    },
  )
  bids?: number[] | null;

  @Nested(() => TypeShares, {
    name: 'TypeShares',
    description: 'How buyers bargain who do not know the rules. Default a quarter each of the first four.',
    optional: true,
    nullable: true,
  })
  types?: TypeShares | null;

  @Amount({ ...SHARE, description: 'The share of buyers who know the rules.', default: 0.1 })
  know?: number | null;

  @Amount({ ...SHARE, description: 'What is left of a wish to buy after a wait.', default: 0.6 })
  patience?: number | null;

  @Whole({
    description: 'For a thing that is sold once: how many visitors are expected in its season.',
    min: 1,
    max: BACKTEST_VISITORS,
    optional: true,
    nullable: true,
  })
  visitors?: number | null;

  @ListOf(
    { type: 'string', enum: BACKTEST_ROWS },
    { description: 'The tables that are wanted. Default all.', maxItems: 10, optional: true, nullable: true },
  )
  rows?: BacktestRow[] | null;
}

/** What the backtest operation takes. */
export class BacktestIn extends BacktestOptions {
  @FreeObject({ schema: 'Policy', description: `The policy to be tried, by ${POLICY_SCHEMA}.` })
  policy!: Record<string, unknown>;
}
