import type { TurnRequest } from '@svc/negotiation-math';
import type { Random } from '@svc/numerics';

/** How the offers of a history follow each other. */
const SHAPES = ['rising', 'falling', 'draws', 'close', 'held', 'far'] as const;

/** A haggle with prices in cents and at least a hundred dollars between walk-away price and target. */
export function drawTurn(random: Random): TurnRequest {
  const side = random.next() < 0.5 ? 'sell' : 'buy';
  const room = cents(100 * Math.exp(random.next() * Math.log(100)));
  const low = cents(room * (0.2 + 3 * random.next()));
  const [walkAway, target] = side === 'sell' ? [low, cents(low + room)] : [cents(low + room), low];
  const priceAt = (share: number): number => Math.max(0, cents(walkAway + share * (target - walkAway)));
  const theirs = history(random, Math.floor(9 * random.next())).map(priceAt);
  const mine = ownAsks(random, Math.floor(7 * random.next())).map(priceAt);
  return {
    side,
    walk_away: walkAway,
    target,
    counterparty_offers: theirs,
    ...(random.next() < 0.2 ? {} : { my_previous_offers: mine }),
    rounds_left: random.next() < 0.25 ? 1 : 1 + Math.floor(20 * random.next() ** 2),
  };
}

/** The same with one price a cent higher or lower; null where there is none. */
export function moveOnePrice(turn: TurnRequest, random: Random): TurnRequest | null {
  const moved = structuredClone(turn);
  const histories = [moved.counterparty_offers ?? [], moved.my_previous_offers ?? []].filter((prices) => prices.length);
  const prices = histories[Math.floor(histories.length * random.next())];
  if (prices === undefined) return null;
  const place = random.next() < 0.5 ? prices.length - 1 : Math.floor(prices.length * random.next());
  prices[place] = Math.max(0, cents((prices[place] ?? 0) + (random.next() < 0.5 ? 0.01 : -0.01)));
  return moved;
}

/** Shares of the room, from a whole room beyond the walk-away price to a little above the target. */
function history(random: Random, length: number): number[] {
  const shape = SHAPES[Math.floor(SHAPES.length * random.next())];
  const draw = (): number => 1.3 * random.next() - 0.3;
  const draws = Array.from({ length }, draw);
  const centre = draw();
  switch (shape) {
    case 'rising':
      return draws.sort((one, other) => one - other);
    case 'falling':
      return draws.sort((one, other) => other - one);
    case 'close':
      return draws.map((share) => centre + share / 50);
    case 'held':
      return draws.map((share, index) => (random.next() < 0.7 && index > 0 ? centre : share));
    case 'far':
      return draws.map((share) => 2 * share - 1);
    default:
      return draws;
  }
}

function ownAsks(random: Random, length: number): number[] {
  const asks = Array.from({ length }, () => random.next() * 1.1);
  return random.next() < 0.8 ? asks.sort((one, other) => other - one) : asks;
}

function cents(amount: number): number {
  return Math.round(100 * amount) / 100;
}
