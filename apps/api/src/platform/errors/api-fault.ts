import { refusalCodeOf, type InputFault } from '@svc/contracts';
import type { RefusalMembers } from '@svc/operations';

/**
 * A refusal with the exact body it becomes: `{detail}`.
 * @example throw new ApiFault(429, 'the model budget of this key is used up', { 'Retry-After': '3600' })
 */
export class ApiFault extends Error {
  readonly code = 'api_fault';
  /** Members that stand in the body beside `detail`: with a sentence also its code. */
  readonly members: RefusalMembers;

  /**
   * @param status HTTP status, 400..599
   * @param detail one sentence for the caller; for 422 the list of what does not fit
   * @param headers sent with the refusal
   * @param options `members`: what the body holds beside `detail`
   */
  constructor(
    readonly status: number,
    readonly detail: string | readonly InputFault[],
    readonly headers: Readonly<Record<string, string>> = {},
    options: { cause?: unknown; members?: RefusalMembers } = {},
  ) {
    super(typeof detail === 'string' ? detail : `${detail.length} faults in the input`, options);
    this.members =
      typeof detail === 'string' ? { code: refusalCodeOf(status), ...options.members } : (options.members ?? {});
    this.name = 'ApiFault';
  }
}
