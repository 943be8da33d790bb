import { availableParallelism } from 'node:os';
import { readTunables, type Tunables } from '@svc/operations';
import type { DatabaseLimits } from '../database/connection.js';
import { ConfigurationFault } from './configuration-fault.js';
import { keptDays, type KeptDays } from './retention.js';
import { readVariables, unknownNames, type Environment } from './read-variables.js';
import type { VariableValues } from './variables.js';

/** Nest token of the {@link Config}. */
export const CONFIG = Symbol('CONFIG');

/** The secrets that the environment may bring; null where the data folder keeps one. */
export interface ConfiguredSecrets {
  readonly receiptEs256Pem: string | null;
  readonly notaryEd25519Pem: string | null;
  readonly firstStrikeEd25519Pem: string | null;
  readonly settlementEd25519Pem: string | null;
  readonly keyPepper: string | null;
  readonly stateKey: string | null;
  readonly mppSecret: string | null;
  readonly telemetryKey: string | null;
}

/** How card payments are taken. */
export interface StripeConfig {
  /** Null: no payments are taken. */
  readonly secretKey: string | null;
  /** Null: no webhook is taken. */
  readonly webhookSecret: string | null;
  /** Null: Stripe's own address. */
  readonly apiBase: string | null;
  readonly networkId: string;
  readonly tokenPlacement: 'payment_method_data' | 'top_level';
}

/** Where traces are sent, and of which requests. */
export interface TracingConfig {
  /** The whole address. */
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: VariableValues['OTEL_TRACES_SAMPLER'];
  /** Share of the requests, where the sampler goes by one: 0 to 1. */
  readonly ratio: number;
}

/** Everything that the environment decides, checked. */
export interface Config {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Where metrics are served; null: beside everything else, to this machine alone. */
  readonly metricsPort: number | null;
  readonly baseUrl: string;
  readonly arenaUrl: string;
  /** Where a weakness is reported: `mailto:…` or `https://…`. */
  readonly securityContact: string;
  /** Held-out seed of certificates; null where none is committed to. */
  readonly arenaSeed: string | null;
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** What this process takes of a database. */
  readonly database: DatabaseLimits;
  /** Rows of a kind that are swept a minute, at most. */
  readonly sweepRows: number;
  /** How long what may go is kept. */
  readonly kept: KeptDays;
  /** Null: the built-in reader and writer. */
  readonly anthropicApiKey: string | null;
  readonly modelName: string | null;
  readonly modelBaseUrl: string | null;
  readonly modelFallback: 'never' | 'faults' | 'always';
  readonly modelCallsPerKeyPerDay: number;
  readonly bootstrapAccessKey: string | null;
  readonly trustedProxies: readonly string[];
  /** Pages of these origins may call the MCP doors, beside those of the service itself and of this machine. */
  readonly mcpOrigins: readonly string[];
  readonly rateKeylessPerMinute: number;
  readonly rateKeyedPerMinute: number;
  readonly rateKeyIssuePerHour: number;
  /** Calls a minute of keys that have a number of their own, by the id of the key. */
  readonly keyRates: ReadonlyMap<string, number>;
  /** Where the buckets of all instances are kept; null: each instance keeps its own. */
  readonly limitsUrl: string | null;
  /** The part of places and of room for bodies that one caller may hold. */
  readonly callerShare: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Null: no request is traced. */
  readonly tracing: TracingConfig | null;
  readonly drainGraceMillis: number;
  /** How worker threads are run. */
  readonly workers: {
    readonly threads: number;
    /** Tasks that may wait for a thread: mathematics, and readings. */
    readonly queueTasks: number;
    readonly readingQueueTasks: number;
    /** Readings that may wait for a model. */
    readonly waitingTasks: number;
    /** How long one may take, waiting included. */
    readonly taskMillis: number;
  };
  readonly secrets: ConfiguredSecrets;
  readonly stripe: StripeConfig;
  readonly tunables: Tunables;
  /** What an operator should know though it stops nothing. */
  readonly warnings: readonly string[];
}

/**
 * The configuration that an environment describes.
 * @throws ConfigurationFault with every fault at once, before anything is opened.
 * @example loadConfig({ PORT: '8080' }).baseUrl // 'http://127.0.0.1:8080'
 */
export function loadConfig(env: Environment): Config {
  const values = readVariables(env);
  const baseUrl = values.SVC_BASE_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`;
  return {
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.SVC_METRICS_PORT,
    baseUrl,
    arenaUrl: values.SVC_ARENA_URL ?? `${baseUrl}/arena`,
    securityContact: values.SVC_SECURITY_CONTACT,
    arenaSeed: values.SVC_ARENA_SEED,
    dataDir: values.SVC_DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    database: databaseLimits(values),
    sweepRows: values.SVC_SWEEP_ROWS,
    kept: keptDays(values),
    anthropicApiKey: values.ANTHROPIC_API_KEY,
    modelName: values.SVC_MODEL,
    modelBaseUrl: values.SVC_MODEL_BASE_URL,
    modelFallback: values.SVC_MODEL_FALLBACK,
    modelCallsPerKeyPerDay: values.SVC_MODEL_CALLS_PER_KEY_PER_DAY,
    bootstrapAccessKey: values.SVC_BOOTSTRAP_ACCESS_KEY,
    trustedProxies: values.SVC_TRUSTED_PROXIES,
    mcpOrigins: values.SVC_MCP_ORIGINS,
    rateKeylessPerMinute: values.SVC_RATE_KEYLESS_PER_MINUTE,
    rateKeyedPerMinute: values.SVC_RATE_KEYED_PER_MINUTE,
    rateKeyIssuePerHour: values.SVC_RATE_KEY_ISSUE_PER_HOUR,
    keyRates: values.SVC_KEY_RATES,
    limitsUrl: values.SVC_LIMITS_URL,
    callerShare: values.SVC_CALLER_SHARE / 100,
    logLevel: values.SVC_LOG_LEVEL,
    tracing: tracingOf(values),
    drainGraceMillis: values.SVC_DRAIN_GRACE_MILLIS,
    workers: {
      threads: values.SVC_WORKERS ?? Math.max(1, availableParallelism() - 1),
      queueTasks: values.SVC_WORKER_QUEUE,
      readingQueueTasks: values.SVC_READING_QUEUE,
      waitingTasks: values.SVC_MODEL_WAITS,
      taskMillis: values.SVC_WORKER_TASK_MILLIS,
    },
    secrets: secretsOf(values),
    stripe: stripeOf(values),
    tunables: readTunables(env).tunables,
    warnings: unknownNames(env).map((name) => `${name} is not a setting of this service and is ignored`),
  };
}

/** The configuration of this process; the only place that reads its environment. */
export function loadProcessConfig(): Config {
  return loadConfig(process.env);
}

/** @throws ConfigurationFault where transactions could take every connection, and the statements of other calls none */
function databaseLimits(values: VariableValues): DatabaseLimits {
  const [connections, transactions] = [values.SVC_DATABASE_CONNECTIONS, values.SVC_DATABASE_TRANSACTIONS];
  if (transactions >= connections)
    throw new ConfigurationFault([
      `SVC_DATABASE_TRANSACTIONS must be less than SVC_DATABASE_CONNECTIONS (${transactions}, ${connections})`,
    ]);
  const [connectMillis, statementMillis] = [values.SVC_DATABASE_CONNECT_MILLIS, values.SVC_DATABASE_STATEMENT_MILLIS];
  return { connections, transactions, connectMillis, statementMillis };
}

function stripeOf(values: VariableValues): StripeConfig {
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    apiBase: values.STRIPE_API_BASE,
    networkId: values.STRIPE_NETWORK_ID,
    tokenPlacement: values.STRIPE_TOKEN_PLACEMENT,
  };
}

function tracingOf(values: VariableValues): TracingConfig | null {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === null ? null : `${base}/v1/traces`);
  if (url === null) return null;
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = values;
  return { url, serviceName, sampler, ratio };
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function secretsOf(values: VariableValues): ConfiguredSecrets {
  return {
    receiptEs256Pem: values.SVC_RECEIPT_ES256_PEM,
    notaryEd25519Pem: values.SVC_NOTARY_ED25519_PEM,
    firstStrikeEd25519Pem: values.SVC_FIRST_STRIKE_ED25519_PEM,
    settlementEd25519Pem: values.SVC_SETTLEMENT_ED25519_PEM,
    keyPepper: values.SVC_KEY_PEPPER,
    stateKey: values.SVC_STATE_KEY,
    mppSecret: values.SVC_MPP_SECRET,
    telemetryKey: values.SVC_TELEMETRY_KEY,
  };
}
