import {
  BATNA,
  createEngineAgent,
  generateScenarios,
  OPPONENTS,
  playMatch,
  ROLES,
  type GeneratorName,
  type OpponentName,
  type Role,
  type Scenario,
} from '../../../libs/gauntlet/src/index.js';
import { createRandom } from '../../../libs/numerics/src/index.js';
import { playEndgame, type Endgame } from './after-demand.js';
import { growTree, isReached, outcome, restsOf, searchPlan, type Tree } from './offer-lists.js';
import { readPosition } from './position.js';
import { drawWeights, layRows, type Rows } from './rows.js';

/** Mean own utility and the share of games without a deal. */
export interface Result {
  readonly utility: number;
  readonly failures: number;
}

/** The four players of a table, for one scenario, one seat and one opponent. */
export interface Measured {
  readonly scenario: string;
  readonly opponent: OpponentName;
  /** The engine in the game of the certificate. */
  readonly engine: Result;
  /** The blind plan in the same game. */
  readonly plan: Result;
  /** The same plan against fresh weights. */
  readonly fresh: Result;
  /** More than any blind player has: see `bench/blind-optimum.mjs`. */
  readonly bound: Result;
}

/** What is played and how finely. */
export interface Setting {
  readonly seed: string;
  readonly generator?: GeneratorName | undefined;
  /** The first so many scenarios of the set. */
  readonly scenarios: number;
  /** How much worse than the BATNA no deal counts in the search. */
  readonly regret: number;
  /** Rows of weights: that plans are sought on, that stand for what a demand tells, that judge. */
  readonly searched: number;
  readonly sampled: number;
  readonly judged: number;
  /** Where the search for a plan begins, so many times. */
  readonly beginnings: number;
}

/** Plays the games of a set. */
export function measureSet(setting: Setting): Measured[] {
  const scenarios = generateScenarios({ seed: setting.seed, generator: setting.generator });
  return scenarios
    .slice(0, setting.scenarios)
    .flatMap((scenario, index) =>
      ROLES.flatMap((role) => measureSeat(scenario, role, `${setting.seed}/${index}`, setting)),
    );
}

/** Plays the three games of a seat. */
export function measureSeat(scenario: Scenario, role: Role, name: string, setting: Setting): Measured[] {
  const position = readPosition(scenario, role);
  const refused = BATNA - setting.regret;
  const random = createRandom(`blind optimum ${name} ${role}`);
  const draw = (count: number): Float64Array => drawWeights(random, position.issueCount, count);
  const searched = layRows(position, draw(setting.searched));
  const truth = role === 'seller' ? scenario.buyer_weights : scenario.seller_weights;
  const judged = layRows(position, Float64Array.of(...draw(setting.judged), ...truth));
  const others = layRows(position, draw(setting.searched));
  const tree = growTree(position);
  const plan = searchPlan(position, tree, searched, { refused, beginnings: setting.beginnings, random });
  const agent = createEngineAgent();
  return tree.lines.map((line) => {
    const endgame = { position, plan, line, refused, sampled: setting.sampled, random };
    const play = (rows: Rows): Float64Array => payoffsOfList(tree, endgame, rows);
    const conceded = line.reveals ? playConceder(tree, endgame, judged) : null;
    const had = conceded?.had ?? play(judged);
    const { utility } = playMatch({ scenario, role, opponent: line.opponent }, agent).outcome;
    return {
      scenario: name,
      opponent: line.opponent,
      engine: resultOf([utility]),
      plan: resultOf(had.subarray(-1)),
      fresh: resultOf(conceded?.had.subarray(0, -1) ?? play(others)),
      bound: conceded?.most ?? resultOf(play(searched)),
    };
  });
}

/** What a list of offers brings. */
function payoffsOfList(tree: Tree, { position, plan, line, refused }: Endgame, rows: Rows): Float64Array {
  const rests = restsOf(position, tree, rows, refused).get(line)!;
  return rests.map((rest, row) => outcome(position, tree, rows, plan, { line, place: 0, row, rest }));
}

/** The same of a conceder, whose weights are partly known after its first step, and the most that could be had. */
function playConceder(tree: Tree, endgame: Endgame, judged: Rows): { had: Float64Array; most: Result } {
  const { position, plan, line, refused } = endgame;
  const size = position.issueCount;
  const had = new Float64Array(judged.count);
  let [utility, failures] = [0, 0];
  for (let row = 0; row < judged.count; row += 1) {
    const weights = judged.weights.subarray(row * size, (row + 1) * size);
    const end = isReached(judged, plan, line, line.path.length, row) ? playEndgame(endgame, weights) : null;
    had[row] = end?.had ?? outcome(position, tree, judged, plan, { line, place: 0, row, rest: refused });
    // The last row is the game of the certificate, one draw that has a figure of its own.
    if (row === judged.count - 1) break;
    failures += end?.most.failures ?? 0;
    utility += end === null ? had[row]! : end.most.worth + (BATNA - refused) * end.most.failures;
  }
  const count = judged.count - 1;
  return { had, most: { utility: utility / count, failures: failures / count } };
}

/** What was had; whoever has no more than the BATNA has no deal. */
function resultOf(payoffs: ArrayLike<number>): Result {
  let [utility, failures] = [0, 0];
  for (let at = 0; at < payoffs.length; at += 1) {
    utility += Math.max(BATNA, payoffs[at]!);
    failures += payoffs[at]! <= BATNA ? 1 : 0;
  }
  return { utility: utility / payoffs.length, failures: failures / payoffs.length };
}

/** Means over games, all and by opponent. */
export function meansOf(games: readonly Measured[], player: Player): Record<'all' | OpponentName, Result> {
  const mean = (some: readonly Measured[]): Result => ({
    utility: average(some.map((game) => game[player].utility)),
    failures: average(some.map((game) => game[player].failures)),
  });
  return {
    all: mean(games),
    ...(Object.fromEntries(
      OPPONENTS.map((name) => [name, mean(games.filter(({ opponent }) => opponent === name))]),
    ) as Record<OpponentName, Result>),
  };
}

/** The players of a table. */
export const PLAYERS = ['engine', 'plan', 'fresh', 'bound'] as const;
export type Player = (typeof PLAYERS)[number];

/** The mean difference of two figures of the same games and its standard error over scenarios. */
export function differenceOf(
  games: readonly Measured[],
  figure: (game: Measured) => number,
): { mean: number; error: number } {
  const sums = new Map<string, number[]>();
  for (const game of games) sums.set(game.scenario, [...(sums.get(game.scenario) ?? []), figure(game)]);
  const means = [...sums.values()].map(average);
  const mean = average(means);
  const squares = means.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, means.length - 1) / means.length) };
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
