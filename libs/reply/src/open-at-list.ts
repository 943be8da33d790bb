import { compose } from './compose.js';
import { besideOffer } from './menu.js';
import { isQuote, quoteOf } from './quote.js';
import type { ReplyDecision } from './reply.js';
import type { Turn } from './turn.js';

/** The list price for what the buyer asked for, else for the default terms; null where neither may be offered. */
export function openAtList(turn: Turn): ReplyDecision | null {
  const { reading, proposal, policy } = turn;
  const orders = [proposal.order, { ...proposal.asked, quantity: proposal.order.quantity, terms: {} }];
  for (const order of orders) {
    const quote = quoteOf(turn, order);
    if (!isQuote(quote)) continue;
    const menu = reading.facts.asks?.includes('options') ? besideOffer(turn, quote.offer) : [];
    const refuses = (reading.facts.never?.length ?? 0) > 0;
    return compose(turn, {
      kind: 'offer',
      offers: [quote.offer, ...menu],
      reason: menu.length > 0 ? 'trade_instead' : refuses ? 'never_given' : 'opening',
      decidedBy: 'rule:opening',
      why:
        'The buyer has not named a price yet, so the reply names the list price of the order (list price per ' +
        `unit: ${policy.list_price}).`,
    });
  }
  return null;
}
