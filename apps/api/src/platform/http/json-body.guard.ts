import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { bodyLimitOf, type OperationRecord } from '@svc/contracts';
import { announcedBytes, callerSignal, ownBytes, SMALL_BODY_BYTES, type GiveBack } from '@svc/node-runtime';
import { ANSWERS } from '@svc/operations';
import type { Response } from 'express';
import { operationOf } from '../access/operation-of.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { AnswerWorkers } from '../workers/answer-workers.js';
import type { ApiRequest } from './api-request.js';
import { bodyBytes, BodyBudget } from './body-budget.js';
import { contentDigest } from './content-digest.js';
import { checkMedia } from './check-media.js';
import { parseJson } from './parse-json.js';
import { UnreadBody } from './unread-body.js';

/**
 * Reads the JSON body of operations that take one, after access is settled, so that a stranger cannot make the service
 * parse. A request without a body leaves `request.body` undefined: validation then names what is missing. What a worker
 * will answer stays unread, and does not even arrive where there is no room for it.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(
    @Inject(AnswerWorkers) private readonly workers: Pick<AnswerWorkers, 'admit' | 'checkRoom'>,
    @Inject(BodyBudget) private readonly budget: Pick<BodyBudget, 'reserve'>,
    @Inject(RateLimit) private readonly rateLimit: Pick<RateLimit, 'callerOf'>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = operationOf(context.getHandler());
    if (operation === undefined || operation.input === null) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<ApiRequest>();
    const announced = announcedBytes(request.headers, bodyLimitOf(operation));
    if (announced === 0) return true;
    checkMedia(request.headers);
    request.body = await this.read(operation, announced, request, http.getResponse<Response>());
    return true;
  }

  private async read(
    operation: OperationRecord,
    announced: number,
    request: ApiRequest,
    response: Response,
  ): Promise<unknown> {
    const caller = this.rateLimit.callerOf(request);
    const forWorker = (size: number): boolean => operation.compute !== undefined || isLarge(size, operation);
    const admit = (size: number): GiveBack | undefined =>
      forWorker(size) && size > SMALL_BODY_BYTES ? this.workers.admit(operation, caller, response) : undefined;
    if (forWorker(announced)) this.workers.checkRoom(operation, caller);
    const place = admit(announced);
    const mayGrow = this.budget.reserve(caller, announced, response);
    const bytes = await bodyBytes(request, bodyLimitOf(operation), mayGrow);
    if (bytes.length === 0) return undefined;
    if (operation.payment !== undefined) request.bodyDigest = contentDigest(bytes);
    if (!forWorker(bytes.length)) return parseJson(bytes);
    // One whose length nobody told finds its place once it is there.
    const found = place ?? admit(bytes.length);
    return new UnreadBody(ownBytes(bytes), { caller, signal: callerSignal(response), place: found });
  }
}

/** Whether a body is so large that a worker answers also what is quick for small ones. */
const isLarge = (size: number, { id }: OperationRecord): boolean => size > SMALL_BODY_BYTES && ANSWERS.has(id);
