import type { Receipt } from '@svc/receipts';
import type { ReplyKind } from '@svc/reply';
import { REPLY_KINDS } from '@svc/reply/limits';
import { Choice, Flag, FreeObject, ListOfNested, Nested, Text } from '../fields.js';
import { OneOf, type BodyForm } from '../one-of.js';
import { BuyersOffer, MenuItem } from './offer-classes.js';

/** The forms of a reply, told apart by what it does; an offer has the schema that is named. */
export const replyForms = (offer: string): BodyForm[] => [
  { kind: { is: 'offer' }, offer: { schema: offer }, done: { is: false }, receipt: false },
  { kind: { is: 'deal' }, offer: { schema: offer }, done: { is: true }, receipt: { schema: 'Receipt' } },
  { kind: { is: 'handoff' }, done: { is: false }, receipt: false },
  { kind: { is: 'decline' }, done: { is: true }, receipt: false },
];

/** What the reply operation returns to a sealed policy: what a buyer may know, and nothing else. */
@OneOf(replyForms('BuyersOffer'))
export class BuyersReply {
  @Choice(REPLY_KINDS, { description: 'The kind of reply.' })
  kind!: ReplyKind;

  @Text({ description: 'The reply to show to the buyer.' })
  reply!: string;

  @Text({ description: 'The reply, followed by a line that states the current offer.' })
  reply_with_offer!: string;

  @Nested(() => BuyersOffer, {
    name: 'BuyersOffer',
    nullable: true,
    description: 'The current offer; null if there is none.',
  })
  offer!: BuyersOffer | null;

  @ListOfNested(() => MenuItem, {
    name: 'MenuItem',
    optional: true,
    description: 'The offers to choose from, if the policy offers a choice.',
  })
  menu?: MenuItem[];

  @FreeObject({
    schema: 'State',
    description: 'The conversation’s state; send it back unchanged with the next message.',
  })
  state!: object;

  @Flag({ description: 'Whether the negotiation is over: true for `deal` and `decline`.' })
  done!: boolean;

  @FreeObject({
    schema: 'Receipt',
    optional: true,
    description: 'The signed record of the deal; only if `kind` is `deal`.',
  })
  receipt?: Receipt;
}
