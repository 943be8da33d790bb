import { send } from './send.js';

/** What a proof sends, made once: bodies as bytes, so that sending them costs the sender nothing. */
export interface Requests {
  /** 2025-03-26: a batch of lists of tools. */
  readonly batch: string;
  /** A matching of so many a side, complete lists. */
  readonly matching: Buffer;
  /** Descriptions that cost the reader most. */
  readonly descriptions: readonly string[];
  /** A reply under a policy as large as one can be. */
  readonly reply: string;
  /** An auction that takes a second or more. */
  readonly auction: string;
  /** What a second caller asks: readings and mathematics, both small. */
  readonly small: readonly { readonly path: string; readonly body: string }[];
}

const DESCRIPTION_CHARACTERS = 8_000;

/** What the second caller's policy check is filled up with, so that a worker answers it, in characters. */
const FILLER_CHARACTERS = 70_000;

/** Texts that were found to be dear when repeated; four of them hold too many figures and clauses and are refused. */
const DEAR = ['proper\nsix\n\n推', '1,', '便宜点，', 'starts ', 'price 5. ', '10 off if cash, '];

/** @param side participants a side: 1,024 is the most and makes 14.6 MB */
export async function makeRequests(url: string, side: number, batch: number): Promise<Requests> {
  const policy = await template(url);
  const ids = (letter: string): string[] => Array.from({ length: side }, (_, at) => `${letter}${at}`);
  const [proposers, receivers] = [ids('p'), ids('r')];
  const all = (own: readonly string[], other: readonly string[]) => own.map((id) => ({ id, preferences: other }));
  return {
    batch: JSON.stringify(
      Array.from({ length: batch }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} })),
    ),
    matching: Buffer.from(
      JSON.stringify({ proposers: all(proposers, receivers), receivers: all(receivers, proposers) }),
    ),
    descriptions: DEAR.map((text) =>
      JSON.stringify({
        description: text.repeat(Math.ceil(DESCRIPTION_CHARACTERS / text.length)).slice(0, DESCRIPTION_CHARACTERS),
      }),
    ),
    reply: JSON.stringify({
      policy: enlarged(policy),
      message: 'Could you do a little better if we pay at once? '.repeat(80),
    }),
    auction: JSON.stringify({
      auction_format: 'first_price',
      bidder_priors: Array.from({ length: 50 }, () => ({ family: 'lognorm', params: { mu: 3, sigma: 0.5 } })),
      n_simulations: 100_000,
      reserve_price: 0,
      seed: 7,
    }),
    small: [
      { path: '/v1/policy/check', body: JSON.stringify({ policy }) },
      { path: '/v1/policy/check', body: JSON.stringify({ policy }) + ' '.repeat(FILLER_CHARACTERS) },
      {
        path: '/v1/mechanism/gale_shapley',
        body: JSON.stringify({
          proposers: [{ id: 'a', preferences: ['x'] }],
          receivers: [{ id: 'x', preferences: ['a'] }],
        }),
      },
      { path: '/mcp/', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) },
    ],
  };
}

async function template(url: string): Promise<Record<string, unknown>> {
  const { templates } = (await (await fetch(`${url}/v1/policy/templates`)).json()) as {
    templates: { policy: Record<string, unknown> }[];
  };
  return templates.find(({ policy }) => isUnbound(policy))?.policy ?? {};
}

/** Whether a policy needs no stock records to be answered under. */
function isUnbound({ inventory }: Record<string, unknown>): boolean {
  return ((inventory ?? { bind: [] }) as { bind: unknown[] }).bind.length === 0;
}

/** A lawful policy with as many words as it may have. */
function enlarged(policy: Record<string, unknown>): Record<string, unknown> {
  const list = (count: number, make: (at: number) => unknown): unknown[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const words = (at: number): unknown[] => list(32, (word) => `w${at}x${word} ${'abcdefg '.repeat(9)}`.slice(0, 80));
  return {
    ...policy,
    facts: list(64, (at) => ({ id: `fact-${at}`, words: words(at), answer: 'It is so. '.repeat(100) })),
    handoff: list(64, (at) => ({ id: `hand-${at}`, text: 'Ask the owner. '.repeat(60), words: words(at + 64) })),
  };
}

/** Sends every small request once. */
export function sendSmall(url: string, { small }: Requests, at: number, from: string) {
  const { path, body } = small[at % small.length] as Requests['small'][number];
  return send({ url, path, body, from, headers: path === '/mcp/' ? { 'mcp-protocol-version': '2025-11-25' } : {} });
}
