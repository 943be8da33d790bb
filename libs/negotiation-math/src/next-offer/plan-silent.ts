import { planDescendingOffers } from './stopping.js';
import type { LimitBelief } from './limit-belief.js';

/**
 * A counterparty that only says yes or no. It has either one limit for the whole negotiation, or a new one each round
 * (another buyer, another mood). Refusals tell the two apart only slowly: that k offers p₁ > … > p_k were refused has
 * probability p_k with one limit and ∏ pᵢ with fresh ones.
 */
export interface SilentCounterparty {
  /**
   * What a deal costs: the offer is worth `offer − cost`. Below the reservation where deals count for more than margin,
   * above it where for less.
   */
  readonly cost: number;
  /** No offer is below it. */
  readonly reservation: number;
  /** Offers that were refused, oldest first. */
  readonly refused: readonly number[];
  /** Offers that are left, at least 1. */
  readonly moves: number;
  /** The belief about a limit; null is uniform on 0..1. */
  readonly belief: LimitBelief | null;
}

/** The best offers from here, and what they are worth to a caller who is paid above the reservation. */
export interface SilentPlan {
  /** One for each move, falling. */
  readonly offers: readonly number[];
  /** That the first is taken. */
  readonly acceptance: number;
  /** Expected offer less reservation, 0 without a deal. */
  readonly payoff: number;
  /** How likely it is, after the refusals, that there is one limit, 0..1. */
  readonly oneLimit: number;
}

/**
 * The odds of fresh limits against one limit before anything was refused: where nothing is known, and where this
 * counterparty's own prior is given. They weigh payoffs as shares of the best of either kind.
 */
export const FRESH_ODDS = { unknown: 1, known: 1 / 3 } as const;

/** The sweeps end when no offer moves by more, or after so many. */
const SWEEP_TOLERANCE = 1e-9;
const MAX_SWEEPS = 600;

/**
 * Price levels of a plan under a prior without a closed form, and the share of it that they leave out at either end.
 */
const LEVELS = 80;
const TAIL = 1e-4;

/**
 * Plans the offers that are left to a silent counterparty: the sequence with the greatest expected payoff under the
 * mixture of both kinds.
 * @example planSilent({ cost: 0, reservation: 0, refused: [], moves: 1, belief: null }).offers // [0.5]
 */
export function planSilent(silent: SilentCounterparty): SilentPlan {
  const { belief, refused, reservation, cost, moves } = silent;
  const below = (utility: number): number => (belief === null ? utility : 1 - belief.survival(utility));
  const top = Math.max(reservation, Math.min(1, ...refused));
  const known = refused.length === 0 ? 1 : below(top);
  const fresh = refused.reduce(
    (chance, offer) => chance * below(offer),
    belief === null ? FRESH_ODDS.unknown : FRESH_ODDS.known,
  );
  const odds = { one: known, fresh };
  const rounds = refused.length + moves;
  const planned =
    belief === null
      ? planUniform(silent, top, fresh * scaleUniform(cost, rounds))
      : planOnLevels(silent, belief, top, fresh * scaleLevels(belief, { cost, reservation, rounds }));
  const offers = planned.map((offer) => Math.max(reservation, offer));
  return { offers, ...judge(offers, { reservation, top, odds, below, untouched: refused.length === 0 }) };
}

interface Odds {
  /** Unnormalised probability of one limit and what was refused. */
  readonly one: number;
  /** The same for fresh limits. */
  readonly fresh: number;
}

/** What the best plan earns from one uniform limit, as a share of what the best earns from fresh ones. */
function scaleUniform(cost: number, rounds: number): number {
  let value = 0;
  for (let round = 0; round < rounds; round += 1) {
    const offer = (1 + cost + value) / 2;
    value = (offer - cost) * (1 - offer) + offer * value;
  }
  return value > 0 ? ((1 - cost) * (1 - cost) * rounds) / (2 * (rounds + 1) * value) : 1;
}

/**
 * What the levels of a belief say: the best falling sequence against one limit, and what it earns as a share of what
 * the best earns from fresh ones.
 */
function scaleLevels(
  belief: LimitBelief,
  { cost, reservation, rounds }: { cost: number; reservation: number; rounds: number },
): number {
  const prices = levelsOf(belief, reservation, 1);
  const survival = prices.map((price) => belief.survival(price));
  const one = planDescendingOffers({
    values: prices.map((price) => price - cost),
    masses: massesOf(survival, false),
    moves: Math.min(rounds, LEVELS),
  }).value;
  let value = 0;
  for (let round = 0; round < rounds; round += 1)
    value = prices.reduce(
      (best, price, level) => Math.max(best, value + (price - cost - value) * (survival[level] as number)),
      value,
    );
  return value > 0 ? one / value : 1;
}

/** Prices from a low to a top, over the part of it where the belief lies. */
function levelsOf(belief: LimitBelief, low: number, top: number): number[] {
  const least = Math.max(low, Math.min(top, quantile(belief, 1 - TAIL)));
  const most = Math.max(least, Math.min(top, quantile(belief, TAIL)));
  return Array.from({ length: LEVELS + 1 }, (_, level) => least + ((most - least) * level) / LEVELS);
}

/** The utility that the limit reaches with this probability, by bisection. */
function quantile(belief: LimitBelief, survival: number): number {
  if (belief.survival(1) >= survival) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (belief.survival(middle) >= survival) low = middle;
    else high = middle;
  }
  return low;
}

/** The chance that each level is the highest that would be taken; none is above a top that was refused. */
function massesOf(survival: readonly number[], topRefused: boolean): number[] {
  return survival.map((chance, level) => chance - (survival[level + 1] ?? (topRefused ? chance : 0)));
}

/**
 * Uniform limits. Each offer's best answer to its neighbours is a closed form, so over-relaxed sweeps (Young 1954) find
 * the best sequence. With one limit alone it is 1 − i(1 − c)/(T + 1); with fresh limits alone (1 + c + U)/2, U the
 * value of what follows.
 */
function planUniform({ cost, moves }: SilentCounterparty, top: number, fresh: number): number[] {
  const bottom = Math.min(cost, top);
  const offers = Array.from({ length: moves }, (_, index) => top - ((top - bottom) * (index + 1)) / (moves + 1));
  const relaxation = Math.min(1.9, 2 / (1 + Math.sin(Math.PI / (moves + 1))));
  const reach = new Array<number>(moves + 1).fill(1);
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    for (let index = 0; index < moves; index += 1)
      reach[index + 1] = (reach[index] as number) * Math.max(0, offers[index] as number);
    let [after, moved] = [0, 0];
    for (let index = moves - 1; index >= 0; index -= 1) {
      const [before, next, old] = [offers[index - 1] ?? top, offers[index + 1] ?? bottom, offers[index] as number];
      const share = fresh * (reach[index] as number);
      const best = (before + next + share * (1 + cost + after)) / (2 + 2 * share);
      const offer = Math.min(before, Math.max(next, old + relaxation * (best - old)));
      moved = Math.max(moved, Math.abs(offer - old));
      offers[index] = offer;
      after = (offer - cost) * (1 - offer) + offer * after;
    }
    if (moved < SWEEP_TOLERANCE) break;
  }
  return offers;
}

/**
 * Any prior: the best sequence against one limit by dynamic programming over levels, then single offers are moved by a
 * level as long as the mixture gains.
 */
function planOnLevels(
  { cost, reservation, refused, moves }: SilentCounterparty,
  belief: LimitBelief,
  top: number,
  fresh: number,
): number[] {
  const topRefused = refused.length > 0;
  const prices = levelsOf(belief, reservation, top);
  const survival = prices.map((price) => belief.survival(price));
  const values = prices.map((price) => price - cost);
  const { levels } = planDescendingOffers({ values, masses: massesOf(survival, topRefused), moves });
  const chosen = Array.from({ length: moves }, (_, index) => levels[index] ?? 0);
  const cap = topRefused ? (survival[LEVELS] as number) : 0;
  climb(chosen, { values, survival, cap, fresh });
  return chosen.map((level) => prices[level] as number);
}

interface Slope {
  readonly values: readonly number[];
  readonly survival: readonly number[];
  /** Chance of a limit at or above the top, which was refused. */
  readonly cap: number;
  /** Probability of fresh limits and of what was refused, beside 1 for one limit. */
  readonly fresh: number;
}

/** Moves single offers of a falling sequence by one level as long as that adds to the mixture's value. */
function climb(chosen: number[], { values, survival, cap, fresh }: Slope): void {
  const reach = new Array<number>(chosen.length + 1).fill(fresh);
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    for (const [index, level] of chosen.entries())
      reach[index + 1] = (reach[index] as number) * (1 - (survival[level] as number));
    let [after, moved] = [0, false];
    for (let index = chosen.length - 1; index >= 0; index -= 1) {
      const [before, next] = [chosen[index - 1] ?? values.length - 1, chosen[index + 1] ?? 0];
      const taken = index === 0 ? cap : (survival[before] as number);
      const worthAt = (level: number): number => {
        const [value, chance] = [values[level] as number, survival[level] as number];
        const later =
          index === chosen.length - 1 ? 0 : (values[next] as number) * ((survival[next] as number) - chance);
        return value * (chance - taken) + later + (reach[index] as number) * (value * chance + (1 - chance) * after);
      };
      const start = chosen[index] as number;
      const best = [start - 1, start + 1]
        .filter((level) => level >= next && level <= before)
        .reduce((held, level) => (worthAt(level) > worthAt(held) + 1e-12 ? level : held), start);
      moved ||= best !== start;
      chosen[index] = best;
      after = (values[best] as number) * (survival[best] as number) + (1 - (survival[best] as number)) * after;
    }
    if (!moved) return;
  }
}

/** What a sequence is worth under the mixture, in utility above the reservation. */
function judge(
  offers: readonly number[],
  {
    reservation,
    top,
    odds,
    below,
    untouched,
  }: { reservation: number; top: number; odds: Odds; below: (utility: number) => number; untouched: boolean },
): Omit<SilentPlan, 'offers'> {
  const total = odds.one + odds.fresh;
  if (!(total > 0)) return { acceptance: 0, payoff: 0, oneLimit: 0.5 };
  let [left, fresh, payoff, acceptance] = [untouched ? 1 : below(top), odds.fresh, 0, 0];
  for (const [index, offer] of offers.entries()) {
    const refusing = Math.min(left, below(offer));
    const taken = left - refusing + fresh * (1 - below(offer));
    payoff += taken * (offer - reservation);
    if (index === 0) acceptance = taken / total;
    [left, fresh] = [refusing, fresh * below(offer)];
  }
  return { acceptance, payoff: payoff / total, oneLimit: odds.one / total };
}
