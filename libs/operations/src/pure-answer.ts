import { inputFaultAt } from '@svc/contracts';
import { OperationFault } from './operation-fault.js';

/** A broken precondition as the libraries of maths throw it: a stable code, and where in the input it stands. */
interface BrokenPrecondition extends Error {
  readonly code: string;
  readonly path: readonly (string | number)[];
}

/**
 * A pure function as an answer: it needs nothing but the input, and the operator's settings where it has some; what its
 * library refuses is told as 422 with its place.
 * @example [NEGOTIATE_SCORE, pureAnswer(scoreDeal)]
 * @example
 *   pureAnswer((input: NegotiateTurnIn, { tunables }: OperationPorts) => negotiateTurn(input, tunables))
 */
export function pureAnswer<Input, Output extends object, Ports extends unknown[]>(
  compute: (input: Input, ...ports: Ports) => Output,
): (input: Input, ...ports: Ports) => Output {
  return (input, ...ports) => {
    try {
      return compute(input, ...ports);
    } catch (thrown) {
      if (!isBrokenPrecondition(thrown)) throw thrown;
      throw new OperationFault(422, [inputFaultAt(input, thrown.path, thrown.message, thrown.code)]);
    }
  };
}

function isBrokenPrecondition(thrown: unknown): thrown is BrokenPrecondition {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    'path' in thrown &&
    Array.isArray(thrown.path)
  );
}
