import type { Policy } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import type { CompileResult } from './issue.js';
import { hasError } from './issue.js';
import { checkGrants, checkStock } from './check/references.js';
import { checkFloorTold } from './check/floor-told.js';
import { checkPrices } from './check/prices.js';
import { checkQuantity } from './check/quantity.js';
import { schemaIssue } from './check/schema-issue.js';
import { checkTerms } from './check/terms.js';
import { checkTrades } from './check/trades.js';
import type { Finding } from './issues/word-issue.js';
import { finding, wordIssue } from './issues/word-issue.js';
import { summarise } from './summarise.js';

/** What an edited policy is checked with. */
export interface CheckOptions {
  /** 128 random bits as 22 base64url characters; given to a policy that has no salt. */
  salt: string;
  /** Names of the engines that exist; absent means that the engine's name is not checked. */
  engines?: readonly string[];
}

/** The semantic checks, in the order in which their issues are reported. */
const CHECKS: readonly ((policy: Policy) => Finding[])[] = [
  checkPrices,
  checkQuantity,
  checkTerms,
  checkTrades,
  checkGrants,
  checkStock,
  checkFloorTold,
];

/**
 * Checks an edited policy without a model: first its shape, then what it means.
 *
 * Never throws, whatever the value. The input is not changed; a missing salt is added to the result.
 * @example checkPolicy({ ...policy, floor_price: 120 }, { salt }).issues[0]?.code // 'floor_above_list'
 */
export function checkPolicy(value: unknown, options: CheckOptions): CompileResult {
  const draft = withSalt(value, options.salt);
  const faults = schemaFaults(POLICY_SCHEMA, draft ?? value);
  if (faults.length > 0 || draft === null)
    return { ok: false, policy: draft ?? {}, issues: faults.map(schemaIssue).map(inEnglish), summary: '' };
  const policy = draft as unknown as Policy;
  const issues = semanticIssues(policy, options.engines).map(inEnglish);
  const summary = summarise(policy, policy.language);
  return hasError(issues) ? { ok: false, policy, issues, summary } : { ok: true, policy, issues, summary };
}

/** What is wrong or odd in a policy that keeps the schema. */
export function semanticIssues(policy: Policy, engines?: readonly string[]): Finding[] {
  const issues: Finding[] = [];
  for (const check of CHECKS) {
    for (const found of check(policy)) issues.push(found);
  }
  if (engines && policy.engine !== undefined && !engines.includes(policy.engine))
    issues.push(finding('engineUnknown', '/engine', [policy.engine, engines]));
  return issues;
}

function withSalt(value: unknown, salt: string): Record<string, unknown> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return Object.hasOwn(value, 'salt') ? { ...value } : { ...value, salt };
}

/** Whoever edits a policy by its field names is answered in English, whatever the policy's own language. */
const inEnglish = (found: Finding): ReturnType<typeof wordIssue> => wordIssue(found, 'en');
