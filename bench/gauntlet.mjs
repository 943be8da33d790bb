/**
 * Plays certificates in this process and prints their table:
 *   npm run bench:certificate -- --seed 7 --sets 4 --generator svc --agent engine
 * `--budget N` gives the engine N times the usual computing; `--before FOLDER` plays the engine of an earlier state of
 * the repository, built there, on the same games and pairs the two. Set k has the seed SEED+k. A set meets the bounds
 * when every figure of docs/certificate.md is reached; the last lines count those sets, and the games a second of the
 * agent and of scripts on both sides in the same run.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    sets: { type: 'string', default: '1' },
    generator: { type: 'string', default: 'svc' },
    agent: { type: 'string', default: 'engine' },
    budget: { type: 'string' },
    before: { type: 'string' },
  },
});
const gauntlet = await loadSource(new URL('../libs/gauntlet/src/index.ts', import.meta.url));

/** What a set has to reach: means, the share of games without gain, and p values that `beats_baseline` stands for. */
const BOUNDS = { all: 0.74, naive: 0.78, hardball: 0.6, conceder: 0.83 };
const MOST_AT_BATNA = 0.06;
const GROUPS = ['all', ...gauntlet.OPPONENTS];

const engine = gauntlet.createEngineAgent(values.budget ? { budget: Number(values.budget) } : {});
const earlier = values.before === undefined ? null : await loadEarlier(values.before);
/** The engine that is not told what the options are worth to the other side. */
const untold = (message) =>
  engine({ ...message, issues: message.issues.map((issue) => ({ ...issue, their_utility: null })) });
const agent = { engine, untold }[values.agent] ?? gauntlet.scriptedAgent(values.agent);
const firstSeed = Number(values.seed);

/** The engine of an earlier state of the repository as an agent. */
async function loadEarlier(folder) {
  const built = join(resolve(folder), 'libs', 'negotiation-math', 'dist', 'esm', 'index.js');
  const { negotiateBundle: negotiate } = await import(pathToFileURL(built).href);
  return gauntlet.createEngineAgent({ negotiate });
}

/** Plays all games of a set; the clock runs while matches are played and not while rows are made of them. */
function playTimed(scenarios, seed, player) {
  const schedule = gauntlet.scheduleMatches(scenarios.length, seed);
  const start = performance.now();
  const matches = schedule.map(({ match_id: id, scenario, role, opponent }) =>
    gauntlet.playMatch({ scenario: scenarios[scenario], role, opponent }, player, id),
  );
  const seconds = (performance.now() - start) / 1000;
  return { rows: matches.map((match, index) => gauntlet.rowOf(schedule[index].scenario, match)), seconds };
}

/** Means of the ceiling: what an agent gets that knows the other side's weights. */
function ceilingOf(scenarios) {
  const utilities = { all: [], naive: [], hardball: [], conceder: [] };
  for (const scenario of scenarios) {
    for (const role of gauntlet.ROLES)
      for (const opponent of gauntlet.OPPONENTS)
        for (const group of ['all', opponent])
          utilities[group].push(gauntlet.bestKnownUtility(scenario, role, opponent));
  }
  return GROUPS.map((group) => utilities[group].reduce((sum, utility) => sum + utility, 0) / utilities[group].length);
}

const fixed = (value) => value.toFixed(3);
const meets = (figures) =>
  GROUPS.every((group) => figures[group].mean_utility >= BOUNDS[group] && figures[group].beats_baseline) &&
  figures.all.at_or_below_batna <= MOST_AT_BATNA;

console.log(
  `agent ${values.agent}, generator ${values.generator}, seeds ` +
    `${firstSeed}..${firstSeed + Number(values.sets) - 1}, ${gauntlet.GAMES} games a set`,
);
console.log(
  '| Seed | All | Naive | Hardball | Conceder | At or below BATNA | p all / naive / hardball / conceder | ' +
    'Baseline | Ceiling all / naive / hardball / conceder | Bounds |\n|---|---|---|---|---|---|---|---|---|---|',
);
let [met, agentSeconds, scriptSeconds, games] = [0, 0, 0, 0];
const [means, ceilings] = [GROUPS.map(() => 0), GROUPS.map(() => 0)];
let baseline = 0;
const pairs = [];
for (let set = 0; set < Number(values.sets); set += 1) {
  const seed = String(firstSeed + set);
  const scenarios = gauntlet.generateScenarios({ seed, generator: values.generator });
  const played = playTimed(scenarios, seed, agent);
  const scripted = playTimed(scenarios, seed, gauntlet.scriptedAgent('naive'));
  const figures = gauntlet.scoreMatches(played.rows, seed);
  [agentSeconds, scriptSeconds, games, met] = [
    agentSeconds + played.seconds,
    scriptSeconds + scripted.seconds,
    games + played.rows.length,
    met + (meets(figures) ? 1 : 0),
  ];
  if (earlier) pairs.push([gauntlet.scoreMatches(playTimed(scenarios, seed, earlier).rows, seed), figures]);
  const ceiling = ceilingOf(scenarios);
  for (const [index, group] of GROUPS.entries())
    [means[index], ceilings[index]] = [
      means[index] + figures[group].mean_utility / Number(values.sets),
      ceilings[index] + ceiling[index] / Number(values.sets),
    ];
  baseline += figures.all.mean_baseline / Number(values.sets);
  const cells = [
    seed,
    ...GROUPS.map((group) => fixed(figures[group].mean_utility)),
    `${(100 * figures.all.at_or_below_batna).toFixed(1)} %`,
    GROUPS.map((group) => figures[group].p_value.toFixed(4)).join(' / '),
    fixed(figures.all.mean_baseline),
    ceiling.map(fixed).join(' / '),
    meets(figures) ? 'met' : 'missed',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log(`mean over sets: ${GROUPS.map((group, index) => `${group} ${means[index].toFixed(4)}`).join(', ')}`);
console.log(
  `naive baseline over sets: ${baseline.toFixed(4)}; ceiling: ${ceilings.map((one) => one.toFixed(4)).join(' / ')}`,
);
console.log(`sets that meet every bound: ${met} of ${values.sets}`);
console.log(
  `games a second: agent ${(games / agentSeconds).toFixed(0)}, scripts on both sides ` +
    `${(games / scriptSeconds).toFixed(0)}`,
);
if (earlier) printPairs();

/** Each figure with the engine before and with this one, and the mean difference over sets with one standard error. */
function printPairs() {
  const meanOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const read = [
    ...GROUPS.map((group) => [group, (figures) => figures[group].mean_utility]),
    ['at or below BATNA', (figures) => figures.all.at_or_below_batna],
  ];
  for (const [name, figure] of read) {
    const [before, now] = [0, 1].map((side) => pairs.map((pair) => figure(pair[side])));
    const gains = now.map((value, set) => value - before[set]);
    const squares = meanOf(gains.map((gain) => (gain - meanOf(gains)) ** 2));
    const error = Math.sqrt(squares / Math.max(1, gains.length - 1));
    const cells = [meanOf(before), meanOf(now), meanOf(gains)].map((value) => value.toFixed(4));
    console.log(`${name}: before ${cells[0]}, now ${cells[1]}, difference ${cells[2]} ±${error.toFixed(4)}`);
  }
}
