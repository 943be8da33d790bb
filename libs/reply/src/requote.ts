import { netPerUnit, type Offer } from '@svc/policy-rules';
import { sameChoices } from '@svc/negotiation-math';
import { buildSpace } from './build-space.js';
import { compose } from './compose.js';
import { namedOptions, namedQuantity } from './proposal.js';
import type { ReplyDecision } from './reply.js';
import { rememberMove, type Turn } from './turn.js';

/**
 * Who asks for another option, names no figure and gives nothing for it is quoted that deal at the worth of the one on
 * the table: asking for more makes nothing cheaper. Null where the option is worth something to the seller, where the list
 * price leaves no room to be paid for it, or where the message says anything else: that is the engine's.
 */
export function requote(turn: Turn): ReplyDecision | null {
  const [first, ...more] = turn.standing;
  if (!first || more.length > 0 || !onlyNamesOptions(turn) || turn.memory.round >= turn.maxRounds) return null;
  const order = {
    quantity: first.quantity,
    terms: { ...first.terms, ...namedOptions(turn.policy, turn.reading.package) },
  };
  const { space, ticks, choicesOf, offerOf } = buildSpace(turn.judge, turn.memory, order);
  const bundle = space.bundles.find((one) => sameChoices(one.choices, choicesOf(order)));
  if (!bundle || gives(turn, first, order)) return null;
  const priceTicks = Math.ceil(ticks.amountInTicks(netPerUnit(turn.policy, first)) - bundle.worthTicks - 1e-6);
  if (priceTicks < bundle.lowTicks || priceTicks > bundle.highTicks) return null;
  return compose(turn, {
    kind: 'offer',
    offers: [offerOf({ choices: bundle.choices, priceTicks })],
    reason: 'offering',
    decidedBy: 'rule:requote',
    why: 'The buyer asks for another option and gives nothing for it: it is quoted at the worth of what is on the table.',
    memory: rememberMove(turn),
    countsAsRound: true,
  });
}

function onlyNamesOptions({ policy, proposal, reading, fresh }: Turn): boolean {
  const { facts, refuses, package: named, intent } = reading;
  return (
    fresh.other &&
    proposal.price === null &&
    namedQuantity(named) === null &&
    Object.keys(namedOptions(policy, named)).length > 0 &&
    Object.keys(refuses).length === 0 &&
    facts.choice === undefined &&
    facts.wants_discount !== true &&
    intent !== 'reject'
  );
}

/** Whether another option brings the seller more than the one on the table, or lowers the list by itself. */
function gives({ policy }: Turn, before: Offer, { terms }: Omit<Offer, 'price'>): boolean {
  return (policy.terms ?? []).some((term) => {
    const option = (id: string | undefined) => term.options.find((one) => one.id === (id ?? term.default));
    const [old, now] = [option(before.terms[term.id]), option(terms[term.id])];
    return (now?.worth ?? 0) > (old?.worth ?? 0) || now?.gives !== undefined || now?.unlocks !== undefined;
  });
}
