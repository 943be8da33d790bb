import { REFUSAL_CODES, refusalCodeOf } from '@svc/contracts';
import { Catch, Inject, NotFoundException, Optional, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { ApiRequest } from '../http/api-request.js';
import { LOGGER } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { allowedMethods } from './allowed-methods.js';
import { ApiFault } from './api-fault.js';
import { toApiFault } from './to-api-fault.js';

/** The challenge of a refusal for want of a key that brings none of its own (RFC 6750, 3). */
const NO_KEY = 'Bearer realm="svc"';

/** The one place where a thrown value becomes a response. */
@Catch()
export class ApiFaultFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(Metrics) private readonly metrics?: Pick<Metrics, 'add'>,
  ) {
    // From the start, so that the first one counts: the rate of what was not there before is not known.
    for (const [code, { status }] of Object.entries(REFUSAL_CODES))
      if (status >= 429) this.metrics?.add('svc_refusals_total', { status: String(status), code }, 0);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<ApiRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    // Answered already, by the 503 of a shutdown: the answer may still be on its way.
    if (response.writableEnded) return;
    const fault = isUnrouted(thrown, request) ? unrouted(request) : toApiFault(thrown);
    if (fault === null || fault.status >= 500) {
      const { requestId: request_id, traceId: trace_id } = request;
      this.logger.error({ err: fault?.cause ?? thrown, request_id, trace_id }, 'request failed');
    }
    const { status, members } = fault ?? { status: 500, members: { code: refusalCodeOf(500) } };
    // Faults in the input have types of their own, and no code.
    this.metrics?.add('svc_refusals_total', { status: String(status), code: members.code ?? 'input_invalid' });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (fault === null) {
      response.status(500).json({ detail: 'internal error', code: refusalCodeOf(500), request_id: request.requestId });
      return;
    }
    if (fault.status === 401) response.setHeader('WWW-Authenticate', NO_KEY);
    response
      .status(fault.status)
      .set(fault.headers)
      .json({ detail: fault.detail, ...fault.members });
  }
}

/** Express leaves the route of another method with a HEAD request that nothing answers. */
function isUnrouted(thrown: unknown, { route, method }: ApiRequest): boolean {
  const methods = (route as { methods: Record<string, boolean> } | undefined)?.methods;
  const isAnswered = methods?.[method.toLowerCase()] === true || (method === 'HEAD' && methods?.['get'] === true);
  return thrown instanceof NotFoundException && !isAnswered;
}

/** 405 where another method would have been answered, else 404. */
function unrouted(request: ApiRequest): ApiFault {
  const methods = allowedMethods(request.app.router.stack, request.path);
  if (methods.length === 0) return new ApiFault(404, 'there is nothing at this address');
  return new ApiFault(405, `${request.method} is not possible here; allowed: ${methods.join(', ')}`, {
    Allow: methods.join(', '),
  });
}
