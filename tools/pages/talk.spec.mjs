/* global document, localStorage */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../install.mjs';
import { openTabs } from './browser.mjs';
import { describeOffer, makeLink, openPages, SAID } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

/** What the page of buyers may spend on script before there is a deal, gzipped. */
const SCRIPT_BYTES = 30_000;
const DIST = join(ROOT, 'apps', 'playground', 'dist');

const service = servePages();

describe('the page that a link opens', () => {
  it('is served at /talk under the policy of the pages, and takes at most 30 kB of script', async () => {
    const { status, headers } = await fetch(`${service.url}/talk`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = readFileSync(join(DIST, 'talk.html'), 'utf8');
    const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(SCRIPT_BYTES);
  });
});

describeInBrowser('a link for buyers', () => {
  let tabs;
  let axe;
  let page;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
    ({ default: axe } = await import('@axe-core/playwright'));
  });
  afterAll(() => tabs?.close());

  const faults = async () => {
    const { violations } = await new axe({ page }).analyze();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    return [violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]), wide];
  };
  const NONE = [[], false];

  /** Makes a link in the third step and opens it. */
  async function openLink(language, seller = 'Ann') {
    await openPages(page, service.url, language);
    await describeOffer(page, SAID[language]);
    const address = await makeLink(page, seller);
    expect(await page.locator('#use-it figure.code code').first().innerText()).toBe(address);
    await page.goto(address);
    await page.locator('form input').waitFor();
    return address;
  }

  async function say(message) {
    const answers = await page.locator('.line.seller').count();
    await page.locator('form input').fill(message);
    await page.locator('form button').click();
    await page.locator('.line.seller').nth(answers).waitFor();
  }

  it.each([
    ['en', 390, 'light', 'The receipt is valid.', '$50 off'],
    ['zh', 1280, 'dark', '凭证有效。', '现金'],
  ])('goes in %s at %i pixels, %s, from what can be had to a receipt', async (language, width, theme, holds, saves) => {
    page = await tabs.openAt(width, { colorScheme: theme, locale: language, reducedMotion: 'reduce' });
    await openLink(language);
    expect(await page.locator('.lead').innerText()).toContain('Ann');
    expect(await page.locator('details').innerText()).toContain(saves);
    expect(await faults()).toEqual(NONE);
    for (const message of SAID[language].messages.slice(0, 2)) await say(message);
    expect(await faults()).toEqual(NONE);
    await page.locator('.card .button.primary').click();
    await page.locator('.notice.good', { hasText: holds }).waitFor();
    expect(await faults()).toEqual(NONE);
    expect(tabs.noted).toEqual({ outside: [], faults: [] });
  });

  it('sells a thing of which there is one once, whoever opens the link', async () => {
    page = await tabs.openAt(1280);
    const address = await openLink('en');
    await say('I take it at 900');
    await say('Yes, deal.');
    await page.locator('.notice.good').waitFor();
    page = await tabs.openAt(1280);
    await page.goto(address);
    await page.locator('form input').waitFor();
    await say('I take it at 900');
    expect(await page.locator('.line.seller').last().innerText()).toMatch(/hold/i);
    expect(await page.locator('.receipt').count()).toBe(0);
  });

  it('tells the buyer’s browser nothing that is the seller’s, and sends the seal in no address', async () => {
    page = await tabs.openAt(1280);
    const answers = [];
    const addresses = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('response', async (response) => {
      if (response.url().endsWith('/v1/reply')) answers.push(await response.text());
    });
    const address = await openLink('en');
    await say('Would you take 700?');
    const kept = await page.evaluate(() => localStorage.getItem('svc:talks:1'));
    expect(answers).toHaveLength(1);
    for (const text of [answers[0], kept]) expect(text).not.toMatch(/"(?:net|seller_side|standing_bid|reading)"/);
    // What is sealed may hold any figure by chance.
    const told = { ...JSON.parse(answers[0]), state: null };
    expect(JSON.stringify(told)).not.toMatch(/780|830/);
    const [, sealed] = address.split('#');
    expect(addresses.filter((one) => one.replace(/#.*/s, '').includes(sealed.slice(-20)))).toEqual([]);
  });

  it('takes the colours that its visitor chooses, and keeps them', async () => {
    page = await tabs.openAt(390, { colorScheme: 'light' });
    await openLink('en');
    const ground = () => page.evaluate(() => globalThis.getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByLabel('Colours').selectOption('dark');
    await page.waitForFunction((was) => globalThis.getComputedStyle(document.body).backgroundColor !== was, light);
    const dark = await ground();
    await page.reload();
    await page.locator('form input').waitFor();
    expect([await ground(), await faults()]).toEqual([dark, NONE]);
  });

  it('opens in the language of what is sold, and then in the one that its buyer chose', async () => {
    page = await tabs.openAt(390, { locale: 'en' });
    await openLink('zh');
    await page.locator('button', { hasText: '发送' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh');
    await page.locator('header select').first().selectOption('en');
    await page.reload();
    await page.locator('button', { hasText: 'Send' }).waitFor();
  });

  it('goes on where it was left, and says of a link that was cut what to do', async () => {
    page = await tabs.openAt(390);
    const address = await openLink('en');
    await say('Would you take 700?');
    await page.reload();
    await page.locator('.line.seller').waitFor();
    expect(await page.locator('.line').count()).toBe(2);
    await page.goto('about:blank');
    await page.goto(address.slice(0, -4));
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/^This link is incomplete\./);
  });

  it('has its bids on the desk, where the seller decides and the buyer then says yes', async () => {
    page = await tabs.openAt(390, { reducedMotion: 'reduce' });
    const address = await openLink('en');
    await say('Would you take 800?');
    await page.goto(`${service.url}/#/desk`);
    const card = page.locator('.card', { hasText: 'A bid of $800' });
    await card.waitFor();
    expect(await faults()).toEqual(NONE);
    await card.getByRole('button', { name: 'Accept' }).click();
    await card.waitFor({ state: 'detached' });
    await page.goto(address);
    await page.locator('.line.seller').nth(1).waitFor();
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await page.locator('.receipt').waitFor();
    expect(await page.locator('.receipt .total').innerText()).toBe('$800');
    await page.goto(`${service.url}/#/desk`);
    await page.locator('.card', { hasText: 'sold: $800' }).waitFor();
    const table = await page.locator('a[download="talks.csv"]').getAttribute('href');
    expect(decodeURIComponent(table).split('\r\n')[1]).toMatch(/,Oak desk,deal,2,USD,800,,,800,1,800,,rcp_/);
  });
});
