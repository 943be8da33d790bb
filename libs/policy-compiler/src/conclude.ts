import type { Policy, SchemaFault } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import type { Source } from './accounting/sources.js';
import type { Assembly } from './assemble/draft.js';
import { semanticIssues } from './check-policy.js';
import { schemaIssue } from './check/schema-issue.js';
import type { CompiledPolicy, Issue } from './issue.js';
import type { Finding } from './issues/word-issue.js';
import { hasErrorFinding, wordIssue } from './issues/word-issue.js';
import type { Question } from './questions/question.js';
import { summarise } from './summarise.js';

/** The issues that follow from an error already told, and would only repeat it. */
function repeats(assembly: Assembly, found: Finding): boolean {
  const { code, path } = found;
  if (
    code === 'floor_above_list' ||
    code === 'break_below_min' ||
    code === 'break_above_max' ||
    code === 'breaks_not_increasing'
  )
    return assembly.issues.some(
      (told) => told.code === code || (told.code === 'contradiction' && told.path.split('/')[1] === path.split('/')[1]),
    );
  if (assembly.floorAssumed)
    return code === 'trade_cannot_pay' || code === 'gift_never_possible' || code === 'reserve_outside';
  if (code === 'term_without_trade')
    return assembly.issues.some((told) => told.code === 'cost_unknown' && told.path.startsWith(`${path}/`));
  return false;
}

/** "Gains the buyer nothing" is what the question about haggling is about. */
function isAsked(questions: readonly Question[], { text }: Finding): boolean {
  return text === 'tradeGainsNothing' && questions.some(({ path }) => path === '/free_discount');
}

/** The words that a part of the policy comes from, or the part that it stands in. */
function quoteFor({ places }: Assembly, path: string): string | null {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const [place] = places.get(at) ?? [];
    if (place) return place.quote;
  }
  return null;
}

/** The policy of an assembly with all that is wrong with it in words; what is told of the whole is told once. */
export function conclude(assembly: Assembly, sources: Source[], questions: Question[]): CompiledPolicy {
  const draft = { ...assembly.draft };
  const worded = (findings: readonly Finding[]): Issue[] => findings.map((found) => wordIssue(found, draft.language));
  const faults = schemaFaults(POLICY_SCHEMA, draft);
  if (faults.length > 0) {
    const issues = worded([...assembly.issues, ...newFaults(assembly, faults)]);
    return { ok: false, policy: draft, issues, summary: '', sources, questions };
  }
  const policy = draft as Policy;
  const semantic = semanticIssues(policy)
    .filter((found) => !repeats(assembly, found) && !isAsked(questions, found))
    .map((found) => ({ ...found, quote: quoteFor(assembly, found.path) }));
  const findings = [...assembly.issues, ...semantic];
  const rest = { issues: worded(findings), summary: summarise(policy, policy.language), sources, questions };
  const open = questions.some(({ severity }) => severity === 'error');
  return hasErrorFinding(findings) || open ? { ok: false, policy, ...rest } : { ok: true, policy, ...rest };
}

/** Faults of the shape that are not told already. */
function newFaults({ issues }: Assembly, faults: readonly SchemaFault[]): Finding[] {
  return faults.map(schemaIssue).filter((found) => !issues.some((told) => told.code === found.code));
}
