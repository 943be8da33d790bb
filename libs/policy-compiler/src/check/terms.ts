import type { Policy, PolicyOption, PolicyTerm } from '@svc/policy-rules';
import type { Issue } from '../issue.js';
import { issue } from '../issue.js';

/** Ids that repeat, defaults that are not options, and terms in which there is nothing to trade. */
export function checkTerms(policy: Policy): Issue[] {
  const issues: Issue[] = [];
  repeated(policy.terms, '/terms', issues);
  repeated(policy.never, '/never', issues);
  repeated(policy.handoff, '/handoff', issues);
  repeated(policy.facts, '/facts', issues);
  policy.terms?.forEach((term, index) => checkTerm(term, `/terms/${index}`, policy, issues));
  return issues;
}

function checkTerm(term: PolicyTerm, path: string, policy: Policy, issues: Issue[]): void {
  repeated(term.options, `${path}/options`, issues);
  const standard = term.options.find((option) => option.id === term.default);
  if (!standard) {
    issues.push(issue('default_unknown', `${path}/default`, `"${term.default}" is not an option of "${term.id}".`, `Use one of: ${term.options.map((option) => option.id).join(', ')}.`));
  }
  const others = term.options.filter((option) => option !== standard);
  if (others.some((option) => matters(option) || granted(policy, term.id, option.id))) return;
  issues.push(issue('term_without_trade', path, `Nothing can be traded in "${term.label}": no other option unlocks, earns or costs anything.`, 'Give an option a worth or an unlock, or leave the term out.'));
}

function matters(option: PolicyOption): boolean {
  return !!option.worth || option.unlocks !== undefined || option.requires_discount_at_most !== undefined;
}

function granted(policy: Policy, term: string, option: string): boolean {
  return !!policy.grants?.some((grant) => grant.options?.some((named) => named.term === term && named.option === option));
}

function repeated(items: readonly { id: string }[] | undefined, path: string, issues: Issue[]): void {
  if (!items || items.length < 2) return;
  const seen = new Set<string>();
  items.forEach((item, index) => {
    if (seen.has(item.id)) issues.push(issue('duplicate_id', `${path}/${index}/id`, `"${item.id}" appears twice.`, 'Give each its own id.'));
    seen.add(item.id);
  });
}
