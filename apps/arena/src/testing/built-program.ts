import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder of this package. */
export const PACKAGE = join(import.meta.dirname, '..', '..');

/** Bundles the program as the build does, into a folder of its own; gives the path of the file. */
export function buildProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-arena-'));
  execFileSync(process.execPath, [join(PACKAGE, 'bundle.mjs'), folder]);
  return join(folder, 'svc-arena.mjs');
}

/** What a run of the program left behind. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program to its end in a folder, with the settings of the test alone. */
export async function runProgram(
  program: string,
  cwd: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], { cwd, env });
    return { code: 0, stdout, stderr };
  } catch (ended) {
    const { code, stdout, stderr } = ended as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

/** A program that listens, until it is ended. */
export interface Listening {
  readonly url: string;
  end(): Promise<void>;
}

/** Starts a program that says where it listens. */
export async function startListening(args: readonly string[], env: Record<string, string> = {}): Promise<Listening> {
  const child = spawn(process.execPath, [...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /Listening on (http:\S+)/.exec(printed);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`it ended: ${printed}`)));
  });
  return { url, end: () => (child.kill('SIGTERM'), ended) };
}
