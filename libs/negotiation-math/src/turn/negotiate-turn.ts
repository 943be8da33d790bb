import { MAX_DEADLINE_ROUNDS, type TURN_ACTIONS } from '../limits.js';
import { roundFigure } from '@svc/numerics';
import { buyNextOffer } from '../next-offer/buy-next-offer.js';
import { DEFAULT_TUNABLES, type Tunables } from '../next-offer/tunables.js';
import { sellNextOffer } from '../next-offer/sell-next-offer.js';
import { judgeFit, type TurnFit } from './judge-fit.js';
import { chanceOfAsk, confidenceOf, foresee, inReach, type Outlook } from './outlook.js';
import { readTurn, type PriceTurn } from './read-turn.js';
import { roundPrice } from './round-price.js';
import { scaleOf, type PriceScale } from './price-scale.js';
import { writeMessage } from './write-message.js';
import { writeRationale } from './write-rationale.js';
import type { TurnRequest } from './turn-request.js';

/** What to do now. */
export interface TurnAdvice {
  /**
   * `counter`: send the message with the recommended price. `accept`: take the other side's last price. `walk`: no
   * acceptable price is in reach.
   */
  action: (typeof TURN_ACTIONS)[number];
  /**
   * Dollars; never beyond `walk_away`. The other side's last price where it is to be accepted; `walk_away` where the
   * caller should walk.
   */
  recommended_price: number;
  /** Ready to send. It names the item, the recommended price and the other side's last one, nothing else. */
  message: string;
  fit: TurnFit;
  /** Why, in sentences for the caller alone: it may name `walk_away`. */
  rationale: string;
  /**
   * The chance that the other side takes the recommended price now, 0..1; 1 where its own price is accepted, 0 where
   * the caller should walk.
   */
  acceptance_probability: number;
  /**
   * How narrowly the other side's limit is known, 0..1: 1 less the part of the room from its last offer (or
   * `walk_away`) to the least price that it has refused (or `target`), times the chance that its prices do not just
   * come and go. 1 where its price is accepted.
   */
  confidence: number;
  /**
   * Dollars: the certain price that is worth as much as going on from here, where no deal counts as `walk_away`.
   * Between `walk_away` and the better of `target` and the accepted price.
   */
  expected_settlement: number;
}

/**
 * Recommends the next price of a haggle over one price, or to accept, or to walk. The thinking is that of {@link
 * sellNextOffer} and {@link buyNextOffer} on the scale of utility from the worst price that matters to the target.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example
 * const sale = { side: 'sell', walk_away: 700, target: 1000 };
 * negotiateTurn({ ...sale, counterparty_offers: [650] }).action // 'counter'
 */
export function negotiateTurn(request: TurnRequest, tunables: Tunables = DEFAULT_TUNABLES): TurnAdvice {
  const turn = readTurn(request);
  const { side, walkAway, theirs, item } = turn;
  const fit = judgeFit(turn);
  const standing = theirs.at(-1) ?? null;
  // Target and walk-away price are one: there is one price to say, and any as good is accepted.
  const onePrice = { price: walkAway, worth: walkAway, accepts: true, outlook: null };
  const { price, worth, accepts, outlook } = turn.target === walkAway ? onePrice : askEngine(turn, tunables);
  const advise = (action: TurnAdvice['action'], recommended: number, expected: number): TurnAdvice => ({
    action,
    recommended_price: recommended,
    message: writeMessage({ action, price: recommended, standing, item, isLast: turn.roundsLeft === 1 }),
    fit,
    rationale: writeRationale(turn, { action, price: recommended, expected, outlook }),
    ...certaintyOf(turn, action, recommended, outlook),
    expected_settlement: expected,
  });
  if (standing !== null && isAcceptable(turn, standing) && (accepts || !isBetter(side, price, standing)))
    return advise('accept', standing, standing);
  if (isOutOfReach(turn)) return advise('walk', walkAway, walkAway);
  return advise('counter', price, worth);
}

/** What the engine recommends, in dollars. */
interface EnginePrice {
  readonly price: number;
  /** The certain price that is worth as much as going on. */
  readonly worth: number;
  readonly accepts: boolean;
  /** Null where target and walk-away price are one. */
  readonly outlook: Outlook | null;
}

function certaintyOf(
  { walkAway, target }: PriceTurn,
  action: TurnAdvice['action'],
  price: number,
  outlook: Outlook | null,
): Pick<TurnAdvice, 'acceptance_probability' | 'confidence'> {
  if (action === 'accept') return { acceptance_probability: 1, confidence: 1 };
  if (outlook === null) return { acceptance_probability: 0, confidence: 0 };
  const ask = (price - walkAway) / (target - walkAway);
  return {
    acceptance_probability: action === 'walk' ? 0 : roundFigure(chanceOfAsk(outlook, ask)),
    confidence: roundFigure(confidenceOf(outlook)),
  };
}

/**
 * The engine's price, held to the outlook: nothing is accepted, and nothing asked, that is worth less than going on.
 */
function askEngine(turn: PriceTurn, tunables: Tunables): EnginePrice {
  const scale = scaleOf(turn);
  const { offer, standing } = nextOffer(turn, scale, tunables);
  const { side, walkAway, target, mine, theirs } = turn;
  const outlook = foresee(turn, scale, tunables);
  const within = (price: number): number =>
    Math.min(Math.max(walkAway, target), Math.max(Math.min(walkAway, target), price));
  const most = within(mine.at(-1) ?? target);
  const onTable = theirs.at(-1) ?? walkAway;
  const certain = walkAway + outlook.worth * (target - walkAway);
  const going = isBetter(side, most, certain) ? certain : most;
  const worth = isBetter(side, onTable, going) ? onTable : going;
  const asked = scale.priceOf(offer);
  return {
    price: roundPrice(isBetter(side, worth, asked) ? worth : asked, turn, { least: worth, most }),
    worth: roundPrice(worth, turn, { least: walkAway, most: target, exactly: true }),
    accepts: standing !== undefined && offer <= standing && worth === onTable,
    outlook,
  };
}

/** The engine's answer in utility. A dollar haggle has no market prior, so the buyer's side goes without defenses. */
function nextOffer(
  { side, theirs, mine, roundsLeft }: PriceTurn,
  { reservation, utilityOf }: PriceScale,
  tunables: Tunables,
): { offer: number; standing: number | undefined } {
  const offers = theirs.map(utilityOf);
  const situation = {
    my_reservation: reservation,
    my_offer_history: mine.map(utilityOf),
    deadline_rounds: Math.min(roundsLeft, MAX_DEADLINE_ROUNDS),
  };
  const { recommended_offer } =
    side === 'sell'
      ? sellNextOffer({ ...situation, opponent_offer_history: offers }, tunables)
      : buyNextOffer({ ...situation, seller_offer_history: offers, defenses: ['focal_commitment'] }, tunables);
  return { offer: recommended_offer, standing: offers.at(-1) };
}

/** Whether a price is strictly better for the side than another. */
function isBetter(side: PriceTurn['side'], price: number, than: number): boolean {
  return side === 'sell' ? price > than : price < than;
}

function isAcceptable({ side, walkAway }: Pick<PriceTurn, 'side' | 'walkAway'>, price: number): boolean {
  return !isBetter(side, walkAway, price);
}

/**
 * On the last turn: that the other side is further from the worst acceptable price than {@link REACH} times all that it
 * has moved, from its first price to its last.
 */
function isOutOfReach(turn: PriceTurn): boolean {
  const last = turn.theirs.at(-1);
  return turn.roundsLeft === 1 && last !== undefined && !isAcceptable(turn, last) && inReach(turn) === 0;
}
