import { DATABASE_LIMITS } from '../database/connection.js';
import {
  addressRanges,
  contactAddress,
  fraction,
  keyRates,
  oneOf,
  postgresAddress,
  privateKeyPem,
  redisAddress,
  sampler,
  secretText,
  serviceKey,
  text,
  webAddress,
  webOrigins,
  wholeNumber,
} from './parsers.js';
import { KEEP_SETTINGS } from './retention.js';
import { option, secret, setting, tunable, type Defaulted, type Optional } from './variable.js';

const KEPT = 'Unset: generated in the data folder.';

/** Every environment variable that the service reads, in the order of the operator's page. */
export const VARIABLES = {
  PORT: setting(wholeNumber(0, 65_535), '3000', 'TCP port; 0 picks a free one.'),
  HOST: setting(text, '127.0.0.1', 'Address to listen on; 0.0.0.0 accepts connections from the network.'),
  SVC_METRICS_PORT: option(
    wholeNumber(0, 65_535),
    'TCP port of /metrics, on HOST; 0 picks a free one. Unset: /metrics is on PORT and answers only this machine.',
  ),
  SVC_BASE_URL: option(webAddress, 'Public address of the service. Unset: built from HOST and PORT.'),
  SVC_ARENA_URL: option(webAddress, 'Public address of the arena. Unset: {base_url}/arena.'),
  SVC_SECURITY_CONTACT: setting(
    contactAddress,
    'https://github.com/svc/svc/security/advisories/new',
    'Where to report a vulnerability of this deployment; shown in /.well-known/security.txt.',
  ),
  SVC_ARENA_SEED: secret(
    secretText(32),
    'Held-out seed of certificates; the arena publishes the seed’s SHA-256 first. Unset: nothing is published.',
  ),
  SVC_DATA_DIR: setting(text, '.data', 'Folder of the embedded database and of generated secrets.'),
  DATABASE_URL: secret(
    postgresAddress,
    'Address of a PostgreSQL server. Unset: the embedded database in the data folder.',
  ),
  SVC_DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 1_000),
    String(DATABASE_LIMITS.connections),
    'Most connections of this process to PostgreSQL.',
  ),
  SVC_DATABASE_TRANSACTIONS: setting(
    wholeNumber(1, 999),
    String(DATABASE_LIMITS.transactions),
    'Most transactions (paid calls, top-ups, settlements) open at once; fewer than the connections.',
  ),
  SVC_DATABASE_CONNECT_MILLIS: setting(
    wholeNumber(100, 60_000),
    String(DATABASE_LIMITS.connectMillis),
    'How long connecting to the database may take, in milliseconds.',
  ),
  SVC_DATABASE_STATEMENT_MILLIS: setting(
    wholeNumber(100, 600_000),
    String(DATABASE_LIMITS.statementMillis),
    'How long a statement or transaction may take, in milliseconds; after that the answer is 503.',
  ),
  SVC_SWEEP_ROWS: setting(wholeNumber(500, 10_000_000), '10000', 'Most expired rows of each kind removed per minute.'),
  ...KEEP_SETTINGS,
  ANTHROPIC_API_KEY: secret(
    text,
    'API key of the model that reads messages and writes replies. Unset: the built-in reader and writer.',
  ),
  SVC_MODEL: option(text, 'Name of the model. Unset: the provider’s default.'),
  SVC_MODEL_BASE_URL: option(webAddress, 'Address of another server with Anthropic’s API. Unset: Anthropic’s own.'),
  SVC_MODEL_FALLBACK: setting(
    oneOf('never', 'faults', 'always'),
    'faults',
    'Whether built-in code replaces a failing model: `never`, after `faults`, or `always`, so also after the ' +
      'budget is used up.',
  ),
  SVC_MODEL_CALLS_PER_KEY_PER_DAY: setting(
    wholeNumber(0, 1_000_000_000),
    '2000',
    'How many model calls a key has per UTC day.',
  ),
  SVC_BOOTSTRAP_ACCESS_KEY: secret(
    serviceKey,
    'An svc_ key that works from the first start. Unset: the embedded database gets one, printed once.',
  ),
  SVC_TRUSTED_PROXIES: setting(
    addressRanges,
    '',
    'Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted. Empty: none.',
  ),
  SVC_MCP_ORIGINS: setting(
    webOrigins,
    '',
    'Origins of other web pages that may call the MCP endpoints, such as https://shop.example. Empty: none.',
  ),
  SVC_RATE_KEYLESS_PER_MINUTE: setting(
    wholeNumber(1, 1_000_000_000),
    '60',
    'Calls to /v1/* that an address (IPv6: a /64) may make per minute without a known key.',
  ),
  SVC_RATE_KEYED_PER_MINUTE: setting(
    wholeNumber(1, 1_000_000_000),
    '600',
    'Calls to /v1/* that a known key, sent as a header, may make per minute.',
  ),
  SVC_RATE_KEY_ISSUE_PER_HOUR: setting(
    wholeNumber(1, 1_000_000_000),
    '10',
    'Keys that one address (IPv6: a /64) may request per hour.',
  ),
  SVC_KEY_RATES: setting(
    keyRates,
    '',
    'Calls per minute for single keys, such as ID=6000, separated by commas. Empty: none.',
  ),
  SVC_LIMITS_URL: secret(
    redisAddress,
    'A Valkey or Redis server where all instances count calls together. Unset: each instance counts its own.',
  ),
  SVC_CALLER_SHARE: setting(
    wholeNumber(1, 100),
    '50',
    'Percentage of each queue, of the waits for a model and of the memory for bodies that one caller may use.',
  ),
  SVC_LOG_LEVEL: setting(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    'info',
    'Lowest level that is logged; info logs one line per request.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: option(
    webAddress,
    'Address of a receiver of traces, without /v1/traces. Unset: no traces.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: option(
    webAddress,
    'Full address of the receiver of traces; overrides OTEL_EXPORTER_OTLP_ENDPOINT.',
  ),
  OTEL_SERVICE_NAME: setting(text, 'svc', 'Name of the service in traces.'),
  OTEL_TRACES_SAMPLER: setting(
    sampler,
    'parentbased_always_on',
    'Which requests are traced; with parentbased, the caller’s traceparent decides.',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(fraction, '1', 'Share of requests traced by traceidratio, 0 to 1.'),
  SVC_DRAIN_GRACE_MILLIS: setting(
    wholeNumber(0, 5_000),
    '300',
    'How long new connections are accepted after SIGTERM, while /ready answers 503, in milliseconds.',
  ),
  SVC_WORKERS: option(
    wholeNumber(1, 64),
    'Worker threads in each lane: mathematics and reading. Unset: processor cores minus 1, at least 1.',
  ),
  SVC_WORKER_QUEUE: setting(
    wholeNumber(1, 1_000),
    '16',
    'How many mathematics calls may wait for a worker thread; more get 503.',
  ),
  SVC_READING_QUEUE: setting(
    wholeNumber(1, 10_000),
    '128',
    'How many replies, descriptions and policies may wait for a worker thread.',
  ),
  SVC_MODEL_WAITS: setting(
    wholeNumber(2, 10_000),
    '128',
    'How many replies and descriptions may wait for a model or the database.',
  ),
  SVC_WORKER_TASK_MILLIS: setting(
    wholeNumber(100, 600_000),
    '30000',
    'How long a worker thread’s call may take, waiting included, in milliseconds; after that it gets 503.',
  ),
  SVC_RECEIPT_ES256_PEM: secret(privateKeyPem('P-256'), `Key that signs receipts and responses. ${KEPT}`),
  SVC_NOTARY_ED25519_PEM: secret(privateKeyPem('Ed25519'), `Key of the second signature on receipts. ${KEPT}`),
  SVC_FIRST_STRIKE_ED25519_PEM: secret(
    privateKeyPem('Ed25519'),
    `Key of the trust anchor, which attests commitments and operators. ${KEPT}`,
  ),
  SVC_SETTLEMENT_ED25519_PEM: secret(privateKeyPem('Ed25519'), `Key that signs settlements of agents. ${KEPT}`),
  SVC_KEY_PEPPER: secret(secretText(32), `Secret of the hash under which access keys are stored. ${KEPT}`),
  SVC_STATE_KEY: secret(secretText(32), `Key that encrypts the states of conversations. ${KEPT}`),
  SVC_TELEMETRY_KEY: secret(secretText(32), `Secret of the weekly hash under which telemetry stores a caller. ${KEPT}`),
  SVC_MPP_SECRET: secret(
    secretText(32),
    'Secret that binds payment challenges to this service. Unset: derived from the key pepper.',
  ),
  STRIPE_SECRET_KEY: secret(text, 'Stripe’s key for card payments. Unset: top-ups are unavailable.'),
  STRIPE_WEBHOOK_SECRET: secret(
    text,
    'Secret that verifies the signature of Stripe’s webhooks. Unset: no webhook is accepted.',
  ),
  STRIPE_API_BASE: option(webAddress, 'Address of another server with Stripe’s API, for tests. Unset: Stripe’s own.'),
  STRIPE_NETWORK_ID: setting(text, 'internal', 'Stripe’s id of this business, named in payment challenges.'),
  STRIPE_TOKEN_PLACEMENT: setting(
    oneOf('payment_method_data', 'top_level'),
    'payment_method_data',
    'Which member of a payment holds its token; Stripe’s preview versions differ.',
  ),
  SVC_FRONTIER_KNOB: tunable(
    'SVC_FRONTIER_KNOB',
    'Highest first offer, as a utility: from 0.55 (at 0) to SVC_ASP_START_MARGIN_MAX (at 1).',
  ),
  SVC_PEER_ASP_FLOOR: tunable(
    'SVC_PEER_ASP_FLOOR',
    'Peer mode: smallest share of the zone of agreement accepted in the last round.',
  ),
  SVC_OUTCOME_PICKER_BAND: tunable(
    'SVC_OUTCOME_PICKER_BAND',
    'How much less utility a sure deal may have than the best gamble.',
  ),
  SVC_PEER_SIGNALING_ROUNDS: tunable(
    'SVC_PEER_SIGNALING_ROUNDS',
    'Peer mode: how many offers lead from the opening to the agreed point.',
  ),
  SVC_ASP_START_MARGIN_MAX: tunable('SVC_ASP_START_MARGIN_MAX', 'Upper bound of the first offer, as a utility.'),
} as const;

/** The name of an environment variable of the service. */
export type VariableName = keyof typeof VARIABLES;

/** The value of each variable after reading: null where it is unset and has no default. */
export type VariableValues = {
  readonly [N in VariableName]: (typeof VARIABLES)[N] extends Defaulted<infer T>
    ? T
    : (typeof VARIABLES)[N] extends Optional<infer T>
      ? T | null
      : never;
};
