import { PERIOD_UNITS, type Charge, type PeriodUnit } from '@svc/policy-rules';
import type { RepliedOffer, RepliedOption } from '@svc/reply';
import { Amount, Choice, Flag, FreeObject, ListOfNested, Text, Whole } from '../fields.js';

/** What is paid for one option on top of the price. */
export class ReplyCharge implements Charge {
  @Text({ description: 'The term’s id.' })
  term!: string;

  @Text({ description: 'The option’s id.' })
  option!: string;

  @Text({ description: 'The option in words.' })
  label!: string;

  @Amount({ description: 'For the whole deal, or for one period where `per` says so.' })
  amount!: number;

  @Choice(PERIOD_UNITS, { description: 'What it is paid for again and again.', optional: true })
  per?: PeriodUnit;
}

/** An offer as a buyer may know it. */
export class BuyersOffer implements Omit<RepliedOffer, 'net' | 'inside_policy'> {
  @FreeObject({ values: { type: 'string' }, description: 'Term id to option id, every term named.' })
  terms!: Record<string, string>;

  @Text({ description: 'The offer in one line, for a person.' })
  line!: string;

  @Amount({ description: 'The price of one unit, for one period where it is paid by time, in currency units.' })
  price!: number;

  @Whole({ description: 'Units.', min: 1 })
  quantity!: number;

  @Choice(PERIOD_UNITS, { description: 'What the price is paid for again and again.', optional: true })
  period?: PeriodUnit;

  @Whole({
    description: 'For how many periods; null until somebody ends it. Present with `period`.',
    min: 1,
    optional: true,
    nullable: true,
  })
  periods?: number | null;

  @FreeObject({
    values: { type: 'integer' },
    description: 'What is counted by itself to how many, such as miles.',
    optional: true,
  })
  counts?: Record<string, number>;

  @ListOfNested(() => ReplyCharge, {
    name: 'ReplyCharge',
    description: 'What is paid on top, an entry an option.',
  })
  charges!: ReplyCharge[];

  @Amount({
    description: 'What one period costs, without what is paid once. Present with `period`.',
    optional: true,
  })
  total_per_period?: number;

  @Amount({
    description:
      'Price times quantity and the charges, of all periods, in currency units. Left out where the deal runs until ' +
      'somebody ends it.',
    optional: true,
  })
  total?: number;

  @Text({ description: 'Until when it can be had, whatever becomes of the policy: ISO 8601 in UTC.' })
  valid_until!: string;
}

/** An offer as a reply carries it. */
export class ReplyOffer extends BuyersOffer implements RepliedOffer {
  @Amount({
    description: 'What the deal is worth to the seller a unit, in currency units: for the caller, not for the buyer.',
  })
  net!: number;

  @Flag({ description: 'That every rule of the policy holds for it.' })
  inside_policy!: boolean;
}

/** One of up to three offers of equal worth to the seller. */
export class MenuItem implements RepliedOption {
  @Text({ description: 'The label by which a buyer can choose it.' })
  option!: string;

  @Text({ description: 'The offer in one line.' })
  line!: string;

  @Amount({ description: 'The unit price in currency units.' })
  price!: number;
}
