import type { OperationRecord } from '../operation.js';
import { EXAMPLE_POLICY } from './policy-examples.js';
import { SealedIn, SealedOffer, SealIn, SealResult } from './seal-classes.js';

/** What a sealed policy looks like, cut short. */
export const EXAMPLE_SEALED_POLICY = 'tw5f40.3VbqYkcd.Zk1mV0h0d3pRb2FzZGZnaGpr';

/** POST /v1/policy/seal */
export const POLICY_SEAL: OperationRecord = {
  id: 'sealPolicy',
  feature: 'policy',
  method: 'POST',
  path: '/v1/policy/seal',
  summary: 'Seal a policy for buyers',
  description:
    'Encrypts a policy for a link to buyers (`/talk#` followed by the sealed policy). Nobody else can read ' +
    'or change it, and the service stores nothing. It expires after seven days and cannot be withdrawn ' +
    'before.',
  tools: [],
  access: 'svc_key',
  cost: 'free',
  stability: 'beta',
  signed: true,
  input: SealIn,
  output: SealResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  remedy: 'checkPolicy',
  refusals: { 400: 'the policy is too long for a link: sealed it would have more than 16384 characters' },
  annotations: { readOnly: true, destructive: false, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'for a link',
      input: { policy: EXAMPLE_POLICY, seller: 'Lakeside Workshops' },
      output: { sealed_policy: EXAMPLE_SEALED_POLICY, expires_at: '2026-12-23T09:30:00.000Z' },
    },
  ],
};

/** POST /v1/policy/sealed */
export const POLICY_SEALED: OperationRecord = {
  id: 'readSealedPolicy',
  feature: 'policy',
  method: 'POST',
  path: '/v1/policy/sealed',
  summary: 'What a sealed policy sells',
  description: 'What buyers may know of the policy before their first message.',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'beta',
  signed: true,
  input: SealedIn,
  output: SealedOffer,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  refusals: { 400: 'the seal was altered: ask the seller for the link again' },
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'from a link',
      input: { sealed_policy: EXAMPLE_SEALED_POLICY },
      output: {
        name: EXAMPLE_POLICY.name,
        seller: 'Lakeside Workshops',
        language: 'en',
        currency: 'EUR',
        list_price: EXAMPLE_POLICY.list_price,
        unit: 'seat',
        facts: ['The workshop runs on two Fridays in May.'],
        choices: [
          { label: 'Payment', options: ['invoice, 30 days', 'paid when ordering'] },
          { label: 'Lunch', options: ['no lunch', 'lunch included'] },
        ],
        expires_at: '2026-12-23T09:30:00.000Z',
      },
    },
  ],
};
