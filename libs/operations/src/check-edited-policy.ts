import type { CheckIn, PolicyResult } from '@svc/contracts';
import { checkPolicy } from '@svc/policy-compiler';
import { newSalt } from './new-salt.js';
import type { OperationPorts } from './ports.js';

/** Checks an edited policy; one without a salt gets one. */
export function checkEditedPolicy({ policy }: CheckIn, ports: Pick<OperationPorts, 'randomBytes'>): PolicyResult {
  const salt = Object.hasOwn(policy, 'salt') ? '' : newSalt(ports);
  return checkPolicy(policy, { salt });
}
