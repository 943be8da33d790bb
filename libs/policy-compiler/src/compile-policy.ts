import { detectLanguage } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { POLICY_DEFAULTS, POLICY_LIMITS, POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import type { Assembly } from './assemble/draft.js';
import { note } from './assemble/draft.js';
import { assembleFreeDiscount } from './assemble/free-discount.js';
import { noteConflicts } from './assemble/conflicts.js';
import { settleCurrency } from './assemble/currency.js';
import { shorten } from './assemble/ids.js';
import { assemblePrices } from './assemble/prices.js';
import { assembleQuantity } from './assemble/quantity.js';
import { assembleSubjects } from './assemble/subjects.js';
import { assembleTerms } from './assemble/terms.js';
import { semanticIssues } from './check-policy.js';
import { schemaIssue } from './check/schema-issue.js';
import { PolicyCompilerError } from './error.js';
import type { CompileResult, Issue } from './issue.js';
import { hasError } from './issue.js';
import { issueInChinese } from './issue-in-chinese.js';
import { readDescription } from './read/read-description.js';
import type { Statement } from './read/statement.js';
import { saidAbout } from './read/statement.js';
import { tagDescription } from './read/tagged-text.js';
import { summarise } from './summarise.js';

/** The most characters that a description may have. */
export const DESCRIPTION_LENGTH = 8000;

export interface CompileOptions {
  /** 128 random bits as 22 base64url characters. */
  salt: string;
  /** The policy's language; absent: the description's. */
  language?: 'en' | 'zh';
  /** ISO 4217: settles `$` and `¥`, and is taken where the description names no currency. */
  currency?: string;
}

/**
 * Compiles an offer in plain words into a policy, without a model. English and Chinese.
 *
 * Every number of the policy is found in the description or computed from those that are; what is not
 * understood comes back as an issue with its words. Equal arguments give equal results.
 * @throws PolicyCompilerError `description_too_long`, `salt_invalid`
 * @example compilePolicy('Asking $11,900, I would not go below 10,800.', { salt }).policy // list 11900, floor 10800
 */
export function compilePolicy(description: string, options: CompileOptions): CompileResult {
  if ([...description].length > DESCRIPTION_LENGTH) throw new PolicyCompilerError('description_too_long', `a description has at most ${DESCRIPTION_LENGTH} characters`);
  if (!/^[A-Za-z0-9_-]{22}$/.test(options.salt)) throw new PolicyCompilerError('salt_invalid', 'the salt must be 22 base64url characters');
  const language = options.language ?? detectLanguage(description) ?? 'en';
  const tagged = tagDescription(description, options.currency);
  const statements = readDescription(tagged, detectLanguage(description) ?? language);
  const assembly = begin(description, language, options.salt, statements);
  settleCurrency(assembly, tagged, statements, options.currency);
  assemblePrices(assembly, statements);
  assembleQuantity(assembly, statements);
  assembleFreeDiscount(assembly, statements);
  assembleTerms(assembly, statements);
  assembleSubjects(assembly, statements);
  noteConflicts(assembly, statements);
  for (const said of saidAbout(statements, 'not_understood')) noteUnread(assembly, said.reason, said.quote);
  return inLanguage(finish(assembly), language);
}

/** The result with its issues worded in the policy's language. */
function inLanguage(result: CompileResult, language: 'en' | 'zh'): CompileResult {
  return language === 'zh' ? { ...result, issues: result.issues.map(issueInChinese) } : result;
}

function begin(description: string, language: 'en' | 'zh', salt: string, statements: readonly Statement[]): Assembly {
  const name = saidAbout(statements, 'name')[0]?.name ?? (language === 'zh' ? '商品' : 'The offer');
  return {
    draft: {
      version: 'svc-policy/1', name: shorten(name, POLICY_LIMITS.labelLength), language, currency: language === 'zh' ? 'CNY' : 'USD', salt,
      engine: POLICY_DEFAULTS.engine, meso: POLICY_DEFAULTS.meso, terms: [],
    },
    description, issues: [], quotes: new Map(), floorAssumed: false,
  };
}

function noteUnread(assembly: Assembly, reason: 'words' | 'not_expressible' | 'quantity', quote: string): void {
  if (reason === 'quantity') note(assembly, 'quantity_unclear', '/quantity', 'How this limits the quantity is not clear.', 'Say how many can be ordered at least and at most, in single units.', quote);
  else if (reason === 'not_expressible') note(assembly, 'not_understood', '/terms', 'A gift for large orders cannot be written as a rule, so it is not part of the policy.', 'Name a lower price for large orders instead, or the discount up to which the gift is given.', quote);
  else note(assembly, 'not_understood', '', 'This was not understood and is not part of the policy.', 'Say it in other words, one thing a sentence; leave it out if it does not matter.', quote);
}

/** The issues that follow from an error already told, and would only repeat it. */
function repeats(assembly: Assembly, found: Issue): boolean {
  const { code, path } = found;
  if (code === 'floor_above_list' || code === 'break_below_min' || code === 'break_above_max' || code === 'breaks_not_increasing') return assembly.issues.some((told) => told.code === code || (told.code === 'contradiction' && told.path.startsWith('/quantity')));
  if (assembly.floorAssumed) return code === 'trade_cannot_pay' || code === 'gift_never_possible';
  if (code === 'term_without_trade') return assembly.issues.some((told) => told.code === 'cost_unknown' && told.path.startsWith(`${path}/`));
  return false;
}

function quoteFor(assembly: Assembly, path: string): string | null {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const quote = assembly.quotes.get(at);
    if (quote !== undefined) return quote;
  }
  return null;
}

function finish(assembly: Assembly): CompileResult {
  const draft = { ...assembly.draft };
  const faults = schemaFaults(POLICY_SCHEMA, draft);
  if (faults.length > 0) {
    const issues = [...assembly.issues, ...faults.map(schemaIssue).filter((found) => !assembly.issues.some((told) => told.code === found.code) && !(found.code === 'floor_missing' && draft.list_price === undefined))];
    return { ok: false, policy: draft, issues, summary: '' };
  }
  const policy = draft as Policy;
  const semantic = semanticIssues(policy).filter((found) => !repeats(assembly, found)).map((found) => ({ ...found, quote: quoteFor(assembly, found.path) }));
  const issues = [...assembly.issues, ...semantic];
  const summary = summarise(policy, policy.language);
  return hasError(issues) ? { ok: false, policy, issues, summary } : { ok: true, policy, issues, summary };
}
