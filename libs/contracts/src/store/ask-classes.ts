import type { AskStatus } from '@svc/accounts';
import { ASK_MAX_CHARACTERS, ASK_STATUSES } from '@svc/accounts/store/limits';
import { Choice, Flag, ListOfNested, Text, Whole } from '../fields.js';
import { KeyInBody } from './store-classes.js';

/** What a request for a slot takes. */
export class StoreRequestIn {
  @Text({
    description: 'What is missing. Its words become public once three callers have filed the same.',
    min: 1,
    max: ASK_MAX_CHARACTERS,
    example: 'A slot that converts currencies.',
  })
  text!: string;

  @KeyInBody()
  api_key?: string | null;

  @Flag({ description: 'With a key: list it among the caller’s own requests.', optional: true, default: false })
  watch?: boolean;
}

/** Where a request stands. */
export class AskResult {
  @Text({ description: 'Its id.' })
  request_id!: string;

  @Choice(ASK_STATUSES, { description: 'Where it stands.' })
  status!: AskStatus;

  @Text({ description: 'What the operator says about it; empty where nothing.' })
  note!: string;

  @Whole({ description: 'Filings of the same ask: the same words, whatever the case, blanks and signs.', min: 1 })
  same_ask_count!: number;

  @Text({ description: 'When it was filed last, by anyone, ISO 8601 in UTC.' })
  filed_at!: string;

  @Text({ description: 'When its state changed last.' })
  changed_at!: string;

  @Text({ description: 'Where to read it again.' })
  check!: string;

  @Flag({ description: 'Whether the key of the call watches it; false where it is read by its id, without one.' })
  watched!: boolean;
}

/** A request of the caller’s own. */
export class MyAsk extends AskResult {
  @Text({ description: 'What was asked for.' })
  text!: string;
}

/** What a key watches. */
export class MyAsks {
  @ListOfNested(() => MyAsk, { name: 'MyAsk', description: 'The watched requests, newest first.' })
  requests!: MyAsk[];
}

/** An ask in the public tally. */
export class AskLine {
  @Text({
    description: 'Its words, at most 160 characters; null as long as fewer than three callers have filed it.',
    nullable: true,
  })
  ask!: string | null;

  @Choice(ASK_STATUSES, { description: 'Where it stands.' })
  status!: AskStatus;

  @Whole({ description: 'Filings of it.', min: 1 })
  same_ask_count!: number;
}

/** How much is asked for. */
export class AskTally {
  @Whole({ description: 'Filings, of what was asked for in the last 90 days; some seconds old at most.', min: 0 })
  total!: number;

  @Whole({ description: 'Different asks.', min: 0 })
  distinct!: number;

  @Whole({ description: 'Filings of today and the seven days before, in UTC.', min: 0 })
  recent!: number;

  @ListOfNested(() => AskLine, { name: 'AskLine', description: 'Asks, those that most have filed first; at most 100.' })
  requests!: AskLine[];
}

/** How much of a slot was delivered. */
export class SlotVolume {
  @Text({ description: 'The slot.' })
  slot!: string;

  @Whole({ description: 'Deliveries so far; null as long as there are fewer than five.', nullable: true })
  deliveries!: number | null;
}

/** What is sold and what is missed, in sums. */
export class Observatory {
  @ListOfNested(() => SlotVolume, { name: 'SlotVolume', description: 'Volumes.' })
  slots!: SlotVolume[];

  @ListOfNested(() => AskLine, {
    name: 'AskLine',
    description: 'Asks that several have filed and that are not stocked.',
  })
  unmet!: AskLine[];
}
