import type { Features, ReportedOutcome, TelemetryRecord, ToldOutcome } from '@svc/accounts';
import { RECOMMENDATION_ID_CHARACTERS } from '@svc/accounts/telemetry/limits';
import { Amount, Choice, Flag, FreeObject, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { VERTICALS, type Vertical } from '../sharing.js';

const UTILITY = { min: 0, max: 1, optional: true, nullable: true, default: null };

/** How a recommendation went. */
export class ReportOutcomeIn implements ToldOutcome {
  @Text({
    description:
      'The name of the shared call: `X-GT-Recommendation-Id` of its answer, over MCP `_meta.recommendation_id`.',
    min: 1,
    max: RECOMMENDATION_ID_CHARACTERS,
    example: 'rec_Zm9yIGV4YW1wbGVzIQ',
  })
  recommendation_id!: string;

  @Flag({ description: 'Whether there was a deal.' })
  deal_closed!: boolean;

  @Amount({ description: 'What the end was worth to you, in your utility.', ...UTILITY })
  my_utility?: number | null;

  @Amount({ description: 'What it was worth to the other side, where you know.', ...UTILITY })
  opponent_utility?: number | null;
}

/** Whether an outcome was attached. */
export class ReportOutcomeResult {
  @Flag({
    description:
      'False, and nothing changes: there is no such id, it is of another key or ISO week, or it has an outcome.',
  })
  accepted!: boolean;
}

/** What is kept of how it went. */
export class TelemetryOutcome implements ReportedOutcome {
  @Flag({ description: 'Whether there was a deal.' })
  deal_closed!: boolean;

  @Amount({ description: 'On the grid; null where it was not told.', nullable: true })
  my_utility!: number | null;

  @Amount({ description: 'On the grid; null where it was not told.', nullable: true })
  opponent_utility!: number | null;
}

/** What is kept of a call. */
export class TelemetryRecordOut implements TelemetryRecord {
  @Text({ description: 'The recommendation.' })
  recommendation_id!: string;

  @Choice(VERTICALS, { description: 'The market, as the call named it.' })
  vertical!: Vertical;

  @Text({ description: 'The id of the operation.' })
  endpoint!: string;

  @FreeObject({
    description: 'Figures on a grid of 0.02, flags, lists of at most 16 figures, by the path of the member.',
  })
  request_features!: Features;

  @FreeObject({ description: 'The same of the answer.' })
  recommendation!: Features;

  @Whole({ description: 'Whole hours since 1970-01-01T00:00:00Z.' })
  created_at_hour!: number;

  @Nested(() => TelemetryOutcome, {
    name: 'TelemetryOutcome',
    description: 'What was reported; null where nothing was.',
    nullable: true,
  })
  outcome!: TelemetryOutcome | null;
}

/** What a known buyer has reached with one policy of a key; who and which policy is kept as hashes alone. */
export class BuyerHistoryOut {
  @Whole({ description: 'Bids and wishes for less that counted.' })
  moves!: number;

  @ListOf({ type: 'object' }, { description: 'The lowest price of each order, as it was offered.' })
  lowest!: object[];

  @FreeObject({ description: 'The bid that waits for the seller; null where none does.', nullable: true })
  bid!: object | null;

  @Text({ description: 'Until when it is kept: ISO 8601 in UTC.' })
  expires_at!: string;
}

/** Everything that is kept of a key. */
export class TelemetryExportResult {
  @ListOfNested(() => TelemetryRecordOut, {
    name: 'TelemetryRecordOut',
    description: 'Week by week, the oldest first.',
  })
  rows!: TelemetryRecordOut[];

  @ListOfNested(() => BuyerHistoryOut, { name: 'BuyerHistoryOut', description: 'A buyer and policy each.' })
  buyers!: BuyerHistoryOut[];
}

/** What was erased. */
export class TelemetryDeleteResult {
  @Whole({ description: 'How many records.' })
  rows_deleted!: number;

  @Whole({ description: 'How many histories of buyers.' })
  buyers_deleted!: number;
}
