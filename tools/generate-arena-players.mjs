/**
 * Plays the reference players of the arena on the practice set and writes the rows of
 * libs/gauntlet/src/reference-players.ts and the table of docs/certificate.md: node tools/generate-arena-players.mjs
 * `--check` writes nothing and fails where the file is old.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { answer } from '../examples/agent/agent.mjs';
import { loadSource } from './load-source.mjs';

const PLAYERS = fileURLToPath(new URL('../libs/gauntlet/src/reference-players.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('../docs/certificate.md', import.meta.url));
const ROWS_PLACE = /(?<=REFERENCE_PLAYERS: readonly ReferencePlayer\[\] = \[\n)[\s\S]*?(?=\];)/;
const TABLE_PLACE = /(?<=<!-- players -->\n)[\s\S]*?(?=<!-- \/players -->)/;

/** The texts of both files, from games that are played now. */
async function renderPlayers() {
  const { engineAgent, generateScenarios, PRACTICE_SEED, playAll, scoreMatches, scriptedAgent } = await loadSource(
    new URL('../libs/gauntlet/src/index.ts', import.meta.url),
  );
  const players = [
    ['the engine of this service', engineAgent],
    ['examples/agent/agent.mjs', answer],
    ['conceder', scriptedAgent('conceder')],
    ['naive: splits the difference', scriptedAgent('naive')],
    ['hardball', scriptedAgent('hardball')],
  ];
  const rows = players.map(([name, agent]) => {
    const { all, naive, hardball, conceder } = scoreMatches(
      playAll(generateScenarios({ seed: PRACTICE_SEED }), PRACTICE_SEED, agent),
      PRACTICE_SEED,
    );
    const means = [all, naive, hardball, conceder].map(({ mean_utility: mean }) => mean);
    return { name, means, share: all.at_or_below_batna };
  });
  const lines = rows.map(
    ({ name, means, share }) =>
      `  { name: '${name}', all: ${means[0]}, naive: ${means[1]}, hardball: ${means[2]}, conceder: ` +
      `${means[3]}, at_or_below_batna: ${share} },`,
  );
  const table = [
    '| Player | All | Naive | Hardball | Conceder | At or below BATNA |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, means, share }) =>
        `| ${name} | ${means.map((mean) => mean.toFixed(3)).join(' | ')} | ${(100 * share).toFixed(1)} % |`,
    ),
  ];
  const page = readFileSync(PAGE, 'utf8').replace(TABLE_PLACE, `${table.join('\n')}\n`);
  return {
    page: await format(page, { ...(await resolveConfig(PAGE)), filepath: PAGE }),
    source: readFileSync(PLAYERS, 'utf8').replace(ROWS_PLACE, `${lines.join('\n')}\n`),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { source, page } = await renderPlayers();
  if (!process.argv.includes('--check')) {
    writeFileSync(PLAYERS, source);
    writeFileSync(PAGE, page);
  } else if (readFileSync(PLAYERS, 'utf8') !== source || readFileSync(PAGE, 'utf8') !== page) {
    process.stderr.write('the reference players of the arena are old: node tools/generate-arena-players.mjs\n');
    process.exitCode = 1;
  }
}
