import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRICE_QUOTE } from '@svc/contracts';
import { startService, type RunningService } from '../../testing/service.js';
import { DATABASE, type Database } from './database.js';

let service: RunningService;
let database: Database;
beforeAll(async () => {
  service = await startService();
  database = service.app.get<Database>(DATABASE);
});
afterAll(() => service.stop());

/** Lets each statement that would write a row of these tables fail with a state, as a server with that fault does. */
async function failWrites(state: string): Promise<void> {
  const { client } = database;
  await client.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION ` +
      `USING ERRCODE = '${state}'; END $$`,
  );
  for (const table of ['settled_price', 'pilot_request', 'write_trial'])
    await client.$executeRawUnsafe(
      `CREATE OR REPLACE TRIGGER fail_write BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION fail_write()`,
    );
}

async function mendWrites(): Promise<void> {
  await database.client.$executeRawUnsafe('DROP FUNCTION fail_write() CASCADE');
}

const post = (path: string, body?: object): Promise<Response> =>
  fetch(service.url + path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const settle = async (): Promise<Response> => {
  const quote = (await (await post('/v1/price/quote', PRICE_QUOTE.examples[0]!.input!)).json()) as { quote_id: string };
  return post(`/v1/price/settle/${quote.quote_id}`);
};
const ready = async (): Promise<[number, unknown]> => {
  const response = await fetch(`${service.url}/ready`);
  return [response.status, await response.json()];
};
const told = async (response: Response): Promise<unknown[]> => [
  response.status,
  response.headers.get('retry-after'),
  ((await response.json()) as { detail: unknown }).detail,
];

describe('a database that cannot write', () => {
  it.each(['53100', '58030', '25006'])(
    'is a 503 with Retry-After and turns /ready until it writes again: %s',
    async (state) => {
      expect([(await settle()).status, await ready()]).toEqual([200, [200, { status: 'ready' }]]);
      await failWrites(state);
      const refusal = [503, '5', 'the database cannot write at the moment; try again shortly'];
      expect(await told(await settle())).toEqual(refusal);
      expect(await ready()).toEqual([503, { detail: 'not ready: not working: database', code: 'not_ready' }]);
      const pilot = { name: 'Ann', business: 'Berg', email: 'ann@berg.example' };
      expect(await told(await post('/v1/pilot/request', pilot))).toEqual(refusal);
      await mendWrites();
      expect([await ready(), (await settle()).status]).toEqual([[200, { status: 'ready' }], 200]);
      expect(await database.client.writeTrial.count()).toBe(0);
    },
  );

  it('is told once when it begins and once when it ends, not with each refusal', () => {
    const count = (words: string): number => service.log().split(words).length - 1;
    expect([count('the database cannot write:'), count('the database can write again')]).toEqual([3, 3]);
  });

  it('still reads: open calls and keys go on', async () => {
    await failWrites('53100');
    await settle();
    const known = await fetch(`${service.url}/v1/policy/compile`, {
      method: 'POST',
      headers: { 'x-svc-key': service.key },
    });
    expect([known.status, (await fetch(`${service.url}/v1/price/machine`)).status]).toEqual([422, 200]);
    await mendWrites();
  });
});

describe('a statement that the server cancels', () => {
  it('is a 503 that leaves /ready as it is', async () => {
    expect((await ready())[0]).toBe(200);
    await failWrites('57014');
    expect(await told(await settle())).toEqual([503, '5', 'the database is not available; try again shortly']);
    expect((await ready())[0]).toBe(200);
    await mendWrites();
  });
});
