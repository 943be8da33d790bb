import type { Request } from 'express';
import type { AccessKey } from '../access/access-keys.js';

/** A request as the platform hands it on. */
export interface ApiRequest extends Request {
  /** Stands on the response as `X-Request-Id` and in every log line of the request. */
  requestId: string;
  /** The id of the trace of the request; undefined where it is not traced. */
  traceId: string | undefined;
  /** The known key that came in a header; null where none or an unknown one came. */
  accessKey: AccessKey | null;
  /** The value of `Content-Digest` for the body, where the operation can be paid for by itself. */
  bodyDigest?: string;
  /** Why the key could not be looked up; a call that needs one is then refused with 503. */
  accessKeyFault?: unknown;
}
