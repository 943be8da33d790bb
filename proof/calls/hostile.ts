import type { Random } from '@svc/numerics';

/** Numbers that break sums, comparisons or ranges. */
const NUMBERS: readonly number[] = [
  Number.NaN,
  Infinity,
  -Infinity,
  -1,
  -0,
  1.0000001,
  2,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  0.5,
  129,
  1e21,
];
/** Values of every kind that JSON can hold. */
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '5',
  'sell',
  '__proto__',
  'x'.repeat(300),
  [],
  [[]],
  [null],
  {},
  { mu: 1 },
  ['focal_commitment'],
  Array.from({ length: 200 }, () => 0.5),
  0,
  -1,
  1e308,
  1e-300,
  64,
  65,
];

/** A copy of a lawful request with one to three places broken. */
export function breakRequest(request: object, random: Random, kind: 'numbers' | 'values'): object {
  const broken = structuredClone(request);
  for (let breaks = 1 + random.integer(3); breaks > 0; breaks -= 1)
    breakPlace(broken as Record<string, unknown>, random, kind);
  return broken;
}

/**
 * Steps down at random and breaks what it finds: a number by a number, which keeps the types, or anything by anything.
 */
function breakPlace(at: Record<string, unknown>, random: Random, kind: 'numbers' | 'values'): void {
  const names = Object.keys(at);
  if (names.length === 0) return;
  const name = random.pick(names);
  const value = at[name];
  if (value !== null && typeof value === 'object' && random.chance(0.75))
    return breakPlace(value as Record<string, unknown>, random, kind);
  if (kind === 'values') return breakValue(at, name, random);
  if (typeof value === 'number') at[name] = random.pick(NUMBERS);
  else if (Array.isArray(value) && value.length > 0) value.length = random.integer(value.length);
}

function breakValue(at: Record<string, unknown>, name: string, random: Random): void {
  const how = Array.isArray(at)
    ? 'replace'
    : random.pick(['delete', 'add', ...Array.from({ length: 8 }, () => 'replace')]);
  if (how === 'delete') delete at[name];
  else if (how === 'add') at[random.pick(['more', '__proto__x', 'toString'])] = 1;
  else at[name] = structuredClone(random.pick(VALUES));
}
