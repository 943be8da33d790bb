/* global sessionStorage */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { describeOffer, openPages, SAID } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();

describeInBrowser('a policy on its way', () => {
  let tabs;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  it.each([
    [
      'en',
      'Oak wardrobe, around $400. Lowest $320.',
      'Your policy waits for an answer.',
      'There is no policy yet.',
      'Answer it',
    ],
    ['zh', '实木衣柜，四百左右，最低320元。', '规则还有问题等您回答。', '还没有规则。', '去回答'],
  ])(
    'is missing in %s because a question waits, which the pages that need it say',
    async (language, description, waits, none, answer) => {
      const page = await tabs.openAt(390);
      await openPages(page, service.url, language);
      await page.goto(`${service.url}/#/practice`);
      await page.locator('.notice', { hasText: none }).waitFor();
      await page.goto(`${service.url}/#/policy`);
      await page.locator('#content textarea').first().fill(description);
      await page.locator('#content form button').first().click();
      await page.locator('[role=status].error').waitFor({ timeout: 90_000 });
      for (const name of ['practice', 'backtest']) {
        await page.goto(`${service.url}/#/${name}`);
        await page.locator('.notice', { hasText: waits }).getByText(answer).waitFor();
      }
    },
    180_000,
  );

  it('takes the words of buyers for an option in the form', async () => {
    const page = await tabs.openAt(1280);
    await openPages(page, service.url, 'en');
    await describeOffer(page, SAID.en);
    await page.getByText('Change it by hand').first().click();
    const field = page.getByLabel('Buyers’ words for this option, with commas').first();
    expect(await field.inputValue()).toContain('cash');
    await field.fill('cash, notes and coins, ');
    await page.waitForFunction(() => (sessionStorage.getItem('svc:session:2') ?? '').includes('notes and coins'));
    const { policy } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('svc:session:2')));
    expect(policy.terms[0].options[1].words).toEqual(['cash', 'notes and coins']);
  }, 180_000);

  it('leaves the largest order empty where there is none', async () => {
    const page = await tabs.openAt(1280);
    await openPages(page, service.url, 'en');
    await describeOffer(page, {
      description: 'Chairs for hire, $4.50 per chair per day, never below $2.50 per chair and day. Minimum 10 chairs.',
    });
    await page.getByText('Change it by hand').first().click();
    const field = page.getByLabel('Maximum quantity');
    expect(await field.inputValue()).toBe('');
    const kept = async (typed) => {
      await field.fill(typed);
      await page.waitForTimeout(500);
      return page.evaluate(() => JSON.parse(sessionStorage.getItem('svc:session:2')).policy.quantity.max);
    };
    expect([await kept('60'), await kept('')]).toEqual([60, 1e9]);
  }, 180_000);
});
