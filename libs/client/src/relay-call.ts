import { forwardCall, type ForwardedAnswer, type ForwardOptions, type OperationAddress } from './forward-call.js';

/** An answer to hand on: always JSON, whatever came. */
export interface RelayedAnswer extends ForwardedAnswer {
  readonly body: object;
}

/**
 * {@link forwardCall} for a door that stands in front of the service: a service that is away is an answer too (503),
 * and so is one that does not speak JSON (502). What the path
 * needs and the input lacks is refused here (422). No redirection is followed, because a key must not leave for another
 * house.
 * @example await relayCall(POLICY_CHECK, { policy }, { baseUrl, fetch, headers: keyHeader(accessKey) })
 */
export async function relayCall(
  operation: OperationAddress,
  input: Readonly<Record<string, unknown>>,
  options: ForwardOptions,
): Promise<RelayedAnswer> {
  const missing = missingInPath(operation.path, input);
  if (missing.length > 0) return { status: 422, body: { detail: missing }, headers: {} };
  try {
    const { status, body, headers } = await forwardCall(operation, input, {
      ...options,
      headers: { accept: 'application/json', ...options.headers },
      fetch: (request) => options.fetch(new Request(request, { redirect: 'error' })),
    });
    if (typeof body === 'object' && body !== null) return { status, body, headers };
    return refusal(
      502,
      'service_unreadable',
      `the service at ${options.baseUrl} answered with status ${status} and no JSON`,
    );
  } catch {
    return refusal(503, 'service_unreachable', `the service at ${options.baseUrl} cannot be reached`);
  }
}

/** Faults of members that the path needs and the input lacks: without them the call would go to another address. */
function missingInPath(path: string, input: Readonly<Record<string, unknown>>): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    (input[name] ?? '') === ''
      ? [{ loc: ['path', name], msg: 'Field required', type: 'missing', input: null, ctx: {} }]
      : [],
  );
}

function refusal(status: number, code: string, detail: string): RelayedAnswer {
  return { status, body: { detail, code }, headers: { 'retry-after': '1' } };
}
