import type { Policy } from '@svc/policy-rules';
import { reservePrice } from '@svc/policy-rules/reserve';
import type { CurveRules } from '../curve.js';
import { curveRules } from '../turn.js';
import { openMarket, type Market, type Package } from './market.js';
import { playKnowing, playTalk } from './play-talk.js';
import type { Buyer } from './population.js';

/** A policy as it is played: its markets over the season, and how its price moves. */
export interface Mechanism {
  policy: Policy;
  /** The earliest first; the first is from 0. */
  stages: readonly Stage[];
  /** How long the season is, in milliseconds; 0 where no dates are named. */
  seasonMillis: number;
  rules: CurveRules;
  /** The lowest unit price that a rule approves; null where none does. */
  approvesFrom: number | null;
}

/** What holds from a share of the season on. */
export interface Stage {
  from: number;
  reserve: number;
  market: Market;
}

/** How one visit ended: the seller's net a unit, or the bid that waits. */
export interface Visit {
  /** Net a unit in currency units; null where there is no deal. */
  net: number | null;
  waiting: WaitingBid | null;
}

export interface WaitingBid {
  price: number;
  pack: Package;
}

const DAY_MILLIS = 86_400_000;

/** The season of a policy whose reserve falls on one day alone is so long before and after it. */
const LONE_STEP_MILLIS = 7 * DAY_MILLIS;

/** A day on which no date of a reserve has begun. */
const LONG_AGO = 0;

/**
 * Opens a policy for playing. Where its reserve falls by dates, the season runs from one step before the first date to
 * one step after the last, so no clock is needed.
 */
export function openMechanism(policy: Policy): Mechanism {
  const days = (policy.reserve_dates ?? []).map(({ from }) => Date.parse(from));
  const first = days[0] ?? LONG_AGO;
  const last = days.at(-1) ?? first;
  const step = days.length > 1 ? (last - first) / (days.length - 1) : LONE_STEP_MILLIS;
  const start = first - step;
  const moments = [days.length === 0 ? LONG_AGO : start, ...days];
  const stages = moments.map((moment) => ({
    from: days.length === 0 ? 0 : (moment - start) / (last + step - start),
    reserve: reservePrice(policy, moment),
    market: openMarket(policy, moment),
  }));
  return {
    policy,
    stages,
    seasonMillis: days.length === 0 ? 0 : last + step - start,
    rules: curveRules(policy),
    approvesFrom: policy.manner?.approve?.from ?? null,
  };
}

/** The stage of a moment, as a share of the season. */
export function stageAt({ stages }: Pick<Mechanism, 'stages'>, moment: number): Stage {
  return stages.findLast(({ from }) => from <= moment) ?? (stages[0] as Stage);
}

/** What a buyer would have when it comes; null where nothing can be sold. */
export const packageAt = (mechanism: Mechanism, buyer: Buyer): Package | null =>
  stageAt(mechanism, buyer.arrives).market.packageFor(buyer);

/** Plays one buyer for its package: as one who knows the rules, or as one who does not. */
export function playVisit(
  mechanism: Mechanism,
  buyer: Buyer,
  pack: Package | null,
  { knows, patience }: { knows: boolean; patience: number },
): Visit {
  if (pack === null) return NOTHING;
  const value = buyer.value - pack.minded;
  const { approvesFrom, rules } = mechanism;
  const approval = approvesFrom === null ? null : { from: Math.max(approvesFrom, pack.lowest), patience };
  const talk = knows
    ? playKnowing(value, pack.prices, { approval, step: rules.step })
    : playTalk(buyer, value, pack.prices, rules);
  if (talk.price !== null) return { net: talk.price + pack.worth, waiting: null };
  if (talk.waiting === null) return NOTHING;
  const waiting = { price: talk.waiting, pack };
  const isApproved = approval !== null && talk.waiting >= approval.from && buyer.stays < patience;
  return isApproved ? { net: waiting.price + pack.worth, waiting: null } : { net: null, waiting };
}

const NOTHING: Visit = { net: null, waiting: null };
