import { HttpException } from '@nestjs/common';
import { OperationFault } from '@svc/operations';
import { ApiFault } from './api-fault.js';

/** Sentences for refusals that the framework raises on its own. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'the request cannot be read',
  404: 'there is nothing at this address',
  413: 'the body is too large',
  415: 'the content type is not supported',
};

/** What a thrown value means to the caller; null for a fault of our own, about which the caller learns nothing. */
export function toApiFault(thrown: unknown): ApiFault | null {
  if (thrown instanceof ApiFault) return thrown;
  if (thrown instanceof OperationFault)
    return new ApiFault(thrown.status, thrown.detail, {}, { members: thrown.members });
  if (!(thrown instanceof HttpException)) return null;
  const status = thrown.getStatus();
  if (status >= 500 && status !== 503) return null;
  return new ApiFault(status, SENTENCES[status] ?? thrown.message);
}
