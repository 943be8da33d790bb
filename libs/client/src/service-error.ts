/** One place where a request body does not fit, as a 422 lists it. */
export interface BodyFault {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** A refusal of the service, or an answer that is not one of its own (from a proxy, say). */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** HTTP status. */
  readonly status: number;
  /** `detail` of the body: a sentence, with status 422 a list of faults; null where the body has none. */
  readonly detail: string | readonly BodyFault[] | null;
  /**
   * The stable code of the refusal, such as `policy_invalid` or `workers_busy`; null with status 422, whose faults have
   * a `type` each, and where the answer is not one of the service.
   */
  readonly code: string | null;
  /** The whole body, parsed where it is JSON. */
  readonly body: unknown;
  /** Whole seconds after which another try is welcome; null where the service named none. */
  readonly retryAfterSeconds: number | null;
  /** The request’s name in the service’s log; null where the answer had none. */
  readonly requestId: string | null;

  constructor(response: Response, body: unknown) {
    const detail = detailOf(body);
    const faults =
      typeof detail === 'string' ? detail : detail?.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
    super(`${response.status}: ${faults ?? 'not an answer of the service'}`);
    this.status = response.status;
    this.detail = detail;
    this.code = codeOf(body);
    this.body = body;
    this.retryAfterSeconds = secondsOf(response.headers.get('retry-after'));
    this.requestId = response.headers.get('x-request-id');
  }

  /** Whether the same request may succeed later: the rate or the budget is used up, or the service starts or stops. */
  get isTemporary(): boolean {
    return this.status === 429 || this.status === 503;
  }
}

function detailOf(body: unknown): ServiceError['detail'] {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null;
  const { detail } = body;
  return typeof detail === 'string' || Array.isArray(detail) ? (detail as ServiceError['detail']) : null;
}

function codeOf(body: unknown): string | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return typeof code === 'string' ? code : null;
}

/** `Retry-After` as the service writes it, in whole seconds; a date, which only others send, is not read. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
