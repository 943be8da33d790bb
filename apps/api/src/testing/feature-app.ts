import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type, ValueProvider } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type {
  OpenApiDocument,
  RequestCollection,
  CompiledPolicyResult,
  PracticeResult,
  ReplyOffer,
  ReplyResult,
  TemplatesResult,
  UcpProfile,
  ValidationFault,
  VerifyResult,
} from '@svc/contracts';
import type { Policy } from '@svc/policy-rules';
import type { Receipt } from '@svc/receipts';
import { createApp } from '../create-app.js';
import { ACCESS_KEYS, type AccessKey } from '../platform/access/access-keys.js';
import { systemRandomBytes } from '../platform/clock/clock.js';
import { loadConfig } from '../platform/config/config.js';
import { makeLogger } from '../platform/logging/logger.js';
import { builtinModel } from '../platform/model/builtin-model.js';
import { MODEL } from '../platform/model/model.port.js';
import { SecretStore } from '../platform/secrets/secret-store.js';
import { STATE_SEALER } from '../platform/secrets/secrets.js';
import { createStateSealer, STATE_KEY_BYTES } from '@svc/node-runtime';
import { loadSigningKeys } from '../platform/signing-keys/load-signing-keys.js';
import type { PublicJwk } from '@svc/signing';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';
import { WORKER_FILE } from '../platform/workers/worker-file.js';
import { bundledWorkerFile } from './worker-bundle.js';

/** A key of each kind that the application knows. */
export const SVC_KEY = 'svc_FeatureFeatureFeature01';
export const GT_KEY = 'gt_FeatureFeatureFeature02';

/** A running service without a database. */
export interface FeatureApp {
  readonly app: NestExpressApplication;
  readonly url: string;
  readonly keys: SigningKeys;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts JSON; `key` goes into X-SVC-Key. */
  post(path: string, body: unknown, key?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** A response, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: AnswerBody;
}

/**
 * The members of all bodies together: a test knows which operation it has called, and says what it expects. Empty where
 * the body is not JSON.
 */
export type AnswerBody = Omit<ReplyResult, 'offer' | 'receipt'> &
  TemplatesResult &
  Omit<CompiledPolicyResult, 'policy'> &
  VerifyResult &
  Omit<PracticeResult, 'done' | 'intent'> &
  Omit<UcpProfile, 'keys'> &
  Pick<OpenApiDocument, 'openapi' | 'servers' | 'paths'> &
  RequestCollection & {
    offer: ReplyOffer;
    receipt: Receipt;
    policy: Policy;
    detail: ValidationFault[];
    keys: PublicJwk[];
    $id: string;
  };

/** Starts features on a free port, with keys and secrets of their own. */
export async function startFeatures(
  modules: readonly Type[],
  overrides: readonly ValueProvider[] = [],
): Promise<FeatureApp> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-features-'));
  const keys = await loadSigningKeys({}, new SecretStore(folder));
  const known: Record<string, AccessKey> = {
    [SVC_KEY]: { id: 'one', kind: 'svc' },
    [GT_KEY]: { id: 'two', kind: 'gt' },
  };
  const config = loadConfig({
    SVC_DATA_DIR: folder,
    SVC_RATE_KEYLESS_PER_MINUTE: '100000',
    SVC_RATE_KEYED_PER_MINUTE: '100000',
    SVC_LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, {
    logger: makeLogger(config),
    modules,
    overrides: [
      { provide: SIGNING_KEYS, useValue: keys },
      { provide: ACCESS_KEYS, useValue: { find: (key: string) => Promise.resolve(known[key] ?? null) } },
      { provide: STATE_SEALER, useValue: createStateSealer([systemRandomBytes(STATE_KEY_BYTES)], systemRandomBytes) },
      { provide: MODEL, useValue: builtinModel },
      { provide: WORKER_FILE, useValue: bundledWorkerFile },
      ...overrides,
    ],
  });
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`;
  return {
    app,
    url,
    keys,
    get: async (path, headers = {}) => read(await fetch(url + path, { headers })),
    post: async (path, body, key) =>
      read(
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { 'x-svc-key': key }) },
          body: JSON.stringify(body),
        }),
      ),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? (JSON.parse(text) as AnswerBody) : ({} as AnswerBody),
  };
}
