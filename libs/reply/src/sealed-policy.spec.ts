import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openSealedPolicy, sealPolicy, type OfferToSeal, type SealedWith, type StateSealer } from './index.js';
import { SEALED_POLICY_MAX_CHARACTERS } from './limits.js';
import { seatPolicy } from './testing/policies.js';
import { gcmSealer } from './testing/gcm-sealer.js';

const KEY = new Uint8Array(32).fill(7);
const SEALED = new Date('2026-12-01T12:00:00Z');
const WEEK_MILLIS = 7 * 86_400_000;
const sealedWith = (more: Partial<SealedWith> = {}): SealedWith => ({
  sealer: gcmSealer(KEY),
  keyName: 'one',
  now: SEALED,
  ...more,
});
const OFFER: OfferToSeal = { policy: seatPolicy(), seller: 'Ann', stock: null, owner: 'o', holder: 'h' };

async function made(offer: OfferToSeal = OFFER): Promise<string> {
  const sealed = await sealPolicy(offer, sealedWith());
  if (!sealed.ok) throw new Error(sealed.code);
  return sealed.text;
}

describe('a sealed policy', () => {
  it('comes back as it went in, with the time until which it is good', async () => {
    const text = await made();
    expect(await openSealedPolicy(text, sealedWith())).toEqual({
      ok: true,
      offer: OFFER,
      expiresAt: new Date(SEALED.getTime() + WEEK_MILLIS),
    });
  });

  it('may stand in the fragment of an address as it is', async () => {
    expect(await made()).toMatch(/^[\w.-]+$/);
    expect(new URL(`https://a.example/talk#${await made()}`).hash.slice(1)).toHaveLength((await made()).length);
  });

  it('is taken for seven days to the second, and not a second longer', async () => {
    const text = await made();
    const at = (millis: number) => openSealedPolicy(text, sealedWith({ now: new Date(SEALED.getTime() + millis) }));
    expect(await at(WEEK_MILLIS)).toMatchObject({ ok: true });
    expect(await at(WEEK_MILLIS + 1000)).toEqual({ ok: false, code: 'sealed_policy_expired' });
  });

  it('is refused with any of its characters altered, left out or put in', async () => {
    const text = await made();
    const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom('altered', 'left out', 'put in'), async (at, how) => {
        const kept = how === 'put in' ? text.slice(at) : text.slice(at + 1);
        const put = how === 'left out' ? '' : other(text[at] ?? '');
        const opened = await openSealedPolicy(text.slice(0, at) + put + kept, sealedWith());
        expect(opened.ok).toBe(false);
      }),
    );
  });

  it('says of one that was altered that it was, and of one under another key whose it is', async () => {
    const text = await made();
    const last = text.at(-1) === 'A' ? 'B' : 'A';
    expect(await openSealedPolicy(text.slice(0, -1) + last, sealedWith())).toEqual({
      ok: false,
      code: 'sealed_policy_altered',
    });
    const elsewhere = sealedWith({ sealer: gcmSealer(new Uint8Array(32).fill(8)), keyName: 'two' });
    expect(await openSealedPolicy(text, elsewhere)).toEqual({ ok: false, code: 'sealed_policy_foreign' });
  });

  it('goes on being taken where its key opens but seals no more', async () => {
    expect(await openSealedPolicy(await made(), sealedWith({ keyName: 'new' }))).toMatchObject({ ok: true });
  });

  it('is refused where it is any text at all, and never rejects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await openSealedPolicy(text, sealedWith())).toEqual({ ok: false, code: 'sealed_policy_altered' });
      }),
    );
  });

  it('is not what else was sealed with the key', async () => {
    const sealer: StateSealer = gcmSealer(KEY);
    const state = await sealer.seal(new TextEncoder().encode('{}'), new TextEncoder().encode('["state"]'));
    expect(await openSealedPolicy(`tw5f40.one.${state}`, sealedWith())).toEqual({
      ok: false,
      code: 'sealed_policy_altered',
    });
  });

  it('is refused where it would be longer than a link may be', async () => {
    const noise = (length: number): string =>
      Array.from({ length: length / 64 }, (_, at) => createHmac('sha256', KEY).update(String(at)).digest('hex')).join(
        '',
      );
    const named = (length: number) => sealPolicy({ ...OFFER, seller: noise(length) }, sealedWith());
    const short = await named(16_000);
    expect(short.ok && short.text.length).toBeLessThanOrEqual(SEALED_POLICY_MAX_CHARACTERS);
    expect(await named(24_000)).toEqual({ ok: false, code: 'sealed_policy_too_large' });
  });

  it('holds nothing of the policy that can be read', async () => {
    const word = randomBytes(9).toString('hex');
    const text = await made({ ...OFFER, seller: word, policy: { ...OFFER.policy, name: word } });
    const [, , sealed = ''] = text.split('.');
    for (const readable of [text, Buffer.from(sealed, 'base64url').toString('latin1')])
      expect(readable).not.toContain(word);
  });
});
