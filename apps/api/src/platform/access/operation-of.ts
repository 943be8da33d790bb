import type { OperationRecord } from '@svc/contracts';
import 'reflect-metadata';

/** Metadata key under which a handler carries its operation record. */
export const OPERATION = 'svc:operation';

/** The record of a handler; undefined for a route that is no operation. */
export function operationOf(handler: object): OperationRecord | undefined {
  return Reflect.getMetadata(OPERATION, handler) as OperationRecord | undefined;
}
