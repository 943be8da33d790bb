import { randomUUID } from 'node:crypto';
import { tryAgain } from '../try-again.js';

/** How the answers of one round came out. */
export interface SpendRound {
  /** Calls that delivered. */
  readonly sold: number;
  /** Calls that said that nothing was charged. */
  readonly refused: number;
  /** Any other answer. */
  readonly other: number;
  /** What the wallet held before and after, in millicents. */
  readonly before: number;
  readonly after: number;
}

/** Where to spend, and how much at once. */
export interface SpendTarget {
  readonly url: string;
  /** Issues a key whose wallet holds its starter credit. */
  readonly issueKey: () => Promise<string>;
  readonly requests: number;
  /** For how many of them the wallet is to hold. */
  readonly paidFor: number;
}

/** A parcel costs at least this, in millicents. */
const PRICE_MILLICENTS = 10;
const BLOB = Buffer.from('a sealed parcel').toString('base64');

/** Spends a wallet down to the balance for so many parcels, then asks for more of them at once than it can pay. */
export async function spendAtOnce({ url, issueKey, requests, paidFor }: SpendTarget): Promise<SpendRound> {
  const key = await issueKey();
  const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const init = { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) };
    return (await (await tryAgain(() => fetch(url + path, init))).json()) as Record<string, unknown>;
  };
  const holds = async (): Promise<number> => Number((await call('/v1/billing/balance'))['total_millicents']);
  await spendDownTo(paidFor * PRICE_MILLICENTS, holds, (blob, seconds) =>
    call('/v1/store/park', { blob_b64: blob, ttl_seconds: seconds }),
  );
  const before = await holds();
  const answers = await Promise.all(
    Array.from({ length: requests }, () => call('/v1/store/park', { blob_b64: BLOB, ttl_seconds: 60 })),
  );
  const sold = answers.filter(({ ok }) => ok === true).length;
  const refused = answers.filter(({ code }) => code === 'insufficient_funds').length;
  return { sold, refused, other: requests - sold - refused, before, after: await holds() };
}

/** What is wrong with a round; none where exactly the balance was sold. */
export function faultsOfRound({ sold, refused, other, before, after }: SpendRound, target: SpendTarget): string[] {
  const { requests, paidFor } = target;
  return [
    ...(before === paidFor * PRICE_MILLICENTS ? [] : [`the wallet held ${before} millicents before`]),
    ...(sold === paidFor ? [] : [`${sold} were sold and not ${paidFor}`]),
    ...(refused === requests - paidFor
      ? []
      : [`${refused} were refused for want of money and not ${requests - paidFor}`]),
    ...(other === 0 ? [] : [`${other} were answered otherwise`]),
    ...(after === before - sold * PRICE_MILLICENTS ? [] : [`the wallet holds ${after} millicents after`]),
  ];
}

/** Parcels of such sizes and times that the wallet then holds the target: each costs kilobytes × days. */
async function spendDownTo(
  target: number,
  holds: () => Promise<number>,
  park: (blob: string, seconds: number) => Promise<unknown>,
): Promise<void> {
  for (let rest = (await holds()) - target; rest > 0; rest = (await holds()) - target) {
    // A week for each kilobyte, but for a rest that a parcel of one day pays to the millicent.
    const kilobytes = Math.min(900, Math.floor((rest - PRICE_MILLICENTS) / 7));
    if (kilobytes < PRICE_MILLICENTS) await park(blobOf(Math.max(rest, PRICE_MILLICENTS)), 60);
    else await park(blobOf(kilobytes), 7 * 86_400);
  }
}

const blobOf = (kilobytes: number): string => Buffer.alloc(kilobytes * 1_000).toString('base64');
