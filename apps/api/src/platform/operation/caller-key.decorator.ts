import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { operationOf } from '../access/operation-of.js';
import type { ApiRequest } from '../http/api-request.js';

/**
 * The id of the caller's key where the operation needs one (the access guard has let the call through) or does more
 * for who has one; null where it is open to everybody, and for a page that brings something sealed in its place.
 */
export const CallerKey = createParamDecorator((_none: undefined, context: ExecutionContext): string | null => {
  const operation = operationOf(context.getHandler());
  const { accessKey } = context.switchToHttp().getRequest<ApiRequest>();
  if (operation?.access === 'open') return operation.optionalKey === true ? (accessKey?.id ?? null) : null;
  if (!accessKey && operation?.buyersPage !== undefined) return null;
  if (!accessKey) throw new Error('The operation needs a key, but the call came through without one.');
  return accessKey.id;
});
