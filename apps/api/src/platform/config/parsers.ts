import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';

/** Turns the text of one environment variable into its value, or throws an `Error` whose message completes "NAME …". */
export type Parse<T> = (text: string) => T;

/** Any text. */
export const text: Parse<string> = (value) => value;

/** A whole number within `least..most`. */
export function wholeNumber(least: number, most: number): Parse<number> {
  return (value) => {
    const parsed = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (!(parsed >= least && parsed <= most)) throw new Error(`must be a whole number from ${least} to ${most}`);
    return parsed;
  };
}

/** A decimal number from 0 to 1. */
export const fraction: Parse<number> = (value) => {
  const parsed = /^\d?(?:\.\d{1,15})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(parsed >= 0 && parsed <= 1)) throw new Error('must be a number from 0 to 1');
  return parsed;
};

/** One of a closed set of words. */
export function oneOf<const W extends string>(...words: readonly W[]): Parse<W> {
  return (value) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw new Error(`must be one of ${words.join(', ')}`);
    return found;
  };
}

/** Which requests are traced, by the names of OpenTelemetry. */
export const sampler = oneOf(
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
);

/** An absolute URL of one of the given schemes, without a trailing slash, user name, query or fragment. */
export const webAddress: Parse<string> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error('must be an absolute http or https URL');
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new Error('must be a URL without user name, query or fragment');
  }
  return value.replace(/\/+$/, '');
};

/** Where people are reached: `mailto:…` or an https URL. */
export const contactAddress: Parse<string> = (value) => {
  if (!URL.canParse(value) || !['mailto:', 'https:'].includes(new URL(value).protocol) || /\s/.test(value))
    throw new Error('must be a mailto: address or an https URL');
  return value;
};

/** Origins of pages, such as `https://shop.example`, with commas between them; empty for none. */
export const webOrigins: Parse<readonly string[]> = (value) => {
  const origins = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || !/^https?:/.test(origin) || new URL(origin).origin !== origin)
      throw new Error('must be origins such as https://shop.example, separated by commas, without a path');
  }
  return origins;
};

/** The address of a PostgreSQL server. */
export const postgresAddress: Parse<string> = (value) => {
  if (!URL.canParse(value) || !['postgres:', 'postgresql:'].includes(new URL(value).protocol)) {
    throw new Error('must be a postgres:// or postgresql:// URL');
  }
  return value;
};

/** The address of a Valkey or Redis server. */
export const redisAddress: Parse<string> = (value) => {
  if (!URL.canParse(value) || !['redis:', 'rediss:'].includes(new URL(value).protocol)) {
    throw new Error('must be a redis:// or rediss:// URL');
  }
  return value;
};

/** A secret of at least `least` characters. */
export function secretText(least: number): Parse<string> {
  return (value) => {
    if (value.length < least) throw new Error(`must have at least ${least} characters`);
    return value;
  };
}

/** An access key of the kind `svc_`. */
export const serviceKey: Parse<string> = (value) => {
  if (!/^svc_[A-Za-z0-9_-]{16,128}$/.test(value)) {
    throw new Error('must be svc_ followed by 16 to 128 letters, digits, "-" or "_"');
  }
  return value;
};

/** A private key as PKCS#8 PEM; `\n` written out is read as a line break, since many launchers cannot hold one. */
export function privateKeyPem(kind: 'P-256' | 'Ed25519'): Parse<string> {
  return (value) => {
    const pem = value.replaceAll('\\n', '\n');
    if (pemKind(pem) !== kind) throw new Error(`must be a ${kind} private key in PEM form`);
    return pem;
  };
}

function pemKind(pem: string): string {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return 'Ed25519';
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? 'P-256' : 'other';
  } catch {
    return 'unreadable';
  }
}

/** Ids of keys, each with `=` and a whole number behind it, separated by commas or spaces. */
export const keyRates: Parse<ReadonlyMap<string, number>> = (value) => {
  const pairs = value.split(/[\s,]+/).filter((part) => part !== '');
  const wrong = pairs.filter((pair) => !/^[\w-]{1,64}=[1-9]\d{0,8}$/.test(pair));
  if (wrong.length > 0) throw new Error(`must list key ids such as ID=6000; wrong: ${wrong.join(', ')}`);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), Number(pair.slice(pair.indexOf('=') + 1))]));
};

/** Addresses or CIDR ranges, separated by commas or spaces. */
export const addressRanges: Parse<readonly string[]> = (value) => {
  const ranges = value.split(/[\s,]+/).filter((part) => part !== '');
  const wrong = ranges.filter((range) => !isAddressRange(range));
  if (wrong.length > 0) throw new Error(`must list addresses or CIDR ranges; wrong: ${wrong.join(', ')}`);
  return ranges;
};

function isAddressRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
