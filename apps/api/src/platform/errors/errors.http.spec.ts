import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProbe, SVC_KEY, type ProbeApp } from '../../testing/probe-app.js';

let probe: ProbeApp;
beforeAll(async () => {
  probe = await startProbe();
});
afterAll(() => probe.close());

const send = (fail: string): Promise<Response> =>
  fetch(`${probe.url}/v1/policy/probe`, {
    method: 'POST',
    body: JSON.stringify({ fail }),
    headers: { 'content-type': 'application/json', 'x-svc-key': SVC_KEY },
  });

describe('a refusal', () => {
  it('is {detail, code} with a sentence', async () => {
    const response = await send('fault');
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'refused by the probe', code: 'request_refused' },
    ]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is {detail} with a list where the input does not fit', async () => {
    const response = await send('invalid');
    expect([response.status, await response.json()]).toEqual([
      422,
      { detail: [{ loc: ['body', 'x'], msg: 'missing', type: 'missing', input: null, ctx: {} }] },
    ]);
  });

  it.each([
    '/nothing',
    '/v1/nothing',
    '/v1/policy/read/more',
    '/v1/fetch',
    '//v1/policy/read',
    '/%00',
    '/v1/policy/%72ead',
  ])('is 404 where nothing is: %s', async (path) => {
    const response = await fetch(probe.url + path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { detail: 'there is nothing at this address', code: 'not_found' },
    ]);
  });

  it('is 400 where an address has a broken escape', async () => {
    const response = await fetch(`${probe.url}/v1/plain/%E0%A4%A`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: 'the request cannot be read', code: 'request_refused' });
  });

  it('is 405 with Allow where another method is answered', async () => {
    const response = await fetch(`${probe.url}/v1/plain/x`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await response.json()).toEqual({
      detail: 'PUT is not possible here; allowed: GET, HEAD, OPTIONS',
      code: 'method_not_allowed',
    });
  });
});

describe('HEAD', () => {
  it('is 405 with Allow at an address that only POST is answered at', async () => {
    const response = await fetch(`${probe.url}/v1/policy/probe`, { method: 'HEAD' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
  });

  it('is answered as GET is, and is 404 where nothing is', async () => {
    const statuses = await Promise.all(
      ['/v1/policy/read', '/v1/nothing'].map(
        async (path) => (await fetch(probe.url + path, { method: 'HEAD' })).status,
      ),
    );
    expect(statuses).toEqual([200, 404]);
  });
});

describe('a fault of our own', () => {
  it('tells the caller nothing but the id under which the log has it whole', async () => {
    const response = await send('crash');
    const id = response.headers.get('x-request-id');
    expect([response.status, await response.json()]).toEqual([
      500,
      { detail: 'internal error', code: 'internal_error', request_id: id },
    ]);
    const line = probe
      .log()
      .split('\n')
      .find((entry) => entry.includes('request failed') && entry.includes(String(id)));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'error',
      err: { type: 'Error', stack: expect.stringContaining('probe.module') },
    });
  });

  it('does not bring keys or addresses of people into the log', async () => {
    await send('crash');
    expect(probe.log()).toContain('a secret [key] of [email]');
    expect(probe.log()).not.toMatch(/S3cretS3cret|someone@example|ProbeProbe/);
  });
});
