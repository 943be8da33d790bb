import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './config.js';
import { ConfigurationFault } from './configuration-fault.js';
import { VARIABLES } from './variables.js';

const pem = (kind: 'ec' | 'ed25519'): string => {
  const { privateKey } =
    kind === 'ec' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (fault) {
    if (fault instanceof ConfigurationFault) return fault.faults;
    throw fault;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing: every setting has a default', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://127.0.0.1:3000',
      arenaUrl: 'http://127.0.0.1:3000/arena',
      arenaSeed: null,
      dataDir: '.data',
      databaseUrl: null,
      anthropicApiKey: null,
      modelFallback: 'faults',
      modelCallsPerKeyPerDay: 2000,
      trustedProxies: [],
      rateKeylessPerMinute: 60,
      rateKeyedPerMinute: 600,
      tunables: {
        frontierKnob: 0.971,
        peerAspFloor: 0.462,
        outcomePickerBand: 0.068,
        peerSignalingRounds: 3,
        aspStartMarginMax: 0.929,
      },
      warnings: [],
    });
  });

  it('takes an empty text as unset', () =>
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', SVC_BASE_URL: '' })).toEqual(loadConfig({})));

  it('reads what is set', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      SVC_TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32 192.0.2.1',
      SVC_NOTARY_ED25519_PEM: pem('ed25519').replaceAll('\n', '\\n'),
      SVC_KEY_RATES: 'abc=6000, d-e=1',
      SVC_CALLER_SHARE: '100',
    });
    expect(config).toMatchObject({
      port: 8080,
      baseUrl: 'http://localhost:8080',
      trustedProxies: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      keyRates: new Map([
        ['abc', 6000],
        ['d-e', 1],
      ]),
      callerShare: 1,
    });
    expect(config.secrets.notaryEd25519Pem).toContain('PRIVATE KEY-----\n');
    expect(loadConfig({ SVC_BASE_URL: 'https://deals.example/' })).toMatchObject({
      baseUrl: 'https://deals.example',
      arenaUrl: 'https://deals.example/arena',
    });
    expect(loadConfig({ SVC_SECURITY_CONTACT: 'mailto:a@deals.example' }).securityContact).toBe(
      'mailto:a@deals.example',
    );
    expect(loadConfig({ HOST: '::1' }).baseUrl).toBe('http://[::1]:3000');
  });

  it('traces requests where it knows an address for that, and by the names of the standard', () => {
    const base = 'http://collector:4318';
    expect(loadConfig({ OTEL_SERVICE_NAME: 'deals', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeNull();
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${base}/` }).tracing).toEqual({
      url: `${base}/v1/traces`,
      serviceName: 'svc',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    expect(
      loadConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT: base,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
        OTEL_SERVICE_NAME: 'deals',
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '.25',
      }).tracing,
    ).toEqual({ url: 'https://traces.example/in', serviceName: 'deals', sampler: 'traceidratio', ratio: 0.25 });
  });

  it.each(['1.01', '-0.5', '.', '1e-1', 'half'])('takes no %s for a share', (share) =>
    expect(faultsOf({ OTEL_TRACES_SAMPLER_ARG: share })).toEqual([
      `OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1 (it is "${share}")`,
    ]),
  );

  it('reports all faults at once, in the order of the table', () => {
    expect(
      faultsOf({
        SVC_MODEL_FALLBACK: 'sometimes',
        PORT: '70000',
        DATABASE_URL: 'mysql://root:hidden@db',
        SVC_FRONTIER_KNOB: '1.5',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535 (it is "70000")',
      'DATABASE_URL must be a postgres:// or postgresql:// URL',
      'SVC_MODEL_FALLBACK must be one of never, faults, always (it is "sometimes")',
      'SVC_FRONTIER_KNOB must be a number from 0 to 1 (it is "1.5")',
    ]);
  });

  it.each([
    ['PORT', '1e3'],
    ['PORT', '-1'],
    ['SVC_BASE_URL', 'deals.example'],
    ['SVC_BASE_URL', 'ftp://deals.example'],
    ['SVC_BASE_URL', 'https://user:pw@deals.example'],
    ['SVC_BASE_URL', 'https://deals.example/?a=1'],
    ['SVC_SECURITY_CONTACT', 'security@deals.example'],
    ['SVC_SECURITY_CONTACT', 'mailto:a@deals.example\nExpires: never'],
    ['SVC_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['SVC_TRUSTED_PROXIES', 'proxy.internal'],
    ['SVC_TRUSTED_PROXIES', '::/129'],
    ['SVC_BOOTSTRAP_ACCESS_KEY', 'gt_AbCdEfGhIjKlMnOp0123'],
    ['SVC_BOOTSTRAP_ACCESS_KEY', 'svc_short'],
    ['SVC_RATE_KEYLESS_PER_MINUTE', '0'],
    ['SVC_KEY_RATES', 'abc'],
    ['SVC_KEY_RATES', 'abc=0'],
    ['SVC_LIMITS_URL', 'http://limits.internal:6379'],
    ['SVC_DATABASE_TRANSACTIONS', '10'],
    ['SVC_DATABASE_CONNECTIONS', '1'],
    ['SVC_SWEEP_ROWS', '499'],
    ['SVC_CALLER_SHARE', '101'],
    ['SVC_STATE_KEY', 'too short'],
    ['SVC_RECEIPT_ES256_PEM', pem('ed25519')],
    ['SVC_NOTARY_ED25519_PEM', pem('ec')],
    ['SVC_RECEIPT_ES256_PEM', 'no key'],
    ['SVC_PEER_SIGNALING_ROUNDS', '2.5'],
  ])('refuses %s=%j, naming the variable', (name, value) =>
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]),
  );

  it('never repeats a secret in a fault', () => {
    const secrets = Object.entries(VARIABLES)
      .filter(([, { secret }]) => secret)
      .map(([name]) => name);
    expect(secrets).toHaveLength(15);
    expect(faultsOf(Object.fromEntries(secrets.map((name) => [name, 'canary']))).join()).not.toContain('canary');
  });

  it('warns of names that look like settings and are none', () => {
    expect(loadConfig({ SVC_TRUSTED_PROXY: '10.0.0.1', SVC_PARETO_KNOB: '1' }).warnings).toEqual([
      'SVC_PARETO_KNOB is not a setting of this service and is ignored',
      'SVC_TRUSTED_PROXY is not a setting of this service and is ignored',
    ]);
  });

  it('says nothing of the key that a caller keeps in the same shell', () =>
    expect(loadConfig({ SVC_ACCESS_KEY: 'svc_NobodyNobodyNobody01' }).warnings).toEqual([]));
});

describe('a setting', () => {
  /** Every source of the service outside of this folder. */
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'config' || entry.name === 'client' ? [] : sources(path);
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts') ? [readFileSync(path, 'utf8')] : [];
    });

  it('is there because something reads it', () => {
    const text = sources(fileURLToPath(new URL('../..', import.meta.url))).join('\n');
    const { secrets, workers, ...config } = loadConfig({});
    const members = [config, secrets, workers].flatMap((group) => Object.keys(group));
    expect(members.filter((member) => !new RegExp(`\\b${member}\\b`).test(text))).toEqual([]);
  });
});

describe('the operator’s page', () => {
  it('has a row for every setting, with its default and what it does, and no other', () => {
    const page = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|.*$/gm)].map(([row]) => row.replace(/ +/g, ' '));
    expect(rows).toEqual(
      Object.entries(VARIABLES).map(
        ([name, { unset, about }]) =>
          `| \`${name}\` | ${unset === null || unset === '' ? '–' : `\`${unset}\``} | ${about} |`,
      ),
    );
  });
});
