/** `npm run pages:shots -- FOLDER`: a picture of every page, in both themes, at the width of a phone and of a desk. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../chromium.mjs';
import { startInstance } from './instance.mjs';
import { backtest, check, describeOffer, openPages, PAGE_NAMES, practise, SAID, verify } from './journey.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('npm run pages:shots -- FOLDER\n');
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await startInstance();

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
    await backtest(page);
    await shoot('backtest');
    for (const name of PAGE_NAMES.slice(5)) {
      await page.goto(`${url}/#/${name}`);
      await page.locator('h1').waitFor();
      await shoot(name);
    }
    await context.close();
  }
await browser.close();
stop();
