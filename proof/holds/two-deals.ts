import type { ReleaseResult, ReplyResult } from '@svc/contracts';

/** Where to sell one thing twice. */
export interface SaleTarget {
  /** The instances of the service; the two buyers write to the first and the last. */
  readonly urls: readonly string[];
  /** An `svc_` key that all of them know. */
  readonly key: string;
  /** The number of the thing: another one each round. */
  readonly vin: string;
}

/** What came of two deals at once over one thing. */
export interface SaleRound {
  /** The receipts that left, by their id. */
  readonly receipts: readonly string[];
  /** Negotiations that were told that the thing is on hold, and wait at the price they had agreed to. */
  readonly waiting: readonly string[];
  /** Statuses and kinds of all other answers. */
  readonly others: readonly string[];
  /** Whom a release names as next in line; null where it names nobody, or nothing was held. */
  readonly next: string | null;
}

const LIST_PRICE = 10_000;

/** Two buyers are offered one thing and both say yes at the same moment; then the thing is released. */
export async function sellTwice({ urls, key, vin }: SaleTarget): Promise<SaleRound> {
  const policy = {
    version: 'svc-policy/1',
    name: 'Car',
    language: 'en',
    currency: 'USD',
    salt: 'AAECAwQFBgcICQoLDA0ODw',
    list_price: LIST_PRICE,
    floor_price: 8_000,
    reserve_price: 9_000,
    inventory: { bind: [{ match: { vin } }] },
  };
  const post = async <Body>(url: string, path: string, body: object): Promise<{ status: number; body: Body }> => {
    const headers = { 'content-type': 'application/json', 'x-svc-key': key };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const say = (url: string, message: string, state: object | null) =>
    post<ReplyResult>(url, '/v1/reply', { policy, stock: [{ vin, status: 'available' }], message, state });
  const [first = '', last = first] = [urls[0], urls.at(-1)];
  const talks = [];
  for (const url of [first, last]) talks.push({ url, state: (await say(url, 'What does it cost?', null)).body.state });
  const answers = await Promise.all(talks.map(({ url, state }) => say(url, 'Deal.', state)));
  const released = await post<ReleaseResult>(first, '/v1/stock/release', { match: { vin } });
  return {
    receipts: answers.flatMap(({ body }) => (body.receipt === undefined ? [] : [body.receipt.id])),
    waiting: answers.flatMap(({ body }) => (isInLine(body) ? [negotiationOf(body)] : [])),
    others: answers.flatMap(({ status, body }) =>
      body.receipt === undefined && !isInLine(body) ? [`${status} ${body.kind}`] : [],
    ),
    next: released.body.next?.negotiation_id ?? null,
  };
}

const isInLine = ({ decided_by, seller }: ReplyResult): boolean =>
  decided_by === 'rule:held' && seller.standing_bid?.in_line === true && seller.standing_bid.price === LIST_PRICE;

const negotiationOf = ({ state }: ReplyResult): string => (state as { negotiation_id: string }).negotiation_id;

/** What is wrong with a round; none where one receipt left and the other buyer is next in line. */
export function faultsOfSale({ receipts, waiting, others, next }: SaleRound): string[] {
  return [
    ...(receipts.length === 1 ? [] : [`${receipts.length} receipts left for one thing`]),
    ...(waiting.length === 1 ? [] : [`${waiting.length} buyers wait in line`]),
    ...others.map((other) => `an answer was ${other}`),
    ...(waiting.length === 1 && next !== waiting[0] ? [`the release names ${next ?? 'nobody'} as next in line`] : []),
  ];
}
