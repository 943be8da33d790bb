import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { ValueProvider } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DestinationStream } from 'pino';
import { createApp } from '../create-app.js';
import { ACCESS_KEYS, type AccessKey } from '../platform/access/access-keys.js';
import { CLOCK } from '../platform/clock/clock.js';
import { loadConfig } from '../platform/config/config.js';
import { makeLogger } from '../platform/logging/logger.js';
import { SIGNING_KEYS } from '../platform/signing-keys/signing-keys.js';
import { ProbeModule } from './probe.module.js';

/** A key of each kind that the probe application knows. */
export const SVC_KEY = 'svc_ProbeProbeProbeProbe01';
export const GT_KEY = 'gt_ProbeProbeProbeProbe02';

/** A running platform with probes instead of features. */
export interface ProbeApp {
  readonly app: NestExpressApplication;
  readonly url: string;
  readonly publicKey: KeyObject;
  readonly kid: string;
  /** Moves its clock. */
  advance(millis: number): void;
  /** Everything that it logged. */
  log(): string;
  close(): Promise<void>;
}

/** What a test may want otherwise. */
export interface ProbeOptions {
  readonly env?: Record<string, string>;
  readonly overrides?: readonly ValueProvider[];
  readonly startMillis?: number;
}

/** Starts a platform on a free port, with a key pair and a clock of its own. */
export async function startProbe({
  env = {},
  overrides = [],
  startMillis = Date.now(),
}: ProbeOptions = {}): Promise<ProbeApp> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const known: Record<string, AccessKey> = {
    [SVC_KEY]: { id: 'one', kind: 'svc' },
    [GT_KEY]: { id: 'two', kind: 'gt' },
  };
  const lines: string[] = [];
  const destination: DestinationStream = { write: (line) => void lines.push(line) };
  let nowMillis = startMillis;
  const app = await createApp(loadConfig({ SVC_RATE_KEYLESS_PER_MINUTE: '100000', ...env }), {
    logger: makeLogger({ logLevel: 'info' }, destination),
    modules: [ProbeModule],
    overrides: [
      { provide: SIGNING_KEYS, useValue: { es256: { kid: 'probe-key', privateKey } } },
      { provide: ACCESS_KEYS, useValue: { find: (key: string) => Promise.resolve(known[key] ?? null) } },
      { provide: CLOCK, useValue: { nowMillis: () => nowMillis } },
      ...overrides,
    ],
  });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  return {
    app,
    publicKey,
    kid: 'probe-key',
    url: `http://127.0.0.1:${port}`,
    advance: (millis) => {
      nowMillis += millis;
    },
    log: () => lines.join(''),
    close: () => app.close(),
  };
}
