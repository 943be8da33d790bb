/* global localStorage, sessionStorage */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { snippetsOf } from '../../apps/playground/src/tools/snippets.js';
import { TOOLS } from '../../apps/playground/src/tools/tools.js';
import { bundleForBrowser } from '../build-verifier-page.mjs';
import { openTabs } from './browser.mjs';
import { describeOffer, openPages, SAID } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();

describe.each(TOOLS.map((tool) => [tool.id, tool]))('the copied request of %s', (_, tool) => {
  const copied = (label) => snippetsOf(tool, tool.request, service.url).find((one) => one.label === label).code;

  it('is answered with 200 from a shell', async () => {
    const { stdout } = await promisify(execFile)('sh', ['-c', `${copied('curl')} -s -w '\\n%{http_code}'`]);
    expect(stdout.trim().split('\n').at(-1)).toBe('200');
  });

  it('is answered in TypeScript', async () => {
    const code = await bundleForBrowser(`${copied('TypeScript')}\nexport { answer };`);
    const { answer } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(Object.keys(answer).length).toBeGreaterThan(2);
  });

  it('is answered over MCP', async () => {
    const { stdout } = await promisify(execFile)('sh', ['-c', `${copied('MCP')} -s`]);
    const { result } = JSON.parse(stdout.replace(/^[\s\S]*?data: /, ''));
    expect(result.isError ?? false).toBe(false);
    expect(result.content.length).toBeGreaterThan(0);
  });
});

describe('the request that several issues open with', () => {
  it('is answered with a package that the other side may well take', async () => {
    const { path, request } = TOOLS.find(({ id }) => id === 'bundle');
    const body = JSON.stringify(request);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(service.url + path, { method: 'POST', headers, body });
    expect((await response.json()).acceptance_probability).toBeGreaterThan(0.2);
  });
});

describeInBrowser('in a browser', () => {
  let tabs;
  let page;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());
  const quiet = { outside: [], faults: [] };

  it('each tool is drawn when it is opened, and has a table of the same', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/tools`);
    const tools = page.locator('#content [role=group] button');
    for (const { titles } of TOOLS) {
      await tools.filter({ hasText: titles.en }).click();
      await page.locator('.card h2', { hasText: titles.en }).waitFor();
      const drawn = 'figure.chart svg :is(polyline, rect, circle)';
      expect(await page.locator(drawn).count()).toBeGreaterThan(0);
      expect(await page.locator('figure.chart tbody tr').count()).toBeGreaterThan(1);
    }
    expect(tabs.noted).toEqual(quiet);
  });

  it('a changed figure of a tool is worked out at once', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/tools`);
    const answer = page.locator('.code pre').last();
    await answer.filter({ hasText: '"recommended_price": 960' }).waitFor();
    await page.locator('input').nth(2).fill('900');
    await page.locator('input').nth(2).press('Tab');
    await answer.filter({ hasNotText: '"recommended_price": 960' }).waitFor();
  });

  it('a lowest price that no words name is typed where it is asked for, and makes the policy ready', async () => {
    page = await tabs.openAt(1280);
    await openPages(page, service.url, 'en');
    await page.locator('#content textarea').first().fill('Sofa, $400.');
    await page.locator('#content form button').first().click();
    const asked = page.locator('.question', { hasText: 'No lowest price is named' });
    await asked.getByRole('textbox').fill('320');
    await asked.getByText('Use this figure').click();
    await page.locator('.ruled-list li', { hasText: 'the lowest is $320' }).waitFor();
    expect(await page.locator('#content textarea').first().inputValue()).toBe('Sofa, $400. The lowest price is 320.');
    await page.locator('#use-it').waitFor();
    expect(tabs.noted).toEqual(quiet);
  });

  it('questions and remarks stand at their sentence, and answering one changes the rules', async () => {
    page = await tabs.openAt(1280);
    await openPages(page, service.url, 'en');
    await page.locator('#content textarea').first().fill(`${SAID.en.description} I like cats.`);
    await page.locator('#content form button').first().click();
    const sentences = page.locator('.sentence');
    await sentences.first().waitFor();
    expect(await sentences.first().locator('.became').allInnerTexts()).toEqual(['name', 'list price', 'lowest price']);
    expect(await sentences.last().innerText()).toMatch(/I like cats\.[\s\S]*Note:/);
    await sentences.first().locator('.question button').last().click();
    await page.locator('.ruled-list', { hasText: 'something in return' }).first().waitFor();
    await page
      .locator('.sentence .question button[aria-pressed=true], .sentence:not(:has(.question))')
      .first()
      .waitFor();
  });

  it('the policy as a form is checked as it is typed, and is used as it stands', async () => {
    page = await tabs.openAt(1280);
    await openPages(page, service.url, 'en');
    await describeOffer(page, SAID.en);
    await page.locator('details.editor > summary').click();
    await page.getByLabel('Lowest price', { exact: true }).fill('950');
    await page.locator('.notice.error[role=status]').waitFor();
    await page.getByLabel('Lowest price', { exact: true }).fill('800');
    await page.locator('.ruled-list li', { hasText: 'the lowest is $800' }).waitFor();
    // What was changed has no words behind it any more; the rest still has.
    expect(await page.locator('.became').allInnerTexts()).not.toContain('lowest price');
    expect(await page.locator('.became').allInnerTexts()).toContain('list price');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Download the policy').click(),
    ]);
    expect(download.suggestedFilename()).toBe('policy.json');
  });

  it('a game of the arena is played to its end, step by step', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/arena`);
    await page.locator('tbody').first().locator('tr').first().waitFor();
    expect(await page.locator('tbody').first().locator('tr').count()).toBe(5);
    const next = page.getByRole('button', { name: 'Next' });
    for (let step = 0; step < 9 && (await next.isEnabled()); step += 1) await next.click();
    expect(await page.locator('.card h2[aria-live]').innerText()).toMatch(/accepts|walks|No turns/);
    expect(tabs.noted).toEqual(quiet);
  });

  it.each([390, 1280])('the words of a box to tick stand beside it, at a width of %i', async (width) => {
    page = await tabs.openAt(width);
    await page.goto(`${service.url}/#/account`);
    await page.locator('.tick-box').nth(1).waitFor();
    for (const box of await page.locator('.tick-box').all()) {
      const words = await box.locator('xpath=following-sibling::span').boundingBox();
      const { x, y, width: size, height } = await box.boundingBox();
      expect([words.x >= x + size, words.y < y + height && y < words.y + words.height]).toEqual([true, true]);
    }
  });

  it('a key with a wallet is issued, and where no cards are taken that is said', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/account`);
    await page.getByLabel('Name of the agent').fill('spec-of-the-pages');
    await page.getByLabel('Contact email').fill('ops@acme.example');
    await page.getByLabel('What the key is for').fill('Trying the pages.');
    await page.getByLabel('The service may anonymously record calls').check();
    const [asked] = await Promise.all([
      page.waitForRequest('**/v1/keys'),
      page.getByRole('button', { name: 'Get a key' }).click(),
    ]);
    expect(asked.postDataJSON()).toMatchObject({ telemetry_consent: true });
    await page.locator('.total', { hasText: '$0.50' }).waitFor();
    await page.getByText('This service takes no card payments').waitFor();
    expect(
      await page
        .getByRole('button', { name: /Top up/ })
        .first()
        .isDisabled(),
    ).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('where cards are taken, paying opens at the card processor', async () => {
    page = await tabs.openAt(1280);
    await page.route('**/v1/mpp/manifest', (route) =>
      route.fulfill({ json: { available: true, packs: { small: 1000 } } }),
    );
    await page.route('**/v1/billing/*', (route) =>
      route.fulfill({
        json: route.request().url().endsWith('balance')
          ? { starter_millicents: 50_000, funded_millicents: 0, total_millicents: 50_000 }
          : { ok: true, checkout_url: 'https://checkout.stripe.com/c/pay/cs_1' },
      }),
    );
    await page.goto(`${service.url}/#/account`);
    await page.locator('input[type=password]').last().fill('gt_spec');
    await page.getByRole('button', { name: 'Use this key' }).last().click();
    await page.getByRole('button', { name: /Top up/ }).click();
    await page.waitForTimeout(500);
    expect(tabs.noted.outside).toEqual(['https://checkout.stripe.com/c/pay/cs_1']);
  });

  it('an access key stays in the tab unless the visitor asks otherwise', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/account`);
    const kept = () => page.evaluate(() => [sessionStorage.getItem('svc:key'), localStorage.getItem('svc:key')]);
    const use = async () => {
      await page.locator('input[type=password]').first().fill('svc_spec');
      await page.getByRole('button', { name: 'Use this key' }).first().click();
      await page.getByText('A key is in use.').waitFor();
    };
    await use();
    expect(await kept()).toEqual(['svc_spec', null]);
    await page.getByLabel('Remember the key on this device').check();
    await use();
    expect(await kept()).toEqual([null, 'svc_spec']);
    await page.getByRole('button', { name: 'Forget this key' }).click();
    expect(await kept()).toEqual([null, null]);
  });

  it('the check of receipts is offered as a file', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/verify`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Download this check as one file').click(),
    ]);
    expect(download.suggestedFilename()).toBe('verify-receipt.html');
    const { headers } = await fetch(`${service.url}/verify-receipt.html`);
    expect(headers.get('content-disposition')).toContain('attachment');
  });
});
