import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import type { ApiRequest } from '../http/api-request.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { requireKey } from './access.guard.js';
import { operationOf } from './operation-of.js';

/**
 * Settles the key of operations that also take it as `api_key` in the body, once that is read. A key of the body is the
 * key of the call, whatever a header says, and opens no lane: the call was counted before.
 */
@Injectable()
export class BodyKeyGuard implements CanActivate {
  constructor(@Inject(RateLimit) private readonly rateLimit: Pick<RateLimit, 'identifyInBody'>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = operationOf(context.getHandler());
    if (operation?.bodyKey === undefined) return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const sent = keyIn(request.body);
    if (sent !== null) await this.rateLimit.identifyInBody(sent, request);
    if (operation.access === 'gt_key') settle(operation, request, sent !== null);
    else if (sent !== null) requireKey(request, 'gt', true);
    return true;
  }
}

function settle({ bodyKey, oldKey }: OperationRecord, request: ApiRequest, isInBody: boolean): void {
  const isRepeated = oldKey === 'repeats' && request.headers['idempotency-key'] !== undefined;
  if (isRepeated && request.accessKeyFault === undefined && request.accessKey === null) return;
  const isUnknown = request.accessKeyFault === undefined && request.accessKey?.kind !== 'gt';
  if (isInBody && isUnknown && bodyKey === 'answered') request.accessKey = null;
  else requireKey(request, 'gt', isInBody);
}

function keyIn(body: unknown): string | null {
  const { api_key: key } = (body ?? {}) as { api_key?: unknown };
  return typeof key === 'string' ? key : null;
}
