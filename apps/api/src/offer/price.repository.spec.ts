import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openFreshDatabase, type OpenFreshDatabase } from '../testing/fresh-database.js';
import type { PriceTicket } from './price-ticket.js';
import { PriceRepository, type Settlement } from './price.repository.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let fresh: OpenFreshDatabase;
let prices: PriceRepository;
let tickets: PriceTicket[];
beforeAll(async () => {
  fresh = await openFreshDatabase();
  prices = new PriceRepository(fresh.database);
});
afterAll(() => fresh.close());
beforeEach(() => reset());

async function reset(): Promise<void> {
  tickets = [];
  await fresh.database.client.settledPrice.deleteMany();
  await fresh.database.client.settlementHorizon.updateMany({ data: { forgottenUntil: new Date(0) } });
}

function ticket(id: string, validMillis = 10 * MINUTE): PriceTicket {
  const made = {
    id,
    machineId: 'demo-01',
    sku: 'cola',
    quantity: 1,
    priceCents: 195,
    expiresAtMillis: Date.now() + validMillis,
  };
  tickets.push(made);
  return made;
}

/**
 * Lets the database's clock jump: seen from the clock, all times that were written down move the other way, those in
 * the hands of callers too.
 */
async function jump(millis: number): Promise<void> {
  for (const one of tickets) one.expiresAtMillis -= millis;
  const { client } = fresh.database;
  await client.$executeRaw`
      UPDATE "settled_price" SET "expires_at" = "expires_at" - make_interval(secs => ${millis / 1000}::float)`;
  await client.$executeRaw`
    UPDATE "settlement_horizon"
      SET "forgotten_until" = "forgotten_until" - make_interval(secs => ${millis / 1000}::float)`;
}

const outcome = async (one: PriceTicket): Promise<Settlement['outcome']> => (await prices.settle(one, null)).outcome;

describe('a price', () => {
  it('is settled once, and refused once it has expired by the clock of the database', async () => {
    const [used, late] = [ticket('used'), ticket('late')];
    expect([await outcome(used), await outcome(used)]).toEqual(['settled', 'settled before']);
    await jump(10 * MINUTE);
    expect([await outcome(late), await outcome(used)]).toEqual(['expired', 'settled before']);
  });

  it('is not settled a second time after the clock was hours ahead and came back', async () => {
    const used = ticket('used');
    expect(await outcome(used)).toBe('settled');
    await jump(30 * HOUR);
    expect(await prices.forget(10, 1)).toBe(1);
    expect(await fresh.database.client.settledPrice.count()).toBe(0);
    await jump(-30 * HOUR);
    expect(await outcome(used)).toBe('expired');
  });

  it('that is quoted after such a jump can be settled: nothing but what was forgotten is refused', async () => {
    await outcome(ticket('used'));
    await jump(365 * 24 * HOUR);
    await prices.forget(10, 1);
    await jump(-365 * 24 * HOUR);
    expect(await outcome(ticket('later', 11 * MINUTE))).toBe('settled');
  });

  it('leaves no row behind for ever', async () => {
    for (let day = 0; day < 5; day += 1) {
      await outcome(ticket(`day ${day}`));
      await jump(48 * HOUR);
    }
    await outcome(ticket('last'));
    expect([await prices.forget(2, 1), await prices.forget(10, 1)]).toEqual([2, 3]);
    expect(await fresh.database.client.settledPrice.count()).toBe(1);
  });

  it('is settled at most once, whatever the clock does', async () => {
    const step = fc.oneof(
      fc.record({ settle: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ jump: fc.integer({ min: -40 * 60, max: 40 * 60 }) }),
      fc.constant({ forget: true }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        await reset();
        const own = [0, 1, 2, 3].map((index) => ticket(`ticket ${index}`, (1 + index) * 7 * MINUTE));
        const settled = own.map(() => 0);
        for (const one of steps) {
          if ('forget' in one) await prices.forget(10, 1);
          else if ('jump' in one) await jump(one.jump * MINUTE);
          else if ((await outcome(own[one.settle]!)) === 'settled') settled[one.settle]! += 1;
        }
        expect(Math.max(...settled)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});
