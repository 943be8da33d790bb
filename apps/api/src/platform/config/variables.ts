import { parseTunable, usualTunable, type TunableName } from '@svc/operations';
import { DATABASE_LIMITS } from '../database/connection.js';
import {
  addressRanges,
  contactAddress,
  keyRates,
  oneOf,
  postgresAddress,
  privateKeyPem,
  redisAddress,
  secretText,
  serviceKey,
  text,
  type Parse,
  webAddress,
  webOrigins,
  wholeNumber,
} from './parsers.js';

/** One environment variable: how it is read, the text it has when unset, and what it does. */
export interface Variable<T> {
  readonly parse: Parse<T>;
  /** The text that stands when the variable is unset or empty; null leaves the value null. */
  readonly unset: string | null;
  /** Never repeated in a message or a log. */
  readonly secret: boolean;
  /** One sentence for the operator. */
  readonly about: string;
}

type Defaulted<T> = Variable<T> & { readonly unset: string };
type Optional<T> = Variable<T> & { readonly unset: null };

function setting<T>(parse: Parse<T>, unset: string, about: string): Defaulted<T> {
  return { parse, unset, secret: false, about };
}

function tunable(name: TunableName, about: string): Defaulted<number> {
  return setting((value) => parseTunable(name, value), String(usualTunable(name)), about);
}

function option<T>(parse: Parse<T>, about: string): Optional<T> {
  return { parse, unset: null, secret: false, about };
}

function secret<T>(parse: Parse<T>, about: string): Optional<T> {
  return { parse, unset: null, secret: true, about };
}

const KEPT = 'Unset: made once and kept in the data folder.';

/** Every environment variable that the service reads, in the order of the operator's page. */
export const VARIABLES = {
  PORT: setting(wholeNumber(0, 65_535), '3000', 'TCP port; 0 takes a free one.'),
  HOST: setting(text, '127.0.0.1', 'Address to listen on; 0.0.0.0 opens it to the network.'),
  SVC_METRICS_PORT: option(
    wholeNumber(0, 65_535),
    'TCP port of /metrics, on HOST; 0 takes a free one. Unset: /metrics is on PORT and answers this machine alone.',
  ),
  SVC_BASE_URL: option(webAddress, 'Public address of the service. Unset: built from HOST and PORT.'),
  SVC_ARENA_URL: option(webAddress, 'Public address of the arena. Unset: {base_url}/arena.'),
  SVC_SECURITY_CONTACT: setting(
    contactAddress,
    'https://github.com/svc/svc/security/advisories/new',
    'Where a weakness of this deployment is reported, for /.well-known/security.txt.',
  ),
  SVC_ARENA_SEED: secret(
    secretText(32),
    'Held-out seed of certificates; its SHA-256 is published at the arena before it is used. Unset: none is published.',
  ),
  SVC_DATA_DIR: setting(text, '.data', 'Folder of the embedded database and of kept secrets.'),
  DATABASE_URL: secret(postgresAddress, 'A PostgreSQL server. Unset: the embedded database in the data folder.'),
  SVC_DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 1_000),
    String(DATABASE_LIMITS.connections),
    'Connections of this process to a server, at most.',
  ),
  SVC_DATABASE_TRANSACTIONS: setting(
    wholeNumber(1, 999),
    String(DATABASE_LIMITS.transactions),
    'Transactions that may be open on a server at once, fewer than connections: paid calls, top-ups, settlements.',
  ),
  SVC_DATABASE_CONNECT_MILLIS: setting(
    wholeNumber(100, 60_000),
    String(DATABASE_LIMITS.connectMillis),
    'How long a connection to the database may take to be made, in milliseconds.',
  ),
  SVC_DATABASE_STATEMENT_MILLIS: setting(
    wholeNumber(100, 600_000),
    String(DATABASE_LIMITS.statementMillis),
    'How long a statement may take, and a transaction, in milliseconds; then 503.',
  ),
  SVC_SWEEP_ROWS: setting(
    wholeNumber(500, 10_000_000),
    '10000',
    'Rows of a kind that have expired and are removed a minute, at most.',
  ),
  ANTHROPIC_API_KEY: secret(text, 'Lets a model read and word messages. Unset: the built-in reader and writer.'),
  SVC_MODEL: option(text, 'Name of the model. Unset: the default of the model provider.'),
  SVC_MODEL_BASE_URL: option(webAddress, 'Address of a server that speaks the same model API. Unset: the vendor’s.'),
  SVC_MODEL_FALLBACK: setting(
    oneOf('never', 'faults', 'always'),
    'faults',
    'When the built-in reader and writer stand in for the model; always: also when the budget is used up.',
  ),
  SVC_MODEL_CALLS_PER_KEY_PER_DAY: setting(
    wholeNumber(0, 1_000_000_000),
    '2000',
    'Model budget of a key, in calls a UTC day.',
  ),
  SVC_BOOTSTRAP_ACCESS_KEY: secret(
    serviceKey,
    'An svc_ key that works from the first start. Unset: one is made on the first start of an embedded ' +
      'database and printed once.',
  ),
  SVC_TRUSTED_PROXIES: setting(
    addressRanges,
    '',
    'Addresses or CIDR ranges whose X-Forwarded-For is believed. Empty: none.',
  ),
  SVC_MCP_ORIGINS: setting(
    webOrigins,
    '',
    'Origins of pages elsewhere that may call the MCP doors, such as https://shop.example. Empty: none.',
  ),
  SVC_RATE_KEYLESS_PER_MINUTE: setting(
    wholeNumber(1, 1_000_000_000),
    '60',
    'Calls to /v1/* a minute and address (IPv6: a /64) without a known key.',
  ),
  SVC_RATE_KEYED_PER_MINUTE: setting(
    wholeNumber(1, 1_000_000_000),
    '600',
    'Calls to /v1/* a minute and known key sent as a header.',
  ),
  SVC_RATE_KEY_ISSUE_PER_HOUR: setting(
    wholeNumber(1, 1_000_000_000),
    '10',
    'Keys that one address (IPv6: a /64) may ask for in an hour.',
  ),
  SVC_KEY_RATES: setting(
    keyRates,
    '',
    'Calls a minute of keys with a number of their own, such as ID=6000, with commas between them. Empty: none.',
  ),
  SVC_LIMITS_URL: secret(
    redisAddress,
    'A Valkey or Redis server in which all instances count calls together. Unset: each counts for itself.',
  ),
  SVC_CALLER_SHARE: setting(
    wholeNumber(1, 100),
    '50',
    'What one key or address may hold of a queue, of waits for a model and of the room for bodies, in percent.',
  ),
  SVC_LOG_LEVEL: setting(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    'info',
    'Least level that is logged; info has one line a request.',
  ),
  SVC_DRAIN_GRACE_MILLIS: setting(
    wholeNumber(0, 5_000),
    '300',
    'How long new connections are still taken after SIGTERM while /ready says 503, in milliseconds.',
  ),
  SVC_WORKERS: option(
    wholeNumber(1, 64),
    'Worker threads of each lane, mathematics and reading. Unset: one fewer than the processor has cores, at least 1.',
  ),
  SVC_WORKER_QUEUE: setting(
    wholeNumber(1, 1_000),
    '16',
    'Calls of mathematics that may wait for a worker thread; one caller has at most half of the places, one more is ' +
      'answered 503.',
  ),
  SVC_READING_QUEUE: setting(
    wholeNumber(1, 10_000),
    '128',
    'Replies, descriptions and policies that may wait for a worker thread, with the same share of one caller.',
  ),
  SVC_MODEL_WAITS: setting(
    wholeNumber(2, 10_000),
    '128',
    'Replies and descriptions under way that have asked a model or the database, at most; with the same share.',
  ),
  SVC_WORKER_TASK_MILLIS: setting(
    wholeNumber(100, 600_000),
    '30000',
    'How long a call may take that a worker answers, waiting included, in milliseconds; then it is given up ' +
      'and answered 503.',
  ),
  SVC_RECEIPT_ES256_PEM: secret(privateKeyPem('P-256'), `Signs receipts and responses. ${KEPT}`),
  SVC_NOTARY_ED25519_PEM: secret(privateKeyPem('Ed25519'), `Second signature of receipts. ${KEPT}`),
  SVC_FIRST_STRIKE_ED25519_PEM: secret(
    privateKeyPem('Ed25519'),
    `Trust anchor: attests commitments and operators. ${KEPT}`,
  ),
  SVC_SETTLEMENT_ED25519_PEM: secret(privateKeyPem('Ed25519'), `Signs settlements of peers. ${KEPT}`),
  SVC_KEY_PEPPER: secret(secretText(32), `Keys the hash under which access keys are stored. ${KEPT}`),
  SVC_STATE_KEY: secret(secretText(32), `Seals the state that a conversation carries. ${KEPT}`),
  SVC_TELEMETRY_KEY: secret(secretText(32), `Keys the weekly hash of who has shared a call. ${KEPT}`),
  SVC_MPP_SECRET: secret(
    secretText(32),
    'Binds payment challenges to the service. Unset: derived from the key pepper, which all instances share.',
  ),
  STRIPE_SECRET_KEY: secret(text, 'Takes card payments. Unset: top-ups say that they are unavailable.'),
  STRIPE_WEBHOOK_SECRET: secret(text, 'Checks the signature of Stripe’s webhooks. Unset: none is taken.'),
  STRIPE_API_BASE: option(webAddress, 'Address of a server that speaks Stripe’s API, for trials. Unset: Stripe’s.'),
  STRIPE_NETWORK_ID: setting(text, 'internal', 'Stripe’s id of this business, which payment challenges name.'),
  STRIPE_TOKEN_PLACEMENT: setting(
    oneOf('payment_method_data', 'top_level'),
    'payment_method_data',
    'Where a payment names its shared payment token: Stripe’s preview versions differ.',
  ),
  SVC_FRONTIER_KNOB: tunable('SVC_FRONTIER_KNOB', 'Opening anchor: interpolates between 0.55 and 0.929.'),
  SVC_PEER_ASP_FLOOR: tunable('SVC_PEER_ASP_FLOOR', 'Lowest aspiration between agents.'),
  SVC_OUTCOME_PICKER_BAND: tunable(
    'SVC_OUTCOME_PICKER_BAND',
    'Width of the band within which outcomes count as equal.',
  ),
  SVC_PEER_SIGNALING_ROUNDS: tunable('SVC_PEER_SIGNALING_ROUNDS', 'Opening rounds that signal interests.'),
  SVC_ASP_START_MARGIN_MAX: tunable('SVC_ASP_START_MARGIN_MAX', 'Highest opening aspiration.'),
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
