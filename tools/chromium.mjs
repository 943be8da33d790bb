/**
 * Finds Chromium on this machine and opens it for a check; where there is none, callers say so and check in Node what
 * can be checked there.
 */
import { existsSync } from 'node:fs';

/** `CHROMIUM_PATH` names the one to use; set to nothing, it says that there is none. */
const PLACES =
  process.env.CHROMIUM_PATH !== undefined
    ? [process.env.CHROMIUM_PATH]
    : [
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ];

/** Without a sandbox, because CI runs as root in a container; without whatever would speak to a network. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of Chromium; null where there is none. */
export const CHROMIUM = PLACES.find((path) => existsSync(path)) ?? null;

/** A browser to test with. */
export async function openChromium() {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}
