import { randomUUID } from 'node:crypto';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;
const KEY_LIKE = /(?:svc|gt)_/i;

/**
 * The id of a request: the caller's own where it is sane (8 to 64 harmless characters, nothing like a key), else a new
 * one.
 * @example requestId('order-7_12345') // 'order-7_12345'; requestId('svc_Secret1') is a new UUID
 */
export function requestId(incoming: string | string[] | undefined): string {
  return typeof incoming === 'string' && SANE.test(incoming) && !KEY_LIKE.test(incoming) ? incoming : randomUUID();
}
