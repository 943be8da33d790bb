import { readNumbers } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults, toMicros } from '@svc/policy-rules';
import type { CheckOptions } from './check-policy.js';
import { checkPolicy } from './check-policy.js';
import type { CompileOptions } from './compile-policy.js';
import { compilePolicy } from './compile-policy.js';
import type { CompileResult, Issue } from './issue.js';
import { hasError, issue } from './issue.js';
import { figuresOf } from './proposal/figures.js';
import { groundedAmounts } from './proposal/grounded.js';
import { keepGrounded } from './proposal/keep-grounded.js';

/** Faults of the description itself: no proposal can settle them. */
const OF_THE_DESCRIPTION: ReadonlySet<string> = new Set(['contradiction', 'currencies_mixed']);

/**
 * Checks a policy that a model proposed for a description, with the same code as any other policy, and holds every
 * number of it against the description.
 *
 * A section with a number that is neither in the description nor follows from it is replaced by what the compiler
 * reads itself (`not_in_description`); a proposal that does not keep the schema is set aside whole (`proposal_unusable`).
 * Contradictions in the description stay errors, whatever the proposal says.
 * @throws PolicyCompilerError as `compilePolicy`
 */
export function checkProposal(description: string, proposal: unknown, options: CompileOptions & CheckOptions): CompileResult {
  const own = compilePolicy(description, options);
  if (proposal === null || typeof proposal !== 'object' || Array.isArray(proposal)) return setAside(own, 'is not an object');
  const draft = { ...proposal, salt: options.salt };
  const [fault] = schemaFaults(POLICY_SCHEMA, draft);
  if (fault) return setAside(own, `${fault.path || 'at its root'} ${fault.message}`);
  const policy = draft as unknown as Policy;
  const grounded = groundedAmounts(readNumbers(description, { currency: policy.currency }), policy, figuresOf(own.policy as Policy));
  const invented = figuresOf(policy).filter((figure) => !grounded.has(toMicros(Math.abs(figure.value))));
  const unbound = unboundRecords(policy, description);
  const told = [...invented.map((figure) => notInDescription(figure.path, String(figure.value))), ...unbound.map(({ path, value }) => notInDescription(path, value))];
  const kept = told.length === 0 ? policy : keepGrounded(policy, own.policy, told.map((found) => found.path));
  const checked = checkPolicy(kept, options);
  const issues = [...told, ...checked.issues, ...own.issues.filter((found) => OF_THE_DESCRIPTION.has(found.code))];
  return checked.ok && !hasError(issues) ? { ...checked, issues } : { ...checked, ok: false, issues };
}

function setAside(own: CompileResult, why: string): CompileResult {
  return { ...own, issues: [issue('proposal_unusable', '', `The proposed policy was set aside: it ${why}.`, 'Nothing to do: the policy was read without the model.'), ...own.issues] };
}

function notInDescription(path: string, value: string): Issue {
  return issue('not_in_description', path, `${value} is not in the description and does not follow from it; this part was read without the model.`, 'Write it in the description if it is meant.');
}

/** Stock records whose value the description does not name. */
function unboundRecords(policy: Policy, description: string): { path: string; value: string }[] {
  return (policy.inventory?.bind ?? []).flatMap((bind, index) => Object.entries(bind.match)
    .filter(([, value]) => !description.toLowerCase().includes(value.toLowerCase()))
    .map(([key, value]) => ({ path: `/inventory/bind/${index}/match/${key}`, value })));
}
