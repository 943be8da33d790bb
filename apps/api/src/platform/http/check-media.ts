import { mediaFault } from '@svc/node-runtime';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiFault } from '../errors/api-fault.js';

/**
 * Refuses a body that is not plain JSON in UTF-8.
 * @throws ApiFault 415 that says what is taken
 */
export function checkMedia(headers: IncomingHttpHeaders): void {
  const fault = mediaFault(headers);
  if (fault !== null) throw new ApiFault(fault.status, fault.reason, fault.headers);
}
