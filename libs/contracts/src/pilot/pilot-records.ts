import type { OperationRecord } from '../operation.js';
import { PilotIn, PilotResult } from './pilot-classes.js';

/** POST /v1/pilot/request */
export const PILOT_REQUEST: OperationRecord = {
  id: 'requestPilot',
  feature: 'pilot',
  method: 'POST',
  path: '/v1/pilot/request',
  summary: 'Ask for a pilot',
  description:
    'Sends a request from a business that wants to try the service with its own buyers. A person reads it and ' +
    'answers by mail with an access key.',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: PilotIn,
  output: PilotResult,
  media: 'application/json',
  status: 202,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  examples: [
    {
      name: 'pilot',
      input: {
        name: 'Ida Berg',
        business: 'Berg Cycles',
        email: 'ida@bergcycles.example',
        sells: 'Used touring bikes, mostly by mail.',
        note: '',
      },
      output: {
        request_id: 'plt_01JZ8Q4T7M3W5X9C2V6B0N4K8R',
        status: 'received',
        message: 'Thank you. We answer by mail.',
      },
    },
  ],
};
