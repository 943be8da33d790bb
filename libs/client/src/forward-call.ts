/** Where an operation is reached: what a record or an OpenAPI description says of it. */
export interface OperationAddress {
  readonly method: string;
  /** With OpenAPI path parameters: `/v1/price/settle/{quote_id}`. */
  readonly path: string;
}

/** Who calls, through what, with which headers beside those of JSON. */
export interface ForwardOptions {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An answer as it came, refusals included. */
export interface ForwardedAnswer {
  readonly status: number;
  /** The JSON body; text where it is something else, null where it is empty. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Calls an operation that is known only at run time, as a gateway does: members of the input that the path names go
 * into it, the rest is the body.
 * @throws {TypeError} of `fetch`, where there was no answer at all
 */
export async function forwardCall(
  { method, path }: OperationAddress,
  input: Readonly<Record<string, unknown>>,
  { baseUrl, fetch, headers, signal }: ForwardOptions,
): Promise<ForwardedAnswer> {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    return encodeURIComponent(value);
  });
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
  const request = new Request(baseUrl.replace(/\/+$/, '') + filled, {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  });
  const response = await fetch(request);
  return {
    status: response.status,
    body: parsed(await response.text()),
    headers: Object.fromEntries(response.headers),
  };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
