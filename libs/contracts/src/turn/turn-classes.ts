import type {
  BundleIssue as IssueShape,
  OptionName,
  TurnAdvice,
  TurnFit as FitShape,
  TurnRequest,
} from '@svc/negotiation-math';
import {
  DEFAULT_TURN_ROUNDS,
  MAX_DOLLARS,
  MAX_ISSUE_WEIGHT,
  MAX_ITEM_CHARACTERS,
  MAX_OFFER_HISTORY,
  MAX_OPTIONS,
  SIDES,
  TURN_ACTIONS,
} from '@svc/negotiation-math/limits';
import { Between, broken } from '../between.js';
import { Amount, Choice, Flag, ListOf, Nested, Text, Whole } from '../fields.js';
import { countUtilities, repeatedOptions } from './deal-rules.js';

/** An option's name. Alternatives, because some clients refuse a list of types for the items of a list. */
export const OPTION = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] };
const UTILITY = { type: 'number', minimum: 0, maximum: 1 };
/** How much an issue matters. */
export const WEIGHT = { type: 'number', minimum: 0, maximum: MAX_ISSUE_WEIGHT };
const PRICE = { type: 'number', minimum: 0, maximum: MAX_DOLLARS };

/** One issue of a deal, and what each of its options is worth to the caller. */
@Between<DealIssue>(['options'], repeatedOptions)
@Between<DealIssue>(['options', 'my_utility'], (issue) => countUtilities(issue, issue.my_utility, 'my_utility'))
export class DealIssue {
  @Text({ description: 'The issue’s name, unique.', min: 1, max: 128, example: 'delivery' })
  name!: string;

  @ListOf(OPTION, {
    description: 'The possible outcomes, in order from one end to the other.',
    minItems: 1,
    maxItems: MAX_OPTIONS,
    example: ['1 week', '2 weeks', '4 weeks'],
  })
  options!: OptionName[];

  @ListOf(UTILITY, {
    description: 'The utility of each option for the caller, 0 (worst) to 1 (best).',
    minItems: 1,
    maxItems: MAX_OPTIONS,
    example: [1, 0.6, 0],
  })
  my_utility!: number[];
}

/** The same, and what each option is worth to the other side. */
@Between<BundleIssue>(['options', 'their_utility'], (issue) =>
  countUtilities(issue, issue.their_utility, 'their_utility'),
)
export class BundleIssue extends DealIssue implements IssueShape {
  @ListOf(UTILITY, {
    description: 'The utility of each option for the other side, 0 to 1.',
    minItems: 1,
    maxItems: MAX_OPTIONS,
    example: [0, 0.7, 1],
  })
  their_utility!: number[];
}

/** What the turn operation takes. Prices are US dollars. */
@Between<NegotiateTurnIn>(['side', 'walk_away', 'target'], ({ side, walk_away, target }) => {
  if (side === 'sell' ? target >= walk_away : target <= walk_away) return [];
  const told = side === 'sell' ? 'A seller’s target should not be below' : 'A buyer’s target should not be above';
  return [broken('target_side', ['target'], `${told} walk_away`)];
})
export class NegotiateTurnIn implements TurnRequest {
  @Choice(SIDES, { description: 'Whether the caller sells or buys.', example: 'sell' })
  side!: TurnRequest['side'];

  @Amount({
    description:
      'The worst acceptable price: a seller’s lowest, a buyer’s highest. No recommendation goes beyond it, and ' +
      'no message names it as such.',
    min: 0,
    max: MAX_DOLLARS,
    example: 700,
  })
  walk_away!: number;

  @Amount({
    description: 'The price that the caller hopes for: at or above walk_away for a seller, at or below it for a buyer.',
    min: 0,
    max: MAX_DOLLARS,
    example: 1000,
  })
  target!: number;

  @ListOf(PRICE, {
    description: 'The other side’s prices, oldest first. The last one is its current offer.',
    maxItems: MAX_OFFER_HISTORY,
    optional: true,
    default: [],
    example: [500, 600],
  })
  counterparty_offers?: number[];

  @ListOf(PRICE, {
    description: 'The caller’s own prices, oldest first.',
    maxItems: MAX_OFFER_HISTORY,
    optional: true,
    default: [],
    example: [980],
  })
  my_previous_offers?: number[];

  @Whole({
    description: 'The caller’s remaining turns, this one included. More than 64 count as 64.',
    min: 1,
    optional: true,
    default: DEFAULT_TURN_ROUNDS,
  })
  rounds_left?: number;

  @Text({
    description: 'The name of the item, for the message.',
    min: 1,
    words: true,
    max: MAX_ITEM_CHARACTERS,
    optional: true,
    default: 'this',
    example: 'road bike',
  })
  item?: string;
}

/** Whether haggling in rounds is the right thing to do. */
export class TurnFit implements FitShape {
  @Amount({
    description:
      'How well haggling suits the case, 0 to 1: lower with few turns or if a side does not move, 0 if ' +
      'target equals walk_away.',
  })
  score!: number;

  @Flag({ description: 'Whether the score is at least 0.5.' })
  fits!: boolean;

  @Text({ description: 'The reason; if haggling does not fit, what to do instead.' })
  reason!: string;
}

/** What the turn operation returns. */
export class NegotiateTurnResult implements TurnAdvice {
  @Choice(TURN_ACTIONS, {
    description:
      '`counter`: send the message with the recommended price. `accept`: take the other side’s last price. ' +
      '`walk`: no acceptable price is in reach.',
  })
  action!: TurnAdvice['action'];

  @Amount({
    description:
      'In dollars, never beyond walk_away. The other side’s last price if the caller should accept; ' +
      'walk_away if the caller should walk.',
  })
  recommended_price!: number;

  @Text({
    description: 'The message to send; it names no price except the recommended one and the other side’s last.',
  })
  message!: string;

  @Nested(() => TurnFit, { name: 'TurnFit', description: 'Whether haggling in rounds suits this case.' })
  fit!: TurnFit;

  @Text({ description: 'The reasons, for the caller only: they may name walk_away.' })
  rationale!: string;

  @Amount({
    description:
      'The probability that the other side takes the recommended price now, 0 to 1; 1 if its own price is ' +
      'accepted, 0 if the caller should walk.',
  })
  acceptance_probability!: number;

  @Amount({
    description:
      'How precisely the other side’s limit is known, 0 to 1: 1 minus the share of the room in which the limit may ' +
      'still lie, times the probability that their prices are not random. 1 if `action` is `accept`.',
  })
  confidence!: number;

  @Amount({
    description: 'The certain price, in dollars, that is worth as much as continuing; no deal counts as walk_away.',
  })
  expected_settlement!: number;
}
