/** How the built service is run, by `npm start` and by every tool that needs one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Room for short-lived objects from the start: a request's objects then die before they are copied, a tenth of the processor time
 * of a small call (`npm run bench:http`).
 */
export const NODE_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

/** Starts the service as a process of its own. */
export function spawnService(options) {
  return spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'apps', 'api', 'dist', 'main.js')], { cwd: ROOT, ...options });
}
