import { loadProcessConfig } from '../platform/config/config.js';
import { adminHelp, carryOut, readCommandLine } from './run-admin.js';

const EXIT_FAULT = 1;

/** Carries out one command line and returns what to print. */
async function runAdmin(line: readonly string[]): Promise<string[]> {
  const request = readCommandLine(line);
  return request === 'help' ? adminHelp() : carryOut(request, loadProcessConfig());
}

try {
  for (const line of await runAdmin(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT_FAULT;
}
