import type { BuyNextOfferRequest, SellNextOfferRequest } from '@svc/negotiation-math';
import type { Random } from '@svc/numerics';

/** A request for a next offer of either side, with priors and defenses or without. */
export type NextOfferCall =
  | { readonly side: 'sell'; readonly request: SellNextOfferRequest }
  | { readonly side: 'buy'; readonly request: BuyNextOfferRequest };

/** How the offers of a history follow each other. */
const SHAPES = ['rising', 'even', 'falling', 'draws', 'close', 'held'] as const;

/**
 * A negotiation in utility, in any of its states: silent, bargaining, lagging, a stream, a peer; the last round in one
 * of four.
 */
export function drawCall(random: Random): NextOfferCall {
  const opponent = history(random, Math.floor(8 * random.next()));
  const mine = asks(random, random.next() < 0.7 ? opponent.length - Math.floor(2 * random.next()) : 0);
  const request = {
    my_reservation: share(0.7 * random.next()),
    my_offer_history: mine,
    deadline_rounds: random.next() < 0.25 ? 1 : 1 + Math.floor(16 * random.next() ** 2),
    ...(random.next() < 0.5 ? {} : { frontier_knob: share(random.next()) }),
    ...(random.next() < 0.1 ? { peer_mode: true } : {}),
  };
  if (random.next() < 0.5) {
    const prior = random.next() < 0.2 ? { mu: -1.5 + 1.2 * random.next(), sigma: 0.2 + 0.6 * random.next() } : null;
    return { side: 'sell', request: { ...request, opponent_offer_history: opponent, buyer_wtp_prior: prior } };
  }
  const market =
    random.next() < 0.3 ? { mu: share(0.2 + 0.5 * random.next()), sigma: 0.05 + 0.15 * random.next() } : null;
  return {
    side: 'buy',
    request: { ...request, seller_offer_history: opponent, ...(market === null ? {} : { market_prior: market }) },
  };
}

/** The other side's offers, of a call of either side. */
export function offersOf(call: NextOfferCall): readonly number[] {
  return (call.side === 'sell' ? call.request.opponent_offer_history : call.request.seller_offer_history) ?? [];
}

/** Whether a prior of this seller or buyer is given. */
export function hasPrior(call: NextOfferCall): boolean {
  return call.side === 'sell'
    ? (call.request.buyer_wtp_prior ?? null) !== null
    : (call.request.market_prior ?? null) !== null;
}

/** The same call with other members. */
export function change(call: NextOfferCall, members: object): NextOfferCall {
  return { ...call, request: { ...call.request, ...members } } as NextOfferCall;
}

/** The same call with another last offer of the other side. */
export function changeLastOffer(call: NextOfferCall, offer: number): NextOfferCall {
  const offers = [...offersOf(call).slice(0, -1), offer];
  return change(call, call.side === 'sell' ? { opponent_offer_history: offers } : { seller_offer_history: offers });
}

function history(random: Random, length: number): number[] {
  const shape = SHAPES[Math.floor(SHAPES.length * random.next())];
  const draws = Array.from({ length }, () => share(random.next()));
  const [start, step] = [0.5 * random.next(), 0.08 * random.next()];
  switch (shape) {
    case 'rising':
      return draws.sort((one, other) => one - other);
    case 'even':
      return draws.map((_, index) => share(Math.min(1, start + step * index)));
    case 'falling':
      return draws.sort((one, other) => other - one);
    case 'close':
      return draws.map((draw) => share(start + draw / 20));
    case 'held':
      return draws.map((draw, index) => (index > 0 && random.next() < 0.7 ? (draws[0] as number) : draw));
    default:
      return draws;
  }
}

function asks(random: Random, length: number): number[] {
  const drawn = Array.from({ length: Math.max(0, length) }, () => share(0.4 + 0.6 * random.next()));
  return drawn.sort((one, other) => other - one);
}

function share(value: number): number {
  return Math.round(1000 * value) / 1000;
}
