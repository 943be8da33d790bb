import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_BODY_LIMIT_BYTES } from '@svc/contracts';
import { BODIES_BYTES } from '@svc/node-runtime';
import { announceBody } from '../../testing/announced-body.js';
import { startProbe, type ProbeApp } from '../../testing/probe-app.js';
import { rawRequest } from '../../testing/raw-request.js';

let probe: ProbeApp;
beforeAll(async () => {
  probe = await startProbe();
});
afterAll(() => probe.close());

const send = async (
  body: string | Buffer,
  headers: Record<string, string>,
  path = '/v1/policy/probe',
): Promise<[number, unknown]> => {
  const response = await fetch(probe.url + path, { method: 'POST', body, headers });
  return [response.status, await response.json()];
};
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the body of an operation', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/json; charset=utf8',
  ])('is taken as %s', async (type) => {
    expect(await send('{"a":"é"}', { 'content-type': type })).toEqual([200, { got: { a: 'é' } }]);
  });

  it.each([
    ['text/plain', 'the body must be application/json'],
    ['application/x-www-form-urlencoded', 'the body must be application/json'],
    ['application/jsonp', 'the body must be application/json'],
    ['', 'the body must be application/json'],
    ['application/json; charset=utf-16', 'the body must be UTF-8'],
    ['application/json; charset=iso-8859-1', 'the body must be UTF-8'],
  ])('is refused with 415 as %p', async (type, detail) =>
    expect(await send(Buffer.from('{}'), { 'content-type': type })).toEqual([415, { detail, code: 'media_type' }]),
  );

  it('is refused with 415 when compressed, before anything is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    expect(await send(bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' })).toEqual([
      415,
      { detail: 'the body must come without content encoding', code: 'media_type' },
    ]);
  });

  it('is taken up to 1 MiB and refused with 413 above, announced or not', async () => {
    const fits = `"${'x'.repeat(DEFAULT_BODY_LIMIT_BYTES - 2)}"`;
    expect((await send(fits, JSON_TYPE))[0]).toBe(200);
    expect(await send(`${fits} `, JSON_TYPE)).toEqual([
      413,
      { detail: 'the body is larger than 1048576 bytes', code: 'body_too_large' },
    ]);
    const unannounced = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 40; count += 1) controller.enqueue(new Uint8Array(65_536).fill(32));
        controller.close();
      },
    });
    const response = await fetch(`${probe.url}/v1/policy/probe`, {
      method: 'POST',
      body: unannounced,
      headers: JSON_TYPE,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('is refused with 413 when it is 10 MB', async () =>
    expect((await send(Buffer.alloc(10_000_000, '1'), JSON_TYPE))[0]).toBe(413));

  it('may be left out, which the handler sees', async () => expect(await send('', {})).toEqual([200, { got: null }]));

  it('is not read from a caller without the key that the operation needs', async () => {
    expect((await send('{', JSON_TYPE, '/v1/policy/keyed'))[0]).toBe(401);
  });

  it('is refused with 400 and a reason where JSON is hostile', async () => {
    expect(await send('{"__proto__":{}}', JSON_TYPE)).toEqual([
      400,
      {
        detail: 'the body cannot be accepted: the forbidden member name __proto__ at /__proto__',
        code: 'json_invalid',
      },
    ]);
  });

  it('that breaks off leaves the service well', async () => {
    const answer = await Promise.race([
      rawRequest(
        probe.url,
        'POST /v1/policy/probe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ' +
          '10\r\nConnection: close\r\n\r\n{"a"\r\n\r\n\r\n',
      ),
      new Promise((resolve) => setTimeout(resolve, 300, 'waiting')),
    ]);
    expect(String(answer)).toMatch(/waiting|400/);
    expect((await send('{}', JSON_TYPE))[0]).toBe(200);
  });

  it(
    'that is large finds its room before it arrives: one address holds half of it, and what is given up is ' +
      'free again',
    async () => {
      const most = BODIES_BYTES / 2 / DEFAULT_BODY_LIMIT_BYTES;
      const arriving = Array.from({ length: most + 1 }, () =>
        announceBody(`${probe.url}/v1/policy/probe`, DEFAULT_BODY_LIMIT_BYTES),
      );
      expect(await Promise.race(arriving.map(({ answer }) => answer))).toEqual([503, '1']);
      arriving.forEach(({ leave }) => leave());
      const whole = `"${'x'.repeat(DEFAULT_BODY_LIMIT_BYTES - 2)}"`;
      let status = 503;
      while (status === 503) [status] = await send(whole, JSON_TYPE);
      expect(status).toBe(200);
    },
  );
});
