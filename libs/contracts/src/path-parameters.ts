import type { OperationRecord } from './operation.js';

/** A parameter in the path of a record: `{id}`. */
export const PATH_PARAMETER = /\{(\w+)\}/g;

/**
 * The names of a record's path parameters, in order.
 * @example pathParametersOf({ path: '/v1/store/{ticket}' }) // ['ticket']
 */
export function pathParametersOf({ path }: Pick<OperationRecord, 'path'>): string[] {
  return [...path.matchAll(PATH_PARAMETER)].map(([, name = '']) => name);
}
