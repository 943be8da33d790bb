import type {
  AnotherReserve as AnotherReserveShape,
  BestReserve as BestReserveShape,
  Earned as EarnedShape,
  Estimate as EstimateShape,
  PartEffect as PartEffectShape,
  PolicyBacktest,
  PolicyPart,
  PriceBin as PriceBinShape,
  PriceTag as PriceTagShape,
  ThingSchedule as ThingScheduleShape,
  ThingSeason as ThingSeasonShape,
} from '@svc/reply';
import { POLICY_PARTS } from '@svc/reply/limits';
import { Amount, Choice, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';

/** A mean with its interval of 95 %. */
export class Estimate implements EstimateShape {
  @Amount({ description: 'The mean value.' })
  mean!: number;

  @Amount({ description: 'The lower bound of the 95 % confidence interval.' })
  low!: number;

  @Amount({ description: 'The upper bound of the 95 % confidence interval.' })
  high!: number;
}

const estimate = (description: string): PropertyDecorator =>
  Nested(() => Estimate, { name: 'Estimate', description: `${description}, with a 95 % confidence interval.` });

/** What a seller gets above the lowest price a unit. */
export class Earned implements EarnedShape {
  @estimate('Earnings above the lowest price in currency units')
  money!: Estimate;

  @estimate('Earnings as a share of the range from the lowest price to the list price')
  share!: Estimate;
}

const earned = (description: string): PropertyDecorator => Nested(() => Earned, { name: 'Earned', description });
const deals = (description = 'Deals per visitor'): PropertyDecorator => estimate(description);

/** How many visitors pay a net price in a bin. */
export class PriceBin implements PriceBinShape {
  @Amount({ description: 'The lower bound of a range of unit prices.' })
  from!: number;

  @Amount({ description: 'The upper bound of a range of unit prices.' })
  to!: number;

  @Amount({
    description: 'The share of all visitors who pay a price in the range from `from` to `to`.',
    min: 0,
    max: 1,
  })
  share!: number;
}

/** What one part of the policy brings: the same buyers with it less without it. */
export class PartEffect implements PartEffectShape {
  @Choice(POLICY_PARTS, { description: 'The kind of part.' })
  part!: PolicyPart;

  @Text({ description: 'JSON pointer to the part of the policy.' })
  path!: string;

  @Text({ description: 'The name of the part; for an option, its label in the policy.' })
  label!: string;

  @earned('What one part of the policy earns per visitor; below 0, the part costs money.')
  earned!: Earned;

  @deals('Deals per visitor because of one part of the policy; below 0, the part blocks deals')
  deals!: Estimate;
}

/** What another reserve would bring. */
export class AnotherReserve implements AnotherReserveShape {
  @Amount({ description: 'The reserve that was tried.' })
  price!: number;

  @deals()
  deals!: Estimate;

  @earned('What this reserve earns per visitor.')
  earned!: Earned;
}

/** The reserve that earns most where so many know the rules. */
export class BestReserve implements BestReserveShape {
  @Amount({ description: 'The share of buyers who know the rules.', min: 0, max: 1 })
  know!: number;

  @Amount({ description: 'The best reserve; the policy’s own if no other earns more.' })
  price!: number;

  @earned('What this reserve earns per visitor.')
  earned!: Earned;

  @earned('How much more this reserve earns than the policy’s own, from the same buyers.')
  gain!: Earned;
}

/** A fixed price for everybody, beside the policy. */
export class PriceTag implements PriceTagShape {
  @Choice(['half_way', 'best'], {
    description: 'Which fixed price this is: half way between lowest and list price, or the best one.',
  })
  kind!: 'half_way' | 'best';

  @Amount({ description: 'The fixed price.' })
  price!: number;

  @deals()
  deals!: Estimate;

  @earned('What this fixed price earns per visitor.')
  earned!: Earned;

  @earned('How much more the policy earns than this fixed price, from the same buyers.')
  gain!: Earned;
}

/** One schedule of prices for a thing that is sold once. */
export class ThingSchedule implements ThingScheduleShape {
  @ListOf(
    { type: 'number' },
    { description: 'The reserve at the start of a season and after each date on which it falls.' },
  )
  prices!: number[];

  @earned('What these prices earn per season.')
  earned!: Earned;

  @earned('How much more the policy earns than these prices, from the same visitors.')
  gain!: Earned;
}

/** A thing that is sold once, with several visitors. */
export class ThingSeason implements ThingSeasonShape {
  @Whole({ description: 'The expected number of visitors.', min: 1 })
  visitors!: number;

  @Whole({ description: 'How many seasons were simulated.', min: 1 })
  seasons!: number;

  @estimate('How often the item is sold')
  sold!: Estimate;

  @earned('What the policy earns per season.')
  earned!: Earned;

  @Nested(() => ThingSchedule, { name: 'ThingSchedule', description: 'The best reserve that never changes.' })
  fixed!: ThingSchedule;

  @Nested(() => ThingSchedule, {
    name: 'ThingSchedule',
    description:
      'A reserve that falls in ten steps from nine tenths to a third of the range between lowest and list price.',
  })
  falling!: ThingSchedule;
}

/** What a policy earns from a population of buyers. */
export class BacktestResult implements PolicyBacktest {
  @Whole({ description: 'How many buyers were simulated.', min: 1 })
  buyers!: number;

  @Whole({ description: 'The seed that drew the buyers.', min: 0 })
  seed!: number;

  @Amount({ description: 'The share of buyers who know the rules.', min: 0, max: 1 })
  know!: number;

  @Text({ description: 'ISO 4217.' })
  currency!: string;

  @Amount({ description: 'The list price of the policy.' })
  list_price!: number;

  @Amount({ description: 'The lowest price of the policy; earnings are what is paid above that price.' })
  floor_price!: number;

  @Amount({ description: 'The reserve that was simulated; if it falls on set dates, the first reserve.' })
  reserve_price!: number;

  @deals()
  deals!: Estimate;

  @earned('What the policy earns per visitor.')
  earned!: Earned;

  @earned('What an average visitor who does not know the rules earns the seller.')
  from_others!: Earned;

  @earned('What an average visitor who knows the rules earns the seller.')
  from_knowing!: Earned;

  @ListOfNested(() => PriceBin, {
    name: 'PriceBin',
    description: 'How net unit prices of deals spread between lowest and list price.',
    nullable: true,
  })
  prices!: PriceBin[] | null;

  @ListOfNested(() => PartEffect, {
    name: 'PartEffect',
    description: 'What each part of the policy earns.',
    nullable: true,
  })
  parts!: PartEffect[] | null;

  @ListOfNested(() => AnotherReserve, {
    name: 'AnotherReserve',
    description: 'What other reserves earn, from the lowest price to the list price.',
    nullable: true,
  })
  another!: AnotherReserve[] | null;

  @ListOfNested(() => BestReserve, {
    name: 'BestReserve',
    description: 'The best reserve if 10, 30 or 60 % of buyers know the rules.',
    nullable: true,
  })
  best!: BestReserve[] | null;

  @ListOfNested(() => PriceTag, {
    name: 'PriceTag',
    description: 'What fixed prices earn, compared with the policy.',
    nullable: true,
  })
  tags!: PriceTag[] | null;

  @Nested(() => ThingSeason, {
    name: 'ThingSeason',
    description: 'If `visitors` was sent: how a single item sells in its season.',
    nullable: true,
  })
  thing!: ThingSeason | null;

  @Text({ description: 'The answer in a few sentences, one a line, in the policy’s language.' })
  summary!: string;
}
