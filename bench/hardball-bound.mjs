/**
 * What can be had of the certificate's hardliner at all, by somebody who is told that it is one:
 *   node bench/hardball-bound.mjs --seed 7 --sets 2 --regret 0
 * Its offers say nothing about its weights and its threshold does not move, so a policy is a list of packages, as many
 * as it answers: four for the seller, three for the buyer. The best list for each scenario is sought by greedy coverage
 * with exchanges from four beginnings, over 600 weights drawn from the prior, and then weighed with 2,000 fresh ones.
 * The opponent's true weights are not looked at. `--regret` is how much worse than the BATNA no deal counts in the
 * search.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    sets: { type: 'string', default: '2' },
    regret: { type: 'string', default: '0' },
  },
});
const { createRandom } = await loadSource(new URL('../libs/numerics/src/index.ts', import.meta.url));
const { generateScenarios } = await loadSource(new URL('../libs/gauntlet/src/index.ts', import.meta.url));

const [BATNA, THRESHOLD, BEGINNINGS, SWEEPS] = [0.3, 0.65, 4, 6];
const refused = BATNA - Number(values.regret);
const random = createRandom(`hardball-bound/${values.seed}`);

function drawWeights(count) {
  return Array.from({ length: count }, () => {
    const draws = Array.from({ length: 4 }, () => -Math.log(1 - random.next()));
    const sum = draws.reduce((total, draw) => total + draw, 0);
    return draws.map((draw) => draw / sum);
  });
}

/** Packages worth more than the BATNA, the best first, with the other side's utilities of their options. */
function listPackages(issues, weights) {
  let packages = [{ mine: 0, theirs: [] }];
  for (const [index, { mine, theirs }] of issues.entries())
    packages = packages.flatMap((begun) =>
      mine.map((utility, option) => ({
        mine: begun.mine + weights[index] * utility,
        theirs: [...begun.theirs, theirs[option]],
      })),
    );
  return packages.filter(({ mine }) => mine > BATNA).sort((one, other) => other.mine - one.mine);
}

const takes = (weights, { theirs }) =>
  theirs.reduce((sum, utility, issue) => sum + utility * weights[issue], 0) >= THRESHOLD;

/** The value of a list: packages are offered in falling order, the first that is taken counts. */
function worthOfList(list, packages, taken, rows) {
  let sum = 0;
  for (let row = 0; row < rows; row += 1) {
    const first = list.find((candidate) => taken[candidate][row] === 1);
    sum += first === undefined ? refused : packages[first].mine;
  }
  return sum / rows;
}

function improve(list, packages, taken, rows, length) {
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const before = list.join();
    for (let place = 0; place < length; place += 1) {
      const others = list.filter((_, index) => index !== place);
      const has = Float64Array.from({ length: rows }, (_, row) =>
        Math.max(
          refused,
          ...others.map((candidate) => (taken[candidate][row] === 1 ? packages[candidate].mine : refused)),
        ),
      );
      let best = { gain: -1, candidate: 0 };
      for (const [candidate, { mine }] of packages.entries()) {
        let gain = 0;
        for (let row = 0; row < rows; row += 1)
          if (taken[candidate][row] === 1 && mine > has[row]) gain += mine - has[row];
        if (gain > best.gain) best = { gain, candidate };
      }
      list = [...others.slice(0, place), best.candidate, ...others.slice(place)];
    }
    if (list.join() === before) break;
  }
  return list.sort((one, other) => one - other);
}

const results = { seller: [], buyer: [] };
for (let set = 0; set < Number(values.sets); set += 1) {
  for (const scenario of generateScenarios({ seed: String(Number(values.seed) + set) })) {
    for (const role of ['seller', 'buyer']) {
      const weights = scenario[`${role}_weights`];
      const issues = scenario.issues
        .map(({ seller_utility: seller }) => ({ seller, buyer: seller.map((utility) => 1 - utility) }))
        .map((issue) => ({ mine: issue[role], theirs: issue[role === 'seller' ? 'buyer' : 'seller'] }));
      const packages = listPackages(issues, weights);
      const searched = drawWeights(600);
      const taken = packages.map((candidate) =>
        Uint8Array.from(searched, (drawn) => (takes(drawn, candidate) ? 1 : 0)),
      );
      const length = role === 'seller' ? 4 : 3;
      let best = { worth: -1, list: [] };
      for (let beginning = 0; beginning < BEGINNINGS && packages.length > 0; beginning += 1) {
        const list = improve(
          beginning === 0 ? [] : Array.from({ length }, () => random.integer(packages.length)),
          packages,
          taken,
          600,
          length,
        );
        const worth = worthOfList(list, packages, taken, 600);
        if (worth > best.worth) best = { worth, list };
      }
      const firsts = drawWeights(2000).map((drawn) => best.list.find((candidate) => takes(drawn, packages[candidate])));
      results[role].push({
        worth: firsts.reduce((sum, first) => sum + (first === undefined ? BATNA : packages[first].mine), 0) / 2000,
        none: firsts.filter((first) => first === undefined).length / 2000,
      });
    }
  }
}
const mean = (rows, member) => (rows.reduce((sum, row) => sum + row[member], 0) / rows.length).toFixed(4);
const both = [...results.seller, ...results.buyer];
console.log(`seeds ${values.seed}..${Number(values.seed) + Number(values.sets) - 1}, regret ${values.regret}`);
for (const [name, rows] of [
  ['seller', results.seller],
  ['buyer', results.buyer],
  ['both', both],
])
  console.log(`${name}: mean own utility ${mean(rows, 'worth')}, no deal ${mean(rows, 'none')}`);
const spread = Math.sqrt(
  both.reduce((sum, { worth }) => sum + (worth - Number(mean(both, 'worth'))) ** 2, 0) / both.length / both.length,
);
console.log(`standard error over scenarios ${spread.toFixed(4)}`);
