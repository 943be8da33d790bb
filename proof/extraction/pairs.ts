import { createRandom, type Random } from '@svc/numerics';
import { completeTerms, lowestPrice, type Policy } from '@svc/policy-rules';
import { curvePrice, curveRules, packagePrices } from '@svc/reply';
import { emptyFinding, note, type Finding } from './finding.js';
import { ATTACKED } from './policies.js';
import { Conversation, NOW_MILLIS, type Decide, type Meaning } from './talk.js';

/** A talk up to the bid, the two bids, and what is said after them. */
interface Pair {
  policy: Policy;
  before: Meaning[];
  /** What stands beside the bid in its message. */
  beside: Meaning;
  low: number;
  high: number;
  after: Meaning[];
}

/**
 * A bid either side of the floor, at any point of a talk: after some moves, at goodbye, after the last price, with
 * terms, where bids are passed on and where not. Everything that a buyer sees has to be the same but for the bid's own
 * figure, and so has what is remembered: kind, words, length, offers, menu, rule.
 */
export function runPairs({ count, seed }: { count: number; seed: string }, decide: Decide): Finding {
  const finding = emptyFinding('pairs');
  const random = createRandom(`${seed}/pairs`);
  while (finding.tried < count) {
    const pair = drawPair(random);
    if (pair === null) continue;
    finding.tried += 1;
    const [low, high] = [seenAt(pair, pair.low, decide), seenAt(pair, pair.high, decide)];
    const at = low.findIndex((one, index) => one !== high[index]);
    if (at >= 0)
      note(finding, `${pair.policy.name}, ${pair.low} and ${pair.high}, ${said(pair)}:\n  ${low[at]}\n  ${high[at]}`);
  }
  finding.measured = 'bids either side of the floor';
  return finding;
}

const said = ({ before, beside, after }: Pair): string =>
  JSON.stringify([...before, { ...beside, bid: 'BID' }, ...after]);

/**
 * A random pair; null where there is no room below the reserve of its package, or where anything lies between the two
 * that is told to buyers: a bid before, or a price of this package or of one that a menu may hold.
 */
function drawPair(random: Random): Pair | null {
  const drawn = random.pick(ATTACKED);
  const policy = { ...drawn, manner: { ...drawn.manner, pass_on: random.chance(0.5) } };
  const before = Array.from({ length: random.integer(5) }, () => drawMove(policy, random));
  const terms = random.chance(0.5) ? drawTerms(policy, random) : undefined;
  const wanted = terms ?? before.findLast((one) => one.terms !== undefined)?.terms ?? {};
  const order = { quantity: policy.quantity?.min ?? 1, terms: completeTerms(policy, wanted) };
  const prices = packagePrices({ policy, context: {}, nowMillis: NOW_MILLIS }, order);
  if (typeof prices === 'string') return null;
  const floor = lowestPrice(policy, order, {}) ?? policy.floor_price;
  const room = Math.min(prices.reserve - floor, policy.list_price * 0.01 * random.next());
  if (prices.reserve - floor < 0.02) return null;
  const low = cents(floor - 0.01 - random.next() * room);
  const high = cents(Math.min(prices.reserve - 0.01, floor + random.next() * room));
  const bids = before.flatMap(({ bid }) => bid ?? []);
  if (told(policy, order.quantity, bids).some((edge) => edge >= low - 1e-9 && edge <= high + 1e-9)) return null;
  const atGoodbye = random.chance(0.25);
  const beside: Meaning = { ...(terms && { terms }), ...(atGoodbye && { goodbye: true }) };
  return { policy, before, beside, low, high, after: drawAfter(random) };
}

/** Every figure of which it is no secret on which side a bid lies: bids before, and prices of every package. */
function told(policy: Policy, quantity: number, bids: readonly number[]): number[] {
  const next = policy.quantity?.breaks?.find(({ from }) => from > quantity)?.from;
  const orders = everyTerms(policy).flatMap((terms) =>
    [quantity, ...(next === undefined ? [] : [next])].map((count) => ({ quantity: count, terms })),
  );
  return orders.flatMap((order) => {
    const prices = packagePrices({ policy, context: {}, nowMillis: NOW_MILLIS }, order);
    if (typeof prices === 'string') return [];
    const { list, reserve } = prices;
    const wishes = [1, 2, 3].map((count) => Array.from({ length: count }, () => ({ bid: null, wish: true })));
    const counters = wishes.map((moves) => curvePrice(prices, moves, curveRules(policy)).price);
    return [list, reserve, list / 2, ...counters, ...bids, ...bids.map((bid) => bid + list / 100)];
  });
}

/** Every way to settle all terms: a menu may hold any two choices, and what was asked for. */
const everyTerms = (policy: Policy): Record<string, string>[] =>
  (policy.terms ?? []).reduce<Record<string, string>[]>(
    (all, term) => all.flatMap((terms) => term.options.map(({ id }) => ({ ...terms, [term.id]: id }))),
    [{}],
  );

const cents = (amount: number): number => Math.round(amount * 100) / 100;

function drawTerms(policy: Policy, random: Random): Record<string, string> {
  return Object.fromEntries((policy.terms ?? []).map((term) => [term.id, random.pick(term.options).id]));
}

/** A bid below, a wish, a complaint, a goodbye or other terms. */
function drawMove(policy: Policy, random: Random): Meaning {
  return random.pick<() => Meaning>([
    () => ({ bid: cents(policy.list_price * (0.4 + 0.5 * random.next())) }),
    () => ({ wish: true }),
    () => ({ complains: true }),
    () => ({ goodbye: true }),
    () => ({ options: true }),
    () => ({ terms: drawTerms(policy, random) }),
  ])();
}

const AFTER: readonly Meaning[] = [
  { goodbye: true },
  { wish: true },
  { complains: true },
  { options: true },
  { yes: 1 },
];

/** What is said after the bid; the bid again is meant where a bid of 0 stands. */
const drawAfter = (random: Random): Meaning[] =>
  Array.from({ length: 1 + random.integer(3) }, () => (random.chance(0.3) ? { bid: 0 } : random.pick(AFTER)));

/** Everything that is seen from the bid on, one text for each reply, with the bid's own figure taken out. */
function seenAt({ policy, before, beside, after, low, high }: Pair, bid: number, decide: Decide): string[] {
  const talk = new Conversation(policy, decide);
  for (const meaning of before) talk.say(meaning);
  // Another package of a menu may be had at the bid: its total is the bid's figure as well.
  const counts = [1, policy.quantity?.min ?? 1, ...(policy.quantity?.breaks ?? []).map(({ from }) => from)];
  const figures = [low, high].flatMap((one) => counts.map((count) => cents(one * count)));
  // What is remembered is sealed: its length must tell nothing either.
  const messages = [{ ...beside, bid }, ...after.map((one) => (one.bid === 0 ? { bid } : one))];
  return messages.map((meaning) => {
    const heard = talk.say(meaning);
    return withoutBids(JSON.stringify([heard, heard && talk.memory]), figures);
  });
}

/**
 * A text in which the figures of both bids stand as BID, however they are written: either may be a price of the table
 * as well.
 */
function withoutBids(text: string, bids: readonly number[]): string {
  const figure = bids.flatMap(written).map((one) => one.replaceAll('.', '\\.'));
  return text.replaceAll(new RegExp(`(?<![\\w.,])(?:${figure.join('|')})(?!\\w|[.,]\\d)`, 'g'), 'BID');
}

function written(bid: number): string[] {
  const [whole = '', cents = ''] = bid.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return [`${grouped}.${cents}`, `${whole}.${cents}`, ...(cents === '00' ? [grouped] : []), String(bid)];
}
