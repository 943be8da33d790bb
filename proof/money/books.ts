import { randomUUID } from 'node:crypto';
import { createRandom } from '@svc/numerics';
import { postSigned } from '../../apps/api/src/testing/webhook-sender.js';
import { tryAgain } from '../try-again.js';

/** Where books are kept, and of whose wallet. */
export interface BooksTarget {
  readonly url: string;
  readonly secret: string;
  /** A `gt_` key with its starter credit, and the id of its wallet. */
  readonly key: string;
  readonly walletId: string;
  readonly seed: number;
  /** Leaves one refund or dispute out: the books must differ then. */
  readonly forget?: boolean;
}

/** What a round came to, by the service and by books of our own. */
export interface BooksRound {
  readonly events: number;
  readonly sales: number;
  /** Sales that a wallet below 0 was refused, and those that were made all the same. */
  readonly refusedBelowZero: number;
  readonly soldBelowZero: number;
  readonly fundedMillicents: bigint;
  readonly expectedMillicents: bigint;
}

interface Event {
  readonly type: string;
  readonly created: number;
  readonly object: Record<string, unknown>;
}

/** A session costs two dollars. */
const ADVICE_MILLICENTS = 200_000n;
const ADVICE = { category: 'resale', side: 'buy', walk_away: 900, target: 700, their_offers: [950], seed: 7 };

type Random = ReturnType<typeof createRandom>;

/** The fee by hand: five per cent and 30 cents, half a cent counts as one. */
const payerCents = (cents: number): number => Number((BigInt(cents) * 105n + 50n) / 100n) + 30;

/**
 * One round: payments, refunds, disputes and won disputes are told in any order and some of them twice, while the
 * wallet buys parcels and advice. The books are kept from the events alone, in whole numbers.
 */
export async function keepBooks(target: BooksTarget): Promise<BooksRound> {
  const random = createRandom(target.seed);
  const payments = Array.from({ length: 1 + random.integer(3) }, (_, index) => onePayment(random, target, index));
  const told = payments.flatMap(({ events }) => events);
  const left = target.forget === true ? told.filter(({ type }) => !/^charge/.test(type)) : told;
  const deliveries = shuffle(random, [...left, ...left.filter(() => random.integer(2) === 0)]);
  let [spent, sales, refusedBelowZero, soldBelowZero] = [0n, 0, 0, 0];
  for (const event of deliveries) {
    if (random.integer(2) === 0) {
      const { funded_millicents: before } = await call(target, '/v1/billing/balance');
      const sold = await buy(target, random);
      if (sold > 0n && Number(before) < 0) soldBelowZero += 1;
      if (sold === 0n && Number(before) < 0) refusedBelowZero += 1;
      if (sold > 0n) sales += 1;
      spent += sold;
    }
    await deliver(target, event);
  }
  const credit = payments.reduce((sum, { keptMillicents }) => sum + keptMillicents, 0n);
  const { funded_millicents, starter_millicents } = await call(target, '/v1/billing/balance');
  return {
    events: deliveries.length,
    sales,
    refusedBelowZero,
    soldBelowZero,
    fundedMillicents: BigInt(String(funded_millicents)),
    expectedMillicents: 50_000n + credit - spent - BigInt(String(starter_millicents)),
  };
}

/** A payment with what happens to it, and what is left of its credit in the end. */
function onePayment(random: Random, { walletId, seed }: BooksTarget, index: number) {
  const id = `${seed}_${index}`;
  const cents = 200 + random.integer(3_000);
  const paid = payerCents(cents);
  const payment = { payment_intent: `pi_${id}`, currency: 'usd' };
  const metadata = { svc_wallet: walletId, svc_funded_cents: String(cents) };
  const session = { id: `cs_${id}`, payment_status: 'paid', amount_total: paid, metadata, ...payment };
  const events: Event[] = [{ type: 'checkout.session.completed', created: 100, object: session }];
  let refunded = 0;
  for (let count = random.integer(3); count > 0; count -= 1) {
    refunded += random.integer(paid - refunded + 1);
    events.push(eventOf('charge.refunded', 200, { id: `ch_${id}`, amount_refunded: refunded, ...payment }));
  }
  let disputed = 0;
  for (let count = random.integer(3); count > 0; count -= 1) {
    const amount = 1 + random.integer(paid);
    const dispute = { id: `du_${id}_${count}`, amount, status: 'needs_response', ...payment };
    const isWon = random.integer(2) === 0;
    events.push(eventOf('charge.dispute.created', 300, dispute));
    events.push(eventOf('charge.dispute.funds_withdrawn', 300 + random.integer(2), dispute));
    if (isWon) events.push(eventOf('charge.dispute.funds_reinstated', 301 + random.integer(2), dispute));
    else disputed += amount;
  }
  const back = BigInt(Math.min(refunded + disputed, paid));
  const credit = BigInt(cents) * 1000n;
  return { events, keptMillicents: credit - (2n * credit * back + BigInt(paid)) / (2n * BigInt(paid)) };
}

const eventOf = (type: string, created: number, object: Record<string, unknown>): Event => ({ type, created, object });

/** Delivers an event under an id of its own, the same each time. */
async function deliver({ url, secret }: BooksTarget, { type, created, object }: Event): Promise<void> {
  const sum = String(object['amount_refunded'] ?? '');
  const id = `evt_${type.replaceAll('.', '_')}_${String(object['id'])}_${sum}`;
  const body = JSON.stringify({ id, object: 'event', created, type, data: { object } });
  const send = async (): Promise<{ status: number }> => ({
    status: await postSigned(`${url}/v1/billing/webhook`, body, secret),
  });
  const { status } = await tryAgain(send);
  if (status !== 200) throw new Error(`a delivery was answered with ${status}`);
}

/** Parks some kilobytes for a week, or opens a session of advice; what it cost, in millicents. */
async function buy(target: BooksTarget, random: Random): Promise<bigint> {
  if (random.integer(3) > 0)
    return (await call(target, '/v1/advice/session', ADVICE))['ok'] === true ? ADVICE_MILLICENTS : 0n;
  const blob_b64 = Buffer.alloc((1 + random.integer(40)) * 1_000).toString('base64');
  const body = await call(target, '/v1/store/park', { blob_b64, ttl_seconds: 604_800 });
  return body['ok'] === true ? BigInt((body['receipt'] as { price_millicents: number }).price_millicents) : 0n;
}

async function call({ url, key }: BooksTarget, path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const init = { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) };
  return (await (await tryAgain(() => fetch(url + path, init))).json()) as Record<string, unknown>;
}

function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
