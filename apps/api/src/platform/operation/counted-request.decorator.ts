import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CountedRequest } from '../rate-limit/rate-limit.js';

/** As much of a request as tells whose it is, over HTTP and over MCP alike. */
export const Counted = createParamDecorator((_: unknown, context: ExecutionContext): CountedRequest =>
  context.switchToHttp().getRequest<CountedRequest>(),
);
