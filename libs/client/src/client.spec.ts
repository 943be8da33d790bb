import { describe, expect, it } from '@jest/globals';
import { answerOf, createClient, forwardCall, keyHeader, relayCall, ServiceError, type components } from './index.js';

/** A service that answers everything with one response, and what it was sent. */
function answering(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): { sent: Request[]; fetch: (request: Request) => Promise<Response> } {
  const sent: Request[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    sent,
    fetch: (request) => (
      sent.push(request.clone()),
      Promise.resolve(new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } }))
    ),
  };
}

const refusalOf = (call: Promise<unknown>): Promise<ServiceError> =>
  call.then(
    () => {
      throw new Error('it was answered');
    },
    (fault: unknown) => {
      if (!(fault instanceof ServiceError)) throw fault;
      return fault;
    },
  );

describe('a call', () => {
  it('goes to the address with the key in a header and under the caller’s name', async () => {
    const { sent, fetch } = answering(200, { ok: true, policy: {}, issues: [], summary: '' });
    const service = createClient({
      baseUrl: 'https://svc.test/',
      accessKey: 'svc_abc',
      requestId: () => 'request-1',
      fetch,
    });
    const { summary, ok } = await answerOf(
      service.POST('/v1/policy/compile', { body: { description: 'A bike, 900, at least 780.' } }),
    );
    expect([summary, ok]).toEqual(['', true]);
    const [request] = sent as [Request];
    expect([request.method, request.url, await request.json()]).toEqual([
      'POST',
      'https://svc.test/v1/policy/compile',
      { description: 'A bike, 900, at least 780.' },
    ]);
    expect(['x-svc-key', 'x-request-id', 'content-type'].map((name) => request.headers.get(name))).toEqual([
      'svc_abc',
      'request-1',
      'application/json',
    ]);
  });

  it('without a key sends none', async () => {
    const { sent, fetch } = answering(200, { templates: [] });
    await answerOf(createClient({ baseUrl: 'https://svc.test', fetch }).GET('/v1/policy/templates'));
    expect(sent[0]?.headers.has('x-svc-key')).toBe(false);
  });

  it('is typed by the description of the service', () => {
    const kinds: components['schemas']['ReplyResult']['kind'][] = ['offer', 'deal', 'handoff', 'decline'];
    // @ts-expect-error: no reply is of this kind
    kinds.push('maybe');
    const { fetch } = answering(200, {});
    // @ts-expect-error: the description is missing
    void createClient({ baseUrl: 'https://svc.test', fetch }).POST('/v1/policy/compile', { body: {} });
    expect(kinds).toHaveLength(5);
  });
});

describe('a refusal', () => {
  it('is an error with status, code, detail, the seconds to wait and the name of the request', async () => {
    const { fetch } = answering(
      429,
      { detail: 'Too many requests.', code: 'rate_exceeded' },
      { 'retry-after': '7', 'x-request-id': 'r-12345678' },
    );
    const refusal = await refusalOf(
      answerOf(createClient({ baseUrl: 'https://svc.test', fetch }).GET('/v1/policy/templates')),
    );
    expect(refusal).toMatchObject({
      status: 429,
      detail: 'Too many requests.',
      code: 'rate_exceeded',
      retryAfterSeconds: 7,
      requestId: 'r-12345678',
      isTemporary: true,
      message: '429: Too many requests.',
    });
  });

  it('of a body names each place', async () => {
    const { fetch } = answering(422, {
      detail: [{ loc: ['body', 'policy'], msg: 'Field required', type: 'missing', input: null, ctx: {} }],
    });
    const refusal = await refusalOf(
      answerOf(
        createClient({ baseUrl: 'https://svc.test', fetch }).POST('/v1/policy/check', {
          body: { policy: {} as never },
        }),
      ),
    );
    expect(refusal).toMatchObject({
      status: 422,
      detail: [{ type: 'missing' }],
      isTemporary: false,
      retryAfterSeconds: null,
      message: '422: body.policy: Field required',
    });
  });

  it('by something between is still an error', async () => {
    const { fetch } = answering(502, '<html>bad gateway</html>', {
      'content-type': 'text/html',
      'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT',
    });
    const refusal = await refusalOf(
      answerOf(createClient({ baseUrl: 'https://svc.test', fetch }).GET('/v1/policy/templates')),
    );
    expect(refusal).toMatchObject({
      status: 502,
      detail: null,
      retryAfterSeconds: null,
      body: '<html>bad gateway</html>',
    });
  });
});

describe('a forwarded call', () => {
  it('fills the path from the input, sends the rest, and hands back what came', async () => {
    const { sent, fetch } = answering(409, { detail: 'taken' }, { 'retry-after': '3' });
    const answer = await forwardCall(
      { method: 'POST', path: '/v1/price/settle/{quote_id}' },
      { quote_id: 'q/1', sku: 'a' },
      { baseUrl: 'https://svc.test', fetch, headers: { 'x-svc-key': 'svc_abc' } },
    );
    expect(answer).toMatchObject({ status: 409, body: { detail: 'taken' }, headers: { 'retry-after': '3' } });
    const [request] = sent as [Request];
    expect([request.url, await request.json(), request.headers.get('x-svc-key')]).toEqual([
      'https://svc.test/v1/price/settle/q%2F1',
      { sku: 'a' },
      'svc_abc',
    ]);
  });

  it('sends nothing with GET, and reads what is no JSON as text', async () => {
    const { sent, fetch } = answering(200, 'not json');
    expect(
      (await forwardCall({ method: 'GET', path: '/v1/catalog' }, {}, { baseUrl: 'https://svc.test', fetch })).body,
    ).toBe('not json');
    expect(sent[0]?.body).toBeNull();
  });
});

describe('a relayed call', () => {
  const address = { method: 'POST', path: '/v1/policy/check' };
  const relay = (fetch: (request: Request) => Promise<Response>) =>
    relayCall(address, { policy: {} }, { baseUrl: 'https://svc.test', fetch, headers: keyHeader('svc_abc') });

  it('hands back what came, refusals included, and follows no redirection', async () => {
    const { sent, fetch } = answering(429, { detail: 'slowly' }, { 'retry-after': '3' });
    expect(await relay(fetch)).toMatchObject({
      status: 429,
      body: { detail: 'slowly' },
      headers: { 'retry-after': '3' },
    });
    expect([sent[0]?.redirect, sent[0]?.headers.get('x-svc-key'), await sent[0]?.json()]).toEqual([
      'error',
      'svc_abc',
      { policy: {} },
    ]);
  });

  it('is refused where the path needs what the input lacks, and goes nowhere', async () => {
    const { sent, fetch } = answering(200, '{}');
    const ticket = { method: 'GET', path: '/v1/store/parcel/{ticket}' };
    const options = { baseUrl: 'https://svc.test', fetch, headers: {} };
    expect(await relayCall(ticket, {}, options)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['path', 'ticket'], type: 'missing' }] },
    });
    expect(sent).toEqual([]);
  });

  it.each(['<html>', '', '7', 'null'])('is a 502 where %j came', async (text) => {
    const { fetch } = answering(200, text);
    expect(await relay(fetch)).toEqual({
      status: 502,
      body: {
        detail: 'the service at https://svc.test answered with status 200 and no JSON',
        code: 'service_unreadable',
      },
      headers: { 'retry-after': '1' },
    });
  });

  it('is a 503 where nothing came', async () => {
    expect(await relay(() => Promise.reject(new TypeError('fetch failed')))).toEqual({
      status: 503,
      body: { detail: 'the service at https://svc.test cannot be reached', code: 'service_unreachable' },
      headers: { 'retry-after': '1' },
    });
  });
});

describe('the header of a key', () => {
  it.each([
    ['svc_abc', { 'x-svc-key': 'svc_abc' }],
    [null, {}],
    ['two\nlines', { 'x-svc-key': 'unreadable' }],
    ['', { 'x-svc-key': 'unreadable' }],
    ['ключ', { 'x-svc-key': 'unreadable' }],
  ])('of %j', (key, header) => {
    expect(keyHeader(key)).toEqual(header);
  });
});
