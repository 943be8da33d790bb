import { detectLanguage, readNumbers } from '@svc/language';
import type { MoneySaid, PlacedStatement, PointedStatement, Reading, Understood } from '@svc/plain-words';
import { openPieces, pricesByTime, readDescription, readReport, understand } from '@svc/plain-words';
import { accountFor } from '../accounting/sources.js';
import { assembleSaid } from '../assemble/assemble-said.js';
import { USUAL_CURRENCY } from '../assemble/currency.js';
import type { Assembly, Setting } from '../assemble/draft.js';
import { checkReadable } from '../check-readable.js';
import type { CompileOptions } from '../compile-policy.js';
import { checkSalt, lawContext } from '../compile-policy.js';
import { conclude } from '../conclude.js';
import { PolicyCompilerError } from '../error.js';
import { finding } from '../issues/word-issue.js';
import { askAboutHaggling } from '../laws/lowest-price-for-nothing.js';
import { askLowestPrice } from '../laws/lowest-price-missing.js';
import type { Answers } from '../questions/doubt.js';
import type { Line, SellerMark } from './answer-lines.js';
import { answerLine, answerOpen, linesOf, withMarks } from './answer-lines.js';
import { choicesOf } from './choices.js';
import type { LineAnswer, ReadBackLine, ReadBackPolicy } from './line.js';
import { reportOf } from './report-of.js';
import { openChoices } from './lines-of-reading.js';
import type { Writing } from './says.js';
import { sayStatement, textsOf, writingOf } from './says.js';
import { agrees, movesMoney } from './second-opinion.js';

/** What statements about a description are compiled with. */
export interface ReportOptions extends Omit<CompileOptions, 'answers'> {
  /** By the id of a line or of a question. */
  answers?: Readonly<Record<string, LineAnswer>>;
  /** `right`: every line as it stands. */
  readBack?: 'right';
  /** Words that the seller has marked and said what they are. */
  marks?: readonly SellerMark[];
}

/** What no clause says is asked once, plainly. */
const PLAIN_LAWS = [askAboutHaggling, askLowestPrice];

/** The currencies of a description, from its figures alone; `wanted` settles a mark that several have. */
function moneyOf(description: string, wanted: string | undefined): MoneySaid {
  const numbers = readNumbers(description, wanted === undefined ? {} : { currency: wanted });
  const named = numbers.filter(({ kind, currency }) => kind === 'money' && currency !== null);
  const [first] = named;
  const other = named.find(({ currency }) => currency !== first?.currency);
  return {
    currency: first?.currency ?? null,
    beside: first !== undefined,
    numbers: numbers.length > 0,
    other: other?.currency ? { currency: other.currency, quote: other.text } : null,
  };
}

/** The lines with the answers that are for them, and the answers that are left for questions. */
interface Answered {
  lines: Line[];
  open: ReturnType<typeof openPieces>;
  rest: Answers;
}

const openId = (start: number): string => `open_${start}`;

function answerAll(description: string, statements: readonly PointedStatement[], options: ReportOptions): Answered {
  const { answers = {}, readBack } = options;
  const left = new Map(Object.entries(answers));
  const take = (id: string): LineAnswer | undefined => {
    const answer = left.get(id);
    left.delete(id);
    return answer;
  };
  const lines = linesOf(statements).map((line) => {
    const answer = take(line.id);
    if (answer !== undefined) return answerLine(description, line, answer);
    return readBack === 'right' ? { ...line, confirmed: true } : line;
  });
  const pieces = openPieces(
    description,
    lines.map(({ pointed }) => pointed.quote),
  );
  const open = pieces.filter((piece) => {
    const answer = take(openId(piece.start));
    if (answer === undefined) return true;
    const pointed = answerOpen(openId(piece.start), piece, answer);
    if (pointed !== null) lines.push({ id: openId(piece.start), pointed, confirmed: true });
    return false;
  });
  const rest = [...left].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const unasked = [...left.keys()].find((id) => typeof left.get(id) !== 'string');
  if (unasked !== undefined)
    throw new PolicyCompilerError('question_unknown', `"${unasked}" is not a line of the read-back`, [
      'answers',
      unasked,
    ]);
  return {
    lines,
    open: readBack === 'right' ? open.map((piece) => ({ ...piece, matters: false })) : open,
    rest: Object.fromEntries(rest),
  };
}

/** What the built-in reader makes of a description. */
export function ownReading(description: string, language: 'en' | 'zh', currency: string | undefined): Reading {
  const { rest, said } = pricesByTime(description);
  const read = (text: string): Reading =>
    readDescription(text, { language, ...(currency === undefined ? {} : { currency }) });
  const reading = read(rest);
  const { figures } = rest === description ? reading : read(description);
  return { ...reading, statements: [...reading.statements, ...said], figures };
}

/**
 * Compiles a description from statements that point at its words. Code reads every figure out of the words, puts the
 * policy together and says back what was understood; `ok` waits for the seller's word on every line that is only likely
 * and moves money.
 * @param report `{statements: […]}` as the tool `report_statements` takes it; what does not point at words of the
 *   description is set aside
 * @throws PolicyCompilerError as `compilePolicy`; `kind_unknown`, `quote_unknown`, `mark_outside`, `value_invalid`
 * @example compileReport('Bike, $500', { statements: [{ kind: 'price', quote: '$500', figure: '$500' }] }, { salt })
 */
export function compileReport(description: string, report: unknown, options: ReportOptions): ReadBackPolicy {
  checkReadable(description);
  checkSalt(options.salt);
  const language = options.language ?? detectLanguage(description) ?? 'en';
  return compileBeside(ownReading(description, language, options.currency), description, report, options);
}

/** As `compileReport`, beside a second opinion that is at hand. */
export function compileBeside(
  own: Reading,
  description: string,
  report: unknown,
  options: ReportOptions,
): ReadBackPolicy {
  const { salt, currency: wanted, marks = [] } = options;
  const language = options.language ?? detectLanguage(description) ?? 'en';
  const money = moneyOf(description, wanted);
  const currency = money.currency ?? wanted ?? USUAL_CURRENCY[language];
  const statements = withMarks(description, readReport(description, report).statements, marks);
  const { lines, open, rest } = answerAll(description, statements, options);
  const understood = understand(
    lines.map(({ pointed }) => pointed),
    currency,
  );
  const setting: Setting = { description, language, salt, money, currency: wanted };
  const context = lawContext(setting, own, currency);
  const said = understood.flatMap((one) => one.said);
  const { assembly, questions } = assembleSaid({ setting, context, said, laws: PLAIN_LAWS, answers: rest });
  const { sources } = accountFor(assembly.draft, assembly.places, own.figures);
  const writing = writingOf(assembly.draft);
  const readback = [
    ...lines.map((line, at) => lineOf(line, understood[at] as Understood, own.statements, assembly, writing)),
    ...open.map((piece) => openLine(piece, writing)),
  ].sort((left, right) => left.start - right.start);
  const waiting = readback.filter(({ waits }) => waits).length;
  const issues = waiting === 0 ? assembly.issues : [...assembly.issues, finding('readBackWaits', '', [waiting])];
  return { ...conclude({ ...assembly, issues }, sources, questions), readback, statements: reportOf(statements) };
}

function lineOf(
  { id, pointed, confirmed }: Line,
  { said, doubts }: Understood,
  opinion: readonly PlacedStatement[],
  { places }: Assembly,
  writing: Writing,
): ReadBackLine {
  const { kind, quote: place, by } = pointed;
  const texts = textsOf(writing.language);
  const [first] = said;
  const silent = kind === 'private' ? texts.private : kind === 'nothing' ? texts.nothing : texts.unread;
  const says = first === undefined ? silent(place.quote) : sayStatement(first, writing);
  const paths = [...places].filter(([, all]) =>
    all.some(({ start, end }) => start === place.start && end === place.end),
  );
  const sure = confirmed || (doubts.length === 0 && said.every((one) => agrees(one, opinion)));
  return {
    id,
    kind,
    ...place,
    says,
    paths: paths.map(([path]) => path),
    certainty: sure ? 'sure' : 'likely',
    by,
    waits: !sure && (movesMoney(pointed) || doubts.length > 0),
    choices: choicesOf(pointed, says, writing),
  };
}

function openLine({ matters, ...place }: ReturnType<typeof openPieces>[number], { language }: Writing): ReadBackLine {
  const texts = textsOf(language);
  return {
    id: openId(place.start),
    kind: 'open',
    ...place,
    says: texts.open(place.quote),
    paths: [],
    certainty: 'open',
    by: 'model',
    waits: matters,
    choices: openChoices(place.quote, language),
  };
}
