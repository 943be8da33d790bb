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
  @Amount({ description: 'The mean.' })
  mean!: number;

  @Amount({ description: 'The lower end.' })
  low!: number;

  @Amount({ description: 'The upper end.' })
  high!: number;
}

const estimate = (description: string): PropertyDecorator =>
  Nested(() => Estimate, { name: 'Estimate', description: `${description}, with an interval of 95 %.` });

/** What a seller gets above the lowest price a unit. */
export class Earned implements EarnedShape {
  @estimate('In currency units')
  money!: Estimate;

  @estimate('As a share of the range from the lowest price to the list price')
  share!: Estimate;
}

const earned = (description: string): PropertyDecorator => Nested(() => Earned, { name: 'Earned', description });
const deals = (description = 'Deals a visitor'): PropertyDecorator => estimate(description);

/** How many visitors pay a net price in a bin. */
export class PriceBin implements PriceBinShape {
  @Amount({ description: 'Its lower end, a unit price.' })
  from!: number;

  @Amount({ description: 'Its upper end.' })
  to!: number;

  @Amount({ description: 'The share of all visitors.', min: 0, max: 1 })
  share!: number;
}

/** What one part of the policy brings: the same buyers with it less without it. */
export class PartEffect implements PartEffectShape {
  @Choice(POLICY_PARTS, { description: 'Which part.' })
  part!: PolicyPart;

  @Text({ description: 'JSON pointer into the policy.' })
  path!: string;

  @Text({ description: 'Its name, for options in the words of the policy.' })
  label!: string;

  @earned('A visitor; below 0 it costs money.')
  earned!: Earned;

  @deals('Deals a visitor; below 0 it blocks deals')
  deals!: Estimate;
}

/** What another reserve would bring. */
export class AnotherReserve implements AnotherReserveShape {
  @Amount({ description: 'The reserve.' })
  price!: number;

  @deals()
  deals!: Estimate;

  @earned('A visitor.')
  earned!: Earned;
}

/** The reserve that earns most where so many know the rules. */
export class BestReserve implements BestReserveShape {
  @Amount({ description: 'The share of buyers who know the rules.', min: 0, max: 1 })
  know!: number;

  @Amount({ description: 'The reserve; that of the policy where none that was tried brings more.' })
  price!: number;

  @earned('A visitor.')
  earned!: Earned;

  @earned('Beyond the policy as it stands, the same buyers.')
  gain!: Earned;
}

/** A fixed price for everybody, beside the policy. */
export class PriceTag implements PriceTagShape {
  @Choice(['half_way', 'best'], { description: 'Half way between lowest and list price, or the best of all.' })
  kind!: 'half_way' | 'best';

  @Amount({ description: 'The price.' })
  price!: number;

  @deals()
  deals!: Estimate;

  @earned('A visitor.')
  earned!: Earned;

  @earned('What the policy brings beyond it, the same buyers.')
  gain!: Earned;
}

/** One schedule of prices for a thing that is sold once. */
export class ThingSchedule implements ThingScheduleShape {
  @ListOf({ type: 'number' }, { description: 'The reserve at the beginning and after each date.' })
  prices!: number[];

  @earned('A season.')
  earned!: Earned;

  @earned('What the policy brings beyond it, the same visitors.')
  gain!: Earned;
}

/** A thing that is sold once, with several visitors. */
export class ThingSeason implements ThingSeasonShape {
  @Whole({ description: 'Visitors expected.', min: 1 })
  visitors!: number;

  @Whole({ description: 'How many seasons were played.', min: 1 })
  seasons!: number;

  @estimate('How often it is sold')
  sold!: Estimate;

  @earned('A season.')
  earned!: Earned;

  @Nested(() => ThingSchedule, { name: 'ThingSchedule', description: 'The best reserve that stays the same.' })
  fixed!: ThingSchedule;

  @Nested(() => ThingSchedule, {
    name: 'ThingSchedule',
    description: 'A reserve that falls from nine tenths of the range to a third in ten steps.',
  })
  falling!: ThingSchedule;
}

/** What a policy earns from a population of buyers. */
export class BacktestResult implements PolicyBacktest {
  @Whole({ description: 'Buyers that were played.', min: 1 })
  buyers!: number;

  @Whole({ description: 'The seed.', min: 0 })
  seed!: number;

  @Amount({ description: 'The share of buyers who know the rules.', min: 0, max: 1 })
  know!: number;

  @Text({ description: 'ISO 4217.' })
  currency!: string;

  @Amount({ description: 'As in the policy.' })
  list_price!: number;

  @Amount({ description: 'As in the policy; what is earned counts from here.' })
  floor_price!: number;

  @Amount({ description: 'The reserve that was played, the first where it falls by dates.' })
  reserve_price!: number;

  @deals()
  deals!: Estimate;

  @earned('A visitor.')
  earned!: Earned;

  @earned('From a visitor who does not know the rules.')
  from_others!: Earned;

  @earned('From a visitor who knows them.')
  from_knowing!: Earned;

  @ListOfNested(() => PriceBin, {
    name: 'PriceBin',
    description: 'The net a unit of deals, between lowest and list price.',
    nullable: true,
  })
  prices!: PriceBin[] | null;

  @ListOfNested(() => PartEffect, { name: 'PartEffect', description: 'What each part brings.', nullable: true })
  parts!: PartEffect[] | null;

  @ListOfNested(() => AnotherReserve, {
    name: 'AnotherReserve',
    description: 'What other reserves bring, from the lowest price to the list price.',
    nullable: true,
  })
  another!: AnotherReserve[] | null;

  @ListOfNested(() => BestReserve, {
    name: 'BestReserve',
    description: 'The best reserve where 10, 30 and 60 % know the rules.',
    nullable: true,
  })
  best!: BestReserve[] | null;

  @ListOfNested(() => PriceTag, { name: 'PriceTag', description: 'Fixed prices beside it.', nullable: true })
  tags!: PriceTag[] | null;

  @Nested(() => ThingSeason, {
    name: 'ThingSeason',
    description: 'Where `visitors` were expected: the thing in its season.',
    nullable: true,
  })
  thing!: ThingSeason | null;

  @Text({ description: 'The answer in a few sentences, in the language of the policy.' })
  summary!: string;
}
