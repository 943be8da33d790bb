import type { OperationRecord } from '../operation.js';
import { HealthResult, OlderUcpProfile, ReadyResult, UcpProfile } from './infrastructure-classes.js';

const READING = {
  feature: 'infrastructure',
  method: 'GET',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: null,
  status: 200,
  errors: [],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

const DOCUMENT = { ...READING, conditional: true } as const;

/** GET /health */
export const HEALTH: OperationRecord = {
  ...READING,
  id: 'getHealth',
  path: '/health',
  output: HealthResult,
  media: 'application/json',
  summary: 'Liveness',
  description: 'Says whether the process answers, without a query to the database.',
  examples: [
    {
      name: 'alive',
      input: null,
      output: { status: 'ok', version: '0.1.0', uptime_seconds: 42, database: 'embedded', model: 'builtin' },
    },
  ],
};

/** GET /ready */
export const READY: OperationRecord = {
  ...READING,
  id: 'getReadiness',
  path: '/ready',
  output: ReadyResult,
  media: 'application/json',
  errors: [403, 503],
  refusals: { 403: '/ready?deep=1 is only for callers on the same machine', 503: 'not ready: not working: database' },
  summary: 'Readiness',
  description:
    'Says whether the service accepts requests: the database answers and the process is not shutting down. ' +
    '`?deep=1`, from the same machine only, also checks the whole ledger.',
  examples: [{ name: 'ready', input: null, output: { status: 'ready' } }],
};

/** GET /openapi.json */
export const OPENAPI: OperationRecord = {
  ...DOCUMENT,
  id: 'getOpenApi',
  path: '/openapi.json',
  output: null,
  media: 'application/json',
  otherMedia: ['application/openapi+json'],
  summary: 'OpenAPI description',
  description: 'The OpenAPI 3.1 description of the service.',
  examples: [{ name: 'openapi', input: null, output: { openapi: '3.1.0' } }],
};

/** GET /collection.json */
export const COLLECTION: OperationRecord = {
  ...DOCUMENT,
  id: 'getCollection',
  path: '/collection.json',
  output: null,
  media: 'application/json',
  summary: 'Collection of requests',
  description: 'A request for each operation, for Postman, Bruno and Insomnia; set `base_url` and `access_key`.',
  examples: [{ name: 'collection', input: null, output: { info: { name: 'Negotiation service' } } }],
};

/** GET /docs */
export const DOCS: OperationRecord = {
  ...DOCUMENT,
  id: 'getDocs',
  path: '/docs',
  output: null,
  media: 'text/html',
  summary: 'Interactive documentation',
  description: 'The API description as web pages, to read and to try out.',
  examples: [{ name: 'page', input: null, output: '<!doctype html>' }],
};

/** GET /schemas/policy.json */
export const SCHEMA_POLICY: OperationRecord = {
  ...DOCUMENT,
  id: 'getPolicySchema',
  path: '/schemas/policy.json',
  output: null,
  media: 'application/schema+json',
  summary: 'JSON Schema of a policy',
  description: 'What a policy may contain. Use this schema to edit or generate policies.',
  examples: [{ name: 'schema', input: null, output: { type: 'object' } }],
};

/** GET /schemas/receipt.json */
export const SCHEMA_RECEIPT: OperationRecord = {
  ...DOCUMENT,
  id: 'getReceiptSchema',
  path: '/schemas/receipt.json',
  output: null,
  media: 'application/schema+json',
  summary: 'JSON Schema of a receipt',
  description: 'What a signed receipt contains.',
  examples: [{ name: 'schema', input: null, output: { type: 'object' } }],
};

/** GET /schemas/state.json */
export const SCHEMA_STATE: OperationRecord = {
  ...DOCUMENT,
  id: 'getStateSchema',
  path: '/schemas/state.json',
  output: null,
  media: 'application/schema+json',
  summary: 'JSON Schema of a state',
  description: 'The envelope of a sealed conversation state; only the service can read its contents.',
  examples: [{ name: 'schema', input: null, output: { type: 'object' } }],
};

const EXAMPLE_KEYS = [
  {
    kid: 'es256-2027',
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    x: 'qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA',
    y: 'Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0',
  },
  {
    kid: 'notary-2027',
    kty: 'OKP',
    crv: 'Ed25519',
    alg: 'EdDSA',
    use: 'sig',
    x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs',
  },
];

/** GET /.well-known/ucp */
export const UCP_PROFILE: OperationRecord = {
  ...DOCUMENT,
  id: 'getUcpProfile',
  feature: 'ucp',
  path: '/.well-known/ucp',
  output: UcpProfile,
  media: 'application/json',
  summary: 'Profile for commerce protocols',
  description:
    'Publishes the keys that sign receipts and responses. A commerce-protocol verifier needs nothing else. ' +
    '`ucp.supported_versions` gives the profile’s address for an older version of the protocol. May be cached ' +
    'for a minute; fetch it again when you meet an unknown `kid`.',
  examples: [
    {
      name: 'profile',
      input: null,
      output: {
        ucp: {
          version: '2026-08-25',
          supported_versions: { '2026-04-08': 'https://api.example.com/.well-known/ucp/2026-04-08' },
          services: {},
          payment_handlers: {},
        },
        keys: EXAMPLE_KEYS,
      },
    },
  ],
};

/** GET /.well-known/ucp/2026-04-08 */
export const UCP_PROFILE_OLDER: OperationRecord = {
  ...DOCUMENT,
  id: 'getOlderUcpProfile',
  feature: 'ucp',
  path: `${UCP_PROFILE.path}/2026-04-08`,
  output: OlderUcpProfile,
  media: 'application/json',
  summary: 'Profile for commerce protocols, version 2026-04-08',
  description:
    'The profile for clients that know version 2026-04-08 of the commerce protocol and compare versions ' +
    'exactly. Clients of newer versions read /.well-known/ucp.',
  examples: [
    {
      name: 'profile',
      input: null,
      output: { ucp: { version: '2026-04-08', services: {}, payment_handlers: {} }, signing_keys: EXAMPLE_KEYS },
    },
  ],
};
