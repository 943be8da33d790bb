import type { Response } from 'express';

/** Response headers that a script of another origin may read: all that verifying and waiting need. */
export const EXPOSED_HEADERS = [
  'Signature',
  'Signature-Input',
  'Content-Digest',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'ETag',
  'X-GT-Recommendation-Id',
  'WWW-Authenticate',
  'Payment-Receipt',
  'MCP-Protocol-Version',
  'X-Request-Id',
] as const;

/**
 * Request headers that a script of another origin may send; the last three are those of distributed tracing (W3C),
 * which tools add to every call.
 */
export const ALLOWED_HEADERS = [
  'Content-Type',
  'Accept',
  'Authorization',
  'X-SVC-Key',
  'X-API-Key',
  'X-Request-Id',
  'Idempotency-Key',
  'If-None-Match',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
  'traceparent',
  'tracestate',
  'baggage',
] as const;

const EXPOSED = EXPOSED_HEADERS.join(', ');
const ALLOWED = ALLOWED_HEADERS.join(', ');
const ONE_DAY_SECONDS = 86_400;

/** Opens a response to scripts of every origin, without credentials: keys travel in headers, never in cookies. */
export function openToOrigins(response: Response): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/**
 * Answers an OPTIONS request, a browser's preflight or not: 204 with what is possible at the path, 404 where nothing
 * is.
 */
export function answerOptions(response: Response, methods: readonly string[]): void {
  response.setHeader('Allow', methods.join(', '));
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', ALLOWED);
  response.setHeader('Access-Control-Max-Age', String(ONE_DAY_SECONDS));
  response.status(204).end();
}
