import { inputFaultAt } from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { TrustError } from '@svc/trust';
import { TRUST_CODES } from '@svc/trust/limits';

/**
 * Runs what the library of trust decides, and tells its refusals by the status of each code: 422 with the place for
 * what has not its form.
 */
export async function trusting<Result>(input: object, decide: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await decide();
  } catch (thrown) {
    if (!(thrown instanceof TrustError)) throw thrown;
    const { code, message, path } = thrown;
    const { status } = TRUST_CODES[code];
    if (status === 422) throw new OperationFault(status, [inputFaultAt(input, path, message, code)]);
    throw new OperationFault(status, message, { code, path });
  }
}
