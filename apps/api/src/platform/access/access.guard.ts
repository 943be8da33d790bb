import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';
import type { AccessKey } from './access-keys.js';
import { headerKey } from './header-key.js';
import { operationOf } from './operation-of.js';

const NEEDED: Readonly<Record<OperationRecord['access'], AccessKey['kind'] | null>> = { open: null, svc_key: 'svc', gt_key: 'gt' };

/** Lets a call through when the operation is open or the request's key is of the kind that the operation asks for. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const operation = operationOf(context.getHandler());
    const needed = operation === undefined ? null : NEEDED[operation.access];
    if (needed === null) return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    if (request.accessKeyFault !== undefined) {
      throw new ApiFault(503, 'keys cannot be looked up at the moment', { 'Retry-After': '1' }, { cause: request.accessKeyFault });
    }
    if (request.accessKey === null) throw unauthorized(request, needed);
    if (request.accessKey.kind !== needed) throw new ApiFault(403, `this call needs a key of the kind ${needed}_`);
    return true;
  }
}

function unauthorized(request: ApiRequest, needed: AccessKey['kind']): ApiFault {
  const sent = headerKey(request.headers) !== null;
  const detail = sent ? 'the access key is not known' : `this call needs an access key (${needed}_…) in X-SVC-Key, X-API-Key or Authorization: Bearer`;
  return new ApiFault(401, detail, { 'WWW-Authenticate': 'Bearer' });
}
