import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';

const FORM = /^[\x21-\x7e]{1,255}$/;

/**
 * What the header `Idempotency-Key` of a call says; null where it has none. 1 to 255 visible ASCII characters, else
 * 400: a call that its sender believes to be repeatable is not to be made as if it were not.
 */
export const IdempotencyKey = createParamDecorator((_none: undefined, context: ExecutionContext): string | null => {
  const sent = context.switchToHttp().getRequest<ApiRequest>().headers['idempotency-key'];
  if (sent === undefined) return null;
  if (typeof sent !== 'string' || !FORM.test(sent))
    throw new ApiFault(
      400,
      'Idempotency-Key must be 1 to 255 visible ASCII characters',
      {},
      { members: { code: 'idempotency_key_invalid' } },
    );
  return sent;
});
