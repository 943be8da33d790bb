import type { OperationRecord } from '../operation.js';
import { EXAMPLE_POLICY } from '../policy/policy-examples.js';
import { DecideIn } from './decide-classes.js';
import { ReplyResult } from './reply-classes.js';
import { EXAMPLE_STATE } from './reply-examples.js';

/** POST /v1/reply/decide */
export const REPLY_DECIDE: OperationRecord = {
  id: 'decideBid',
  feature: 'reply',
  method: 'POST',
  path: '/v1/reply/decide',
  summary: 'Decide on a waiting bid',
  description:
    'The seller decides on the bid in `seller.standing_bid` of the last reply; no reply decides on it by ' +
    'itself. The answer is a normal reply, with the text for the buyer; its state replaces the last one.',
  tools: [],
  access: 'svc_key',
  cost: 'model',
  compute: 'reading',
  stability: 'stable',
  signed: true,
  input: DecideIn,
  output: ReplyResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  remedy: 'checkPolicy',
  refusals: { 400: 'no bid is waiting in this negotiation' },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  examples: [
    {
      name: 'accepted',
      input: { policy: EXAMPLE_POLICY, state: EXAMPLE_STATE, decision: 'counter', price: 103, by: 'Ann' },
      output: {
        kind: 'offer',
        reply:
          'The seller has looked at your bid and makes you an offer of their own. I can do 12 seats at €103, paid ' +
          'when ordering — €1,236 in total. How does that sound?',
        reply_with_offer:
          'The seller has looked at your bid and makes you an offer of their own. I can do 12 seats at €103, paid ' +
          'when ordering — €1,236 in total. How does that sound?',
        offer: {
          terms: { payment: 'upfront', lunch: 'none' },
          line: '12 seats at €103, paid when ordering — €1,236 in total',
          price: 103,
          quantity: 12,
          charges: [],
          total: 1236,
          valid_until: '2026-12-18T09:30:00.000Z',
          net: 107,
          inside_policy: true,
        },
        decided_by: 'rule:seller_countered',
        reading: { intent: 'other', package: {}, refuses: {}, facts: { language: 'en' }, source: 'builtin' },
        seller: {},
        state: EXAMPLE_STATE,
        done: false,
      },
    },
  ],
};
