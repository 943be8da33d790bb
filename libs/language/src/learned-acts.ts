import { dropsOption, isOwnWord } from './acts.js';
import { actChances, LIKELY, type ActChances } from './act-model.js';
import { asksForThing, bidWishes, quotedWish } from './bid-wishes.js';
import { leftoverWords } from './leftover-words.js';
import { foldPhrase } from './find-phrases.js';
import { mayMeanYes, type YesAlone } from './learned-yes.js';
import { namesInDoubt } from './named-again.js';
import { isNamedByBuyer } from './named-by-buyer.js';
import { readNumbers } from './figures/numbers.js';
import { APART_AFTER } from './phrases/amount-cues.js';
import { BIDDING_WORDS, GIVEN } from './phrases/bid-wishes.js';
import { QUIT } from './phrases/cues.js';
import { NEXT_STEP } from './phrases/question-cues.js';
import type { Seen } from './look-up.js';
import { ACTS, type Act, type MessageReading, type Standing } from './reading.js';
import type { TextPiece } from './sentences.js';
import { onlyThanks } from './thanks.js';
import type { Vocabulary } from './vocabulary.js';

/** From this chance on an act of the model alone decides what the whole message does. */
const SURE = 0.5;

/** Below this chance of an offer a figure that the tables took for a bid is one that the buyer only speaks of. */
const NO_OFFER = 0.1;

/**
 * "The dealer sells it for 390": a figure that is not offered is no bid. It is left out, never changed and never in
 * silence; one that restates the offer stays, and so does one beside a term or a count, reckoned from a share or a
 * difference, or that the writer names for themselves.
 */
function leaveFigure({ reading, text }: Seen, { currency }: Vocabulary, standing: Standing): void {
  const { package: said, facts } = reading;
  if (standing.offers.length === 0 || reading.intent !== 'offer') return;
  if (facts.total !== undefined || Object.keys(said).join() !== 'price') return;
  if (standing.offers.some((offer) => offer.price === said.price)) return;
  const named = readNumbers(text, { currency }).filter(({ value, kind }) => value === said.price && kind !== 'percent');
  if (named.length === 0 || named.some(({ start }) => isNamedByBuyer(text.slice(0, start)))) return;
  delete said.price;
  delete facts.choice;
  facts.figure_aside = true;
  reading.intent = facts.question === true ? 'ask' : 'other';
}

/**
 * What a clause says by itself, for finding the words of an act: its own chances, without what the tables read
 * elsewhere.
 */
function chancesAlone(
  clause: TextPiece,
  vocabulary: Vocabulary,
  standing: Standing,
  language: 'en' | 'zh',
): ActChances {
  const reading: MessageReading = { intent: 'other', package: {}, refuses: {}, facts: { language }, source: 'builtin' };
  return actChances(clause.text, reading, vocabulary, standing);
}

/**
 * The acts that are likely, each with its words: those in which the tables saw it, else the clause that says it most.
 */
function placedActs(seen: Seen, likely: readonly Act['act'][], vocabulary: Vocabulary, standing: Standing): Act[] {
  const byTables = seen.reading.facts.acts ?? [];
  const kept = byTables.filter(({ act }) => likely.includes(act));
  const missing = likely.filter((act) => !kept.some((one) => one.act === act));
  if (missing.length === 0) return kept;
  const alone = seen.clauses.map((clause) => ({
    words: clause.text,
    start: clause.start,
    chances: chancesAlone(clause, vocabulary, standing, seen.reading.facts.language),
  }));
  const placed = missing.flatMap((act) => {
    const [best] = [...alone].sort((left, right) => right.chances[act] - left.chances[act]);
    return best ? [{ act, words: best.words, start: best.start }] : [];
  });
  const startOf = ({ words }: Act): number => Math.max(0, seen.text.indexOf(words));
  return [...kept.map((act) => ({ ...act, start: startOf(act) })), ...placed]
    .sort((left, right) => left.start - right.start)
    .map(({ act, words }) => ({ act, words }));
}

/** Questions and wishes that the model heard and that nothing else of the reading holds: for the seller. */
function openWords(seen: Seen, vocabulary: Vocabulary): string[] {
  const { facts, package: said } = seen.reading;
  const heard =
    (facts.open_questions ?? facts.asks ?? facts.asked ?? facts.never ?? facts.handoff) !== undefined ||
    facts.asked_about !== undefined ||
    facts.wants_discount === true ||
    facts.complains === true ||
    facts.wants_person === true ||
    vocabulary.terms.some(({ id }) => Object.hasOwn(said, id));
  if (heard) return [];
  return (facts.acts ?? [])
    .filter(({ act, words }) => (act === 'question' || act === 'request') && isOpen(words, seen))
    .map(({ words }) => words);
}

/** Whether words of a message name something, and nothing in them was read as a figure, a term or the next step. */
function isOpen(words: string, { text, places, spans }: Seen): boolean {
  const start = text.indexOf(words);
  const end = start + words.length;
  if (start < 0 || NEXT_STEP.test(words)) return false;
  const read = [...places.proposed, ...places.wanted, ...places.refused, ...spans];
  const names = leftoverWords(words, start, []).length > 0 || GIVEN.test(words);
  return names && !read.some((span) => span.start < end && span.end > start);
}

/** What a message without a figure, a term or a yes does, where the tables did not tell. */
function takeIntent({ reading }: Seen, chances: ActChances): void {
  const { facts } = reading;
  if (reading.intent !== 'other' || facts.unclear === true || facts.takes_back === true) return;
  const leaves = chances.leave >= SURE && chances.refusal >= LIKELY;
  if (leaves && chances.offer < LIKELY && chances.yes < LIKELY) reading.intent = 'quit';
  else if (chances.question >= SURE || chances.request >= SURE) reading.intent = 'ask';
  else if (chances.refusal >= SURE) reading.intent = 'reject';
}

/** "Cancel the assembly" leaves an option and not the talk. */
function stayInTalk({ reading, clauses, places }: Seen): void {
  if (reading.intent !== 'quit') return;
  const leaves = clauses.filter(({ text }) => QUIT.test(text));
  if (leaves.length === 0 || !leaves.every((clause) => dropsOption(clause, places))) return;
  reading.intent = Object.keys(reading.package).length > 0 ? 'offer' : 'reject';
  delete reading.facts.for_good;
}

/**
 * Lets the act model say which acts a message performs. It changes no figure and no term; a yes of it counts only where
 * {@link mayMeanYes} finds nothing against it, and is otherwise in doubt, so that a plain yes is asked for.
 */
export function applyActs(seen: Seen, vocabulary: Vocabulary, standing: Standing): MessageReading {
  const { reading } = seen;
  const { facts } = reading;
  stayInTalk(seen);
  const chances = actChances(seen.text, reading, vocabulary, standing);
  if (chances.offer < NO_OFFER && chances.yes < LIKELY) leaveFigure(seen, vocabulary, standing);
  const likely = ACTS.filter((act) => chances[act] >= LIKELY || (act === 'yes' && reading.intent === 'accept'));
  const acts = placedActs(seen, likely, vocabulary, standing);
  if (acts.length > 0) facts.acts = acts;
  else delete facts.acts;
  if (reading.intent === 'other' && onlyThanks(seen)) reading.intent = 'greet';
  if (reading.intent !== 'accept' && reading.intent !== 'greet' && chances.yes >= SURE && standing.offers.length > 0)
    takeYes(seen, chances, vocabulary, standing);
  takeIntent(seen, chances);
  const open = reading.intent === 'quit' ? [] : openWords(seen, vocabulary);
  if (open.length > 0) facts.open_questions = open;
  const beside = unreadBesideBid(reading);
  if (beside.length > 0) facts.open_questions = [...(facts.open_questions ?? []), ...beside];
  noteBidWishes(seen, vocabulary);
  if (reading.intent === 'offer' && namesInDoubt(seen, vocabulary, standing)) facts.unclear = true;
  return reading;
}

/** What nothing was read as stands beside a bid or an order: the seller is told, and nothing is dropped in silence. */
function unreadBesideBid({ intent, package: said, facts }: MessageReading): string[] {
  const orders = intent === 'offer' && (Object.keys(said).length > 0 || facts.total !== undefined);
  const open = facts.open_questions ?? [];
  const saysMore = (words: string): boolean => leftoverWords(words, 0, []).some((word) => !BIDDING_WORDS.test(word));
  return orders
    ? (facts.unread ?? []).filter((words) => !open.some((one) => one.includes(words)) && saysMore(words))
    : [];
}

/** "We need soap for 40 people": who names what is sold asks for nothing beside it. */
function namesGoods(words: string, { name = '' }: Vocabulary): boolean {
  const own = new Set(leftoverWords(foldPhrase(name), 0, []));
  const named = leftoverWords(foldPhrase(quotedWish(words)), 0, []);
  return named.length > 0 && named.every((word) => isOwnWord(word, own));
}

/**
 * Notes what a bid asks for beside its figure, each once: what another open question holds already is not said again.
 */
function noteBidWishes(seen: Seen, vocabulary: Vocabulary): void {
  const { facts, intent } = seen.reading;
  const { wishes, unread } = intent === 'offer' ? bidWishes(seen, vocabulary) : { wishes: [], unread: [] };
  // "$325 plus gift wrapping": what stands behind the plus is wished for, and no charge that the buyer would pay.
  if (wishes.some((words) => APART_AFTER.test(words))) delete facts.charges_apart;
  const open = facts.open_questions ?? [];
  const held = (words: string): boolean => open.some((one) => one.includes(words) || words.includes(one));
  const all = [...new Set([...open, ...wishes.filter((words) => !held(words))])];
  if (all.length > 0) facts.open_questions = all;
  const left = [...new Set([...(facts.unread ?? []), ...unread])];
  if (left.length > 0) facts.unread = left;
  const others = open.filter((words) => !wishes.some((wish) => words.includes(wish) || wish.includes(words)));
  const asked = [...wishes, ...others.filter((words) => asksForThing(words, facts) && !namesGoods(words, vocabulary))];
  if (asked.length > 0) facts.wishes = [...new Set(asked)];
}

/**
 * A yes of the model: an acceptance, or one in doubt where the message would else be asked back as if it said nothing.
 */
function takeYes(seen: Seen, chances: ActChances, vocabulary: Vocabulary, standing: Standing): void {
  const { reading } = seen;
  const { facts } = reading;
  const yesAlone: YesAlone = (clause) => {
    const alone = chancesAlone(clause, vocabulary, standing, facts.language);
    return ACTS.every((act) => (act === 'yes' ? alone.yes >= SURE : alone[act] < LIKELY));
  };
  const choice = mayMeanYes(seen, chances, yesAlone, vocabulary, standing);
  if (choice !== null) {
    reading.intent = 'accept';
    if (standing.offers.length > 1) facts.choice = choice + 1;
    delete facts.unclear;
    delete facts.yes_in_doubt;
  } else if ((reading.intent === 'other' || reading.intent === 'ask') && Object.keys(reading.package).length === 0) {
    if (facts.wants_discount || facts.complains || facts.wants_person || facts.asks) return;
    facts.unclear = true;
    facts.yes_in_doubt = true;
  }
}
