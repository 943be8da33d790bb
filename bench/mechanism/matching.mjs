/**
 * Matching beside a textbook implementation, on the same requests in the same process: `node
 * bench/mechanism/matching.mjs [--seed 7] [--rounds 2]`, a part of `npm run bench:auctions`. Both get what `JSON.parse`
 * makes of the request's body, parsed anew for each run. Ours and the parser are the best of 15 runs after 5 that do
 * not count, the textbook the best of `--rounds`. Times are processor time: a run of seconds would otherwise look
 * longer than it is where the machine has other work.
 */
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { loadSource } from '../../tools/load-source.mjs';
import { worstMatching } from '../largest-requests.mjs';
import { textbookMatching } from './textbook-matching.mjs';

function timed(work) {
  const from = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(from);
  return { result, millis: (user + system) / 1000 };
}

/** Everybody lists everybody, in an order drawn with the seed. */
function randomMatching(proposerCount, receiverCount, random) {
  const proposers = Array.from({ length: proposerCount }, (_, at) => `p${at}`);
  const receivers = Array.from({ length: receiverCount }, (_, at) => `r${at}`);
  return {
    proposers: proposers.map((id) => ({ id, preferences: random.shuffle(receivers) })),
    receivers: receivers.map((id) => ({ id, preferences: random.shuffle(proposers) })),
  };
}

/** The textbook lists the unmatched in the order in which they gave up. */
function inOrder(result) {
  return { ...result, unmatched_proposers: [...result.unmatched_proposers].sort() };
}

function compare(name, problem, { galeShapley, readMarket }, rounds) {
  const body = JSON.stringify(problem);
  const parses = [];
  const ours = [];
  const readings = [];
  let result;
  for (let run = 0; run < 20; run += 1) {
    const parsed = timed(() => JSON.parse(body));
    const matched = timed(() => galeShapley(parsed.result));
    const read = timed(() => readMarket(parsed.result.proposers, parsed.result.receivers));
    if (run >= 5) {
      parses.push(parsed.millis);
      ours.push(matched.millis);
      readings.push(read.millis);
    }
    result = matched.result;
  }
  const theirs = Array.from({ length: rounds }, () => JSON.parse(body)).map((parsed) =>
    timed(() => textbookMatching(parsed)),
  );
  if (!isDeepStrictEqual(inOrder(theirs[0].result), inOrder(result)))
    throw new Error(`${name}: the two results differ`);
  const [ours_ms, read_ms, parse_ms, textbook_ms] = [ours, readings, parses, theirs.map(({ millis }) => millis)].map(
    (times) => Math.min(...times),
  );
  return {
    name,
    ours_ms,
    textbook_ms,
    ratio: textbook_ms / ours_ms,
    core_ms: ours_ms - read_ms,
    parse_ms,
    proposals: result.n_proposals,
  };
}

/** Runs both requests; the rows. */
export async function benchMatching({ seed = 7, rounds = 2 } = {}) {
  const { galeShapley } = await loadSource(new URL('../../libs/mechanism/src/index.ts', import.meta.url));
  const { readMarket } = await loadSource(new URL('../../libs/mechanism/src/gale-shapley-market.ts', import.meta.url));
  const { createRandom } = await loadSource(new URL('../../libs/numerics/src/index.ts', import.meta.url));
  const problems = [
    ['matching, worst case of 1,024 × 1,024', worstMatching(1024)],
    ['matching, random 1,024 × 1,000', randomMatching(1024, 1000, createRandom(seed))],
  ];
  return problems.map(([name, problem]) => compare(name, problem, { galeShapley, readMarket }, rounds));
}

/** Prints a row. */
export function tellMatching({ name, ours_ms, textbook_ms, ratio, core_ms, parse_ms, proposals }) {
  console.log(
    `${name}: ${ours_ms.toFixed(1)} ms of processor time, textbook ${textbook_ms.toFixed(0)} ms, ` +
      `${ratio.toFixed(0)} times; ${proposals} proposals; JSON.parse of the body ${parse_ms.toFixed(0)} ms, ` +
      `ours ${(ours_ms / parse_ms).toFixed(2)} of it, without the look-up of ids ` +
      `${(core_ms / parse_ms).toFixed(2)}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '7' }, rounds: { type: 'string', default: '2' } },
  });
  console.log(`seed ${values.seed}`);
  for (const row of await benchMatching({ seed: Number(values.seed), rounds: Number(values.rounds) }))
    tellMatching(row);
}
