import { fromMicros, toMicros } from '@svc/policy-rules';
import { canonicalBytes, sha256Base64url, signEd25519 } from '@svc/signing';
import type { OkpPrivateJwk, SigningKey } from '@svc/signing';
import { checkNotary } from './check-signatures.js';
import type { VerifyOptions } from './check-signatures.js';
import { PriceUnderList } from './price-under-list.js';
import type { PriceFault } from './price-under-list.js';
import { membersOf } from './receipt-check.js';

/** What a cart stands at: dimension → option, options or number. */
export type AttestedConfig = Record<string, string | string[] | number>;

/** A quote as the notary signed it: a discount from list, never above it. Money is in currency units. */
export interface QuoteAttestation {
  version: 'svc-quote-attestation/1';
  /** SHA-256 of the canonical request, base64url. */
  request_hash: string;
  config: AttestedConfig;
  list_price: number;
  price: number;
  /** `list_price` less `price`, never below 0. */
  discount: number;
  /** Ed25519 over the canonical bytes without this member, base64url. */
  notary_sig: string;
}

/** What is attested. */
export interface QuoteToAttest {
  request: unknown;
  config: AttestedConfig;
  listPrice: number;
  price: number;
}

/** What is checked of an attestation. */
export const ATTESTATION_CHECKS = ['shape', 'notary_sig', 'discount_only', 'request_hash', 'quote'] as const;

/** One check, whether it holds, and why. */
export interface AttestationCheck {
  id: (typeof ATTESTATION_CHECKS)[number];
  ok: boolean;
  message: string;
}

/** An attestation, and what it is held against; what is left out is not checked. */
export interface AttestationToVerify {
  attestation: unknown;
  /** The request that was quoted. */
  request?: unknown;
  /** The quote that it came with: `config`, `price` and `listv` are compared. */
  quote?: unknown;
}

const MEMBERS = ['config', 'discount', 'list_price', 'notary_sig', 'price', 'request_hash', 'version'];
const MAX_CONFIG_MEMBERS = 8;
const MAX_CONFIG_ITEMS = 12;

/**
 * Signs a quote. There is no way to sign one above list: the price is of a type that cannot be.
 * @throws {SigningError} `key_invalid` for an unfit key, `not_canonical` for a request without a canonical form
 */
export async function attestQuote(
  { request, config, listPrice, price }: QuoteToAttest,
  notary: SigningKey<OkpPrivateJwk>,
): Promise<{ ok: true; attestation: QuoteAttestation } | { ok: false; code: PriceFault }> {
  const made = PriceUnderList.of(listPrice, price);
  if (!made.ok) return made;
  const unsigned = {
    version: 'svc-quote-attestation/1' as const,
    request_hash: await sha256Base64url(canonicalBytes(request)),
    config,
    list_price: made.price.listPrice,
    price: made.price.price,
    discount: fromMicros(toMicros(listPrice) - toMicros(price)),
  };
  return {
    ok: true,
    attestation: { ...unsigned, notary_sig: await signEd25519(canonicalBytes(unsigned), notary.privateJwk) },
  };
}

/**
 * Checks the attestation of a quote offline: its shape, the notary's signature, that it is a discount from list, and
 * that it belongs to the request and the quote that are given. Total: any JSON gives a verdict, one line a check. Free
 * of effects.
 * @param publishedKeys the notary's published keys, current and rotated
 * @example (await verifyQuoteAttestation({ attestation: quote.attestation, request, quote }, profile.keys)).valid
 */
export async function verifyQuoteAttestation(
  input: AttestationToVerify,
  publishedKeys: readonly unknown[],
  options: VerifyOptions = {},
): Promise<{ valid: boolean; checks: AttestationCheck[] }> {
  const members = membersOf(input.attestation);
  const { notary_sig: signature, ...unsigned } = members;
  const keys = Array.isArray(publishedKeys) ? publishedKeys : [];
  const { ok, message } = await checkNotary(signature, canonicalOf(unsigned), keys, options);
  const checks: AttestationCheck[] = [
    checkShape(input.attestation),
    { id: 'notary_sig', ok, message: message.replace('the receipt', 'the attestation') },
    checkDiscount(members),
  ];
  if (Object.hasOwn(input, 'request')) checks.push(await checkRequest(members, input.request));
  if (Object.hasOwn(input, 'quote')) checks.push(checkQuote(members, membersOf(input.quote)));
  return { valid: checks.every((check) => check.ok), checks };
}

function canonicalOf(value: unknown): Uint8Array | null {
  try {
    return canonicalBytes(value);
  } catch {
    return null;
  }
}

function checkShape(attestation: unknown): AttestationCheck {
  const members = membersOf(attestation);
  const fits =
    Object.keys(members).sort().join() === MEMBERS.join() &&
    members['version'] === 'svc-quote-attestation/1' &&
    typeof members['request_hash'] === 'string' &&
    /^[A-Za-z0-9_-]{43}$/.test(members['request_hash']) &&
    isConfig(members['config']);
  return {
    id: 'shape',
    ok: fits,
    message: fits
      ? 'the attestation has exactly the members of svc-quote-attestation/1'
      : 'not an attestation of a quote',
  };
}

function isConfig(config: unknown): boolean {
  if (config === null || typeof config !== 'object' || Array.isArray(config)) return false;
  const values = Object.values(config);
  return (
    values.length <= MAX_CONFIG_MEMBERS &&
    values.every(
      (value: unknown) =>
        typeof value === 'string' ||
        (Number.isInteger(value) && Number(value) >= 1) ||
        (Array.isArray(value) && value.length <= MAX_CONFIG_ITEMS && value.every((item) => typeof item === 'string')),
    )
  );
}

function checkDiscount({ list_price: list, price, discount }: Record<string, unknown>): AttestationCheck {
  const made = PriceUnderList.of(list as number, price as number);
  const ok =
    made.ok &&
    typeof discount === 'number' &&
    discount === fromMicros(toMicros(made.price.listPrice) - toMicros(made.price.price));
  return {
    id: 'discount_only',
    ok,
    message: ok
      ? 'the price is the list price minus a discount'
      : 'the price is above list, or the three amounts do not add up',
  };
}

async function checkRequest(
  { request_hash: hash }: Record<string, unknown>,
  request: unknown,
): Promise<AttestationCheck> {
  const bytes = canonicalOf(request);
  const ok = bytes !== null && hash === (await sha256Base64url(bytes));
  return { id: 'request_hash', ok, message: `the attestation was made for ${ok ? 'this' : 'another'} request` };
}

function checkQuote(members: Record<string, unknown>, quote: Record<string, unknown>): AttestationCheck {
  const [own, other] = [
    canonicalOf({ config: members['config'], price: members['price'], list: members['list_price'] }),
    canonicalOf({ config: quote['config'], price: quote['price'], list: quote['listv'] }),
  ];
  const ok =
    own !== null && other !== null && own.length === other.length && own.every((byte, index) => byte === other[index]);
  return { id: 'quote', ok, message: `the attestation names ${ok ? 'this' : 'another'} cart and price` };
}
