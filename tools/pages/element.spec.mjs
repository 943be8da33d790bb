/* global document */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../free-port.mjs';
import { ROOT } from '../install.mjs';
import { openTabs } from './browser.mjs';
import { describeInBrowser, servePages } from './served.mjs';

/** What the element may weigh on a shop's page, gzipped. */
const ELEMENT_BYTES = 30_000;
const EXAMPLE = join(ROOT, 'examples', 'shop', 'endpoint.mjs');

const service = servePages();
let shop;
let url;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, [EXAMPLE], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, PORT: port, SVC_BASE_URL: service.url, SVC_ACCESS_KEY: service.key },
  });
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100));
});
afterAll(() => shop?.kill());

describe('the element', () => {
  it('is one file of at most 30 kB gzipped that imports nothing', async () => {
    const response = await fetch(`${service.url}/svc-negotiation.js`);
    const code = await response.text();
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(gzipSync(code).length).toBeLessThan(ELEMENT_BYTES);
    expect(code).not.toMatch(/\bimport\s*[({'"]|\bfrom\s*["']/);
  });

  it('has an endpoint of sixty lines, which tells a buyer nothing of what a deal is worth to the seller', async () => {
    expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    const response = await fetch(`${url}/negotiate`, {
      method: 'POST',
      body: JSON.stringify({ conversation: null, message: 'Would you take 790 in cash?' }),
    });
    const answer = await response.text();
    expect(Object.keys(JSON.parse(answer))).toEqual(['conversation', 'reply', 'offer', 'kind', 'done']);
    expect(answer).not.toMatch(/"net"|"state"|780/);
  });
});

describeInBrowser('the element on a shop’s page', () => {
  let tabs;
  let page;
  let axe;
  beforeAll(async () => {
    tabs = await openTabs(url);
    ({ default: axe } = await import('@axe-core/playwright'));
  });
  afterAll(() => tabs?.close());
  const status = () => page.locator('svc-negotiation [role=status]');
  const answered = (count) =>
    page
      .locator('svc-negotiation [part="message shop"]')
      .nth(count - 1)
      .waitFor();

  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ])('goes to a deal by keyboard alone, at %i pixels, %s, and asks the shop alone', async (width, colorScheme) => {
    page = await tabs.openAt(width, { colorScheme });
    await page.goto(url);
    await page.evaluate(() => {
      document.addEventListener('svc-deal', ({ detail }) => {
        document.title = detail.id;
      });
    });
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.role === 'log'))
      await page.keyboard.press('Tab');
    for (const [index, message] of ['Would you take 700?', 'I pay 850 in cash', 'ok, deal'].entries()) {
      await page.keyboard.type(message);
      await page.keyboard.press('Enter');
      await answered(index + 1);
    }
    expect(await status().innerText()).toMatch(/^There is a deal\. .*815/);
    expect(await page.locator('svc-negotiation input').isVisible()).toBe(false);
    expect(await page.title()).toMatch(/^rcp_/);
    const { violations } = await new axe({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
    expect(tabs.noted).toEqual({ outside: [], faults: [] });
  });

  it('says the choices of a menu, and never reads an answer as markup', async () => {
    page = await tabs.openAt(390);
    const said = [];
    await page.route('**/negotiate', (route) => {
      said.push(route.request().postDataJSON());
      return route.fulfill({
        json: { conversation: 'c1', reply: '<img src=x>', menu: [{ option: 'B', line: '$860' }], done: false },
      });
    });
    await page.goto(url);
    await page.getByLabel('Your message').fill('What can you do?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'B $860' }).click();
    await answered(2);
    expect(said).toEqual([
      { conversation: null, message: 'What can you do?' },
      { conversation: 'c1', message: 'B' },
    ]);
    expect(await page.locator('svc-negotiation img').count()).toBe(0);
  });

  it('keeps the message where the shop does not answer, and speaks the language of the page', async () => {
    page = await tabs.openAt(390);
    await page.route('**/negotiate', (route) => route.fulfill({ status: 502, body: '{}' }));
    await page.goto(url);
    await page.evaluate(() => {
      document.documentElement.lang = 'zh-Hans';
      document.querySelector('svc-negotiation').outerHTML = '<svc-negotiation endpoint="/negotiate"></svc-negotiation>';
    });
    await page.getByLabel('您的话').fill('700可以吗？');
    await page.keyboard.press('Enter');
    await page.getByText('商家没有响应').waitFor();
    expect(await page.getByLabel('您的话').inputValue()).toBe('700可以吗？');
  });

  it('takes the colours of the shop', async () => {
    page = await tabs.openAt(390, { colorScheme: 'light' });
    await page.goto(url);
    const send = page.getByRole('button', { name: 'Send' });
    const look = await send.evaluate((button) => {
      const { backgroundColor, borderRadius } = button.ownerDocument.defaultView.getComputedStyle(button);
      return [backgroundColor, borderRadius];
    });
    expect(look).toEqual(['rgb(109, 58, 31)', '2px']);
  });
});
