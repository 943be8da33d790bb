import { PERIOD_UNITS, type Charge, type PeriodUnit } from '@svc/policy-rules';
import type { RepliedOffer, RepliedOption } from '@svc/reply';
import { Amount, Choice, Flag, FreeObject, ListOfNested, Text, Whole } from '../fields.js';

/** What is paid for one option on top of the price. */
export class ReplyCharge implements Charge {
  @Text({ description: 'The id of the term.' })
  term!: string;

  @Text({ description: 'The id of the option.' })
  option!: string;

  @Text({ description: 'The option in words.' })
  label!: string;

  @Amount({ description: 'The amount for the whole deal, or for one period if `per` names one.' })
  amount!: number;

  @Choice(PERIOD_UNITS, { description: 'The period that the amount is for, if it is paid repeatedly.', optional: true })
  per?: PeriodUnit;
}

/** An offer as a buyer may know it. */
export class BuyersOffer implements Omit<RepliedOffer, 'net' | 'inside_policy'> {
  @FreeObject({ values: { type: 'string' }, description: 'For each term id, the option id.' })
  terms!: Record<string, string>;

  @Text({ description: 'The offer in one line, for a person.' })
  line!: string;

  @Amount({ description: 'The price of one unit, in currency units, for one period if it is priced per period.' })
  price!: number;

  @Whole({ description: 'The number of units.', min: 1 })
  quantity!: number;

  @Choice(PERIOD_UNITS, { description: 'The period that the price is for, if it is paid repeatedly.', optional: true })
  period?: PeriodUnit;

  @Whole({
    description: 'The number of periods; null if the deal runs until one side ends it. Present with `period`.',
    min: 1,
    optional: true,
    nullable: true,
  })
  periods?: number | null;

  @FreeObject({
    values: { type: 'integer' },
    description: 'The number of each thing that is counted separately, such as miles.',
    optional: true,
  })
  counts?: Record<string, number>;

  @ListOfNested(() => ReplyCharge, {
    name: 'ReplyCharge',
    description: 'What is paid in addition, one entry per option.',
  })
  charges!: ReplyCharge[];

  @Amount({
    description: 'The cost of one period, without what is paid once. Present with `period`.',
    optional: true,
  })
  total_per_period?: number;

  @Amount({
    description:
      'Price times quantity plus charges, over all periods, in currency units. Omitted if the deal runs until ' +
      'one side ends it.',
    optional: true,
  })
  total?: number;

  @Text({ description: 'Until when the offer can be accepted, even if the policy changes: ISO 8601 in UTC.' })
  valid_until!: string;
}

/** An offer as a reply carries it. */
export class ReplyOffer extends BuyersOffer implements RepliedOffer {
  @Amount({
    description: 'What the deal is worth to the seller per unit, in currency units: for the caller, not for the buyer.',
  })
  net!: number;

  @Flag({ description: 'Whether the offer keeps every rule of the policy.' })
  inside_policy!: boolean;
}

/** One of up to three offers of equal worth to the seller. */
export class MenuItem implements RepliedOption {
  @Text({ description: 'The label by which the buyer can choose this offer.' })
  option!: string;

  @Text({ description: 'The offer in one line.' })
  line!: string;

  @Amount({ description: 'The unit price in currency units.' })
  price!: number;
}
