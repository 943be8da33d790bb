import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
let sealed: string;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
  const answer = await service.post('/v1/policy/seal', { policy: EXAMPLE_POLICY, seller: 'Lakeside' }, SVC_KEY);
  ({ sealed_policy: sealed } = answer.body as unknown as { sealed_policy: string });
});
afterAll(() => service.close());

/** A page of this service in a browser elsewhere: one on this very machine needs no key for anything. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.4' };
const PAGE = { 'sec-fetch-site': 'same-origin', ...ELSEWHERE };

async function post(path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response };
}

const say = (message: string, headers: Record<string, string> = PAGE, more: object = {}) =>
  post('/v1/reply', { sealed_policy: sealed, message, ...more }, headers);

describe('POST /v1/policy/seal', () => {
  it('needs a key, and what it gives says until when', async () => {
    expect((await post('/v1/policy/seal', { policy: EXAMPLE_POLICY }, {})).status).toBe(401);
    const { status, body } = await post('/v1/policy/seal', { policy: EXAMPLE_POLICY }, { 'x-svc-key': SVC_KEY });
    expect(status).toBe(200);
    const days = (Date.parse(String(body['expires_at'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('gives what anybody may read of it at POST /v1/policy/sealed', async () => {
    const { status, body } = await post('/v1/policy/sealed', { sealed_policy: sealed }, {});
    expect([status, body['name'], body['seller'], body['list_price']]).toEqual([200, 'Workshop seat', 'Lakeside', 120]);
  });
});

describe('POST /v1/reply with a sealed policy', () => {
  it('answers a page of this service without a key, with the members of a buyer, signed', async () => {
    const { status, body, response } = await say('Could you do 100 each for 12 seats?');
    expect(status).toBe(200);
    expect(Object.keys(body).filter((name) => name !== 'menu')).toEqual([
      'kind',
      'reply',
      'reply_with_offer',
      'offer',
      'state',
      'done',
    ]);
    expect(body['offer']).not.toHaveProperty('net');
    expect(response.headers.get('signature')).toBeTruthy();
  });

  it('goes to a deal with its state, and ends with a receipt', async () => {
    const first = await say('What is your best price for 12 seats? One offer, please.');
    const choice = first.body['menu'] ? 'The first one, deal.' : 'Deal.';
    const { body } = await say(choice, PAGE, { state: first.body['state'] });
    expect([body['kind'], body['done'], (body['receipt'] as { quantity: number }).quantity]).toEqual([
      'deal',
      true,
      12,
    ]);
  });

  it('takes an older browser at the word of its Origin', async () => {
    expect((await say('Hi', { origin: service.url, ...ELSEWHERE })).status).toBe(200);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 401, 'key_unknown'],
    ['a program', {}, 401, 'key_unknown'],
    ['a program with a key', { 'x-svc-key': SVC_KEY }, 403, 'own_pages_only'],
    ['a page with a key that nobody knows', { ...PAGE, 'x-svc-key': `${SVC_KEY}x` }, 401, 'key_unknown'],
  ])('refuses %s', async (_, headers, status, code) => {
    expect(await say('Hi', headers)).toMatchObject({ status, body: { code } });
  });

  it('refuses a policy that is not sealed where there is no key, with a challenge', async () => {
    const { status, body, response } = await post('/v1/reply', { policy: EXAMPLE_POLICY, message: 'Hi' }, PAGE);
    expect([status, body['code'], response.headers.get('www-authenticate')]).toEqual([
      401,
      'key_unknown',
      'Bearer realm="svc"',
    ]);
  });

  it('refuses what only a seller says, and a seal that was altered', async () => {
    expect((await say('Hi', PAGE, { flags: { alumni: true } })).status).toBe(422);
    const altered = { sealed_policy: `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}` };
    expect(await say('Hi', PAGE, altered)).toMatchObject({ status: 400, body: { code: 'sealed_policy_altered' } });
  });

  it('opens no other operation to such a page', async () => {
    expect((await post('/v1/policy/compile', { description: 'A chair, $40.' }, PAGE)).status).toBe(401);
    expect((await post('/v1/reply/decide', { sealed_policy: sealed }, PAGE)).status).toBe(401);
  });
});
