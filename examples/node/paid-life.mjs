/**
 * A paid life: a key with 50 cents, memory that is saved, loaded and checked offline, and a session of advice where the
 * wallet allows it.
 *   node examples/node/paid-life.mjs
 */
import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { canonicalJson } from '@svc/signing';

const base = process.env.SVC_BASE_URL ?? 'http://127.0.0.1:3000';

async function call(path, { body, key } = {}) {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { 'x-api-key': key, 'idempotency-key': randomBytes(12).toString('hex') }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer.detail)}`);
  return answer;
}

/** Whether the notary signed this receipt: Ed25519 over the canonical JSON of its other members, spelt exactly. */
function isSigned({ signature, ...signed }, publicKey) {
  const bytes = Buffer.from(signature, 'base64url');
  const isExact = bytes.toString('base64url') === signature;
  return isExact && verify(null, Buffer.from(canonicalJson(signed)), publicKey, bytes);
}

const notary = createPublicKey((await call('/v1/store/notary_pubkey')).pubkey_pem);
const { api_key: key } = await call('/v1/keys', {
  body: {
    agent_id: process.argv[2] ?? `example-${randomBytes(6).toString('hex')}`,
    contact_email: 'agent@example.com',
    intended_use_summary: 'Tries the example of a paid life.',
  },
});

// Encrypt what you save: the store keeps bytes and knows no more.
const sealed = randomBytes(48);
const saved = await call('/v1/memory/save', { key, body: { blob_b64: sealed.toString('base64'), ttl_seconds: 3600 } });
const loaded = await call(`/v1/memory/load/${saved.ticket}`, { key });
const hash = createHash('sha256').update(Buffer.from(loaded.blob_b64, 'base64')).digest('hex');
console.log(
  `saved for ${saved.receipt.price_millicents} millicents, loaded the same bytes: ` +
    `${hash === saved.receipt.content_hash}`,
);
console.log(`receipt signed by the pinned key: ${isSigned(saved.receipt, notary)}`);

const opened = await call('/v1/advice/session', {
  key,
  body: { category: 'resale', side: 'buy', walk_away: 900, target: 700, their_offers: [950], seed: 7 },
});
if (!opened.ok) console.log(`no session: ${opened.code}; nothing was charged`);
else {
  const next = await call('/v1/advice/move', {
    key,
    body: { session_id: opened.session_id, their_offers: [950, 910] },
  });
  const closed = await call('/v1/advice/close', { key, body: { session_id: opened.session_id } });
  console.log(
    `advised ${opened.first_move.offer}, then ${next.move.offer}; summary signed: ${isSigned(closed.receipt, notary)}`,
  );
}
console.log(`left: ${(await call('/v1/billing/balance', { key })).total_millicents} millicents`);
