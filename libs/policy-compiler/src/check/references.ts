import type { Policy } from '@svc/policy-rules';
import type { Issue } from '../issue.js';
import { issue } from '../issue.js';

function optionExists(policy: Policy, named: { term: string; option: string }): boolean {
  return !!policy.terms?.some((term) => term.id === named.term && term.options.some((option) => option.id === named.option));
}

/** Grants that name unknown options, or that open nothing. */
export function checkGrants(policy: Policy): Issue[] {
  const issues: Issue[] = [];
  policy.grants?.forEach((grant, index) => {
    grant.options?.forEach((named, at) => {
      if (optionExists(policy, named)) return;
      issues.push(issue('grant_option_unknown', `/grants/${index}/options/${at}`, `There is no option "${named.option}" in a term "${named.term}".`, 'Name a term and one of its options.'));
    });
    if (!grant.unlocks && !grant.options?.length) issues.push(issue('grant_empty', `/grants/${index}`, `The flag "${grant.flag}" opens nothing.`, 'Give it unlocks or options.'));
  });
  return issues;
}

/** Stock binds of options that do not exist. */
export function checkStock(policy: Policy): Issue[] {
  const issues: Issue[] = [];
  policy.inventory?.bind.forEach((bind, index) => {
    if (!bind.option || optionExists(policy, bind.option)) return;
    issues.push(issue('bind_option_unknown', `/inventory/bind/${index}/option`, `There is no option "${bind.option.option}" in a term "${bind.option.term}".`, 'Name a term and one of its options.'));
  });
  return issues;
}
