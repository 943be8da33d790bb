import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE, type Database } from '../apps/api/src/platform/database/database.js';
import { HoldsRepository, type NewHold } from '../apps/api/src/reply/holds.repository.js';
import { migratedDatabase, onServer, type FreshDatabase } from '../apps/api/src/testing/fresh-database.js';
import { SPEC_KEY, startService, type RunningService } from '../apps/api/src/testing/service.js';
import { faultsOfSale, sellTwice, type SaleRound } from './holds/two-deals.js';

/** `npm run proof:holds` sets this; the suite runs the same code for a short time. */
const ROUNDS = Number(process.env['SVC_PROOF_ROUNDS'] ?? 5);
/** An embedded database has one process; a server is used by two instances. */
const INSTANCES = onServer ? 2 : 1;
const LONG = 3_600_000;

const sell = (services: readonly RunningService[], round: number): Promise<SaleRound> =>
  sellTwice({ urls: services.map(({ url }) => url), key: SPEC_KEY, vin: `VIN-${round}` });

describe('what a round shows', () => {
  const right: SaleRound = { receipts: ['rcp_1'], waiting: ['n2'], others: [], next: 'n2' };

  it('is right where one receipt left and the other buyer is next in line', () =>
    expect(faultsOfSale(right)).toEqual([]));

  it.each<[string, Partial<SaleRound>]>([
    ['2 receipts left for one thing', { receipts: ['rcp_1', 'rcp_2'], waiting: [] }],
    ['0 receipts left for one thing', { receipts: [], others: ['500 undefined'] }],
    ['an answer was 500 undefined', { waiting: [], others: ['500 undefined'] }],
    ['the release names nobody as next in line', { next: null }],
  ])('is found at fault: %s', (fault, changed) => expect(faultsOfSale({ ...right, ...changed })).toContain(fault));
});

describe(`one thing that two buyers agree to at once, ${INSTANCES} instance of the service`, () => {
  let database: FreshDatabase;
  const services: RunningService[] = [];
  beforeAll(async () => {
    database = await migratedDatabase();
    for (let one = 0; one < INSTANCES; one += 1) services.push(await startService({ database }));
  });
  afterAll(async () => {
    for (const service of services) await service.stop();
    await database.remove();
  });

  it(
    `is sold once in each of ${ROUNDS} rounds, and the other buyer is next in line`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        expect([round, faultsOfSale(await sell(services, round))]).toEqual([round, []]);
    },
    LONG,
  );
});

describe('the same, where it is looked first whether the thing is held and the hold is written after', () => {
  let service: RunningService;
  afterEach(() => service.stop());

  /** The mistake that the key of a hold prevents. */
  const lookThenWrite = (): HoldsRepository => {
    const database = (): Database => service.app.get<Database>(DATABASE);
    const real = new HoldsRepository({
      get client() {
        return database().client;
      },
    } as Database);
    const hold = async (claim: NewHold): Promise<boolean> => {
      if (await real.isHeld(claim.things, claim)) return false;
      for (const { thingHash } of claim.things)
        await database().client.$executeRaw`
          INSERT INTO "hold"
            ("thing_hash", "place", "holder_hash", "negotiation_hash", "buyer_hash", "receipt_id", "until")
          VALUES (${thingHash}, 1, ${claim.holderHash}, ${claim.negotiationHash}, ${claim.buyerHash},
            ${claim.receiptId}, now() + interval '1 day')`;
      return true;
    };
    return Object.assign(Object.create(real) as HoldsRepository, { hold });
  };
  const start = async (): Promise<void> => {
    service = await startService({ overrides: [{ provide: HoldsRepository, useValue: lookThenWrite() }] });
  };

  it(
    'is sold twice once the key of the table is gone',
    async () => {
      await start();
      const { client } = service.app.get<Database>(DATABASE);
      await client.$executeRawUnsafe('ALTER TABLE "hold" DROP CONSTRAINT "hold_pkey"');
      // On a machine with other work the calls may come one after another, and the mistake does not show.
      let most = 0;
      for (let round = 0; round < 20 && most < 2; round += 1)
        most = Math.max(most, (await sell([service], round)).receipts.length);
      expect(most).toBe(2);
    },
    LONG,
  );

  it(
    'is stopped by that key, though not with a good answer',
    async () => {
      await start();
      for (let round = 0; round < 5; round += 1)
        expect((await sell([service], round)).receipts.length).toBeLessThanOrEqual(1);
    },
    LONG,
  );
});
