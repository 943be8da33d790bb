import type { IncomingHttpHeaders } from 'node:http';

const KEY_FORM = /^(?:svc|gt)_[A-Za-z0-9_-]{8,200}$/;
const BEARER = /^Bearer +(\S+) *$/i;

/** Credentials of another kind, which say nothing about a key (the HTTP authentication scheme `Payment`). */
const NO_KEY = /^Payment +/i;

/** A key as a request sent it. */
export interface HeaderKey {
  /** The key; null where the header holds something that cannot be one. */
  readonly key: string | null;
}

/**
 * The key that a request sends in `X-SVC-Key`, `X-API-Key` or `Authorization: Bearer`, the first of them in this order;
 * null where none of the three is sent. Each header takes either kind of key.
 */
export function headerKey(headers: IncomingHttpHeaders): HeaderKey | null {
  const own = headers['x-svc-key'] ?? headers['x-api-key'];
  if (own !== undefined) return { key: typeof own === 'string' && KEY_FORM.test(own) ? own : null };
  if (headers.authorization === undefined || NO_KEY.test(headers.authorization)) return null;
  const bearer = BEARER.exec(headers.authorization)?.[1];
  return { key: bearer !== undefined && KEY_FORM.test(bearer) ? bearer : null };
}
