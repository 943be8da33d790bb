/**
 * `npm run pages:lighthouse`: what Lighthouse thinks of every page, as a phone on a slow line and as a desk: its scores
 * of performance, accessibility and best practices, of 100, and the load of the machine, which other work on it raises.
 * Fails below 95.
 *
 * Lighthouse is fetched by npx where it is not yet; nothing else of the product needs it.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { CHROMIUM } from '../chromium.mjs';
import { startInstance } from './instance.mjs';
import { PAGE_NAMES } from './journey.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const LEAST = 0.95;

if (CHROMIUM === null) {
  process.stderr.write('Lighthouse needs Chromium; CHROMIUM_PATH names it.\n');
  process.exit(2);
}

/** The scores of one address, 0 to 1, in the order of the categories. */
function score(address, form) {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ...(form === 'desk' ? ['--preset=desktop'] : []),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: CHROMIUM } },
  );
  if (status !== 0) throw new Error(`Lighthouse could not look at ${address}: ${stderr.trim()}`);
  const { categories } = JSON.parse(stdout);
  return CATEGORIES.map((name) => categories[name].score);
}

const { url, stop } = await startInstance();
let low = 0;
try {
  process.stdout.write(`page, form: ${CATEGORIES.join(', ')} (load)\n`);
  for (const name of ['', ...PAGE_NAMES.map((page) => `#/${page}`)])
    for (const form of ['phone', 'desk']) {
      const scores = score(`${url}/${name}`, form);
      low += scores.filter((each) => each < LEAST).length;
      const shown = scores.map((each) => Math.round(each * 100)).join(', ');
      process.stdout.write(`/${name}, ${form}: ${shown} (${loadavg()[0].toFixed(1)})\n`);
    }
} finally {
  stop();
}
process.exit(low === 0 ? 0 : 1);
