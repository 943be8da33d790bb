import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { ROOT } from '../install.mjs';
import { balancerFaults, composeFaults, configOf, readCompose } from './check-compose.mjs';

const HERE = import.meta.dirname;
const one = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const two = readFileSync(join(HERE, 'docker-compose.yml'), 'utf8');
const caddyfile = readFileSync(join(HERE, 'Caddyfile'), 'utf8');

describe('the trial of one instance', () => {
  it('names what is there, and settings that the service takes', () => {
    expect(composeFaults(one, ROOT)).toEqual([]);
  });
});

describe('the trial of two instances', () => {
  it('names what is there, and settings that the service takes', () => expect(composeFaults(two, HERE)).toEqual([]));

  it('has two alike behind a balancer that hears of their end', () =>
    expect(balancerFaults(two, caddyfile, HERE)).toEqual([]));

  it('shows metrics where Prometheus looks for them', () => {
    const { services } = readCompose(two);
    const { scrape_configs: jobs, rule_files: rules } = load(readFileSync(join(HERE, 'prometheus.yml'), 'utf8'));
    const instances = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(jobs[0].static_configs[0].targets).toEqual(
      instances.map(([name, service]) => `${name}:${configOf(service, HERE).metricsPort}`),
    );
    const mounted = services.prometheus.volumes.map((mount) => mount.split(':')[1]);
    expect(mounted).toEqual(expect.arrayContaining(rules));
  });

  it.each([
    ['a variable that the service does not know', 'SVC_BASE_URL:', 'SVC_BASE_ADDRESS:'],
    ['a value that it does not take', "'3000'", "'9000'"],
    ['no time to drain', 'stop_grace_period: 15s', 'stop_grace_period: 5s'],
    ['a volume that is not there', 'data: {} }', 'others: {} }'],
    ['a file that is not there', './Caddyfile:', './Caddy:'],
    ['a service that is not there', '{ database: { condition', '{ postgres: { condition'],
    ['a network that is not there', 'inside: { ipam', 'outside: { ipam'],
    ['a port that is open to all', '127.0.0.1:9090:9090', '9090:9090'],
    ['an instance that listens to itself', 'HOST: 0.0.0.0', 'HOST: 127.0.0.1'],
    ['text that is no YAML', 'services:', 'services: ]'],
  ])('broken by %s has a fault', (_name, from, to) => {
    expect(two).toContain(from);
    expect(composeFaults(two.replace(from, to), HERE)).not.toEqual([]);
  });

  it.each([
    ['a balancer that leads elsewhere', two, caddyfile.replace('api-b:3000', 'api-b:8080')],
    ['a balancer that asks for life alone', two, caddyfile.replace('/ready', '/health')],
    ['an end that nobody hears of', two.replace("'3000'", "'300'"), caddyfile],
    ['all callers taken for one', two.replace('PROXIES: 172.30.7', 'PROXIES: 172.30.8'), caddyfile],
    ['an address that is not the balancer’s', two.replace('127.0.0.1:3000:80', '127.0.0.1:8080:80'), caddyfile],
    [
      'secrets apart',
      two.replace('api-b:\n    <<: *api', "api-b:\n    <<: *api\n    volumes: ['database:/data']"),
      caddyfile,
    ],
  ])('with %s has a fault', (_name, text, balancer) => expect(balancerFaults(text, balancer, HERE)).not.toEqual([]));
});
