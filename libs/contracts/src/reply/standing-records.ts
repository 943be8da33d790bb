import type { OperationRecord } from '../operation.js';
import { EXAMPLE_POLICY } from '../policy/policy-examples.js';
import { TalkIn } from './decide-classes.js';
import { EXAMPLE_STANDING_BID, EXAMPLE_STATE } from './reply-examples.js';
import { SellerSideOut } from './seller-classes.js';

/** POST /v1/reply/standing */
export const REPLY_STANDING: OperationRecord = {
  id: 'readStanding',
  feature: 'reply',
  method: 'POST',
  path: '/v1/reply/standing',
  summary: 'The state of a conversation, for the seller',
  description:
    'Returns the bid that waits for the seller, and a summary of the conversation in figures, both from its ' +
    'last state. It is for programs that did not see the replies, such as those of conversations through a ' +
    'link. It changes nothing and calls no model.',
  tools: [],
  access: 'svc_key',
  cost: 'free',
  stability: 'beta',
  signed: true,
  input: TalkIn,
  output: SellerSideOut,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  remedy: 'checkPolicy',
  refusals: { 400: 'a deal was made in this negotiation; start a new one without a state' },
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'with a waiting bid',
      input: { policy: EXAMPLE_POLICY, state: EXAMPLE_STATE },
      output: {
        standing_bid: EXAMPLE_STANDING_BID,
        summary: {
          list_price: 120,
          offered: 107.2,
          best_bid: 100,
          quantity: 12,
          terms: { payment: 'upfront', lunch: 'none' },
          moves: 1,
          turns: 1,
          open_questions: 0,
          question_turns: [],
        },
      },
    },
  ],
};
