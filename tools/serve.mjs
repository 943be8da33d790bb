/** How the built service is run, by `npm start` and by every tool that needs one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Room for short-lived objects, in megabytes: more would cost memory at rest and save no processor time a request that
 * can be measured. Patterns are compiled to machine code at once: V8 makes bytecode of them first, and for a long one
 * that takes ten times as long, so that the first description compiled took 1.2 s of processor time instead of 0.4 s.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--no-regexp-tier-up'];

/**
 * How glibc hands memory out; other systems do not read it. One pool for all threads, which would otherwise each keep
 * what they have freed. Blocks of 32 kB and more, the size in which the compiler of V8 takes its memory, come from the
 * system and go back to it when they are freed: a start leaves about 70 MB of them behind otherwise.
 */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };

/** Starts the service as a process of its own; `folder` is where it is built, of another version where one is named. */
export function spawnService({ env = process.env, folder = ROOT, ...options }) {
  return spawn(process.execPath, [...NODE_FLAGS, join(folder, 'apps', 'api', 'dist', 'main.js')], {
    cwd: folder,
    ...options,
    env: { ...NODE_ENVIRONMENT, ...env },
  });
}
