import type { OperationRecord } from '../operation.js';
import {
  ReportOutcomeIn,
  ReportOutcomeResult,
  TelemetryDeleteResult,
  TelemetryExportResult,
} from './telemetry-classes.js';

const TELEMETRY = {
  feature: 'telemetry',
  access: 'gt_key',
  cost: 'free',
  stability: 'beta',
  signed: false,
  media: 'application/json',
  status: 200,
  tools: [],
  input: null,
  errors: [401, 403, 429, 503],
  refusals: { 503: 'the database is not available; try again shortly' },
} as const;

/** POST /v1/telemetry/report_outcome */
export const REPORT_OUTCOME: OperationRecord = {
  ...TELEMETRY,
  id: 'reportOutcome',
  method: 'POST',
  path: '/v1/telemetry/report_outcome',
  summary: 'Tell how a recommendation went',
  description:
    'Attaches an outcome to a recommendation that was shared: once, in the same ISO week, by the key that ' +
    'shared it. Otherwise `accepted` is false and nothing changes.',
  tools: [{ name: 'gt_telemetry_report_outcome', door: 'pro' }],
  input: ReportOutcomeIn,
  output: ReportOutcomeResult,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'of a recommendation that is not there',
      input: { recommendation_id: 'rec_Zm9yIGV4YW1wbGVzIQ', deal_closed: true, my_utility: 0.62 },
      output: { accepted: false },
    },
  ],
};

/** GET /v1/telemetry/export */
export const TELEMETRY_EXPORT: OperationRecord = {
  ...TELEMETRY,
  id: 'exportTelemetry',
  method: 'GET',
  path: '/v1/telemetry/export',
  summary: 'Everything that is kept of a key',
  description:
    'Every call that was shared with the key in the last 78 weeks, those from before it was rotated too, and what ' +
    'its known buyers have reached in the last 30 days. A key of either kind will do.',
  eitherKey: true,
  output: TelemetryExportResult,
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'one record',
      input: null,
      output: {
        rows: [
          {
            recommendation_id: 'rec_Zm9yIGV4YW1wbGVzIQ',
            vertical: 'freight_logistics',
            endpoint: 'sellNextOffer',
            request_features: { my_reservation: 0.3, my_offer_history: [0.9, 0.8], deadline_rounds: 5 },
            recommendation: { recommended_offer: 0.72, acceptance_probability: 0.38 },
            created_at_hour: 498_640,
            outcome: { deal_closed: true, my_utility: 0.62, opponent_utility: null },
          },
        ],
        buyers: [],
      },
    },
  ],
};

/** DELETE /v1/telemetry/delete */
export const TELEMETRY_DELETE: OperationRecord = {
  ...TELEMETRY,
  id: 'deleteTelemetry',
  method: 'DELETE',
  path: '/v1/telemetry/delete',
  summary: 'Erase everything that is kept of a key',
  description:
    'Erases every call that was shared with the key in the last 78 weeks, those from before it was rotated too, and ' +
    'what is remembered of its buyers. Holds on sold things end by themselves. A key of either kind will do.',
  eitherKey: true,
  output: TelemetryDeleteResult,
  annotations: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  examples: [{ name: 'erased', input: null, output: { rows_deleted: 12, buyers_deleted: 0 } }],
};
