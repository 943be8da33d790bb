/**
 * `npm run pages:shots -- FOLDER`: a picture of every page, in both languages and themes, at the width of a phone and
 * of a screen; of the guide, which is in English, in both themes and widths.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../chromium.mjs';
import { startInstance } from './instance.mjs';
import { backtest, check, describeOffer, makeLink, openPages, PAGE_NAMES, practise, SAID, verify } from './journey.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('npm run pages:shots -- FOLDER\n');
  process.exit(2);
}

/** The pages of the guide that are looked at. */
const GUIDE = ['', 'concepts.html', 'policy.html'];

mkdirSync(folder, { recursive: true });
const { url, stop } = await startInstance();
const browser = await openChromium();

/** Does something in a tab of its own, which takes pictures under names that say what it is like. */
async function inTab({ width, theme, language }, act) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shoot = (name) =>
    page.screenshot({ path: join(folder, `${name}-${language}-${theme}-${width}.png`), fullPage: true });
  await act(page, shoot);
  await context.close();
}

async function shootPages(page, shoot, language) {
  await openPages(page, url, language);
  await page.locator('.template').first().waitFor();
  await shoot('start');
  await describeOffer(page, SAID[language]);
  await shoot('policy');
  const link = await makeLink(page, 'Ann');
  await practise(page, SAID[language]);
  await shoot('practice');
  await verify(page);
  await check(page);
  await shoot('verify');
  await backtest(page);
  await shoot('backtest');
  await page.goto(link);
  await page.locator('header select').first().selectOption(language);
  await page.locator('form input').fill(SAID[language].messages[0]);
  await page.locator('form button').click();
  await page.locator('.line.seller').first().waitFor();
  await shoot('talk');
  for (const name of PAGE_NAMES.filter((one) => !['policy', 'practice', 'verify', 'backtest'].includes(one))) {
    await page.goto(`${url}/#/${name}`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    if (name === 'tools' || name === 'arena') await page.locator('figure.chart').waitFor();
    await shoot(name);
  }
}

try {
  for (const theme of ['light', 'dark'])
    for (const width of [390, 1280]) {
      for (const language of ['en', 'zh'])
        await inTab({ width, theme, language }, (page, shoot) => shootPages(page, shoot, language));
      await inTab({ width, theme, language: 'en' }, async (page, shoot) => {
        for (const address of GUIDE) {
          await page.goto(`${url}/guide/${address}`);
          await shoot(`guide-${address.replace('.html', '') || 'index'}`);
        }
      });
    }
} finally {
  await browser.close();
  stop();
}
