import { createHash, createPrivateKey, sign } from 'node:crypto';
import { newPrivatePem } from '@svc/node-runtime';
import { canonicalJson } from '@svc/signing';
import { runRounds, type KillReport, type KillRun } from './rounds.js';

/** A thing that can be done once: a first reveal, or a settlement. */
export interface Once {
  readonly does: 'reveal' | 'settlement';
  readonly name: string;
  readonly body: object;
  /** The answers that arrived, in order; an answer that did not arrive is null. */
  readonly answers: (Answer | null)[];
}

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const PATHS = { reveal: '/v1/negotiation/reveal_first_strike', settlement: '/v1/a2a/settle' } as const;
const DAY_SECONDS = 86_000;

/**
 * Kills the service while callers reveal commitments and settle sessions, each twice at once. Afterwards each is tried
 * twice again: what was acknowledged has to stand, so that nothing is done a second time or otherwise, and nothing is
 * gone.
 */
export async function runKills(run: KillRun): Promise<KillReport> {
  const all: Once[] = [];
  const done = (does?: Once['does']): number =>
    all.filter((one) => (does === undefined || one.does === does) && one.answers.some(isFirst)).length;
  let peers: Peers | null = null;
  let before = { reveal: 0, settlement: 0 };
  const load = {
    prepare: async (url: string): Promise<void> => {
      peers ??= await makePeers(url, run.seed);
      before = { reveal: done('reveal'), settlement: done('settlement') };
    },
    call: async (url: string, caller: number, name: string): Promise<boolean> => {
      const one = await (caller % 2 === 0 ? declare(url, name) : openSession(url, name, peers!)).catch(() => null);
      if (one === null) return false;
      all.push(one);
      one.answers.push(...(await Promise.all([attempt(url, one), attempt(url, one)])));
      return one.answers.some((answer) => answer?.status === 200);
    },
    hasBegun: () => done('reveal') > before.reveal && done('settlement') > before.settlement,
    acknowledged: () => done(),
  };
  let acknowledged = before;
  const judged = await runRounds(run, load, async (url) => {
    acknowledged = { reveal: done('reveal'), settlement: done('settlement') };
    for (const one of all) for (let time = 0; time < 2; time += 1) one.answers.push(await attempt(url, one));
    return all.flatMap(faultsOfOnce);
  });
  const { reveal: reveals, settlement: settlements } = acknowledged;
  return { ...judged, acknowledged: { reveals, settlements }, brokenOff: all.length - reveals - settlements };
}

/** What is wrong with a thing that can be done once and was tried again; none where it stands and was done once. */
export function faultsOfOnce({ does, name, answers }: Once): string[] {
  const last = answers.at(-1) ?? null;
  const times = does === 'reveal' ? answers.filter(isFirst).length : settlementsIn(answers);
  const stands = does === 'reveal' ? last?.body['verified'] === true && last.body['reused'] === true : isFirst(last);
  return [
    ...(times > 1 ? [`the ${does} ${name} was done ${times} times`] : []),
    ...(stands ? [] : [`the ${does} ${name} does not stand: ${JSON.stringify(last)}`]),
  ];
}

/** How many settlements were made, by their tokens: the same call again has to answer the same. */
const settlementsIn = (answers: Once['answers']): number =>
  new Set(answers.filter(isFirst).map((answer) => answer?.body['settlement_jwt'])).size;

/** Whether an answer says that it was done by this very call, or for a settlement that it is done. */
function isFirst(answer: Answer | null): boolean {
  return answer?.status === 200 && answer.body['verified'] !== false && answer.body['reused'] !== true;
}

const attempt = (url: string, { does, body }: Once): Promise<Answer | null> =>
  send(url, PATHS[does], body).catch(() => null);

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
  return { does: 'reveal', name, body: reveal, answers: [] };
}

async function openSession(url: string, negotiation_id: string, { seller, buyer }: Peers): Promise<Once | null> {
  const proofs = {
    seller_proof: seller.prove(negotiation_id, 'seller', buyer.id),
    buyer_proof: buyer.prove(negotiation_id, 'buyer', seller.id),
  };
  const { session_id } = (await send(url, '/v1/a2a/open_session', { negotiation_id, ...proofs })).body;
  for (const role of ['seller', 'buyer']) {
    const moved = await send(url, '/v1/a2a/next_offer', { session_id, role, my_reservation: 0.3 });
    if (moved.status !== 200) return null;
  }
  const agreed = { session_id, agreed_price: 900 };
  const { status, body } = await send(url, PATHS.settlement, agreed);
  if (status !== 200) return null;
  const text = String(body['to_sign']);
  const consent = { seller_sig_b64: seller.sign(text), buyer_sig_b64: buyer.sign(text) };
  return { does: 'settlement', name: negotiation_id, body: { ...agreed, ...consent }, answers: [] };
}

interface Peer {
  readonly id: string;
  prove(negotiationId: string, role: 'seller' | 'buyer', counterparty: string): object;
  sign(text: string): string;
}

interface Peers {
  readonly seller: Peer;
  readonly buyer: Peer;
}

async function makePeers(url: string, seed: number): Promise<Peers> {
  const name = `kills-${seed}-${Date.now()}`;
  return { seller: await makePeer(url, `${name}-seller`), buyer: await makePeer(url, `${name}-buyer`) };
}

/** Registers an operator, which proves and signs. */
async function makePeer(url: string, operator_id: string): Promise<Peer> {
  const privateKey = createPrivateKey(newPrivatePem('ed25519'));
  const signed = (text: string): string => sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64');
  const x = privateKey.export({ format: 'jwk' }).x ?? '';
  const named = { operator_id, public_key_b64: Buffer.from(x, 'base64url').toString('base64') };
  const path = '/v1/registry/register_operator';
  const { body } = await send(url, path, named);
  const registered = await send(url, path, { ...named, challenge_sig_b64: signed(String(body['challenge'])) });
  const operator_attestation_jwt = String(registered.body['operator_attestation_jwt']);
  const prove: Peer['prove'] = (negotiation_id, role, counterparty) => {
    const expires_at = Math.floor(Date.now() / 1_000) + DAY_SECONDS;
    const sig_b64 = signed(canonicalJson({ counterparty, expires_at, negotiation_id, role }));
    return { operator_attestation_jwt, sig_b64, role, expires_at };
  };
  return { id: operator_id, prove, sign: signed };
}

async function send(url: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
