import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { inputFaults, isBodyOptional } from '@svc/contracts';
import { operationOf } from '../access/operation-of.js';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';
import { UnreadBody } from '../http/unread-body.js';

/**
 * The request body, checked against the input class of the handler's record; 422 with every fault where it does not
 * fit. Null where the operation takes none; `{}` where none came and nothing of it is required. An unread body is
 * handed on as it is: whoever reads it checks it.
 */
export const Input = createParamDecorator((_none: undefined, context: ExecutionContext): unknown => {
  const record = operationOf(context.getHandler());
  if (!record) throw new Error('A handler takes an input, but belongs to no operation.');
  if (record.input === null) return null;
  const sent: unknown = context.switchToHttp().getRequest<ApiRequest>().body;
  const body = sent === undefined && isBodyOptional(record.input) ? {} : sent;
  if (body instanceof UnreadBody) return body;
  const faults = inputFaults(record.input, body);
  if (faults.length > 0) throw new ApiFault(422, faults);
  return body;
});
