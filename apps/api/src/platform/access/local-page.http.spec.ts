import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { rawRequest } from '../../testing/raw-request.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const WARNING = 'requests come through a proxy that does not name the caller';

/** A buyer to practise with, asked for without a key and as it is written; the status of its answer. */
async function ask(headers: Readonly<Record<string, string>>, version = '1.1'): Promise<number> {
  const body = JSON.stringify({ policy: EXAMPLE_POLICY });
  const all = {
    host: new URL(service.url).host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await rawRequest(
    service.url,
    `POST /v1/practice/buyer HTTP/${version}\r\n${lines.join('')}\r\n${body}`,
  );
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

const OF_A_PAGE = { 'sec-fetch-site': 'same-origin' };

describe('an instance for its own machine', () => {
  it('answers its own page without a key, and a program only with one', async () => {
    expect([await ask(OF_A_PAGE), await ask({})]).toEqual([200, 401]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['by a proxy that says for whom', { 'x-forwarded-for': '203.0.113.9' }],
    ['under another name', { host: 'evil.example' }],
    ['of a page of another origin', { origin: 'https://deals.example' }],
  ])('asks for a key %s, whatever the request says of its page', async (_, headers) => {
    expect(await ask({ ...OF_A_PAGE, ...headers })).toBe(401);
  });

  it('asks for a key by a proxy that adds no header, and warns its operator once', async () => {
    const warned = () => service.log().split(WARNING).length - 1;
    const before = warned();
    expect([await ask(OF_A_PAGE, '1.0'), await ask(OF_A_PAGE, '1.0')]).toEqual([401, 401]);
    expect([before <= 1, warned()]).toEqual([true, 1]);
  });
});
