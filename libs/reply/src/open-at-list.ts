import { fromMicros, packageListMicros, type Offer } from '@svc/policy-rules';
import { compose } from './compose.js';
import { dealKey } from './deal-code.js';
import type { ReplyDecision } from './reply.js';
import { tradesBeside } from './trades.js';
import type { Turn } from './turn.js';

/** The list price for what the buyer asked for, else for the default terms; null where neither may be offered. */
export function openAtList(turn: Turn, unclear = 0): ReplyDecision | null {
  const { policy, proposal } = turn;
  const orders: Omit<Offer, 'price'>[] = [proposal.order, { quantity: proposal.order.quantity, terms: {} }];
  for (const order of orders) {
    const reason = unclear > 0 ? 'unclear' : (turn.reading.facts.never?.length ?? 0) > 0 ? 'never_given' : 'opening';
    const decidedBy = unclear > 0 ? 'rule:unclear' : 'rule:opening';
    const terms = Object.fromEntries(
      (policy.terms ?? []).map((term) => [term.id, order.terms[term.id] ?? term.default]),
    );
    const offer = { quantity: order.quantity, terms, price: askedSoFar(turn, { quantity: order.quantity, terms }) };
    const beside = wantsChoice(turn) && turn.judge.allows(offer) ? tradesBeside(turn, offer) : [];
    const reply = compose(turn, {
      kind: 'offer',
      offers: [offer, ...beside],
      reason: beside.length > 0 ? 'trade_instead' : reason,
      decidedBy,
      unclear,
      countsAsRound: true,
      why: 'Nothing was asked for yet, so the list price is named.',
    });
    if (reply) return reply;
  }
  return null;
}

/** Whether the first word asks for choices or for a lower price: then other ways stand beside the list price. */
const wantsChoice = ({ reading: { facts } }: Turn): boolean =>
  facts.wants_discount === true || facts.asks?.includes('options') === true;

/** The list of the package, or what was asked for this very deal before where that is less: a price never goes up. */
function askedSoFar({ policy, judge, memory }: Turn, order: Omit<Offer, 'price'>): number {
  const key = dealKey(policy, order);
  const list = fromMicros(packageListMicros(policy, order, judge.context));
  return Object.hasOwn(memory.offered, key) ? Math.min(list, memory.offered[key] as number) : list;
}
