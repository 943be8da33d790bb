import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HELPER_ASK, RENT_CHECK, type HelperAskResult, type HelperOutcomeResult } from '@svc/contracts';
import { DATABASE, type Database } from '../platform/database/database.js';
import { CLOCK } from '../platform/clock/clock.js';
import { migratedDatabase, type FreshDatabase } from '../testing/fresh-database.js';
import { HelperRepository } from './helper.repository.js';
import { startService, type RunningService } from '../testing/service.js';

/** Names of requests and receipts are drawn, so that they hold any four digits now and then. */
const DRAWN_IDS = /"[0-9a-f]{16}"|"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g;
const WEEK_MILLIS = 7 * 24 * 3_600_000;
let nowMillis = Date.now();
const overrides = [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }];
let database: FreshDatabase;
let service: RunningService;
beforeAll(async () => {
  database = await migratedDatabase();
  service = await startService({ database, overrides });
});
afterAll(async () => {
  await service.stop();
  await database.remove();
});

const send = (path: string, body: object): Promise<Response> =>
  fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const ask = async (body: object = HELPER_ASK.examples[0]!.input!): Promise<HelperAskResult> =>
  (await send('/v1/helper/ask', body)).json() as Promise<HelperAskResult>;
const tell = async (body: object): Promise<HelperOutcomeResult> =>
  (await send('/v1/helper/outcome', body)).json() as Promise<HelperOutcomeResult>;

describe('the helper', () => {
  it('answers as its examples say', async () => {
    for (const { input, output } of HELPER_ASK.examples) {
      const { receipt, ...answer } = await ask(input!);
      const { receipt: shown, ...expected } = output as HelperAskResult;
      expect([answer, receipt === null]).toEqual([expected, shown === null]);
    }
  });

  it('answers the same, but for the receipt', async () => {
    const [{ receipt: one, ...first }, { receipt: other, ...second }] = [await ask(), await ask()];
    expect(first).toEqual(second);
    expect(first).toMatchObject({ situation_key: 'rent_renewal', rent_source: { as_of: '2025-06-30' } });
    expect(one).not.toBe(other);
    expect([one?.length, one?.length === other?.length]).toEqual([52, true]);
  });

  it('gives no receipt where none is wanted, and where there is no advice', async () => {
    expect((await ask({ ...HELPER_ASK.examples[0]!.input, no_telemetry: true })).receipt).toBeNull();
    expect((await ask({ situation_key: 'used_car' })).receipt).toBeNull();
    expect((await ask({ text: 'hello' })).receipt).toBeNull();
  });

  it('lists what it knows, and the metros with their source', async () => {
    const listed = (await (await fetch(`${service.url}/v1/helper/situations`)).json()) as { situations: object[] };
    expect(listed.situations).toHaveLength(7);
    const metros = (await (await fetch(`${service.url}/v1/rent/metros`)).json()) as {
      metros: object[];
      source: object;
    };
    expect([metros.metros.length, metros.source]).toEqual([151, expect.objectContaining({ as_of: '2025-06-30' })]);
  });

  it('checks a rent, and shows source and date', async () => {
    const checked = await send('/v1/rent/check', RENT_CHECK.examples[0]!.input!);
    expect(await checked.json()).toEqual(RENT_CHECK.examples[0]!.output);
  });

  it.each([
    ['/v1/helper/ask', {}, 'nothing_asked', ['body']],
    ['/v1/helper/ask', { situation_key: 'x' }, 'situation_unknown', ['body', 'situation_key']],
    ['/v1/helper/ask', { situation_key: 'used_car', values: { a: 1 } }, 'value_unknown', ['body', 'values', 'a']],
    [
      '/v1/helper/ask',
      { situation_key: 'used_car', values: { asking_price: -1 } },
      'value_range',
      ['body', 'values', 'asking_price'],
    ],
    ['/v1/helper/ask', { text: 'x'.repeat(4_001) }, 'string_too_long', ['body', 'text']],
    [
      '/v1/rent/check',
      { metro: 'x', current_rent: 0, offered_rent: 1, months_at_address: 1 },
      'greater_than_equal',
      ['body', 'current_rent'],
    ],
    [
      '/v1/rent/check',
      { metro: 'x', current_rent: 1.5, offered_rent: 1, months_at_address: 1 },
      'int_type',
      ['body', 'current_rent'],
    ],
    ['/v1/helper/outcome', { receipt: 'x', outcome: 'fine' }, 'outcome_unknown', ['body', 'outcome']],
    [
      '/v1/helper/outcome',
      { receipt: 'x', outcome: 'refused', amount: 1_000_001 },
      'less_than_equal',
      ['body', 'amount'],
    ],
    ['/v1/helper/outcome', { receipt: 'r'.repeat(65), outcome: 'refused' }, 'string_too_long', ['body', 'receipt']],
  ])('%s refuses %j with %s', async (path, body, type, loc) => {
    const response = await send(path, body);
    const { detail } = (await response.json()) as { detail: object[] };
    expect([response.status, detail[0]]).toEqual([422, expect.objectContaining({ type, loc })]);
  });
});

describe('an outcome', () => {
  it('counts once a receipt, in bands', async () => {
    const { receipt } = await ask();
    const told = { receipt, outcome: 'as_aimed', amount: 640 };
    const { accepted, kept } = await tell(told);
    expect([accepted, kept]).toEqual([
      true,
      { situation_key: 'rent_renewal', outcome: 'as_aimed', amount_band: '500-1999', quarter: expect.any(String) },
    ]);
    expect(await tell(told)).toEqual({ accepted: false, kept: null });
  });

  it('counts once when it is told many times at once', async () => {
    const { receipt } = await ask();
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell({ receipt, outcome: 'refused' })));
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
  });

  it('counts for no receipt but an own one, unaltered, and in time', async () => {
    const { receipt = '' } = await ask();
    const altered = (receipt ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const other of ['x', altered, `${receipt}=`.slice(0, 64), 'A'.repeat(52)])
      expect(await tell({ receipt: other, outcome: 'refused' })).toEqual({ accepted: false, kept: null });
    nowMillis += 26 * WEEK_MILLIS;
    expect((await tell({ receipt, outcome: 'refused' })).accepted).toBe(false);
    nowMillis -= 26 * WEEK_MILLIS;
    expect((await tell({ receipt, outcome: 'refused' })).accepted).toBe(true);
  });

  it('leaves nothing behind but counts, and used receipts until they expire', async () => {
    const text = 'My landlord in Chicago wants $2,345.67, says Canary Wharfinger. I pay $2,000 now.';
    const { receipt } = await ask({ text });
    expect((await tell({ receipt, outcome: 'worse_than_aim', amount: 7_777 })).accepted).toBe(true);
    const { client } = service.app.get<Database>(DATABASE);
    const [rows, used] = [await client.helperOutcome.findMany(), await client.helperReceipt.findMany()];
    const kept = (JSON.stringify([rows, used]) + service.log()).replace(DRAWN_IDS, '');
    for (const canary of ['Canary', '2345', '7777', String(receipt)]) expect(kept).not.toContain(canary);
    expect(rows.map((row) => Object.keys(row))).toContainEqual([
      'situationKey',
      'outcome',
      'amountBand',
      'quarter',
      'count',
    ]);
    expect(used.every(({ id }) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
    const outcomes = service.app.get(HelperRepository, { strict: false });
    expect(await outcomes.sweep(nowMillis + 25 * WEEK_MILLIS, 100)).toBe(0);
    expect(await outcomes.sweep(nowMillis + 26 * WEEK_MILLIS, 100)).toBe(used.length);
  });
});

describe('the privacy page', () => {
  it('is a page, with what the code keeps', async () => {
    const response = await fetch(`${service.url}/v1/helper/privacy`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('<code>amount_band</code>');
  });
});
