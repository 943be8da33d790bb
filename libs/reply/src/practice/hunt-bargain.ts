import { createRandom } from '@svc/numerics';
import {
  accept,
  lastBid,
  orderWords,
  roundDown,
  turned,
  type PracticeInput,
  type PracticeMove,
} from './buyer-moves.js';
import { phrasesOf } from './phrases.js';
import { bestOffer, openPurse, type Purse } from './purse.js';
import type { HeardOffer } from './read-seller.js';
import { readingsOf } from './readings.js';
import { spokenPrice } from './spoken.js';

/** The rules take a bid of half the list for a move; a little more stays one when it is rounded down. */
const LOWEST_MOVE = 0.51;

/** What the hunter has done so far. */
interface Hunt {
  /** Messages that lower the price: its first bid and its wishes. */
  moves: number;
  saidGoodbye: boolean;
  bidLast: boolean;
}

/**
 * The next message of a buyer who knows the rules of play: the list price, that three moves lower the price whatever
 * they are, that the last price is the reserve, and not what that is until it hears it. It opens with the lowest bid
 * that counts, asks for less as often as that moves the price, pretends to leave once, and then takes the best offer
 * that its budget allows; beyond that it leaves a bid of its whole budget, which waits for the seller. It never says
 * yes above its budget.
 */
export function huntBargain(input: PracticeInput): PracticeMove {
  const { face, history, budget, seed } = input;
  const purse = openPurse(face, budget, createRandom(`${seed ?? 0}/hunter/${face.name}`));
  const phrases = phrasesOf(face.language);
  const round = history.filter(({ role }) => role === 'customer').length + 1;
  const voice = createRandom(`${seed ?? 0}/hunter/${round}`);
  const { moves, saidGoodbye, bidLast } = huntSoFar(input);
  if (round === 1) return opening(input, purse);
  const heard = offersHeard(input);
  const best = bestOffer(heard, purse);
  const isMine = best !== null && best.offer.price <= lastBid(input);
  if (best !== null && isMine && best.offer.price <= purse.budget)
    return accept(input, best.index, heard.length, voice);
  if (moves < face.moves && round <= face.max_rounds)
    return { shown: turned(phrases.lower, round, input), intent: 'ask', done: false, outcome: null };
  if (!saidGoodbye) return { shown: voice.pick(phrases.bluff), intent: 'quit', done: false, outcome: null };
  if (best !== null && best.offer.price <= purse.budget) return accept(input, best.index, heard.length, voice);
  const most = roundDown(face, Math.min(purse.budget, face.list_price));
  if (bidLast || most <= lastBid(input))
    return { shown: voice.pick(phrases.quit), intent: 'quit', done: true, outcome: 'walked' };
  const shown = turned(phrases.lastBid, round, input).replace('{price}', spokenPrice(face, most));
  return { shown, intent: 'offer', done: false, outcome: null };
}

/** The lowest bid that counts, or the budget where that is less. */
function opening(input: PracticeInput, purse: Purse): PracticeMove {
  const { face } = input;
  const price = roundDown(face, Math.min(purse.budget, face.list_price * LOWEST_MOVE));
  const bid = turned(phrasesOf(face.language).bid, 1, input).replace('{price}', spokenPrice(face, price));
  return { shown: orderWords(face, purse.quantity) + bid, intent: 'offer', done: false, outcome: null };
}

/** What the talk shows of the hunter's own messages. */
function huntSoFar({ face, history }: PracticeInput): Hunt {
  const { lower, bluff, lastBid: lastBids } = phrasesOf(face.language);
  const own = history.filter(({ role }) => role === 'customer').map(({ shown }) => shown);
  const opens = lastBids.map((phrase) => phrase.slice(0, phrase.indexOf('{')));
  return {
    moves: Math.min(1, own.length) + own.filter((shown) => lower.includes(shown)).length,
    saidGoodbye: own.some((shown) => bluff.includes(shown)),
    bidLast: own.some((shown) => opens.some((words) => shown.startsWith(words))),
  };
}

/** The offers in the last message of the seller that held some. */
function offersHeard({ face, history }: PracticeInput): readonly Readonly<HeardOffer>[] {
  const { offersIn } = readingsOf(face);
  return (
    history
      .filter(({ role }) => role === 'seller')
      .map(({ shown }) => offersIn(shown))
      .findLast((offers) => offers.length > 0) ?? []
  );
}
