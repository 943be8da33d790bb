import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { bodyLimitOf } from '@svc/contracts';
import { operationOf } from '../access/operation-of.js';
import { AnswerWorkers } from '../workers/answer-workers.js';
import type { ApiRequest } from './api-request.js';
import { checkMedia } from './check-media.js';
import { parseJson } from './parse-json.js';
import { ownBytes, readBody } from './read-body.js';
import { UnreadBody } from './unread-body.js';

/**
 * Reads the JSON body of operations that take one, after access is settled, so that a stranger cannot make the service parse.
 * A request without a body leaves `request.body` undefined: validation then names what is missing. The body of a heavy operation stays unread,
 * and does not even arrive where no worker could take it.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(@Inject(AnswerWorkers) private readonly workers: Pick<AnswerWorkers, 'checkRoom'>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = operationOf(context.getHandler());
    if (operation === undefined || operation.input === null) return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    if (!hasBody(request)) return true;
    checkMedia(request.headers);
    if (operation.compute === 'heavy') this.workers.checkRoom();
    const bytes = await readBody(request, bodyLimitOf(operation));
    if (bytes.length > 0) request.body = operation.compute === 'heavy' ? new UnreadBody(ownBytes(bytes)) : parseJson(bytes);
    return true;
  }
}

function hasBody({ headers }: ApiRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
