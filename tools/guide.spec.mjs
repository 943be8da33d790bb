import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RUN_PAGES } from './docs/pages.mjs';
import { writeGuide } from './guide.mjs';
import { addressOf, guideLink } from './guide/addresses.mjs';
import { makeGuide } from './guide/make-guide.mjs';
import { navigationOf, renderMarkdown } from './guide/markdown.mjs';
import { openTabs } from './pages/browser.mjs';
import { describeInBrowser, servePages } from './pages/served.mjs';

const MINUTE_MILLIS = 60_000;

/** What a page points to: links, scripts, styles and pictures. */
const targetsOf = (html) => [...html.matchAll(/<[a-z]+\b[^>]*?\b(?:href|src)="([^"]*)"/g)].map(([, target]) => target);

/** Targets of the guide that lead to no file or heading of it. */
function brokenTargets(files) {
  const leads = (address, target) => {
    const [path, anchor] = target.split('#');
    const file = files.get(path === '' ? address : posix.normalize(posix.join(posix.dirname(address), path)));
    return file !== undefined && (anchor === undefined || file.includes(`id="${anchor}"`));
  };
  return [...files].flatMap(([address, text]) =>
    address.endsWith('.html')
      ? targetsOf(text)
          .filter((target) => !/^[a-z]+:/.test(target) && !leads(address, decodeURIComponent(target)))
          .map((target) => `${address}: ${target}`)
      : [],
  );
}

let files;
let millis;
beforeAll(async () => {
  const start = Date.now();
  files = await makeGuide();
  millis = Date.now() - start;
}, MINUTE_MILLIS);

describe('the guide', () => {
  it('is made in under a minute, of every page of docs', () => {
    expect(millis).toBeLessThan(MINUTE_MILLIS);
    expect(RUN_PAGES.filter((page) => !files.has(addressOf(page)))).toEqual([]);
  });

  it('has a dark colour for every colour of its drawings', () => {
    const drawings = [...files].filter(([address]) => address.endsWith('.svg') && address !== 'icon.svg');
    const colours = drawings.flatMap(([, svg]) =>
      [...svg.matchAll(/ (?:fill|stroke)="#\w+"/g)].map(([one]) => one.trim()),
    );
    expect(colours.length).toBeGreaterThan(0);
    const [, style] = /<style>@media \(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(drawings[0][1]);
    expect(colours.filter((colour) => !style.includes(`[${colour}]`))).toEqual([]);
  });

  it('has no link that leads nowhere', () => expect(brokenTargets(files)).toEqual([]));

  it('lists every page of docs in its contents, under five headings', () => {
    const first = files.get('index.html');
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(first)?.[0] ?? '';
    const headings = [...contents.matchAll(/<summary>([^<]*)/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['Contents', 'Learn', 'Do', 'Look up', 'Run', 'Why']);
    const pages = RUN_PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
    expect(pages.filter((page) => !contents.includes(`href="${addressOf(page)}"`))).toEqual([]);
  });

  it('asks no other host: what its pages load stands beside them', () => {
    const loaded = [...files].flatMap(([address, text]) =>
      address.endsWith('.html') ? [...text.matchAll(/<(?:link|script|img)\b[^>]*"([a-z]+:[^"]*)"/g)] : [],
    );
    expect(loaded.map(([tag]) => tag)).toEqual([]);
  });

  it('is written into an empty folder only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-guide-'));
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    await expect(writeGuide(folder)).rejects.toThrow('is not empty');
    expect(existsSync(join(folder, 'mine.txt'))).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

describe('the check of the guide', () => {
  it('finds a link to no file, and one to no heading', () => {
    const found = brokenTargets(
      new Map([
        ['a.html', '<a href="b/c.html#one"></a><a href="b/none.html"></a><a href="#two"></a>'],
        ['b/c.html', '<h1 id="one"></h1><a href="../a.html"></a><img src="no.svg">'],
      ]),
    );
    expect(found).toEqual(['a.html: b/none.html', 'a.html: #two', 'b/c.html: no.svg']);
  });
});

describe('a page of the guide', () => {
  const pages = new Set(['docs/a.md', 'docs/decisions/b.md', 'libs/c/README.md', 'docs/d.svg']);
  const html = (source, page = 'docs/a.md') => renderMarkdown(source, { page, pages }).html;

  it('links to its neighbours as they stand in the guide, and to what is no page not at all', () => {
    expect(guideLink('docs/a.md', 'decisions/b.md#x', pages)).toBe('decisions/b.html#x');
    expect(guideLink('docs/decisions/b.md', '../a.md', pages)).toBe('../a.html');
    expect(guideLink('docs/a.md', '../libs/c#x', pages)).toBe('repository/libs/c/README.html#x');
    expect(guideLink('docs/a.md', 'https://x.example/y.md', pages)).toBe('https://x.example/y.md');
    expect(html('[code](../tools/x.mjs) [b](decisions/b.md)')).toBe(
      '<p><span class="file">code</span> <a href="decisions/b.html">b</a></p>\n',
    );
    expect(html('![d](d.svg)')).toContain('src="d.svg"');
  });

  it('has the anchors of its headings, no comment, and code as text', () => {
    expect(html('## What `it` is\n\n<!-- hidden -->\n')).toBe('<h2 id="what-it-is">What <code>it</code> is</h2>\n');
    expect(html('```text\n<b>\n```\n')).toContain('&lt;b&gt;');
    expect(html('```json\n{"a": 1}\n```\n')).toContain('hljs-number');
  });

  it('gives search its sections, without marks', () => {
    const { title, sections } = renderMarkdown('# One\n\nText *of* `it`.\n\n## Two\n\n| a |\n| - |\n| b |\n', {
      page: 'docs/a.md',
      pages,
    });
    expect(title).toBe('One');
    expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
      ['One', 'Text of it.'],
      ['Two', 'a b'],
    ]);
  });

  it('takes the contents from the lists of the first page', () => {
    expect(navigationOf('# G\n\n- [no](n.md)\n\n## Do\n\n- [A](a.md): text [no](x.mjs)\n\nOf [b](b.md).\n')).toEqual([
      { heading: 'Do', links: [{ text: 'A', page: 'a.md' }] },
    ]);
  });
});

const service = servePages();

describeInBrowser('the guide in a browser', () => {
  let tabs;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  it('is served at /guide, with its pictures and style, and asks no other host', async () => {
    const page = await tabs.openAt(1280);
    await page.goto(`${service.url}/guide`);
    expect(page.url()).toBe(`${service.url}/guide/`);
    await page.getByRole('main').getByRole('link', { name: 'The ideas' }).first().click();
    await page.waitForURL(/concepts/);
    await page.waitForLoadState('load');
    const widths = await page.locator('main img').evaluateAll((images) => images.map((image) => image.naturalWidth));
    expect([widths.length, widths.filter((width) => width === 0)]).toEqual([2, []]);
    expect(tabs.noted).toEqual({ outside: [], faults: [] });
  });

  it('finds a word where it stands, and says when there is none', async () => {
    const page = await tabs.openAt(1280);
    await page.goto(`${service.url}/guide/decisions/why-a-worker-pool.html`);
    await page.keyboard.press('/');
    await page.keyboard.type('standing bid');
    await page.locator('.found a').first().waitFor();
    expect(await page.locator('.found').innerText()).toMatch(/standing.+bid/is);
    await page.locator('.found a').first().click();
    await page.waitForURL((url) => !url.pathname.includes('worker-pool'));
    await page.getByRole('searchbox').fill('qwertyuiop');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.found').isVisible()).toBe(false);
    expect(tabs.noted).toEqual({ outside: [], faults: [] });
  });

  it('keeps the colours that a reader chose, on the guide and on the pages', async () => {
    const page = await tabs.openAt(1280, { colorScheme: 'light' });
    const ground = () => page.evaluate(() => globalThis.getComputedStyle(globalThis.document.body).backgroundColor);
    await page.goto(`${service.url}/guide/`);
    const light = await ground();
    await page.getByLabel('Colours').selectOption('dark');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto(`${service.url}/guide/policy.html`);
    expect(await ground()).toBe(dark);
    await page.goto(`${service.url}/`);
    await page.locator('h1').waitFor();
    expect(await ground()).toBe(dark);
  });

  it.each([
    [390, 'light'],
    [1280, 'dark'],
  ])(
    'has no barrier at %i pixels in %s colours',
    async (width, colorScheme) => {
      const page = await tabs.openAt(width, { colorScheme });
      for (const address of ['', 'concepts.html', 'troubleshooting.html']) {
        await page.goto(`${service.url}/guide/${address}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [address, id, nodes[0].html])).toEqual([]);
      }
    },
    180_000,
  );

  it('fits a phone, every page of docs', async () => {
    const page = await tabs.openAt(390);
    for (const address of RUN_PAGES.map(addressOf)) {
      await page.goto(`${service.url}/guide/${address}`, { waitUntil: 'domcontentloaded' });
      const over = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - globalThis.innerWidth);
      expect([address, over]).toEqual([address, 0]);
    }
  }, 180_000);

  it('opens from a folder too, with its search', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-guide-'));
    await writeGuide(folder);
    const page = await tabs.openAt(1280);
    await page.context().unrouteAll();
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.getByRole('searchbox').fill('reserve');
    await page.locator('.found a').first().click();
    await page.locator('h1').waitFor();
    expect(tabs.noted.faults).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
