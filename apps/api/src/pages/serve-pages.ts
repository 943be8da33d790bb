import type { RequestHandler } from 'express';
import type { CachedDocument } from '../platform/openapi/cached-document.js';

/** The pages load, ask and run what this service serves, and nothing else; not even a style stands in the document. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** A page that works from disk: its script stands in it, which the policy does not let run here. */
const FILES: ReadonlySet<string> = new Set(['/verify-receipt.html']);

/**
 * Answers for the files of the pages. Where there are none, the bare address leads to the description of the
 * operations: relative, so that it holds behind a path of a proxy.
 */
export function servePages(pages: ReadonlyMap<string, CachedDocument> | null): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const page = pages?.get(request.path);
    if (page !== undefined) {
      response.setHeader('Content-Security-Policy', POLICY);
      if (FILES.has(request.path)) response.attachment(request.path);
      page.sendTo(response);
    } else if (request.path === '/') response.redirect(302, 'docs');
    else next();
  };
}
