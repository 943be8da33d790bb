import { namesAnother, restated, saysYes } from './acceptance.js';
import { asksIn, touching } from './acts.js';
import { declinedBeside } from './declined-beside.js';
import { keepOrdered, ordersBesideGoodbye } from './orders-beside.js';
import { answeredBy, asksFor, noteActs, raised, SMALL_TALK } from './note-acts.js';
import {
  CONDITION,
  FIRM_YES,
  GREETING,
  INFORMATION,
  MACHINE,
  NEGATION,
  PROPOSAL,
  QUIT,
  QUIT_FOR_GOOD,
  REJECTION,
  YES,
} from './phrases/cues.js';
import { namesInDoubt } from './named-again.js';
import { lookUp, without, type Seen } from './look-up.js';
import { notePriceTalk } from './note-price-talk.js';
import { takesEither } from './points-back.js';
import type { Intent, MessageReading, ReadingFacts, Standing } from './reading.js';
import { claimsIn } from './claims.js';
import { maskFigures } from './price-talk.js';
import { takesBack } from './takes-back.js';
import { wantsPerson } from './wants-person.js';
import type { Vocabulary } from './vocabulary.js';

function raiseSubjects({ text, places }: Seen, vocabulary: Vocabulary, facts: ReadingFacts): void {
  const lists = {
    never: raised(text, vocabulary.never),
    handoff: raised(text, vocabulary.handoff),
    asked: answeredBy(places.sentences, vocabulary),
  };
  for (const key of ['never', 'handoff', 'asked'] as const) if (lists[key].length > 0) facts[key] = lists[key];
}

/** "The two-year one", "the one at $44": an offer picked by what is in it. */
const THAT_ONE = /(?<![a-z])one(?![a-z])(?! (?:year|month|week|day|time|thing))|[那这][个种]/;

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
  const clauses = declinedBeside(seen, vocabulary, standing);
  if (facts.unclear || facts.question || facts.time_open || seen.aside || clauses === null) return null;
  const described =
    standing.offers.length > 1 &&
    THAT_ONE.test(without(seen.text, seen.places.wanted)) &&
    restated(reading, vocabulary, standing).length === 1;
  if (!saysYes(seen.text, clauses, seen.spans, facts.choice !== undefined || described)) return null;
  if (facts.never || facts.handoff) return null;
  if (standing.offers.length === 0) return Object.keys(reading.package).length === 0 ? 'accept' : null;
  const fitting = restated(reading, vocabulary, standing);
  const [only] = fitting;
  if (only === undefined) return null;
  const offer = standing.offers[only] as Standing['offers'][number];
  // A number that is neither of the offer nor of what was picked or named with it: "paid in three instalments".
  const said = without(seen.beside, seen.places.wanted);
  if (fitting.length > 1 || namesAnother(said, offer, vocabulary)) return doubt(facts);
  if (namesInDoubt(seen, vocabulary, standing) || takesEither(seen.text, standing)) return doubt(facts);
  if (standing.offers.length > 1) facts.choice = only + 1;
  return 'accept';
}

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
  if (facts.question || facts.asked || facts.wants_discount || facts.wants_person || INFORMATION.test(text))
    return 'ask';
  if (GREETING.test(text)) return 'greet';
  if (text.search(YES) < 0 || facts.complains) return 'other';
  facts.unclear = true;
  const nearly =
    standing.offers.length > 0 &&
    text.search(FIRM_YES) >= 0 &&
    !MACHINE.test(text) &&
    !NEGATION.test(text) &&
    !CONDITION.test(text);
  return nearly ? doubt(facts) : 'other';
}

/** A proposal; where it restates one offer of a menu, that offer is noted as the one meant. */
function describedOffer(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent {
  const [only, ...more] =
    standing.offers.length > 1 && !seen.reading.facts.unread ? restated(seen.reading, vocabulary, standing) : [];
  if (only !== undefined && more.length === 0) seen.reading.facts.choice = only + 1;
  return 'offer';
}

/**
 * Whether what the message names is only talked about: its sentences ask for information or a talk, and ask for
 * nothing. What other sentences do ("Now to another thing. I want the car") does not count.
 */
function informs({ text, places, reading }: Seen): boolean {
  const { facts } = reading;
  const naming = places.sentences.filter((sentence) => touching(sentence, places.wanted).length > 0);
  const about = naming.length > 0 ? naming.map((sentence) => sentence.text).join('\n') : text;
  return (
    INFORMATION.test(about) &&
    !PROPOSAL.test(about) &&
    !facts.asks?.includes('price') &&
    (facts.question === true || /talk|discuss|question|tell me|了解|介绍/.test(about))
  );
}

function decide(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent {
  const { text, reading } = seen;
  const { facts } = reading;
  const machine = MACHINE.test(text);
  const proposes =
    Object.keys(reading.package).length > 0 || facts.total !== undefined || facts.other_currency !== undefined;
  const quits = QUIT.test(text) && !facts.takes_back && !ordersBesideGoodbye(seen.places, reading.refuses);
  const priced = reading.package.price !== undefined || facts.total !== undefined;
  if (quits && !priced && !facts.question && !CONDITION.test(text)) {
    if (QUIT_FOR_GOOD.test(text)) facts.for_good = true;
    return 'quit';
  }
  const accepted = acceptance(seen, vocabulary, standing);
  if (accepted) return accepted;
  if (machine && !proposes) facts.unclear = true;
  if (proposes) {
    if (priced || !informs(seen)) return describedOffer(seen, vocabulary, standing);
    reading.package = keepOrdered(reading.package, seen.places);
    return reading.package.quantity === undefined ? 'ask' : describedOffer(seen, vocabulary, standing);
  }
  return otherIntent(seen, standing);
}

/** Words of talking right before somebody. */
const TALK_TO = /(?:talk|speak|chat|write)(?:ing)? (?:to|with) (?:the |an? |your )?$/;

/** Notes what a message says of its writer: a wish for a person, a group they belong to, a figure that they unsay. */
function noteBuyer({ text: whole, places, reading: { facts } }: Seen, { groups = [] }: Vocabulary): void {
  const { sentences } = places;
  // An operator who is hired with the digger is nobody to talk to, unless they are talked to.
  const hired = places.wanted.filter(({ start }) => !TALK_TO.test(whole.slice(Math.max(0, start - 24), start)));
  const rest = without(whole, hired);
  if (sentences.some(({ start, end }) => wantsPerson(rest.slice(start, end)))) facts.wants_person = true;
  if (sentences.some(({ text }) => takesBack(maskFigures(text)) !== null)) facts.takes_back = true;
  const claims = claimsIn(sentences, groups);
  if (claims.length > 0) facts.claims = claims;
}

/** A message as the tables have read it, with all that was seen. */
export function seeByTables(text: string, vocabulary: Vocabulary, standing: Standing): Seen {
  const seen = lookUp(text, vocabulary, standing);
  const { facts } = seen.reading;
  if (seen.places.sentences.some(asksIn)) facts.question = true;
  const asks = asksFor(seen.text);
  if (asks.length > 0) facts.asks = asks;
  raiseSubjects(seen, vocabulary, facts);
  notePriceTalk(seen, standing);
  noteBuyer(seen, vocabulary);
  seen.reading.intent = decide(seen, vocabulary, standing);
  const { intent } = seen.reading;
  if (intent === 'reject' || (intent === 'ask' && !facts.wants_discount) || intent === 'quit') delete facts.choice;
  noteActs(seen.places, seen.reading, vocabulary);
  return seen;
}

/** The reading of the tables alone, before the act model has seen it: what that model is fitted on. */
export const readByTables = (text: string, vocabulary: Vocabulary, standing: Standing): MessageReading =>
  seeByTables(text, vocabulary, standing).reading;
