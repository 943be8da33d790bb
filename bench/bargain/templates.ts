import type { Intent, MessageReading } from '@svc/language';
import { createRandom } from '@svc/numerics';
import { TEMPLATES } from '@svc/policy-compiler';
import { netPerUnit, type Offer, type Policy } from '@svc/policy-rules';
import { decideReply, packagePrices, standingOf, type PackagePrices, type ReplyMemory } from '@svc/reply';
import { NOW_MILLIS } from './sellers.js';
import { drawTastes, favouriteTerms, valueOf, type Tastes } from './tastes.js';

/** What the buyers of one template come to. Earned: net above the floor as a share of the range, 0 without a deal. */
export interface TemplateRow {
  template: string;
  played: Played;
  /** The same where every bid is also a plain wish for less, so that each is a move, however small. */
  wishing: Played;
  /** Any mechanism that knew every buyer: who has a package within its reserve buys it at all that it is worth. */
  bound: { deals: number; earned: number };
  /** The packages that most buyers could have, all shown at their reserve; each buyer takes the one they like best. */
  shown: { packages: number; deals: number; earned: number }[];
}

/** What was reached. */
export interface Played {
  /** Share of negotiations that end in a deal. */
  deals: number;
  earned: number;
  /** Mean surplus of the buyers in the same measure. */
  surplus: number;
}

/** The templates that are worked by hand stand first. */
const WORKED = 3;
/** Three to a reply: in one reply, in three, in nine. */
const SHOWN = [3, 9, 27] as const;

/** Every template with the same seeded buyers; equal settings give equal rows. */
export function templateRows({ count, seed }: { count: number; seed: string }): TemplateRow[] {
  return TEMPLATES.slice(0, WORKED).map(({ id, policy }) => {
    const buyers = Array.from({ length: count }, (_, index) =>
      drawTastes(policy, createRandom(`${seed}/${id}/${index}`)),
    );
    const options = buyers.map((tastes) => packagesFor(policy, tastes));
    return {
      template: id,
      played: playAll(policy, buyers, false),
      wishing: playAll(policy, buyers, true),
      bound: {
        deals: share(options, (one) => (one.length > 0 ? 1 : 0)),
        earned: share(options, (one) => Math.max(0, ...one.map(({ most }) => most))),
      },
      shown: shownRows(options),
    };
  });
}

const share = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length;

function playAll(policy: Policy, buyers: readonly Tastes[], wishes: boolean): Played {
  const played = buyers.map((tastes) => negotiate(policy, tastes, wishes));
  return {
    deals: share(played, (one) => (one === null ? 0 : 1)),
    earned: share(played, (one) => one?.earned ?? 0),
    surplus: share(played, (one) => one?.surplus ?? 0),
  };
}

const rangeOf = ({ list_price, floor_price }: Policy): number => list_price - floor_price;

/**
 * One negotiation: the buyer names their favourite terms and a count, bids towards what that is worth to them, and
 * takes what leaves them a share of the range that shrinks. Null without a deal.
 */
function negotiate(policy: Policy, tastes: Tastes, wishes: boolean): { earned: number; surplus: number } | null {
  const rounds = policy.manner?.max_rounds ?? 8;
  const favourite = favouriteTerms(policy, tastes);
  let memory: ReplyMemory | null = null;
  for (let round = 1; round <= rounds + 1; round += 1) {
    const kept = (tastes.margin * rangeOf(policy) * Math.max(0, rounds - round)) / rounds;
    const decision = decideReply({
      policy,
      policyHash: policy.name,
      reading: nextReading(policy, { tastes, memory, round, kept, favourite, wishes }),
      memory,
      engine: null,
      flags: null,
      stock: (policy.inventory?.bind ?? []).map((bind) => ({ ...bind.match, status: 'available' })),
      nowMillis: NOW_MILLIS,
    });
    if (!decision.ok) throw new Error(decision.message);
    if (decision.deal) return outcomeOf(policy, tastes, decision.deal.offer);
    if (decision.done) return null;
    memory = decision.memory;
  }
  return null;
}

const outcomeOf = (policy: Policy, tastes: Tastes, offer: Offer): { earned: number; surplus: number } => ({
  earned: (netPerUnit(policy, offer) - policy.floor_price) / rangeOf(policy),
  surplus: (valueOf(tastes, offer) - offer.price) / rangeOf(policy),
});

interface Round {
  tastes: Tastes;
  memory: ReplyMemory | null;
  round: number;
  /** What the buyer wants to keep in this round, in money. */
  kept: number;
  favourite: Record<string, string>;
  /** Whether they wish for less beside each bid. */
  wishes: boolean;
}

/** A yes to the best of the table where it leaves enough, else a bid for the favourite terms. */
function nextReading(policy: Policy, { tastes, memory, round, kept, favourite, wishes }: Round): MessageReading {
  const surpluses = standingOf(policy, memory).offers.map((offer) => valueOf(tastes, offer) - offer.price);
  const best = Math.max(...surpluses, -Infinity);
  if (best >= 0.25 * kept) return reading('accept', {}, { choice: surpluses.indexOf(best) + 1 });
  const bid = Math.max(0, Math.min(policy.list_price, valueOf(tastes, { terms: favourite }) - kept));
  const price = Math.floor(bid * 1000) / 1000;
  return reading(
    'offer',
    { ...(round === 1 ? favourite : {}), quantity: tastes.quantity, price },
    wishes ? { wants_discount: true } : {},
  );
}

const reading = (
  intent: Intent,
  named: Record<string, string | number>,
  facts: { choice?: number; wants_discount?: true } = {},
): MessageReading => ({ intent, package: named, refuses: {}, facts: { language: 'en', ...facts }, source: 'builtin' });

/** A package that a buyer could have: what the seller nets at most, and at its reserve. */
interface Reachable {
  key: string;
  most: number;
  atReserve: number;
  surplus: number;
}

/** Every package whose reserve is within what it is worth to a buyer. */
function packagesFor(policy: Policy, tastes: Tastes): Reachable[] {
  const { quantity } = tastes;
  const above = (price: number, terms: Record<string, string>): number =>
    (netPerUnit(policy, { price, quantity, terms }) - policy.floor_price) / rangeOf(policy);
  return everyTerms(policy).flatMap((terms) => {
    const prices = packagePrices({ policy, context: {}, nowMillis: NOW_MILLIS }, { quantity, terms });
    const value = valueOf(tastes, { terms });
    if (!isWithin(prices, value)) return [];
    const { list, reserve } = prices;
    return [
      {
        key: JSON.stringify(terms),
        most: above(Math.min(list, value), terms),
        atReserve: above(reserve, terms),
        surplus: value - reserve,
      },
    ];
  });
}

const isWithin = (prices: PackagePrices | string, value: number): prices is PackagePrices =>
  typeof prices !== 'string' && value >= prices.reserve;

/** Every way to settle all terms. */
const everyTerms = (policy: Policy): Record<string, string>[] =>
  (policy.terms ?? []).reduce<Record<string, string>[]>(
    (all, term) => all.flatMap((terms) => term.options.map(({ id }) => ({ ...terms, [term.id]: id }))),
    [{}],
  );

/** The packages that reach most buyers, one after the other, and what showing them at their reserve comes to. */
function shownRows(buyers: readonly (readonly Reachable[])[]): TemplateRow['shown'] {
  const chosen: string[] = [];
  while (chosen.length < Math.max(...SHOWN)) {
    const gain = new Map<string, number>();
    for (const reachable of buyers.filter((one) => !one.some(({ key }) => chosen.includes(key))))
      for (const { key } of reachable) gain.set(key, (gain.get(key) ?? 0) + 1);
    const [best] = [...gain].sort((one, other) => other[1] - one[1]);
    if (best === undefined) break;
    chosen.push(best[0]);
  }
  return SHOWN.map((packages) => {
    const first = chosen.slice(0, packages);
    const taken = buyers.map((reachable) =>
      reachable.filter(({ key }) => first.includes(key)).reduce<Reachable | null>(betterFor, null),
    );
    return {
      packages,
      deals: share(taken, (one) => (one === null ? 0 : 1)),
      earned: share(taken, (one) => one?.atReserve ?? 0),
    };
  });
}

const betterFor = (best: Reachable | null, one: Reachable): Reachable =>
  best === null || one.surplus > best.surplus ? one : best;
