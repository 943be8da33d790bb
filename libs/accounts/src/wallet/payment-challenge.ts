import { canonicalJson, decodeBase64url, encodeBase64url, equalText } from '@svc/signing';

/** A challenge of the HTTP authentication scheme `Payment`: what to pay, to whom, until when. */
export interface PaymentChallenge {
  readonly id: string;
  readonly realm: string;
  readonly method: string;
  readonly intent: string;
  /** Canonical JSON of what is asked for, base64url. */
  readonly request: string;
  /** ISO 8601 in UTC. */
  readonly expires?: string | undefined;
  /** The `Content-Digest` of the request body that it is for. */
  readonly digest?: string | undefined;
  readonly opaque?: string | undefined;
}

/** What a payer sends back: the challenge as it was, and what pays it. */
export interface PaymentCredential {
  readonly challenge: PaymentChallenge;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** HMAC-SHA-256 of a text in UTF-8 under the service’s secret, base64url. */
export type ChallengeMac = (text: string) => string;

const LONGEST_CREDENTIAL = 8_192;

/**
 * The id of a challenge: a MAC over its seven members in their order, a member that is absent as an empty text. It
 * binds the challenge to the service, so that nothing has to be kept of it.
 */
export function challengeId(challenge: Omit<PaymentChallenge, 'id'>, mac: ChallengeMac): string {
  const { realm, method, intent, request, expires = '', digest = '', opaque = '' } = challenge;
  return mac([realm, method, intent, request, expires, digest, opaque].join('|'));
}

/** A challenge with its id. @param request what is asked for; its canonical JSON is what the id binds */
export function makeChallenge(
  { request, ...rest }: Omit<PaymentChallenge, 'id' | 'request'> & { request: object },
  mac: ChallengeMac,
): PaymentChallenge {
  const challenge = { ...rest, request: encodeBase64url(new TextEncoder().encode(canonicalJson(request))) };
  return { id: challengeId(challenge, mac), ...challenge };
}

/** The value of `WWW-Authenticate` for a challenge. */
export function showChallenge(challenge: PaymentChallenge): string {
  const { id, realm, method, intent, request, expires, digest, opaque } = challenge;
  const members = Object.entries({ id, realm, method, intent, request, expires, digest, opaque });
  const shown = members.flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]));
  return `Payment ${shown.join(', ')}`;
}

/** The credential in an `Authorization` header; null where there is none, or none that can be read. */
export function readCredential(authorization: string | undefined): PaymentCredential | null {
  const token = /^Payment +([A-Za-z0-9_-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token.length > LONGEST_CREDENTIAL) return null;
  try {
    const credential: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64url(token) ?? new Uint8Array()),
    );
    return isCredential(credential) ? credential : null;
  } catch {
    return null;
  }
}

/** Whether a header holds a credential of this scheme at all, readable or not. */
export function sendsCredential(authorization: string | undefined): boolean {
  return /^Payment( |$)/i.test(authorization ?? '');
}

/**
 * Why a credential does not answer this challenge; null where it does: it is one of ours, for this very request, and
 * not expired.
 * @param asked the challenge as it would be made now; its time of expiry is its own
 */
export function credentialFault(
  { challenge }: PaymentCredential,
  asked: Pick<PaymentChallenge, 'realm' | 'method' | 'intent' | 'request' | 'digest'>,
  nowMillis: number,
  mac: ChallengeMac,
): 'invalid-challenge' | 'payment-expired' | 'verification-failed' | null {
  if (!equalText(challengeId(challenge, mac), challenge.id)) return 'invalid-challenge';
  if (!(Date.parse(challenge.expires ?? '') > nowMillis)) return 'payment-expired';
  const isAsked = (['realm', 'method', 'intent', 'request', 'digest'] as const).every(
    (name) => challenge[name] === asked[name],
  );
  return isAsked ? null : 'verification-failed';
}

/** The value of `Payment-Receipt`. @param reference names the payment at the card processor */
export function showPaymentReceipt(reference: string, method: string, timestamp: string): string {
  const receipt = canonicalJson({ status: 'success', method, timestamp, reference });
  return encodeBase64url(new TextEncoder().encode(receipt));
}

function isCredential(value: unknown): value is PaymentCredential {
  const { challenge, payload } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof challenge !== 'object' || challenge === null || typeof payload !== 'object' || payload === null)
    return false;
  const members = challenge as Record<string, unknown>;
  const isText = (name: string): boolean => typeof members[name] === 'string';
  const isTextOrAbsent = (name: string): boolean => members[name] === undefined || isText(name);
  return (
    ['id', 'realm', 'method', 'intent', 'request'].every(isText) &&
    ['expires', 'digest', 'opaque'].every(isTextOrAbsent)
  );
}
