import type { OperationRecord } from '../operation.js';
import { EXAMPLE_POLICY } from '../policy/policy-examples.js';
import { BuyersReply } from './buyers-classes.js';
import { BidDecisionIn } from './decide-classes.js';
import { ReplyIn, ReplyResult } from './reply-classes.js';
import { EXAMPLE_STANDING_BID, EXAMPLE_STATE } from './reply-examples.js';

/** POST /v1/reply */
export const REPLY: OperationRecord = {
  id: 'draftReply',
  feature: 'reply',
  method: 'POST',
  path: '/v1/reply',
  summary: 'Reply to a buyer’s message',
  description:
    'Drafts the reply to the buyer’s latest message. The engine decides the offer and code checks it against ' +
    'the policy; only the wording is free. Send the returned `state` with the next message; the service ' +
    'stores no conversations. A deal comes with a signed receipt, and a single thing is held for the buyer. ' +
    '`seller` is for the seller only.',
  tools: [
    {
      name: 'draft_negotiation_reply',
      door: 'core',
      joins: [
        {
          argument: 'decide',
          operation: 'decideBid',
          description: 'Instead of `message`: the seller decides on `seller.standing_bid`.',
          object: { of: BidDecisionIn, beside: ['policy', 'state', 'flags', 'stock'] },
        },
      ],
    },
  ],
  access: 'svc_key',
  buyersPage: { member: 'sealed_policy', output: BuyersReply },
  cost: 'model',
  compute: 'reading',
  stability: 'stable',
  signed: true,
  input: ReplyIn,
  output: ReplyResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  remedy: 'checkPolicy',
  refusals: {
    400: 'the state was changed or was not made here; send the state of the last reply, or none to start anew',
  },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  examples: [
    {
      name: 'first-message',
      input: {
        policy: EXAMPLE_POLICY,
        message: 'Hi, we need 12 seats. Could you do 100 each if we pay upfront?',
        state: null,
      },
      output: {
        kind: 'offer',
        reply:
          'That is lower than I can go here, sorry. How about 12 seats at €107.20, paid when ordering — €1,286.40 in ' +
          'total? Does that work for you?',
        reply_with_offer:
          'That is lower than I can go here, sorry. How about 12 seats at €107.20, paid when ordering — €1,286.40 in ' +
          'total? Does that work for you?',
        offer: {
          terms: { payment: 'upfront', lunch: 'none' },
          line: '12 seats at €107.20, paid when ordering — €1,286.40 in total',
          price: 107.2,
          quantity: 12,
          charges: [],
          total: 1286.4,
          valid_until: '2026-12-18T09:30:00.000Z',
          net: 111.2,
          inside_policy: true,
        },
        decided_by: 'engine:bundle2',
        reading: {
          intent: 'offer',
          package: { payment: 'upfront', price: 100, quantity: 12 },
          refuses: {},
          facts: {
            language: 'en',
            price_each: true,
            question: true,
            acts: [
              { act: 'offer', words: 'we need 12 seats. could you do 100 each' },
              { act: 'request', words: 'if we pay upfront?' },
              { act: 'question', words: 'if we pay upfront?' },
            ],
          },
          source: 'builtin',
        },
        seller: {
          standing_bid: EXAMPLE_STANDING_BID,
        },
        state: EXAMPLE_STATE,
        done: false,
      },
    },
  ],
};
