import { touching } from './acts.js';
import type { Seen } from './look-up.js';
import { isSurprised, priceTalkIn, takesTablePrice } from './price-talk.js';
import type { ReadingFacts, Standing } from './reading.js';

/** The one price of the table; null where a menu has several. */
function tablePrice({ offers, listPrice }: Standing): number | null {
  const prices = new Set(offers.map(({ price }) => price));
  const [only = listPrice] = prices;
  return prices.size > 1 ? null : only;
}

/**
 * Notes how a message speaks of the price where it bids none: a wish for less, a complaint, what it asks about the
 * price. Words that take the table's price are a bid of it.
 */
export function notePriceTalk({ reading, places, beside, ofTable }: Seen, standing: Standing): void {
  const { facts, package: said } = reading;
  const sentences = places.sentences.map((sentence) => ({
    ...sentence,
    said: beside.slice(sentence.start, sentence.end),
  }));
  const talk = new Set(sentences.flatMap((sentence) => priceTalkIn(sentence.said)));
  const bids = (): boolean => said.price !== undefined || facts.total !== undefined;
  const price = tablePrice(standing);
  if (!bids() && talk.size === 0 && price !== null && sentences.some((one) => takesTablePrice(one.said)))
    said.price = price;
  const asks: NonNullable<ReadingFacts['asks']> = [...(facts.asks ?? [])];
  if (talk.has('total')) asks.push('total');
  if (talk.has('firm')) asks.push('firm');
  if (talk.has('match') && !bids()) asks.push('match');
  if (asks.length > 0) facts.asks = asks;
  if (bids()) return;
  const surprises = sentences.filter(
    (one) => touching(one, ofTable).length > 0 && priceTalkIn(one.said).length === 0 && isSurprised(one.said),
  );
  const refused =
    Number(reading.refuses.price ?? -1) >= Math.min(...standing.offers.map((one) => one.price), standing.listPrice);
  if (talk.has('wish')) facts.wants_discount = true;
  else if (talk.has('complaint') || surprises.length > 0 || refused) facts.complains = true;
  else if (ofTable.length > 0 && talk.size === 0 && !facts.question) facts.figure_aside = true;
}
