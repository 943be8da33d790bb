import type { SaidFigure } from '@svc/plain-words';
import { isCourtesy, readDescription, readSums, saidAbout } from '@svc/plain-words';
import { tellsPrice } from '@svc/policy-compiler';
import type { Policy, PolicyOption } from '@svc/policy-rules';
import type { Compilation } from '../../libs/policy-compiler/src/compile-policy.js';
import { compileReading } from '../../libs/policy-compiler/src/compile-policy.js';
import { tellWhatIsLeft } from '../../libs/policy-compiler/src/laws/left-is-told.js';
import { tellPieces, toldContext } from '../../libs/policy-compiler/src/laws/pieces-are-told.js';
import type { LawContext } from '../../libs/policy-compiler/src/questions/doubt.js';
import type { Row } from '../descriptions/truth.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A description as it is compiled, unanswered. */
export interface CompiledRow extends Pick<Compilation, 'compiled' | 'figures'>, Pick<Row, 'language' | 'description'> {
  policy: Policy;
  /** What buyers may be told. */
  answers: string[];
  /** What is told only because no statement holds it. */
  left: string[];
}

/** What is told only because it was left over. */
function toldByTheLaw(description: string): string[] {
  const reading = readDescription(description);
  const roles = readSums([...description], reading.figures);
  const setting = { description } as LawContext['setting'];
  const context = toldContext(reading.statements, { ...reading, roles, setting });
  const before = new Set(saidAbout(reading.statements, 'fact').map(({ quote }) => quote));
  return saidAbout(tellWhatIsLeft(tellPieces(reading.statements, context), context, roles), 'fact')
    .map(({ quote }) => quote)
    .filter((quote) => !before.has(quote));
}

export function compileRow({ language, description }: Pick<Row, 'language' | 'description'>): CompiledRow {
  const { compiled, figures } = compileReading(description, { salt: SALT });
  const policy = compiled.policy as Policy;
  const answers = (policy.facts ?? []).map(({ answer }) => answer);
  return { language, description, compiled, figures, policy, answers, left: toldByTheLaw(description) };
}

const MARKS = /(?<!\d)[.,]|[.,](?!\d)|[;:!?\n|·•，。；：！？、()（）【】]/u;

/** The clauses of a description, from mark to mark, that say something; positions in code points. */
function clausesOf(description: string): { clause: string; start: number; end: number }[] {
  let start = 0;
  return description.split(MARKS).flatMap((clause) => {
    const end = start + [...clause].length;
    const place = { clause: clause.replace(/^[-*>#\s]+/, '').trim(), start, end };
    start = end + 1;
    return /\p{Script=Han}{2}|\p{L}{3}.*\p{L}{3}/u.test(clause) ? [place] : [];
  });
}

/** Clauses that no source, no question and no notice holds anything of. */
function openClauses({ description, compiled }: CompiledRow): string[] {
  const { sources, questions, issues } = compiled;
  const told = issues.map(({ message }) => message).join('\n');
  const asked = [...questions, ...issues].flatMap(({ quote }) => (quote === null ? [] : [quote]));
  const inMessages = [...told.matchAll(/"([^"]+)"|“([^”]+)”/g)].map((match) => match[1] ?? match[2] ?? '');
  const quoted = [...inMessages, ...asked].flatMap((quote) => [
    quote,
    ...quote.split(MARKS).map((part) => part.trim()),
  ]);
  return clausesOf(description)
    .filter(({ start, end }) => !sources.some((source) => source.start < end && source.end > start))
    .map(({ clause }) => clause)
    .filter((clause) => !told.includes(clause))
    .filter((clause) => !quoted.some((quote) => quote !== '' && (clause.includes(quote) || quote.includes(clause))));
}

/** Figures that no source, no question and no notice holds. */
function openFigures({ compiled, figures }: CompiledRow): SaidFigure[] {
  const { sources, questions, issues } = compiled;
  // Behind these words the notice lists what was read, not what was left aside.
  const told = issues
    .filter(({ code }) => code === 'not_used')
    .map(({ message }) => message.split(/Please check how|请核对/)[0] ?? '');
  return figures.filter(
    ({ start, end, quote }) =>
      !sources.some((source) => start >= source.start && end <= source.end && source.quote === quote) &&
      !questions.some((question) => question.quote.includes(quote)) &&
      !told.some((message) => message.includes(quote)),
  );
}

/** Sums of money that are told, and from which no statement was read. */
const toldSums = ({ figures, answers }: CompiledRow): string[] =>
  figures
    .filter(({ kind, currency }) => kind === 'money' && currency !== null)
    .map(({ quote }) => quote)
    .filter((quote) => answers.includes(`${quote}.`) || answers.includes(`${quote}。`));

const MONEY = /[$€£¥₹]\s?\d|\d\s?(?:元|块|dollars|euros?|pounds|usd|eur|gbp)\b/iu;
const DEPOSIT = /deposit|押|定金|订金|保证金/iu;
/** "Was €1,999 new": what it cost once is no price of the deal. */
const ONCE = /^was\b/iu;
/** "At no extra cost" says that nothing is paid. */
const DEAL =
  /\b(?:off|discount|rebate|(?<!\bno )extra|surcharge|cheaper|reduction)\b|减|折(?![叠疊])|优惠|便宜|另加|加收|另付/iu;
const CONDITION = /\b(?:if|unless|until|once)\b|如果|要是|除非|的话/iu;
const ORDER =
  /^(?:tell(?!:)|say|keep|be|sound|offer|ask|answer|reply|don.?t|never|please|remember|make)\b|^always\b(?! \w+ed)/iu;
const PRIVATE = /\b(?:because|wife|husband|divorce|hurry|urgent)\b|因为|老婆|离婚/iu;
const SECRET = /^(?:because|don['’]?t|do not|please (?:only|ignore))\b|^only offer/iu;
const SAYS_I = /\b(?:i|i'm|my|me)\b|我(?!们)/iu;
const PRESSES = /\b(?:wife|husband|debts?|loan|mortgage|divorce|bank|hurry|sick|hospital|lawyer)\b|[债贷]|离婚|老婆/iu;

/** What is left over and is nothing to tell: it prices, trades, orders, sets a condition, or is private. */
const isUnfit = (answer: string): boolean =>
  (MONEY.test(answer) && !DEPOSIT.test(answer) && !ONCE.test(answer)) ||
  [CONDITION, ORDER, PRIVATE].some((one) => one.test(answer)) ||
  (DEAL.test(answer) && !DEPOSIT.test(answer));

const withoutStop = (text: string): string => text.replace(/[.。!?！？]$/u, '');

const optionsOf = ({ terms = [] }: Policy): PolicyOption[] =>
  terms.flatMap(({ options, default: standard }) => options.filter(({ id }) => id !== standard));
const BARE_LABEL = /^(?:加收?|另[付加收]|box|unit|optional|extra|surcharge|word|pp|each|[每一]\p{Script=Han})$/iu;
const BARE_NAME = /^[\p{Nd}一二两三四五六七八九十百千]+\p{Script=Han}?$|^(?:item|product)\b[,|:]/iu;

/** Texts of issues that are not in Chinese, but for what they quote. */
const notChinese = ({ language, compiled }: CompiledRow): string[] =>
  (language === 'zh' ? compiled.issues : [])
    .flatMap(({ message, suggestion }) => [message, suggestion])
    .filter((text) => !/[一-鿿]/.test(text) || /\b(?:the|is|are|not|and|of)\b/i.test(text.replace(/“[^”]*”/g, '')));

/** What holds of every description, whatever it says: its title, and what breaks it in one. */
export const LAWS: readonly { title: string; faultsIn: (row: CompiledRow) => unknown[] }[] = [
  { title: 'every figure is in a source, in a question, or told as not used', faultsIn: openFigures },
  { title: 'every clause is in a source, in a question, or told', faultsIn: openClauses },
  {
    title: 'every source is the words at its place',
    faultsIn: ({ description, compiled }) => {
      const points = [...description];
      return compiled.sources.filter(({ quote, start, end }) => points.slice(start, end).join('') !== quote);
    },
  },
  {
    title: 'what was left aside or is unsure is one notice',
    faultsIn: ({ compiled }) =>
      compiled.issues.filter(({ code }) => code === 'not_used' || code === 'reading_unsure').slice(1),
  },
  { title: 'what is said of a Chinese description is Chinese', faultsIn: notChinese },
  {
    title: 'no fact holds the lowest price, in any spelling',
    faultsIn: ({ policy: { floor_price: floor, list_price: list }, answers }) =>
      floor === undefined || floor === list ? [] : answers.filter((answer) => tellsPrice(answer, floor)),
  },
  { title: 'no sum of money is told from which nothing was read', faultsIn: toldSums },
  {
    title: 'what is told was said in these words',
    faultsIn: ({ description, answers }) =>
      answers.filter((answer) => !description.toLowerCase().includes(withoutStop(answer).toLowerCase())),
  },
  {
    title: 'no reason and no order to whoever answers is told',
    faultsIn: ({ answers }) => answers.filter((answer) => SECRET.test(answer)),
  },
  {
    title: 'nothing told greets or closes a letter',
    faultsIn: ({ answers }) => answers.map(withoutStop).filter(isCourtesy),
  },
  {
    title: 'of what is left over nothing is told that presses whoever says "I"',
    faultsIn: ({ left }) => left.filter((answer) => SAYS_I.test(answer) && PRESSES.test(answer)),
  },
  {
    title: 'of what is left over nothing is told that prices, trades, orders, sets a condition, or is private',
    faultsIn: ({ left }) => left.filter(isUnfit),
  },
  {
    title: 'a name greets nobody, and is no count and no heading',
    faultsIn: ({ policy: { name = '' } }) => (isCourtesy(name) || BARE_NAME.test(name) ? [name] : []),
  },
  {
    title: 'no option is named by words that only charge, count or price',
    faultsIn: ({ policy }) => optionsOf(policy).filter(({ charge, label }) => charge && BARE_LABEL.test(label)),
  },
];
