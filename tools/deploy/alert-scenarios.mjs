/**
 * For each alert, how a running service is brought into the state that it tells of, and back. Where that state would
 * take a failing machine or hours, the part of the service that shows it is told so; what is scraped is its own.
 */
import { Metrics } from '../../apps/api/src/platform/metrics/metrics.js';
import { DATABASE } from '../../apps/api/src/platform/database/database.js';
import { Drain } from '../../apps/api/src/platform/drain/drain.js';
import { Readiness } from '../../apps/api/src/platform/health/readiness.js';
import { BodyBudget } from '../../apps/api/src/platform/http/body-budget.js';
import { MODEL } from '../../apps/api/src/platform/model/model.port.js';
import { BUCKETS } from '../../apps/api/src/platform/rate-limit/buckets.js';
import { RateLimit } from '../../apps/api/src/platform/rate-limit/rate-limit.js';
import { ApiFault } from '../../apps/api/src/platform/errors/api-fault.js';
import { Sweeper } from '../../apps/api/src/platform/sweep/sweeper.js';
import { LedgerWatch } from '../../apps/api/src/wallet/ledger-watch.js';

/** Puts a value in the place of a member until it is put back. */
function put(object, name, value) {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
  return () => (own === undefined ? delete object[name] : Object.defineProperty(object, name, own));
}

const post = ({ url, key }, path, body, headers = { 'x-svc-key': key }) =>
  fetch(url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const many = (count, act) => Array.from({ length: count }).forEach(act);

/** @type {Record<string, { bring?: Function, numbers?: object, beside?: string[] }>} */
export const SCENARIOS = {
  SvcGone: {},
  SvcNotReady: { bring: ({ app }) => put(app.get(Drain), 'begun', true) },
  SvcFaults: {
    async bring({ app, url }) {
      const restore = put(app.get(Readiness), 'confirm', () => Promise.reject(new Error('as arranged')));
      await fetch(`${url}/ready`);
      restore();
    },
  },
  SvcDatabaseAway: {
    async bring(service) {
      const restore = put(service.app.get(DATABASE), 'isMigrated', false);
      await post(service, '/v1/reply', '{}');
      restore();
    },
  },
  SvcShedding: {
    async bring(service) {
      const bodies = service.app.get(BodyBudget);
      const restore = put(bodies, 'reserve', () => {
        throw new ApiFault(503, 'no room', {}, { members: { code: 'bodies_waiting' } });
      });
      await post(service, '/v1/policy/check', JSON.stringify({ policy: 'x'.repeat(200_000) }));
      restore();
    },
  },
  SvcCallersRefused: {
    async bring(service) {
      const restore = put(service.app.get(RateLimit), 'admit', () => Promise.reject(new ApiFault(429, 'too many')));
      for (let call = 0; call < 3; call += 1) await post(service, '/v1/negotiate/turn', '{}');
      restore();
    },
  },
  SvcLimitsAlone: { bring: ({ app }) => put(app.get(BUCKETS), 'isShared', () => false) },
  SvcSlow: {
    bring({ app }) {
      many(50, () => app.get(Metrics).count({ method: 'POST', route: '/v1/negotiate/turn', status: 422, seconds: 8 }));
    },
  },
  SvcEventLoopLate: { numbers: { nodejs_eventloop_lag_p99_seconds: 0.4 } },
  SvcThreadsBusy: {
    async bring({ app }) {
      many(50, () => app.get(Metrics).observe('svc_worker_wait_seconds', { lane: 'reading' }, 2));
    },
  },
  SvcPoolUsedUp: {
    bring: ({ app }) => put(app.get(DATABASE), 'pool', { totalCount: 10, idleCount: 0, waitingCount: 4 }),
  },
  SvcTurnsWaiting: { bring: ({ app }) => put(app.get(DATABASE).turns, 'queued', 21) },
  SvcModelFails: {
    async bring({ app }) {
      await app.get(MODEL).reportStatements('A bike for 100', 'key');
      app.get(MODEL).breaker.noteAnswer();
    },
  },
  SvcModelLeftAlone: {
    bring: ({ app }) => put(app.get(MODEL).breaker, 'isOpen', () => true),
  },
  SvcModelBudgetUsed: {
    async bring({ app }) {
      const model = app.get(MODEL);
      const restore = put(model.parts, 'budget', { take: () => Promise.resolve(null), secondsUntilRenewal: () => 1 });
      await model.reportStatements('A bike for 100', 'key').catch(() => undefined);
      restore();
    },
  },
  SvcLedgerOff: {
    bring: ({ app }) => put(app.get(LedgerWatch), 'last', { atMillis: Date.now(), ageMillis: 0, faults: 1 }),
  },
  SvcLedgerUnchecked: {
    bring: ({ app }) => put(app.get(LedgerWatch), 'last', { atMillis: Date.now(), ageMillis: 1_000_000, faults: 0 }),
  },
  SvcSweepsFail: { bring: ({ app }) => put(app.get(Sweeper), 'soundAt', performance.now() - 1_000_000) },
  SvcSweepsBehind: {
    bring({ app }) {
      const { behind } = app.get(Sweeper);
      behind.set('parcels', 1);
      return () => behind.set('parcels', 0);
    },
  },
  SvcDiskFilling: { numbers: { svc_data_free_bytes: 1e8 } },
  SvcMemoryHigh: { numbers: { process_resident_memory_bytes: 1.2e9 } },
};
