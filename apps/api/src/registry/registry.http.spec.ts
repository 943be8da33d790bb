import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DomainChallengeResult } from '@svc/contracts';
import { canonicalJson } from '@svc/signing';
import { decodeJwt } from 'jose';
import { CLOCK } from '../platform/clock/clock.js';
import { send, TestOperator } from '../testing/peers.js';
import { startService, type RunningService } from '../testing/service.js';
import { DomainFetch } from './domain-fetch.js';

let nowMillis = Date.now();
let records: string[] = [];
let addresses: string[] = [];
const resolver = { txt: async () => records, addresses: async () => addresses };
const domains = new DomainFetch({ resolver });
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    overrides: [
      { provide: CLOCK, useValue: { nowMillis: () => nowMillis } },
      { provide: DomainFetch, useValue: domains },
    ],
  });
});
afterAll(() => service.stop());

const post = (path: string, body: object) => send(service.url, `/v1/registry/${path}`, body);

/** How many of eight equal calls at once were done; the others were told that the challenge is gone. */
async function doneAtOnce(path: string, body: object): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(path, body)));
  const refused = answers.filter(({ status, body: told }) => status === 400 && told['code'] === 'challenge_expired');
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length + refused.length).toBe(answers.length);
  return done.length;
}

describe('an operator', () => {
  it('registers by a signature over a challenge, and may come again', async () => {
    const shop = new TestOperator('shop-1');
    const { status, body } = await shop.register(service.url);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'registered', level: 'self', operator_id: 'shop-1' }),
    ]);
    expect(decodeJwt(shop.attestation)).toMatchObject({ sub: 'shop-1', level: 'self', domain: null });
    const first = shop.attestation;
    expect((await shop.register(service.url)).status).toBe(200);
    expect(shop.attestation).not.toBe(first);
  });

  it('keeps its id from other keys, and its key from other ids', async () => {
    const shop = new TestOperator('shop-2');
    await shop.register(service.url);
    const other = { operator_id: 'shop-2', public_key_b64: new TestOperator('x').publicKey };
    expect(await post('register_operator', other)).toMatchObject({ status: 409, body: { code: 'operator_taken' } });
    const again = { operator_id: 'shop-3', public_key_b64: shop.publicKey };
    expect(await post('register_operator', again)).toMatchObject({ status: 409, body: { code: 'key_taken' } });
  });

  it('gets the same challenge until it ends, and uses it once', async () => {
    const shop = new TestOperator('shop-4');
    const named = { operator_id: 'shop-4', public_key_b64: shop.publicKey };
    const [one, other] = [await post('register_operator', named), await post('register_operator', named)];
    expect(one.body['challenge']).toBe(other.body['challenge']);
    expect(String(one.body['challenge'])).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const signed = { ...named, challenge_sig_b64: shop.sign(String(one.body['challenge'])) };
    const wrong = { ...named, challenge_sig_b64: new TestOperator('x').sign(String(one.body['challenge'])) };
    expect(await post('register_operator', wrong)).toMatchObject({
      status: 400,
      body: { code: 'challenge_signature' },
    });
    expect((await post('register_operator', signed)).status).toBe(200);
    expect(await post('register_operator', signed)).toMatchObject({ status: 400, body: { code: 'challenge_expired' } });
  });

  it('uses its challenge once, though the answer comes many times at once', async () => {
    const shop = new TestOperator('shop-11');
    const named = { operator_id: 'shop-11', public_key_b64: shop.publicKey };
    const challenge = String((await post('register_operator', named)).body['challenge']);
    expect(await doneAtOnce('register_operator', { ...named, challenge_sig_b64: shop.sign(challenge) })).toBe(1);
  });

  it('has its id to itself, though many keys ask for it at once', async () => {
    const rivals = Array.from({ length: 8 }, () => new TestOperator('shop-13'));
    const answers = await Promise.all(rivals.map((rival) => rival.register(service.url)));
    const taken = answers.filter(({ status, body }) => status === 409 && body['code'] === 'operator_taken');
    expect([answers.filter(({ status }) => status === 200).length, taken.length]).toEqual([1, 7]);
  });

  it('is too late after ten minutes', async () => {
    const shop = new TestOperator('shop-5');
    const named = { operator_id: 'shop-5', public_key_b64: shop.publicKey };
    const { body } = await post('register_operator', named);
    nowMillis += 600_000;
    const late = await post('register_operator', { ...named, challenge_sig_b64: shop.sign(String(body['challenge'])) });
    expect(late).toMatchObject({ status: 400, body: { code: 'challenge_expired' } });
  });

  it.each<[object, string]>([
    [{ operator_id: '-x' }, 'value_error'],
    [{ operator_id: 'apple.com' }, 'operator_invalid'],
    [{ public_key_b64: 'x'.repeat(44) }, 'key_invalid'],
    [{ public_key_b64: 'x' }, 'string_too_short'],
  ])('%j is refused', async (change, type) => {
    const answer = await post('register_operator', {
      operator_id: 'x',
      public_key_b64: new TestOperator('x').publicKey,
      ...change,
    });
    expect([answer.status, (answer.body['detail'] as { type: string }[])[0]?.type]).toEqual([422, type]);
  });
});

/** A name, and the signature of an operator for it and the domain. */
const named = (operator: TestOperator, display_name: string | null, domain = 'agents.example.com') => ({
  display_name,
  sig_b64: operator.sign(canonicalJson({ display_name, domain })),
});

describe('a domain', () => {
  const ready = async (id: string) => {
    const shop = new TestOperator(id);
    await shop.register(service.url);
    const claim = { domain: 'Agents.Example.com', public_key_b64: shop.publicKey };
    const challenge = (await post('request_domain_challenge', claim)).body as unknown as DomainChallengeResult;
    return { asked: { ...claim, ...named(shop, null) }, challenge, claim, shop };
  };

  it('speaks for an operator by a TXT record, once a challenge', async () => {
    const { asked, challenge } = await ready('shop-6');
    expect(challenge).toMatchObject({ domain: 'agents.example.com', txt_record: '_svc-challenge.agents.example.com' });
    expect(await post('verify_domain', asked)).toMatchObject({ status: 400, body: { code: 'domain_unreachable' } });
    records = ['v=spf1 -all', challenge.token];
    const { status, body } = await post('verify_domain', asked);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ method: 'dns', level: 'domain', operator_id: 'shop-6' }),
    ]);
    expect(decodeJwt(String(body['operator_attestation_jwt']))).toMatchObject({
      level: 'domain',
      domain: 'agents.example.com',
    });
    expect(await post('verify_domain', asked)).toMatchObject({ status: 400, body: { code: 'challenge_expired' } });
    records = [];
  });

  it('speaks for an operator once a challenge, though it is asked many times at once', async () => {
    const { asked, challenge } = await ready('shop-12');
    records = [challenge.token];
    expect(await doneAtOnce('verify_domain', asked)).toBe(1);
    records = [];
  });

  it('speaks for an operator by a line of a file, and by nothing like it', async () => {
    const { asked, challenge } = await ready('shop-9');
    const file = jest.spyOn(domains, 'file').mockResolvedValue(`x${challenge.token}`);
    expect(await post('verify_domain', asked)).toMatchObject({ status: 400, body: { code: 'token_not_found' } });
    file.mockResolvedValue(`# ours\n${challenge.token}\n`);
    expect(await post('verify_domain', asked)).toMatchObject({
      status: 200,
      body: { method: 'file', level: 'domain' },
    });
    file.mockRestore();
  });

  it('calls the operator as it publishes, and is asked by the operator alone', async () => {
    const { claim, challenge, shop } = await ready('shop-14');
    const verify = (change: object) => post('verify_domain', { ...claim, ...change });
    records = [`${challenge.token} Our Shop`];
    const stranger = new TestOperator('stranger');
    for (const change of [
      {},
      { display_name: 'SCAM' },
      named(stranger, 'SCAM'),
      { ...named(shop, 'Our Shop'), display_name: 'SCAM' },
      named(shop, 'Our Shop', 'evil.example.com'),
    ])
      expect(await verify(change)).toMatchObject({ status: 400, body: { code: 'domain_signature' } });
    const attested = await verify(named(shop, 'Our Shop'));
    expect(decodeJwt(String(attested.body['operator_attestation_jwt']))).toMatchObject({ name: 'Our Shop' });
    const other = (await post('request_domain_challenge', claim)).body as unknown as DomainChallengeResult;
    expect(other.token).not.toBe(challenge.token);
    records = [`${other.token} Our Shop`];
    const unpublished = await verify(named(shop, 'Bank of Shops'));
    expect(decodeJwt(String(unpublished.body['operator_attestation_jwt']))).toMatchObject({
      name: 'agents.example.com',
    });
    records = [];
  });

  it('has tokens of its own for each that asks, so that nobody learns the operator’s', async () => {
    const { claim, challenge, asked } = await ready('shop-15');
    const seen = (await post('request_domain_challenge', claim)).body['token'];
    expect(seen).not.toBe(challenge.token);
    const { claim: others } = await ready('shop-16');
    records = [String((await post('request_domain_challenge', others)).body['token'])];
    expect(await post('verify_domain', asked)).toMatchObject({ status: 400, body: { code: 'domain_unreachable' } });
    records = [challenge.token];
    expect((await post('verify_domain', asked)).status).toBe(200);
    records = [];
  });

  it('is too late after an hour', async () => {
    const { asked, challenge } = await ready('shop-10');
    records = [challenge.token];
    nowMillis += 3_600_000;
    expect(await post('verify_domain', asked)).toMatchObject({ status: 400, body: { code: 'challenge_expired' } });
    nowMillis -= 3_600_000;
    records = [];
  });

  it('that leads home is not asked', async () => {
    const { asked } = await ready('shop-7');
    addresses = ['127.0.0.1'];
    const home = await post('verify_domain', asked);
    addresses = [];
    // Which names the resolver knows is told to nobody.
    expect(home).toEqual(await post('verify_domain', asked));
    expect(home).toMatchObject({ status: 400, body: { code: 'domain_unreachable' } });
  });

  it('must be a name, and its operator registered', async () => {
    const { asked, claim } = await ready('shop-8');
    const refused = await post('verify_domain', { ...asked, domain: '127.0.0.1' });
    expect([refused.status, (refused.body['detail'] as { type: string }[])[0]?.type]).toEqual([422, 'domain_invalid']);
    const nobody = { ...claim, public_key_b64: new TestOperator('x').publicKey };
    expect(await post('request_domain_challenge', nobody)).toMatchObject({
      status: 404,
      body: { code: 'operator_unknown' },
    });
  });
});
