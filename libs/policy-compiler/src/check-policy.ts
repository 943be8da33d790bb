import type { Policy } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import type { CompileResult, Issue } from './issue.js';
import { hasError } from './issue.js';
import { checkGrants, checkStock } from './check/references.js';
import { checkPrices } from './check/prices.js';
import { checkQuantity } from './check/quantity.js';
import { schemaIssue } from './check/schema-issue.js';
import { checkTerms } from './check/terms.js';
import { checkTrades } from './check/trades.js';
import { summarise } from './summarise.js';

export interface CheckOptions {
  /** 128 random bits as 22 base64url characters; given to a policy that has no salt. */
  salt: string;
  /** Names of the engines that exist; absent means that the engine's name is not checked. */
  engines?: readonly string[];
}

/** The semantic checks, in the order in which their issues are reported. */
const CHECKS: readonly ((policy: Policy) => Issue[])[] = [checkPrices, checkQuantity, checkTerms, checkTrades, checkGrants, checkStock];

/**
 * Checks an edited policy without a model: first its shape, then what it means.
 *
 * Never throws, whatever the value. The input is not changed; a missing salt is added to the result.
 * @example checkPolicy({ ...policy, floor_price: 120 }, { salt }).issues[0]?.code // 'floor_above_list'
 */
export function checkPolicy(value: unknown, options: CheckOptions): CompileResult {
  const draft = withSalt(value, options.salt);
  const faults = schemaFaults(POLICY_SCHEMA, draft ?? value);
  if (faults.length > 0 || draft === null) return { ok: false, policy: draft ?? {}, issues: faults.map(schemaIssue), summary: '' };
  const policy = draft as unknown as Policy;
  const issues = semanticIssues(policy, options.engines);
  const summary = summarise(policy, policy.language);
  return hasError(issues) ? { ok: false, policy, issues, summary } : { ok: true, policy, issues, summary };
}

/** What is wrong or odd in a policy that keeps the schema. */
export function semanticIssues(policy: Policy, engines?: readonly string[]): Issue[] {
  const issues: Issue[] = [];
  for (const check of CHECKS) {
    for (const found of check(policy)) issues.push(found);
  }
  if (engines && policy.engine !== undefined && !engines.includes(policy.engine)) issues.push(unknownEngine(policy.engine, engines));
  return issues;
}

function withSalt(value: unknown, salt: string): Record<string, unknown> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return Object.hasOwn(value, 'salt') ? { ...value } : { ...value, salt };
}

function unknownEngine(engine: string, engines: readonly string[]): Issue {
  return { code: 'engine_unknown', severity: 'error', path: '/engine', message: `There is no engine "${engine}".`, suggestion: `Use one of: ${engines.join(', ')}.`, quote: null };
}
