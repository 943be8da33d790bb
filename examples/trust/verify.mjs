/**
 * Verifies the evidence of a settlement offline, with jose and Node's crypto alone, under pinned keys.
 *   node examples/trust/verify.mjs evidence.json
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importSPKI, jwtVerify } from 'jose';

const evidence = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { negotiation_id, agreed_price, proofs, settlement, pinned } = evidence;

/**
 * Canonical JSON (RFC 8785) of what JSON.parse gave: members by the code units of their names, numbers and texts as
 * ECMAScript writes them.
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join(',')}}`;
}

const read = async (jwt, pem, typ) =>
  (await jwtVerify(jwt, await importSPKI(pem, 'EdDSA'), { algorithms: ['EdDSA'], typ })).payload;

let failed = false;
function check(name, holds) {
  failed ||= !holds;
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name}`);
}

const operators = {};
for (const [role, proof] of Object.entries(proofs)) {
  const { sub, cnf } = await read(proof.operator_attestation_jwt, pinned.anchor, 'svc-operator+jwt');
  operators[role] = sub;
  const key = createPublicKey({ key: { ...cnf.jwk }, format: 'jwk' });
  const signed = canonical({ expires_at: proof.expires_at, negotiation_id, role });
  check(
    `${role}: the operator signed for this negotiation`,
    verify(null, Buffer.from(signed), key, Buffer.from(proof.sig_b64, 'base64')),
  );
}

const { contents, merchant_authorization } = settlement.cart_mandate;
const cartHash = createHash('sha256').update(canonical(contents)).digest('base64url');
const merchant = await read(merchant_authorization, pinned.settlement, 'svc-merchant-authorization+jwt');
check('the cart is the one that was authorised', merchant.cart_hash === cartHash && merchant.sub === operators.seller);
const bound = await read(settlement.settlement_jwt, pinned.settlement, 'svc-settlement+jwt');
check(
  'the settlement binds this cart and these parties',
  bound.cart_hash === cartHash && bound.seller_id === operators.seller && bound.buyer_id === operators.buyer,
);
const { amount } = contents.payment_request.details.total;
check('the amount is the agreed price', amount.value === agreed_price && bound.amount.value === agreed_price);
check('the buyer has signed nothing', settlement.payment_mandate_draft.user_authorization === null);
console.log(failed ? 'NOT VALID' : 'valid');
process.exitCode = failed ? 1 : 0;
