import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { check, describeOffer, openPages, practise, SAID, tamper, verify } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();

describeInBrowser('the page that checks receipts', () => {
  let tabs;
  let page;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  const heading = () => page.locator('.receipt h2').innerText();
  const agree = async (language) => {
    page = await tabs.openAt(1280);
    await openPages(page, service.url, language);
    await describeOffer(page, SAID[language]);
    await practise(page, SAID[language]);
  };

  it.each([
    ['en', 'Receipt', 'Contents of the receipt', 'Claimed, not proven'],
    ['zh', '凭证', '凭证的内容', '只是声称，未经证实'],
  ])('shows a receipt in %s as agreed only where it holds', async (language, agreed, unchecked, claimed) => {
    await agree(language);
    await verify(page);
    expect(await heading()).toBe(agreed);
    expect(await page.locator('.receipt .total').count()).toBe(1);
    await tamper(page);
    expect(await heading()).toBe(unchecked);
    await check(page);
    expect([await heading(), await page.locator('.receipt .total').count()]).toEqual([claimed, 0]);
    expect(await page.locator('.receipt a[download]').count()).toBe(0);
  });

  it.each([
    ['receipt', 0, 'The text in “Receipt” is not JSON'],
    ['policy', 1, 'The policy is not JSON'],
    ['keys', 2, 'The text in the field for keys is not JSON'],
  ])('says plainly that the %s is not JSON, and gives no verdict', async (_, place, words) => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/verify`);
    await page.waitForFunction(() => globalThis.document.querySelectorAll('textarea')[2]?.value.includes('"kid"'));
    await page.locator('textarea').first().fill('{}');
    await page.locator('textarea').nth(place).fill('{oops');
    await page.locator('#content form button').first().click();
    const told = page.locator('.notice.error');
    await told.filter({ hasText: words }).waitFor();
    expect(await told.innerText()).not.toMatch(/does not hold|position|token|property/i);
    expect(await page.locator('.checks').count()).toBe(0);
  });

  it('shows nothing as a receipt that is none, whatever its members hold', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/verify`);
    const like = { currency: 'USD', total: 5, charges: [null], labels: {}, issued_at: 'never' };
    await page.locator('textarea').first().fill(JSON.stringify(like));
    expect(await check(page)).toBe('The receipt is not valid.');
    expect(await page.locator('.receipt').count()).toBe(0);
    expect(tabs.noted.faults).toEqual([]);
  });
});
