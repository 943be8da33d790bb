import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';
import { canonicalJson } from '@svc/signing';
import { end, start, type KillReport, type KillRun } from './run.js';

/** A thing that can be done once: a first reveal, or a settlement. */
interface Once {
  readonly path: string;
  readonly body: object;
  /** Answers that said it was done by this very call. */
  firsts: number;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const KILL_AFTER = { least: 150, most: 900 } as const;
const DAY_SECONDS = 86_000;
/** A kill waits so long for the first acknowledgement of its round, so that a slow machine proves something, too. */
const BEGUN_WITHIN_MILLIS = 20_000;

/**
 * Kills the service while callers reveal commitments and settle sessions, each twice at once. Afterwards each is tried
 * again: what was acknowledged has to stand, so that nothing is done a second time.
 */
export async function runKills(run: KillRun): Promise<KillReport> {
  const random = createRandom(run.seed);
  const all: Once[] = [];
  let peers: Peers | null = null;
  for (let index = 0; index < run.kills; index += 1) {
    const { process: child, url } = await start(run);
    peers ??= await makePeers(url, run.seed);
    const known = peers;
    const before = acknowledged(all);
    let isOver = false;
    const calling = Array.from({ length: run.callers }, async (_, caller) => {
      for (let call = 0; !isOver; call += 1) {
        const name = `${run.seed}-${index}-${caller}-${call}`;
        const made = await (caller % 2 === 0 ? declare(url, name) : openSession(url, name, known)).catch(() => null);
        if (made === null) continue;
        all.push(made);
        await Promise.all([attempt(url, made), attempt(url, made)]);
      }
    });
    for (const until = Date.now() + BEGUN_WITHIN_MILLIS; acknowledged(all) === before && Date.now() < until;)
      await pause(20);
    await pause(KILL_AFTER.least + random.next() * (KILL_AFTER.most - KILL_AFTER.least));
    isOver = true;
    await end(child);
    await Promise.all(calling);
    run.onRound(acknowledged(all) - before, index);
  }
  return judge(run, all);
}

const acknowledged = (all: readonly Once[]): number => all.filter(({ firsts }) => firsts > 0).length;

async function judge(run: KillRun, all: readonly Once[]): Promise<KillReport> {
  const { process: child, url } = await start(run);
  const faults: string[] = [];
  const before = acknowledged(all);
  try {
    for (const one of all) {
      await attempt(url, one);
      await attempt(url, one);
      if (one.firsts > 1) faults.push(`${one.path} was done ${one.firsts} times: ${JSON.stringify(one.body)}`);
    }
  } finally {
    await end(child);
  }
  return { acknowledged: before, brokenOff: all.length - before, faults };
}

/** Does it, and notes whether the answer says that it was done by this call. */
async function attempt(url: string, one: Once): Promise<void> {
  const answer = await send(url, one.path, one.body).catch(() => null);
  if (answer?.status === 200 && answer.body['reused'] !== true) one.firsts += 1;
}

async function declare(url: string, name: string): Promise<Once | null> {
  const revealed = { nonce: name, reservation: 1_250, salt: `salt of ${name}`.padEnd(24, '.') };
  const parties = { buyer_id: 'buyer', seller_id: 'seller' };
  const { status, body } = await send(url, '/v1/negotiation/declare_first_strike', {
    ...parties,
    reservation_hash: createHash('sha256')
      .update(canonicalJson({ ...parties, ...revealed }))
      .digest('base64url'),
    deadline_iso: new Date(Date.now() + DAY_SECONDS * 1_000).toISOString(),
    binding_ttl_seconds: DAY_SECONDS,
  });
  if (status !== 200) return null;
  const reveal = { commitment_id: body['commitment_id'], ...revealed };
  return { path: '/v1/negotiation/reveal_first_strike', body: reveal, firsts: 0 };
}

async function openSession(url: string, negotiation_id: string, { seller, buyer }: Peers): Promise<Once | null> {
  const proofs = { seller_proof: seller(negotiation_id, 'seller'), buyer_proof: buyer(negotiation_id, 'buyer') };
  const { session_id } = (await send(url, '/v1/a2a/open_session', { negotiation_id, ...proofs })).body;
  for (const role of ['seller', 'buyer']) {
    const moved = await send(url, '/v1/a2a/next_offer', { session_id, role, my_reservation: 0.3 });
    if (moved.status !== 200) return null;
  }
  return { path: '/v1/a2a/settle', body: { session_id, agreed_price: 900 }, firsts: 0 };
}

type Prove = (negotiationId: string, role: 'seller' | 'buyer') => object;

interface Peers {
  readonly seller: Prove;
  readonly buyer: Prove;
}

async function makePeers(url: string, seed: number): Promise<Peers> {
  const name = `kills-${seed}-${Date.now()}`;
  return { seller: await makePeer(url, `${name}-seller`), buyer: await makePeer(url, `${name}-buyer`) };
}

/** Registers an operator; what comes back makes its proofs. */
async function makePeer(url: string, operator_id: string): Promise<Prove> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const signed = (text: string): string => sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64');
  const x = privateKey.export({ format: 'jwk' }).x ?? '';
  const named = { operator_id, public_key_b64: Buffer.from(x, 'base64url').toString('base64') };
  const path = '/v1/registry/register_operator';
  const { body } = await send(url, path, named);
  const registered = await send(url, path, { ...named, challenge_sig_b64: signed(String(body['challenge'])) });
  const operator_attestation_jwt = String(registered.body['operator_attestation_jwt']);
  return (negotiation_id, role) => {
    const expires_at = Math.floor(Date.now() / 1_000) + DAY_SECONDS;
    const sig_b64 = signed(canonicalJson({ expires_at, negotiation_id, role }));
    return { operator_attestation_jwt, sig_b64, role, expires_at };
  };
}

async function send(url: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
