/**
 * `npm run mutants -- LIB [--seed S] [--sample N] [--from K] [--minutes M] [--file NAME]`: changes one place of a
 * library's source at a time and runs those of its specs that reach the file; a change that no spec notices has
 * survived, and is printed with its line. No file is written: the change is made where Jest compiles the source.
 * Without `--sample` every change is tried; after `--minutes` no other is begun, and `--from` goes on where such a run
 * stopped. Ends with 1 where fewer than 85 % are killed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DATA_FILES } from './data-files.mjs';
import { ROOT } from './install.mjs';
import { mutantsOf } from './mutants-of.mjs';

const LEAST_SHARE = 0.85;
/** A change that makes the specs run for longer than this has been noticed, in milliseconds. */
const PATIENCE_MILLIS = 180_000;

/** The sources of a library that are code: neither specs nor data. */
function sourcesOf(library, named) {
  return readdirSync(join(ROOT, 'libs', library, 'src'), { recursive: true })
    .map((path) => `libs/${library}/src/${path}`)
    .filter((path) => path.endsWith('.ts') && !/\.spec\.ts$|\/testing\//.test(path))
    .filter((path) => !DATA_FILES.some((data) => matchesGlob(path, data)))
    .filter((path) => named === undefined || path.endsWith(named))
    .sort();
}

/** The same draw of so many for the same seed: a multiplicative generator (Park and Miller 1988) orders the list. */
export function draw(list, count, seed) {
  let state = (seed % 2_147_483_646) + 1;
  const keyed = list.map((item) => [(state = (state * 48_271) % 2_147_483_647), item]);
  return keyed
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, item]) => item);
}

/** Whether specs fail that Jest selects by these arguments, under a change or as the source is. */
function specsFail(selection, mutant) {
  const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  // A test that fails only because the machine is busy would count as a change that was noticed.
  const how = ['--bail', '--maxWorkers=1', '--testTimeout', '60000', '--passWithNoTests'];
  const { status } = spawnSync(process.execPath, [...flags, jest, ...selection, ...how], {
    cwd: ROOT,
    stdio: 'ignore',
    timeout: PATIENCE_MILLIS,
    env: { ...process.env, ...(mutant !== null && { SVC_MUTANT: JSON.stringify(mutant) }) },
  });
  return status !== 0;
}

/** Whether the spec beside the file notices a change, or else one of the library's that reach the file. */
function isKilled(library, mutant) {
  const beside = mutant.file.replace(/\.ts$/, '.spec.ts');
  if (existsSync(beside) && specsFail(['--runTestsByPath', beside], mutant)) return true;
  return specsFail(['--findRelatedTests', mutant.file, '--testPathPatterns', `libs/${library}/`], mutant);
}

const describe = ({ file, line, from, to }) => `${relative(ROOT, file)}:${line}: ${from} → ${to}`;

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      sample: { type: 'string' },
      from: { type: 'string', default: '0' },
      minutes: { type: 'string', default: 'Infinity' },
      file: { type: 'string' },
    },
  });
  const [library] = positionals;
  const sources = library === undefined ? [] : sourcesOf(library, values.file);
  if (sources.length === 0) throw new Error('npm run mutants -- LIB, as the head of tools/mutants.mjs says');
  if (specsFail([`libs/${library}/`], null)) throw new Error(`the specs of ${library} fail as it is`);
  const all = sources.flatMap((path) => mutantsOf(join(ROOT, path), readFileSync(join(ROOT, path), 'utf8')));
  const from = Number(values.from);
  const drawn = draw(all, Number(values.sample ?? all.length), Number(values.seed)).slice(from);
  const end = performance.now() + 60_000 * Number(values.minutes);
  let [killed, tried] = [0, 0];
  for (const mutant of drawn) {
    if (performance.now() > end) break;
    tried += 1;
    if (isKilled(library, mutant)) killed += 1;
    else process.stdout.write(`survived ${describe(mutant)}\n`);
  }
  const share = killed / tried;
  process.stdout.write(
    `${library}: ${killed} of ${tried} killed (${(100 * share).toFixed(1)} %), drawn from ${all.length}, ` +
      `seed ${values.seed}, from ${from}\n`,
  );
  process.exitCode = share < LEAST_SHARE ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
