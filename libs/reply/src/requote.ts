import { completeTerms, fromMicros, netPerUnit, packageListMicros, type Offer } from '@svc/policy-rules';
import { sameChoices } from '@svc/negotiation-math';
import { buildSpace } from './build-space.js';
import { compose } from './compose.js';
import { namedOptions, namedQuantity } from './proposal.js';
import type { ReplyDecision } from './reply.js';
import { rememberMove, type Turn } from './turn.js';

/**
 * Who asks for another option or count, names no figure and gives nothing for it is quoted that deal as far below its
 * list as the one on the table is below its own: asking for more makes nothing cheaper but what is published. Null
 * where what is asked for is worth something to the seller, where the list leaves no room to be paid for it, or where
 * the message says anything else: that is the engine's.
 */
export function requote(turn: Turn): ReplyDecision | null {
  const [first, ...more] = turn.standing;
  if (!first || more.length > 0 || !onlyNamesAnother(turn) || turn.memory.round >= turn.maxRounds) return null;
  const order = {
    quantity: turn.proposal.order.quantity,
    terms: turn.proposal.order.terms,
  };
  const { space, ticks, choicesOf, offerOf } = buildSpace(turn.judge, turn.memory, order);
  const bundle = space.bundles.find((one) => sameChoices(one.choices, choicesOf(order)));
  if (!bundle || gives(turn, first, order)) return null;
  const priceTicks = Math.ceil(ticks.amountInTicks(priceAtSameWorth(turn, first, order)) - 1e-6);
  if (priceTicks < bundle.lowTicks || priceTicks > bundle.highTicks) return null;
  return compose(turn, {
    kind: 'offer',
    offers: [offerOf({ choices: bundle.choices, priceTicks })],
    reason: 'offering',
    decidedBy: 'rule:requote',
    why:
      'The buyer asks for another option or count and gives nothing for it: it is quoted at the worth of what is on ' +
      'the table.',
    memory: rememberMove(turn),
    countsAsRound: true,
  });
}

function onlyNamesAnother(turn: Turn): boolean {
  const { policy, proposal, reading, fresh } = turn;
  const { facts, refuses, package: named, intent } = reading;
  const without = dropsCharges(turn);
  return (
    fresh.other &&
    proposal.price === null &&
    (without || namedQuantity(named) !== null || Object.keys(namedOptions(policy, named)).length > 0) &&
    (without || Object.keys(refuses).length === 0) &&
    facts.choice === undefined &&
    facts.wants_discount !== true &&
    (without || intent !== 'reject')
  );
}

/**
 * Whether all that a message refuses is what costs something on top of the offer on the table, or, beside what else it
 * names, what would cost something and that offer does not hold: done without, it moves no price.
 */
function dropsCharges({ policy, standing: [first], reading, proposal }: Turn): boolean {
  const refused = Object.entries(namedOptions(policy, reading.refuses));
  const held = completeTerms(policy, first?.terms ?? {});
  const costs = ([term, id]: [string, string]): boolean =>
    policy.terms?.find((one) => one.id === term)?.options.find((option) => option.id === id)?.charge !== undefined;
  const drops = refused.some(([term, option]) => held[term] === option);
  const isDone = drops || (refused.length > 0 && proposal.said.length > 0);
  return isDone && reading.refuses.price === undefined && refused.every(costs);
}

/**
 * The list of a package less what the offer on the table is below its own, and less what its terms are worth more to
 * the seller.
 */
function priceAtSameWorth({ policy, judge }: Turn, before: Offer, order: Omit<Offer, 'price'>): number {
  const list = (one: Omit<Offer, 'price'>): number => fromMicros(packageListMicros(policy, one, judge.context));
  const worth = (one: Omit<Offer, 'price'>): number => netPerUnit(policy, { ...one, price: 0 });
  return list(order) - (list(before) - before.price) - (worth(order) - worth(before));
}

/** Whether what is asked for brings the seller more than what is on the table, or may be bargained for by itself. */
function gives({ policy }: Turn, before: Offer, { quantity, terms }: Omit<Offer, 'price'>): boolean {
  const volume = policy.quantity?.breaks?.some(
    ({ from, unlocks }) => unlocks && from <= quantity && from > before.quantity,
  );
  if (volume) return true;
  return (policy.terms ?? []).some((term) => {
    const option = (id: string | undefined) => term.options.find((one) => one.id === (id ?? term.default));
    const [old, now] = [option(before.terms[term.id]), option(terms[term.id])];
    return (now?.worth ?? 0) > (old?.worth ?? 0) || now?.gives !== undefined || now?.unlocks !== undefined;
  });
}
