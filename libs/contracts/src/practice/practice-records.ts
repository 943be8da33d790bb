import type { OperationRecord } from '../operation.js';
import { EXAMPLE_POLICY } from '../policy/policy-examples.js';
import { PracticeIn, PracticeResult } from './practice-classes.js';

/** POST /v1/practice/buyer */
export const PRACTICE_BUYER: OperationRecord = {
  id: 'playPracticeBuyer',
  feature: 'practice',
  method: 'POST',
  path: '/v1/practice/buyer',
  summary: 'A simulated buyer’s next message',
  description:
    'Plays a buyer against a policy, to test it before going live. Send the conversation so far, with the ' +
    'seller’s replies; send the returned message to the reply operation.',
  tools: [{ name: 'practice_buyer', door: 'core' }],
  access: 'svc_key',
  cost: 'model',
  compute: 'reading',
  stability: 'stable',
  signed: false,
  input: PracticeIn,
  output: PracticeResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  remedy: 'checkPolicy',
  annotations: { readOnly: true, destructive: false, idempotent: false, openWorld: true },
  examples: [
    {
      name: 'opening',
      input: { policy: EXAMPLE_POLICY, style: 'friendly', budget: 105 },
      output: { shown: 'Hi there, is it still on offer?', intent: 'ask', done: false, outcome: null },
    },
    {
      name: 'going-on',
      input: {
        policy: EXAMPLE_POLICY,
        style: 'persistent',
        budget: 105,
        history: [
          { role: 'customer', shown: 'Hello! Is there any room on the price?' },
          { role: 'seller', shown: 'I can do 116.00 EUR a seat.' },
        ],
      },
      output: {
        shown: 'I need 4 seats. My offer is EUR 88.4 each, with lunch included.',
        intent: 'offer',
        done: false,
        outcome: null,
      },
    },
  ],
};
