import type { Intent, MessageReading } from '@svc/language';
import { INTENTS } from '@svc/language/limits';
import { PERIOD_UNITS, type Charge, type PeriodUnit } from '@svc/policy-rules';
import type { Receipt } from '@svc/receipts';
import type { RepliedOffer, RepliedOption, ReplyKind } from '@svc/reply';
import { REPLY_KINDS } from '@svc/reply/limits';
import { Amount, Choice, Flag, FreeObject, ListOfNested, ListOfRecords, Nested, Text, Whole } from '../fields.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';
import { SignedBid } from './signed-bid.js';
import { SellerSideOut } from './seller-classes.js';

/** The longest buyer's message, in characters. */
export const MESSAGE_MAX_CHARACTERS = 4000;
/** The most stock records that one request may carry. */
export const STOCK_MAX_RECORDS = 1000;

/** The most characters of the id of a buyer, and of a time. */
export const BUYER_MAX_CHARACTERS = 128;
const TIME_MAX_CHARACTERS = 40;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** The members that say whether a thing can be sold; a stock record in any accepted form has one of them. */
export const STOCK_FORM_MEMBERS = ['availability', 'status'] as const;

/** What the reply operation takes. */
export class ReplyIn {
  @FreeObject({
    schema: 'Policy',
    description: `From compile, check or a template, by ${POLICY_SCHEMA}.`,
  })
  policy!: Record<string, unknown>;

  @Text({
    description: 'The buyer’s latest message as written.',
    min: 1,
    words: true,
    max: MESSAGE_MAX_CHARACTERS,
    example: 'Would you take 9,200 if I pay cash?',
  })
  message!: string;

  @FreeObject({
    description: 'The `state` of the previous reply, as it came. Leave it out to start.',
    optional: true,
    nullable: true,
    default: null,
  })
  state?: Record<string, unknown> | null;

  @Text({
    description: 'A name of the one bargain, as receipts carry it: bundle2 or price1. Default: the policy’s own.',
    min: 1,
    max: 64,
    optional: true,
    nullable: true,
    default: null,
  })
  engine?: string | null;

  @FreeObject({
    description:
      'What the caller’s own records confirm about the buyer, such as {"new_customer": true}. Never what the ' +
      'buyer claims.',
    optional: true,
    nullable: true,
    default: null,
  })
  flags?: Record<string, unknown> | null;

  @ListOfRecords(STOCK_FORM_MEMBERS, {
    description:
      'Current records of what the policy’s inventory binds, sent with every message: schema.org Offer ' +
      '(`availability`, `inventoryLevel`), product feed (`id`, `availability`) or plain feed (`id` or `vin`, ' +
      '`status`).',
    maxItems: STOCK_MAX_RECORDS,
    optional: true,
    nullable: true,
    default: null,
  })
  stock?: Record<string, unknown>[] | null;

  @Text({
    description:
      'An opaque id, with every message: what the buyer has reached and used up holds across conversations, for ' +
      '30 days.',
    min: 1,
    max: BUYER_MAX_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  buyer?: string | null;

  @Text({
    description: 'Takes back every offer given before it: ISO 8601 with a time and an offset.',
    max: TIME_MAX_CHARACTERS,
    pattern: TIME,
    optional: true,
    nullable: true,
    default: null,
  })
  offers_before?: string | null;

  @Nested(() => SignedBid, {
    name: 'SignedBid',
    description: 'The buyer’s signature over the bid of this message.',
    optional: true,
    nullable: true,
    default: null,
  })
  signed_bid?: SignedBid | null;
}

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

/** An offer as a reply carries it. */
export class ReplyOffer implements RepliedOffer {
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

/** How the buyer’s message was read. */
export class ReplyReading implements MessageReading {
  @Choice(INTENTS, { description: 'What the message does.' })
  intent!: Intent;

  @FreeObject({
    values: { type: ['string', 'number'] },
    description: 'What the buyer proposes: term id to option id; `price`, `quantity` and `periods` are numbers.',
  })
  package!: Record<string, string | number>;

  @FreeObject({ values: { type: ['string', 'number'] }, description: 'What the buyer refuses, in the same form.' })
  refuses!: Record<string, string | number>;

  @FreeObject({ description: 'What the buyer asked or stated beside the deal.' })
  facts!: MessageReading['facts'];

  @Choice(['builtin', 'model'], { description: 'Which reader read it.' })
  source!: 'builtin' | 'model';
}

/** What the reply operation returns. */
export class ReplyResult {
  @Choice(REPLY_KINDS, { description: 'What the reply does.' })
  kind!: ReplyKind;

  @Text({ description: 'The text to send to the buyer.' })
  reply!: string;

  @Text({ description: 'The reply, followed by a line that states the offer on the table.' })
  reply_with_offer!: string;

  @Nested(() => ReplyOffer, {
    name: 'ReplyOffer',
    nullable: true,
    description: 'The offer on the table; null where there is none. With handoff, a proposal for a person to approve.',
  })
  offer!: ReplyOffer | null;

  @ListOfNested(() => MenuItem, {
    name: 'MenuItem',
    optional: true,
    description: 'The offers to choose from, where the policy offers a choice.',
  })
  menu?: MenuItem[];

  @Text({ description: '`rule:<name>` or `engine:<name>`: what decided the move.' })
  decided_by!: string;

  @Nested(() => ReplyReading, { name: 'ReplyReading', description: 'How the buyer’s message was read.' })
  reading!: ReplyReading;

  @Nested(() => SellerSideOut, {
    name: 'SellerSideOut',
    description: 'For the caller’s side alone, never for the buyer; empty where there is nothing.',
  })
  seller!: SellerSideOut;

  @FreeObject({ schema: 'State', description: 'To be sent back, as it is, with the buyer’s next message.' })
  state!: object;

  @Flag({ description: 'Whether the negotiation is over: true for deal and decline.' })
  done!: boolean;

  @FreeObject({
    schema: 'Receipt',
    optional: true,
    description: 'The signed record of the deal; present when kind is deal.',
  })
  receipt?: Receipt;
}
