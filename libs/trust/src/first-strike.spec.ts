import { describe, expect, it } from '@jest/globals';
import { firstStrikeHash } from '@svc/receipts';
import { canonicalJson } from '@svc/signing';
import { attestCommitment, checkDeclaration, declarerOf, FIRST_STRIKE_TYP, isRevealed } from './first-strike.js';
import { readToken } from './jwt.js';
import { newKey } from './testing/keys.js';

const now = 1_800_000_000;
const reveal = { reservation: 1_250, nonce: 'order-81', salt: 'c2FsdCBvZiBleGFtcGxlcw' };
const parties = { buyer_id: 'buyer-7', seller_id: 'seller-2' };
const declared = {
  ...parties,
  reservation_hash: 'A'.repeat(43),
  deadline_iso: new Date((now + 600) * 1000).toISOString(),
  binding_ttl_seconds: 3_600,
};

describe('a declaration', () => {
  it('binds for the time that it names', () => expect(checkDeclaration(declared, now)).toBe(now + 3_600));

  it('may use every bound: names of 128 characters, a minute, a day', () => {
    const named = { ...declared, buyer_id: 'b'.repeat(128), seller_id: 's'.repeat(128) };
    expect(checkDeclaration({ ...named, binding_ttl_seconds: 60 }, now)).toBe(now + 60);
    expect(checkDeclaration({ ...named, binding_ttl_seconds: 86_400 }, now)).toBe(now + 86_400);
  });

  it.each([
    ['a name of 129 characters', { seller_id: 's'.repeat(129) }, 'party_invalid'],
    ['42 characters of hash', { reservation_hash: 'A'.repeat(42) }, 'hash_invalid'],
    ['44 characters of hash', { reservation_hash: 'A'.repeat(44) }, 'hash_invalid'],
    ['another alphabet', { reservation_hash: `${'A'.repeat(42)}+` }, 'hash_invalid'],
    ['spare bits', { reservation_hash: `${'A'.repeat(42)}B` }, 'hash_invalid'],
    ['no buyer', { buyer_id: '' }, 'party_invalid'],
    ['59 seconds', { binding_ttl_seconds: 59 }, 'ttl_range'],
    ['a day and a second', { binding_ttl_seconds: 86_401 }, 'ttl_range'],
    ['half a second', { binding_ttl_seconds: 60.5 }, 'ttl_range'],
    ['a deadline that has passed', { deadline_iso: new Date(now * 1000).toISOString() }, 'deadline_past'],
    ['a deadline in words', { deadline_iso: 'tomorrow at noon' }, 'deadline_invalid'],
    ['a deadline without an offset', { deadline_iso: '2030-01-01T12:00:00' }, 'deadline_invalid'],
    ['a deadline in no month', { deadline_iso: '2030-13-01T12:00:00Z' }, 'deadline_invalid'],
  ])('with %s is refused', (_, change, code) =>
    expect(() => checkDeclaration({ ...declared, ...change }, now)).toThrow(expect.objectContaining({ code })),
  );
});

describe('a reveal', () => {
  const commitment = async () => ({
    commitment_id: 'fs_1',
    ...parties,
    reservation_hash: await firstStrikeHash({ ...parties, ...reveal }),
    expires_at_unix: now + 60,
  });

  it('holds for what was committed to, and for nothing else', async () => {
    expect(await isRevealed(await commitment(), reveal, now)).toBe(true);
    for (const change of [{ reservation: 1_251 }, { nonce: 'order-82' }, { salt: 'c2FsdCBvZiBleGFtcGxlcx' }])
      expect(await isRevealed(await commitment(), { ...reveal, ...change }, now)).toBe(false);
    expect(await isRevealed({ ...(await commitment()), buyer_id: 'buyer-8' }, reveal, now)).toBe(false);
    expect(await isRevealed(await commitment(), { ...reveal, salt: 's'.repeat(16) }, now)).toBe(false);
  });

  it('is refused when it comes late, and with a salt that could be searched', async () => {
    const late = isRevealed(await commitment(), reveal, now + 60);
    await expect(late).rejects.toMatchObject({ code: 'commitment_expired' });
    const short = isRevealed(await commitment(), { ...reveal, salt: 's'.repeat(15) }, now);
    await expect(short).rejects.toMatchObject({ code: 'salt_too_short', path: ['salt'] });
  });

  it('is attested by a token that says who declared which hash until when', async () => {
    const key = await newKey();
    const made = await commitment();
    const jwt = await attestCommitment(
      made,
      {
        issuer: 'https://svc.example',
        declarer: 'unverified:buyer-7',
        deadline: declared.deadline_iso,
        nowSeconds: now,
      },
      key,
    );
    expect(await readToken(jwt, { typ: FIRST_STRIKE_TYP, keys: [key.publicJwk], nowSeconds: now })).toMatchObject({
      sub: 'unverified:buyer-7',
      aud: 'seller-2',
      jti: 'fs_1',
      exp: now + 60,
      reservation_hash: made.reservation_hash,
    });
  });

  it('names who declared only where the key of the operator of that id signed', async () => {
    const [buyer, other] = [await newKey(), await newKey()];
    const { buyer_id, deadline_iso, reservation_hash, seller_id } = declared;
    const signed = buyer.sign(canonicalJson({ buyer_id, deadline_iso, reservation_hash, seller_id }));
    expect(await declarerOf(declared, signed, buyer.publicKeyBase64)).toBe('buyer-7');
    expect(await declarerOf(declared, null, buyer.publicKeyBase64)).toBe('unverified:buyer-7');
    for (const [declaration, key] of [
      [declared, other.publicKeyBase64],
      [declared, null],
      [{ ...declared, seller_id: 'seller-3' }, buyer.publicKeyBase64],
      [{ ...declared, deadline_iso: '2031-01-01T12:00:00Z' }, buyer.publicKeyBase64],
    ] as const)
      await expect(declarerOf(declaration, signed, key)).rejects.toMatchObject({ code: 'buyer_signature' });
  });
});

/** A text that counts how often it is looked into. */
function countedText(text: string): { text: string; looks(): number } {
  let count = 0;
  const charCodeAt = (index: number): number => {
    count += 1;
    return text.charCodeAt(index);
  };
  return { text: { length: text.length, charCodeAt } as unknown as string, looks: () => count };
}

describe('a reveal that is wrong', () => {
  it('is held against the commitment to the end: how far it is right does not show in the time', async () => {
    const hash = await firstStrikeHash({ ...parties, ...reveal });
    const counted = countedText(hash);
    const commitment = { commitment_id: 'fs_1', ...parties, reservation_hash: counted.text, expires_at_unix: now + 60 };
    expect(await isRevealed(commitment, { ...reveal, reservation: 1_251 }, now)).toBe(false);
    expect(counted.looks()).toBe(hash.length);
  });
});
