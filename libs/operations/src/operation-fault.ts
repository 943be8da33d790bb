import { refusalCodeOf, type InputFault, type RefusalCode } from '@svc/contracts';

/** What the body of a refusal holds beside `detail`. */
export interface RefusalMembers {
  /** Default: the one of the status. A 422 has none. */
  readonly code?: RefusalCode;
  readonly [name: string]: unknown;
}

/**
 * A refusal that the caller can cause, as REST tells it: the status, and `{detail}` with what stands beside it.
 * @example throw new OperationFault(400, 'the state was changed')
 */
export class OperationFault extends Error {
  readonly code = 'operation_fault';
  override readonly name = 'OperationFault';
  /** What the body holds beside `detail`: with a sentence also the code. */
  readonly members: RefusalMembers;

  /**
   * @param status HTTP status, 400..499
   * @param detail one sentence for the caller; for 422 the list of what does not fit
   * @param members what the body holds beside `detail`, its code among them
   */
  constructor(
    readonly status: number,
    readonly detail: string | readonly InputFault[],
    members: RefusalMembers = {},
  ) {
    super(typeof detail === 'string' ? detail : `${detail.length} faults in the input`);
    this.members = typeof detail === 'string' ? { code: refusalCodeOf(status), ...members } : members;
  }
}
