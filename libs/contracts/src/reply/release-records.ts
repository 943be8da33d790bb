import type { OperationRecord } from '../operation.js';
import { ReleaseIn, ReleaseResult } from './release-classes.js';

/** POST /v1/stock/release */
export const STOCK_RELEASE: OperationRecord = {
  id: 'releaseStock',
  feature: 'reply',
  method: 'POST',
  path: '/v1/stock/release',
  summary: 'Release a held item',
  description:
    'Ends the hold of a signed deal on a single thing early, because the buyer does not pay, and says who is ' +
    'next in line. If no deal of this key holds the thing, the answer is 404.',
  tools: [],
  access: 'svc_key',
  cost: 'free',
  stability: 'stable',
  signed: true,
  input: ReleaseIn,
  output: ReleaseResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 403, 404, 413, 415, 422, 429, 503],
  refusals: { 404: 'no deal of this key holds vin "1HGCM82633A004352"' },
  annotations: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'with a buyer in line',
      input: { match: { vin: '1HGCM82633A004352' } },
      output: {
        released: true,
        next: { negotiation_id: 'odO0ySpB9jFN0xVU2TpRpg', price: 11_200, expires_at: '2026-12-18T09:30:00.000Z' },
      },
    },
  ],
};
