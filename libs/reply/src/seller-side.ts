import { bindsFor, completeTerms, describeBind, matchesBind, netPerUnit } from '@svc/policy-rules';
import type { SellerSide, SellersBid, TalkSummary } from './reply.js';
import { orderOf } from './order.js';
import { stated } from './promises.js';
import type { Turn } from './turn.js';

/** What of a reply is for the caller's side alone: the bid that waits, where the talk stands, what looks wrong. */
export function sellerSide(turn: Turn, summarised: boolean): SellerSide {
  const bid = sellersBid(turn);
  const warnings = stockWarnings(turn);
  return {
    ...(bid && { standing_bid: bid }),
    ...(summarised && { summary: summaryOf(turn) }),
    ...(warnings.length > 0 && { warnings }),
  };
}

function sellersBid({ policy, judge, memory, now }: Turn): SellersBid | null {
  const { bid } = memory;
  if (bid === null || bid.until <= now) return null;
  return {
    price: bid.price,
    ...orderOf(bid),
    lawful: judge.allows(stated(policy, bid)),
    net: netPerUnit(policy, bid),
    expires_at: new Date(bid.until * 1000).toISOString(),
    signed: bid.signed !== undefined,
    in_line: bid.in_line === true,
  };
}

function summaryOf({ policy, memory, proposal }: Turn): TalkSummary {
  const bids = memory.moves.flatMap(({ bid }) => bid ?? []);
  const [offered] = memory.table;
  return {
    list_price: policy.list_price,
    offered: offered?.price ?? null,
    best_bid: bids.length > 0 ? Math.max(...bids) : null,
    quantity: proposal.order.quantity,
    terms: proposal.order.terms,
    moves: memory.moves.length,
    turns: memory.turn,
    open_questions: memory.open_questions,
    question_turns: memory.question_turns ?? [],
  };
}

/** Records were sent, and none is of a thing that must be there: likelier a wrong field than a sold thing. */
function stockWarnings({ policy, judge }: Turn): string[] {
  const { stock } = judge.context;
  if (!stock || stock.length === 0) return [];
  return bindsFor(policy, completeTerms(policy, {}))
    .filter((bind) => !stock.some((record) => matchesBind(record, bind)))
    .map(
      (bind) => `none of the ${stock.length} stock records is for ${describeBind(bind)}, so it counts as not available`,
    );
}
