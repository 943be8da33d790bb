import type { Policy } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

function optionExists(policy: Policy, named: { term: string; option: string }): boolean {
  return !!policy.terms?.some(
    (term) => term.id === named.term && term.options.some((option) => option.id === named.option),
  );
}

/** Grants that name unknown options, or that open nothing. */
export function checkGrants(policy: Policy): Finding[] {
  const issues: Finding[] = [];
  policy.grants?.forEach((grant, index) => {
    grant.options?.forEach((named, at) => {
      if (optionExists(policy, named)) return;
      issues.push(finding('grantOptionUnknown', `/grants/${index}/options/${at}`, [named.option, named.term]));
    });
    if (!grant.gives && !grant.unlocks && !grant.options?.length)
      issues.push(finding('grantEmpty', `/grants/${index}`, [grant.flag]));
  });
  return issues;
}

/** Stock binds of options that do not exist. */
export function checkStock(policy: Policy): Finding[] {
  const issues: Finding[] = [];
  policy.inventory?.bind.forEach((bind, index) => {
    if (!bind.option || optionExists(policy, bind.option)) return;
    issues.push(
      finding('bindOptionUnknown', `/inventory/bind/${index}/option`, [bind.option.option, bind.option.term]),
    );
  });
  return issues;
}
