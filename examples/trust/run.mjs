/**
 * Two agents in two processes register, prove who they are, negotiate, sign what they agreed to and settle; a
 * third process verifies everything offline.
 *   node examples/trust/run.mjs
 * The service is looked for at SVC_BASE_URL, or http://127.0.0.1:3000.
 */
import { fork, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVICE = process.env.SVC_BASE_URL ?? 'http://127.0.0.1:3000';
const HERE = import.meta.dirname;
const MAX_PRICE = 1_400;

const agent = (role, limit) => fork(join(HERE, 'agent.mjs'), [role, String(limit)]);
const [seller, buyer] = [agent('seller', 1_100), agent('buyer', MAX_PRICE)];

/** Sends an agent a message and waits for its answer. */
function ask(process, message) {
  return new Promise((resolve, reject) => {
    process.once('message', (answer) =>
      answer.kind === 'failed' ? reject(new Error(answer.reason)) : resolve(answer),
    );
    process.send(message);
  });
}

async function negotiate(session_id) {
  let standing;
  for (let turn = 0; turn < 24; turn += 1) {
    const { accept, price } = await ask(turn % 2 === 0 ? seller : buyer, { kind: 'move', session_id, price: standing });
    if (accept !== undefined) return accept;
    console.log(`${turn % 2 === 0 ? 'seller' : 'buyer '} ${price.toFixed(2)}`);
    standing = price;
  }
  throw new Error('no agreement');
}

async function main() {
  const negotiation_id = `order-${randomUUID()}`;
  const [sellerId, buyerId] = await Promise.all(
    [seller, buyer].map(async (one) => (await ask(one, { kind: 'name' })).operator_id),
  );
  const { proof: seller_proof } = await ask(seller, { kind: 'prove', negotiation_id, counterparty: buyerId });
  const { proof: buyer_proof } = await ask(buyer, { kind: 'prove', negotiation_id, counterparty: sellerId });
  const { session } = await ask(buyer, { kind: 'open', body: { negotiation_id, seller_proof, buyer_proof } });
  const agreed_price = await negotiate(session.session_id);
  console.log(`agreed at ${agreed_price.toFixed(2)}`);
  const body = { session_id: session.session_id, agreed_price, item: 'Touring bike', buyer_max_price: MAX_PRICE };
  const { settlement: drafts } = await ask(buyer, { kind: 'settle', body });
  const [seller_sig_b64, buyer_sig_b64] = await Promise.all(
    [seller, buyer].map(async (one) => (await ask(one, { kind: 'consent', ...body, ...drafts })).signature),
  );
  const consent = { seller_sig_b64, buyer_sig_b64 };
  const { settlement } = await ask(buyer, { kind: 'settle', body: { ...body, ...consent } });
  const key = async (path) => (await (await fetch(SERVICE + path)).json()).public_key_pem;
  const evidence = {
    negotiation_id,
    agreed_price,
    proofs: { seller: seller_proof, buyer: buyer_proof },
    consent,
    settlement,
    pinned: { anchor: await key('/v1/keys/trust_anchor'), settlement: await key('/v1/keys/settlement_notary') },
  };
  const folder = mkdtempSync(join(tmpdir(), 'svc-trust-'));
  try {
    writeFileSync(join(folder, 'evidence.json'), JSON.stringify(evidence));
    const verifier = spawnSync(process.execPath, [join(HERE, 'verify.mjs'), join(folder, 'evidence.json')], {
      stdio: 'inherit',
    });
    process.exitCode = verifier.status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} finally {
  seller.kill();
  buyer.kill();
}
