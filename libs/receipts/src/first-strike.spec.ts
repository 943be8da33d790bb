import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commitFirstStrike, firstStrikeHash, type FirstStrike } from './first-strike.js';

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const vector = JSON.parse(readFileSync(new URL('../vectors/first-strike.json', import.meta.url), 'utf8')) as {
  commitment: FirstStrike;
  preimage: string;
  reservation_hash: string;
};
const strike = vector.commitment;

describe('a first strike', () => {
  it('has the hash of the published vector, which SHA-256 of its preimage gives', async () => {
    expect(createHash('sha256').update(vector.preimage, 'utf8').digest('base64url')).toBe(vector.reservation_hash);
    expect(await firstStrikeHash(strike)).toBe(vector.reservation_hash);
  });

  it('is declared without the reservation, and its reveal has the declared hash', async () => {
    const { declare, reveal } = await commitFirstStrike({ buyer_id: 'b', seller_id: 's', reservation: 123_456 }, bytes);
    expect(JSON.stringify(declare)).not.toContain('123456');
    expect(Object.keys(declare).sort()).toEqual(['buyer_id', 'reservation_hash', 'seller_id']);
    expect(await firstStrikeHash({ buyer_id: 'b', seller_id: 's', ...reveal })).toBe(declare.reservation_hash);
    expect(reveal.salt.length).toBeGreaterThanOrEqual(16);
  });

  it('has another hash for every change of a member, and two for one reservation', async () => {
    const changes: Partial<FirstStrike>[] = [
      { reservation: strike.reservation + 1e-9 },
      { nonce: `${strike.nonce} ` },
      { salt: `${strike.salt}A` },
      { buyer_id: strike.seller_id, seller_id: strike.buyer_id },
    ];
    const hashes = await Promise.all(changes.map((change) => firstStrikeHash({ ...strike, ...change })));
    expect(new Set([vector.reservation_hash, ...hashes]).size).toBe(changes.length + 1);
    const ask = { buyer_id: 'b', seller_id: 's', reservation: 10 };
    const [one, other] = [await commitFirstStrike(ask, bytes), await commitFirstStrike(ask, bytes)];
    expect(one.declare.reservation_hash).not.toBe(other.declare.reservation_hash);
  });

  it('takes a salt of 16 characters and names of 128, the shortest and the longest there are', async () => {
    const edges = { salt: 's'.repeat(16), buyer_id: 'b'.repeat(128), seller_id: 's'.repeat(128), nonce: 'n' };
    expect(await firstStrikeHash({ ...strike, ...edges })).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('draws 24 bytes of salt and 16 of nonce, which nobody guesses', async () => {
    const { reveal } = await commitFirstStrike({ buyer_id: 'b', seller_id: 's', reservation: 10 }, bytes);
    expect([Buffer.from(reveal.salt, 'base64url').length, Buffer.from(reveal.nonce, 'base64url').length]).toEqual([
      24, 16,
    ]);
  });

  it('is 43 characters of base64url for any reservation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (reservation) => {
        expect(await firstStrikeHash({ ...strike, reservation })).toMatch(/^[A-Za-z0-9_-]{43}$/);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['a salt of 15 characters', { salt: 's'.repeat(15) }],
    ['no nonce', { nonce: '' }],
    ['no buyer', { buyer_id: '' }],
    ['129 characters of seller', { seller_id: 's'.repeat(129) }],
    ['a reservation in words', { reservation: '100' as unknown as number }],
    ['a reservation without end', { reservation: Infinity }],
  ])('cannot have %s', async (_, change) =>
    expect(firstStrikeHash({ ...strike, ...change })).rejects.toMatchObject({ code: 'commitment_invalid' }),
  );
});
