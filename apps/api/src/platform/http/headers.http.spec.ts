import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProbe, type ProbeApp } from '../../testing/probe-app.js';
import { rawRequest } from '../../testing/raw-request.js';

let probe: ProbeApp;
beforeAll(async () => {
  probe = await startProbe();
});
afterAll(() => probe.close());

describe('a script of another origin', () => {
  it.each(['/health', '/v1/policy/read', '/v1/policy/nothing'])(
    'may read the answer of %s and all that verifying it needs',
    async (path) => {
      const { headers } = await fetch(probe.url + path, { headers: { origin: 'https://shop.example' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const exposed = (headers.get('access-control-expose-headers') ?? '').split(', ');
      expect(exposed).toEqual(
        expect.arrayContaining([
          'Signature',
          'Signature-Input',
          'Content-Digest',
          'Retry-After',
          'RateLimit',
          'RateLimit-Policy',
          'ETag',
          'X-GT-Recommendation-Id',
          'WWW-Authenticate',
          'Payment-Receipt',
          'MCP-Protocol-Version',
        ]),
      );
    },
  );

  it('is told by a preflight that keys may be sent, without being counted', async () => {
    const preflight = await fetch(`${probe.url}/v1/policy/probe`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-svc-key,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('OPTIONS, POST');
    const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        ...['Content-Type', 'Authorization', 'X-SVC-Key', 'X-API-Key', 'Idempotency-Key'],
        ...['traceparent', 'tracestate', 'baggage'],
      ]),
    );
    expect(preflight.headers.get('ratelimit')).toBeNull();
    expect((await fetch(`${probe.url}/v1/policy/nothing`, { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('every response', () => {
  it('has a request id: a new one, or the caller’s where that is sane', async () => {
    const idFor = async (id?: string): Promise<string | null> =>
      (await fetch(`${probe.url}/health`, { headers: id === undefined ? {} : { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idFor()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('order-7.part:2')).toBe('order-7.part:2');
    for (const unfit of [
      'short',
      'x'.repeat(65),
      'with space inside',
      '<script>alert(1)',
      'svc_S3cretS3cretS3cretS3cret',
    ])
      expect(await idFor(unfit)).not.toBe(unfit);
  });

  it(
    'keeps browsers from guessing, framing and fetching ' + 'from elsewhere, and does not name what serves it',
    async () => {
      const { headers } = await fetch(`${probe.url}/health`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/https?:|upgrade-insecure/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('asks for HTTPS only where the service is published under it', async () => {
    const secure = await startProbe({ env: { SVC_BASE_URL: 'https://deals.example' } });
    expect((await fetch(`${secure.url}/health`)).headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    await secure.close();
  });
});

describe('an answer to a call', () => {
  it.each([
    ['GET', '/health', 200],
    ['POST', '/v1/policy/probe', 200],
    ['GET', '/nothing', 404],
    ['DELETE', '/health', 405],
  ])(
    'has no entity tag, which would name nothing that a client could ask for again: %s %s',
    async (method, path, status) => {
      const response = await fetch(probe.url + path, { method });
      expect([response.status, response.headers.get('etag')]).toEqual([status, null]);
    },
  );
});

describe('the methods of the server', () => {
  it('are told as a whole to OPTIONS *', async () => {
    const answer = await rawRequest(probe.url, 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 204 [\s\S]*\r\nAllow: GET, HEAD, OPTIONS, POST\r\n/);
  });

  it.each(['FOO', 'get', 'PROPFINDER'])('end with the known ones: %s is 501', async (method) => {
    const answer = await rawRequest(probe.url, `${method} /health HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(
      /^HTTP\/1\.1 501 Not Implemented[\s\S]*\{"detail":"this method is not known","code":"not_implemented"\}/,
    );
  });
});

describe('what is not even HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Y: ${'z'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /v1/policy/probe HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length beside chunks',
      'POST /v1/policy/probe HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('is refused with a reason: %s', async (_, text, status) => {
    const answer = await rawRequest(probe.url, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\\{"detail":"`));
  });
});

it('two Host lines are refused with 400: what stands before the service may have believed the other one', async () => {
  const ask = (hosts: string): Promise<string> =>
    rawRequest(probe.url, `GET /v1/policy/read HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await ask('Host: a.example\r\nhost: b.example\r\n')).toMatch(/^HTTP\/1\.1 400 .*one Host line/s);
  expect(await ask('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
