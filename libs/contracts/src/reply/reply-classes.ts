import type { Intent, MessageReading } from '@svc/language';
import { INTENTS } from '@svc/language/limits';
import { SEALED_POLICY_MAX_CHARACTERS } from '@svc/reply/limits';
import { Choice, FreeObject, ListOfRecords, Nested, Text } from '../fields.js';
import { Between, broken } from '../between.js';
import { OneOf } from '../one-of.js';
import { POLICY_SCHEMA } from '../policy/policy-classes.js';
import { BuyersReply, replyForms } from './buyers-classes.js';
import { ReplyOffer } from './offer-classes.js';
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

/** What the seller's side alone may say: a buyer who brings a sealed policy does not. */
const SELLERS_MEMBERS = ['engine', 'flags', 'stock', 'buyer', 'offers_before'] as const;

/** What the reply operation takes. */
@Between<ReplyIn>(['policy', 'sealed_policy', ...SELLERS_MEMBERS], function* (body) {
  if (body.sealed_policy === undefined) return;
  if (body.policy !== undefined)
    yield broken('two_policies', ['sealed_policy'], 'Send either policy or sealed_policy.');
  for (const member of SELLERS_MEMBERS)
    if (body[member] != null)
      yield broken(
        'beside_sealed_policy',
        [member],
        'Omit this: a sealed policy already contains what the seller says.',
      );
})
@OneOf([
  { policy: { schema: 'Policy' }, sealed_policy: false },
  { policy: false, sealed_policy: true },
])
export class ReplyIn {
  @FreeObject({
    schema: 'Policy',
    unless: 'sealed_policy',
    description: `The policy, from compile, check or a template, by ${POLICY_SCHEMA}.`,
  })
  policy?: Record<string, unknown>;

  @Text({
    description: 'The buyer’s latest message, as written.',
    min: 1,
    words: true,
    max: MESSAGE_MAX_CHARACTERS,
    example: 'Would you take 9,200 if I pay cash?',
  })
  message!: string;

  @FreeObject({
    description: 'The `state` of the previous reply, unchanged. Omit it to start.',
    optional: true,
    nullable: true,
    default: null,
  })
  state?: Record<string, unknown> | null;

  @Text({
    description: 'The engine’s name in receipts: bundle2 or price1, which bargain alike. Default: the policy’s own.',
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
      'Current stock records for the policy’s inventory; send them with every message: schema.org Offer ' +
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
      'An opaque id of the buyer; send it with every message. Offers made and discounts used count across ' +
      'conversations for 30 days.',
    min: 1,
    max: BUYER_MAX_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  buyer?: string | null;

  @Text({
    description: 'Withdraws every offer made before this time: ISO 8601 with an offset.',
    max: TIME_MAX_CHARACTERS,
    pattern: TIME,
    optional: true,
    nullable: true,
    default: null,
  })
  offers_before?: string | null;

  @Nested(() => SignedBid, {
    name: 'SignedBid',
    description: 'The buyer’s signature of the bid in this message.',
    optional: true,
    nullable: true,
    default: null,
  })
  signed_bid?: SignedBid | null;

  @Text({
    description:
      'Instead of `policy` and a key, only from the pages of this service: a sealed policy. The answer then has ' +
      'only what a buyer may see.',
    min: 1,
    max: SEALED_POLICY_MAX_CHARACTERS,
    optional: true,
    notInTools: true,
  })
  sealed_policy?: string;
}

/** How the buyer’s message was read. */
export class ReplyReading implements MessageReading {
  @Choice(INTENTS, { description: 'What the message does, such as an offer or a question.' })
  intent!: Intent;

  @FreeObject({
    values: { type: ['string', 'number'] },
    description:
      'What the buyer proposes: for each term id, the option id; `price`, `quantity` and `periods` are numbers.',
  })
  package!: Record<string, string | number>;

  @FreeObject({
    values: { type: ['string', 'number'] },
    description: 'What the buyer refuses, in the form of `package`.',
  })
  refuses!: Record<string, string | number>;

  @FreeObject({ description: 'What the buyer asked or stated besides the deal.' })
  facts!: MessageReading['facts'];

  @Choice(['builtin', 'model'], { description: 'What read the message.' })
  source!: 'builtin' | 'model';
}

/** What the reply operation returns: what a buyer may know, and what is for the seller. */
@OneOf(replyForms('ReplyOffer'))
export class ReplyResult extends BuyersReply {
  @Nested(() => ReplyOffer, {
    name: 'ReplyOffer',
    nullable: true,
    description: 'The current offer; null if there is none. With `handoff`, a proposal for a person to approve.',
  })
  override offer!: ReplyOffer | null;

  @Text({ description: 'What decided the move: `rule:<name>` or `engine:<name>`.' })
  decided_by!: string;

  @Nested(() => ReplyReading, { name: 'ReplyReading', description: 'How the buyer’s message was read.' })
  reading!: ReplyReading;

  @Nested(() => SellerSideOut, {
    name: 'SellerSideOut',
    description: 'What only the seller may see, never the buyer; empty if there is nothing.',
  })
  seller!: SellerSideOut;
}
