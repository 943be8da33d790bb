import { inputFaultAt } from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { TrustError, type TrustCode } from '@svc/trust';

/** Refusals that are about the form of the request: told with the place, as validation tells them. */
const FORM: ReadonlySet<TrustCode> = new Set([
  'hash_invalid',
  'deadline_invalid',
  'ttl_range',
  'party_invalid',
  'salt_too_short',
  'reveal_invalid',
  'operator_invalid',
  'key_invalid',
  'domain_invalid',
  'money_invalid',
]);

/**
 * Runs what the library of trust decides, and tells its refusals: 422 for the form, 410 for what is over, else 400,
 * each with its code.
 */
export async function trusting<Result>(input: object, decide: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await decide();
  } catch (thrown) {
    if (!(thrown instanceof TrustError)) throw thrown;
    const { code, message, path } = thrown;
    if (FORM.has(code)) throw new OperationFault(422, [inputFaultAt(input, path, message, code)]);
    throw new OperationFault(code === 'commitment_expired' ? 410 : 400, message, { code, path });
  }
}
