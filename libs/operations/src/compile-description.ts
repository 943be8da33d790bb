import { inputFaultAt, type CompiledPolicyResult, type CompileIn } from '@svc/contracts';
import type { LineAnswer, ReadBackPolicy, ReportOptions, SellerMark } from '@svc/policy-compiler';
import { checkReadable, compileReport, PolicyCompilerError, readAndMended } from '@svc/policy-compiler';
import { saltOf } from './new-salt.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/**
 * Plain words to a policy. Whoever reads only points: the caller's statements, else a model's, else the built-in
 * reader's; code reads the figures, and what was understood is read back.
 * @throws OperationFault 422 for a description that would take too long to read, for an answer to what is not asked,
 *   and for marks outside of the text
 */
export async function compileDescription(
  input: CompileIn,
  ports: Pick<OperationPorts, 'deriveSecret' | 'reportStatements'>,
): Promise<CompiledPolicyResult> {
  const { description, statements } = input;
  const options: ReportOptions = {
    salt: await saltOf(description, ports),
    answers: answersOf(input),
    ...(input.read_back ? { readBack: input.read_back } : {}),
    marks: (input.marks ?? []) as unknown as readonly SellerMark[],
  };
  attempt(input, () => checkReadable(description));
  const report = statements ? { statements } : ((await ports.reportStatements?.(description)) ?? null);
  return attempt(input, () => compiled(description, report, options));
}

/** The policy of a report; where it points at nothing the built-in reader reads. */
function compiled(description: string, report: unknown, options: ReportOptions): ReadBackPolicy {
  const pointed = report === null ? null : compileReport(description, report, options);
  return pointed !== null && pointed.statements.length > 0 ? pointed : readAndMended(description, options);
}

/** The answers of a request: texts and objects; null is no answer. */
function answersOf(input: CompileIn): Record<string, LineAnswer> {
  const answers = Object.entries(input.answers ?? {});
  const faults = answers
    .filter(([, answer]) => typeof answer !== 'string' && (typeof answer !== 'object' || answer === null))
    .map(([id]) => inputFaultAt(input, ['answers', id], 'Input should be the id of a choice', 'string_type'));
  if (faults.length > 0) throw new OperationFault(422, faults);
  return Object.fromEntries(answers) as Record<string, LineAnswer>;
}

/** Turns what the compiler refuses into what the caller is told: which member does not fit, and why. */
function attempt<Value>(input: CompileIn, compile: () => Value): Value {
  try {
    return compile();
  } catch (thrown) {
    if (!(thrown instanceof PolicyCompilerError)) throw thrown;
    const at = thrown.at.length > 0 ? thrown.at : ['description'];
    const fault = inputFaultAt(input, at, thrown.message, thrown.code);
    throw new OperationFault(422, [at[0] === 'description' ? { ...fault, input: null } : fault]);
  }
}
