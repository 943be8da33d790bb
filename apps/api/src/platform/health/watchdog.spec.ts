import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

const FILE = join(dirname(fileURLToPath(import.meta.url)), 'watchdog.ts');

/** The source; `npm run proof:guards` takes a part of it out where Jest compiles, which this program does not pass. */
function source(): string {
  const text = readFileSync(FILE, 'utf8');
  const mutant = JSON.parse(process.env['SVC_MUTANT'] ?? 'null') as Mutant | null;
  return mutant?.file === FILE ? text.slice(0, mutant.start) + mutant.to + text.slice(mutant.end) : text;
}

interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** How long such a program may take on a busy machine. */
const MOST_MILLIS = 60_000;

/** Runs a program beside a watchdog of two seconds. */
async function run(program: string): Promise<{ code: number | null; signal: string | null; said: string }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${source()}\nconst stop = watchEventLoop(2); ${program}`,
      resolveDir: dirname(FILE),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const child = spawn(process.execPath, ['--input-type=module', '-e', outputFiles[0]?.text ?? ''], { env: {} });
  // Without the watchdog it would never end.
  const end = setTimeout(() => child.kill(), MOST_MILLIS);
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return new Promise((done) =>
    child.once('exit', (code, signal) => {
      clearTimeout(end);
      done({ code, signal, said });
    }),
  );
}

describe('the watchdog', () => {
  it(
    'ends a process whose event loop stands still, and says why',
    async () => {
      const { signal, said } = await run('for (;;) {}');
      expect(signal).toBe('SIGKILL');
      expect(JSON.parse(said)).toMatchObject({
        level: 'fatal',
        msg: expect.stringMatching(/^the event loop has stood/),
      });
    },
    2 * MOST_MILLIS,
  );

  it(
    'lets one go on that is only busy, and does not keep one alive that is done',
    async () => {
      const busy = `
      const wait = (end) => { while (performance.now() < end); };
      let rounds = 0;
      const work = () => { wait(performance.now() + 900); if ((rounds += 1) === 4) clearInterval(timer); };
      const timer = setInterval(work, 100);`;
      expect(await run(busy)).toEqual({ code: 0, signal: null, said: '' });
      expect(await run('stop();')).toEqual({ code: 0, signal: null, said: '' });
    },
    2 * MOST_MILLIS,
  );
});
