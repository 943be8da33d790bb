/* global Event */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIGURE_IN, MARK_KINDS, needsWhat, OF_A_FIGURE } from '../../apps/playground/src/seller-marks.js';
import { isOfAFigure, KINDS, STATEMENT_KINDS } from '../../libs/plain-words/src/statements/kinds.js';
import { openTabs } from './browser.mjs';
import { describeOffer, openPages } from './journey.mjs';
import { describeInBrowser, servePages } from './served.mjs';

const service = servePages();
const DESK = 'Oak desk, $900, lowest $780. Pay me in cash and it is 850. Ask my brother about the lamp.';

describe('what a page knows of statements', () => {
  it('is what the reader knows: the kinds, their slots, and those of a figure alone', () => {
    const ofAFigure = STATEMENT_KINDS.filter(isOfAFigure);
    expect([...OF_A_FIGURE].sort()).toEqual([...ofAFigure].sort());
    for (const kind of MARK_KINDS) {
      const needed = KINDS[kind].needs;
      expect([kind, needed.includes('what') && !['gift', 'never', 'handoff'].includes(kind)]).toEqual([
        kind,
        needsWhat(kind),
      ]);
      expect(KINDS[kind].slots).toEqual(expect.arrayContaining([FIGURE_IN[kind]].filter(Boolean)));
      for (const slot of needed.filter((one) => one !== 'what')) expect(FIGURE_IN[kind]).toBe(slot);
    }
  });
});

describeInBrowser('words that the seller selects', () => {
  let tabs;
  let page;
  beforeAll(async () => {
    tabs = await openTabs(service.url);
  });
  afterAll(() => tabs?.close());

  /** Selects words of the description, as a mouse or shift and arrows do. */
  const select = (words) =>
    page
      .locator('#content textarea')
      .first()
      .evaluate((field, wanted) => {
        const at = field.value.indexOf(wanted);
        field.focus();
        field.setSelectionRange(at, at + wanted.length);
        field.dispatchEvent(new Event('select', { bubbles: true }));
      }, words);
  const says = async () => (await page.locator('[aria-labelledby=read-back]').innerText()).replaceAll('\n', ' ');

  it('are what they are said to be, and stay so with the next answer', async () => {
    page = await tabs.openAt(1280);
    await openPages(page, service.url, 'en');
    await describeOffer(page, { description: DESK });
    await select('Ask my brother about the lamp');
    await page.getByLabel('It is').selectOption('handoff');
    await page.getByRole('button', { name: 'Use this meaning' }).first().click();
    await page.getByText('You answer this yourself: “Ask my brother about the lamp”').first().waitFor();
    await select('Oak desk, $900');
    await page.getByLabel('It is').selectOption('discount');
    expect(await page.getByRole('button', { name: 'Use this meaning' }).first().isDisabled()).toBe(true);
    await page.getByLabel('What the buyer must do for the discount').fill('desk');
    expect(await page.getByRole('button', { name: 'Use this meaning' }).first().isEnabled()).toBe(true);
    await select('lowest $780');
    await page.getByLabel('It is').selectOption('fact');
    await page.getByRole('button', { name: 'Use this meaning' }).first().click();
    await page.getByText('Buyers may be told: “lowest $780”').first().waitFor();
    expect(await says()).toContain('You answer this yourself: “Ask my brother about the lamp”');
    expect(tabs.noted).toEqual({ outside: [], faults: [] });
  }, 180_000);
});
