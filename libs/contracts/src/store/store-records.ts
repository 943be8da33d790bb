import type { OperationRecord } from '../operation.js';
import { EXAMPLE_CATALOG, EXAMPLE_PARK } from './store-examples.js';
import { NotaryPublicKey, ParcelResult, ParkIn, ParkResult, StoreCatalog } from './store-classes.js';

const STORE = {
  feature: 'store',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
} as const;

const READING = {
  ...STORE,
  method: 'GET',
  input: null,
  cost: 'free',
  tools: [],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

const UNAVAILABLE = 'the database is not available; try again shortly';

const PARK = {
  ...STORE,
  method: 'POST',
  access: 'gt_key',
  bodyKey: 'answered',
  cost: 'wallet',
  input: ParkIn,
  bodyLimitBytes: 1_600_000,
  output: ParkResult,
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
  refusals: { 409: 'this Idempotency-Key was used for another request', 503: UNAVAILABLE },
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  examples: EXAMPLE_PARK,
} as const;

/** POST /v1/store/park */
export const STORE_PARK: OperationRecord = {
  ...PARK,
  id: 'parkParcel',
  path: '/v1/store/park',
  tools: [{ name: 'memory_save', door: 'core' }],
  summary: 'Save memory',
  description:
    'Stores up to 1 MiB that the caller has encrypted, for 1 minute to 7 days, and returns a ticket for ' +
    'memory_load. Costs 1 millicent (1/1000 cent) per started kilobyte and day, at least 10, with a signed ' +
    'receipt.',
};

/** POST /v1/memory/save */
export const MEMORY_SAVE: OperationRecord = {
  ...PARK,
  id: 'saveMemory',
  path: '/v1/memory/save',
  tools: [],
  summary: 'Save memory (alternative address)',
  description: 'The same as POST /v1/store/park.',
};

const PARCEL = {
  ...READING,
  access: 'gt_key',
  output: ParcelResult,
  errors: [401, 403, 404, 429, 503],
  refusals: { 404: 'no parcel has this ticket', 503: UNAVAILABLE },
  examples: [
    {
      name: 'parcel',
      parameters: { ticket: 'tkt_3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      input: null,
      output: {
        ok: true,
        blob_b64: 'Y2lwaGVydGV4dA==',
        content_hash: '2e5f1d5f1a2a6a6b8f4f5a3c9d7f4a7e3a0a5a8b1c2d3e4f5061728394a5b6c7',
        expires_at: '2026-11-23T10:00:00.000Z',
      },
    },
  ],
} as const;

/** GET /v1/store/parcel/{ticket} */
export const STORE_PARCEL: OperationRecord = {
  ...PARCEL,
  id: 'loadParcel',
  path: '/v1/store/parcel/{ticket}',
  tools: [{ name: 'memory_load', door: 'core' }],
  summary: 'Load memory',
  description:
    'Returns what memory_save stored, free of charge, to the key that saved it. 404 if the ticket is unknown, ' +
    'expired or belongs to another key.',
};

/** GET /v1/memory/load/{ticket} */
export const MEMORY_LOAD: OperationRecord = {
  ...PARCEL,
  id: 'loadMemory',
  path: '/v1/memory/load/{ticket}',
  summary: 'Load memory (alternative address)',
  description: 'The same as GET /v1/store/parcel/{ticket}.',
};

/** GET /v1/store/catalog */
export const STORE_CATALOG: OperationRecord = {
  ...READING,
  id: 'readStoreCatalog',
  path: '/v1/store/catalog',
  tools: [{ name: 'store_catalog', door: 'core' }],
  summary: 'What the store sells',
  description:
    'The paid slots: prices, the condition for a charge, how to verify receipts. With a key, also its balance.',
  access: 'open',
  optionalKey: true,
  output: StoreCatalog,
  errors: [401, 429, 503],
  refusals: { 401: 'the access key is not known', 503: UNAVAILABLE },
  examples: EXAMPLE_CATALOG,
};

/** GET /v1/store/notary_pubkey */
export const STORE_NOTARY_KEY: OperationRecord = {
  ...READING,
  id: 'readNotaryKey',
  path: '/v1/store/notary_pubkey',
  summary: 'The key that signs store receipts',
  description:
    'The Ed25519 key that signs store receipts, as PEM. Pin it once to verify receipts without the service. ' +
    'Earlier keys are listed in /.well-known/ucp.',
  access: 'open',
  output: NotaryPublicKey,
  errors: [429],
  examples: [
    {
      name: 'key',
      input: null,
      output: {
        pubkey_pem:
          '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=\n-----END ' +
          'PUBLIC KEY-----\n',
        fingerprint: '8a0a9f3d5d4f1c2b7e6d5c4b3a29180f7e6d5c4b3a29180f7e6d5c4b3a291807',
        key_source: 'file',
      },
    },
  ],
};
