import {
  Inject,
  Injectable,
  Optional,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { isShareable } from '@svc/contracts';
import { SMALL_BODY_BYTES } from '@svc/node-runtime';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { operationOf } from '../platform/access/operation-of.js';
import { AnswerBytes } from '../platform/http/answer-bytes.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { parseJson } from '../platform/http/parse-json.js';
import { UnreadBody } from '../platform/http/unread-body.js';
import { SHARED_CALLS, type AnsweredCall, type SharedCalls } from './shared-calls.js';

/** The header that names the record of a shared call. */
export const RECOMMENDATION_HEADER = 'X-GT-Recommendation-Id';

/** A body without this word is not parsed a second time. */
const WORD = 'share_outcome';

/**
 * Keeps what a caller shares, after it is answered and before the answer leaves, so that its header can name the
 * record.
 */
@Injectable()
export class SharedCallInterceptor implements NestInterceptor {
  constructor(@Optional() @Inject(SHARED_CALLS) private readonly shared: SharedCalls | null) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const record = operationOf(context.getHandler());
    if (record === undefined || !isShareable(record)) return next.handle();
    const { accessKey, body } = http.getRequest<ApiRequest>();
    const response = http.getResponse<Partial<Response> | undefined>();
    const { shared } = this;
    if (shared === null || accessKey?.kind !== 'gt' || !response?.setHeader) return next.handle();
    // Read now: a worker takes the bytes with it.
    const request = sharedRequest(body);
    if (request === null) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answered: unknown) => {
        const answer = answered instanceof AnswerBytes ? parseJson(answered.bytes) : answered;
        const id = await shared.keep({ operationId: record.id, keyId: accessKey.id, request, answer });
        if (id !== null) response.setHeader?.(RECOMMENDATION_HEADER, id);
        return answered;
      }),
    );
  }
}

function sharedRequest(body: unknown): AnsweredCall['request'] | null {
  const read = body instanceof UnreadBody ? readSmall(body.bytes) : body;
  if (typeof read !== 'object' || read === null) return null;
  const request = read as AnsweredCall['request'];
  return request.share_outcome === true ? request : null;
}

/** A large body is not parsed on the event loop; those of calls that can be shared are small. */
function readSmall(bytes: Uint8Array): unknown {
  if (
    bytes.byteLength > SMALL_BODY_BYTES ||
    !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(WORD)
  )
    return null;
  try {
    return parseJson(bytes);
  } catch {
    // A worker refuses it, and says why.
    return null;
  }
}
