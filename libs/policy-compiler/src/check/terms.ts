import type { Policy, PolicyOption, PolicyTerm } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/** Ids that repeat, defaults that are not options, and terms in which there is nothing to trade. */
export function checkTerms(policy: Policy): Finding[] {
  const issues: Finding[] = [];
  repeated(policy.terms, '/terms', issues);
  repeated(policy.never, '/never', issues);
  repeated(policy.handoff, '/handoff', issues);
  repeated(policy.facts, '/facts', issues);
  policy.terms?.forEach((term, index) => checkTerm(term, `/terms/${index}`, policy, issues));
  return issues;
}

function checkTerm(term: PolicyTerm, path: string, policy: Policy, issues: Finding[]): void {
  repeated(term.options, `${path}/options`, issues);
  const standard = term.options.find((option) => option.id === term.default);
  if (!standard) {
    issues.push(
      finding('defaultUnknown', `${path}/default`, [term.default, term.id, term.options.map(({ id }) => id)]),
    );
  }
  const others = term.options.filter((option) => option !== standard);
  // What every buyer owes is no choice, and matters all the same.
  if (standard?.charge !== undefined && others.length === 0) return;
  if (others.some((option) => matters(option) || granted(policy, term.id, option.id))) return;
  issues.push(finding('termWithoutTrade', path, [term.label]));
}

function matters(option: PolicyOption): boolean {
  const { worth, gives, unlocks, charge, requires_discount_at_most: atMost } = option;
  return !!worth || [gives, unlocks, charge, atMost].some((one) => one !== undefined);
}

function granted(policy: Policy, term: string, option: string): boolean {
  return !!policy.grants?.some((grant) =>
    grant.options?.some((named) => named.term === term && named.option === option),
  );
}

function repeated(items: readonly { id: string }[] | undefined, path: string, issues: Finding[]): void {
  if (!items || items.length < 2) return;
  const seen = new Set<string>();
  items.forEach((item, index) => {
    if (seen.has(item.id)) issues.push(finding('duplicateId', `${path}/${index}/id`, [item.id]));
    seen.add(item.id);
  });
}
