import { restated, saysYes } from './acceptance.js';
import { readAmounts } from './amounts.js';
import { CONDITION, DISCOUNT, FIRM_YES, GREETING, HARMLESS, INFORMATION, MACHINE, NEGATION, PROPOSAL, QUESTION, QUIT, REJECTION, SIGNING, YES } from './cues.js';
import { detectLanguage } from './detect-language.js';
import { foldText, looksReordered } from './fold.js';
import { readChoice } from './menu-choice.js';
import { hasPhrase } from './phrases.js';
import type { Intent, MessageReading, ReadingFacts, Standing } from './reading.js';
import type { TextPiece } from './sentences.js';
import { splitClauses } from './sentences.js';
import { readTerms } from './term-mentions.js';
import type { Subject, Vocabulary } from './vocabulary.js';

/** Characters of a message that are read; what stands beyond makes it `unclear`. */
export const MAX_READ_CHARACTERS = 8000;

const raised = (text: string, subjects: readonly Subject[]): string[] => subjects.filter((subject) => hasPhrase(text, subject.words.map(withoutVerb))).map((subject) => subject.id);

/** A Chinese subject noted with the giving verb behind it ("磨豆机送"), without it: a question puts the verb first. */
const withoutVerb = (word: string): string => word.replace(/^(\p{Script=Han}{2,})[送给赠]$/u, '$1');

/** All that was seen in a message, before it is decided what the message does. */
interface Seen {
  text: string;
  clauses: TextPiece[];
  reading: MessageReading;
  spans: { start: number; end: number }[];
  /** The text without the words that pick an offer: "the cheaper one" asks for no discount. */
  beside: string;
}

function look(original: string, vocabulary: Vocabulary, standing: Standing): Seen {
  const text = foldText(original.slice(0, MAX_READ_CHARACTERS)).text.replace(/[ \t\r]+/g, ' ').trim();
  const clauses = splitClauses(text);
  const picked = readChoice(text, standing);
  const terms = readTerms(clauses, vocabulary);
  const spans = [...terms.spans, ...(picked?.spans ?? [])];
  const amounts = readAmounts(text, vocabulary, standing, spans);
  const facts: ReadingFacts = { language: detectLanguage(original.slice(0, MAX_READ_CHARACTERS)) ?? vocabulary.language };
  const reading: MessageReading = { intent: 'other', package: { ...terms.wanted }, refuses: { ...terms.refused }, facts, source: 'builtin' };
  if (amounts.price !== undefined) reading.package.price = amounts.price;
  if (amounts.quantity !== undefined) reading.package.quantity = amounts.quantity;
  if (amounts.refusedPrice !== undefined) reading.refuses.price = amounts.refusedPrice;
  if (amounts.total !== undefined) facts.total = amounts.total;
  if (amounts.otherCurrency !== undefined) facts.other_currency = amounts.otherCurrency;
  const refusedChoice = picked?.choice != null && /(?:not|n't|no|reject|except|不要?|别)\s?(?:want |like |take )?(?:the )?$/.test(text.slice(Math.max(0, (picked.spans[0]?.start ?? 0) - 20), picked.spans[0]?.start ?? 0));
  if (picked?.choice != null && !refusedChoice) facts.choice = picked.choice;
  if (amounts.unclear || terms.ambiguous || picked?.choice === null || looksReordered(original) || original.length > MAX_READ_CHARACTERS) facts.unclear = true;
  const beside = (picked?.spans ?? []).reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
  return { text, clauses, reading, spans: [...spans, ...amounts.spans], beside };
}

function raiseSubjects(text: string, vocabulary: Vocabulary, facts: ReadingFacts): void {
  const lists = { never: raised(text, vocabulary.never), handoff: raised(text, vocabulary.handoff), asked: raised(text, vocabulary.facts) };
  for (const key of ['never', 'handoff', 'asked'] as const) if (lists[key].length > 0) facts[key] = lists[key];
}

/** "The two-year one", "the one at $44": an offer picked by what is in it. */
const THAT_ONE = /(?<![a-z])one(?![a-z])|[那这][个种]/;

/** A yes, but it is not plain to what. */
function doubt(facts: ReadingFacts): Intent {
  facts.unclear = true;
  facts.yes_in_doubt = true;
  return 'other';
}

/** A yes to one offer that stands, and to nothing else; null where it is none. A yes that fits several is unclear. */
function acceptance(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent | null {
  const { reading } = seen;
  const { facts } = reading;
  if (facts.unclear || facts.question || Object.keys(reading.refuses).length > 0) return null;
  const described = standing.offers.length > 1 && THAT_ONE.test(seen.text) && restated(reading, vocabulary, standing).length === 1;
  if (!saysYes(seen.text, seen.clauses, seen.spans, facts.choice !== undefined || described)) return null;
  if (facts.never || facts.handoff) return null;
  if (standing.offers.length === 0) return Object.keys(reading.package).length === 0 ? 'accept' : null;
  const fitting = restated(reading, vocabulary, standing);
  const [only] = fitting;
  if (only === undefined) return null;
  if (fitting.length > 1) return doubt(facts);
  if (standing.offers.length > 1) facts.choice = only + 1;
  return 'accept';
}

/** A greeting that is a question by form. */
const SMALL_TALK = /^[^a-z\u3400-\u9fff]{0,3}(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day))[ ,!.]*)?(?:(?:there|seller|sir|madam)[ ,!.]*)?(?:how are you(?: doing)?(?: today)?|how do you do|what'?s up|[在]?(?:老板)?在[吗么]|有人吗|亲在吗)[ ?!.]*$/;

/** What a message without a figure, a term or a yes does. */
function otherIntent(seen: Seen, standing: Standing): Intent {
  const { text, reading } = seen;
  const { facts } = reading;
  const rejects = REJECTION.test(text) || seen.clauses.some((clause) => REJECTION.test(clause.text));
  if (facts.choice !== undefined && !rejects && !facts.question && !facts.wants_discount) {
    facts.unclear = true;
    return 'other';
  }
  if (rejects || (Object.keys(reading.refuses).length > 0 && !facts.question)) return 'reject';
  if (GREETING.test(text) && SMALL_TALK.test(text)) return 'greet';
  if (facts.question || facts.asked || facts.wants_discount || INFORMATION.test(text)) return 'ask';
  if (GREETING.test(text)) return 'greet';
  if (text.search(YES) < 0) return 'other';
  facts.unclear = true;
  const nearly = standing.offers.length > 0 && text.search(FIRM_YES) >= 0 && !MACHINE.test(text) && !NEGATION.test(text) && !CONDITION.test(text);
  return nearly ? doubt(facts) : 'other';
}

/** A proposal; where it restates one offer of a menu, that offer is noted as the one meant. */
function describedOffer(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent {
  const [only, ...more] = standing.offers.length > 1 ? restated(seen.reading, vocabulary, standing) : [];
  if (only !== undefined && more.length === 0) seen.reading.facts.choice = only + 1;
  return 'offer';
}

function decide(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent {
  const { text, reading } = seen;
  const { facts } = reading;
  const machine = MACHINE.test(text);
  const proposes = Object.keys(reading.package).length > 0 || facts.total !== undefined || facts.other_currency !== undefined;
  const quits = QUIT.test(text);
  const priced = reading.package.price !== undefined || facts.total !== undefined;
  if (quits && !priced && !facts.question && !CONDITION.test(text)) return 'quit';
  const accepted = acceptance(seen, vocabulary, standing);
  if (accepted) return accepted;
  if (machine && !proposes) facts.unclear = true;
  if (proposes) {
    const informs = !priced && INFORMATION.test(text) && !PROPOSAL.test(text) && (facts.question || /talk|discuss|question|tell me|了解|介绍/.test(text));
    if (!informs) return describedOffer(seen, vocabulary, standing);
    reading.package = {};
    return 'ask';
  }
  return otherIntent(seen, standing);
}

/**
 * Reads what a buyer's message does, proposes, refuses and asks, in English and Chinese, from nothing but the words
 * of the deal and what stands on the table.
 *
 * Total: it never throws, and its time grows with the length alone. It errs to the safe side: an `accept` is a
 * plain yes to one standing offer; a yes with a condition, a wish, a question, an unclear figure or a choice
 * that fits several is not one. `facts.unclear` never stands beside `accept`.
 *
 * @example readMessage('would you take 900?', vocabulary, { offers: [], listPrice: 1000 }).package // { price: 900 }
 */
export function readMessage(text: string, vocabulary: Vocabulary, standing: Standing): MessageReading {
  const seen = look(text, vocabulary, standing);
  const { facts } = seen.reading;
  const asks = (piece: string): boolean => QUESTION.test(piece.replace(HARMLESS, ' ').replace(SIGNING, ' '));
  if (asks(seen.text) || seen.clauses.some((clause) => asks(clause.text))) facts.question = true;
  raiseSubjects(seen.text, vocabulary, facts);
  if (DISCOUNT.test(seen.beside) && seen.reading.package.price === undefined && facts.total === undefined) facts.wants_discount = true;
  seen.reading.intent = decide(seen, vocabulary, standing);
  const { intent } = seen.reading;
  if (intent === 'reject' || (intent === 'ask' && !facts.wants_discount) || intent === 'quit') delete facts.choice;
  return seen.reading;
}
