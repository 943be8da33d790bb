import { applyActs } from './learned-acts.js';
import { leaveAnswered } from './leave-answered.js';
import { readingNumbersOnce } from './figures/numbers.js';
import { foldMessage } from './look-up.js';
import { readChoice } from './menu-choice.js';
import { mendSlips, namesMoneyBySlip } from './misspelled.js';
import { seeByTables } from './read-by-tables.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';
import { noteWayOfPaying } from './way-of-paying.js';

export { MAX_READ_CHARACTERS } from './look-up.js';

/**
 * Reads what a buyer's message does, proposes, refuses and asks, in English and Chinese, from nothing but the words
 * of the deal and what stands on the table. What is named (prices, counts, terms) comes from tables and rules alone;
 * which acts the message performs, from a small linear model over what they read and the words; a yes, only
 * where a rule finds nothing against it.
 *
 * Total: it never throws, and its time grows with the length alone. It errs to the safe side: an `accept` is a
 * plain yes to one standing offer; a yes with a condition, a wish, a question, an unclear figure or a choice
 * that fits several is not one. `facts.unclear` never stands beside `accept`.
 *
 * @example readMessage('would you take 900?', vocabulary, { offers: [], listPrice: 1000 }).package // { price: 900 }
 */
export function readMessage(text: string, vocabulary: Vocabulary, table: Standing): MessageReading {
  return readingNumbersOnce(() => readWithSlips(text, vocabulary, choosesFrom(text, table)));
}

function readWithSlips(text: string, vocabulary: Vocabulary, standing: Standing): MessageReading {
  const reading = readOnce(text, vocabulary, standing);
  const isOpen = saysNothing(reading) || (saysNothing(withoutCount(reading)) && namesMoneyBySlip(foldMessage(text)));
  return isOpen ? (readOverSlips(text, vocabulary, standing) ?? reading) : reading;
}

/**
 * What a message chooses from: the table, or the last menu where one offer stands and a letter or place of the menu is
 * named.
 */
function choosesFrom(text: string, standing: Standing): Standing {
  const { offers, menu = [] } = standing;
  if (offers.length > 1 || menu.length < 2) return standing;
  const onMenu = { ...standing, offers: menu };
  return readChoice(foldMessage(text), onMenu)?.choice == null ? standing : onMenu;
}

function readOnce(text: string, vocabulary: Vocabulary, standing: Standing): MessageReading {
  const seen = seeByTables(text, vocabulary, standing);
  return noteWayOfPaying(leaveAnswered(applyActs(seen, vocabulary, standing), seen));
}

/** What a message may hold and still say nothing: words that nobody has read. */
const UNREAD_FACTS: ReadonlySet<string> = new Set(['language', 'acts', 'unread', 'open_questions', 'wishes']);

/** Whether nothing of a message was read. */
const saysNothing = ({ package: said, refuses, facts }: MessageReading): boolean =>
  [...Object.keys(said), ...Object.keys(refuses), ...Object.keys(facts).filter((key) => !UNREAD_FACTS.has(key))]
    .length === 0;

/** A reading without the count that it names. */
const withoutCount = (reading: MessageReading): MessageReading => ({
  ...reading,
  package: Object.fromEntries(Object.entries(reading.package).filter(([slot]) => slot !== 'quantity')),
});

/** A bid that is read only once the slips in its cue words are mended; null where there is none. */
function readOverSlips(text: string, vocabulary: Vocabulary, standing: Standing): MessageReading | null {
  const mended = mendSlips(foldMessage(text));
  if (mended === null) return null;
  const reading = readOnce(mended, vocabulary, standing);
  const { package: said, facts } = reading;
  if (said.price === undefined && facts.total === undefined) return null;
  return { ...reading, intent: 'offer', facts: { ...facts, misspelled: true, unclear: true } };
}
