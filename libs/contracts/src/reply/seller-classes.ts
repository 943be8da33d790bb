import type { SellerSide, SellersBid, TalkSummary } from '@svc/reply';
import { Amount, Flag, FreeObject, ListOf, Nested, Text, Whole } from '../fields.js';

/** A bid that waits for the seller’s decision. */
export class StandingBidOut implements SellersBid {
  @Amount({ description: 'The unit price in currency units.' })
  price!: number;

  @Whole({ description: 'Units.', min: 1 })
  quantity!: number;

  @FreeObject({ values: { type: 'string' }, description: 'Term id to option id, every term named.' })
  terms!: Record<string, string>;

  @Whole({
    description: 'For how many periods; null until somebody ends it. Left out where nothing is paid by time.',
    min: 1,
    optional: true,
    nullable: true,
  })
  periods?: number | null;

  @FreeObject({ values: { type: 'integer' }, description: 'What is counted by itself to how many.', optional: true })
  counts?: Record<string, number>;

  @Flag({ description: 'Whether the policy would allow it.' })
  lawful!: boolean;

  @Amount({ description: 'What it is worth to the seller a unit.' })
  net!: number;

  @Text({ description: 'Until when it can be decided on: ISO 8601 in UTC.' })
  expires_at!: string;

  @Flag({ description: 'Whether the buyer has signed it: accept then closes the deal at once.' })
  signed!: boolean;

  @Flag({ description: 'Whether it was agreed while the thing was on hold for somebody else.' })
  in_line!: boolean;
}

/** Where a talk stands, in figures, for the person who takes over. */
export class TalkSummaryOut implements TalkSummary {
  @Amount({ description: 'The list price of a unit.' })
  list_price!: number;

  @Amount({ description: 'The unit price on the table; null before the first offer.', nullable: true })
  offered!: number | null;

  @Amount({ description: 'The highest unit price that the buyer named; null where they named none.', nullable: true })
  best_bid!: number | null;

  @Whole({ description: 'Units.', min: 1 })
  quantity!: number;

  @FreeObject({ values: { type: 'string' }, description: 'Term id to option id.' })
  terms!: Record<string, string>;

  @Whole({ description: 'Bids and wishes for less so far.' })
  moves!: number;

  @Whole({ description: 'Buyer messages so far.' })
  turns!: number;

  @Whole({ description: 'Questions and wishes that nobody has answered.' })
  open_questions!: number;

  @ListOf(
    { type: 'integer', minimum: 1 },
    {
      description:
        'The turns that these came in, counted from 1, a decision of yours among them; of more than 16 the last.',
      maxItems: 16,
    },
  )
  question_turns!: number[];
}

/** What is for the caller’s side alone: a shop passes on nothing of it. */
export class SellerSideOut implements SellerSide {
  @Nested(() => StandingBidOut, {
    name: 'StandingBidOut',
    description: 'The bid that waits for the seller; left out where none does.',
    optional: true,
  })
  standing_bid?: StandingBidOut;

  @Nested(() => TalkSummaryOut, {
    name: 'TalkSummaryOut',
    description: 'Where the talk stands; present where a person takes over.',
    optional: true,
  })
  summary?: TalkSummaryOut;

  @ListOf({ type: 'string' }, { description: 'What the caller should look into.', optional: true })
  warnings?: string[];
}
