import { createParamDecorator, Inject, Injectable, Optional, type ExecutionContext } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { SMALL_BODY_BYTES } from '@svc/node-runtime';
import type { Response } from 'express';
import { AnswerBytes } from '../platform/http/answer-bytes.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { parseJson } from '../platform/http/parse-json.js';
import { UnreadBody } from '../platform/http/unread-body.js';
import { SHARED_CALLS, type AnsweredCall, type SharedCalls } from './shared-calls.js';

/** The header that names the record of a shared call. */
export const RECOMMENDATION_HEADER = 'X-GT-Recommendation-Id';

/** A body without this word is not parsed a second time. */
const WORD = 'share_outcome';

/** A call that may be shared, over HTTP and over MCP alike. */
export interface ShareableCall {
  readonly request: Pick<ApiRequest, 'accessKey' | 'body'>;
  readonly response: Partial<Pick<Response, 'setHeader'>> | undefined;
}

/** The call of a handler, as {@link ShareAnswers} needs it. */
export const Shareable = createParamDecorator((_none: undefined, context: ExecutionContext): ShareableCall => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), response: http.getResponse() };
});

/**
 * Keeps what a caller shares, after it is answered and before the answer leaves, so that its header can name the
 * record. A handler asks for it: an interceptor, which Nest runs for every route or for none, costs all of them.
 */
@Injectable()
export class ShareAnswers {
  constructor(@Optional() @Inject(SHARED_CALLS) private readonly shared: SharedCalls | null) {}

  /** The answer to a call that can be shared. */
  async answer(
    { id: operationId }: OperationRecord,
    { request: { accessKey, body }, response }: ShareableCall,
    answer: () => Promise<object>,
  ): Promise<object> {
    if (this.shared === null || accessKey?.kind !== 'gt' || !response?.setHeader) return answer();
    // Read now: a worker takes the bytes with it.
    const request = sharedRequest(body);
    const answered = await answer();
    if (request === null) return answered;
    const told = answered instanceof AnswerBytes ? parseJson(answered.bytes) : answered;
    const id = await this.shared.keep({ operationId, keyId: accessKey.id, request, answer: told });
    if (id !== null) response.setHeader(RECOMMENDATION_HEADER, id);
    return answered;
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
