/**
 * The OpenAPI description and the collection of requests of all records, for what is generated from them. Reads the
 * built libraries, or their sources where a loader for them runs.
 */
import { openApiDocument, OPERATIONS, requestCollection } from '@svc/contracts';
import { POLICY_SCHEMA } from '@svc/policy-rules';
import { RECEIPT_SCHEMA } from '@svc/receipts';
import { STATE_SCHEMA } from '@svc/reply';

/** The address that stands in generated files: a service started with defaults. */
export const DEFAULT_BASE_URL = 'http://127.0.0.1:3000';

/** The document as a service with default settings serves it. */
export function describeService() {
  return openApiDocument(OPERATIONS, {
    baseUrl: DEFAULT_BASE_URL,
    version: '0.1.0',
    rates: { keylessPerMinute: 60, keyedPerMinute: 600 },
    schemas: { Policy: POLICY_SCHEMA, Receipt: RECEIPT_SCHEMA, State: STATE_SCHEMA },
  });
}

/** The collection of requests as such a service serves it. */
export const collectRequests = () => requestCollection(OPERATIONS, DEFAULT_BASE_URL);
