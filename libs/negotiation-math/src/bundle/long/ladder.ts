import { coarsenessOf } from '../../opponent/history.js';
import { worthsInScenarios, type Scenarios } from '../../opponent/scenarios.js';
import type { Candidates } from './candidates.js';
import type { BundleTurn } from '../read-bundle.js';

/** The last offers of a negotiation as one plan, and what it is worth. */
export interface Ladder {
  /** The row of the package list to offer at the present turn; −1 where nothing is worth offering. */
  row: number;
  /** How likely it is to be taken. */
  takes: number;
  /** By how much offering it betters the expected own utility of letting the turn pass. */
  gain: number;
  /** Expected own utility of going on, this turn included, 0..1. */
  value: number;
  /** What going on brings where it goes well: the share `HOPE` of scenarios brings less. */
  hope: number;
}

/** What the last offers are planned from. */
interface Ground extends Pick<Candidates, 'planned' | 'recalledFrom'> {
  scenarios: Scenarios;
  /** How many of the caller's coming offers can still be answered, at least 1. */
  turns: number;
  /** Own utility in each scenario if nothing is taken, 0..1. */
  fallbacks: Float64Array;
  /** Packages worth less are not offered. */
  leastWorth: number;
  /** How far from its threshold a side's answer is sure. */
  softness: number;
  /** What each package is worth to them in each scenario, `row × scenarios + scenario`, 0..1. */
  worths: Float64Array;
  /** How likely a package that they asked for once is taken later, of the rows from `recalledFrom` on. */
  recalled: Float64Array;
}

/** Figures of own utility that differ by less are the same. */
export const SAME = 1e-9;

/** The offers that are planned one by one; before them the caller holds out. */
export const RUNGS = 12;

/** How much of what is not known yet is learnt by the last offer: this share with many turns left, less with few. */
const LEARNING_SHARE = 0.98;
const LEARNING_TURNS = 0.7;

/** A side's answer is sure so far from its threshold where packages are not coarse. */
const LEAST_SOFTNESS = 0.012;

/** Times the plan is gone through: each pass chooses every offer anew, given the others. */
const PASSES = 2;

/** As if so many demands had been seen before that did not rise again, and so many that did. */
const SEEN_BEFORE = { kept: 2, raised: 0.05 } as const;

/** Half the breadth of an even distribution, by the root of the mean square of its distance from its lower end. */
const SPREAD_BREADTH = Math.sqrt(3) / 2;

/** Half of what could be learnt is not where demands move up and down by so much: what is drawn anew stays unknown. */
const UNLEARNT_SPREAD = 0.15;

/** The share of scenarios that are no better than what is hoped for. */
const HOPE = 0.97;

/** Steps of own worth by which offers that cannot gain enough are told, and a margin for rounding. */
const GAIN_LEVELS = 24;
const SPARED = 1e-9;

/** How far from a known opponent's threshold an offer keeps. */
const INFORMED_MARGIN = 0.03;

/**
 * Plans the last offers against opponents with falling thresholds: coordinate ascent, from the last offer to the first.
 * Each maximises the sum over scenarios of P(nothing before it was taken) × (P(taken) × own worth + P(refused) × worth
 * of what follows).
 *
 * Such a plan does not learn. So the present offer is chosen against a mix: in each scenario, what the plan brings if
 * nothing is taken now, and what the best offer would bring that this opponent takes at the last turn.
 *
 * What they have asked for themselves they take later too, as a rule: so it can be held in reserve to the last while
 * more is tried.
 */
export function planLadder(
  { game, clock, myBatna }: Pick<BundleTurn, 'game' | 'clock' | 'myBatna'>,
  candidates: Candidates,
  scenarios: Scenarios,
  fallbacks: Float64Array,
): Ladder {
  const turns = clock.answers.length;
  const rungs = turns > RUNGS ? 1 : turns;
  const softness = LEAST_SOFTNESS + coarsenessOf(game) / 2;
  const worths = worthsInScenarios(candidates.planned, scenarios);
  const given = { ...candidates, scenarios, turns, fallbacks, leastWorth: myBatna + SAME, softness, worths };
  const ground: Ground = { ...given, recalled: recallChances(given) };
  const first = turns - rungs;
  const rows = new Array<number>(rungs).fill(-1);
  const later = first === 0 ? 1 : 0;
  let following = fallbacks;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const reach = reachOf(ground, rows, first);
    following = fallbacks;
    for (let rung = rungs - 1; rung >= later; rung -= 1) {
      const likely = rows[pass === 0 ? rung + 1 : rung] ?? -1;
      rows[rung] = bestRow(ground, first + rung, reach[rung]!, following, likely);
      following = valueThrough(ground, rows[rung]!, first + rung, following);
    }
  }
  const mixed = turns === 1 ? fallbacks : foreseen(ground, following);
  const row = bestRow(ground, 0, new Float64Array(scenarios.count).fill(1), mixed, rows[later] ?? -1);
  const value = meanOf(valueThrough(ground, row, 0, mixed));
  const hope = Float64Array.from(mixed).sort()[Math.floor(HOPE * mixed.length)] ?? value;
  return {
    row,
    value,
    hope,
    gain: value - meanOf(mixed),
    takes: row < 0 ? 0 : meanOf(mixed.map((_, scenario) => taken(ground, row, 0, scenario))),
  };
}

/**
 * How likely each package that a side has asked for itself is taken later, in each scenario: the share of the demands
 * since then that were no higher, by the rule of succession. A side that only comes down takes it nearly for sure; of
 * one that draws its demands anew the share says it. A side that mirrors takes what it is given for, and is left out.
 * @returns `[(row − recalledFrom) × scenarios + scenario]`, 0..1
 */
function recallChances({ planned, recalledFrom, scenarios, worths, softness }: Omit<Ground, 'recalled'>): Float64Array {
  const { count, offers, asked, keeps } = scenarios;
  return Float64Array.from({ length: (planned.count - recalledFrom) * count }, (_, at) => {
    const scenario = at % count;
    const demands = asked.subarray(scenario * offers, (scenario + 1) * offers);
    return keeps[scenario] ? chanceOfKept(demands, worths[recalledFrom * count + at]! + softness) : 0;
  });
}

/**
 * The rule of succession over the demands from the first on that was at most `worth`.
 * @example Math.round(100 * chanceOfKept(Float64Array.of(1, 0.8, 0.9), 0.8)) // 74
 */
export function chanceOfKept(demands: Float64Array, worth: number): number {
  let [since, kept] = [0, 0];
  for (const demand of demands) {
    if (demand <= worth) kept += 1;
    if (kept > 0) since += 1;
  }
  return (kept + SEEN_BEFORE.kept) / (since + SEEN_BEFORE.kept + SEEN_BEFORE.raised);
}

/** How likely a package is taken at a turn in a scenario; `margin` is how much less it is thought worth to them. */
function taken(
  { scenarios, softness, recalledFrom, worths, recalled }: Ground,
  row: number,
  turn: number,
  scenario: number,
  margin = 0,
): number {
  const { count, horizon, thresholds, spreads } = scenarios;
  const above = worths[row * count + scenario]! - thresholds[scenario * horizon + turn]! - margin;
  const share = 0.5 + above / (2 * (softness + SPREAD_BREADTH * spreads[scenario]!));
  const answered = share <= 0 ? 0 : share >= 1 ? 1 : share;
  return row < recalledFrom ? answered : Math.max(answered, recalled[(row - recalledFrom) * count + scenario]!);
}

/** For each rung, how likely it is in each scenario that the plan gets there. */
function reachOf(ground: Ground, rows: readonly number[], first: number): Float64Array[] {
  let reach = new Float64Array(ground.scenarios.count).fill(1);
  return rows.map((row, rung) => {
    const here = reach;
    reach = row < 0 ? here : here.map((share, scenario) => share * (1 - taken(ground, row, first + rung, scenario)));
    return here;
  });
}

/**
 * The package with the greatest gain over what follows.
 * @param likely was best for a similar turn, −1 for none: it spares looking at rows that cannot gain as much
 */
function bestRow(ground: Ground, turn: number, reach: Float64Array, following: Float64Array, likely: number): number {
  const { planned, leastWorth } = ground;
  const most = mostGains(reach, following);
  let enough = likely >= 0 ? gainOf(ground, likely, turn, reach, following) - SPARED : -Infinity;
  let best = -1;
  let bestGain = -Infinity;
  for (let row = 0; row < planned.count; row += 1) {
    const mine = planned.mine[row] as number;
    if (mine < leastWorth || (most[Math.min(GAIN_LEVELS, Math.ceil(mine * GAIN_LEVELS))] as number) < enough) continue;
    const gain = gainOf(ground, row, turn, reach, following);
    if (gain > bestGain + 1e-12) [best, bestGain] = [row, gain];
    enough = Math.max(enough, bestGain - SPARED);
  }
  return best;
}

/** For each level of own worth, 0..1, what an offer of that worth would gain were it taken wherever it gains. */
function mostGains(reach: Float64Array, following: Float64Array): Float64Array {
  const gains = new Float64Array(GAIN_LEVELS + 1);
  for (let level = 0; level <= GAIN_LEVELS; level += 1) {
    let gain = 0;
    for (let scenario = 0; scenario < reach.length; scenario += 1)
      gain += (reach[scenario] as number) * Math.max(0, level / GAIN_LEVELS - (following[scenario] as number));
    gains[level] = level === GAIN_LEVELS ? Infinity : gain;
  }
  return gains;
}

function gainOf(ground: Ground, row: number, turn: number, reach: Float64Array, following: Float64Array): number {
  const mine = ground.planned.mine[row] as number;
  let gain = 0;
  for (let scenario = 0; scenario < reach.length; scenario += 1)
    gain += reach[scenario]! * taken(ground, row, turn, scenario) * (mine - following[scenario]!);
  return gain;
}

function valueThrough(ground: Ground, row: number, turn: number, following: Float64Array): Float64Array {
  if (row < 0) return following;
  const mine = ground.planned.mine[row] ?? 0;
  return following.map((value, scenario) => value + taken(ground, row, turn, scenario) * (mine - value));
}

/**
 * What follows when the turn passes: in each scenario what the plan brings, and as much as is learnt until then of what
 * more would come of knowing.
 */
function foreseen(ground: Ground, following: Float64Array): Float64Array {
  const learning = LEARNING_SHARE * (1 - Math.exp(-LEARNING_TURNS * (ground.turns - 1)));
  const informed = informedValues(ground);
  return following.map((value, scenario) => {
    const learnt = learning / (1 + (ground.scenarios.spreads[scenario]! / UNLEARNT_SPREAD) ** 2);
    return value + learnt * Math.max(0, informed[scenario]! - value);
  });
}

/**
 * What the best offer of the last turn brings with each opponent, with a margin for what is never known of it. One who
 * draws its threshold anew is not foreseen by whoever knows it either.
 */
function informedValues(ground: Ground): Float64Array {
  const { planned, turns, fallbacks, leastWorth } = ground;
  return fallbacks.map((fallback, scenario) => {
    let best = fallback;
    for (let row = 0; row < planned.count; row += 1) {
      const mine = planned.mine[row]!;
      if (mine <= best || mine < leastWorth) continue;
      best = Math.max(best, fallback + taken(ground, row, turns - 1, scenario, INFORMED_MARGIN) * (mine - fallback));
    }
    return best;
  });
}

const meanOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
