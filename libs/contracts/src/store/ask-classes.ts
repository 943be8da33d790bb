import type { AskStatus } from '@svc/accounts';
import { ASK_MAX_CHARACTERS, ASK_STATUSES } from '@svc/accounts/store/limits';
import { Choice, Flag, ListOfNested, Text, Whole } from '../fields.js';
import { KeyInBody } from './store-classes.js';

/** What a request for a slot takes. */
export class StoreRequestIn {
  @Text({
    description: 'What is missing. The words become public once three callers have filed the same.',
    min: 1,
    max: ASK_MAX_CHARACTERS,
    example: 'A slot that converts currencies.',
  })
  text!: string;

  @KeyInBody()
  api_key?: string | null;

  @Flag({
    description: 'With a key: adds the request to the caller’s watched requests.',
    optional: true,
    default: false,
  })
  watch?: boolean;
}

/** Where a request stands. */
export class AskResult {
  @Text({ description: 'The id of the request.' })
  request_id!: string;

  @Choice(ASK_STATUSES, { description: 'The state of the request.' })
  status!: AskStatus;

  @Text({ description: 'The operator’s note; empty if none.' })
  note!: string;

  @Whole({
    description: 'How often the same request was filed: the same words, ignoring case, spaces and punctuation.',
    min: 1,
  })
  same_ask_count!: number;

  @Text({ description: 'When anyone last filed the request, ISO 8601 in UTC.' })
  filed_at!: string;

  @Text({ description: 'When the status last changed.' })
  changed_at!: string;

  @Text({ description: 'The address to read the request again.' })
  check!: string;

  @Flag({ description: 'Whether the key of the call watches the request; false without a key.' })
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
    description: 'The words of the request, at most 160 characters; null until three callers have filed it.',
    nullable: true,
  })
  ask!: string | null;

  @Choice(ASK_STATUSES, { description: 'The state of the request.' })
  status!: AskStatus;

  @Whole({ description: 'How often the request was filed.', min: 1 })
  same_ask_count!: number;
}

/** How much is asked for. */
export class AskTally {
  @Whole({
    description: 'Counts of requests of the last 90 days; at most a few seconds old.',
    min: 0,
  })
  total!: number;

  @Whole({ description: 'How many different requests there are.', min: 0 })
  distinct!: number;

  @Whole({ description: 'How many were filed today and in the seven days before, in UTC.', min: 0 })
  recent!: number;

  @ListOfNested(() => AskLine, {
    name: 'AskLine',
    description: 'The requests, the most often filed first; at most 100.',
  })
  requests!: AskLine[];
}

/** How much of a slot was delivered. */
export class SlotVolume {
  @Text({ description: 'The name of the slot.' })
  slot!: string;

  @Whole({ description: 'How many deliveries the slot has had; null below five.', nullable: true })
  deliveries!: number | null;
}

/** What is sold and what is missed, in sums. */
export class Observatory {
  @ListOfNested(() => SlotVolume, { name: 'SlotVolume', description: 'Deliveries per slot.' })
  slots!: SlotVolume[];

  @ListOfNested(() => AskLine, {
    name: 'AskLine',
    description: 'Requests that several callers filed for something that is not sold.',
  })
  unmet!: AskLine[];
}
