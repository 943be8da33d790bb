import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { describeOffer, openPages, practise, SAID } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();

describeInBrowser('at first sight', () => {
  let tabs;
  let page;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  it.each([
    ['en', /^This service negotiates for you: [^.]+\. [^.]+\.$/],
    ['zh', /^这个服务替您议价：[^。]+。[^。]+。$/],
  ])('the first page says in %s what this is, and lists templates of that language', async (language, lead) => {
    page = await tabs.openAt(1280);
    await openPages(page, service.url, language);
    expect(await page.locator('.lead').innerText()).toMatch(lead);
    const templates = page.locator('.template');
    await templates.first().waitFor();
    const languages = await templates.evaluateAll((buttons) => buttons.map((button) => button.lang));
    expect([languages.length > 3, [...new Set(languages)]]).toEqual([true, [language]]);
  });

  it('an account lists its receipts by what was sold, how much and when', async () => {
    page = await tabs.openAt(390);
    await openPages(page, service.url, 'en');
    await describeOffer(page, SAID.en);
    await practise(page, SAID.en);
    await page.goto(`${service.url}/#/account`);
    const listed = page.locator('.ruled-list li').first();
    expect(await listed.getByRole('link').innerText()).toBe('Oak desk');
    const year = new Date().getFullYear();
    expect(await listed.locator('p').innerText()).toMatch(new RegExp(`^1 at \\$815 each · .*${year}.* · rcp_`));
  });

  it('a table that a phone cuts says that it scrolls, and one that fits does not', async () => {
    for (const [width, hints] of [
      [390, 1],
      [1280, 0],
    ]) {
      page = await tabs.openAt(width);
      await page.goto(`${service.url}/#/arena`);
      await page.locator('tbody tr').first().waitFor();
      const cut = await page
        .locator('.scroll')
        .first()
        .evaluate((box) => box.scrollWidth > box.clientWidth);
      expect([cut, await page.locator('.sideways:visible').count()]).toEqual([hints === 1, hints]);
    }
  });

  it('a game says what its options are, and where it ends', async () => {
    page = await tabs.openAt(390);
    await page.goto(`${service.url}/#/arena`);
    const board = page.locator('.card', { has: page.locator('h2[aria-live]') });
    await board.waitFor();
    expect(await board.locator('dl dd').first().innerText()).toMatch(/^option \d of \d$/);
    await board.getByText('the first is best for the buyer').waitFor();
    expect(await board.locator('svg text').last().textContent()).toBe('end');
  });
});
