import type { InputFault } from '@svc/contracts';

/**
 * A refusal that the caller can cause, as REST tells it: the status, and `{detail}` with what stands beside it.
 * @example throw new OperationFault(400, 'the state was changed')
 */
export class OperationFault extends Error {
  readonly code = 'operation_fault';
  override readonly name = 'OperationFault';

  /**
   * @param status HTTP status, 400..499
   * @param detail one sentence for the caller; for 422 the list of what does not fit
   * @param members what the body holds beside `detail`
   */
  constructor(
    readonly status: number,
    readonly detail: string | readonly InputFault[],
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(typeof detail === 'string' ? detail : `${detail.length} faults in the input`);
  }
}
