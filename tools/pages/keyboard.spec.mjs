/* global document, getComputedStyle */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTabs } from './browser.mjs';
import { SAID } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

/** How often Tab is pressed before a control counts as out of reach. */
const MOST_STEPS = 120;

const service = servePages();

describeInBrowser('without a mouse', () => {
  let tabs;
  let page;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  /** Where the focus is: whether it is the wanted control, and whether it is seen to be there. */
  const focus = (selector, text) =>
    page.evaluate(
      ([wanted, words]) => {
        const element = document.activeElement;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return {
          there: element.matches(wanted) && (words === null || element.textContent.trim().startsWith(words)),
          seen: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
        };
      },
      [selector, text],
    );

  /** Presses Tab until the control has the focus, and sees that it is shown. */
  const reach = async (selector, text = null) => {
    await page
      .locator(selector, text === null ? {} : { hasText: text })
      .first()
      .waitFor();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const { there, seen } = await focus(selector, text);
      if (there) return expect({ selector, text, seen }).toEqual({ selector, text, seen: true });
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector} ${text ?? ''}`);
  };
  const press = async (selector, text) => {
    await reach(selector, text);
    await page.keyboard.press('Enter');
  };
  const type = async (selector, words) => {
    await reach(selector);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(words);
  };

  it('a seller goes from words and a question to a receipt that holds, and a changed one is refused', async () => {
    page = await tabs.openAt(1280);
    await page.goto(service.url);
    await type('#content textarea', SAID.en.description);
    await press('#content form button', 'Read');
    await press('.question button');
    await press('[role=status] .button.primary');
    await page.locator('#chart').waitFor();
    for (const [turn, message] of SAID.en.messages.entries()) {
      await type('#content form input', message);
      await page.keyboard.press('Enter');
      await page.locator('.line.seller').nth(turn).waitFor();
    }
    await press('.receipt .button.primary');
    await page.waitForFunction(() => document.querySelectorAll('textarea')[2]?.value.includes('"kid"'));
    await press('#content form button');
    await page.getByText('The receipt is valid.').waitFor();
    const agreed = await page.locator('textarea').first().inputValue();
    await type('textarea', agreed.replace('"quantity": 1', '"quantity": 2'));
    await press('#content form button');
    await page.getByText('The receipt is not valid.').waitFor();
    expect(tabs.noted.faults).toEqual([]);
  });

  it('each tool is opened, and a figure of it changed', async () => {
    page = await tabs.openAt(390);
    await page.goto(`${service.url}/#/tools`);
    await press('#content [role=group] button', 'Clearance sale');
    await type('#content form input, #content .card input', '90');
    await page.keyboard.press('Tab');
    await page.locator('figure.chart tbody tr').first().waitFor({ state: 'attached' });
  });

  it('a game of the arena is played a step on', async () => {
    page = await tabs.openAt(1280);
    await page.goto(`${service.url}/#/arena`);
    const shown = () => page.locator('.card h2[aria-live]').innerText();
    await page.locator('.card h2[aria-live]').waitFor();
    const before = await shown();
    await press('button', 'Next');
    expect(await shown()).not.toBe(before);
  });

  it('a key with a wallet is issued', async () => {
    page = await tabs.openAt(390);
    await page.goto(`${service.url}/#/account`);
    for (const [place, words] of ['spec-of-the-keyboard', 'ops@acme.example', 'Trying the pages.'].entries())
      await type(`form:has(button) .form-grid label:nth-of-type(${place + 1}) input`, words);
    await press('button', 'Get a key');
    await page.locator('.total', { hasText: '$0.50' }).waitFor();
  });

  it('language and theme are chosen', async () => {
    page = await tabs.openAt(390);
    await page.goto(service.url);
    await reach('header select');
    await page.keyboard.press('ArrowDown');
    await page.locator('html[lang^=zh]').waitFor({ state: 'attached' });
  });
});
