import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS, type OperationRecord } from '@svc/contracts';
import { LiveInputs } from './testing/live-inputs.js';
import { startService, type RunningService } from './testing/service.js';
import { onWire, verdicts } from './testing/verify-signed.js';

const SIGNED = OPERATIONS.filter(({ signed }) => signed);
const ALL = { digest: true, signatures: true, sig: true };
const json = { 'content-type': 'application/json' };

let service: RunningService;
let limited: RunningService;
beforeAll(async () => {
  [service, limited] = [await startService(), await startService({ env: { SVC_RATE_KEYLESS_PER_MINUTE: '1' } })];
  await fetch(`${limited.url}/v1/policy/templates`);
});
afterAll(async () => {
  await service.stop();
  await limited.stop();
});

/** The key under which a response says it is signed, as the profile publishes it. */
async function publishedKey(url: string, headers: Headers): Promise<KeyObject> {
  const keyid = /keyid="([^"]+)"/.exec(headers.get('signature-input') ?? '')?.[1];
  const { keys } = (await (await fetch(`${url}/.well-known/ucp`)).json()) as { keys: (JsonWebKey & { kid: string })[] };
  return createPublicKey({ key: keys.find(({ kid }) => kid === keyid) ?? {}, format: 'jwk' });
}

/** A request of an operation that is answered with `status`, where the operation can be. */
async function requestFor(record: OperationRecord, status: number): Promise<RequestInit | null> {
  const { method, input, access, examples } = record;
  const key: Record<string, string> = access === 'svc_key' ? { 'x-svc-key': service.key } : {};
  if (status === 200) {
    const sent = await new LiveInputs(service.key).of(record, service.url, examples[0]?.input ?? null);
    return sent ? { method, headers: { ...json, ...key }, body: JSON.stringify(sent) } : { method, headers: key };
  }
  if (status === 429) return input ? { method, headers: json, body: '{}' } : { method };
  if (status === 401) return access === 'open' ? null : { method, headers: json, body: '{}' };
  if (input === null) return null;
  return { method, headers: { ...json, ...key }, body: status === 400 ? '{' : '{}' };
}

const cases = SIGNED.flatMap((record) =>
  [200, 400, 401, 422, 429].flatMap((status) => {
    const possible =
      status === 429 || status === 200 || (record.input !== null && (status !== 401 || record.access !== 'open'));
    return possible ? [[status, `${record.method} ${record.path}`, record] as const] : [];
  }),
);

describe('a signed operation', () => {
  it('is each of policy, reply, stock and receipt', () => {
    expect(SIGNED.map(({ path }) => path).sort()).toEqual([
      '/v1/policy/backtest',
      '/v1/policy/check',
      '/v1/policy/compile',
      '/v1/policy/seal',
      '/v1/policy/sealed',
      '/v1/policy/templates',
      '/v1/receipt/verify',
      '/v1/reply',
      '/v1/reply/decide',
      '/v1/reply/standing',
      '/v1/stock/release',
    ]);
    expect(
      OPERATIONS.filter(
        ({ path, signed }) => /^\/v1\/(policy|receipt|reply|stock)\/|^\/v1\/reply$/.test(path) !== signed,
      ),
    ).toEqual([]);
  });

  it.each(cases)('verifies with outside packages under the published key for %i of %s', async (status, _, record) => {
    const { url } = status === 429 ? limited : service;
    const response = await onWire(await fetch(url + record.path, (await requestFor(record, status)) ?? {}));
    expect(response.status).toBe(status);
    expect(await verdicts(response, await publishedKey(url, response.headers))).toEqual(ALL);
  });
});
