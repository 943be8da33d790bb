/** One metric of the service: what is shown under its name. */
export interface MetricDefinition {
  readonly type: 'gauge' | 'counter' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
}

function gauge<const L extends readonly string[]>(labels: L, help: string) {
  return { type: 'gauge', labels, help } as const;
}

function counter<const L extends readonly string[]>(labels: L, help: string) {
  return { type: 'counter', labels, help } as const;
}

function histogram<const L extends readonly string[]>(labels: L, help: string) {
  return { type: 'histogram', labels, help } as const;
}

/** Every metric of the service's own, in the order of the operator's page. No label has a value that a caller chose. */
export const METRICS = {
  svc_ready: gauge([], 'Whether the service is ready for requests: 1 or 0.'),
  svc_http_request_duration_seconds: histogram(
    ['method', 'route', 'status'],
    'Time from the arrival of a request to the end of its response.',
  ),
  svc_http_requests_in_flight: gauge([], 'Requests that are being answered.'),
  svc_refusals_total: counter(['status', 'code'], 'Requests that were refused, by the code of the refusal.'),
  svc_limits_shared: gauge(
    [],
    'Whether all instances count calls together: 1, or 0 if this instance counts alone; NaN without SVC_LIMITS_URL.',
  ),
  svc_body_bytes_held: gauge([], 'Bytes of large request bodies that are in memory or being received.'),
  svc_worker_threads: gauge([], 'Worker threads that are running.'),
  svc_worker_tasks_waiting: gauge([], 'Tasks that wait for a worker thread.'),
  svc_worker_wait_seconds: histogram(['lane'], 'How long a task waited for a worker thread before it began.'),
  svc_database_connections: gauge(
    ['state'],
    'Database connections that are used or idle; in the state waiting, statements that wait for a connection.',
  ),
  svc_database_transactions: gauge(['state'], 'Database transactions that are open, or wait for their turn.'),
  svc_model_call_duration_seconds: histogram(
    ['task', 'outcome'],
    'How long each call of the model took, with its result.',
  ),
  svc_model_calls_spared_total: counter(['reason'], 'Model calls that were not made, and why.'),
  svc_model_breaker_open: gauge([], 'Whether calls of the model are paused after repeated faults: 1 or 0.'),
  svc_sweep_age_seconds: gauge([], 'Time since expired database rows were last removed without a fault.'),
  svc_sweep_removed_total: counter(['sweep'], 'Expired database rows that were removed.'),
  svc_sweep_faults_total: counter(['sweep'], 'Sweeps that could not remove expired database rows.'),
  svc_sweep_behind: gauge(['sweep'], 'Whether the last sweep left expired database rows: 1 or 0.'),
  svc_ledger_check_age_seconds: gauge(
    [],
    'Age of the oldest ledger entry that has not passed a check; NaN before the first check.',
  ),
  svc_ledger_faults: gauge([], 'Faults that the last check of the ledger found; NaN before the first check.'),
  svc_data_free_bytes: gauge([], 'Free space on the disk of the data folder; NaN without a data folder.'),
} as const satisfies Readonly<Record<string, MetricDefinition>>;

/** The name of a metric of the service's own. */
export type MetricName = keyof typeof METRICS;

/** The names of one type. */
export type NameOf<T extends MetricDefinition['type']> = {
  [N in MetricName]: (typeof METRICS)[N]['type'] extends T ? N : never;
}[MetricName];

/** A value for each label of a metric. */
export type LabelsOf<N extends MetricName> = Readonly<Record<(typeof METRICS)[N]['labels'][number], string>>;
