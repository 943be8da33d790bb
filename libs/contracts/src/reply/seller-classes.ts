import type { SellerSide, SellersBid, TalkSummary } from '@svc/reply';
import { Amount, Flag, FreeObject, ListOf, Nested, Text, Whole } from '../fields.js';

/** A bid that waits for the seller’s decision. */
export class StandingBidOut implements SellersBid {
  @Amount({ description: 'The unit price in currency units.' })
  price!: number;

  @Whole({ description: 'The number of units.', min: 1 })
  quantity!: number;

  @FreeObject({ values: { type: 'string' }, description: 'For each term id, the option id.' })
  terms!: Record<string, string>;

  @Whole({
    description:
      'The number of periods; null if the deal runs until one side ends it. Omitted if nothing is priced per period.',
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

  @Flag({ description: 'Whether the policy allows the bid.' })
  lawful!: boolean;

  @Amount({ description: 'What the bid is worth to the seller per unit.' })
  net!: number;

  @Text({ description: 'Until when the seller can decide on the bid: ISO 8601 in UTC.' })
  expires_at!: string;

  @Flag({ description: 'Whether the buyer has signed the bid. If so, `accept` closes the deal at once.' })
  signed!: boolean;

  @Flag({ description: 'Whether the buyer agreed while the thing was held for someone else.' })
  in_line!: boolean;
}

/** Where a talk stands, in figures, for the person who takes over. */
export class TalkSummaryOut implements TalkSummary {
  @Amount({ description: 'The list price of a unit.' })
  list_price!: number;

  @Amount({ description: 'The unit price of the current offer; null before the first offer.', nullable: true })
  offered!: number | null;

  @Amount({ description: 'The highest unit price that the buyer named; null if none.', nullable: true })
  best_bid!: number | null;

  @Whole({ description: 'The number of units.', min: 1 })
  quantity!: number;

  @FreeObject({ values: { type: 'string' }, description: 'For each term id, the option id.' })
  terms!: Record<string, string>;

  @Whole({ description: 'How many bids and requests for a lower price the buyer has made.' })
  moves!: number;

  @Whole({ description: 'How many messages the buyer has sent.' })
  turns!: number;

  @Whole({ description: 'Questions and requests that nobody has answered.' })
  open_questions!: number;

  @ListOf(
    { type: 'integer', minimum: 1 },
    {
      description:
        'The turns in which the open questions came, counted from 1, your decisions included; at most the last 16.',
      maxItems: 16,
    },
  )
  question_turns!: number[];
}

/** What is for the caller’s side alone: a shop passes on nothing of it. */
export class SellerSideOut implements SellerSide {
  @Nested(() => StandingBidOut, {
    name: 'StandingBidOut',
    description: 'The bid that waits for the seller’s decision; omitted if there is none.',
    optional: true,
  })
  standing_bid?: StandingBidOut;

  @Nested(() => TalkSummaryOut, {
    name: 'TalkSummaryOut',
    description: 'The state of the conversation; present if a person takes over.',
    optional: true,
  })
  summary?: TalkSummaryOut;

  @ListOf({ type: 'string' }, { description: 'What the caller should look into.', optional: true })
  warnings?: string[];
}
