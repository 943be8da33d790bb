/* global document, URLSearchParams */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../install.mjs';
import { openTabs } from './browser.mjs';
import { check, describeOffer, openPages, PAGE_NAMES, practise, SAID, tamper, verify } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

/** What the first page may spend on script, gzipped. */
const FIRST_SCRIPT_BYTES = 60_000;
/** The rules of axe whose verdict depends on a theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const DIST = join(ROOT, 'apps', 'playground', 'dist');

const service = servePages();

describe('the first page', () => {
  it('is served at the bare address, and asks for nothing elsewhere', async () => {
    const response = await fetch(`${service.url}/`);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('runs, loads and asks what the service serves alone, and sets no cookie', async () => {
    const { headers } = await fetch(`${service.url}/`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('takes at most 60 kB of script, gzipped', () => {
    const html = readFileSync(join(DIST, 'index.html'), 'utf8');
    const first = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    expect(first.length).toBeGreaterThan(0);
    const bytes = first.reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length, 0);
    expect(bytes).toBeLessThan(FIRST_SCRIPT_BYTES);
  });

  it('lets a copy of a file with a name of its content be kept for ever, and of the page itself never', async () => {
    const asset = readdirSync(join(DIST, 'assets')).find((name) => name.endsWith('.js'));
    const kept = async (path) => (await fetch(service.url + path)).headers.get('cache-control');
    expect(await kept(`/assets/${asset}`)).toBe('public, max-age=31536000');
    expect(await kept('/')).toBe('public, max-age=0');
  });
});

describe('a call without a key', () => {
  const compile = (headers) =>
    fetch(`${service.url}/v1/policy/compile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ description: SAID.en.description }),
    });

  it('needs one from a program', async () => {
    expect((await compile({})).status).toBe(401);
  });

  it('needs one where a proxy stands between', async () => {
    expect((await compile({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.4' })).status).toBe(401);
  });

  it('with an unknown key is refused, from a page too', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-svc-key': 'svc_NobodyNobodyNobody0000' };
    expect((await compile(headers)).status).toBe(401);
  });
});

describeInBrowser('in a browser', () => {
  let tabs;
  let axe;
  let page;
  const openAt = async (...how) => {
    page = await tabs.openAt(...how);
  };
  /** Whether the page is wider than its window. */
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  beforeAll(async () => {
    tabs = await openTabs(service.url);
    ({ default: axe } = await import('@axe-core/playwright'));
  });
  afterAll(() => tabs?.close());

  it.each(['en', 'zh'].flatMap((language) => [390, 1280].map((width) => [language, width])))(
    'a seller who speaks %s goes at %i pixels from words to a receipt, and a changed one is refused',
    async (language, width) => {
      await openAt(width);
      await openPages(page, service.url, language);
      await describeOffer(page, SAID[language]);
      const wide = [await tooWide()];
      await practise(page, SAID[language]);
      wide.push(await tooWide());
      const held = await verify(page);
      wide.push(await tooWide());
      expect(wide).toEqual([false, false, false]);
      await tamper(page);
      const refused = await check(page);
      expect([held, refused]).toEqual(
        language === 'en' ? ['The receipt is valid.', 'The receipt is not valid.'] : ['凭证有效。', '凭证无效。'],
      );
      expect(tabs.noted).toEqual({ outside: [], faults: [] });
    },
  );

  it.each(PAGE_NAMES.concat('gallery').flatMap((name) => ['light', 'dark'].map((theme) => [name, theme])))(
    'the page %s, %s, has no fault that axe finds and fits a phone',
    async (name, theme) => {
      await openAt(390, { colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(`${service.url}/#/${name}`);
      await page.locator('h1').waitFor();
      const checks = new axe({ page });
      // The themes differ in colours alone.
      const { violations } = await (theme === 'dark' ? checks.withRules(RULES_OF_COLOUR) : checks).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
      expect(await tooWide()).toBe(false);
      expect(tabs.noted).toEqual({ outside: [], faults: [] });
    },
  );

  it('an address of no page is told, above the first page', async () => {
    await openAt(390);
    await page.goto(`${service.url}/#/verfy?receipt=x`);
    await page.locator('.notice', { hasText: '“verfy”' }).waitFor();
    await page.goto(`${service.url}/#/verify`);
    await page.locator('h1').waitFor();
    expect(await page.locator('.notice', { hasText: '“verfy”' }).count()).toBe(0);
  });

  it('each component has its states on the page of components', async () => {
    await openAt(1280);
    await page.goto(`${service.url}/#/gallery`);
    await page.locator('h1').waitFor();
    const shown = await page
      .locator('[data-component]')
      .evaluateAll((sections) => sections.map((section) => section.dataset.component));
    const files = readdirSync(join(ROOT, 'apps', 'playground', 'src', 'components'))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => name.slice(0, -4));
    // Both stand around every page, this one too.
    expect(files.filter((name) => !shown.includes(name))).toEqual(['footer', 'header']);
  });

  it('the first reply comes with the third click, without a key', async () => {
    await openAt(1280);
    await page.goto(`${service.url}/`);
    await page.locator('.template').first().click();
    await page.locator('[role=status] .button.primary').click();
    await page.locator('#chart').waitFor();
    await page.locator('#content form button[type=button]').first().click();
    await page.locator('.line.seller').waitFor();
    expect(tabs.noted.faults).toEqual([]);
  });

  it('what is typed while an answer is under way stays', async () => {
    await openAt(1280);
    await page.goto(`${service.url}/`);
    await page.locator('.template').first().click();
    await page.locator('[role=status] .button.primary').click();
    await page.locator('#chart').waitFor();
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route('**/reply', async (route) => {
      await held;
      await route.continue();
    });
    const input = page.locator('#content form input');
    await input.fill('Would you take less?');
    await input.press('Enter');
    await input.fill('And what about tomorrow?');
    release();
    await page.locator('.line.seller').waitFor();
    expect(await input.inputValue()).toBe('And what about tomorrow?');
  });

  it('a link with a receipt in its fragment opens it, and the receipt is not sent', async () => {
    await openAt(1280);
    const sent = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.goto(`${service.url}/#/verify?${new URLSearchParams({ receipt: '{"id":"rcp_canary"}' })}`);
    await page.locator('textarea').first().waitFor();
    expect(await page.locator('textarea').first().inputValue()).toContain('rcp_canary');
    await check(page);
    expect(sent.filter((text) => text.replace(/#.*/s, '').includes('canary'))).toEqual([]);
  });
});
