/** `npm run pages:shots -- FOLDER`: a picture of every page, in both themes, at the width of a phone and of a desk. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { openChromium } from '../chromium.mjs';
import { spawnService } from '../serve.mjs';
import { check, describeOffer, openPages, PAGE_NAMES, practise, SAID, verify } from './journey.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('npm run pages:shots -- FOLDER\n');
  process.exit(2);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

ensureBuilt();
mkdirSync(folder, { recursive: true });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'svc-shots-'));
const service = spawnService({
  stdio: 'ignore',
  env: { PATH: process.env.PATH, PORT: String(port), SVC_DATA_DIR: data, SVC_LOG_LEVEL: 'silent' },
});
const answers = () =>
  fetch(`${url}/health`).then(
    () => true,
    () => false,
  );
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));

const browser = await openChromium();
for (const theme of ['light', 'dark'])
  for (const width of [390, 1280]) {
    const language = width === 390 ? 'zh' : 'en';
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shoot = (name) => page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
    await openPages(page, url, language);
    await shoot('start');
    await describeOffer(page, SAID[language]);
    await shoot('policy');
    await practise(page, SAID[language]);
    await shoot('practice');
    await verify(page);
    await check(page);
    await shoot('verify');
    for (const name of PAGE_NAMES.slice(3)) {
      await page.goto(`${url}/#/${name}`);
      await page.locator('h1').waitFor();
      await shoot(name);
    }
    await context.close();
  }
await browser.close();
service.kill();
service.once('exit', () => rmSync(data, { recursive: true, force: true }));
