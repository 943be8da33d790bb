import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { chartFaults, valueFaults } from './check-chart.mjs';
import { readChart, renderChart } from './render-chart.mjs';

const files = readChart();
const NEEDED = { image: { repository: 'registry.example/svc', tag: '0.2.0' }, baseUrl: 'https://negotiation.example' };
const ALL = {
  ...NEEDED,
  settings: { SVC_LOG_LEVEL: 'warn', SVC_TRUSTED_PROXIES: '10.0.0.0/8' },
  autoscaling: { enabled: true, queue: { metric: 'svc_worker_wait_seconds_mean' } },
  ingress: { enabled: true, className: 'nginx', host: 'negotiation.example', tlsSecret: 'tls' },
  networkPolicy: {
    enabled: true,
    callers: [{ namespaceSelector: { matchLabels: { team: 'edge' } } }],
    scrapers: [{ namespaceSelector: { matchLabels: { team: 'monitoring' } } }],
    egress: [{ ports: [{ protocol: 'TCP', port: 5432 }] }],
  },
  monitoring: { serviceMonitor: true, alerts: true, dashboard: true, labels: { release: 'prometheus' } },
  nodeSelector: { disk: 'fast' },
  tolerations: [{ key: 'spot', operator: 'Exists' }],
  podAnnotations: { team: 'market' },
};
const kindsOf = (given) => renderChart(files, given).objects.map(({ kind }) => kind);
const podOf = (given) => renderChart(files, given).objects.find(({ kind }) => kind === 'Deployment').spec.template.spec;
const variableOf = (given, name) => podOf(given).containers[0].env.find((one) => one.name === name)?.value;

describe('the chart', () => {
  it.each([
    ['what it needs', NEEDED],
    ['all that can be had', ALL],
    ['a digest', { ...NEEDED, image: { ...NEEDED.image, digest: `sha256:${'0a'.repeat(32)}` } }],
    ['a longer drain', { ...NEEDED, drain: { preStopSeconds: 30, terminationSeconds: 45 } }],
  ])('with %s fits its schema, renders, and agrees with itself and the service', (_name, given) => {
    expect(valueFaults(files, given)).toEqual([]);
    expect(chartFaults(files, given)).toEqual([]);
  });

  it('makes what was asked for and nothing else', () => {
    const always = ['Deployment', 'PodDisruptionBudget', 'Service', 'Service', 'ServiceAccount'];
    expect(kindsOf(NEEDED).sort()).toEqual(always);
    expect(kindsOf({ ...NEEDED, disruptionBudget: { enabled: false } })).not.toContain('PodDisruptionBudget');
    const seen = ['ConfigMap', 'PrometheusRule', 'ServiceMonitor'];
    const asked = ['HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy', ...seen];
    expect(kindsOf(ALL).sort()).toEqual([...always, ...asked].sort());
  });

  it('does not begin without what only the operator knows', () => {
    expect(chartFaults(files, { ...NEEDED, baseUrl: '' })).toEqual(['baseUrl: the public address of the service']);
    expect(chartFaults(files, { baseUrl: NEEDED.baseUrl })).toEqual([expect.stringMatching(/^image\.repository/)]);
  });

  it.each([
    ['2', '1'],
    ['500m', '1'],
    ['1', '1'],
    ['4', '3'],
    ['3500m', '2'],
    [8, '7'],
  ])('with a limit of %s cores has %s worker threads in each lane', (cpu, workers) => {
    const given = { ...NEEDED, resources: { limits: { cpu } } };
    expect([valueFaults(files, given), variableOf(given, 'SVC_WORKERS')]).toEqual([[], workers]);
  });

  it('runs the image by its digest where one is given, whatever the tag', () => {
    const digest = `sha256:${'ab'.repeat(32)}`;
    const image = { ...NEEDED.image, digest };
    expect(podOf({ ...NEEDED, image }).containers[0].image).toBe(`registry.example/svc@${digest}`);
  });

  it('carries the rules and the dashboard as they are in its files', () => {
    const { objects } = renderChart(files, ALL);
    const of = (kind) => objects.find((one) => one.kind === kind);
    expect(of('PrometheusRule').spec).toEqual(load(files.get('files/alerts.yaml')));
    expect(JSON.parse(of('ConfigMap').data['svc.json'])).toEqual(JSON.parse(files.get('files/dashboard.json')));
  });

  it('tells how to see that it is up', () => {
    expect(renderChart(files, NEEDED).notes).toContain('kubectl --namespace market rollout status deployment/shop-svc');
  });
});

describe('the schema of the values', () => {
  it.each([
    ['a misspelt name', { replicas: 3 }],
    ['a secret among the settings', { settings: { SVC_STATE_KEY: 'x' } }],
    ['a name that the chart sets', { settings: { SVC_WORKERS: '3' } }],
    ['a number where Helm would print 1e+06', { settings: { SVC_RATE_KEYED_PER_MINUTE: 1_000_000 } }],
    ['no database', { secret: { required: ['SVC_STATE_KEY'] } }],
    ['a fraction of a core that is not in thousandths', { resources: { limits: { cpu: '1.5' } } }],
    ['metrics beside the operations', { metricsPort: 3000 }],
    ['a digest that is none', { image: { digest: 'sha256:abc' } }],
    ['a grace that the service refuses', { drain: { graceMillis: 6_000 } }],
  ])('refuses %s', (_name, given) => expect(valueFaults(files, { ...NEEDED, ...given })).not.toEqual([]));

  it('must refuse every secret of the service', () => {
    const text = files.get('values.schema.json').replace('"SVC_MPP_SECRET",', '');
    expect(valueFaults(new Map([...files, ['values.schema.json', text]]), NEEDED)).toEqual([
      'the schema lets settings hold SVC_MPP_SECRET',
    ]);
  });
});

describe('a broken chart', () => {
  const DEPLOYMENT = 'templates/deployment.yaml';
  it.each([
    ['a probe of a path that is not there', DEPLOYMENT, '{ path: /ready,', '{ path: /readyz,'],
    ['a probe of another port', DEPLOYMENT, '/ready, port: http', '/ready, port: web'],
    ['a variable that the service does not know', DEPLOYMENT, 'SVC_DATA_DIR', 'SVC_DATA_FOLDER'],
    ['a variable twice', DEPLOYMENT, '- { name: HOST, value: 0.0.0.0 }', '- { name: PORT, value: "80" }'],
    ['an address that nobody reaches', DEPLOYMENT, 'value: 0.0.0.0', 'value: 127.0.0.1'],
    ['a number where a text must be', DEPLOYMENT, 'value: "3000"', 'value: 3000'],
    ['another port than is named', DEPLOYMENT, 'containerPort: 3000', 'containerPort: 8080'],
    ['a misspelt field', DEPLOYMENT, 'terminationGracePeriodSeconds', 'terminationGracePeriod'],
    ['a folder that cannot be written', DEPLOYMENT, 'mountPath: /data', 'mountPath: /var/data'],
    ['a volume that is missing', DEPLOYMENT, '- name: tmp\n', '- name: temporary\n'],
    [
      'a root file system that can be written',
      DEPLOYMENT,
      'readOnlyRootFilesystem: true',
      'readOnlyRootFilesystem: false',
    ],
    [
      'labels that nothing chooses',
      DEPLOYMENT,
      'labels: {{- include "svc.labels" . | nindent 8 }}',
      'labels: { a: b }',
    ],
    ['a secret of another key', DEPLOYMENT, 'key: {{ $key }} }', 'key: OTHER }'],
    ['a block without an end', DEPLOYMENT, '{{- end }}', ''],
    ['a function that Helm may have and the renderer has not', DEPLOYMENT, 'toYaml .', 'toPrettyJson .'],
    ['text that is no YAML', DEPLOYMENT, 'spec:', 'spec: ]'],
    [
      'a selector that changes with a release',
      'templates/_helpers.tpl',
      'kubernetes.io/instance',
      'kubernetes.io/version',
    ],
    ['a secret in the values', 'values.yaml', '    - SVC_MPP_SECRET\n', ''],
    ['a pod that is killed as it drains', 'values.yaml', 'terminationSeconds: 30', 'terminationSeconds: 14'],
    ['no pause before the end', 'values.yaml', 'preStopSeconds: 5', 'preStopSeconds: 0'],
    ['a start that is given half a minute', 'values.yaml', 'failureThreshold: 60', 'failureThreshold: 6'],
    ['an API version that has gone', 'templates/disruptionbudget.yaml', 'policy/v1', 'policy/v1beta1'],
    [
      'an autoscaler of something else',
      'templates/autoscaler.yaml',
      'Deployment, name: {{ include "svc.name" . }}',
      'Deployment, name: other',
    ],
    ['a way to a port that is not there', 'templates/service.yaml', 'targetPort: http', 'targetPort: https'],
    [
      'a way from outside to nothing',
      'templates/ingress.yaml',
      'name: {{ include "svc.name" . }}\n                port',
      'name: other\n                port',
    ],
    ['a scrape of nothing', 'templates/monitoring.yaml', 'component: metrics', 'component: metric'],
  ])('with %s has a fault', (_name, path, from, to) => {
    expect(files.get(path)).toContain(from);
    const broken = new Map([...files, [path, files.get(path).replace(from, to)]]);
    expect(chartFaults(broken, ALL)).not.toEqual([]);
  });
});
