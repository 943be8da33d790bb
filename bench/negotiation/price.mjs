/**
 * The price engine against what theory knows, and against others:
 *   node bench/negotiation/price.mjs --seed 7 --count 100000
 * `--count` buyers a closed-form setting; bargains are played on a tenth and less of it. Reads the sources, so nothing
 * has to be built.
 */
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../../tools/load-source.mjs';
import { anchorTable, deviations, informedTable, knobTable, selfPlay } from './price/against-players.mjs';
import { blindTable, frontierTable, givenPrior, uniformSettings, withReservation } from './price/against-priors.mjs';
import { speedTable } from './price/speed.mjs';
import { tunableTable } from './price/tunables.mjs';

/**
 * All tables of the price engine: `[{title, columns, rows}]`, rows of texts. Deterministic but for the last table, of
 * times.
 */
export async function runPriceBench({ seed, count }) {
  const [engine, settings, bargain, anchors] = await Promise.all(
    [
      '../../libs/negotiation-math/src/index.ts',
      './price/settings.mjs',
      './price/bargain.mjs',
      './price/anchors.mjs',
    ].map((path) => loadSource(new URL(path, import.meta.url))),
  );
  const bench = {
    engine,
    settings,
    bargain,
    anchors,
    seed,
    count,
    random: (name) => engine.createRandom(`${seed} ${name}`),
  };
  return [
    uniformSettings(bench),
    withReservation(bench),
    givenPrior(bench),
    frontierTable(bench),
    blindTable(bench),
    selfPlay(bench),
    deviations(bench),
    informedTable(bench),
    anchorTable(bench),
    knobTable(bench),
    tunableTable(bench),
    speedTable(bench),
  ];
}

/** Prints tables as Markdown. */
export function printTables(tables) {
  for (const { title, columns, rows } of tables) {
    console.log(`\n${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '7' }, count: { type: 'string', default: '100000' } },
  });
  console.log(`seed ${values.seed}, count ${values.count}`);
  printTables(await runPriceBench({ seed: Number(values.seed), count: Number(values.count) }));
}
