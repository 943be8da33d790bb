import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../http/api-request.js';

/**
 * The id of the `gt_` key that a call came with, in a header or in its body; null where it came with none that is
 * known, which the guards let through only where the operation answers that itself.
 */
export const PayingKey = createParamDecorator((_none: undefined, context: ExecutionContext): string | null => {
  const { accessKey } = context.switchToHttp().getRequest<ApiRequest>();
  return accessKey?.kind === 'gt' ? accessKey.id : null;
});
