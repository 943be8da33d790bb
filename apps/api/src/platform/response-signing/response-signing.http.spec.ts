import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isLowS } from '@svc/signing';
import { startProbe, SVC_KEY, type ProbeApp } from '../../testing/probe-app.js';
import { rawRequest } from '../../testing/raw-request.js';
import { onWire, verdicts, type WireResponse } from '../../testing/verify-signed.js';
import { isSignedPath } from './signed-paths.js';

let probe: ProbeApp;
beforeAll(async () => {
  probe = await startProbe();
});
afterAll(() => probe.close());

const ALL = { digest: true, signatures: true, sig: true };
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});
const ask = async (path: string, init?: RequestInit, to: ProbeApp = probe): Promise<WireResponse> =>
  onWire(await fetch(to.url + path, init));

describe('every response of a signed path', () => {
  it.each<[number, string, string, RequestInit]>([
    [200, 'an answer', '/v1/policy/probe', post('{"a":1}')],
    [200, 'an answer beyond ASCII', '/v1/policy/read', {}],
    [200, 'an answer to a known key', '/v1/policy/keyed', post('{}', { 'x-svc-key': SVC_KEY })],
    [400, 'a body that is no JSON', '/v1/policy/probe', post('{')],
    [400, 'a refusal of a handler', '/v1/policy/probe', post('{"fail":"fault"}')],
    [401, 'a missing key', '/v1/policy/keyed', post('{}')],
    [404, 'no such operation', '/v1/policy/nothing', {}],
    [404, 'no such receipt operation', '/v1/receipt/nothing', {}],
    [404, 'an address below reply', '/v1/reply/nothing', {}],
    [405, 'another method', '/v1/policy/probe', { method: 'DELETE' }],
    [413, 'a large body', '/v1/policy/probe', post(' '.repeat(1_100_000))],
    [415, 'another content type', '/v1/policy/probe', post('a=1', { 'content-type': 'text/plain' })],
    [422, 'an invalid input', '/v1/policy/probe', post('{"fail":"invalid"}')],
    [500, 'a crash', '/v1/policy/probe', post('{"fail":"crash"}')],
    [
      204,
      'a preflight',
      '/v1/policy/probe',
      { method: 'OPTIONS', headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' } },
    ],
    [200, 'a HEAD request, over its empty content', '/v1/policy/read', { method: 'HEAD' }],
  ])('verifies for %i: %s', async (status, _, path, init) => {
    const response = await ask(path, init);
    expect(response.status).toBe(status);
    expect(await verdicts(response, probe.publicKey)).toEqual(ALL);
    expect(response.headers.get('signature-input')).toMatch(
      /^sig1=\("@status" "content-digest" "content-type"\);created=\d+;keyid="probe-key"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('verifies for 429', async () => {
    const small = await startProbe({ env: { SVC_RATE_KEYLESS_PER_MINUTE: '1' } });
    await ask('/v1/policy/read', {}, small);
    const response = await ask('/v1/policy/read', {}, small);
    expect(response.status).toBe(429);
    expect(await verdicts(response, small.publicKey)).toEqual(ALL);
    await small.close();
  });

  it('does not verify once a byte, the status or the type is another', async () => {
    const response = await ask('/v1/policy/read');
    const body = Uint8Array.from(response.body, (byte, index) => (index === 3 ? byte ^ 1 : byte));
    expect(await verdicts({ ...response, body }, probe.publicKey)).toEqual({ ...ALL, digest: false });
    expect(await verdicts({ ...response, status: 201 }, probe.publicKey)).toEqual({
      digest: true,
      signatures: false,
      sig: false,
    });
    const headers = new Headers([...response.headers, ['content-type', 'text/html']]);
    expect(await verdicts({ ...response, headers }, probe.publicKey)).toEqual({
      digest: true,
      signatures: false,
      sig: false,
    });
  });

  it.each(['/v1/policy/read', '/v1/policy/text'])(
    'is whole, never 304, whatever the caller’s condition on %s',
    async (path) => {
      const future = new Date(Date.now() + 1e6).toUTCString();
      for (const condition of [
        'If-None-Match: *',
        'If-None-Match: W/"5-Lv/1T4AxTvILd4YYFHXzzJ2mJ0w"',
        `If-Modified-Since: ${future}`,
      ]) {
        const answer = await rawRequest(
          probe.url,
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${condition}\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nSignature: sig1=:/);
        expect(answer).not.toMatch(/\r\nETag:/i);
      }
    },
  );

  it('is signed too when the address is sent in absolute form', async () => {
    const answer = await rawRequest(
      probe.url,
      'GET http://other.example/v1/policy/read HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nSignature: sig1=:/);
  });

  it('carries the lower of the two possible signatures', async () => {
    for (let count = 0; count < 40; count += 1) {
      const signature = (await ask('/v1/policy/read')).headers.get('signature') ?? '';
      expect(isLowS(Buffer.from(signature.slice('sig1=:'.length, -1), 'base64'))).toBe(true);
    }
  });
});

describe('signed paths', () => {
  it.each(['/v1/reply', '/v1/reply/', '/v1/policy/check', '/v1/policy/x/y', '/v1/receipt/verify', '/v1/policy'])(
    'include %s',
    (path) => expect(isSignedPath(path)).toBe(true),
  );
  it.each(['/', '/health', '/v1/replyx', '/v1/pilot/request', '/v1/policyx/check', '/v1/practice/buyer', '/v2/reply'])(
    'leave out %s',
    (path) => expect(isSignedPath(path)).toBe(false),
  );

  it('are the only ones whose responses carry a signature', async () => {
    expect((await ask('/health')).headers.get('signature')).toBeNull();
    expect((await ask('/V1/Policy/Read')).status).toBe(404);
  });
});
