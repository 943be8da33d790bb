/** What is wrong with a compose file: in itself, with what it mounts, and with the settings of the service. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { loadConfig } from '../../apps/api/src/platform/config/config.js';
import { VARIABLES } from '../../apps/api/src/platform/config/variables.js';
import { EXIT_WITHIN_MILLIS } from '../../apps/api/src/platform/drain/shut-down-on-signal.js';
import { environmentOf, readDockerfile, valuesOf } from '../dockerfile.mjs';

const SAMPLE_KEY = 'svc_ATrialATrialATrial01';
const seconds = (text) => Number(/^(\d+)s$/.exec(text ?? '')?.[1] ?? NaN);

/** Reads a compose file; `<<` is of the version of YAML that Docker reads. */
export const readCompose = (text) => load(text, { schema: YAML11_SCHEMA });

/** Faults of a file that stands in a folder; none where it would do what it says, as far as that can be read. */
export function composeFaults(text, folder) {
  let file;
  try {
    file = readCompose(text);
  } catch (fault) {
    return [fault.message];
  }
  return Object.entries(file.services).flatMap(([name, service]) => [
    ...placeFaults(name, service, file, folder),
    ...(service.build === undefined ? [] : settingFaults(name, service, folder)),
  ]);
}

/** What is named is there: services, volumes, networks, files. */
function placeFaults(name, service, { services, volumes = {}, networks = {} }, folder) {
  const faults = [];
  for (const other of Object.keys(service.depends_on ?? {})) {
    const { condition } = service.depends_on[other];
    if (services[other] === undefined) faults.push(`${name} waits for ${other}, which is not there`);
    else if (condition === 'service_healthy' && !tellsHealth(services[other], folder))
      faults.push(`${name} waits for the health of ${other}, which tells none`);
  }
  for (const mount of service.volumes ?? []) {
    const [source] = mount.split(':');
    const isThere = source.startsWith('.') ? existsSync(join(folder, source)) : source in volumes;
    if (!isThere) faults.push(`${name} mounts ${source}, which is not there`);
  }
  for (const one of service.networks ?? []) if (!(one in networks)) faults.push(`there is no network ${one}`);
  for (const port of service.ports ?? [])
    if (!/^127\.0\.0\.1:\d+:\d+$/.test(port)) faults.push(`${name} is open to the network on ${port}`);
  return faults;
}

const dockerfileOf = ({ build }, folder) =>
  readDockerfile(readFileSync(join(folder, build, 'Dockerfile'), 'utf8')).at(-1);

const tellsHealth = (service, folder) =>
  service.healthcheck !== undefined ||
  (service.build !== undefined && valuesOf(dockerfileOf(service, folder), 'HEALTHCHECK').length > 0);

/** The configuration of an instance, with what the image sets beneath what the file sets. */
export function configOf(service, folder) {
  const image = environmentOf(dockerfileOf(service, folder));
  const asked = Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [name, value.startsWith('${') ? SAMPLE_KEY : value]),
  );
  return loadConfig({ ...image, ...asked });
}

function settingFaults(name, service, folder) {
  const faults = Object.keys(service.environment)
    .filter((one) => VARIABLES[one] === undefined)
    .map((one) => `${name}: ${one} is no variable of the service`);
  try {
    const config = configOf(service, folder);
    faults.push(...config.warnings.map((warning) => `${name}: ${warning}`));
    if (config.host !== '0.0.0.0') faults.push(`${name} listens to itself`);
  } catch (fault) {
    faults.push(`${name}: ${fault.message}`);
  }
  const grace = seconds(service.stop_grace_period ?? '10s');
  if (!(grace * 1000 > EXIT_WITHIN_MILLIS)) faults.push(`${name} is killed before it has drained`);
  return faults;
}

/** What is wrong between instances and the balancer in front of them. */
export function balancerFaults(text, caddyfile, folder) {
  const { services, networks } = readCompose(text);
  const instances = Object.entries(services).filter(([, { build }]) => build !== undefined);
  const faults = instances.length < 2 ? ['there are not two instances'] : [];
  const upstreams = (/reverse_proxy ([^{]*)\{/.exec(caddyfile)?.[1] ?? '').trim().split(/\s+/);
  const expected = instances.map(([name, one]) => `${name}:${configOf(one, folder).port}`);
  if (String(upstreams) !== String(expected)) faults.push(`the balancer leads to ${upstreams}, not to ${expected}`);
  if (!/health_uri \/ready$/m.test(caddyfile)) faults.push('the balancer does not ask /ready');
  const every = seconds(/health_interval (\S+)/.exec(caddyfile)?.[1]);
  const subnet = networks.inside.ipam.config[0].subnet;
  for (const [name, one] of instances) {
    const { drainGraceMillis, trustedProxies } = configOf(one, folder);
    if (!(drainGraceMillis > every * 1000)) faults.push(`${name} closes before the balancer has heard of it`);
    if (!trustedProxies.includes(subnet)) faults.push(`${name} takes all callers for the balancer`);
    if (String(one.volumes) !== String(instances[0][1].volumes)) faults.push(`${name} has secrets of its own`);
    if (JSON.stringify(one.environment) !== JSON.stringify(instances[0][1].environment))
      faults.push(`${name} has other settings`);
    if (one.ports !== undefined) faults.push(`${name} is reached past the balancer`);
  }
  const outside = services.balancer.ports[0].split(':');
  if (!caddyfile.includes(`:${outside[2]} {`)) faults.push('the balancer listens on another port');
  for (const [name, one] of instances)
    if (!configOf(one, folder).baseUrl.endsWith(`:${outside[1]}`)) faults.push(`${name} tells another address`);
  return faults;
}
