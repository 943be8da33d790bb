import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GT_KEY, startProbe, SVC_KEY, type ProbeApp } from '../../testing/probe-app.js';
import { headerKey } from './header-key.js';

let probe: ProbeApp;
beforeAll(async () => {
  probe = await startProbe();
});
afterAll(() => probe.close());

const call = (headers: Record<string, string>, path = '/v1/policy/keyed'): Promise<Response> =>
  fetch(probe.url + path, { method: 'POST', headers });

/** What RFC 6750 says of a token that was sent and is not good; a request without one is told of no error. */
const UNKNOWN = 'Bearer realm="svc", error="invalid_token"';

describe('an operation that needs a key', () => {
  it.each([
    ['X-SVC-Key', SVC_KEY],
    ['X-API-Key', SVC_KEY],
    ['Authorization', `Bearer ${SVC_KEY}`],
    ['Authorization', `bearer ${SVC_KEY}`],
  ])('takes it from %s: %s', async (name, value) => {
    expect((await call({ [name]: value })).status).toBe(200);
  });

  it.each([
    ['no key', {}, /needs an access key/, 'Bearer realm="svc"'],
    ['an unknown key', { 'X-SVC-Key': 'svc_NobodyNobodyNobody01' }, /not known/, UNKNOWN],
    ['a key with a letter changed', { 'X-SVC-Key': SVC_KEY.replace(/.$/, '2') }, /not known/, UNKNOWN],
    ['something that cannot be a key', { Authorization: 'Basic dXNlcjpwYXNz' }, /not known/, UNKNOWN],
    ['an empty key', { 'X-SVC-Key': '' }, /not known/, UNKNOWN],
  ])('refuses %s with 401 and a challenge', async (_, headers, reason, challenge) => {
    const response = await call(headers);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, challenge]);
    expect(((await response.json()) as { detail: string }).detail).toMatch(reason);
  });

  it('refuses a key of the other kind with 403', async () => {
    const response = await call({ 'X-SVC-Key': GT_KEY });
    expect([response.status, await response.json()]).toEqual([
      403,
      { detail: 'this call needs a key of the kind svc_', code: 'key_of_other_kind' },
    ]);
  });

  it('does not take a key from body or query', async () => {
    const body = JSON.stringify({ access_key: SVC_KEY });
    const response = await fetch(`${probe.url}/v1/policy/keyed?access_key=${SVC_KEY}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(401);
  });
});

describe('an open operation', () => {
  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['an unknown key', { 'X-SVC-Key': 'svc_NobodyNobodyNobody01' }],
    ['a key of another kind', { 'X-SVC-Key': GT_KEY }],
  ])('lets %s through', async (_, headers) => {
    expect((await call(headers, '/v1/policy/probe')).status).toBe(200);
  });
});

describe('the key of a request', () => {
  it('is the first of X-SVC-Key, X-API-Key and Authorization', () => {
    expect(headerKey({ 'x-svc-key': SVC_KEY, authorization: `Bearer ${GT_KEY}` })).toEqual({ key: SVC_KEY });
    expect(headerKey({ 'x-api-key': GT_KEY, authorization: `Bearer ${SVC_KEY}` })).toEqual({ key: GT_KEY });
    expect(headerKey({})).toBeNull();
    expect(headerKey({ 'x-svc-key': `svc_${'x'.repeat(5000)}` })).toEqual({ key: null });
  });
});
