import type { Random } from '@svc/numerics';

/** Texts that have broken parsers, databases and pages. */
export const NAUGHTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eright to left',
  'ﷺ'.repeat(400),
  '😀'.repeat(500),
  'Z\u0351\u036b'.repeat(300),
  "'; DROP TABLE ask; --",
  '"><script>alert(1)</script>',
  '${jndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '%s%n%x',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '0x10',
  '１２.３４',
  '12,00',
  '__proto__',
  'constructor',
  'toString',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'a'.repeat(10_000),
  '('.repeat(3_000),
  'ＡＢＣ',
  '\u2028',
  'İ',
  'ß',
  'Infinity',
];

const NAUGHTY_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1e-320,
  1e308,
  2 ** 53 + 1,
  -(2 ** 53),
  0.1 + 0.2,
  1e21,
  4_294_967_296,
  2_147_483_648,
];

/** One of a list. */
export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random.next() * items.length)] as Item;

/** Any JSON value, of little depth mostly and of much sometimes. */
export function anyValue(random: Random, depth = 3): unknown {
  const draw = random.next();
  if (draw < 0.3) return oneOf(random, NAUGHTY_TEXTS);
  if (draw < 0.5) return oneOf(random, NAUGHTY_NUMBERS);
  if (draw < 0.6) return oneOf(random, [true, false, null]);
  if (draw < 0.62) return deep(random.next() < 0.5 ? 31 : 40);
  if (depth === 0) return {};
  const members = Array.from({ length: Math.floor(random.next() * 4) }, () => anyValue(random, depth - 1));
  if (draw < 0.8) return members;
  return Object.fromEntries(members.map((member) => [oneOf(random, NAUGHTY_TEXTS), member]));
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** The places of all values inside a value. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  const inside = Object.entries(value).flatMap(([name, member]) =>
    places(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inside];
}

/** A copy of a value in which one place is another value, is gone, or stands beside a name that nobody knows. */
export function altered(value: unknown, random: Random): unknown {
  const path = oneOf(random, places(value));
  const draw = random.next();
  if (path.length === 0) return draw < 0.2 ? anyValue(random) : { ...(value as object), extra: anyValue(random, 1) };
  const copy = structuredClone(value) as Record<string | number, unknown>;
  let holder = copy;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  const last = path.at(-1) as string | number;
  const before = holder[last];
  if (draw < 0.1) delete holder[last];
  else if (draw < 0.4 && typeof before === 'string') holder[last] = oneOf(random, NAUGHTY_TEXTS);
  else if (draw < 0.6 && typeof before === 'number') holder[last] = oneOf(random, NAUGHTY_NUMBERS);
  else if (draw < 0.7 && typeof before === 'string') holder[last] = before + oneOf(random, NAUGHTY_TEXTS);
  else holder[last] = anyValue(random, 2);
  return copy;
}
