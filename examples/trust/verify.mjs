/**
 * Verifies the evidence of a settlement offline, with jose and Node's crypto alone, under pinned keys.
 *   node examples/trust/verify.mjs evidence.json
 * Ends with 1 where anything in it does not hold. The time that counts is that of the settlement: a mandate holds for
 * minutes, and evidence for years.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importSPKI, jwtVerify } from 'jose';

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

const read = async (jwt, pem, typ, currentDate = new Date()) =>
  (await jwtVerify(jwt, await importSPKI(pem, 'EdDSA'), { algorithms: ['EdDSA'], typ, currentDate })).payload;

/**
 * The y coordinates of points of small order, as 32 bytes without the sign (0, 1, −1 and the two of order 8; RFC 8032,
 * K. Chalkias and others 2020, table 6a). OpenSSL takes such a key, under which anybody can sign.
 */
const SMALL_ORDER = [
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
];

/** Whether a point is written in its one form and is not of small order. */
function isStrictPoint(bytes) {
  const y = Buffer.from(bytes);
  y[31] &= 0x7f;
  const isReduced = BigInt(`0x${Buffer.from(y).reverse().toString('hex')}`) < 2n ** 255n - 19n;
  return isReduced && !SMALL_ORDER.includes(y.toString('hex'));
}

/** Ed25519 with one spelling of the signature and without points of small order. */
function isSigned(text, { x }, base64) {
  const signature = Buffer.from(base64, 'base64');
  if (signature.length !== 64 || signature.toString('base64') !== base64) return false;
  if (!isStrictPoint(Buffer.from(x, 'base64url')) || !isStrictPoint(signature.subarray(0, 32))) return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, signature);
}

const sha256 = (text) => createHash('sha256').update(text).digest('base64url');

/** Who the sides are by their attestations, and whether each signed for the other and for what was agreed. */
async function verifySides({ negotiation_id, proofs, consent, pinned }, { bound, settledAt }, check) {
  const attested = {};
  for (const role of ['seller', 'buyer'])
    attested[role] = await read(proofs[role].operator_attestation_jwt, pinned.anchor, 'svc-operator+jwt', settledAt);
  const { sub: session_id, amount, item, terms_hash } = bound;
  const agreed = { agreed_price: amount.value, currency: amount.currency, item, session_id, terms_hash };
  for (const [role, other] of [
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ]) {
    const { cnf, sub, exp, level, domain } = attested[role];
    const expires_at = proofs[role].expires_at ?? exp;
    const proof = canonical({ counterparty: attested[other].sub, expires_at, negotiation_id, role });
    check(
      `${role}: the operator signed for this negotiation with this counterparty`,
      isSigned(proof, cnf.jwk, proofs[role].sig_b64),
    );
    check(
      `${role}: the operator signed for this session, price, item and terms`,
      isSigned(canonical(agreed), cnf.jwk, consent[`${role}_sig_b64`]),
    );
    check(
      `${role}: the settlement names it, its level and its domain`,
      bound[`${role}_id`] === sub && bound[`${role}_level`] === level && bound[`${role}_domain`] === domain,
    );
  }
  return attested;
}

/** The cart is the one that was authorised, and says what was agreed, under the name that a domain publishes. */
async function verifyCart({ settlement, pinned }, { bound, settledAt }, seller, check) {
  const { contents, merchant_authorization } = settlement.cart_mandate;
  const typ = 'svc-merchant-authorization+jwt';
  const merchant = await read(merchant_authorization, pinned.settlement, typ, settledAt);
  const cartHash = sha256(canonical(contents));
  check(
    'the cart is the one that was authorised and settled',
    merchant.cart_hash === cartHash && bound.cart_hash === cartHash && merchant.sub === seller.sub,
  );
  const { details, method_data } = contents.payment_request;
  check(
    'the cart says who sells what on which terms',
    contents.merchant_name === (seller.level === 'domain' ? (seller.name ?? seller.sub) : seller.sub) &&
      details.id === bound.sub &&
      details.display_items.every(({ label }) => label === (bound.item ?? 'Agreed price')) &&
      sha256(canonical(method_data[0].data.terms ?? null)) === bound.terms_hash,
  );
}

async function verifyEvidence(evidence, check) {
  const { negotiation_id, agreed_price, settlement, pinned } = evidence;
  const bound = await read(settlement.settlement_jwt, pinned.settlement, 'svc-settlement+jwt');
  const settled = { bound, settledAt: new Date(bound.iat * 1_000) };
  const { seller, buyer } = await verifySides(evidence, settled, check);
  check(
    'the settlement binds this negotiation, between two',
    bound.negotiation_id === negotiation_id && seller.sub !== buyer.sub && seller.cnf.jwk.x !== buyer.cnf.jwk.x,
  );
  await verifyCart(evidence, settled, seller, check);
  const { total, display_items } = settlement.cart_mandate.contents.payment_request.details;
  const draft = settlement.payment_mandate_draft;
  const drafted = draft.payment_mandate_contents.payment_details_total;
  check(
    'the amount is the agreed price, wherever it stands',
    [total, ...display_items, drafted]
      .map(({ amount }) => amount)
      .concat(bound.amount)
      .every(({ currency, value }) => value === agreed_price && currency === bound.amount.currency),
  );
  check('the buyer’s payment is a draft', draft.user_authorization === null);
}

let failed = false;
function check(name, holds) {
  failed ||= !holds;
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name}`);
}

try {
  await verifyEvidence(JSON.parse(readFileSync(process.argv[2], 'utf8')), check);
} catch (fault) {
  check(`it can be read and is signed: ${fault.message}`, false);
}
console.log(failed ? 'NOT VALID' : 'valid');
process.exitCode = failed ? 1 : 0;
