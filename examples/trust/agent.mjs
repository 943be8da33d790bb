/**
 * An agent of one side, in a process of its own: it registers, proves who it is, moves, and signs what it
 * agreed to. It is started by run.mjs, which carries messages between the two and knows neither key.
 *   node agent.mjs seller|buyer LIMIT
 */
import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

const [, , role, limit] = process.argv;
const SERVICE = process.env.SVC_BASE_URL ?? 'http://127.0.0.1:3000';
/** Prices between which both look: what a price is worth to a side is its place between the two. */
const [LOW, HIGH] = [1_000, 1_500];
// The key leaves its generation as text: exported from its own object Node 20 may wait for itself for ever.
const privateKey = createPrivateKey(
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey,
);
const publicKey = Buffer.from(privateKey.export({ format: 'jwk' }).x, 'base64url').toString('base64');
const signed = (text) => sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64');

const utility = (price) => (role === 'seller' ? price - LOW : HIGH - price) / (HIGH - LOW);
const priceOf = (value) =>
  Math.round(100 * (role === 'seller' ? LOW + value * (HIGH - LOW) : HIGH - value * (HIGH - LOW))) / 100;
const clipped = (value) => Math.min(1, Math.max(0, value));

async function call(path, body) {
  const response = await fetch(SERVICE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const operator_id = `${role}-${randomUUID()}`;

async function register() {
  const named = { operator_id, public_key_b64: publicKey };
  const { challenge } = await call('/v1/registry/register_operator', named);
  const { operator_attestation_jwt } = await call('/v1/registry/register_operator', {
    ...named,
    challenge_sig_b64: signed(challenge),
  });
  return operator_attestation_jwt;
}

/** The members in the order of their names, without blanks: for these four that is canonical JSON (RFC 8785). */
function proofFor({ negotiation_id, counterparty }, operator_attestation_jwt) {
  const expires_at = Math.floor(Date.now() / 1000) + 600;
  const sig_b64 = signed(JSON.stringify({ counterparty, expires_at, negotiation_id, role }));
  return { operator_attestation_jwt, sig_b64, role, expires_at };
}

const mine = [];
const theirs = [];

/** The next price of this side; the other side's last one where it is to be accepted. */
async function move(session_id) {
  const { recommended_offer } = await call('/v1/a2a/next_offer', {
    session_id,
    role,
    my_reservation: clipped(utility(Number(limit))),
    my_offer_history: mine.map((price) => clipped(utility(price))),
    opponent_offer_history: theirs.map((price) => clipped(utility(price))),
    deadline_rounds: Math.max(1, 10 - mine.length),
  });
  const last = theirs.at(-1);
  if (last !== undefined && Math.abs(recommended_offer - clipped(utility(last))) < 1e-9) return { accept: last };
  const price = priceOf(recommended_offer);
  mine.push(price);
  return { price };
}

/**
 * The signature under what was agreed: a price that this side named itself or accepts, for the thing that was talked
 * about, without terms. What is signed is built here; `to_sign` of the service has to be the same.
 */
function consentTo({ session_id, agreed_price, to_sign }) {
  const isWithin = role === 'seller' ? agreed_price >= Number(limit) : agreed_price <= Number(limit);
  if (!isWithin || ![...mine, ...theirs].includes(agreed_price)) throw new Error(`not agreed: ${agreed_price}`);
  const terms_hash = createHash('sha256').update('null').digest('base64url');
  const text = JSON.stringify({ agreed_price, currency: 'USD', item: 'Touring bike', session_id, terms_hash });
  if (text !== to_sign) throw new Error(`the service asks to sign something else: ${to_sign}`);
  return signed(text);
}

process.on('message', async ({ kind, ...message }) => {
  try {
    if (kind === 'name') process.send({ kind: 'named', operator_id });
    if (kind === 'prove') process.send({ kind: 'proof', proof: proofFor(message, await register()) });
    if (kind === 'open') process.send({ kind: 'opened', session: await call('/v1/a2a/open_session', message.body) });
    if (kind === 'move') {
      if (message.price !== undefined) theirs.push(message.price);
      process.send({ kind: 'moved', ...(await move(message.session_id)) });
    }
    if (kind === 'consent') process.send({ kind: 'consented', signature: consentTo(message) });
    if (kind === 'settle') process.send({ kind: 'settled', settlement: await call('/v1/a2a/settle', message.body) });
  } catch (fault) {
    process.send({ kind: 'failed', reason: String(fault) });
  }
});
