import type { Features, ReportedOutcome, TelemetryRecord, ToldOutcome } from '@svc/accounts';
import { RECOMMENDATION_ID_CHARACTERS } from '@svc/accounts/telemetry/limits';
import { Amount, Choice, Flag, FreeObject, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { VERTICALS, type Vertical } from '../sharing.js';

const UTILITY = { min: 0, max: 1, optional: true, nullable: true, default: null };

/** How a recommendation went. */
export class ReportOutcomeIn implements ToldOutcome {
  @Text({
    description:
      'The id of the shared call: `X-GT-Recommendation-Id` of its answer, or over MCP `_meta.recommendation_id`.',
    min: 1,
    max: RECOMMENDATION_ID_CHARACTERS,
    example: 'rec_Zm9yIGV4YW1wbGVzIQ',
  })
  recommendation_id!: string;

  @Flag({ description: 'Whether there was a deal.' })
  deal_closed!: boolean;

  @Amount({ description: 'Your utility of the final result.', ...UTILITY })
  my_utility?: number | null;

  @Amount({ description: 'The other side’s utility of the final result, if you know it.', ...UTILITY })
  opponent_utility?: number | null;
}

/** Whether an outcome was attached. */
export class ReportOutcomeResult {
  @Flag({
    description:
      'If false, nothing was stored: the id is unknown, belongs to another key or ISO week, or already has ' +
      'an outcome.',
  })
  accepted!: boolean;
}

/** What is kept of how it went. */
export class TelemetryOutcome implements ReportedOutcome {
  @Flag({ description: 'Whether there was a deal.' })
  deal_closed!: boolean;

  @Amount({ description: 'Your utility, rounded; null if it was not reported.', nullable: true })
  my_utility!: number | null;

  @Amount({ description: 'The other side’s utility, rounded; null if it was not reported.', nullable: true })
  opponent_utility!: number | null;
}

/** What is kept of a call. */
export class TelemetryRecordOut implements TelemetryRecord {
  @Text({ description: 'The id of the recommendation.' })
  recommendation_id!: string;

  @Choice(VERTICALS, { description: 'The market named in the call.' })
  vertical!: Vertical;

  @Text({ description: 'The id of the operation.' })
  endpoint!: string;

  @FreeObject({
    description:
      'What is kept of the request, by member path: numbers rounded to 0.02, flags, lists of at most 16 numbers.',
  })
  request_features!: Features;

  @FreeObject({
    description: 'What is kept of the answer, in the same form.',
  })
  recommendation!: Features;

  @Whole({ description: 'The hour of the call: whole hours since 1970-01-01T00:00:00Z.' })
  created_at_hour!: number;

  @Nested(() => TelemetryOutcome, {
    name: 'TelemetryOutcome',
    description: 'The reported outcome; null if none was reported.',
    nullable: true,
  })
  outcome!: TelemetryOutcome | null;
}

/** What a known buyer has reached with one policy of a key; who and which policy is kept as hashes alone. */
export class BuyerHistoryOut {
  @Whole({ description: 'How many of the buyer’s bids and requests for a lower price were counted.' })
  moves!: number;

  @ListOf({ type: 'object' }, { description: 'The lowest price offered for each order.' })
  lowest!: object[];

  @FreeObject({ description: 'The bid that waits for the seller’s decision; null if there is none.', nullable: true })
  bid!: object | null;

  @Text({ description: 'Until when the history is kept: ISO 8601 in UTC.' })
  expires_at!: string;
}

/** Everything that is kept of a key. */
export class TelemetryExportResult {
  @ListOfNested(() => TelemetryRecordOut, {
    name: 'TelemetryRecordOut',
    description: 'The shared calls, oldest week first.',
  })
  rows!: TelemetryRecordOut[];

  @ListOfNested(() => BuyerHistoryOut, { name: 'BuyerHistoryOut', description: 'One entry for each buyer and policy.' })
  buyers!: BuyerHistoryOut[];
}

/** What was erased. */
export class TelemetryDeleteResult {
  @Whole({ description: 'How many records were erased.' })
  rows_deleted!: number;

  @Whole({ description: 'How many buyer histories were erased.' })
  buyers_deleted!: number;
}
