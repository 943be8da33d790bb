import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { METRICS } from '../../apps/api/src/platform/metrics/catalogue.js';
import { Metrics } from '../../apps/api/src/platform/metrics/metrics.js';
import { MODEL } from '../../apps/api/src/platform/model/model.port.js';
import { startService } from '../../apps/api/src/testing/service.js';
import { ROOT } from '../install.mjs';
import { SCENARIOS } from './alert-scenarios.mjs';
import { evaluate, labelsOf, metricsOf, parseQuery } from './promql.mjs';
import { readScrape } from './read-scrape.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const rules = load(read('tools/deploy/chart/files/alerts.yaml')).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('tools/deploy/chart/files/dashboard.json'));
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];
/** What depends on how busy this machine is, and not on the service. */
const BY_MACHINE = {
  nodejs_eventloop_lag_p99_seconds: 0.01,
  process_resident_memory_bytes: 2e8,
  svc_data_free_bytes: 5e10,
};
const SECONDS = 300;

let service;
beforeAll(async () => {
  const env = {
    ANTHROPIC_API_KEY: 'sk-nobody',
    SVC_MODEL_BASE_URL: 'http://127.0.0.1:9',
    SVC_RATE_KEYLESS_PER_MINUTE: '100000',
  };
  service = await startService({ env });
  await useOnce(service);
}, 300_000);
afterAll(() => service?.stop());

/** A call of each kind, so that what is counted of them is there: a thread reads a description and asks the model. */
async function useOnce({ app, url, key }) {
  const headers = { 'content-type': 'application/json', 'x-svc-key': key };
  const post = (path, body) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/v1/policy/compile', { description: 'A bike for $100' });
  await post('/v1/negotiate/turn', {});
  app.get(MODEL).breaker.noteAnswer();
  await scrape();
}

/** What the service shows now, with some numbers in the place of its own. */
async function scrape(numbers = {}) {
  const series = readScrape(await (await fetch(`${service.url}/metrics`)).text());
  const given = { ...BY_MACHINE, ...numbers };
  return series.map((one) => (one.name in given ? { ...one, value: given[one.name] } : one));
}

const firing = (scrapes) =>
  rules
    .filter(({ expr }) => evaluate(parseQuery(expr), { ...scrapes, seconds: SECONDS }).length > 0)
    .map(({ alert }) => alert);

/** Names and labels that anything has shown which is not in the list of the code. */
async function unknownIn(expr) {
  const tree = parseQuery(expr);
  const ofProcess = new Set(readScrape(await new Metrics().text()).map(({ name }) => name));
  const base = (name) => name.replace(/_(bucket|count|sum)$/, '');
  const known = (name) =>
    name in METRICS
      ? METRICS[name].type !== 'histogram'
      : METRICS[base(name)]?.type === 'histogram' || ofProcess.has(name);
  const labels = labelsOf(tree).filter(
    ([name, label]) =>
      !(METRICS[name] ?? METRICS[base(name)] ?? { labels: [] }).labels.includes(label) &&
      !['le', 'instance'].includes(label),
  );
  return [...metricsOf(tree).filter((name) => !known(name)), ...labels.map((pair) => pair.join(' by '))];
}

describe('the queries of alerts and dashboard', () => {
  it.each(queries)('%s: ask for metrics and labels that the service has', async (_name, expr) =>
    expect(await unknownIn(expr)).toEqual([]),
  );

  it('would be noticed where they asked for others', async () => {
    expect(await unknownIn('svc_redy == 0')).toEqual(['svc_redy']);
    expect(await unknownIn('svc_worker_wait_seconds > 1')).toEqual(['svc_worker_wait_seconds']);
    expect(await unknownIn('sum by (key) (rate(svc_refusals_total{kode="x"}[5m]))')).toEqual([
      'svc_refusals_total by kode',
      'svc_refusals_total by key',
    ]);
    await expect(unknownIn('sum(svc_ready')).rejects.toThrow();
    await expect(unknownIn('deriv(svc_ready[5m])')).rejects.toThrow('no function');
  });

  it('leave out no metric of the service', () => {
    const asked = queries.flatMap(([, expr]) => metricsOf(parseQuery(expr))).join(' ');
    expect(Object.keys(METRICS).filter((name) => !asked.includes(name))).toEqual([]);
  });
});

describe('an alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule]))('%s is named once and has its section', (alert, rule) => {
    expect(rules.filter((other) => other.alert === alert)).toHaveLength(1);
    const page = read('docs/runbook.md');
    expect(page).toContain(`\n## ${alert}\n`);
    expect(rule.annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
  });

  it('is all that the page has a section for', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (Svc\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });

  it('does not fire while the service serves', async () => {
    const first = await scrape();
    for (let call = 0; call < 5; call += 1) await fetch(`${service.url}/health`);
    expect(firing({ first, last: await scrape() })).toEqual([]);
  });

  it.each(rules.map(({ alert }) => alert))('%s fires in its state, alone, and in no other', async (alert) => {
    const { bring, numbers = {}, beside = [] } = SCENARIOS[alert];
    const first = await scrape();
    const restore = await bring?.(service);
    const last = alert === 'SvcGone' ? [] : await scrape(numbers);
    await restore?.();
    expect(firing({ first, last })).toEqual(
      rules.map((rule) => rule.alert).filter((one) => one === alert || beside.includes(one)),
    );
  });
});
