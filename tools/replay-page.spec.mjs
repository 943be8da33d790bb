/* global document */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHROMIUM, openChromium } from './chromium.mjs';
import { ROOT } from './install.mjs';

let folder;
let browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-replay-'));
  execFileSync(process.execPath, [join(ROOT, 'apps', 'arena', 'bundle.mjs'), folder]);
  const arena = (...args) =>
    execFileSync(process.execPath, [join(folder, 'svc-arena.mjs'), ...args], { cwd: folder, stdio: 'ignore' });
  arena(
    'run',
    '--script',
    'conceder',
    '--seed',
    '7',
    '--scenarios',
    '3',
    '--name',
    '<img src=x onerror="document.title=1">',
  );
  arena('replay', 'certificate.json', '--html', 'games.html');
  if (CHROMIUM) browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page of a certificate', () => {
  (CHROMIUM ? it : it.skip)(
    'works in Chromium with the network blocked, asks for nothing and runs nothing',
    async () => {
      const page = await (await browser.newContext({ offline: true })).newPage();
      const asked = [];
      const faults = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('console', (message) => faults.push(message.text()));
      const address = pathToFileURL(join(folder, 'games.html')).href;
      await page.goto(address);
      expect(await page.title()).toBe('<img src=x onerror="document.title=1"> · 18 negotiations');
      await page.locator('summary', { hasText: 'Scenario 2' }).click();
      await page.locator('details[open] details summary').first().click();
      expect(await page.evaluate(() => document.querySelector('details[open] details[open] table').innerText)).toMatch(
        /0\s+agent\s+price_/,
      );
      expect([asked, faults, await page.locator('img, script').count()]).toEqual([[address], [], 0]);
    },
    60_000,
  );
});
