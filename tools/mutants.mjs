/**
 * `npm run mutants -- LIB [--seed S] [--sample N] [--from K] [--minutes M] [--file NAME]`: changes one place of a
 * library's source at a time and runs those of its specs that reach the file; a change that no spec notices has
 * survived, and is printed with its line. No file is written: the change is made where Jest compiles the source.
 * Without `--sample` every change is tried; after `--minutes` no other is begun, and `--from` goes on where such a run
 * stopped. Ends with 1 where fewer than 85 % are killed.
 */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DATA_FILES } from './data-files.mjs';
import { ROOT } from './install.mjs';
import { mutantsOf } from './mutants-of.mjs';

const LEAST_SHARE = 0.85;
/**
 * A change that makes the specs run for longer than this has been noticed, in milliseconds: so long, or where the
 * machine is busy so many times as long as all specs of the library take without a change.
 */
const PATIENCE_MILLIS = 180_000;
const PATIENCE_TIMES = 3;
/** After so many changes another process takes over. */
const CHANGES_A_PROCESS = 25;

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

/** A process of `tools/mutant-runner.mjs`, and how many changes it has tried. */
function startRunner() {
  return {
    tried: 0,
    process: fork(join(ROOT, 'tools', 'mutant-runner.mjs'), {
      cwd: ROOT,
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, SVC_MUTANT: 'null' },
    }),
  };
}

let runner = null;
let patienceMillis = PATIENCE_MILLIS;

/** Whether specs of a library fail under a change, or as the source is; a run that ends or hangs has failed. */
async function specsFail(library, mutant) {
  runner ??= startRunner();
  const { process: child } = runner;
  const failed = await new Promise((resolve) => {
    const patience = mutant === null ? null : setTimeout(resolve, patienceMillis, null);
    const settle = (answer) => {
      clearTimeout(patience);
      resolve(answer);
    };
    child.once('message', settle).once('exit', () => settle(null));
    child.send({ library, mutant });
  });
  child.removeAllListeners();
  runner.tried += 1;
  // Modules that were loaded by earlier specs are never given back.
  if (failed === null || runner.tried === CHANGES_A_PROCESS) {
    child.kill('SIGKILL');
    runner = null;
  }
  return failed !== false;
}

const describe = ({ file, line, from, to }) => `${relative(ROOT, file)}:${line}: ${from} → ${to}`;

async function main() {
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
  const start = performance.now();
  if (await specsFail(library, null)) throw new Error(`the specs of ${library} fail as it is`);
  patienceMillis = Math.max(PATIENCE_MILLIS, PATIENCE_TIMES * (performance.now() - start));
  const all = sources.flatMap((path) => mutantsOf(join(ROOT, path), readFileSync(join(ROOT, path), 'utf8')));
  const from = Number(values.from);
  const drawn = draw(all, Number(values.sample ?? all.length), Number(values.seed)).slice(from);
  const end = performance.now() + 60_000 * Number(values.minutes);
  let [killed, tried] = [0, 0];
  for (const mutant of drawn) {
    if (performance.now() > end) break;
    tried += 1;
    if (await specsFail(library, mutant)) killed += 1;
    else process.stdout.write(`survived ${describe(mutant)}\n`);
  }
  runner?.process.kill();
  const share = killed / tried;
  process.stdout.write(
    `${library}: ${killed} of ${tried} killed (${(100 * share).toFixed(1)} %), drawn from ${all.length}, ` +
      `seed ${values.seed}, from ${from}\n`,
  );
  process.exitCode = share < LEAST_SHARE ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
