import type { Policy } from '@svc/policy-rules';
import { ENGINE_NAMES, POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import type { CompileResult } from './issue.js';
import { hasError } from './issue.js';
import { checkGrants, checkStock } from './check/references.js';
import { checkFloorTold } from './check/floor-told.js';
import { checkPrices } from './check/prices.js';
import { checkQuantity } from './check/quantity.js';
import { checkReserve } from './check/reserve.js';
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
}

/** The semantic checks, in the order in which their issues are reported. */
const CHECKS: readonly ((policy: Policy) => Finding[])[] = [
  checkPrices,
  checkReserve,
  checkQuantity,
  checkTerms,
  checkTrades,
  checkGrants,
  checkStock,
  checkFloorTold,
  checkEngine,
];

/**
 * Checks an edited policy without a model: first its shape, then what it means.
 *
 * Never throws, whatever the value. The input is not changed; a missing salt is added to the result, with a warning.
 * @example checkPolicy({ ...policy, floor_price: 120 }, { salt }).issues[0]?.code // 'floor_above_list'
 */
export function checkPolicy(value: unknown, options: CheckOptions): CompileResult {
  const draft = withSalt(value, options.salt);
  const faults = schemaFaults(POLICY_SCHEMA, draft ?? value);
  if (faults.length > 0 || draft === null)
    return { ok: false, policy: draft ?? {}, issues: faults.map(schemaIssue).map(inEnglish), summary: '' };
  const policy = draft as unknown as Policy;
  const added = Object.hasOwn(value as object, 'salt') ? [] : [finding('saltMissing', '/salt', [])];
  const issues = [...semanticIssues(policy), ...added].map(inEnglish);
  const summary = summarise(policy, policy.language);
  return hasError(issues) ? { ok: false, policy, issues, summary } : { ok: true, policy, issues, summary };
}

/** What is wrong or odd in a policy that keeps the schema. */
export function semanticIssues(policy: Policy): Finding[] {
  const issues: Finding[] = [];
  for (const check of CHECKS) {
    for (const found of check(policy)) issues.push(found);
  }
  return issues;
}

/** A name that is none of the bargain's. */
function checkEngine({ engine }: Policy): Finding[] {
  if (engine === undefined || (ENGINE_NAMES as readonly string[]).includes(engine)) return [];
  return [finding('engineUnknown', '/engine', [engine, ENGINE_NAMES])];
}

function withSalt(value: unknown, salt: string): Record<string, unknown> | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return Object.hasOwn(value, 'salt') ? { ...value } : { ...value, salt };
}

/** Whoever edits a policy by its field names is answered in English, whatever the policy's own language. */
const inEnglish = (found: Finding): ReturnType<typeof wordIssue> => wordIssue(found, 'en');
