import { applyActs } from './learned-acts.js';
import { seeByTables } from './read-by-tables.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

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
export function readMessage(text: string, vocabulary: Vocabulary, standing: Standing): MessageReading {
  return applyActs(seeByTables(text, vocabulary, standing), vocabulary, standing);
}
