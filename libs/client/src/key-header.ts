/** Stands for a key that no header can carry, so that the service refuses it like any other that it does not know. */
const UNREADABLE = 'unreadable';

/**
 * The header that carries an access key; none without a key.
 * @example keyHeader('svc_…') // { 'x-svc-key': 'svc_…' }
 */
export function keyHeader(accessKey: string | null): Record<string, string> {
  if (accessKey === null) return {};
  return { 'x-svc-key': /^[\x21-\x7e]+$/.test(accessKey) ? accessKey : UNREADABLE };
}
