import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { operationOf } from '../access/operation-of.js';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';

/** An id of ours: visible ASCII, of which a database can be asked. */
const ID = /^[\x21-\x7e]{1,4096}$/;

/** A parameter of the path. What can be the id of nothing is answered as an id that nothing has: 404, in its words. */
export const PathParameter = createParamDecorator((name: string, context: ExecutionContext): string => {
  const value = context.switchToHttp().getRequest<ApiRequest>().params[name];
  if (typeof value === 'string' && ID.test(value)) return value;
  throw new ApiFault(404, operationOf(context.getHandler())?.refusals?.[404] ?? 'nothing has this id');
});
