import type { IncomingHttpHeaders } from 'node:http';

/** The spellings that nearly every client sends, known without taking them apart. */
const USUAL: ReadonlySet<string> = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
  'application/json;charset=UTF-8',
]);

/** Why a body is not taken, and the header that says what is. */
export interface MediaFault {
  readonly status: 415;
  readonly reason: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Why a body is not plain JSON in UTF-8, by its headers; null where it is.
 * @example mediaFault({ 'content-type': 'text/plain' })
 *   // { status: 415, reason: 'the body must be application/json', … }
 */
export function mediaFault(headers: IncomingHttpHeaders): MediaFault | null {
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity')
    return fault('the body must come without content encoding', { 'Accept-Encoding': 'identity' });
  const type = headers['content-type'] ?? '';
  if (USUAL.has(type)) return null;
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  if (media !== 'application/json') return fault('the body must be application/json', JSON_ONLY);
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    return fault('the body must be UTF-8', JSON_ONLY);
  return null;
}

const JSON_ONLY = { Accept: 'application/json' };

function fault(reason: string, headers: MediaFault['headers']): MediaFault {
  return { status: 415, reason, headers };
}
