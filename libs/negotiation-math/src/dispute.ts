import { DEFAULT_DISPUTE_ROUNDS, MAX_DISPUTE_ROUNDS, MIN_DISPUTE_ROUNDS } from './limits.js';
import { centsAtLeast, centsAtMost, requireDollars, tellDollars } from './dollars.js';
import { NegotiationMathError } from './negotiation-math-error.js';
import { requireWhole } from './requirements.js';

/** A refund dispute as the customer sees it. Amounts are dollars, 0..MAX_DOLLARS. */
export interface DisputeRequest {
  /** What the platform has offered; 0 where it refused. */
  platform_first_offer: number;
  /** What it costs the platform if the customer walks, above 0: a chargeback and its fee, say. */
  platform_walk_cost: number;
  /** The least that the customer takes: what walking is worth. */
  customer_floor: number;
  /** What the customer hopes for. The rationale compares it with the zone; it moves no figure. */
  customer_target?: number | null;
  /** Rounds of talks, 4..32; in each the customer asks and the platform answers. 10 if absent. */
  deadline_rounds?: number;
}

/** How to settle. All amounts are whole cents, in dollars. */
export interface DisputeAdvice {
  opening_ask: number;
  /** A row a round. */
  schedule: DisputeRound[];
  /** What to say now: the opening ask, or the platform's first offer where that is to be accepted. */
  recommended_offer: number;
  /** What the talks should end at, inside the zone; null where there is none. */
  expected_settlement: number | null;
  zone: SettlementZone;
  /** What decided the figures. It names the floor: for the customer alone. */
  rationale: string;
  /** Ready to send; it names neither floor nor target. */
  message: string;
}

/** What to ask in a round, and which answer of the platform to take. */
export interface DisputeRound {
  /** 1, 2, … */
  round: number;
  /** Never above the ask of the round before. */
  ask: number;
  /** What going on is worth: never above the ask, never below the floor, and the floor in the last round. */
  accept_at_least: number;
}

/** The settlements that leave both sides better off than walking. */
export interface SettlementZone {
  exists: boolean;
  /** The customer's floor. */
  low: number;
  /** The platform's walk cost, or its first offer where that is higher. */
  high: number;
}

/**
 * What a settlement is worth one offer later, to either side alike. An assumption: no request says how patient the
 * sides are.
 */
export const DISPUTE_DISCOUNT = 0.9;

/**
 * Settles a refund dispute as a bargain of alternating offers (Rubinstein 1982, with a deadline as in Ståhl 1972). The
 * sides share what lies between the customer's floor and the platform's walk cost; each round has two offers, the
 * customer's and then the platform's, whose last one is final; both lose a tenth of the value with each offer. With N =
 * 2 × rounds offers left the customer asks for (1 − δ^N) / (1 + δ) of the zone.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example
 * const dispute = { platform_first_offer: 20, platform_walk_cost: 120, customer_floor: 20 };
 * negotiateDispute(dispute).opening_ask // 66.23
 */
export function negotiateDispute(request: DisputeRequest): DisputeAdvice {
  const {
    platform_first_offer: firstOffer,
    platform_walk_cost: walkCost,
    customer_floor: floor,
    customer_target: target = null,
    deadline_rounds: rounds = DEFAULT_DISPUTE_ROUNDS,
  } = request;
  requireDispute(request, rounds);
  const low = centsAtLeast(floor);
  const first = centsAtMost(firstOffer);
  const high = Math.max(centsAtMost(walkCost), first);
  const zone = { exists: low <= high && high > 0, low: low / 100, high: high / 100 };
  if (!zone.exists) return withoutZone(zone, firstOffer, rounds);

  const shares = sharesOf(rounds);
  const at = (share: number): number => low + Math.round((high - low) * share);
  const schedule = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    ask: Math.max(at(shares[rounds - index] ?? 0), first) / 100,
    accept_at_least: at(DISPUTE_DISCOUNT * (shares[rounds - index - 1] ?? 0)) / 100,
  }));
  const openingAsk = schedule[0]?.ask ?? zone.low;
  const goingOn = at(DISPUTE_DISCOUNT * (shares[rounds] ?? 0));
  const accepts = first > 0 && first >= goingOn;
  const settlement = accepts ? first / 100 : openingAsk;
  return {
    opening_ask: openingAsk,
    schedule,
    recommended_offer: settlement,
    expected_settlement: settlement,
    zone,
    rationale: [
      ...zoneReason(zone, firstOffer, walkCost),
      decision({ accepts, first: first / 100, openingAsk, goingOn: goingOn / 100, rounds }),
      ...targetReason(target, zone),
    ].join(' '),
    message: accepts ? `I accept your offer of ${tellDollars(first / 100)}.` : askMessage(firstOffer, openingAsk),
  };
}

function requireDispute(
  { platform_first_offer, platform_walk_cost, customer_floor, customer_target = null }: DisputeRequest,
  rounds: number,
): void {
  for (const [member, amount] of Object.entries({ platform_first_offer, platform_walk_cost, customer_floor }))
    requireDollars(amount, [member]);
  if (platform_walk_cost === 0)
    throw new NegotiationMathError('amount_range', ['platform_walk_cost'], 'The walk cost should be above 0');
  if (customer_target !== null) requireDollars(customer_target, ['customer_target']);
  const place = ['deadline_rounds'];
  requireWhole(rounds, MIN_DISPUTE_ROUNDS, MAX_DISPUTE_ROUNDS, { name: 'Rounds', place, code: 'rounds_range' });
}

/**
 * The customer's share of the zone when it is its turn to ask, by the number of rounds left: x₀ = 0, xₙ = 1 − δ(1 −
 * δxₙ₋₁), which is (1 − δ²ⁿ) / (1 + δ).
 */
function sharesOf(rounds: number): number[] {
  const shares = [0];
  for (let left = 1; left <= rounds; left += 1)
    shares.push(1 - DISPUTE_DISCOUNT * (1 - DISPUTE_DISCOUNT * (shares[left - 1] ?? 0)));
  return shares;
}

/** Nothing can be agreed that suits both: the customer holds the floor. */
function withoutZone(zone: SettlementZone, firstOffer: number, rounds: number): DisputeAdvice {
  return {
    opening_ask: zone.low,
    schedule: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      ask: zone.low,
      accept_at_least: zone.low,
    })),
    recommended_offer: zone.low,
    expected_settlement: null,
    zone,
    rationale:
      zone.high === 0 && zone.low === 0
        ? NOTHING_TO_SETTLE
        : `There is no zone of agreement: your walking away costs the platform at most ${tellDollars(zone.high)}, ` +
          `and you take no less than ${tellDollars(zone.low)}. Insist on ${tellDollars(zone.low)}; if the platform ` +
          'keeps refusing, walk away.',
    message: askMessage(firstOffer, zone.low),
  };
}

function zoneReason(zone: SettlementZone, firstOffer: number, walkCost: number): string[] {
  const top =
    firstOffer > walkCost
      ? `The platform has offered ${tellDollars(zone.high)}, more than it loses if you walk away`
      : `Your walking away costs the platform ${tellDollars(zone.high)}`;
  return [
    `${top}, and you take no less than ${tellDollars(zone.low)}: a settlement in between leaves both sides better off.`,
  ];
}

function decision({
  accepts,
  first,
  openingAsk,
  goingOn,
  rounds,
}: {
  accepts: boolean;
  first: number;
  openingAsk: number;
  goingOn: number;
  rounds: number;
}): string {
  const worth =
    `With ${rounds} rounds, both sides equally patient and the last answer with the platform, continuing is worth ` +
    `${tellDollars(goingOn)}`;
  return accepts
    ? `${worth}, so accept the ${tellDollars(first)} offered.`
    : `${worth} and the current offer ${tellDollars(first)}, so ask for ${tellDollars(openingAsk)}: a ` +
        `platform that knows its costs gains nothing by refusing that.`;
}

function targetReason(target: number | null, { low, high }: SettlementZone): string[] {
  if (target === null) return [];
  const place =
    target > high
      ? 'above what the platform should pay'
      : target < low
        ? 'below your floor'
        : 'within reach in principle';
  return [`Your target of ${tellDollars(target)} is ${place}.`];
}

const NOTHING_TO_SETTLE =
  'There is nothing to settle: your walking away costs the platform less than a cent, it has offered nothing, and ' +
  'you would accept any amount. You lose nothing by walking away.';

function askMessage(firstOffer: number, ask: number): string {
  if (ask === 0) return 'I would like to settle this. What can you offer?';
  return firstOffer > 0
    ? `Thank you for the offer of ${tellDollars(firstOffer)}. It does not settle this for me. I would settle ` +
        `for ${tellDollars(ask)}.`
    : `I would like to settle this. I would accept ${tellDollars(ask)}.`;
}
