import type { OperationRecord } from '../operation.js';
import { IssueKeyRequest, IssueKeyResponse, RotateIn, RotateResult } from './keys-classes.js';

const KEYS = {
  feature: 'keys',
  method: 'POST',
  tools: [],
  cost: 'free',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
} as const;

const STARTER = { starter_millicents: 50_000, funded_millicents: 0, total_millicents: 50_000 };

/** POST /v1/keys */
export const ISSUE_KEY: OperationRecord = {
  ...KEYS,
  id: 'issueKey',
  path: '/v1/keys',
  summary: 'Get a key with 50 cents of credit',
  description:
    'Issues a `gt_` key without a card. It raises the rate of free calls and has a wallet with 50 cents of ' +
    'starter credit. Each `agent_id` has one key. If the `agent_id` is taken, the answer is 409, unless its ' +
    'current key is sent as a header: then that key is returned with `reused` true. Repeating the call within a ' +
    'day with the same `Idempotency-Key` (22 characters or more) returns the same answer. At most ten keys per ' +
    'hour and address.',
  access: 'open',
  input: IssueKeyRequest,
  output: IssueKeyResponse,
  errors: [400, 409, 413, 415, 422, 429, 503],
  refusals: {
    409: 'this agent_id has a key already; its holder must send that key as a header',
    429: 'too many keys were requested from this address; try again in 360 s',
    503: 'the database is not available; try again shortly',
  },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'issued',
      input: {
        agent_id: 'acme-buyer-7',
        contact_email: 'ops@acme.example',
        intended_use_summary: 'Buys packaging in small lots.',
        telemetry_consent: false,
      },
      output: {
        api_key: 'gt_Q2x1dGNoLWxlZGdlci1rZXktZXhhbXBsZS1vbmx5ISE',
        tier: 'free',
        rate_limit_per_minute: 600,
        created_at: 1_795_000_000,
        wallet: STARTER,
        telemetry_consent: false,
        reused: false,
      },
    },
  ],
};

/** POST /v1/keys/rotate */
export const ROTATE_KEY: OperationRecord = {
  ...KEYS,
  id: 'rotateKey',
  path: '/v1/keys/rotate',
  summary: 'Replace a key',
  description:
    'Replaces the caller’s own key with a new one. The old key is refused at once; wallet, parcels, sessions ' +
    'and requests move to the new one. Repeating the call within a day with the old key and the same ' +
    '`Idempotency-Key` (22 characters or more) returns the same answer.',
  access: 'gt_key',
  bodyKey: 'refused',
  oldKey: 'repeats',
  input: RotateIn,
  output: RotateResult,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  refusals: { 503: 'the database is not available; try again shortly' },
  annotations: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'rotated',
      input: { api_key: 'gt_Q2x1dGNoLWxlZGdlci1rZXktZXhhbXBsZS1vbmx5ISE' },
      output: {
        api_key: 'gt_TmV3LWtleS1pbi10aGUtcGxhY2Utb2YtdGhlLW9sZCE',
        rotated_at: 1_795_003_600,
        wallet: STARTER,
      },
    },
  ],
};
