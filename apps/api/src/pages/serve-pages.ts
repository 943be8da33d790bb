import type { RequestHandler } from 'express';
import { ApiFault } from '../platform/errors/api-fault.js';
import { answerOptions } from '../platform/http/cors.js';
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

const METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers for the files of the pages. Where there are none, the bare address leads to the description of the
 * operations, and the address of a folder to its first page: relative, so that it holds behind a path of a proxy.
 * @param links the `Link` header of the bare address: where programs find what the page shows to people
 */
export function servePages(pages: ReadonlyMap<string, CachedDocument> | null, links: string): RequestHandler {
  return (request, response, next) => {
    const page = pages?.get(request.path);
    const isBare = request.path === '/';
    const isFolder = pages?.has(`${request.path}/`) === true;
    if (page === undefined && !isBare && !isFolder) return next();
    if (request.method === 'OPTIONS') return answerOptions(response, METHODS);
    if (!METHODS.includes(request.method)) {
      const allowed = METHODS.join(', ');
      return next(new ApiFault(405, `${request.method} is not possible here; allowed: ${allowed}`, { Allow: allowed }));
    }
    if (isBare) response.setHeader('Link', links);
    if (page === undefined) return response.redirect(302, isFolder ? `${request.path.split('/').at(-1)}/` : 'docs');
    response.setHeader('Content-Security-Policy', POLICY);
    if (FILES.has(request.path)) response.attachment(request.path);
    page.sendTo(response);
  };
}
