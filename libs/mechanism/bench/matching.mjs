/**
 * Matching beside a textbook implementation, on the same requests in the same process: `node libs/mechanism/bench/matching.mjs --seed 1`,
 * a part of `npm run bench:auctions`. Both get what `JSON.parse` makes of the request's body, parsed anew for each run; the figure of ours is the
 * median of 15 runs after 5 that do not count.
 */
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { loadSource } from '../../../tools/proof/load-source.mjs';
import { worstMatching } from '../../../tools/bench/largest-requests.mjs';
import { textbookMatching } from './textbook-matching.mjs';

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

function timed(work) {
  const from = performance.now();
  const result = work();
  return { result, millis: performance.now() - from };
}

/** Everybody lists everybody, in an order drawn with the seed. */
function randomMatching(proposerCount, receiverCount, random) {
  const proposers = Array.from({ length: proposerCount }, (_, at) => `p${at}`);
  const receivers = Array.from({ length: receiverCount }, (_, at) => `r${at}`);
  return { proposers: proposers.map((id) => ({ id, preferences: random.shuffle(receivers) })), receivers: receivers.map((id) => ({ id, preferences: random.shuffle(proposers) })) };
}

/** The textbook lists the unmatched in the order in which they gave up. */
function inOrder(result) {
  return { ...result, unmatched_proposers: [...result.unmatched_proposers].sort() };
}

function compare(name, problem, galeShapley) {
  const body = JSON.stringify(problem);
  const parses = [];
  const ours = [];
  let result;
  for (let run = 0; run < 20; run += 1) {
    const parsed = timed(() => JSON.parse(body));
    const matched = timed(() => galeShapley(parsed.result));
    if (run >= 5) {
      parses.push(parsed.millis);
      ours.push(matched.millis);
    }
    result = matched.result;
  }
  const theirs = timed(() => textbookMatching(JSON.parse(body)));
  if (!isDeepStrictEqual(inOrder(theirs.result), inOrder(result))) throw new Error(`${name}: the two results differ`);
  return { name, ours: median(ours), theirs: theirs.millis, ratio: theirs.millis / median(ours), parse: median(parses), proposals: result.n_proposals, bytes: body.length };
}

/** Runs and prints; the rows. */
export async function benchMatching({ seed }) {
  const { galeShapley } = await loadSource(new URL('../src/index.ts', import.meta.url));
  const { createRandom } = await loadSource(new URL('../../numerics/src/index.ts', import.meta.url));
  const problems = [['worst case, 1,024 × 1,024', worstMatching(1024)], [`random, 1,024 × 1,000, seed ${seed}`, randomMatching(1024, 1000, createRandom(seed))]];
  const rows = problems.map(([name, problem]) => compare(name, problem, galeShapley));
  console.log('| Matching | Proposals | Ours, ms | Textbook, ms | Ratio | JSON.parse of the body, ms | Ours / JSON.parse |\n|---|---|---|---|---|---|---|');
  for (const { name, ours, theirs, ratio, parse, proposals } of rows) {
    console.log(`| ${name} | ${proposals} | ${ours.toFixed(1)} | ${theirs.toFixed(0)} | ${ratio.toFixed(0)} | ${parse.toFixed(0)} | ${(ours / parse).toFixed(2)} |`);
  }
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
  await benchMatching({ seed: Number(values.seed) });
}
