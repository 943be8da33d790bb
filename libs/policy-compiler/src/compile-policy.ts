import { detectLanguage } from '@svc/language';
import type { Reading, SaidFigure } from '@svc/plain-words';
import { partClauses, pricedCounts, readDescription, readSums, saidAbout } from '@svc/plain-words';
import { remarksOf } from './accounting/remarks.js';
import { asWritten, inWritten } from './accounting/as-written.js';
import { accountFor } from './accounting/sources.js';
import { assemble } from './assemble/assemble.js';
import { USUAL_CURRENCY } from './assemble/currency.js';
import type { Assembly, Draft, Setting } from './assemble/draft.js';
import { nameOffer } from './assemble/name-offer.js';
import { checkReadable } from './check-readable.js';
import { conclude } from './conclude.js';
import { PolicyCompilerError } from './error.js';
import type { CompiledPolicy } from './issue.js';
import { LAWS } from './laws/laws.js';
import { tellWhatIsLeft } from './laws/left-is-told.js';
import { tellPieces, toldContext } from './laws/pieces-are-told.js';
import { hardlyRead } from './laws/roles/read-as.js';
import { isIn } from './laws/unread-figures.js';
import type { Answers, Law, LawContext, Settled } from './questions/doubt.js';
import { wordQuestion } from './questions/question.js';
import { refuseUnasked, settling } from './questions/settle-doubts.js';
import { writeMoney } from './summary/money-words.js';

/** What a description is compiled with. */
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

/** What laws see of a description: no figure below which the seller wants to be asked, since it can be nothing else. */
function lawContext(setting: Setting, reading: Reading, currency: string): LawContext {
  const { description } = setting;
  const reserves = saidAbout(reading.statements, 'reserve');
  const figures = reading.figures.filter((figure) => !reserves.some((said) => isIn(figure, said)));
  return {
    setting,
    figures,
    sums: pricedCounts(description, figures),
    roles: readSums([...description], figures),
    currency,
    money: (amount) => writeMoney(amount, currency, setting.language),
  };
}

/** A description compiled, with what it was compiled from. */
export interface Compilation {
  compiled: CompiledPolicy;
  /** Of the description as it was parted into clauses, which may have more characters. */
  assembly: Assembly;
  /** The figures of the description, in its own places, and in those of the parted one. */
  figures: readonly SaidFigure[];
  partedFigures: readonly SaidFigure[];
  /** The parts of the policy that questions are about, answered or not. */
  asked: readonly string[];
}

/**
 * Compiles a description and keeps what a model's proposal for it is judged by.
 * @throws PolicyCompilerError as `compilePolicy`
 */
export function compileReading(written: string, options: CompileOptions, laws: readonly Law[] = LAWS): Compilation {
  checkReadable(written);
  const description = partClauses(written);
  if (!/^[A-Za-z0-9_-]{22}$/.test(options.salt))
    throw new PolicyCompilerError('salt_invalid', 'the salt must be 22 base64url characters');
  const { salt, currency, answers = {} } = options;
  const language = options.language ?? detectLanguage(description) ?? 'en';
  const reading = readDescription(description, { language, ...(currency === undefined ? {} : { currency }) });
  const setting: Setting = { description, language, salt, money: reading.money, currency };
  const offered = reading.money.currency ?? currency ?? USUAL_CURRENCY[language];
  const context = lawContext(setting, reading, offered);
  const named = nameOffer(reading, description);
  const told = toldContext(named, context);
  const parted = tellPieces(named, told);
  const said = tellWhatIsLeft(parted, told, context.roles);
  const settle = settling(said, laws, context);
  const settled = settle(answers);
  refuseUnasked(answers, settled, settle);

  const assembleSettled = ({ statements }: Settled): Assembly => assemble(setting, statements);
  const draftWith = (id: string, choice: string): Draft => assembleSettled(settle({ ...answers, [id]: choice })).draft;
  const assembly = assembleSettled(settled);
  const asked = settled.open.slice(0, QUESTIONS_AT_ONCE);
  const questions = asked.map((open) => wordQuestion(open, assembly.draft, draftWith));
  const { sources, unused } = accountFor(assembly.draft, assembly.places, reading.figures);
  const remarks = remarksOf(assembly, {
    reading,
    settled,
    doubted: hardlyRead(settled.statements, reading.figures, context.roles),
    asked,
    unused,
    assumed: currency === undefined,
  });
  const remarked = { ...assembly, issues: [...assembly.issues, ...remarks] };
  const compiled = conclude(remarked, sources, questions);
  return {
    compiled: asWritten(compiled, description, written),
    assembly,
    figures: inWritten(reading.figures, description, written),
    partedFigures: reading.figures,
    asked: settled.asked,
  };
}
