/** Runs the blocks of one page, as a reader would: in one shell, in a folder that looks like the checkout. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { DEFAULT_BASE_URL } from '../openapi-document.mjs';

/** Printed before the output of each block; no program prints it. */
const SEPARATOR = '\u001e';
const LIMIT_MILLISECONDS = 120_000;

/** A folder with a link to everything that a checkout holds, but for its data. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'svc-docs-'));
  for (const name of readdirSync(ROOT)) {
    if (!/^\.(?!env)|\.md$/.test(name)) symlinkSync(join(ROOT, name), join(folder, name));
  }
  return folder;
}

/** What the shell does for a block. */
function stepOf({ role, language, code, text }, index, folder, serviceUrl) {
  const filled = code.replaceAll(DEFAULT_BASE_URL, serviceUrl);
  if (role === 'file') {
    mkdirSync(join(folder, text, '..'), { recursive: true });
    writeFileSync(join(folder, text), filled);
    return '';
  }
  if (role !== 'run') return '';
  const begin = `printf '${SEPARATOR}${index}\\n'; printf '${SEPARATOR}${index}\\n' >&2\n`;
  if (text) {
    writeFileSync(join(folder, `block-${index}`), filled);
    return `${begin}{ ${text.replaceAll(DEFAULT_BASE_URL, serviceUrl)}\n} < block-${index}\n`;
  }
  if (language === 'sh') return `${begin}${filled}\n`;
  writeFileSync(join(folder, `block-${index}.mjs`), filled);
  return `${begin}node block-${index}.mjs\n`;
}

/** Runs a script, and ends whatever it left running. */
function runScript(script, folder, env) {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', script], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8');
      child[name].on('data', (text) => (printed[name] += text));
    }
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // Everything of it has ended by itself.
      }
    };
    const timer = setTimeout(end, LIMIT_MILLISECONDS);
    child.once('exit', end);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, ...printed });
    });
  });
}

const parts = (text) =>
  new Map(
    text
      .split(SEPARATOR)
      .slice(1)
      .map((part) => [Number.parseInt(part, 10), part.slice(part.indexOf('\n') + 1)]),
  );

/**
 * Runs all that is to be run of a page.
 * @param {ReturnType<typeof import('./blocks.mjs').readBlocks>} blocks
 * @param {{ url: string, key: string }} service
 * @returns {Promise<{ outputs: Map<number, string>, fault: string | null }>} what each block printed, by its place in
 *   the list, with the address that readers have; `fault` names the block that failed, after which none was run
 */
export async function runPage(blocks, service) {
  if (!blocks.some(({ role }) => role === 'run')) return { outputs: new Map(), fault: null };
  const folder = makeFolder();
  try {
    const steps = blocks.map((block, index) => stepOf(block, index, folder, service.url));
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      SVC_BASE_URL: service.url,
      SVC_ACCESS_KEY: service.key,
    };
    const { code, stdout, stderr } = await runScript(`set -eo pipefail\n${steps.join('')}`, folder, env);
    const outputs = parts(stdout.replaceAll(service.url, DEFAULT_BASE_URL));
    const last = [...outputs.keys()].at(-1);
    const told = `${outputs.get(last) ?? ''}${parts(stderr).get(last) ?? stderr}`.slice(-800);
    return { outputs, fault: code === 0 ? null : `line ${blocks[last]?.line}: ended with ${code}: ${told}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
