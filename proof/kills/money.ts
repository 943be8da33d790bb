import { createHash } from 'node:crypto';
import { STARTER_MILLICENTS } from '@svc/accounts';
import { issueWallet } from '../built-service.js';
import { tryAgain } from '../try-again.js';
import { runRounds, type KillReport, type KillRun } from './rounds.js';

/** A call that parks, by one key, as it was sent. */
export interface Parcel {
  readonly key: string;
  readonly idempotencyKey: string;
  readonly body: string;
  /** The answer as it arrived; null where it broke off. */
  answer: string | null;
}

/** What became of a parcel: the answer of the repeated call, and the SHA-256 of what then lies there. */
export interface Aftermath {
  readonly again: string | null;
  readonly storedHash: string | null;
}

interface ParkAnswer {
  readonly ok?: boolean;
  readonly ticket: string;
  readonly receipt: { readonly price_millicents: number; readonly content_hash: string };
}

/**
 * Kills the service while callers park, again and again, each round from a wallet of its own. Then every call is
 * repeated under its Idempotency-Key: one that was acknowledged has to be answered byte for byte as before, with its
 * parcel there, and what was charged has to be what was delivered.
 */
export async function runKills(run: KillRun): Promise<KillReport> {
  const parcels: Parcel[] = [];
  const arrived = (): number => parcels.filter(({ answer }) => answer !== null).length;
  let [key, arrivedBefore] = ['', 0];
  const load = {
    prepare: async (url: string, index: number): Promise<void> => {
      arrivedBefore = arrived();
      key = await issueWallet(url, `kills-${run.seed}-${index}-${Date.now()}`);
    },
    call: async (url: string, _caller: number, name: string): Promise<boolean> => {
      const parcel = parcelOf(key, name);
      parcels.push(parcel);
      parcel.answer = await park(url, parcel);
      return parcel.answer !== null;
    },
    hasBegun: () => arrived() > arrivedBefore,
    acknowledged: arrived,
  };
  let acknowledged = 0;
  const judged = await runRounds(run, load, async (url) => {
    acknowledged = arrived();
    return judge(url, parcels);
  });
  return { ...judged, acknowledged: { parcels: acknowledged }, brokenOff: parcels.length - acknowledged };
}

/** Repeats every call, and says what of it does not stand as it was acknowledged. */
export async function judge(url: string, parcels: readonly Parcel[]): Promise<string[]> {
  const faults: string[] = [];
  const delivered = new Map<string, number>();
  for (const parcel of parcels) {
    const again = await acceptedText(() => tryAgain(() => sendParcel(url, parcel)));
    const { ok, ticket, receipt } = JSON.parse(again ?? '{}') as ParkAnswer;
    const storedHash = ok === true ? await hashOfStored(url, parcel.key, ticket) : null;
    faults.push(...faultsOfParcel(parcel, { again, storedHash }));
    const before = delivered.get(parcel.key) ?? 0;
    delivered.set(parcel.key, before + (ok === true ? receipt.price_millicents : 0));
  }
  for (const [key, deliveredMillicents] of delivered) {
    const held = await tryAgain(() => fetch(`${url}/v1/billing/balance`, { headers: { 'x-api-key': key } }));
    const { total_millicents: heldMillicents } = (await held.json()) as { total_millicents: number };
    faults.push(...faultsOfWallet({ heldMillicents, deliveredMillicents }));
  }
  return faults;
}

/** What is wrong with a parcel; none where an acknowledged one stands as it was acknowledged. */
export function faultsOfParcel({ idempotencyKey, answer }: Parcel, { again, storedHash }: Aftermath): string[] {
  const { ok, receipt } = JSON.parse(again ?? '{}') as Partial<ParkAnswer>;
  return [
    ...(again === null ? [`${idempotencyKey} cannot be repeated`] : []),
    ...(answer !== null && answer !== again ? [`${idempotencyKey} was answered otherwise when it was repeated`] : []),
    ...(ok === true && storedHash !== receipt?.content_hash ? [`the parcel of ${idempotencyKey} is not there`] : []),
  ];
}

/** What is wrong with a wallet that began with its starter credit; none where it was charged for what it got. */
export function faultsOfWallet(wallet: {
  heldMillicents: number;
  deliveredMillicents: number;
  creditMillicents?: number;
}): string[] {
  const { heldMillicents, deliveredMillicents, creditMillicents = STARTER_MILLICENTS } = wallet;
  if (heldMillicents + deliveredMillicents === creditMillicents) return [];
  return [`a wallet holds ${heldMillicents} millicents and ${deliveredMillicents} were delivered`];
}

/** A call that parks bytes of its own. */
export function parcelOf(key: string, name: string): Parcel {
  const bytes = createHash('sha256').update(name).digest();
  const body = JSON.stringify({ blob_b64: bytes.toString('base64'), ttl_seconds: 86_400 });
  return { key, idempotencyKey: name, body, answer: null };
}

/** The answer; null where the call broke off, and what became of it shows when it is repeated. */
export const park = (url: string, parcel: Parcel): Promise<string | null> =>
  acceptedText(() => sendParcel(url, parcel));

const sendParcel = (url: string, { key, idempotencyKey, body }: Parcel): Promise<Response> =>
  fetch(`${url}/v1/store/park`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, 'idempotency-key': idempotencyKey },
    body,
  });

async function acceptedText(send: () => Promise<Response>): Promise<string | null> {
  try {
    const response = await send();
    const text = await response.text();
    return response.status === 200 ? text : null;
  } catch {
    return null;
  }
}

async function hashOfStored(url: string, key: string, ticket: string): Promise<string> {
  const response = await tryAgain(() => fetch(`${url}/v1/store/parcel/${ticket}`, { headers: { 'x-api-key': key } }));
  const { blob_b64 = '' } = (await response.json()) as { blob_b64?: string };
  return createHash('sha256').update(Buffer.from(blob_b64, 'base64')).digest('hex');
}
