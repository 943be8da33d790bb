/** Words that make what stands under a name a secret, or somebody's. */
const SECRET_WORDS = new Set(
  (
    'authorization authentication bearer body contact cookie cookies credential credentials email emails jwt mail ' +
    'mails message messages otp passphrase passwd password passwords pem pepper phone phones secret secrets ' +
    'signature signatures ticket tickets token tokens'
  ).split(' '),
);

const CENSORED = '[redacted]';
/** Deeper than what is logged on purpose; what is below is left out. */
const MOST_DEPTH = 8;

const known = new Map<string, boolean>();
/** Names are those of code, so they are few; a map that grows all the same is begun anew. */
const MOST_KNOWN = 1_000;

/**
 * Whether a member of this name holds what must not be written, however the name is spelt: as one word or several, of
 * one of the secret words, or ending with "key".
 * @example isSecretName('X-API-Key') // true
 * @example isSecretName('key_id') // false
 */
export function isSecretName(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const words = name
    .replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const isSecret = words.some((word) => SECRET_WORDS.has(word)) || /^(?:api)?keys?$/.test(words.at(-1) ?? '');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, isSecret);
  return isSecret;
}

/** What is logged, without what stands under names of secrets. Numbers, truth values and functions stay as they are. */
export function redact<Value>(value: Value, depth = 0): Value {
  if (value === null || typeof value !== 'object' || value instanceof Error) return value;
  if (depth >= MOST_DEPTH) return CENSORED as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => redact(one, depth + 1)) as Value;
  const entries = Object.entries(value).map(([name, member]: [string, unknown]) => {
    const isText = typeof member === 'string' || (typeof member === 'object' && member !== null);
    return [name, isText && isSecretName(name) ? CENSORED : redact(member, depth + 1)];
  });
  return Object.fromEntries(entries) as Value;
}
