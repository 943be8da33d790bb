import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { CONFIG, type Config } from '../config/config.js';
import { DATABASE_RETRY_AFTER } from '../database/database-unavailable.js';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';
import type { AccessKey } from './access-keys.js';
import { headerKey } from './header-key.js';
import { isForThisMachine, isLocalPage } from './local-page.js';
import { isOwnPage } from './own-page.js';
import { operationOf } from './operation-of.js';

const NEEDED: Readonly<Record<OperationRecord['access'], AccessKey['kind'] | null>> = {
  open: null,
  svc_key: 'svc',
  gt_key: 'gt',
};

/** The challenges of RFC 6750, 3: a request that sends no key is told of no error. */
const NO_KEY = 'Bearer realm="svc"';
const UNKNOWN_KEY = `${NO_KEY}, error="invalid_token"`;

/** The pages of an instance that is for its own machine alone, as a caller. */
const LOCAL_PAGE: AccessKey = { id: 'local-page', kind: 'svc' };

/**
 * Lets a call through when the operation is open or the request's key is of the kind that the operation asks for. Where
 * the key may be in the body, the guard after the next decides, once that is read.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  /** The pages of an instance that is for its own machine need no `svc_` key. What is paid for always needs one. */
  private readonly opensToLocalPages: boolean;

  constructor(@Inject(CONFIG) config: Config) {
    this.opensToLocalPages = isForThisMachine(config);
  }

  canActivate(context: ExecutionContext): boolean {
    const operation = operationOf(context.getHandler());
    const needed = operation === undefined ? null : NEEDED[operation.access];
    const request = context.switchToHttp().getRequest<ApiRequest>();
    if (needed === 'svc' && this.opensToLocalPages && headerKey(request.headers) === null && isLocalPage(request)) {
      request.accessKey = LOCAL_PAGE;
      return true;
    }
    // What such a page sends has to be sealed by who holds a key: the answer sees to that once the body is read.
    if (operation?.buyersPage !== undefined && headerKey(request.headers) === null && isOwnPage(request)) return true;
    // Who sends a key to a call that does more with one is told where it is not known.
    if (operation?.optionalKey === true && request.accessKey === null && headerKey(request.headers) !== null)
      requireKey(request, 'gt');
    if (needed !== null && operation?.bodyKey === undefined)
      requireKey(request, operation?.eitherKey === true ? (request.accessKey?.kind ?? needed) : needed);
    return true;
  }
}

/**
 * @param isInBody whether the request brought its key in the body
 * @throws ApiFault where the request brings no key of the kind
 */
export function requireKey(request: ApiRequest, needed: AccessKey['kind'], isInBody = false): void {
  if (request.accessKeyFault !== undefined) {
    throw new ApiFault(503, 'keys cannot be looked up at the moment', DATABASE_RETRY_AFTER, {
      members: { code: 'database_unavailable' },
      cause: request.accessKeyFault,
    });
  }
  if (request.accessKey === null) throw unauthorized(isInBody || headerKey(request.headers) !== null, needed);
  if (request.accessKey.kind !== needed)
    throw new ApiFault(
      403,
      `this call needs a key of the kind ${needed}_`,
      {},
      { members: { code: 'key_of_other_kind' } },
    );
}

function unauthorized(sent: boolean, needed: AccessKey['kind']): ApiFault {
  const detail = sent
    ? 'the access key is not known'
    : `this call needs an access key (${needed}_…) in X-SVC-Key, X-API-Key or Authorization: Bearer`;
  return new ApiFault(401, detail, { 'WWW-Authenticate': sent ? UNKNOWN_KEY : NO_KEY });
}
