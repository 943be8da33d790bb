import { inputFaultAt, type CompiledPolicyResult, type CompileIn } from '@svc/contracts';
import { checkProposal, checkReadable, compilePolicy, PolicyCompilerError } from '@svc/policy-compiler';
import { newSalt } from './new-salt.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/**
 * Plain words to a policy: what a model proposes is checked by the same code, and without one the built-in compiler
 * reads.
 * @throws OperationFault 422 for a description that would take too long to read, and for an answer to what is not
 *   asked; no model is asked then
 */
export async function compileDescription(
  input: CompileIn,
  ports: Pick<OperationPorts, 'randomBytes' | 'proposePolicy'>,
): Promise<CompiledPolicyResult> {
  const { description } = input;
  const answers = answersOf(input);
  const options = { salt: newSalt(ports), answers };
  refuse(input, () => checkReadable(description));
  if (Object.keys(answers).length > 0) refuse(input, () => compilePolicy(description, options));
  const proposal = (await ports.proposePolicy?.(description)) ?? null;
  return proposal === null ? compilePolicy(description, options) : checkProposal(description, proposal, options);
}

/** The answers of a request, as texts; null and none are no answers. */
function answersOf(input: CompileIn): Record<string, string> {
  const answers = Object.entries(input.answers ?? {});
  const faults = answers
    .filter(([, choice]) => typeof choice !== 'string')
    .map(([id]) => inputFaultAt(input, ['answers', id], 'Input should be the id of a choice', 'string_type'));
  if (faults.length > 0) throw new OperationFault(422, faults);
  return Object.fromEntries(answers) as Record<string, string>;
}

/** Turns what the compiler refuses into what the caller is told: which member does not fit, and why. */
function refuse(input: CompileIn, attempt: () => void): void {
  try {
    attempt();
  } catch (thrown) {
    if (!(thrown instanceof PolicyCompilerError)) throw thrown;
    const at = thrown.at.length > 0 ? thrown.at : ['description'];
    const fault = inputFaultAt(input, at, thrown.message, thrown.code);
    throw new OperationFault(422, [at[0] === 'description' ? { ...fault, input: null } : fault]);
  }
}
