import { Inject, Injectable } from '@nestjs/common';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { CONFIG, type Config } from '../platform/config/config.js';
import { CachedDocument } from '../platform/openapi/cached-document.js';

/** Holds the schemas, each under the address that it names as its own. */
@Injectable()
export class SchemasService {
  readonly policy: CachedDocument;
  readonly receipt: CachedDocument;
  readonly state: CachedDocument;

  constructor(@Inject(CONFIG) { baseUrl }: Config) {
    const publish = (schema: object, file: string): CachedDocument =>
      new CachedDocument(
        JSON.stringify({ ...schema, $id: `${baseUrl}/schemas/${file}` }),
        'application/schema+json; charset=utf-8',
      );
    this.policy = publish(LIBRARY_SCHEMAS.Policy, 'policy.json');
    this.receipt = publish(LIBRARY_SCHEMAS.Receipt, 'receipt.json');
    this.state = publish(LIBRARY_SCHEMAS.State, 'state.json');
  }
}
