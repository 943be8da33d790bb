/**
 * `npm test`: runs the whole suite and closes with the line `N passed, N failed`; where tests were skipped, the line
 * before says how many.
 *
 * `npm test -- PATTERN` runs the specs whose path matches; `--package` runs those of the package in the current folder.
 * Fails when anything failed, when a spec file could not be run, and when nothing ran.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFastFolder } from './fast-folder.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** What Jest says of a test, or of what is done before it, that took longer than it may. */
export const LATE = /^(?:thrown: ")?Exceeded timeout of/m;

/**
 * Runs Jest and returns its true totals, and which tests failed; a spec file that cannot be loaded counts as one
 * failure.
 */
export function runSpecs(jestArguments, env = {}) {
  const folder = makeFastFolder('svc-test-');
  const report = join(folder, 'report.json');
  const result = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // Readers make many objects that live for a moment: with Node's default of 16 MB a tenth more is collected.
      '--max-semi-space-size=64',
      // As the service runs (`serve.mjs`).
      '--no-regexp-tier-up',
      join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--config',
      join(ROOT, 'jest.config.mjs'),
      '--json',
      '--outputFile',
      report,
      ...jestArguments,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TMPDIR: folder, SPECS_FOLDER: folder, ...env },
    },
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const ended = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      skipped: numPendingTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      crashed: result.status !== 0 && numFailedTests + numRuntimeErrorTestSuites === 0,
      failures: ended
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') })),
    };
  } catch {
    return { passed: 0, skipped: 0, failed: 1, crashed: true, failures: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Prints what was skipped and the closing line, and returns the exit code: 0 only when something ran and nothing
 * failed.
 */
export function closeWith({ passed, skipped, failed, crashed }) {
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 && !crashed ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = process.cwd();
  ensureInstalled();
  const { ensureBuilt, generateClient } = await import('./build.mjs');
  const args = process.argv.slice(2).filter((argument) => argument !== '--package');
  // The whole suite also runs what is packed and served, so it is built once before, and not by several specs at once.
  if (process.argv.length === 2) ensureBuilt();
  else generateClient();
  const scope = process.argv.includes('--package') ? [here] : [];
  process.exit(closeWith(runSpecs([...scope, ...args])));
}
