import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isOwnPage } from '../access/own-page.js';
import { operationOf } from '../access/operation-of.js';
import type { ApiRequest } from '../http/api-request.js';

/** Whether a page of this service calls, of an operation that answers such a page without a key. */
export const FromOwnPage = createParamDecorator((_none: undefined, context: ExecutionContext): boolean => {
  const isAsked = operationOf(context.getHandler())?.buyersPage !== undefined;
  return isAsked && isOwnPage(context.switchToHttp().getRequest<ApiRequest>());
});
