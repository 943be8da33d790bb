import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { CachedDocument } from './cached-document.js';

/** Only the path: the package's own entry would load the whole page script into this process. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const ASSETS: ReadonlySet<string> = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

/** Answers for the files of the page below /docs, from Swagger UI's own package, so that the page asks nobody else. */
export function docsAssets(startScript: CachedDocument): RequestHandler {
  const files = express.static(FOLDER, { index: false, maxAge: '1h' });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/start.js') return startScript.sendTo(response);
    if (!ASSETS.has(request.path)) return next();
    files(request, response, next);
  };
}
