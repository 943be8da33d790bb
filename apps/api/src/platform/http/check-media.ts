import type { IncomingHttpHeaders } from 'node:http';
import { ApiFault } from '../errors/api-fault.js';

/** The spellings that nearly every client sends, known without taking them apart. */
const USUAL: ReadonlySet<string> = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8', 'application/json; charset=UTF-8', 'application/json;charset=UTF-8']);

/**
 * Refuses a body that is not plain JSON in UTF-8.
 * @throws ApiFault 415 that says what is taken
 */
export function checkMedia(headers: IncomingHttpHeaders): void {
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
    throw new ApiFault(415, 'the body must come without content encoding', { 'Accept-Encoding': 'identity' });
  }
  const type = headers['content-type'] ?? '';
  if (USUAL.has(type)) return;
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  if (media !== 'application/json') throw new ApiFault(415, 'the body must be application/json', { Accept: 'application/json' });
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length).replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new ApiFault(415, 'the body must be UTF-8', { Accept: 'application/json' });
  }
}
