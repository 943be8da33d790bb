import { netOfDeal, sameChoices, type Bundle, type Deal, type EngineDecision } from '@svc/negotiation-math';
import { chargesOf, POLICY_DEFAULTS, type Offer } from '@svc/policy-rules';
import type { PolicySpace } from './build-space.js';
import type { Turn } from './turn.js';

/**
 * What an engine decided, as the buyer is to see it: what was asked for lies first, with nothing beside it that was
 * not, at the worth that the engine chose. Other deals of that worth stand beside it only where the buyer can use a
 * choice: after a refusal, when asked, or where what was asked for cannot become cheaper.
 */
export function offersOf(turn: Turn, built: PolicySpace, decision: EngineDecision): Offer[] {
  const { space, choicesOf, offerOf } = built;
  const [first] = decision.deals;
  if (decision.act !== 'offer' || !first) return decision.deals.map(offerOf);
  const choices = choicesOf(turn.proposal.order);
  const bundle = space.bundles.find((one) => sameChoices(one.choices, choices));
  if (!bundle) return (menuIsWanted(turn) ? decision.deals : [first]).map(offerOf);
  const target = netOfDeal(space, first);
  const plain = dealAt(bundle, target);
  const net = netOfDeal(space, plain);
  const stuck = Math.abs(net - target) >= 1;
  if (!menuIsWanted(turn) && !stuck) return [offerOf(plain)];
  const beside = decision.deals
    .filter((deal) => !sameChoices(deal.choices, choices))
    .flatMap((deal) => {
      const other = space.bundles.find((one) => sameChoices(one.choices, deal.choices));
      const moved = other && dealAt(other, net);
      return moved && Math.abs(netOfDeal(space, moved) - net) < 1 && isOfUse(turn, offerOf(moved), offerOf(plain))
        ? [moved]
        : [];
    });
  return [plain, ...beside].slice(0, Math.max(1, turn.policy.meso ?? POLICY_DEFAULTS.meso)).map(offerOf);
}

/**
 * Whether a buyer could want another deal beside what they asked for: no extra to pay that they never named; another
 * count, or without what they asked for, for less a unit only.
 */
function isOfUse({ policy, memory }: Turn, other: Offer, plain: Offer): boolean {
  const unasked = chargesOf(policy, other).some(
    ({ term, option }) => plain.terms[term] !== option && memory.wanted[term] !== option,
  );
  const drops = Object.entries(plain.terms).some(
    ([term, option]) => memory.wanted[term] === option && other.terms[term] !== option,
  );
  return !unasked && ((other.quantity === plain.quantity && !drops) || other.price < plain.price);
}

/** A bundle at the price that brings a net, or as near to it as it may be sold. */
function dealAt(bundle: Bundle, netTicks: number): Deal {
  const exact = Math.ceil(netTicks - bundle.worthTicks - 1e-6);
  return { choices: bundle.choices, priceTicks: Math.min(bundle.highTicks, Math.max(bundle.lowTicks, exact)) };
}

/** A buyer can use a choice who asks for one, or who has refused a single offer. */
function menuIsWanted({ reading, standing, proposal }: Turn): boolean {
  if ((reading.facts.asks ?? []).includes('options')) return true;
  return (
    standing.length === 1 &&
    (reading.intent === 'reject' || reading.facts.wants_discount === true || proposal.price !== null)
  );
}
