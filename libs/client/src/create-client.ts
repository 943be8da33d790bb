import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema.js';

/** Where the service is, and who calls. */
export interface ClientOptions {
  /** Address of the service: `https://api.example.com`. A slash at the end does no harm. */
  readonly baseUrl: string;
  /**
   * An access key; sent as a header, because a key in a header has the higher rate. Without it, only open operations
   * answer.
   */
  readonly accessKey?: string | undefined;
  /**
   * Names each request, so that it is found in the service’s log. Without it the service makes names. 8 to 128
   * characters of `A-Za-z0-9._-`.
   */
  readonly requestId?: (() => string) | undefined;
  /** Another `fetch`, such as one with a proxy or a time limit. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** The service, typed by its OpenAPI description: a method for each HTTP method, a path, a body. */
export type ServiceClient = Client<paths>;

/**
 * A client of the REST service.
 * @example
 * const service = createClient({ baseUrl: 'https://api.example.com', accessKey: 'svc_…' });
 * const { policy, issues } = await answerOf(service.POST('/v1/policy/compile', { body: { description } }));
 */
export function createClient({ baseUrl, accessKey, requestId, fetch }: ClientOptions): ServiceClient {
  const client = createFetchClient<paths>({ baseUrl: baseUrl.replace(/\/+$/, ''), ...(fetch && { fetch }) });
  client.use(addHeaders(accessKey, requestId));
  return client;
}

function addHeaders(accessKey: string | undefined, requestId: (() => string) | undefined): Middleware {
  return {
    onRequest: ({ request }) => {
      if (accessKey !== undefined && !request.headers.has('X-SVC-Key')) request.headers.set('X-SVC-Key', accessKey);
      if (requestId !== undefined) request.headers.set('X-Request-Id', requestId());
      return request;
    },
  };
}
