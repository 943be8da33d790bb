/**
 * What the best blind player could have in the certificate's games, beside the engine on the same sets:
 *   npm run bench:blind -- --seed 64001 --sets 6
 * A blind player knows the game, its own weights, the three scripts, that each is as likely, and that weights are drawn
 * from Dirichlet(1); not which script it faces, nor its weights. It plans lists of offers: the scripts share a list
 * until what they show tells them apart.
 *
 * Two figures enclose the optimum. _At least_: a plan that is sought on `--rows` weights and then played against fresh
 * ones; of what the conceder shows it uses the first step. _At most_: the same plan on the weights that it was sought
 * on (a greatest mean over a sample is on average above the greatest mean), with the conceder's weights known from
 * its first step on. The search is coordinate ascent from `--beginnings` beginnings: a better plan is not excluded.
 *
 * `--regret` is how much worse than the BATNA no deal counts in the search. Whoever fails in no more than 6 % of the
 * games has at most (utility − regret × failures) + regret × 6 %, whatever the regret (Lagrange).
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '64001' },
    sets: { type: 'string', default: '1' },
    scenarios: { type: 'string', default: '60' },
    generator: { type: 'string', default: 'svc' },
    regret: { type: 'string', default: '0.1' },
    rows: { type: 'string', default: '2000' },
    beginnings: { type: 'string', default: '4' },
    sampled: { type: 'string', default: '200' },
    judged: { type: 'string', default: '30' },
  },
});
const { differenceOf, meansOf, measureSet, PLAYERS } = await loadSource(
  new URL('./negotiation/blind/measure.ts', import.meta.url),
);

const MOST_FAILURES = 0.06;
const NAMES = {
  engine: 'the engine',
  plan: 'blind plan, the same games',
  fresh: 'at least: blind plan, fresh weights',
  bound: 'at most',
};
const [seed, sets, rows, regret] = ['seed', 'sets', 'rows', 'regret'].map((name) => Number(values[name]));
const games = Array.from({ length: sets }, (_, set) =>
  measureSet({
    seed: String(seed + set),
    generator: values.generator,
    scenarios: Number(values.scenarios),
    regret,
    searched: rows,
    sampled: Number(values.sampled),
    judged: Number(values.judged),
    beginnings: Number(values.beginnings),
  }),
).flat();

console.log(
  `seeds ${seed}..${seed + sets - 1}, generator ${values.generator}, ${games.length} games, regret ${regret}`,
);
console.log('\n| Player | All | Naive | Hardball | Conceder | At or below BATNA |\n|---|---|---|---|---|---|');
for (const player of PLAYERS) {
  const means = meansOf(games, player);
  const cells = Object.values(means).map(({ utility }) => utility.toFixed(4));
  console.log(`| ${[NAMES[player], ...cells, `${(100 * means.all.failures).toFixed(1)} %`].join(' | ')} |`);
}
console.log();
const tell = (name, figure) => {
  const { mean, error } = differenceOf(games, figure);
  console.log(`${name}: ${mean >= 0 ? '+' : '−'}${Math.abs(mean).toFixed(4)} ±${error.toFixed(4)}`);
};
tell('blind plan less the engine, the same games', (game) => game.plan.utility - game.engine.utility);
tell('the same with failures priced', (game) => priced(game.plan) - priced(game.engine));
tell('at most less at least, failures priced', (game) => priced(game.bound) - priced(game.fresh));
tell('at most with 6 % of failures', (game) => priced(game.bound) + regret * MOST_FAILURES);

function priced({ utility, failures }) {
  return utility - regret * failures;
}
