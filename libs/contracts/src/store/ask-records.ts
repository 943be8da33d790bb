import type { OperationRecord } from '../operation.js';
import { AskResult, AskTally, MyAsks, Observatory, StoreRequestIn } from './ask-classes.js';

const ASKS = {
  feature: 'store',
  cost: 'free',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
} as const;

const READING = {
  ...ASKS,
  method: 'GET',
  access: 'open',
  input: null,
  tools: [],
  errors: [429, 503],
  refusals: { 503: 'the database is not available; try again shortly' },
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

const ASK = {
  request_id: 'req_01KAN6W1T4V6Q3Z8H5M2C7R9XB',
  status: 'filed',
  note: '',
  same_ask_count: 4,
  filed_at: '2026-11-22T10:00:00.000Z',
  changed_at: '2026-11-22T10:00:00.000Z',
  check: '/v1/store/request/req_01KAN6W1T4V6Q3Z8H5M2C7R9XB',
  watched: false,
};

/** POST /v1/store/request */
export const STORE_REQUEST: OperationRecord = {
  ...ASKS,
  id: 'fileStoreRequest',
  method: 'POST',
  path: '/v1/store/request',
  tools: [
    {
      name: 'store_request',
      door: 'core',
      joins: [
        {
          argument: 'request_id',
          description: 'Instead of text: the id of a request to read again.',
          operation: 'readStoreRequest',
        },
      ],
    },
  ],
  summary: 'Ask for something the store lacks',
  description:
    'Files a request for something that is not sold yet, free of charge. With a key and `watch` you can follow it.',
  access: 'open',
  optionalKey: true,
  bodyKey: 'refused',
  input: StoreRequestIn,
  output: AskResult,
  errors: [400, 401, 413, 415, 422, 429, 503],
  refusals: { 401: 'the access key is not known', 503: 'the database is not available; try again shortly' },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  examples: [{ name: 'filed', input: { text: 'A slot that converts currencies.' }, output: ASK }],
};

/** GET /v1/store/request/{id} */
export const STORE_READ_REQUEST: OperationRecord = {
  ...READING,
  id: 'readStoreRequest',
  path: '/v1/store/request/{id}',
  summary: 'The state of a request to the store',
  description: 'The request’s status, the operator’s note, and how many callers filed the same request.',
  output: AskResult,
  errors: [404, 429, 503],
  refusals: { 404: 'no request has this id', 503: 'the database is not available; try again shortly' },
  examples: [{ name: 'reviewing', input: null, output: { ...ASK, status: 'reviewing', note: 'Priced next week.' } }],
};

/** GET /v1/store/requests */
export const STORE_REQUESTS: OperationRecord = {
  ...READING,
  id: 'tallyStoreRequests',
  path: '/v1/store/requests',
  summary: 'Counts of requests to the store',
  description: 'The public count of requests. The words of a request are shown once three callers have filed it.',
  output: AskTally,
  examples: [
    {
      name: 'tally',
      input: null,
      output: {
        total: 5,
        distinct: 2,
        recent: 5,
        requests: [
          { ask: 'A slot that converts currencies.', status: 'filed', same_ask_count: 4 },
          { ask: null, status: 'filed', same_ask_count: 1 },
        ],
      },
    },
  ],
};

/** GET /v1/store/observatory */
export const STORE_OBSERVATORY: OperationRecord = {
  ...READING,
  id: 'observeStore',
  path: '/v1/store/observatory',
  summary: 'What is sold and what is missing',
  description: 'Total deliveries of the paid slots and requests for things not sold; small counts are omitted.',
  output: Observatory,
  examples: [
    {
      name: 'observatory',
      input: null,
      output: {
        slots: [
          { slot: 'park', deliveries: 812 },
          { slot: 'advice_session', deliveries: null },
        ],
        unmet: [{ ask: 'A slot that converts currencies.', status: 'filed', same_ask_count: 4 }],
      },
    },
  ],
};

/** GET /v1/store/my_requests */
export const STORE_MY_REQUESTS: OperationRecord = {
  ...READING,
  id: 'listMyStoreRequests',
  path: '/v1/store/my_requests',
  summary: 'Store requests that the caller watches',
  description: 'The requests filed with this key and `watch`, newest first, at most 100.',
  access: 'gt_key',
  output: MyAsks,
  errors: [401, 403, 429, 503],
  examples: [
    {
      name: 'watched',
      input: null,
      output: { requests: [{ text: 'A slot that converts currencies.', ...ASK, watched: true }] },
    },
  ],
};
