/** What is wrong with a chart: with its values, with each object by itself, and between them and the service. */
import Ajv from 'ajv';
import { load } from 'js-yaml';
import { HEALTH, READY } from '@svc/contracts';
import { loadConfig } from '../../apps/api/src/platform/config/config.js';
import { VARIABLES } from '../../apps/api/src/platform/config/variables.js';
import { EXIT_WITHIN_MILLIS } from '../../apps/api/src/platform/drain/shut-down-on-signal.js';
import { KINDS } from './kinds.mjs';
import { layValues, renderChart } from './render-chart.mjs';

const ajv = new Ajv({ allErrors: true, strict: false });
const SECRETS = Object.keys(VARIABLES).filter((name) => VARIABLES[name].secret);
/** Names that the chart sets from values of its own. */
const SET_BY_CHART = ['SVC_METRICS_PORT', 'SVC_BASE_URL', 'SVC_DATA_DIR', 'SVC_WORKERS', 'SVC_DRAIN_GRACE_MILLIS'];

const said = (where, errors) => (errors ?? []).map((one) => `${where}${one.instancePath}: ${one.message}`);

/** What the schema of the values says against them. */
export function valueFaults(files, given) {
  const schema = JSON.parse(files.get('values.schema.json'));
  const check = ajv.compile(schema);
  const faults = check(layValues(load(files.get('values.yaml')), given)) ? [] : said('values', check.errors);
  const refused = schema.properties.settings.propertyNames.not.enum;
  const missing = [...SECRETS, ...SET_BY_CHART].filter((name) => !refused.includes(name));
  return [...faults, ...missing.map((name) => `the schema lets settings hold ${name}`)];
}

/** Every fault of what a chart renders to. */
export function chartFaults(files, given) {
  let objects;
  try {
    ({ objects } = renderChart(files, given));
  } catch (fault) {
    return [fault.message];
  }
  const single = objects.flatMap((one) => objectFaults(one));
  if (single.length > 0) return single;
  const deployment = objects.find(({ kind }) => kind === 'Deployment');
  if (deployment === undefined) return ['there is no Deployment'];
  return [
    ...nameFaults(objects),
    ...selectorFaults(objects, deployment),
    ...portFaults(objects, deployment),
    ...podFaults(deployment.spec.template.spec),
    ...environmentFaults(deployment.spec.template.spec.containers[0]),
    ...objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler').flatMap((one) => scaleFaults(one, deployment)),
  ];
}

function objectFaults(one) {
  const known = KINDS[`${one.apiVersion} ${one.kind}`];
  if (known === undefined) return [`no object is known as ${one.apiVersion} ${one.kind}`];
  const check = ajv.compile(known);
  return check(one) ? [] : said(`${one.kind} `, check.errors);
}

function nameFaults(objects) {
  const seen = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  return seen.filter((one, at) => seen.indexOf(one) !== at).map((one) => `${one} is there twice`);
}

const matches = (selector, labels) => Object.entries(selector).every(([key, value]) => labels[key] === value);

/** Everything that chooses pods chooses those of the Deployment; a ServiceMonitor chooses a Service. */
function selectorFaults(objects, { spec }) {
  const labels = spec.template.metadata.labels;
  const chosen = [
    ['Deployment', spec.selector.matchLabels],
    ['spread', spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels],
  ];
  for (const one of objects) {
    if (one.kind === 'Service') chosen.push([one.kind, one.spec.selector]);
    if (one.kind === 'PodDisruptionBudget') chosen.push([one.kind, one.spec.selector.matchLabels]);
    if (one.kind === 'NetworkPolicy') chosen.push([one.kind, one.spec.podSelector.matchLabels]);
  }
  const faults = chosen.filter(([, selector]) => !matches(selector, labels)).map(([what]) => `${what} chooses no pod`);
  const volatile = Object.keys(spec.selector.matchLabels).filter((key) => /version|managed-by/.test(key));
  const services = objects.filter(({ kind }) => kind === 'Service');
  const unseen = objects
    .filter(({ kind }) => kind === 'ServiceMonitor')
    .filter(({ spec: { selector, endpoints } }) => {
      const found = services.filter(({ metadata }) => matches(selector.matchLabels, metadata.labels));
      return found.length !== 1 || found[0].spec.ports.every(({ name }) => name !== endpoints[0].port);
    });
  return [
    ...faults,
    ...volatile.map((key) => `the selector holds ${key}, which an upgrade changes`),
    ...unseen.map(() => 'ServiceMonitor chooses no Service with its port'),
  ];
}

/** Ports that are named lead to a port of the container. */
function portFaults(objects, { spec, metadata }) {
  const { ports, startupProbe, livenessProbe, readinessProbe } = spec.template.spec.containers[0];
  const named = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.port);
  for (const one of objects) {
    if (one.kind === 'Service') named.push(...one.spec.ports.map(({ targetPort }) => targetPort));
    if (one.kind === 'NetworkPolicy')
      named.push(...one.spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)));
  }
  const faults = named.filter((name) => ports.every((port) => port.name !== name)).map((name) => `no port is ${name}`);
  const account = spec.template.spec.serviceAccountName;
  if (!objects.some(({ kind, metadata: { name } }) => kind === 'ServiceAccount' && name === account))
    faults.push(`there is no ServiceAccount ${account}`);
  const services = objects.filter(({ kind }) => kind === 'Service').map((one) => one.metadata.name);
  if (!services.includes(metadata.name)) faults.push(`there is no Service ${metadata.name}`);
  return [
    ...faults,
    ...objects.filter(({ kind }) => kind === 'Ingress').flatMap((one) => ingressFaults(one, services)),
  ];
}

function ingressFaults({ spec }, services) {
  const named = spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
  return named.filter((name) => !services.includes(name)).map((name) => `Ingress leads to no Service ${name}`);
}

/** Probes ask what the service answers; a pod has the time that it needs to drain; what it writes to is there. */
function podFaults({ containers: [container], terminationGracePeriodSeconds, volumes }) {
  const { startupProbe, livenessProbe, readinessProbe, lifecycle, volumeMounts } = container;
  const faults = [];
  for (const [name, probe, path] of [
    ['startupProbe', startupProbe, HEALTH.path],
    ['livenessProbe', livenessProbe, HEALTH.path],
    ['readinessProbe', readinessProbe, READY.path],
  ])
    if (probe.httpGet.path !== path) faults.push(`${name} asks ${probe.httpGet.path}, not ${path}`);
  const pauseSeconds = Number(lifecycle.preStop.exec.command[1]);
  if (!(pauseSeconds >= readinessProbe.periodSeconds)) faults.push('preStop is shorter than a readiness period');
  if (!(terminationGracePeriodSeconds >= pauseSeconds + EXIT_WITHIN_MILLIS / 1000))
    faults.push('a pod is killed before it has drained');
  if (startupProbe.periodSeconds * startupProbe.failureThreshold < 60)
    faults.push('a start on a busy node takes 35 s, and is given less than 60');
  if (livenessProbe.periodSeconds * livenessProbe.failureThreshold <= 30)
    faults.push('a pod is killed before its own watchdog has spoken');
  const mounted = volumeMounts.filter(({ name }) => volumes.every((volume) => volume.name !== name));
  return [...faults, ...mounted.map(({ name }) => `there is no volume ${name}`)];
}

const SAMPLES = { DATABASE_URL: 'postgresql://user:word@database/svc' };

/** The service takes every variable as it is set, and secrets come from the Secret alone. */
function environmentFaults({ env, ports, volumeMounts }) {
  const names = env.map(({ name }) => name);
  const faults = names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is set twice`);
  for (const { name, value, valueFrom } of env) {
    if (VARIABLES[name] === undefined) faults.push(`${name} is no variable of the service`);
    else if (VARIABLES[name].secret && value !== undefined) faults.push(`${name} is a secret and stands in the chart`);
    else if (!VARIABLES[name].secret && valueFrom !== undefined) faults.push(`${name} is no secret`);
    if (valueFrom !== undefined && valueFrom.secretKeyRef.key !== name) faults.push(`${name} is read from another key`);
  }
  for (const name of SECRETS) if (!names.includes(name)) faults.push(`${name} cannot be given`);
  const set = Object.fromEntries(env.map(({ name, value }) => [name, value ?? SAMPLES[name] ?? '']));
  try {
    const config = loadConfig(set);
    faults.push(...config.warnings);
    const at = (name) => ports.find((port) => port.name === name)?.containerPort;
    if (config.port !== at('http') || config.metricsPort !== at('metrics')) faults.push('it listens on other ports');
    if (!volumeMounts.some(({ mountPath }) => config.dataDir.startsWith(`${mountPath}/`)))
      faults.push('the data folder cannot be written');
    if (config.host !== '0.0.0.0') faults.push('nobody reaches it');
  } catch (fault) {
    faults.push(fault.message);
  }
  return faults;
}

function scaleFaults({ spec }, { metadata, spec: { replicas } }) {
  const faults = spec.scaleTargetRef.name === metadata.name ? [] : ['the autoscaler scales something else'];
  if (spec.minReplicas > spec.maxReplicas) faults.push('the autoscaler has more at least than at most');
  if (replicas !== undefined) faults.push('an upgrade would undo what the autoscaler did');
  return faults;
}
