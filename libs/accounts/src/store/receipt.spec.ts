import { createPrivateKey, createPublicKey, generateKeyPairSync, type ED25519KeyPairOptions } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OkpPrivateJwk } from '@svc/signing';
import { signStoreReceipt, verifyStoreReceipt, type StoreReceiptShape } from '../index.js';

/** The key leaves its generation as text: exported from its own object Node 20 may wait for itself for ever. */
const PEM: ED25519KeyPairOptions<'pem', 'pem'> = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};
const newPem = (): string => generateKeyPairSync('ed25519', PEM).privateKey;
const pem = newPem();
const privateJwk = { ...createPrivateKey(pem).export({ format: 'jwk' }), kid: 'k' } as unknown as OkpPrivateJwk;
const publicJwk = { ...createPublicKey(pem).export({ format: 'jwk' }), kid: 'k' };
const unsigned = {
  id: 'rcp_1',
  slot: 'park',
  price_millicents: 10,
  content_hash: 'a'.repeat(64),
  issued_at: '2027-01-15T08:00:00.000Z',
  predicate_id: 'park.stored/1',
  key_fingerprint: 'b'.repeat(64),
};
let receipt: StoreReceiptShape;
beforeAll(async () => {
  receipt = await signStoreReceipt(unsigned, privateJwk);
});

describe('a store receipt', () => {
  it('holds under its key, in whatever order its members stand', async () => {
    expect(await verifyStoreReceipt(receipt, publicJwk)).toBe(true);
    const reordered = Object.fromEntries(Object.entries(receipt).reverse()) as unknown as StoreReceiptShape;
    expect(await verifyStoreReceipt(reordered, publicJwk)).toBe(true);
  });

  it('holds no more once any member is changed, added or left out, or under another key', async () => {
    for (const name of Object.keys(receipt) as (keyof StoreReceiptShape)[]) {
      const { [name]: value, ...without } = receipt;
      const changed = { ...receipt, [name]: typeof value === 'number' ? value + 1 : `${value}x` };
      expect([name, await verifyStoreReceipt(changed, publicJwk)]).toEqual([name, false]);
      expect([name, await verifyStoreReceipt(without as StoreReceiptShape, publicJwk)]).toEqual([name, false]);
    }
    expect(await verifyStoreReceipt({ ...receipt, extra: 1 } as StoreReceiptShape, publicJwk)).toBe(false);
    const other = createPublicKey(newPem()).export({ format: 'jwk' });
    expect(await verifyStoreReceipt(receipt, { ...other, kid: 'k' })).toBe(false);
  });

  it.each([
    { price_millicents: -1 },
    { price_millicents: 0.5 },
    { price_millicents: 2 ** 53 },
    { content_hash: 'abc' },
    { key_fingerprint: '' },
  ])('is not signed with %j', async (members) => {
    await expect(signStoreReceipt({ ...unsigned, ...members }, privateJwk)).rejects.toMatchObject({
      code: 'receipt_invalid',
    });
  });
});
