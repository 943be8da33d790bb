import type { Random } from '@svc/numerics';
import type { Policy, StockBind, StockRecord } from '@svc/policy-rules';

/** When every negotiation begins, in milliseconds since 1970. */
export const BEGINS_MILLIS = Date.UTC(2027, 2, 1, 9);

const MINUTE_MILLIS = 60_000;

/** A time later: mostly minutes, sometimes hours, a day or more than two. */
export function later(millis: number, random: Random): number {
  const minutes = random.chance(0.8) ? random.next() * 45 : random.pick([90, 600, 1500, 3000]);
  return millis + Math.round((0.2 + minutes) * MINUTE_MILLIS);
}

/** What is true at one moment of a played negotiation, whatever anybody says. */
export interface World {
  /** The flags that the seller's records confirm. */
  confirmed: ReadonlySet<string>;
  /** For each bind of the policy, how many units are there. */
  levels: readonly number[];
}

/** A world to start in. Most of the time everything is there. */
export function createWorld(policy: Policy, random: Random): World {
  const confirmed = (policy.grants ?? []).map((grant) => grant.flag).filter(() => random.chance(0.3));
  return {
    confirmed: new Set(confirmed),
    levels: binds(policy).map(() => (random.chance(0.92) ? 1e9 : drawLevel(policy, random))),
  };
}

/** The world a moment later: stock may be gone or back, a confirmation may be withdrawn. */
export function passTime(world: World, policy: Policy, random: Random, upheaval: number): World {
  if (!random.chance(upheaval)) return world;
  const confirmed = (policy.grants ?? [])
    .map((grant) => grant.flag)
    .filter((flag) => (random.chance(0.5) ? world.confirmed.has(flag) : random.chance(0.3)));
  return {
    confirmed: new Set(confirmed),
    levels: world.levels.map((level) => (random.chance(0.5) ? drawLevel(policy, random) : level)),
  };
}

/**
 * The stock records that the seller's system sends for this world, in any of the accepted forms, with noise around
 * them.
 */
export function stockRecords(world: World, policy: Policy, random: Random): StockRecord[] | null {
  const bound = binds(policy);
  if (bound.length === 0) return random.chance(0.5) ? null : [];
  const records = bound.flatMap((bind, index) => recordsOf(bind, world.levels[index] as number, random));
  return random.shuffle([
    ...records,
    { id: 'another-thing', status: 'available' },
    { sku: 'unrelated', availability: 'InStock' },
  ]);
}

/** The flags of a request: confirmed ones, withdrawn ones, ones nobody knows, and ones that only look confirmed. */
export function flagRecord(world: World, policy: Policy, random: Random): Record<string, unknown> {
  const flags: Record<string, unknown> = { loyalty_tier: 'gold', [`x_${random.integer(9)}`]: true };
  for (const { flag } of policy.grants ?? []) {
    if (world.confirmed.has(flag)) flags[flag] = true;
    else if (random.chance(0.5)) flags[flag] = random.pick([false, null, 'true', 1, 'yes', {}, [true]]);
  }
  return flags;
}

const binds = (policy: Policy): readonly StockBind[] => policy.inventory?.bind ?? [];

function drawLevel(policy: Policy, random: Random): number {
  const { min, max } = { min: 1, max: 1, ...policy.quantity };
  return random.chance(0.5) ? 0 : Math.floor(min + random.next() * random.next() * (max - min));
}

function recordsOf(bind: StockBind, level: number, random: Random): StockRecord[] {
  const match = { ...bind.match };
  if (level >= 1e9)
    return [
      random.pick<StockRecord>([
        { ...match, status: 'available' },
        { ...match, availability: 'https://schema.org/InStock' },
        { ...match, availability: 'in_stock' },
        { ...match, availability: { status: 'limited_stock' } },
      ]),
    ];
  if (level > 0)
    return [
      random.pick<StockRecord>([
        { ...match, availability: 'InStock', inventoryLevel: level },
        { ...match, availability: 'https://schema.org/LimitedAvailability', inventoryLevel: { value: level } },
      ]),
    ];
  if (random.chance(0.2)) return [];
  return [
    random.pick<StockRecord>([
      { ...match, status: 'sold' },
      { ...match, availability: 'https://schema.org/SoldOut' },
      { ...match, availability: 'out_of_stock' },
      { ...match, status: 'who knows' },
      { ...match },
      { ...match, availability: 'InStock', inventoryLevel: 0 },
    ]),
  ];
}
