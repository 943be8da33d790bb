import { Inject, Injectable } from '@nestjs/common';
import { COLLECTION, OPENAPI, openApiDocument, OPERATIONS, requestCollection } from '@svc/contracts';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { CONFIG, type Config } from '../config/config.js';
import { VERSION } from '../health/version.js';
import { CachedDocument } from './cached-document.js';
import { docsPage, docsStartScript } from './docs-page.js';
import { mediaTypes } from './media-types.js';

/**
 * Holds the description of the service, its page and the collection of requests, each rendered once from the records.
 */
@Injectable()
export class OpenApiService {
  readonly description: CachedDocument;
  readonly collection: CachedDocument;
  readonly page: CachedDocument;
  readonly startScript: CachedDocument;

  constructor(@Inject(CONFIG) config: Config) {
    const document = openApiDocument(OPERATIONS, {
      baseUrl: config.baseUrl,
      version: VERSION,
      rates: { keylessPerMinute: config.rateKeylessPerMinute, keyedPerMinute: config.rateKeyedPerMinute },
      schemas: LIBRARY_SCHEMAS,
    });
    this.description = new CachedDocument(JSON.stringify(document), mediaTypes(OPENAPI));
    const collection = requestCollection(OPERATIONS, config.baseUrl);
    this.collection = new CachedDocument(JSON.stringify(collection, null, 2), mediaTypes(COLLECTION));
    const prefix = new URL(config.baseUrl).pathname.replace(/\/$/, '');
    this.page = new CachedDocument(docsPage(prefix), 'text/html; charset=utf-8');
    this.startScript = new CachedDocument(docsStartScript(prefix), 'text/javascript; charset=utf-8');
  }
}
