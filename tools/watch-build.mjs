/**
 * Runs Nx and says how far it is, since a first build takes minutes: `node tools/watch-build.mjs NX ARGUMENTS`. In a
 * terminal one line is renewed each second, elsewhere a line is written for every fifth package. What Nx printed is
 * shown where it failed.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Without a terminal a line is written each time so many more packages are built. */
const PACKAGES_A_LINE = 5;

/** How far a build is, by what Nx has printed: how many packages there are, how many are built, and which was last. */
export class BuildProgress {
  #of = null;
  #built = new Set();

  /** Takes a line of Nx; true where it says that one more package is built. */
  read(line) {
    const text = stripVTControlCharacters(line);
    const announced = /Running target build for (\d+) projects/.exec(text);
    if (announced !== null) this.#of = Number(announced[1]);
    const [, name] = /^> nx run (\S+):build\b/.exec(text) ?? [];
    if (name === undefined || this.#built.has(name)) return false;
    this.#built.add(name);
    return true;
  }

  get built() {
    return this.#built.size;
  }

  get isComplete() {
    return this.#built.size === this.#of;
  }

  toString() {
    const last = [...this.#built].at(-1);
    const of = this.#of === null ? '' : ` of ${this.#of}`;
    return `Building … ${this.built}${of} packages${last === undefined ? '' : `, the last was ${last}`}`;
  }
}

/** Runs a command of Nx and gives its exit code. */
function watch(command, stream) {
  const progress = new BuildProgress();
  const began = Date.now();
  const renew = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    stream.write(`\r\u001B[K${`${progress} (${seconds} s)`.slice(0, Math.max(20, (stream.columns || 80) - 1))}`);
  };
  const timer = stream.isTTY ? setInterval(renew, 1000) : undefined;
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  child.stderr.on('data', (chunk) => printed.push(chunk));
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(`${line}\n`);
    if (!progress.read(line)) return;
    if (stream.isTTY) renew();
    else if (progress.built % PACKAGES_A_LINE === 0 || progress.isComplete) stream.write(`${progress}\n`);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearInterval(timer);
      if (stream.isTTY) stream.write('\r\u001B[K');
      if (code !== 0) for (const part of printed) stream.write(part);
      resolve(code ?? 1);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await watch(process.argv.slice(2), process.stderr);
}
