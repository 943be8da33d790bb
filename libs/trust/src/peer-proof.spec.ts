import { beforeAll, describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@svc/signing';
import fc from 'fast-check';
import { signToken } from './jwt.js';
import {
  attestOperator,
  base64urlOf,
  checkChallenge,
  checkOperator,
  isHostLike,
  OPERATOR_TYP,
  readAttestation,
  type OperatorLevel,
} from './operator.js';
import { checkPeerProof, checkPeers, type PeerProof, type PeerRole } from './peer-proof.js';
import { newKey, type TestKey } from './testing/keys.js';

const nowSeconds = 1_800_000_000;
let anchor: TestKey;
let seller: TestKey;
let buyer: TestKey;
const token = { issuer: 'https://svc.example', id: 'opa_1', nowSeconds };

async function proofOf(
  key: TestKey,
  id: string,
  role: PeerRole | null,
  more: Partial<PeerProof> & { level?: OperatorLevel; signed?: object } = {},
): Promise<PeerProof> {
  const { level = 'self', signed, ...change } = more;
  const domain = level === 'domain' ? 'shop.example' : null;
  const attested = { operator_id: id, level, public_key_b64: key.publicKeyBase64, display_name: null, domain };
  const { jwt } = await attestOperator(attested, token, anchor);
  const expires_at = change.expires_at === undefined ? nowSeconds + 600 : change.expires_at;
  const named = { expires_at: expires_at ?? nowSeconds + 30 * 86_400, role: role ?? 'seller' };
  const counterparty = id === 'acme' ? 'shop' : 'acme';
  const sig_b64 = key.sign(canonicalJson({ counterparty, negotiation_id: 'order-81', ...named, ...signed }));
  return { operator_attestation_jwt: jwt, sig_b64, role, ...change, expires_at };
}
/** An attestation by the anchor that says other things than it should. */
function attested(change: object): Promise<string> {
  const times = { iat: nowSeconds, exp: nowSeconds + 60 };
  const cnf = { jwk: { kty: 'OKP', crv: 'Ed25519', x: seller.publicJwk.x } };
  const claims = { iss: 'https://svc.example', sub: 'shop', jti: 'opa_2', ...times, level: 'self', cnf, ...change };
  return signToken(claims, OPERATOR_TYP, anchor);
}
beforeAll(async () => {
  [anchor, seller, buyer] = [await newKey(), await newKey(), await newKey()];
});
const check = (role: PeerRole = 'seller', change: object = {}) => ({
  negotiation_id: 'order-81',
  counterparty: 'acme',
  role,
  require_level: 'self' as OperatorLevel,
  keys: [anchor.publicJwk],
  nowSeconds,
  ...change,
});

describe('a proof of a peer', () => {
  it('names the operator that signed for this negotiation and role', async () => {
    expect(await checkPeerProof(await proofOf(seller, 'shop', 'seller'), check())).toMatchObject({
      operator_id: 'shop',
      level: 'self',
    });
    for (const expires_at of [null, nowSeconds + 1, nowSeconds + 30 * 86_400])
      expect(await checkPeerProof(await proofOf(seller, 'shop', null, { expires_at }), check())).toMatchObject({
        operator_id: 'shop',
      });
  });

  it.each<[string, () => Promise<PeerProof>, object, string]>([
    ['of the other role', () => proofOf(seller, 'shop', 'buyer'), {}, 'proof_role'],
    [
      'for another negotiation',
      () => proofOf(seller, 'shop', 'seller', { signed: { negotiation_id: 'order-82' } }),
      {},
      'proof_signature',
    ],
    [
      'signed for the other role',
      () => proofOf(seller, 'shop', 'seller', { signed: { role: 'buyer' } }),
      {},
      'proof_signature',
    ],
    [
      'for another counterparty, which may be anybody who saw it',
      () => proofOf(seller, 'shop', 'seller'),
      { counterparty: 'mallory' },
      'proof_signature',
    ],
    [
      'that names no counterparty',
      () => proofOf(seller, 'shop', 'seller', { signed: { counterparty: null } }),
      {},
      'proof_signature',
    ],
    ['signed for either role', () => proofOf(seller, 'shop', null, { signed: { role: null } }), {}, 'proof_signature'],
    [
      'signed for whichever role it is used in',
      () => proofOf(buyer, 'shop', null, { signed: { role: 'buyer' } }),
      {},
      'proof_signature',
    ],
    [
      'signed without an end',
      () => proofOf(seller, 'shop', 'seller', { expires_at: null, signed: { expires_at: null } }),
      {},
      'proof_signature',
    ],
    [
      'whose id reads as a domain that does not speak for it',
      async () => proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: await attested({ sub: 'apple.com' }) }),
      {},
      'token_claims',
    ],
    [
      'whose attestation has a domain below the level domain',
      async () =>
        proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: await attested({ domain: 'apple.com' }) }),
      {},
      'token_claims',
    ],
    ['that has expired', () => proofOf(seller, 'shop', 'seller', { expires_at: nowSeconds }), {}, 'proof_expired'],
    [
      'whose end was moved',
      () => proofOf(seller, 'shop', 'seller', { signed: { expires_at: nowSeconds - 1 } }),
      {},
      'proof_signature',
    ],
    [
      'that never ends',
      () => proofOf(seller, 'shop', 'seller', { expires_at: nowSeconds + 30 * 86_400 + 1 }),
      {},
      'proof_too_long',
    ],
    [
      'with an end in a fraction',
      () => proofOf(seller, 'shop', 'seller', { expires_at: nowSeconds + 0.5 }),
      {},
      'proof_malformed',
    ],
    [
      'signed by another key',
      () => proofOf(seller, 'shop', 'seller', { sig_b64: buyer.sign('x') }),
      {},
      'proof_signature',
    ],
    [
      'with an attestation of nobody',
      () => proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: 'x.y.z' }),
      {},
      'token_malformed',
    ],
    [
      'with an attestation that is too long to be read',
      () => proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: 'x'.repeat(8_193) }),
      {},
      'proof_malformed',
    ],
    [
      'with an attestation that is just not',
      () => proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: 'x'.repeat(8_192) }),
      {},
      'token_malformed',
    ],
    [
      'whose attestation names no key',
      async () => proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: await attested({ cnf: {} }) }),
      {},
      'token_claims',
    ],
    [
      'whose attestation names a level that there is not',
      async () => proofOf(seller, 'shop', 'seller', { operator_attestation_jwt: await attested({ level: 'root' }) }),
      {},
      'token_claims',
    ],
    [
      'whose attestation has expired',
      () => proofOf(seller, 'shop', 'seller', { expires_at: null }),
      { nowSeconds: nowSeconds + 31 * 86_400 },
      'token_expired',
    ],
    [
      'of a key that is known by itself alone',
      () => proofOf(seller, 'shop', 'seller'),
      { require_level: 'domain' },
      'level_too_low',
    ],
  ])('%s is refused', async (_, make, change, code) => {
    await expect(checkPeerProof(await make(), check('seller', change))).rejects.toMatchObject({ code });
  });

  it('has the name and the host name that its domain speaks for, and no other', async () => {
    const claimed = await attested({ name: 'Apple Inc.' });
    const domain = { level: 'domain', domain: 'apple.com' };
    const spoken = await attested({ ...domain, name: 'Apple Inc.', sub: 'apple.com' });
    const read = async (jwt: string) => (await readAttestation(jwt, check())).operator;
    expect(await read(claimed)).toMatchObject({ operator_id: 'shop', display_name: null });
    expect(await read(spoken)).toMatchObject({ operator_id: 'apple.com', display_name: 'Apple Inc.', ...domain });
    await expect(read(await attested({ ...domain, sub: 'pear.com' }))).rejects.toMatchObject({ code: 'token_claims' });
  });

  it('with any bit of its signature flipped, or spelt otherwise, is refused', async () => {
    const proof = await proofOf(seller, 'shop', 'seller');
    const bytes = Buffer.from(proof.sig_b64, 'base64');
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        const altered = { ...proof, sig_b64: flipped.toString('base64') };
        await expect(checkPeerProof(altered, check())).rejects.toMatchObject({ code: 'proof_signature' });
      }),
      { numRuns: Number(process.env['SVC_ALTERED'] ?? 200) },
    );
    for (const sig_b64 of [
      proof.sig_b64.replace(/=+$/, ''),
      `${proof.sig_b64}=`,
      ` ${proof.sig_b64}`,
      proof.sig_b64.replaceAll('/', '_'),
    ])
      if (sig_b64 !== proof.sig_b64)
        await expect(checkPeerProof({ ...proof, sig_b64 }, check())).rejects.toMatchObject({ code: 'proof_signature' });
  });
});

describe('two peers', () => {
  it('are two operators with two keys', async () => {
    const proofs = {
      seller_proof: await proofOf(seller, 'shop', 'seller'),
      buyer_proof: await proofOf(buyer, 'acme', 'buyer'),
    };
    expect(await checkPeers(proofs, check())).toMatchObject({
      seller: { operator_id: 'shop' },
      buyer: { operator_id: 'acme' },
    });
    const elsewhere = { ...proofs, buyer_proof: await proofOf(await newKey(), 'mallory', 'buyer') };
    await expect(checkPeers(elsewhere, check())).rejects.toMatchObject({
      code: 'proof_signature',
      path: ['seller_proof'],
    });
    const same = { ...proofs, buyer_proof: await proofOf(seller, 'acme', 'buyer') };
    await expect(checkPeers(same, check())).rejects.toMatchObject({ code: 'same_operator' });
    const wrong = { ...proofs, buyer_proof: proofs.seller_proof };
    await expect(checkPeers(wrong, check())).rejects.toMatchObject({ code: 'proof_role', path: ['buyer_proof'] });
  });
});

describe('an operator', () => {
  it.each([
    ['32 zero bytes, which is a point of small order', Buffer.alloc(32)],
    ['the neutral element', Buffer.concat([Buffer.from([1]), Buffer.alloc(31)])],
    [
      'a point of order 8 (Chalkias, Garillot, Nikolaenko 2020, table 6)',
      Buffer.from('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'hex'),
    ],
    [
      'a point that is written in a second form',
      Buffer.from('eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'hex'),
    ],
  ])('cannot register with %s', async (_, key) => {
    const public_key_b64 = key.toString('base64');
    const forged = Buffer.concat([key, Buffer.alloc(32)]).toString('base64');
    const challenge = checkChallenge({ challenge: 'c', challenge_sig_b64: forged, public_key_b64 });
    await expect(challenge).rejects.toMatchObject({ code: 'challenge_signature' });
  });

  it('registers with its own signature over the challenge, spelt exactly', async () => {
    const signed = { challenge: 'c', challenge_sig_b64: seller.sign('c'), public_key_b64: seller.publicKeyBase64 };
    await expect(checkChallenge(signed)).resolves.toBeUndefined();
    await expect(checkChallenge({ ...signed, challenge: 'd' })).rejects.toMatchObject({ code: 'challenge_signature' });
    // The twin of a signature, s + L, is another spelling of it.
    const twin = Buffer.from(signed.challenge_sig_b64, 'base64');
    const order = (1n << 252n) + 27742317777372353535851937790883648493n;
    let s = [...twin.subarray(32)].reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n) + order;
    for (let index = 32; index < 64; index += 1, s >>= 8n) twin[index] = Number(s & 255n);
    await expect(checkChallenge({ ...signed, challenge_sig_b64: twin.toString('base64') })).rejects.toMatchObject({
      code: 'challenge_signature',
    });
  });

  it.each([
    [{ operator_id: '' }, 'operator_invalid'],
    [{ operator_id: '-shop' }, 'operator_invalid'],
    [{ operator_id: 'sh op' }, 'operator_invalid'],
    [{ operator_id: 's'.repeat(129) }, 'operator_invalid'],
    [{ operator_id: 'apple.com' }, 'operator_invalid'],
    [{ public_key_b64: Buffer.alloc(31).toString('base64') }, 'key_invalid'],
    [{ public_key_b64: 'x'.repeat(44) }, 'key_invalid'],
  ])('%j is refused', (change, code) => {
    const named = { operator_id: 'shop', public_key_b64: seller.publicKeyBase64, ...change };
    expect(() => checkOperator(named)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['apple.com', true],
    ['Apple.COM.', true],
    ['pay@apple.com', true],
    ['apple.com:443', true],
    ['a_b.apple.xn--p1ai', true],
    ['shop', false],
    ['shop-agents:v1.2', false],
    ['shop.1', false],
    ['com', false],
  ])('%s reads as a host name: %p', (id, expected) => expect(isHostLike(id)).toBe(expected));

  it('has one spelling of its key', () => {
    const spelt = seller.publicKeyBase64;
    expect(base64urlOf(spelt, 32)).toHaveLength(43);
    for (const other of [
      spelt.replace('=', ''),
      `${spelt}=`,
      ` ${spelt}`,
      spelt.replace(/.=$/, (end) => `${end[0] === 'A' ? 'B' : 'A'}=`),
    ])
      if (other !== spelt && !/[AEIMQUYcgkosw048]=$/.test(other)) expect(base64urlOf(other, 32)).toBeNull();
  });
});
