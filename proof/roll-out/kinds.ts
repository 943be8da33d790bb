import { randomUUID } from 'node:crypto';
import { PRICE_QUOTE } from '@svc/contracts';
import { PROOF_KEY } from '../built-service.js';
import { parcelOf } from '../kills/money.js';
import type { Books } from './books.js';
import type { Call, Line, Told } from './line.js';

/** One round of a caller. */
export interface Act {
  /** Two connections of the caller, for what is sent twice at once. */
  readonly lines: readonly [Line, Line];
  /** A name that no other round has. */
  readonly name: string;
  /** An address of the caller's own, as a proxy would tell it. */
  readonly address: string;
  /** A key whose wallet was given credit for advice. */
  readonly adviceKey: string;
  /** Whether a version takes part that cannot answer a lost call again: key issue and settlement. */
  readonly isOlderThere: boolean;
  readonly books: Books;
}

const PARKS = 10;
const ASKS = 4;
const MOVES = [[950], [950, 920], [950, 920, 880]] as const;
const POLICY = {
  version: 'svc-policy/1',
  name: 'Bicycle',
  language: 'en',
  currency: 'USD',
  salt: 'AAECAwQFBgcICQoLDA0ODw',
  list_price: 400,
  floor_price: 320,
} as const;

/** What callers do, by name. */
export const KINDS: Readonly<Record<string, (act: Act) => Promise<void>>> = { parks, advice, quotes, deals, asks };

/** Parks from a new wallet, each time twice at once under one Idempotency-Key. */
async function parks(act: Act): Promise<void> {
  const key = await issue(act);
  for (let index = 0; index < PARKS; index += 1) {
    const parcel = parcelOf(key, `${act.name}-${index}`);
    const { body, idempotencyKey } = parcel;
    parcel.answer = await twice(act, { path: '/v1/store/park', body, headers: paying(key, idempotencyKey) });
    act.books.parcels.push(parcel);
  }
}

/** A session of advice with its moves, each call twice at once. */
async function advice(act: Act): Promise<void> {
  const { adviceKey: key, books, name } = act;
  const buy = async (path: string, body: object, index: number): Promise<string> => {
    const idempotencyKey = `${name}-${index}`;
    const answer = await twice(act, { path, body, headers: paying(key, idempotencyKey) });
    books.advice.push({ key, path, idempotencyKey, body, answer });
    return answer;
  };
  const opening = { category: 'resale', side: 'buy', walk_away: 900, target: 700, their_offers: [980], seed: 7 };
  const { session_id } = JSON.parse(await buy('/v1/advice/session', opening, 0)) as { session_id: string };
  for (const [index, their_offers] of MOVES.entries())
    await buy('/v1/advice/move', { session_id, their_offers }, index + 1);
  await buy('/v1/advice/close', { session_id }, MOVES.length + 1);
}

/** A quote, which two buyers settle at once: one of them is told that it is theirs. */
async function quotes({ lines, address, books, isOlderThere, name }: Act): Promise<void> {
  const from = { 'x-forwarded-for': address };
  const asked = PRICE_QUOTE.examples[0]?.input as object;
  const { body } = await lines[0].ask({ path: '/v1/price/quote', body: asked, headers: from });
  const quoteId = String(body['quote_id']);
  const tried = lines.map(async (line) => {
    const idempotencyKey = randomUUID();
    const headers = { ...from, 'idempotency-key': idempotencyKey };
    return { idempotencyKey, told: await line.ask({ path: `/v1/price/settle/${quoteId}`, body: {}, headers }) };
  });
  const answers = await Promise.all(tried);
  const won = answers.filter(({ told }) => told.status === 200);
  const isLost = isOlderThere && answers.some(({ told }) => told.tries > 1);
  if (won.length > 1 || (won.length === 0 && !isLost))
    books.wrong.push(`${won.length} of two settlements of ${name}: ${answers.map(({ told }) => told.text).join(' ')}`);
  for (const { idempotencyKey, told } of won) books.settled.push({ quoteId, idempotencyKey, answer: told.text });
}

/** Asks for the price and takes it, each time of whichever instance. */
async function deals({ lines, books, name }: Act): Promise<void> {
  const headers = { 'x-svc-key': PROOF_KEY };
  const say = (line: Line, message: string, state: unknown) =>
    line.ask({ path: '/v1/reply', body: { policy: POLICY, message, state }, headers });
  const first = await say(lines[0], 'What does it cost?', null);
  const second = await say(lines[1], 'Deal.', first.body['state']);
  const { receipt } = second.body as { receipt?: object };
  if (receipt === undefined) books.wrong.push(`no deal in ${name}: ${first.status} ${second.status} ${second.text}`);
  else books.deals.push({ receipt, policy: POLICY });
}

/** Asks for what is not sold, and watches it. */
async function asks(act: Act): Promise<void> {
  const { lines, name, books } = act;
  const key = await issue(act);
  for (let index = 0; index < ASKS; index += 1) {
    const body = { text: `A slot that ${name}-${index} needs.`, watch: true };
    const told = await lines[0].ask({ path: '/v1/store/request', body, headers: { 'x-api-key': key } });
    if (expected(act, told)) books.asks.push({ key, id: String(told.body['request_id']) });
  }
}

/** A key with a wallet. */
async function issue(act: Act, again = ''): Promise<string> {
  const { lines, name, address, books, isOlderThere } = act;
  const body = {
    agent_id: `${name}${again}`,
    contact_email: 'proof@example.com',
    intended_use_summary: 'Proves a promise of the service.',
  };
  const headers = { 'x-forwarded-for': address, 'idempotency-key': randomUUID() };
  const told = await lines[0].ask({ path: '/v1/keys', body, headers });
  if (isOlderThere && told.status === 409 && told.tries > 1) return issue(act, `${again}-again`);
  if (!expected(act, told)) throw new Error(`no key was issued: ${told.text}`);
  const key = String(told.body['api_key']);
  books.keys.push(key);
  return key;
}

/** Sends a call over both connections at once; both have to be told the same. */
async function twice(act: Act, call: Call): Promise<string> {
  const [one, other] = await Promise.all(act.lines.map((line) => line.ask(call)));
  if (expected(act, one!) && one!.text !== other!.text)
    act.books.wrong.push(`${call.path} of ${act.name} was answered in two ways: ${one!.text} and ${other!.text}`);
  return one!.text;
}

function expected({ books, name }: Act, told: Told): boolean {
  if (told.status === 200) return true;
  books.wrong.push(`${name} was refused: ${told.status} ${told.text}`);
  return false;
}

const paying = (key: string, idempotencyKey: string) => ({ 'x-api-key': key, 'idempotency-key': idempotencyKey });
