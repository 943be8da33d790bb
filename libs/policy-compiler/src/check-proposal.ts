import { readNumbers } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults, toMicros } from '@svc/policy-rules';
import { notUsed } from './accounting/not-used.js';
import type { Source } from './accounting/sources.js';
import { accountFor } from './accounting/sources.js';
import type { Draft } from './assemble/draft.js';
import type { Question } from './questions/question.js';
import type { CheckOptions } from './check-policy.js';
import { checkPolicy } from './check-policy.js';
import type { Compilation, CompileOptions } from './compile-policy.js';
import { asWritten } from './accounting/as-written.js';
import { compileReading } from './compile-policy.js';
import type { CompiledPolicy, Issue, PolicyDraft } from './issue.js';
import { hasError } from './issue.js';
import { finding, wordIssue } from './issues/word-issue.js';
import { figuresOf } from './proposal/figures.js';
import { groundedAmounts } from './proposal/grounded.js';
import { keepGrounded } from './proposal/keep-grounded.js';
import { askAboutReserve } from './reserve/ask-about-reserve.js';

/** Faults of the description itself: no proposal can settle them. */
const OF_THE_DESCRIPTION: ReadonlySet<string> = new Set(['contradiction', 'currencies_mixed']);

/**
 * Checks a policy that a model proposed for a description, with the same code as any other policy, and holds every
 * number of it against the description.
 *
 * A section with a number that is neither in the description nor follows from it is replaced by what the compiler reads
 * itself (`not_in_description`); a proposal that does not keep the schema is set aside whole (`proposal_unusable`).
 * Contradictions in the description stay errors, whatever the proposal says.
 * @throws PolicyCompilerError as `compilePolicy`
 */
export function checkProposal(
  description: string,
  proposal: unknown,
  options: CompileOptions & CheckOptions,
): CompiledPolicy {
  const own = compileReading(description, options);
  if (proposal === null || typeof proposal !== 'object' || Array.isArray(proposal))
    return setAside(own.compiled, null, 'is not an object');
  const draft = { ...proposal, salt: options.salt };
  const [fault] = schemaFaults(POLICY_SCHEMA, draft);
  if (fault) return setAside(own.compiled, fault.path || 'at its root', fault.message);
  const policy = draft as unknown as Policy;
  const told = ungrounded(policy, own);
  const owned = [...told.map(({ path }) => path), ...own.asked];
  const kept = owned.length === 0 ? policy : keepGrounded(policy, saidOnly(own.compiled), owned);
  const reserved = askAboutReserve<Policy | PolicyDraft>(kept, floorQuote(own));
  const checked = checkPolicy(reserved.policy, options);
  const { sources, issues: left } = proposalAccounts(own, kept, owned);
  const { description: parted } = own.assembly;
  const questions = own.compiled.questions.filter((question) =>
    stillFits(question, reserved.policy, own.compiled.policy),
  );
  const ofDescription = own.compiled.issues.filter((found) => OF_THE_DESCRIPTION.has(found.code));
  const asked = reserved.findings.map((found) => wordIssue(found, own.assembly.draft.language));
  const issues = [...told, ...checked.issues, ...asked, ...ofDescription, ...left];
  const ok = checked.ok && !hasError(issues) && !questions.some(({ severity }) => severity === 'error');
  const judged: CompiledPolicy =
    ok && checked.ok
      ? { ...checked, issues, sources, questions }
      : { ...checked, ok: false, issues, sources, questions };
  return asWritten(judged, parted, description);
}

/** The compiler's own policy without the reserve that it only proposes. */
function saidOnly({ policy, issues }: CompiledPolicy): Policy | PolicyDraft {
  if (!issues.some(({ code }) => code === 'reserve_proposed')) return policy;
  const { reserve_price: _, ...said } = policy as PolicyDraft;
  return said;
}

const floorQuote = ({ assembly: { places } }: Compilation): string | null =>
  places.get('/floor_price')?.[0]?.quote ?? null;

/** What of a proposal is not in the description and does not follow from it. */
function ungrounded(policy: Policy, { compiled, assembly: { description } }: Compilation): Issue[] {
  const grounded = groundedAmounts(
    readNumbers(description, { currency: policy.currency }),
    policy,
    figuresOf(saidOnly(compiled) as Policy),
  );
  const invented = figuresOf(policy).filter((figure) => !grounded.has(toMicros(Math.abs(figure.value))));
  return [
    ...invented.map((figure) => notInDescription(figure.path, String(figure.value))),
    ...unboundRecords(policy, description).map(({ path, value }) => notInDescription(path, value)),
  ];
}

/**
 * Whether the patches of a question fit what was kept: each part that they change is the compiler's own, or equal to
 * it.
 */
function stillFits({ path, choices }: Question, kept: Policy | PolicyDraft, own: Policy | PolicyDraft): boolean {
  const sections = [path, ...choices.flatMap(({ patch }) => patch.map((step) => step.path))].map(sectionOf);
  const member = (policy: Policy | PolicyDraft, section: string): string | undefined =>
    JSON.stringify((policy as Readonly<Record<string, unknown>>)[section]);
  return sections.every((section) => member(kept, section) === member(own, section));
}

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * The accounts of a proposal: its own parts may come from anywhere in the description, the compiler's from their words.
 */
function proposalAccounts(
  { assembly, partedFigures, compiled }: Compilation,
  kept: Policy | PolicyDraft,
  owned: readonly string[],
): { sources: Source[]; issues: Issue[] } {
  const { description } = assembly;
  const sections = new Set(owned.map(sectionOf));
  const places = new Map([...assembly.places].filter(([path]) => sections.has(sectionOf(path))));
  const whole = { quote: description, start: 0, end: [...description].length };
  const { sources, unused } = accountFor(kept as unknown as Draft, places, partedFigures, [whole]);
  const open = compiled.questions.map(({ quote }) => quote);
  const left = notUsed(description, [], unused)
    .map(({ quote }) => quote)
    .filter((quote) => !open.some((asked) => asked.includes(quote)));
  const issues = left.length === 0 ? [] : [wordIssue(finding('notUsed', '', [left, []]), assembly.draft.language)];
  return { sources, issues };
}

function setAside(own: CompiledPolicy, place: string | null, fault: string): CompiledPolicy {
  return { ...own, issues: [wordIssue(finding('proposalUnusable', '', [place, fault]), 'en'), ...own.issues] };
}

function notInDescription(path: string, value: string): Issue {
  return wordIssue(finding('notInDescription', path, [value]), 'en');
}

/** Stock records whose value the description does not name. */
function unboundRecords(policy: Policy, description: string): { path: string; value: string }[] {
  return (policy.inventory?.bind ?? []).flatMap((bind, index) =>
    Object.entries(bind.match)
      .filter(([, value]) => !description.toLowerCase().includes(value.toLowerCase()))
      .map(([key, value]) => ({ path: `/inventory/bind/${index}/match/${key}`, value })),
  );
}
