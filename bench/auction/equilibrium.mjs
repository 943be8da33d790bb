/**
 * First-price auctions of bidders who differ, drawn at random: how many are solved, how long it takes, and what a
 * bidder gains by another bid, told from the published bid curves alone: `node bench/auction/equilibrium.mjs [--seed
 * 4711] [--rounds 200]`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../../tools/load-source.mjs';

const BIDS = 300;
const VALUES = 50;

/** F at the value that bids b, by bisection of the curve. */
function chanceBelow({ family, coordinate }, curve, bid) {
  let [low, high] = family === 'uniform' ? [0, 1] : [-38, 20];
  if (curve(high) <= bid) return 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = 0.5 * (low + high);
    if (curve(middle) <= bid) low = middle;
    else high = middle;
  }
  return Math.exp(coordinate.logCdfAt(0.5 * (low + high)));
}

/**
 * The largest gain of another bid, as a share of the surplus: of one value (not less than 10⁻⁶ of the best value's),
 * and of a bidder before the value is known.
 */
export function measureGain(groups, { lowestBid, highestBid, curves }, reserve) {
  const bids = Array.from({ length: BIDS + 1 }, (_, index) => lowestBid + ((highestBid - lowestBid) * index) / BIDS);
  const chances = groups.map(({ prior }, index) => bids.map((bid) => chanceBelow(prior, curves[index], bid)));
  let [ofValue, ofBidder] = [0, 0];
  for (const [index, { prior }] of groups.entries()) {
    const win = (chance) =>
      groups.reduce((product, { count }, other) => product * chance(other) ** (count - (other === index ? 1 : 0)), 1);
    const wins = bids.map((_, place) => win((other) => chances[other][place]));
    const rows = [];
    for (let place = 0; place < VALUES; place += 1) {
      const x = prior.coordinate.atCdf((place + 0.5) / VALUES);
      const value = prior.coordinate.valueAt(x);
      if (value < reserve || value <= lowestBid) continue;
      const own = curves[index](x);
      const surplus = (value - own) * win((other) => chanceBelow(groups[other].prior, curves[other], own));
      rows.push([surplus, Math.max(surplus, ...bids.map((bid, at) => (value - bid) * wins[at])) - surplus]);
    }
    const top = Math.max(0, ...rows.map(([surplus]) => surplus));
    if (top === 0) continue;
    ofValue = Math.max(ofValue, ...rows.map(([surplus, gain]) => gain / Math.max(surplus, 1e-6 * top)));
    ofBidder = Math.max(
      ofBidder,
      rows.reduce((sum, [, gain]) => sum + gain, 0) / rows.reduce((sum, [surplus]) => sum + surplus, 0),
    );
  }
  return { ofValue, ofBidder };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '4711' }, rounds: { type: 'string', default: '200' } },
  });
  const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
  const { solveAsymmetricEquilibrium } = await loadSource(
    new URL('../../libs/auction/src/asymmetric-equilibrium.ts', import.meta.url),
  );
  const { createRandom, lognormalPrior, uniformPrior } = await loadSource(
    new URL('../../libs/numerics/src/index.ts', import.meta.url),
  );
  const random = createRandom(seed);
  const between = (low, high) => low + (high - low) * random.next();
  const mild = () => lognormalPrior(between(-0.5, 0.5), between(0.1, 1.5));
  const uniform = () => uniformPrior(random.chance(0.5) ? 0 : random.next(), between(1.05, 3.05));
  const families = {
    uniform,
    'lognormal, sigma 0.1 to 1.5': mild,
    both: () => (random.chance(0.5) ? uniform() : mild()),
    'lognormal, mu -2 to 2, sigma 0.02 to 3': () => lognormalPrior(between(-2, 2), between(0.02, 3)),
  };
  console.log(`seed ${seed}, ${rounds} auctions of each kind`);
  for (const [name, draw] of Object.entries(families)) {
    let solved = 0;
    let [ofValue, ofBidder, total, longest] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const groups = Array.from({ length: 2 + random.integer(5) }, () => ({
        prior: draw(),
        count: random.chance(0.7) ? 1 : 1 + random.integer(6),
      }));
      const reserve = random.chance(0.5) ? 0 : between(0, 1.2);
      const started = performance.now();
      const found = solveAsymmetricEquilibrium(groups, reserve);
      const elapsed = performance.now() - started;
      [total, longest] = [total + elapsed, Math.max(longest, elapsed)];
      if (found === null) continue;
      solved += 1;
      const gain = measureGain(groups, found, reserve);
      [ofValue, ofBidder] = [Math.max(ofValue, gain.ofValue), Math.max(ofBidder, gain.ofBidder)];
    }
    console.log(
      `${name}: solved ${solved} of ${rounds}; largest gain of a value ${ofValue.toExponential(1)}, of a ` +
        `bidder ${ofBidder.toExponential(1)}; mean ${(total / rounds).toFixed(0)} ms, longest ` +
        `${longest.toFixed(0)} ms`,
    );
  }
}
