/* global sessionStorage */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { describeOffer, openPages, SAID } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();

describeInBrowser('until when a single thing should be gone', () => {
  let tabs;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  it.each([
    ['en', 'Sold by', 'Let the price fall', 390],
    ['zh', '卖掉的日期', '随日期下降', 1280],
  ])(
    'is asked in %s with a day to pick, no JSON to copy, and the policy then has its dates',
    async (...of) => {
      const [language, label, fall, width] = of;
      const page = await tabs.openAt(width);
      await openPages(page, service.url, language);
      await describeOffer(page, SAID[language]);
      expect(await page.locator('main').innerText()).not.toContain('{"reserve_price"');
      const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel(label).fill(day);
      const steps = await page.locator('form ol li').allInnerTexts();
      expect(steps.length).toBeGreaterThan(2);
      await page.getByRole('button', { name: fall }).click();
      await page.getByLabel(label).waitFor({ state: 'detached' });
      const { policy } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('svc:session:2')));
      expect(policy.reserve_dates).toHaveLength(steps.length - 1);
      expect(policy.reserve_dates.at(-1).from < day).toBe(true);
      expect(tabs.noted).toEqual({ outside: [], faults: [] });
    },
    180_000,
  );
});
