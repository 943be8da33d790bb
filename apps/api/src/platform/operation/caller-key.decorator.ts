import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../http/api-request.js';

/** The id of the caller's key. Only for operations that need one: the access guard has let the call through. */
export const CallerKey = createParamDecorator((_none: undefined, context: ExecutionContext): string => {
  const { accessKey } = context.switchToHttp().getRequest<ApiRequest>();
  if (!accessKey) throw new Error('A handler asks for the caller’s key, but its record lets calls through without one.');
  return accessKey.id;
});
