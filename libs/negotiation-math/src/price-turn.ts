import { buyNextOffer } from './buy-next-offer.js';
import { DEFAULT_TUNABLES, type Tunables } from './price/tunables.js';
import { MAX_DEADLINE_ROUNDS } from './price/read-price.js';
import { sellNextOffer } from './sell-next-offer.js';
import { judgeFit, type TurnFit } from './turn/judge-fit.js';
import { readTurn, type PriceTurn } from './turn/read-turn.js';
import { roundPrice } from './turn/round-price.js';
import { scaleOf, type PriceScale } from './turn/price-scale.js';
import { writeMessage } from './turn/write-message.js';
import type { TurnRequest } from './turn/turn-request.js';

/** On the last turn, a side that would have to move more than so many times as far again as it has in all is left. */
const REACH = 2;

/** What to do now. */
export interface TurnAdvice {
  /** `counter`: send the message with the recommended price. `accept`: take the other side's last price. `walk`: no acceptable price is in reach. */
  action: 'counter' | 'accept' | 'walk';
  /** Dollars; never beyond `walk_away`. The other side's last price where it is to be accepted; `walk_away` where the caller should walk. */
  recommended_price: number;
  /** Ready to send. It names the item, the recommended price and the other side's last one, nothing else. */
  message: string;
  fit: TurnFit;
  /** Dollars: the certain price that is worth as much as going on from here, where no deal counts as `walk_away`. Between `walk_away` and the better of `target` and the accepted price. */
  expected_settlement: number;
}

/**
 * Recommends the next price of a haggle over one price, or to accept, or to walk. The thinking is that of {@link sellNextOffer} and {@link buyNextOffer} on the scale of
 * utility from the worst price that matters to the target.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example negotiateTurn({ side: 'sell', walk_away: 700, target: 1000, counterparty_offers: [650] }).action // 'counter'
 */
export function negotiateTurn(request: TurnRequest, tunables: Tunables = DEFAULT_TUNABLES): TurnAdvice {
  const turn = readTurn(request);
  const { side, walkAway, theirs, item } = turn;
  const fit = judgeFit(turn);
  const standing = theirs.at(-1) ?? null;
  const advise = (action: TurnAdvice['action'], price: number, expected: number): TurnAdvice => ({
    action, recommended_price: price, message: writeMessage({ action, price, standing, item, isLast: turn.roundsLeft === 1 }), fit, expected_settlement: expected,
  });

  const { price, worth, accepts } = turn.target === walkAway ? atOnePrice(turn) : askEngine(turn, tunables);
  if (standing !== null && isAcceptable(turn, standing) && (accepts || !isBetter(side, price, standing))) return advise('accept', standing, standing);
  if (isOutOfReach(turn)) return advise('walk', walkAway, walkAway);
  return advise('counter', price, worth);
}

/** What the engine recommends, in dollars. */
interface EnginePrice {
  readonly price: number;
  /** The certain price that is worth as much as going on. */
  readonly worth: number;
  readonly accepts: boolean;
}

function askEngine(turn: PriceTurn, tunables: Tunables): EnginePrice {
  const scale = scaleOf(turn);
  const { offer, payoff, standing } = nextOffer(turn, scale, tunables);
  const { walkAway, target, mine } = turn;
  const last = mine.at(-1);
  const most = last !== undefined && isAcceptable(turn, last) && isBetter(turn.side, target, last) ? last : target;
  return {
    price: roundPrice(scale.priceOf(offer), turn, { least: walkAway, most }),
    worth: roundPrice(scale.priceOf(scale.reservation + payoff), turn, { least: walkAway, most: target, exactly: true }),
    accepts: standing !== undefined && offer <= standing,
  };
}

/** The engine's answer in utility. A dollar haggle has no market prior, so the buyer's side goes without defenses. */
function nextOffer({ side, theirs, mine, roundsLeft }: PriceTurn, { reservation, utilityOf }: PriceScale, tunables: Tunables): { offer: number; payoff: number; standing: number | undefined } {
  const offers = theirs.map(utilityOf);
  const situation = { my_reservation: reservation, my_offer_history: mine.map(utilityOf), deadline_rounds: Math.min(roundsLeft, MAX_DEADLINE_ROUNDS) };
  const { recommended_offer, expected_payoff } = side === 'sell'
    ? sellNextOffer({ ...situation, opponent_offer_history: offers }, tunables)
    : buyNextOffer({ ...situation, seller_offer_history: offers, defenses: [] }, tunables);
  return { offer: recommended_offer, payoff: expected_payoff, standing: offers.at(-1) };
}

/** Target and walk-away price are one: there is one price to say, and any as good is accepted. */
function atOnePrice({ walkAway }: PriceTurn): EnginePrice {
  return { price: walkAway, worth: walkAway, accepts: true };
}

/** Whether a price is strictly better for the side than another. */
function isBetter(side: PriceTurn['side'], price: number, than: number): boolean {
  return side === 'sell' ? price > than : price < than;
}

function isAcceptable({ side, walkAway }: Pick<PriceTurn, 'side' | 'walkAway'>, price: number): boolean {
  return !isBetter(side, walkAway, price);
}

/** On the last turn: that the other side is further from the worst acceptable price than {@link REACH} times all that it has moved, from its first price to its last. */
function isOutOfReach({ side, walkAway, theirs, roundsLeft }: PriceTurn): boolean {
  const [first, last] = [theirs[0], theirs.at(-1)];
  if (roundsLeft > 1 || theirs.length < 2 || first === undefined || last === undefined || isAcceptable({ side, walkAway }, last)) return false;
  return Math.abs(walkAway - last) > REACH * Math.max(0, side === 'sell' ? last - first : first - last);
}
