import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { describeOffer, openPages, PAGE_NAMES, practise, SAID } from './journey.mjs';
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

  it.each(['en', 'zh'])('a phone shows the way to every page whole, in %s', async (language) => {
    page = await tabs.openAt(390);
    await openPages(page, service.url, language);
    const boxes = await page.locator('header nav a').evaluateAll((links) =>
      links.map((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= 390;
      }),
    );
    expect(boxes).toEqual(PAGE_NAMES.map(() => true));
  });

  it.each(['en', 'zh'])('no two labels of a chart lie over each other on a phone, in %s', async (language) => {
    /** The labels of the first chart that share a place with another, and those that a line of prices crosses. */
    const crowded = () =>
      page.evaluate(() => {
        const chart = globalThis.document.querySelector('figure.chart svg');
        const boxes = [...chart.querySelectorAll('text, circle')].map((one) => [one, one.getBoundingClientRect()]);
        const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom;
        return boxes
          .filter(
            ([one, box]) => one.matches('text') && boxes.some(([other, its]) => other !== one && overlap(box, its)),
          )
          .map(([one]) => one.textContent);
      });
    page = await tabs.openAt(390);
    await openPages(page, service.url, language);
    await describeOffer(page, SAID[language]);
    await practise(page, SAID[language]);
    expect(await crowded()).toEqual([]);
    await page.goto(`${service.url}/#/tools`);
    await page.locator('figure.chart svg polyline').waitFor();
    expect(await crowded()).toEqual([]);
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
