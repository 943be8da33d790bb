import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();

describeInBrowser('the form of the next price', () => {
  let tabs;
  let page;
  let sent;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  const open = async (width = 1280) => {
    page = await tabs.openAt(width);
    sent = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/negotiate/turn')) sent.push(request.postDataJSON());
    });
    await page.goto(`${service.url}/#/tools`);
    await page.locator('figure.chart').waitFor();
  };
  const field = (name) => page.getByLabel(new RegExp(`${name}$`));
  const leave = async (name, text) => {
    await field(name).fill(text);
    await field(name).press('Tab');
  };
  /** The last request, once there are so many. */
  const asked = async (count) => {
    while (sent.length < count) await page.waitForTimeout(50);
    return sent.at(-1);
  };

  it('lets a buyer ask, with figures that a buyer would have', async () => {
    await open();
    await field('side').selectOption('buy');
    const { side, walk_away: worst, target } = await asked(2);
    expect([side, target < worst]).toEqual(['buy', true]);
    await page.locator('figure.chart').waitFor();
    expect(await page.locator('.code pre').first().innerText()).toContain('"side":"buy"');
    await leave('walk_away', '950');
    await field('side').selectOption('sell');
    expect(await asked(4)).toMatchObject({ side: 'sell', walk_away: 950 });
  });

  it('says what to do and what to send before the picture', async () => {
    await open(390);
    const card = page.locator('.card', { has: page.locator('figure.chart') });
    expect(await card.locator('.lead').innerText()).toBe('Counter at $960');
    expect(await card.locator('.code pre').innerText()).toMatch(/^Thank you for the offer of \$600/);
    const [said, drawn] = await Promise.all([card.locator('.code').boundingBox(), card.locator('svg').boundingBox()]);
    expect(said.y).toBeLessThan(drawn.y);
  });

  it.each(['1,200', '1 200', "1'200", '1，200'])('takes %s for 1200', async (typed) => {
    await open();
    await leave('target', typed);
    expect((await asked(2)).target).toBe(1200);
    expect(await field('target').inputValue()).toBe('1200');
  });

  it('takes a list with such figures, and asks where a comma may be either', async () => {
    await open();
    await leave('my_previous_offers', '1,200, 1,100');
    expect((await asked(2)).my_previous_offers).toEqual([1200, 1100]);
    await leave('my_previous_offers', '500,600');
    await page.getByRole('alert').filter({ hasText: '“500,600” is not a list of numbers' }).waitFor();
    expect(sent.length).toBe(2);
  });

  it.each([390, 1280])('keeps what is no number, says so beside it, and sends nothing, at %i pixels', async (width) => {
    await open(width);
    await leave('target', 'abc');
    await page.getByRole('alert').filter({ hasText: '“abc” is not a number' }).waitFor();
    expect(await field('target').inputValue()).toBe('abc');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForTimeout(300);
    expect([sent.length, await field('target').evaluate((input) => input.matches(':focus'))]).toEqual([1, true]);
    await leave('target', '900');
    expect((await asked(2)).target).toBe(900);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('shows the error of a call that failed, and no picture of another', async () => {
    await open();
    await leave('walk_away', '1,200');
    await page.getByRole('alert').filter({ hasText: 'target should not be below walk_away' }).waitFor();
    await page.locator('figure.chart').waitFor({ state: 'detached' });
    await leave('walk_away', '700');
    await page.locator('figure.chart').waitFor();
  });

  it.each([390, 1280])('breaks the names of members behind an underscore only, at %i pixels', async (width) => {
    await open(width);
    const broken = await page.locator('.field code.hint').evaluateAll((names) =>
      names.flatMap((name) =>
        [...name.childNodes]
          .filter((part) => part.nodeType === 3 && part.textContent !== '')
          .filter((part) => {
            const range = part.ownerDocument.createRange();
            range.selectNodeContents(part);
            return range.getClientRects().length > 1;
          })
          .map((part) => part.textContent),
      ),
    );
    expect(broken).toEqual([]);
  });
});
