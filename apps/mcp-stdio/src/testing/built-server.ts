import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder of this package. */
export const PACKAGE = join(import.meta.dirname, '..', '..');

/** Bundles the server as the build does, into a folder of its own; gives the path of the file. */
export function buildServer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mcp-'));
  execFileSync(process.execPath, [join(PACKAGE, 'bundle.mjs'), folder]);
  return join(folder, 'svc-mcp.mjs');
}

/** What a run of the server left behind. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the server to its end; settings of the test alone. */
export async function runServer(
  server: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ran> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [server, ...args], { env });
    return { code: 0, stdout, stderr };
  } catch (ended) {
    const { code, stdout, stderr } = ended as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

/** Sends lines to a server, waits for so many lines of answer, closes its input, and gives all that it wrote. */
export async function converse(
  server: string,
  lines: readonly string[],
  answers: number,
  env: Record<string, string> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [server], { env });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  const answered = new Promise<void>((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.split('\n').length > answers) resolve();
    }),
  );
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  if (answers > 0) await Promise.race([answered, ended]);
  child.stdin.end();
  return { code: await ended, stdout, stderr };
}
