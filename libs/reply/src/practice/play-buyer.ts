import { createRandom, type Random } from '@svc/numerics';
import {
  accept,
  lastBid,
  orderWords,
  roundDown,
  turned,
  type PracticeInput,
  type PracticeMove,
} from './buyer-moves.js';
import { huntBargain } from './hunt-bargain.js';
import { FLAVOURS, phrasesOf } from './phrases.js';
import type { PublicFace } from './public-face.js';
import { bestOffer, favouriteOption, openPurse, type Purse } from './purse.js';
import type { HeardOffer } from './read-seller.js';
import { readingsOf } from './readings.js';
import { spokenPrice, spokenTotal, unitOf } from './spoken.js';
import { CONCESSIONS, MANNERS, type Manner, type MannerStyle } from './styles.js';

/** How often a buyer who can proposes the middle. */
const SPLITS = 0.3;

/** What a buyer of a manner knows. */
type MannerInput = PracticeInput & { style: MannerStyle };

/**
 * The next message of a simulated buyer. Deterministic: equal input, equal message. It knows only the public face
 * of the policy and what was shown, never pays above its budget, and ends by a yes or by leaving.
 */
export function playBuyer(asked: PracticeInput): PracticeMove {
  const { face, history, style } = asked;
  if (style === 'bargain_hunter') return huntBargain(asked);
  const input: MannerInput = { ...asked, style };
  const manner = MANNERS[style];
  const random = createRandom(`${input.seed ?? 0}/${style}/${face.name}`);
  const purse = openPurse(face, input.budget, random);
  const phrases = phrasesOf(face.language);
  const round = history.filter((turn) => turn.role === 'customer').length + 1;
  const voice = createRandom(`${input.seed ?? 0}/${style}/${round}`);
  const latest = history.at(-1);
  const heard = latest?.role === 'seller' ? readingsOf(face).offersIn(latest.shown) : [];
  if (round === 1 && manner.greetsFirst)
    return { shown: voice.pick(phrases.greet), intent: 'ask', done: false, outcome: null };
  const next = bidAt(face, manner, purse.budget, round, lastBid(input));
  const best = bestOffer(heard, purse);
  const rounds = Math.min(manner.patience, face.max_rounds);
  if (best && best.offer.price <= purse.budget && (best.offer.price <= next || round >= rounds))
    return accept(input, best.index, heard.length, voice);
  if (round > rounds + 1 || (round > rounds && best !== null))
    return { shown: voice.pick(phrases.quit), intent: 'quit', done: true, outcome: 'walked' };
  if (heard.length > 0 && next <= lastBid(input) && round < rounds)
    return { shown: turned(phrases.ask, round, input), intent: 'ask', done: false, outcome: null };
  const aside = heard.length > 0 && round < rounds ? besideTheBid(input, manner, round) : null;
  const halfway = round > 2 && round < rounds - 1 ? splitDifference(input, heard, purse, voice) : null;
  return aside ?? halfway ?? bid(input, purse, manner, { price: next, round, last: round >= rounds });
}

/** A question, or once in a talk a bluff, in place of a bid; never two in a row. Null for none. */
function besideTheBid(
  { face, history, style, seed }: PracticeInput,
  manner: Manner,
  round: number,
): PracticeMove | null {
  const { question, bluff } = phrasesOf(face.language);
  const own = history.filter((turn) => turn.role === 'customer').map((turn) => turn.shown);
  if (round < 3 || [...question, ...bluff].includes(own.at(-1) ?? '')) return null;
  const random = createRandom(`${seed ?? 0}/${style}/beside/${round}`);
  const draw = random.next();
  if (draw < manner.bluffs && !own.some((shown) => bluff.includes(shown)))
    return { shown: random.pick(bluff), intent: 'quit', done: false, outcome: null };
  const open = question.filter((one) => !own.includes(one));
  if (draw > 1 - manner.asks && open.length > 0)
    return { shown: random.pick(open), intent: 'ask', done: false, outcome: null };
  return null;
}

/**
 * Once in a talk, after a bid of one figure and one offer: the middle of both, where the purse holds it. Null for none.
 */
function splitDifference(
  input: PracticeInput,
  heard: readonly HeardOffer[],
  { budget }: Purse,
  voice: Random,
): PracticeMove | null {
  const { bluff, middle, bid: bids } = phrasesOf(input.face.language);
  const own = input.history.filter((turn) => turn.role === 'customer').map((turn) => turn.shown);
  const before = own.at(-1) ?? '';
  const [offer] = heard;
  const figures = before.match(/\d[\d,.]*/g) ?? [];
  const bidBefore = figures.length === 1 && !bluff.includes(before) && bids.length > 0 ? lastBid(input) : 0;
  if (!offer || heard.length > 1 || bidBefore <= 0 || own.some((shown) => middle.includes(shown))) return null;
  const price = (offer.price + bidBefore) / 2;
  if (price > budget || price <= bidBefore || !voice.chance(SPLITS)) return null;
  return { shown: voice.pick(middle), intent: 'offer', done: false, outcome: null };
}

/** The bid of a round: never above the budget, never below the last bid, rounded down to the price step. */
function bidAt(face: PublicFace, manner: Manner, budget: number, round: number, before: number): number {
  const progress = Math.min(1, (round - 1) / Math.max(1, manner.patience - 1));
  const share = manner.opening + (1 - manner.opening) * CONCESSIONS[manner.concedes](progress);
  const cap = Math.min(budget, face.list_price);
  return roundDown(face, Math.max(Math.min(cap, before), cap * share));
}

function bid(
  input: MannerInput,
  purse: Purse,
  manner: Manner,
  { price, round, last }: { price: number; round: number; last: boolean },
): PracticeMove {
  const { face, style, history } = input;
  const phrases = phrasesOf(face.language);
  const first = !history.some((turn) => turn.role === 'customer' && /\d/.test(turn.shown));
  const favourite = manner.wantsTerms && round % 3 === 2 && !last ? favouriteOption(face, purse) : null;
  const inAll = !last && favourite === null && !first && face.quantity.max > 1 && round % 4 === 0;
  const template = turned(
    inAll ? phrases.total : last ? phrases.lastBid : favourite ? phrases.bidWith : phrases.bid,
    round,
    input,
  );
  const quantity = first ? orderWords(face, purse.quantity) : '';
  const returns = phrases.bluff.includes(history.filter((turn) => turn.role === 'customer').at(-1)?.shown ?? '');
  const manners = round > 1 && !last ? turned(FLAVOURS[face.language][style], round, input) : '';
  const flavour = returns ? turned(phrases.back, round, input) : manners;
  const shown =
    flavour +
    quantity +
    template
      .replace('{price}', spokenPrice(face, price))
      .replace('{option}', favourite ?? '')
      .replace('{total}', spokenTotal(face, price * purse.quantity))
      .replace('{count}', String(purse.quantity))
      .replace('{unit}', unitOf(face, purse.quantity));
  return { shown, intent: 'offer', done: false, outcome: null };
}
