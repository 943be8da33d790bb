/**
 * The process in which `npm run mutants` runs specs: `{ library, mutant }` comes as a message, and whether a spec
 * failed goes back. Without a mutant all specs of the library run, else those that reach the changed file, until one
 * fails. Many changes share one process, for Jest takes longer to start than most specs take.
 */
import { runCLI } from 'jest';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

process.on('message', async ({ library, mutant }) => {
  process.env.SVC_MUTANT = JSON.stringify(mutant);
  const { results } = await runCLI(
    {
      _: mutant === null ? [] : [mutant.file],
      $0: 'jest',
      findRelatedTests: mutant !== null,
      roots: [join(ROOT, 'libs', library)],
      testSequencer: join(ROOT, 'tools/mutant-sequencer.mjs'),
      // Jest remembers what it has compiled for a configuration: each change has its own.
      globals: JSON.stringify({ mutant }),
      bail: 1,
      runInBand: true,
      passWithNoTests: true,
      // A test that fails only because the machine is busy would count as a change that was noticed.
      testTimeout: 60_000,
      reporters: [],
      silent: true,
    },
    [ROOT],
  );
  process.send(!results.success);
});
