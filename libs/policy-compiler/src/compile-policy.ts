import { detectLanguage } from '@svc/language';
import type { Place, PlacedStatement, Reading, SaidFigure } from '@svc/plain-words';
import { commasForBlanks, pricedCounts, pricesByTime, readDescription, readSums, saidAbout } from '@svc/plain-words';
import { remarksOf } from './accounting/remarks.js';
import { accountFor } from './accounting/sources.js';
import { USUAL_CURRENCY } from './assemble/currency.js';
import { assembleSaid } from './assemble/assemble-said.js';
import type { Assembly, Setting } from './assemble/draft.js';
import { nameOffer } from './assemble/name-offer.js';
import { timedBy } from './assemble/period.js';
import { checkReadable } from './check-readable.js';
import { conclude } from './conclude.js';
import { PolicyCompilerError } from './error.js';
import type { CompiledPolicy } from './issue.js';
import { LAWS } from './laws/laws.js';
import { tellWhatIsLeft } from './laws/left-is-told.js';
import { tellPieces, toldContext } from './laws/pieces-are-told.js';
import { hardlyRead } from './laws/roles/read-as.js';
import { askAboutOtherTimes } from './laws/prices-of-other-times.js';
import { isIn } from './laws/unread-figures.js';
import type { Answers, Law, LawContext, Settled } from './questions/doubt.js';
import { placesOf } from './questions/doubt.js';
import type { ReadBackPolicy } from './read-back/line.js';
import type { SellerMark } from './read-back/answer-lines.js';
import { linesOfReading } from './read-back/lines-of-reading.js';
import { writingOf } from './read-back/says.js';
import { sellerSaid } from './read-back/seller-said.js';
import { ofTime, writeMoney } from './summary/money-words.js';

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
  /** Words that the seller marked and said what they are: they count in place of what was read there. */
  marks?: readonly SellerMark[];
  /** Statements that the seller has put right: they count in place of what was read there. */
  mended?: readonly PlacedStatement[];
}

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
export function compilePolicy(description: string, options: CompileOptions): ReadBackPolicy {
  return withReadBack(compileReading(description, options));
}

/** A compilation with what was understood. */
export function withReadBack({ compiled, assembly, settled, doubted }: Compilation): ReadBackPolicy {
  const lines = linesOfReading(settled.statements, assembly.places, doubted, writingOf(assembly.draft));
  return { ...compiled, readback: lines, statements: [] };
}

/** What laws see of a description: no figure below which the seller wants to be asked, since it can be nothing else. */
export function lawContext(setting: Setting, reading: Reading, currency: string): LawContext {
  const { description } = setting;
  const period = timedBy(reading.statements, description).unit;
  const reserves = saidAbout(reading.statements, 'reserve');
  const figures = reading.figures.filter((figure) => !reserves.some((said) => isIn(figure, said)));
  return {
    setting,
    figures,
    sums: pricedCounts(description, figures),
    roles: readSums([...description], figures),
    currency,
    period,
    money: (amount) => ofTime(writeMoney(amount, currency, setting.language), period, setting.language),
  };
}

/** A description compiled, with what it was compiled from. */
export interface Compilation {
  compiled: CompiledPolicy;
  assembly: Assembly;
  /** The figures of the description, in its own places. */
  figures: readonly SaidFigure[];
  settled: Settled;
  /** What its words hardly bear out, or what is asked about. */
  doubted: readonly Place[];
}

/** @throws PolicyCompilerError `salt_invalid` */
export function checkSalt(salt: string): void {
  if (!/^[A-Za-z0-9_-]{22}$/.test(salt))
    throw new PolicyCompilerError('salt_invalid', 'the salt must be 22 base64url characters');
}

/**
 * Compiles a description and keeps what the tests of its laws look at.
 * @throws PolicyCompilerError as `compilePolicy`
 */
export function compileReading(written: string, options: CompileOptions, laws: readonly Law[] = LAWS): Compilation {
  checkReadable(written);
  const byTime = pricesByTime(written);
  const description = commasForBlanks(byTime.rest);
  checkSalt(options.salt);
  const { salt, currency, answers = {}, mended = [] } = options;
  const language = options.language ?? detectLanguage(description) ?? 'en';
  const reading = readDescription(description, { language, ...(currency === undefined ? {} : { currency }) });
  const setting: Setting = { description, language, salt, money: reading.money, currency };
  const offered = reading.money.currency ?? currency ?? USUAL_CURRENCY[language];
  const context = lawContext(setting, reading, offered);
  const named = nameOffer(reading, description);
  const told = toldContext(named, context);
  const said = [...tellWhatIsLeft(tellPieces(named, told), told, context.roles), ...byTime.said];
  const seller = [...sellerSaid(written, options.marks ?? [], offered), ...mended];
  const { settled, assembly, asked, questions } = assembleSaid({
    setting,
    context,
    said,
    laws: [askAboutOtherTimes(byTime), ...laws],
    answers,
    seller,
  });
  const figures = description === written ? reading.figures : readDescription(written, { language }).figures;
  const { sources, unused } = accountFor(assembly.draft, assembly.places, figures);
  const doubted = hardlyRead(settled.statements, reading.figures, context.roles);
  const remarks = remarksOf(assembly, {
    reading,
    settled,
    doubted,
    asked,
    unused,
    mended,
    assumed: currency === undefined,
  });
  const remarked = { ...assembly, description: written, issues: [...assembly.issues, ...remarks] };
  const compiled = conclude(remarked, sources, questions);
  return {
    compiled,
    assembly: remarked,
    figures: reading.figures,
    settled,
    doubted: [...doubted, ...asked.flatMap(({ doubt }) => placesOf(doubt))],
  };
}
