import type { CompileIn, PolicyResult } from '@svc/contracts';
import { engineNames } from '@svc/negotiation-math';
import { checkProposal, compilePolicy } from '@svc/policy-compiler';
import { newSalt } from './new-salt.js';
import type { OperationPorts } from './ports.js';

/** Plain words to a policy: what a model proposes is checked by the same code, and without one the built-in compiler reads. */
export async function compileDescription({ description }: CompileIn, ports: Pick<OperationPorts, 'randomBytes' | 'proposePolicy'>): Promise<PolicyResult> {
  const options = { salt: newSalt(ports), engines: engineNames() };
  const proposal = (await ports.proposePolicy?.(description)) ?? null;
  return proposal === null ? compilePolicy(description, options) : checkProposal(description, proposal, options);
}
