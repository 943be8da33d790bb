import { BILLING_WEBHOOK } from '@svc/contracts';
import { cutUnread, hasTwoHosts, LoopTurns, requestId } from '@svc/node-runtime';
import type { NextFunction, Response } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.js';
import type { Drain } from '../drain/drain.js';
import { allowedMethods } from '../errors/allowed-methods.js';
import { ApiFault } from '../errors/api-fault.js';
import { isFromNamelessProxy } from '../metrics/is-from-this-machine.js';
import type { Metrics } from '../metrics/metrics.js';
import type { RateLimit } from '../rate-limit/rate-limit.js';
import type { ResponseKey } from '../response-signing/response-signer.js';
import { signOnEnd } from '../response-signing/sign-on-end.js';
import { isSignedPath } from '../response-signing/signed-paths.js';
import type { RequestTrace, Tracing } from '../tracing/tracing.js';
import type { ApiRequest } from './api-request.js';
import { answerOptions, openToOrigins } from './cors.js';
import type { HeaderList, SecurityHeaders } from './security-headers.js';

/** Status under which a request is counted whose caller went away before the end. */
const CALLER_GONE = 499;

/** What every request meets before its route. */
export interface ReceiveParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly drain: Drain;
  readonly tracing: Tracing;
  readonly clock: Clock;
  readonly rateLimit: RateLimit;
  readonly responseKey: ResponseKey;
  readonly headers: SecurityHeaders;
}

/**
 * The first step of every request, in one middleware because it is on every path: it gives an id, headers and a place
 * in log and metrics, arms the signature, answers OPTIONS, and counts calls to `/v1/*`, in turns of their callers,
 * before anything reads a body.
 */
export function receive(parts: ReceiveParts): (request: ApiRequest, response: Response, next: NextFunction) => void {
  const turns = new LoopTurns();
  const warnOfProxy = proxyWarning(parts.logger);
  return (request, response, next) => {
    const path = request.path;
    request.requestId = requestId(request.headers['x-request-id']);
    request.accessKey = null;
    const trace = parts.tracing.request(request.headers['traceparent']);
    request.traceId = trace.traceId;
    observe(request, response, trace, parts);
    if (isFromNamelessProxy(request)) warnOfProxy();
    cutUnread(request, response);
    setHeaders(request, response, rendersNothing(path) ? parts.headers.api : parts.headers.pages);
    compareAlways(request);
    if (isSignedPath(path)) armSignature(request, response, parts);
    if (hasTwoHosts(request)) {
      next(new ApiFault(400, 'a request must have one Host line'));
      return;
    }
    if (request.method === 'OPTIONS') {
      const methods = allowedMethods(request.app.router.stack, path);
      if (methods.length > 0) answerOptions(response, methods);
      else next();
      return;
    }
    // A delivery of the card processor is counted by its route, unless it is signed; messages of MCP by their door.
    const isCounted = path.startsWith('/v1/') && path !== BILLING_WEBHOOK.path;
    if (!isCounted && !path.startsWith('/mcp')) {
      trace.carry(next)();
      return;
    }
    const inTurn = (work: () => void): void => turns.enter(parts.rateLimit.laneOf(request), trace.carry(work));
    inTurn(() => (isCounted ? admit(request, response, { next, inTurn }, parts) : next()));
  };
}

/**
 * @param inTurn runs a piece of work in the caller's turn: requests that waited for one look-up of their key would all
 * go on at once
 */
function admit(
  request: ApiRequest,
  response: Response,
  { next, inTurn }: { next: NextFunction; inTurn(work: () => void): void },
  { rateLimit }: ReceiveParts,
): void {
  try {
    const admitted = rateLimit.admit(request, response);
    if (admitted === undefined) next();
    else admitted.then(() => inTurn(next), next);
  } catch (refused) {
    next(refused);
  }
}

/** Warns once of a proxy that does not say for whom it calls. */
function proxyWarning(logger: Logger): () => void {
  let isTold = false;
  return () => {
    if (!isTold)
      logger.warn(
        'requests come through a proxy that does not name the caller. Let it set X-Forwarded-For and list it in ' +
          'SVC_TRUSTED_PROXIES; until then all its callers count as one',
      );
    isTold = true;
  };
}

/** Operations and MCP messages are read by programs alone. */
function rendersNothing(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/mcp');
}

function setHeaders(request: ApiRequest, response: Response, headers: HeaderList): void {
  response.setHeader('X-Request-Id', request.requestId);
  for (const [name, value] of headers) response.setHeader(name, value);
  openToOrigins(response);
}

/**
 * A conditional request could be answered 304 with the digest of a body that is not sent, so signed routes know no
 * conditions.
 */
function armSignature(request: ApiRequest, response: Response, { responseKey, clock }: ReceiveParts): void {
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  signOnEnd(response, { key: responseKey, isHead: request.method === 'HEAD', nowMillis: () => clock.nowMillis() });
}

/**
 * Answers a condition whatever a request says to caches: this is the origin (RFC 9110, 13.1.2). Node's own `fetch`
 * sends `no-cache` with every condition, for which Express would send the whole answer.
 */
function compareAlways({ headers }: ApiRequest): void {
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined)
    delete headers['cache-control'];
}

function observe(
  request: ApiRequest,
  response: Response,
  trace: RequestTrace,
  { logger, metrics, drain }: ReceiveParts,
): void {
  const startedAt = performance.now();
  drain.enter(response);
  response.once('close', () => {
    drain.leave(response);
    const millis = performance.now() - startedAt;
    const route = (request.route as { path: string } | undefined)?.path ?? 'unmatched';
    const status = response.writableFinished ? response.statusCode : CALLER_GONE;
    metrics.count({ method: request.method, route, status, seconds: millis / 1000 });
    trace.end({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
      'svc.request_id': request.requestId,
    });
    logger.info(
      {
        request_id: request.requestId,
        method: request.method,
        route,
        status,
        ms: Math.round(millis * 100) / 100,
        key_id: request.accessKey?.id,
        trace_id: request.traceId,
      },
      'request',
    );
  });
}
