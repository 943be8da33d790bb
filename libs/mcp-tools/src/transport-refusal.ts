import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

/** JSON-RPC's code of what the transport refuses before there is a message; the HTTP status says what it is. */
export const TRANSPORT_REFUSAL = -32_000;
/** JSON-RPC's code of a body that is no JSON. */
const PARSE_ERROR = -32_700;
const BAD_REQUEST = 400;

/** The status of a foreign request's refusal. */
export const FOREIGN_STATUS = 403;

/** The names under which a service may be called: its own address, and the machine itself. */
export function allowedHostnames(baseUrl: string): string[] {
  return [...new Set([new URL(baseUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])];
}

/**
 * Why a request must not reach a door: a host name that is not the service's (DNS rebinding), or an origin of a foreign
 * page. Null where it may. Programs send no origin.
 * @param origins pages elsewhere that may call, as `https://shop.example`; each exactly
 */
export function foreignRequest(
  { host, origin }: { host: string | undefined; origin: string | undefined },
  hostnames: readonly string[],
  origins: readonly string[] = [],
): string | null {
  const named = validateHostHeader(host, [...hostnames]);
  if (!named.ok) return 'the Host header does not name this service';
  if (origin !== undefined && origins.includes(origin)) return null;
  return validateOriginHeader(origin, [...hostnames]).ok ? null : 'requests from this origin are not accepted';
}

/** The body of a refusal before there is a message to answer; 400 is told as a parse error. */
export function transportRefusal(
  status: number,
  message: string,
): { jsonrpc: '2.0'; id: null; error: { code: number; message: string } } {
  return {
    jsonrpc: '2.0',
    id: null,
    error: { code: status === BAD_REQUEST ? PARSE_ERROR : TRANSPORT_REFUSAL, message },
  };
}
