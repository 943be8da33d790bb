import { STARTER_MILLICENTS } from '@svc/accounts';
import { faultsOfWallet, judge as judgeParcels, type Parcel } from '../kills/money.js';

/** A call of paid advice, as it was sent and answered. */
export interface AdviceCall {
  readonly key: string;
  readonly path: string;
  readonly idempotencyKey: string;
  readonly body: object;
  readonly answer: string;
}

/** A settlement that was acknowledged. */
export interface Settled {
  readonly quoteId: string;
  readonly idempotencyKey: string;
  readonly answer: string;
}

/** What callers were told, and what was wrong while they were. */
export class Books {
  readonly parcels: Parcel[] = [];
  readonly advice: AdviceCall[] = [];
  readonly settled: Settled[] = [];
  readonly deals: { readonly receipt: object; readonly policy: object }[] = [];
  readonly asks: { readonly key: string; readonly id: string }[] = [];
  /** Keys that were issued with their starter credit. */
  readonly keys: string[] = [];
  readonly wrong: string[] = [];

  counts(): Record<string, number> {
    const { parcels, advice, settled, deals, asks, keys } = this;
    return {
      parcels: parcels.length,
      'calls of advice': advice.length,
      settlements: settled.length,
      deals: deals.length,
      asks: asks.length,
      keys: keys.length,
    };
  }
}

/** A session of advice costs two dollars. */
const SESSION_MILLICENTS = 200_000;
const LANES = 4;

/** What stands otherwise than it was acknowledged. `grantedMillicents` is what each wallet of advice was given. */
export async function judgeBooks(url: string, books: Books, grantedMillicents: number): Promise<string[]> {
  return [
    ...books.wrong,
    ...(await each([...byKey(books.parcels)], ([, parcels]) => judgeParcels(url, parcels))),
    ...(await each(books.advice, (call) => repeat(url, call))),
    ...(await each([...byKey(books.advice)], ([key, calls]) => judgeAdvised(url, key, calls, grantedMillicents))),
    ...(await each(books.settled, (one) => judgeSettled(url, one))),
    ...(await each(books.deals, (deal) => judgeDeal(url, deal))),
    ...(await each([...byKey(books.asks)], ([key, asks]) => judgeAsks(url, key, asks))),
    ...(await each(books.keys, async (key) =>
      (await call(url, '/v1/billing/balance', { 'x-api-key': key })).status === 200 ? [] : ['a key is gone'],
    )),
  ];
}

/** What is wrong with an acknowledged settlement that was asked for again; none where it stands and was made once. */
export function faultsOfSettled({ quoteId, answer }: Settled, again: { status: number; text: string }): string[] {
  // Versions that did not know whose a settlement is refuse it to everybody alike: it was made, and is not made again.
  const stands = again.status === 200 ? again.text === answer : again.text.includes('quote_settled');
  return stands ? [] : [`the settlement of ${quoteId.slice(0, 8)} does not stand: ${again.status} ${again.text}`];
}

function byKey<One extends { readonly key: string }>(all: readonly One[]): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  return groups;
}

async function each<One>(all: readonly One[], judge: (one: One) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  const left = [...all];
  const lane = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) faults.push(...(await judge(one)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return faults;
}

async function repeat(url: string, { key, path, idempotencyKey, body, answer }: AdviceCall): Promise<string[]> {
  const { text } = await call(url, path, { 'x-api-key': key, 'idempotency-key': idempotencyKey }, body);
  return text === answer ? [] : [`${path} ${idempotencyKey} was answered otherwise when it was repeated: ${text}`];
}

async function judgeAdvised(url: string, key: string, calls: readonly AdviceCall[], granted: number) {
  const { text } = await call(url, '/v1/billing/balance', { 'x-api-key': key });
  const { total_millicents: heldMillicents } = JSON.parse(text) as { total_millicents: number };
  const sessions = calls.filter(({ path }) => path === '/v1/advice/session').length;
  return faultsOfWallet({
    heldMillicents,
    deliveredMillicents: sessions * SESSION_MILLICENTS,
    creditMillicents: STARTER_MILLICENTS + granted,
  });
}

async function judgeSettled(url: string, settled: Settled): Promise<string[]> {
  const headers = { 'idempotency-key': settled.idempotencyKey };
  return faultsOfSettled(settled, await call(url, `/v1/price/settle/${settled.quoteId}`, headers, {}));
}

async function judgeDeal(url: string, deal: object): Promise<string[]> {
  const { text } = await call(url, '/v1/receipt/verify', {}, deal);
  return (JSON.parse(text) as { valid?: boolean }).valid === true ? [] : [`a receipt does not hold: ${text}`];
}

async function judgeAsks(url: string, key: string, asks: readonly { id: string }[]): Promise<string[]> {
  const { text } = await call(url, '/v1/store/my_requests', { 'x-api-key': key });
  return asks.filter(({ id }) => !text.includes(`"${id}"`)).map(({ id }) => `the ask ${id} is gone`);
}

let judged = 0;

/** One call of the judge, each from another address. */
async function call(url: string, path: string, headers: Record<string, string>, body?: object) {
  judged += 1;
  const from = `198.18.${(judged >> 8) & 255}.${judged & 255}`;
  const response = await fetch(url + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
  });
  return { status: response.status, text: await response.text() };
}
