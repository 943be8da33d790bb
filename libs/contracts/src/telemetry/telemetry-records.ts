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
  summary: 'Report how a recommendation went',
  description:
    'Adds an outcome to a shared recommendation: once, in the same ISO week, by the key that shared it. ' +
    'Otherwise `accepted` is false and nothing changes.',
  tools: [{ name: 'gt_telemetry_report_outcome', door: 'pro' }],
  input: ReportOutcomeIn,
  output: ReportOutcomeResult,
  errors: [400, 401, 403, 413, 415, 422, 429, 503],
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'of an unknown recommendation',
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
  summary: 'Export everything kept for a key',
  description:
    'Every call shared with the key in the last 78 weeks, even before the key was rotated, and the bargaining ' +
    'history of its known buyers in the last 30 days. Works with either kind of key.',
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
  summary: 'Erase everything kept for a key',
  description:
    'Erases every call shared with the key in the last 78 weeks, even before the key was rotated, and the ' +
    'history of its buyers. Holds on sold things expire by themselves. Works with either kind of key.',
  eitherKey: true,
  output: TelemetryDeleteResult,
  annotations: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  examples: [{ name: 'erased', input: null, output: { rows_deleted: 12, buyers_deleted: 0 } }],
};
