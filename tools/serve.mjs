/** How the built service is run, by `npm start` and by every tool that needs one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Room for short-lived objects, in megabytes: more would cost memory at rest and save no processor time a request that
 * can be measured.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];

/**
 * One pool of memory for all threads: glibc would otherwise keep what each of them has freed. Other systems do not read
 * it.
 */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

/** Starts the service as a process of its own. */
export function spawnService({ env = process.env, ...options }) {
  return spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'apps', 'api', 'dist', 'main.js')], {
    cwd: ROOT,
    ...options,
    env: { ...NODE_ENVIRONMENT, ...env },
  });
}
