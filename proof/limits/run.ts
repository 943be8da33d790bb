import { setTimeout as pause } from 'node:timers/promises';
import { makeRequests, sendSmall, type Requests } from './requests.js';
import { send, type Ending, type Sending } from './send.js';

/** How much is sent. */
export interface LimitCounts {
  /** Members of a batch, and batches at once. */
  readonly batch: number;
  readonly batches: number;
  /** Participants a side of a matching, and matchings at once. */
  readonly side: number;
  readonly bodies: number;
  readonly descriptions: number;
  readonly replies: number;
  readonly abandoned: number;
  /** Pause between two calls of the second caller, in milliseconds: 60 calls a minute are its share. */
  readonly secondEveryMillis: number;
}

/** What is sent, and where. */
export interface LimitRun {
  readonly url: string;
  /** An `svc_` key of the first caller. */
  readonly key: string;
  readonly seed: number;
  readonly counts: LimitCounts;
}

/** Statuses of one attack, and how many each. */
export type Statuses = Readonly<Record<string, number>>;

/** What came of it. */
export interface LimitReport {
  /** One of each request, alone: what a caller may have. */
  readonly lawful: Readonly<Record<string, Statuses>>;
  readonly attacks: Readonly<Record<string, Statuses>>;
  readonly second: { readonly answered: number; readonly total: number; readonly refused: Statuses };
}

const SECOND_ADDRESS = '127.0.0.2';

/** What is lawful is asked for from an address of its own. */
const LAWFUL_ADDRESS = '127.0.0.4';

/** Each attack without a key comes from an address of its own, so that none finds its tokens spent by another. */
const BODIES_ADDRESS = '127.0.0.3';

/** The headers of the only version with batches. */
const BATCHES = { 'mcp-protocol-version': '2025-03-26' };

const MATCHING = '/v1/mechanism/gale_shapley';

const LEAVE_AFTER_MILLIS = 250;

/**
 * Asks a service for what is lawful, then attacks it in turns, from one address and with one key, while a second caller
 * asks for little things.
 */
export async function runLimits({ url, key, seed, counts }: LimitRun): Promise<LimitReport> {
  const requests = await makeRequests(url, counts.side, counts.batch);
  const lawful = await askLawful({ url, key }, requests);
  const second = new SecondCaller(url, requests, counts.secondEveryMillis);
  const attacks: Record<string, Statuses> = {};
  for (const [name, attack] of shuffled(attacksOf({ url, key }, requests, counts), seed)) {
    attacks[name] = tally(await attack());
    await second.call();
  }
  return { lawful, attacks, second: await second.stop() };
}

/** Sends each dear request once, one after the other. */
async function askLawful(
  { url, key }: { url: string; key: string },
  requests: Requests,
): Promise<LimitReport['lawful']> {
  const from = LAWFUL_ADDRESS;
  const headers = { 'x-svc-key': key };
  const sendings: [string, Sending[]][] = [
    ['a batch of lists', [{ url, path: '/mcp/pro', body: requests.batch, headers: BATCHES, from }]],
    ['a largest body', [{ url, path: MATCHING, body: requests.matching, from }]],
    ['descriptions', requests.descriptions.map((body) => ({ url, path: '/v1/policy/compile', body, headers, from }))],
    ['a largest reply', [{ url, path: '/v1/reply', body: requests.reply, headers, from }]],
    ['an auction', [{ url, path: '/v1/auction/simulate', body: requests.auction, from }]],
  ];
  const told: Record<string, Statuses> = {};
  for (const [name, ones] of sendings) {
    const endings: Ending[] = [];
    for (const one of ones) endings.push(await send(one));
    told[name] = tally(endings);
  }
  return told;
}

type Attack = () => Promise<readonly Ending[]>;

function attacksOf(
  { url, key }: { url: string; key: string },
  requests: Requests,
  counts: LimitCounts,
): [string, Attack][] {
  const keyed = { 'x-svc-key': key };
  const many =
    (count: number, one: (at: number) => Promise<Ending>): Attack =>
    () =>
      Promise.all(Array.from({ length: count }, (_, at) => one(at)));
  const auction = { url, path: '/v1/auction/simulate', body: requests.auction, leaveAfterMillis: LEAVE_AFTER_MILLIS };
  return [
    [
      'batches of lists',
      many(counts.batches, () => send({ url, path: '/mcp/pro', body: requests.batch, headers: BATCHES })),
    ],
    [
      'largest bodies, no key',
      many(counts.bodies, () => send({ url, path: MATCHING, body: requests.matching, from: BODIES_ADDRESS })),
    ],
    [
      'largest bodies, one key',
      many(counts.bodies, () => send({ url, path: MATCHING, body: requests.matching, headers: keyed })),
    ],
    [
      'dear descriptions',
      many(counts.descriptions, (at) => {
        const body = requests.descriptions[at % requests.descriptions.length] as string;
        return send({ url, path: '/v1/policy/compile', body, headers: keyed });
      }),
    ],
    [
      'largest replies',
      many(counts.replies, () => send({ url, path: '/v1/reply', body: requests.reply, headers: keyed })),
    ],
    ['abandoned calls', many(counts.abandoned, () => send({ ...auction, headers: keyed }))],
  ];
}

/** Calls one after the other from an address of its own until it is stopped. */
class SecondCaller {
  private readonly endings: Ending[] = [];
  private stopped = false;
  private readonly loop: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly requests: Requests,
    private readonly everyMillis: number,
  ) {
    this.loop = this.run();
  }

  /** One call now, and the pause after it. */
  async call(): Promise<void> {
    this.endings.push(await sendSmall(this.url, this.requests, this.endings.length, SECOND_ADDRESS));
    await pause(this.everyMillis);
  }

  async stop(): Promise<LimitReport['second']> {
    this.stopped = true;
    await this.loop;
    const answered = this.endings.filter(({ status }) => status === 200).length;
    return {
      answered,
      total: this.endings.length,
      refused: tally(this.endings.filter(({ status }) => status !== 200)),
    };
  }

  private async run(): Promise<void> {
    while (!this.stopped) await this.call();
  }
}

function tally(endings: readonly Ending[]): Statuses {
  const counts: Record<string, number> = {};
  for (const { status } of endings) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The attacks in an order that the seed decides (a linear congruential generator, Numerical Recipes). */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = seed >>> 0;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}
