import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeclareFirstStrikeResult, RevealFirstStrikeResult, TokenKeyResult } from '@svc/contracts';
import { commitFirstStrike } from '@svc/receipts';
import { canonicalJson } from '@svc/signing';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { TestOperator } from '../testing/peers.js';
import { startService, type RunningService } from '../testing/service.js';

let nowMillis = Date.now();
let service: RunningService;
beforeAll(async () => {
  service = await startService({ overrides: [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }] });
});
afterAll(() => service.stop());

const send = async (path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const terms = () => ({ deadline_iso: new Date(nowMillis + 600_000).toISOString(), binding_ttl_seconds: 3_600 });

async function declared(reservation = 1_250) {
  const made = await commitFirstStrike({ buyer_id: 'buyer-7', seller_id: 'seller-2', reservation }, bytes);
  const { body } = await send('/v1/negotiation/declare_first_strike', { ...made.declare, ...terms() });
  return {
    result: body as unknown as DeclareFirstStrikeResult,
    reveal: made.reveal,
    hash: made.declare.reservation_hash,
  };
}
const reveal = async (id: string, shown: object) =>
  send('/v1/negotiation/reveal_first_strike', { commitment_id: id, ...shown });

describe('a first strike', () => {
  it('names a registered operator only where its own key signed', async () => {
    const [acme, other] = [new TestOperator('acme-first-strike'), new TestOperator('other-first-strike')];
    await acme.register(service.url);
    await other.register(service.url);
    const made = await commitFirstStrike({ buyer_id: acme.id, seller_id: 'seller-2', reservation: 1_250 }, bytes);
    const whole = { ...made.declare, ...terms() };
    const { buyer_id, deadline_iso, reservation_hash, seller_id } = whole;
    const text = canonicalJson({ buyer_id, deadline_iso, reservation_hash, seller_id });
    const declare = (more: object) => send('/v1/negotiation/declare_first_strike', { ...whole, ...more });
    const declarer = async (more: object) => decodeJwt(String((await declare(more)).body['attestation_jwt'])).sub;
    expect(await declarer({ buyer_sig_b64: acme.sign(text) })).toBe('acme-first-strike');
    expect(await declarer({})).toBe('unverified:acme-first-strike');
    for (const change of [
      { buyer_sig_b64: other.sign(text) },
      { buyer_sig_b64: acme.sign(text), seller_id: 'seller-3' },
      { buyer_sig_b64: acme.sign(text), buyer_id: 'nobody' },
    ])
      expect(await declare(change)).toMatchObject({ status: 400, body: { code: 'buyer_signature' } });
  });

  it('is attested by the published trust anchor, which jose confirms', async () => {
    const anchor = (await (await fetch(`${service.url}/v1/keys/trust_anchor`)).json()) as TokenKeyResult;
    const { result, hash } = await declared();
    expect(result.trust_anchor_public_key_pem).toBe(anchor.public_key_pem);
    const { payload, protectedHeader } = await jwtVerify(
      result.attestation_jwt,
      await importSPKI(anchor.public_key_pem, 'EdDSA'),
      {
        algorithms: ['EdDSA'],
        typ: 'svc-first-strike+jwt',
        currentDate: new Date(nowMillis),
      },
    );
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: anchor.kid, typ: 'svc-first-strike+jwt' });
    expect(payload).toMatchObject({
      sub: 'unverified:buyer-7',
      aud: 'seller-2',
      jti: result.commitment_id,
      exp: result.expires_at_unix,
      reservation_hash: hash,
    });
    expect(new Date(result.expires_at_iso).getTime()).toBe(result.expires_at_unix * 1000);
  });

  it('is revealed first once, however many reveal it at the same moment', async () => {
    const { result, reveal: shown } = await declared();
    const answers = await Promise.all(Array.from({ length: 12 }, () => reveal(result.commitment_id, shown)));
    const told = answers.map(({ body }) => body as unknown as RevealFirstStrikeResult);
    expect(told.every(({ verified, binding_offer }) => verified && binding_offer === 1_250)).toBe(true);
    expect(told.filter(({ reused }) => reused === false)).toHaveLength(1);
    expect(new Set(told.map(({ revealed_at_unix }) => revealed_at_unix)).size).toBe(1);
  });

  it('stays declared after a reveal that does not fit', async () => {
    const { result, reveal: shown } = await declared();
    const wrong = await reveal(result.commitment_id, { ...shown, reservation: 1_300 });
    expect([wrong.status, wrong.body]).toEqual([
      200,
      { verified: false, binding_offer: null, buyer_id: null, seller_id: null, revealed_at_unix: null, reused: null },
    ]);
    expect((await reveal(result.commitment_id, shown)).body).toMatchObject({ verified: true, reused: false });
  });

  it('is gone after its end, and was never there under another id', async () => {
    const { result, reveal: shown } = await declared();
    nowMillis += 3_600_000;
    expect(await reveal(result.commitment_id, shown)).toMatchObject({
      status: 410,
      body: { code: 'commitment_expired' },
    });
    expect((await reveal('fs_none', shown)).status).toBe(404);
  });

  it('leaves the reservation neither in the database nor in the log', async () => {
    const { result, reveal: shown } = await declared(987_654.25);
    await reveal(result.commitment_id, shown);
    const rows = await service.app.get<Database>(DATABASE).client.firstStrike.findMany();
    for (const secret of ['987654', shown.salt, shown.nonce])
      expect(JSON.stringify(rows) + service.log()).not.toContain(secret);
  });

  it.each<[string, object, number, string]>([
    ['a deadline that has passed', { deadline_iso: '2020-01-01T00:00:00Z' }, 400, 'deadline_past'],
    ['42 characters of hash', { reservation_hash: 'A'.repeat(42) }, 422, 'string_too_short'],
    ['another alphabet', { reservation_hash: `${'A'.repeat(42)}=` }, 422, 'value_error'],
    ['spare bits in the hash', { reservation_hash: `${'A'.repeat(42)}B` }, 422, 'hash_invalid'],
    ['59 seconds', { binding_ttl_seconds: 59 }, 422, 'greater_than_equal'],
    ['no time of day', { deadline_iso: '2030-01-01 at noon' }, 422, 'deadline_invalid'],
  ])('with %s is refused', async (_, change, status, code) => {
    const body = { buyer_id: 'b', seller_id: 's', reservation_hash: 'A'.repeat(43), ...terms(), ...change };
    const answer = await send('/v1/negotiation/declare_first_strike', body);
    const { detail } = answer.body as { detail: { type?: string }[] | string };
    expect([answer.status, answer.body['code'] ?? (detail as { type: string }[])[0]?.type]).toEqual([status, code]);
  });

  it('is not revealed with a salt of 15 characters', async () => {
    const { status, body } = await reveal('fs_none', { reservation: 1, nonce: 'n', salt: 's'.repeat(15) });
    expect([status, (body['detail'] as { loc: string[] }[])[0]?.loc]).toEqual([422, ['body', 'salt']]);
  });
});
