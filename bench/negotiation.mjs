/**
 * Measures the negotiation engines and prints their tables; docs/negotiation-bench.md explains each.
 *   npm run bench:negotiation -- --seed 1000 [--part PART] [--quick]
 * PART is one of domains, untold, company, losses, calibration, seat, self, certificate, price, cooperation,
 * speed and paired. Without --part all of them, one after the other. --domains and --rounds narrow the parts that play
 * domains, --packages the greatest size of a domain of the parts in company. The part `paired` needs --before FOLDER,
 * an earlier state of the repository that is built there; with it `losses` plays the engine of that state.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';
import { createCompanyTables, fixed, loadEarlier, percent } from './negotiation/company-tables.mjs';
import { runCooperationBench } from './negotiation/cooperation.mjs';
import { printTables, runPriceBench } from './negotiation/price.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1000' },
    part: { type: 'string' },
    quick: { type: 'boolean', default: false },
    domains: { type: 'string' },
    rounds: { type: 'string' },
    packages: { type: 'string' },
    before: { type: 'string' },
  },
});
const seed = Number(values.seed);
const { quick } = values;
const bench = await loadSource(new URL('negotiation/domains/index.ts', import.meta.url));

const company = createCompanyTables({ bench, values, seed });

function printDomains() {
  for (const rounds of values.rounds ? [Number(values.rounds)] : [8, 20, 100]) {
    const domains = Number(values.domains ?? (quick ? 4 : rounds === 100 ? 30 : 60));
    const { rows, feasible, missed } = bench.playTournament({ ours: bench.ENGINE, seed, domains, rounds });
    const [ours, ...classics] = rows;
    const best = classics.reduce((top, row) => (row.mean > top.mean ? row : top));
    const bestOfClassics = classics.reduce((top, row) => (row.againstClassics > top.againstClassics ? row : top));
    console.log(`\n## Domains: deadline of ${rounds} rounds, ${domains} domains, seed ${seed}\n`);
    console.log(
      `| Strategy | Mean own utility | Against the classics only | Deals | ` +
        `${rows.map(({ name }) => name).join(' | ')} |`,
    );
    console.log(`|${'---|'.repeat(rows.length + 4)}`);
    for (const row of rows)
      console.log(
        `| ${row.name} | ${fixed(row.mean)} | ${fixed(row.againstClassics)} | ${percent(row.deals)} | ` +
          `${row.against.map((value) => fixed(value, 2)).join(' | ')} |`,
      );
    console.log(
      `\nAhead of the best classic strategy (${best.name}) by ${fixed(ours.mean - best.mean)}; against the ` +
        `classics only (${bestOfClassics.name}) by ` +
        `${fixed(ours.againstClassics - bestOfClassics.againstClassics)}.`,
    );
    console.log(
      `Deals where the opponent leaves more than the BATNA: ${feasible.deals} \
of ${feasible.games}, ${percent(feasible.deals / feasible.games)}; missed: ${
        Object.entries(missed)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ') || 'none'
      }.`,
    );
  }
}

function printUntold() {
  const domains = Number(values.domains ?? (quick ? 4 : 30));
  for (const rounds of values.rounds ? [Number(values.rounds)] : [8, 20]) {
    console.log(
      `\n## What the other side's options are worth to it, told and untold: ${rounds} rounds, ${domains} domains ` +
        `of each kind, seed ${seed}\n\n| Domains | Known | Mean own utility | Deals | Beside told |\n` +
        '|---|---|---|---|---|',
    );
    for (const opposed of [true, false])
      for (const row of bench.playUntold({ seed, domains, rounds, opposed }))
        console.log(
          `| ${opposed ? 'opposed' : 'mixed'} | ${row.knowledge} | ${fixed(row.mean)} | ${percent(row.deals)} | ` +
            `${fixed(row.beside)} ±${fixed(row.error)} |`,
        );
  }
}

async function printPaired() {
  if (values.before === undefined) throw new Error('--part paired needs --before FOLDER');
  const earlier = await loadEarlier(values.before);
  const domains = Number(values.domains ?? (quick ? 4 : 24));
  const most = values.packages ? Number(values.packages) : undefined;
  console.log(
    `\n## Beside an earlier engine: ${domains} domains, seed ${seed}; ± is one standard error\n\n` +
      '| Field | Rounds | Before | Now | Difference |\n|---|---|---|---|---|',
  );
  for (const rounds of values.rounds ? [Number(values.rounds)] : [20, 100])
    for (const field of Object.keys(bench.FIELDS)) {
      const { before, now, difference, error } = bench.playPaired(earlier, { seed, domains, rounds, field, most });
      console.log(
        `| ${field} | ${rounds} | ${fixed(before)} | ${fixed(now)} | ${fixed(difference, 4)} ±${fixed(error, 4)} |`,
      );
    }
}

function printSeat() {
  console.log(
    `\n## One answer to a seat that is told nothing, half of its turns behind it; seed ${seed}\n\n` +
      `| Issues | Packages | Turns | ms of processor time | Bytes of the request |\n|${'---|'.repeat(5)}`,
  );
  const rows = bench.measureSeat({ seed, samples: quick ? 5 : 20, now: cpuMilliseconds });
  for (const { issues, packages, rounds, milliseconds, bytes } of rows)
    console.log(`| ${issues} | ${packages} | ${rounds} | ${fixed(milliseconds, 1)} | ${bytes} |`);
}

function printSelfPlay() {
  const [domains, rounds] = [quick ? 40 : 200, 20];
  console.log(
    `\n## Our engine against itself: ${rounds} rounds, ${domains} domains, seed ${seed}\n\n| Domains | Deals ` +
      `| Of the greatest joint value | Of the best Nash product | The Nash point's joint value | Turns |\n` +
      `|---|---|---|---|---|---|`,
  );
  for (const { name, deals, joint, nash, nashPointJoint, turns } of bench.playItself({ seed, domains, rounds })) {
    console.log(
      `| ${name} | ${percent(deals)} | ${percent(joint, 2)} | ${fixed(nash)} | ${percent(nashPointJoint, 2)} ` +
        `| ${fixed(turns, 1)} |`,
    );
  }
}

/** Time of this process on the processor: what others do on the machine does not count. */
function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function printSpeed() {
  console.log(
    `\n## Speed, seed ${seed}; the reference loop is a million multiplications and additions\n\n| What | A ` +
      `second of processor time | ms a move | Reference loops a move |\n|---|---|---|---|`,
  );
  for (const { name, perSecond, moveMilliseconds, referenceLoops } of bench.measureSpeed({
    seed,
    quick,
    now: cpuMilliseconds,
  })) {
    console.log(
      `| ${name} | ${fixed(perSecond, 1)} | ${moveMilliseconds === null ? '' : fixed(moveMilliseconds, 2)} | ` +
        `${referenceLoops === null ? '' : fixed(referenceLoops, 2)} |`,
    );
  }
}

function printCertificate() {
  console.log(`\n## Certificate: seeds from ${seed}\n`);
  const script = fileURLToPath(new URL('gauntlet.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, '--seed', String(seed), '--sets', quick ? '1' : '4'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

async function printPrices() {
  console.log(`\n## Prices against the oracles, seed ${seed}\n`);
  printTables(await runPriceBench({ seed, count: quick ? 500 : 4000 }));
}

async function printCooperation() {
  const { pairs, rows } = await runCooperationBench({ seed, count: quick ? 400 : 5000 });
  console.log(
    `\n## Verified peers against strangers: ${pairs} pairs with a zone, seed ${seed}; 1 is the Nash point\n\n` +
      `| Rounds | Engines | Deals | Joint gain | Nash product | Unevenness of a deal |\n|---|---|---|---|---|---|`,
  );
  for (const { rounds, who, deals, joint, product, unevenness } of rows)
    console.log(
      `| ${rounds} | ${who} | ${percent(deals)} | ${fixed(joint)} | ${fixed(product)} | ${fixed(unevenness)} |`,
    );
}

const PARTS = {
  certificate: printCertificate,
  domains: printDomains,
  untold: printUntold,
  ...company,
  seat: printSeat,
  self: printSelfPlay,
  price: printPrices,
  cooperation: printCooperation,
  speed: printSpeed,
  paired: printPaired,
};
if (values.part && !Object.hasOwn(PARTS, values.part))
  throw new Error(`--part should be one of ${Object.keys(PARTS).join(', ')}`);
const wanted = ([part]) => (values.part ? values.part === part : part !== 'paired' || values.before !== undefined);
for (const [, print] of Object.entries(PARTS).filter(wanted)) await print();
