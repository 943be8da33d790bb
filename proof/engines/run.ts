import type { Intent, MessageReading } from '@svc/language';
import { createRandom, type Random } from '@svc/numerics';
import { TEMPLATES } from '@svc/policy-compiler';
import { netPerUnit, type Offer, type Policy } from '@svc/policy-rules';
import { decideReply, standingOf, type ReplyDecision, type ReplyMemory } from '@svc/reply';

/** The ways to play that are compared. */
export const CONTENDERS = [
  { engine: 'price1', meso: 0 },
  { engine: 'bundle2', meso: 0 },
  { engine: 'bundle2', meso: 3 },
] as const;

/** What one way to play reached on one template. */
export interface EngineRow {
  template: string;
  engine: string;
  meso: number;
  /** Share of negotiations that ended in a deal. */
  deals: number;
  /** Mean net above the floor, as a share of list less floor; 0 where there was no deal. */
  seller: number;
  /** Mean surplus of the buyer in the same measure. */
  buyer: number;
}

/** The templates that are worked by hand stand first. */
const WORKED = 3;

/** A buyer with tastes in money: what each option adds for them, and the price above which they leave. */
interface Tastes {
  reservation: number;
  likes: Map<string, number>;
  margin: number;
  quantity: number;
}

/** Plays every template with every contender against the same seeded buyers; equal settings give equal rows. */
export function compareEngines({ count, seed }: { count: number; seed: number }): EngineRow[] {
  return TEMPLATES.slice(0, WORKED).flatMap(({ id, policy }) =>
    CONTENDERS.map(({ engine, meso }) => {
      const row: EngineRow = { template: id, engine, meso, deals: 0, seller: 0, buyer: 0 };
      for (let index = 0; index < count; index += 1) {
        const outcome = negotiate(
          { ...policy, meso },
          engine,
          drawTastes(policy, createRandom(`${seed}/${id}/${index}`)),
        );
        row.deals += outcome.deal / count;
        row.seller += outcome.seller / count;
        row.buyer += outcome.buyer / count;
      }
      return row;
    }),
  );
}

function drawTastes(policy: Policy, random: Random): Tastes {
  const range = policy.list_price - policy.floor_price;
  const { min, max } = { min: 1, max: 1, ...policy.quantity };
  const quantity = Math.min(max, Math.floor(min * (1 + 9 * random.next() * random.next())));
  const likes = new Map<string, number>();
  for (const term of policy.terms ?? []) {
    for (const option of term.options) {
      const worth = (option.worth ?? 0) / (option.worth_per === 'deal' ? quantity : 1);
      const like = random.chance(0.5) ? -worth * (random.chance(0.5) ? 0.3 : 2.2) : (random.next() - 0.5) * 0.3 * range;
      likes.set(`${term.id}=${option.id}`, option.id === term.default ? 0 : like);
    }
  }
  return {
    reservation: policy.floor_price + range * (random.next() * 1.2 - 0.2),
    likes,
    margin: 0.15 + 0.4 * random.next(),
    quantity,
  };
}

/**
 * One negotiation: the buyer bids towards what the deal is worth to them, and takes what leaves a share of it that
 * shrinks.
 */
function negotiate(policy: Policy, engine: string, tastes: Tastes): { deal: number; seller: number; buyer: number } {
  const range = policy.list_price - policy.floor_price;
  const rounds = policy.manner?.max_rounds ?? 8;
  const value = (offer: Omit<Offer, 'price'>): number =>
    Object.entries(offer.terms).reduce(
      (sum, pair) => sum + (tastes.likes.get(pair.join('=')) ?? 0),
      tastes.reservation,
    );
  const favourite = favouriteTerms(policy, tastes);
  let memory: ReplyMemory | null = null;
  for (let round = 1; round <= rounds + 1; round += 1) {
    const left = Math.max(0, rounds - round) / rounds;
    const standing = standingOf(policy, memory).offers.map((offer) => ({
      offer,
      surplus: value({ ...offer, terms: { ...offer.terms } }) - offer.price,
    }));
    const best = standing.reduce<(typeof standing)[number] | null>(
      (top, one) => (!top || one.surplus > top.surplus ? one : top),
      null,
    );
    const takes = best !== null && best.surplus >= 0.25 * tastes.margin * left * range;
    const bid = Math.max(
      0,
      Math.min(
        policy.list_price,
        value({ quantity: tastes.quantity, terms: favourite }) - tastes.margin * left * range,
      ),
    );
    const message = takes
      ? read('accept', {}, { choice: standing.indexOf(best) + 1 })
      : read('offer', {
          ...(round === 1 ? favourite : {}),
          quantity: tastes.quantity,
          price: Math.floor(bid * 1000) / 1000,
        });
    const decision = reply(policy, message, memory, engine);
    if (decision.deal) {
      const offer = decision.deal.offer;
      return {
        deal: 1,
        seller: (netPerUnit(policy, offer) - policy.floor_price) / range,
        buyer: (value(offer) - offer.price) / range,
      };
    }
    if (decision.done) break;
    memory = decision.memory;
  }
  return { deal: 0, seller: 0, buyer: 0 };
}

function favouriteTerms(policy: Policy, tastes: Tastes): Record<string, string> {
  return Object.fromEntries(
    (policy.terms ?? []).map((term) => {
      const liking = (option: string): number => tastes.likes.get(`${term.id}=${option}`) ?? 0;
      return [
        term.id,
        term.options.reduce((best, option) => (liking(option.id) > liking(best) ? option.id : best), term.default),
      ];
    }),
  );
}

function read(intent: Intent, named: Record<string, string | number>, facts: { choice?: number } = {}): MessageReading {
  return { intent, package: named, refuses: {}, facts: { language: 'en', ...facts }, source: 'builtin' };
}

function reply(policy: Policy, reading: MessageReading, memory: ReplyMemory | null, engine: string): ReplyDecision {
  const stock = (policy.inventory?.bind ?? []).map((bind) => ({ ...bind.match, status: 'available' }));
  const decision = decideReply({ policy, reading, memory, engine, flags: null, stock });
  if (!decision.ok) throw new Error(decision.message);
  return decision;
}
