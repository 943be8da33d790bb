import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPrivatePem } from '@svc/node-runtime';
import { jwkThumbprint, publicJwkOf, type OkpPrivateJwk } from '@svc/signing';
import { attestOperator, proofBytes, settle, textToSign, type AttestedOperator, type PeerRole } from '@svc/trust';

const VERIFIER = fileURLToPath(new URL('../../../../examples/trust/verify.mjs', import.meta.url));
const nowSeconds = Math.floor(Date.now() / 1_000);
const issuer = 'https://svc.example';
const negotiation_id = 'order-81';
const agreed_price = 1_250.5;

/** A key of the service: what it signs with, and the public key as it is pinned. */
async function newKey() {
  const privateKey = createPrivateKey(newPrivatePem('ed25519'));
  const publicKey = createPublicKey(privateKey);
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' });
  const kid = await jwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  const privateJwk: OkpPrivateJwk = { kid, kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x, d };
  return {
    kid,
    privateJwk,
    privateKey,
    publicJwk: publicJwkOf(privateJwk),
    pem: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
}

type Key = Awaited<ReturnType<typeof newKey>>;

let [anchor, notary, shop, acme]: Key[] = [];
let folder = '';
beforeAll(async () => {
  [anchor, notary, shop, acme] = [await newKey(), await newKey(), await newKey(), await newKey()];
  folder = mkdtempSync(join(tmpdir(), 'svc-evidence-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const attestedAs = (operator_id: string, rawKey: Buffer): AttestedOperator => ({
  operator_id,
  level: 'self',
  public_key_b64: rawKey.toString('base64'),
  display_name: null,
  domain: null,
});

async function proofOf(
  [operator_id, counterparty]: [string, string],
  role: PeerRole,
  rawKey: Buffer,
  signed: (bytes: Uint8Array) => Buffer,
) {
  const { jwt } = await attestOperator(attestedAs(operator_id, rawKey), { issuer, id: 'opa_1', nowSeconds }, anchor!);
  const expires_at = nowSeconds + 600;
  const sig_b64 = signed(proofBytes({ counterparty, expires_at, negotiation_id, role })).toString('base64');
  return { operator_attestation_jwt: jwt, sig_b64, role, expires_at };
}

const genuine = (key: Key) =>
  [Buffer.from(key.privateJwk.x, 'base64url'), (bytes: Uint8Array) => sign(null, bytes, key.privateKey)] as const;

/** Evidence as examples/trust/run.mjs hands it over; by default of the real buyer. */
async function evidence(buyerId = 'acme', buyer = acme!) {
  const [sellerKey, sellerSigns] = genuine(shop!);
  const [buyerKey, buyerSigns] = genuine(buyer);
  const settlement = {
    session_id: 'a2a_1',
    negotiation_id,
    seller: attestedAs('shop', sellerKey),
    buyer: attestedAs(buyerId, buyerKey),
    agreed_price,
    currency: 'USD',
    item: 'Touring bike',
    buyer_max_price: 1_400,
    terms: null,
  };
  const text = Buffer.from(await textToSign(settlement));
  const consent = {
    seller_sig_b64: sellerSigns(text).toString('base64'),
    buyer_sig_b64: buyerSigns(text).toString('base64'),
  };
  const proofs = {
    seller: await proofOf(['shop', 'acme'], 'seller', sellerKey, sellerSigns),
    buyer: await proofOf([buyerId, 'shop'], 'buyer', buyerKey, buyerSigns),
  };
  return {
    negotiation_id,
    agreed_price,
    proofs,
    consent,
    settlement: await settle(settlement, consent, { issuer, nowSeconds }, notary!),
    pinned: { anchor: anchor!.pem, settlement: notary!.pem },
  };
}

type Evidence = Awaited<ReturnType<typeof evidence>>;

function verdict(text: string): { status: number | null; last: string | undefined } {
  const file = join(folder, 'evidence.json');
  writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, [VERIFIER, file], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1) };
}

describe('the verifier of the example', () => {
  it('finds genuine evidence in order', async () =>
    expect(verdict(JSON.stringify(await evidence()))).toEqual({ status: 0, last: 'valid' }));

  it.each<[string, (genuine: Evidence) => void]>([
    ['another price', (one) => void (one.agreed_price += 0.01)],
    ['another negotiation', (one) => void (one.negotiation_id = 'order-82')],
    [
      'the proofs of the sides swapped',
      ({ proofs }) => void ([proofs.seller, proofs.buyer] = [proofs.buyer, proofs.seller]),
    ],
    [
      'the consent of the sides swapped',
      ({ consent }) =>
        void ([consent.seller_sig_b64, consent.buyer_sig_b64] = [consent.buyer_sig_b64, consent.seller_sig_b64]),
    ],
    ['no consent of the seller', ({ consent }) => void (consent.seller_sig_b64 = '')],
    ['no consent at all', (one) => void Object.assign(one, { consent: {} })],
    ['the proof of one side twice', ({ proofs }) => void (proofs.buyer = proofs.seller)],
    ['a proof whose end was moved', ({ proofs }) => void (proofs.buyer.expires_at += 1)],
    [
      'a signature without its padding',
      ({ proofs }) => void (proofs.buyer.sig_b64 = proofs.buyer.sig_b64.replace(/=+$/, '')),
    ],
    ['a signature with a blank in it', ({ proofs }) => void (proofs.buyer.sig_b64 += ' ')],
    [
      'another total in the cart',
      ({ settlement }) => void (settlement.cart_mandate.contents.payment_request.details.total.amount.value = 1),
    ],
    [
      'another merchant in the cart',
      ({ settlement }) => void (settlement.cart_mandate.contents.merchant_name = 'Shoq'),
    ],
    [
      'another amount in the draft',
      ({ settlement }) =>
        void (settlement.payment_mandate_draft.payment_mandate_contents.payment_details_total.amount.value = 1),
    ],
    [
      'a signature of the buyer',
      ({ settlement }) => void Object.assign(settlement.payment_mandate_draft, { user_authorization: 'x' }),
    ],
    [
      'an authorisation in the place of the settlement',
      ({ settlement }) => void (settlement.settlement_jwt = settlement.cart_mandate.merchant_authorization),
    ],
    [
      'the pinned keys swapped',
      ({ pinned }) => void ([pinned.anchor, pinned.settlement] = [pinned.settlement, pinned.anchor]),
    ],
    [
      'a key of nobody',
      ({ pinned }) =>
        void (pinned.settlement = String(
          createPublicKey(newPrivatePem('ed25519')).export({ type: 'spki', format: 'pem' }),
        )),
    ],
  ])('refuses it with %s', async (_, alter) => {
    const altered = await evidence();
    alter(altered);
    expect(verdict(JSON.stringify(altered))).toEqual({ status: 1, last: 'NOT VALID' });
  });

  it.each([
    ['the neutral element', `01${'00'.repeat(31)}`],
    ['the neutral element with the other sign', `01${'00'.repeat(30)}80`],
    ['the neutral element in a second form', `ee${'ff'.repeat(30)}7f`],
  ])('refuses a key that signs everything: %s (Chalkias and others 2020, table 6)', async (_, hex) => {
    const altered = await evidence();
    // R is the neutral element and S is 0, which satisfies the equation for every message.
    const forged = Buffer.concat([Buffer.from(`01${'00'.repeat(31)}`, 'hex'), Buffer.alloc(32)]);
    altered.proofs.buyer = await proofOf(['acme', 'shop'], 'buyer', Buffer.from(hex, 'hex'), () => forged);
    expect(verdict(JSON.stringify(altered))).toEqual({ status: 1, last: 'NOT VALID' });
  });

  it('refuses what somebody made who saw the proof that the seller gave another', async () => {
    const mallory = await newKey();
    expect(verdict(JSON.stringify(await evidence('mallory', mallory)))).toEqual({ status: 1, last: 'NOT VALID' });
  });

  it('refuses what is no evidence', () => {
    for (const text of ['', '{}', 'null', '[]']) expect(verdict(text)).toEqual({ status: 1, last: 'NOT VALID' });
  });
});
