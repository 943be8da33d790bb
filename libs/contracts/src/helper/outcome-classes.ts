import { MAX_OUTCOME_CHARACTERS, MAX_OUTCOME_DOLLARS, MAX_RECEIPT_CHARACTERS } from '@svc/helper/limits';
import { Flag, Nested, Text, Whole } from '../fields.js';

/** How it went. */
export class HelperOutcomeIn {
  @Text({ description: 'The receipt that came with the advice.', min: 1, max: MAX_RECEIPT_CHARACTERS })
  receipt!: string;

  @Text({
    description: 'One of `better_than_aim`, `as_aimed`, `worse_than_aim`, `refused`, `did_not_ask`.',
    min: 1,
    max: MAX_OUTCOME_CHARACTERS,
    example: 'as_aimed',
  })
  outcome!: string;

  @Whole({
    description: 'The agreed amount, in whole dollars; the service keeps only the band of amounts that contains it.',
    min: 0,
    max: MAX_OUTCOME_DOLLARS,
    optional: true,
    nullable: true,
    default: null,
  })
  amount?: number | null;
}

/** What is kept of an outcome. */
export class KeptOutcome {
  @Text({ description: 'The key of the situation.' })
  situation_key!: string;

  @Text({ description: 'How it went.' })
  outcome!: string;

  @Text({ description: 'The band of the amount; `none` if no amount was sent.' })
  amount_band!: string;

  @Text({ description: 'The quarter in which the advice was given.' })
  quarter!: string;
}

/** Whether an outcome counts. */
export class HelperOutcomeResult {
  @Flag({ description: 'False if the receipt is unknown, has expired or was used.' })
  accepted!: boolean;

  @Nested(() => KeptOutcome, {
    name: 'KeptOutcome',
    description: 'Everything that was kept; null if nothing was.',
    nullable: true,
  })
  kept!: KeptOutcome | null;
}
