import { detectLanguage } from '@svc/language';
import type { PlacedStatement, PriceFigure, Reading, SaidFigure } from '@svc/plain-words';
import {
  DESCRIPTION_MARKS,
  openingName,
  pricedCounts,
  readDescription,
  readingWork,
  saidAbout,
} from '@svc/plain-words';
import type { Policy, SchemaFault } from '@svc/policy-rules';
import { POLICY_SCHEMA, schemaFaults } from '@svc/policy-rules';
import { noteRemarks } from './accounting/remarks.js';
import type { Source } from './accounting/sources.js';
import { accountFor } from './accounting/sources.js';
import type { Setting } from './assemble/assemble.js';
import { assemble } from './assemble/assemble.js';
import type { Assembly } from './assemble/draft.js';
import { quoteOf } from './assemble/draft.js';
import { semanticIssues } from './check-policy.js';
import { schemaIssue } from './check/schema-issue.js';
import { PolicyCompilerError } from './error.js';
import type { CompiledPolicy, Issue } from './issue.js';
import type { Finding } from './issues/word-issue.js';
import { hasErrorFinding, wordIssue } from './issues/word-issue.js';
import { LAWS } from './laws/laws.js';
import { tellWhatIsLeft } from './laws/left-is-told.js';
import type { Law, LawContext } from './questions/doubt.js';
import { patchBetween } from './questions/json-patch.js';
import type { Question } from './questions/question.js';
import { wordQuestion } from './questions/question.js';
import type { Answers } from './questions/settle-doubts.js';
import { refuseUnasked, settleDoubts } from './questions/settle-doubts.js';
import { settlingTogether } from './questions/settle-together.js';
import { summarise } from './summarise.js';
import { writeMoney } from './summary/money-words.js';
import { DESCRIPTION_LENGTH } from './limits.js';

export interface CompileOptions {
  /** 128 random bits as 22 base64url characters. */
  salt: string;
  /** The policy's language; absent: the description's. */
  language?: 'en' | 'zh';
  /** ISO 4217: settles `$` and `¥`, and is taken where the description names no currency. */
  currency?: string;
  /** Answers to questions that an earlier call asked of the same description: question id → choice id. */
  answers?: Answers;
}

/** At most so many questions are asked at once. */
const QUESTIONS_AT_ONCE = 3;

/**
 * Compiles an offer in plain words into a policy, without a model. English and Chinese.
 *
 * Every number of the policy is found in the description or computed from those that are, and every number of the
 * description is in `sources`, in a question, or in the one issue `not_used`. Words that can be read in more than one
 * way are asked about; until answered the first choice is taken. Equal arguments give equal results.
 * @throws PolicyCompilerError `description_too_long`, `description_too_dense`, `salt_invalid`; `question_unknown` and
 * `choice_unknown` for an answer to what is not asked
 * @example compilePolicy('Asking $11,900, I would not go below 10,800.', { salt }).policy // list 11900, floor 10800
 */
export function compilePolicy(description: string, options: CompileOptions): CompiledPolicy {
  return compileReading(description, options).compiled;
}

/** A description compiled, with what it was compiled from. */
export interface Compilation {
  compiled: CompiledPolicy;
  assembly: Assembly;
  figures: readonly SaidFigure[];
  /** The parts of the policy that questions are about, answered or not. */
  asked: readonly string[];
}

/**
 * Compiles a description and keeps what a model's proposal for it is judged by.
 * @throws PolicyCompilerError as `compilePolicy`
 */
export function compileReading(description: string, options: CompileOptions, laws: readonly Law[] = LAWS): Compilation {
  checkReadable(description);
  if (!/^[A-Za-z0-9_-]{22}$/.test(options.salt))
    throw new PolicyCompilerError('salt_invalid', 'the salt must be 22 base64url characters');
  const { salt, currency, answers = {} } = options;
  const language = options.language ?? detectLanguage(description) ?? 'en';
  const reading = readDescription(description, { language, ...(currency === undefined ? {} : { currency }) });
  const setting: Setting = { description, language, salt, money: reading.money, currency };
  const context = lawContext(setting, reading);
  const said = tellWhatIsLeft(withName(reading, description), context);
  const settle = settlingTogether((given) => settleDoubts(said, laws, context, given));

  const settled = settle(answers);
  refuseUnasked(answers, settled, settle);
  const assembly = assemble(setting, settled.statements);
  const asked = settled.open.slice(0, QUESTIONS_AT_ONCE);
  const questions = asked.map(({ id, doubt }) =>
    wordQuestion(id, doubt, language, (choice) =>
      choice === doubt.choices[0] && doubt.unanswered === undefined
        ? []
        : patchBetween(assembly.draft, assemble(setting, settle({ ...answers, [id]: choice.id }).statements).draft),
    ),
  );
  const { sources, unused } = accountFor(assembly.draft, assembly.places, reading.figures);
  noteRemarks(assembly, { reading, settled, asked, unused, assumed: currency === undefined });
  const compiled = finish(assembly, language, sources, questions);
  return { compiled, assembly, figures: reading.figures, asked: settled.asked };
}

const isPlaced = ({ statements }: Pick<Reading, 'statements'>): boolean =>
  !statements.some(({ kind }) => kind === 'name');

/** What nobody named is called by what the description opens with. */
function withName({ statements, figures }: Reading, description: string): PlacedStatement[] {
  const refused = saidAbout(statements, 'never');
  const name = isPlaced({ statements })
    ? (openingName(description, figures, refused) ?? openingName(description, figures))
    : null;
  if (name === null) return statements;
  const rest = statements.filter(({ kind, quote }) => !(kind === 'not_understood' && quote === name.quote));
  return [{ kind: 'name', name: name.quote, ...name }, ...rest];
}

function lawContext(setting: Setting, { figures, money }: Reading): LawContext {
  const currency = money.currency ?? setting.currency ?? (setting.language === 'zh' ? 'CNY' : 'USD');
  let sums: readonly PriceFigure[] | undefined;
  return {
    setting,
    figures,
    currency,
    sums: () => (sums ??= pricedCounts(setting.description, figures)),
    money: (amount) => writeMoney(amount, currency),
  };
}

/**
 * Refuses what would take too long to read, before anything is read. The work is counted, so the same text is refused
 * everywhere.
 * @throws PolicyCompilerError `description_too_long`, `description_too_dense`
 * @example checkReadable('1,'.repeat(4000)); // throws: 8,000 figures and commas
 */
export function checkReadable(description: string): void {
  if ([...description].length > DESCRIPTION_LENGTH)
    throw new PolicyCompilerError('description_too_long', `a description has at most ${DESCRIPTION_LENGTH} characters`);
  if (readingWork(description) > DESCRIPTION_MARKS)
    throw new PolicyCompilerError(
      'description_too_dense',
      `a description has at most ${DESCRIPTION_MARKS} clauses and figures together; leave out what repeats`,
    );
}

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
      (told) => told.code === code || (told.code === 'contradiction' && told.path.startsWith('/quantity')),
    );
  if (assembly.floorAssumed) return code === 'trade_cannot_pay' || code === 'gift_never_possible';
  if (code === 'term_without_trade')
    return assembly.issues.some((told) => told.code === 'cost_unknown' && told.path.startsWith(`${path}/`));
  return false;
}

/** "Gains the buyer nothing" is what the question about haggling is about. */
function isAsked(questions: readonly Question[], { text }: Finding): boolean {
  return text === 'tradeGainsNothing' && questions.some(({ path }) => path === '/free_discount');
}

function quoteFor(assembly: Assembly, path: string): string | null {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const quote = quoteOf(assembly, at);
    if (quote !== null) return quote;
  }
  return null;
}

function finish(assembly: Assembly, language: 'en' | 'zh', sources: Source[], questions: Question[]): CompiledPolicy {
  const worded = (findings: readonly Finding[]): Issue[] => findings.map((found) => wordIssue(found, language));
  const draft = { ...assembly.draft };
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
