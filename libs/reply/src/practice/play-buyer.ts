import type { Intent } from '@svc/language';
import { createRandom, type Random } from '@svc/numerics';
import { priceDecimals } from '@svc/policy-rules';
import { FLAVOURS, phrasesOf } from './phrases.js';
import type { PublicFace } from './public-face.js';
import { bestOffer, favouriteOption, openPurse, type Purse } from './purse.js';
import type { HeardOffer } from './read-seller.js';
import { readingsOf } from './readings.js';
import { spokenPrice, spokenTotal, unitOf } from './spoken.js';
import { CONCESSIONS, MANNERS, type BuyerStyle, type Manner } from './styles.js';

/** How often a buyer who can proposes the middle. */
const SPLITS = 0.3;

/** One message of the talk so far. */
export interface PracticeTurn {
  role: 'customer' | 'seller';
  shown: string;
}

/** What the practice buyer knows: what any buyer would, and its own purse. */
export interface PracticeInput {
  face: PublicFace;
  /** The talk so far, oldest first. */
  history: readonly PracticeTurn[];
  style: BuyerStyle;
  /** The most it pays a unit, in currency units; null for one of its own making. */
  budget: number | null;
  /** Another seed is another buyer. Default 0. */
  seed?: number | string;
}

/** The practice buyer's next message. */
export interface PracticeMove {
  shown: string;
  intent: Intent;
  /** Whether the buyer is finished. */
  done: boolean;
  outcome: 'deal' | 'walked' | null;
}

/**
 * The next message of a simulated buyer. Deterministic: equal input, equal message. It knows only the public face
 * of the policy and what was shown, never pays above its budget, and ends by a yes or by leaving.
 */
export function playBuyer(input: PracticeInput): PracticeMove {
  const { face, history, style } = input;
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

/** Down to three significant digits as people name prices, or to the price step where that is coarser. */
function roundDown(face: PublicFace, price: number): number {
  let scale = 1;
  for (let decimals = priceDecimals(face); decimals > 0 && price * scale < 100; decimals -= 1) scale *= 10;
  let step = 1;
  while (price * scale >= 1000 * step * 10) step *= 10;
  return (Math.floor((price * scale + 1e-9) / step) * step) / scale;
}

/** The highest price that the buyer has bid so far, a middle among them; 0 before the first bid. */
function lastBid({ face, history }: PracticeInput): number {
  const readings = readingsOf(face);
  const { middle } = phrasesOf(face.language);
  let [highest, theirs] = [0, 0];
  for (const { role, shown } of history) {
    if (role === 'seller') theirs = readings.offersIn(shown)[0]?.price ?? theirs;
    else if (middle.some((words) => shown.includes(words))) highest = Math.max(highest, (highest + theirs) / 2);
    else highest = Math.max(highest, readings.bidIn(shown) ?? 0);
  }
  return highest;
}

function accept({ face }: PracticeInput, index: number, count: number, voice: Random): PracticeMove {
  const phrases = phrasesOf(face.language);
  const template = count > 1 ? voice.pick(phrases.acceptChoice) : voice.pick(phrases.accept);
  const shown = template.replace('{letter}', 'ABC'[index] ?? 'A').replace('{ordinal}', '一二三'[index] ?? '一');
  return { shown, intent: 'accept', done: true, outcome: 'deal' };
}

/** One of several phrases, another one every round, so that nobody says the same thing twice in a row. */
function turned(phrases: readonly string[], round: number, { seed }: PracticeInput): string {
  return phrases[(round + createRandom(`${seed ?? 0}/turned`).integer(phrases.length)) % phrases.length] ?? '';
}

function bid(
  input: PracticeInput,
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
  const quantity =
    first && face.quantity.max > face.quantity.min
      ? phrases.quantity.replace('{count}', String(purse.quantity)).replace('{unit}', unitOf(face, purse.quantity))
      : '';
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
