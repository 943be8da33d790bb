/* global document */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../free-port.mjs';
import { ROOT } from '../install.mjs';
import { openTabs } from './browser.mjs';
import { describeInBrowser, servePages } from './served.mjs';

/** What the element may weigh on a shop's page, gzipped. */
const ELEMENT_BYTES = 15_000;
const EXAMPLE = join(ROOT, 'examples', 'shop', 'endpoint.mjs');
/** A thing for hire, with a charge. */
const KAYAK = {
  version: 'svc-policy/1',
  language: 'en',
  currency: 'USD',
  name: 'Kayak',
  salt: 'elhOnsjGdwEM6LgbwPnulQ',
  engine: 'bundle2',
  quantity: { min: 1, max: 4, unit: 'kayak' },
  period: { unit: 'day', max: 9 },
  terms: [
    {
      id: 'vest',
      label: 'Vests',
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        { id: 'vests', label: 'Vests', charge: { amount: 5 }, charge_per: 'period', words: ['vests'] },
      ],
    },
  ],
  list_price: 40,
  floor_price: 30,
};

const service = servePages();
let shop;
let url;
const talks = mkdtempSync(join(tmpdir(), 'svc-shop-'));
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, [EXAMPLE], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: port,
      SVC_BASE_URL: service.url,
      SVC_ACCESS_KEY: service.key,
      SHOP_TALKS: talks,
      SHOP_DESK_PASSWORD: 'open sesame',
    },
  });
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100));
});
afterAll(() => {
  shop?.kill();
  rmSync(talks, { recursive: true, force: true });
});

describe('the element', () => {
  it('is one file of at most 15 kB gzipped that imports nothing', async () => {
    const response = await fetch(`${service.url}/svc-negotiation.js`);
    const code = await response.text();
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(gzipSync(code).length).toBeLessThan(ELEMENT_BYTES);
    const { metafile } = await build({ stdin: { contents: code }, bundle: true, write: false, metafile: true });
    expect(Object.values(metafile.inputs).map(({ imports }) => imports)).toEqual([[]]);
  });

  it('has an endpoint of eighty lines, which tells a buyer nothing of what a deal is worth to the seller', async () => {
    expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    const response = await fetch(`${url}/negotiate/desk`, {
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
  /** The desk is not paid for, so that it can be sold again: there is one. */
  const freeDesk = () =>
    fetch(`${service.url}/v1/stock/release`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-svc-key': service.key },
      body: JSON.stringify({ match: { sku: 'desk' } }),
    });
  beforeEach(freeDesk);
  /** The element of the desk, which stands first on the page. */
  const element = () => page.locator('svc-negotiation').first();
  const status = () => element().locator('[role=status]');
  const answered = (count) =>
    element()
      .locator('[part="message shop"]')
      .nth(count - 1)
      .waitFor();
  const say = async (message) => {
    await element().getByLabel('Your message').fill(message);
    await element().getByRole('button', { name: 'Send' }).click();
  };

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
    expect(await status().innerText()).toMatch(/^You have a deal\. .*815/);
    expect(await element().locator('input').isVisible()).toBe(false);
    expect(await page.title()).toMatch(/^rcp_/);
    await element().getByText('The receipt is valid').waitFor();
    expect(await element().locator('[part=receipt]').innerText()).toMatch(/Oak desk[\s\S]*\$815[\s\S]*Payment: cash/);
    const { violations } = await new axe({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
    expect(tabs.noted).toEqual({ outside: [], faults: [] });
  });

  it('says the choices of a menu, and never reads an answer as markup', async () => {
    page = await tabs.openAt(390);
    const said = [];
    await page.route('**/negotiate/*', (route) => {
      said.push(route.request().postDataJSON());
      return route.fulfill({
        json: { conversation: 'c1', reply: '<img src=x>', menu: [{ option: 'B', line: '$860' }], done: false },
      });
    });
    await page.goto(url);
    await say('What can you do?');
    await element().getByRole('button', { name: 'B $860' }).click();
    await answered(2);
    expect(said).toEqual([
      { conversation: null, message: 'What can you do?' },
      { conversation: 'c1', message: 'B' },
    ]);
    expect(await element().locator('img').count()).toBe(0);
  });

  it('keeps the message where the shop does not answer, in the language of the page, and tries it again', async () => {
    page = await tabs.openAt(390);
    let fails = true;
    const said = [];
    await page.route('**/negotiate/*', (route) => {
      said.push(route.request().postDataJSON().message);
      return fails
        ? route.fulfill({ status: 502, body: '{}' })
        : route.fulfill({ json: { conversation: 'c1', reply: '好的', offer: { line: '$850' }, done: false } });
    });
    await page.goto(url);
    await page.evaluate(() => {
      document.documentElement.lang = 'zh-Hans';
      document.querySelector('main').innerHTML = '<svc-negotiation endpoint="/negotiate/desk"></svc-negotiation>';
    });
    await page.getByLabel('您的话').fill('700可以吗？');
    await page.keyboard.press('Enter');
    await page.getByText('商家没有响应').waitFor();
    expect(await page.getByLabel('您的话').inputValue()).toBe('700可以吗？');
    fails = false;
    await page.getByRole('button', { name: '再试一次' }).click();
    await answered(1);
    expect(await page.getByRole('button', { name: '再试一次' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: '接受这个报价' }).click();
    await answered(2);
    expect(said).toEqual(['700可以吗？', '700可以吗？', '好的，成交。']);
  });

  it('says of a receipt that was altered that it is not valid, and without keys that nobody looked', async () => {
    for (const [alter, verdict] of [
      [true, 'is not valid'],
      [false, 'was not checked'],
    ]) {
      await freeDesk();
      page = await tabs.openAt(390);
      await page.route('**/negotiate/*', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        if (alter && answer.receipt) answer.receipt.price -= 100;
        await route.fulfill({ json: answer });
      });
      if (!alter) await page.route('**/keys', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(url);
      await say('I pay 850 in cash');
      await element().getByRole('button', { name: 'Accept this offer' }).click();
      await element().getByText(verdict).waitFor();
    }
  });

  it.each([
    ['2 kayaks for 3 days, with vests', ['2 × kayak', 'Time', '3 days', 'Vests · Per day', '$5', 'Per day', '$85']],
    ['one kayak for one day', ['1 × kayak', 'Time', '1 day', 'Per day', '$40']],
  ])('says in the receipt of %s for how long it is and what it costs', async (message, sums) => {
    page = await tabs.openAt(390);
    let state = null;
    await page.route('**/negotiate/*', async (route) => {
      const response = await fetch(`${service.url}/v1/reply`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-svc-key': service.key },
        body: JSON.stringify({ policy: KAYAK, message: route.request().postDataJSON().message, state }),
      });
      const { reply_with_offer: reply, ...answer } = await response.json();
      state = answer.state;
      await route.fulfill({ json: { ...answer, conversation: 'c1', reply } });
    });
    await page.goto(url);
    await say(message);
    await element().getByRole('button', { name: 'Accept this offer' }).click();
    await element().getByText('The receipt is valid').waitFor();
    const lines = await element().locator('[part=receipt] :is(dt, dd)').allInnerTexts();
    const each = ['Item', 'Kayak', 'Price each · Per day', '$40', 'List price each · Per day', '$40', 'Quantity'];
    expect(lines.slice(0, -2)).toEqual([...each, ...sums]);
    expect(lines.slice(-2)).toEqual(['Total', sums.includes('3 days') ? '$255' : '$40']);
  });

  it('sells the one desk once: a second visitor is told that somebody has it', async () => {
    const visit = async () => {
      page = await tabs.openAt(1280);
      await page.goto(url);
      await say('I pay 900');
    };
    await visit();
    await element().getByRole('button', { name: 'Accept this offer' }).click();
    await element().getByText('You have a deal').first().waitFor();
    await visit();
    await element()
      .getByText(/on hold/)
      .first()
      .waitFor();
  });

  it('shows its talks on the shop’s desk, where the seller accepts a bid and the buyer is told', async () => {
    page = await tabs.openAt(1280, { httpCredentials: { username: 'seller', password: 'open sesame' } });
    await page.goto(url);
    const lamp = page.locator('svc-negotiation').nth(1);
    const tell = async (message) => {
      await lamp.getByLabel('Your message').fill(message);
      await lamp.getByRole('button', { name: 'Send' }).click();
    };
    await tell('Would you take 115?');
    await lamp.locator('[part="message shop"]').waitFor();
    const desk = await page.context().newPage();
    await desk.goto(`${url}/desk`);
    const card = desk.locator('.card', { hasText: 'A bid of $115' });
    await card.waitFor();
    const { violations } = await new axe({ page: desk }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 120)])).toEqual([]);
    await card.getByRole('button', { name: 'Accept' }).click();
    await card.waitFor({ state: 'detached' });
    await tell('Any news?');
    await lamp.getByText('the seller agrees to your bid').waitFor();
    await lamp.getByRole('button', { name: 'Accept this offer' }).click();
    await lamp.getByText('The receipt is valid').waitFor();
    await desk.reload();
    await desk.getByText('sold: $115').waitFor();
  });

  it('takes the theme that it is given, whatever the page’s is', async () => {
    page = await tabs.openAt(390, { colorScheme: 'light' });
    await page.goto(url);
    const ground = () =>
      element()
        .locator('section')
        .evaluate((section) => section.ownerDocument.defaultView.getComputedStyle(section).backgroundColor);
    const light = await ground();
    await element().evaluate((one) => one.setAttribute('theme', 'dark'));
    expect([light, await ground()]).toEqual(['rgb(255, 255, 255)', 'rgb(27, 28, 26)']);
  });

  it('takes the colours of the shop', async () => {
    page = await tabs.openAt(390, { colorScheme: 'light' });
    await page.goto(url);
    const send = element().getByRole('button', { name: 'Send' });
    const look = await send.evaluate((button) => {
      const { backgroundColor, borderRadius } = button.ownerDocument.defaultView.getComputedStyle(button);
      return [backgroundColor, borderRadius];
    });
    expect(look).toEqual(['rgb(109, 58, 31)', '2px']);
  });
});
