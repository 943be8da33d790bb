/** The way of a seller through the pages, for tests and screenshots: describe, practise, agree, verify, tamper. */

/** What is typed, a language each. */
export const SAID = {
  en: {
    description: 'Oak desk, list price $900, lowest price $780. $50 off for cash. Free delivery if you pay full price.',
    messages: ['Would you take 700?', 'I pay 850 in cash', 'ok, deal'],
  },
  zh: {
    description: '实木书桌，标价900元，最低780元。付现金可以便宜50元。',
    messages: ['700元可以吗？', '付现金850元', '好的，成交'],
  },
};

/** The pages by their names in the address. */
export const PAGE_NAMES = ['policy', 'practice', 'desk', 'backtest', 'verify', 'tools', 'arena', 'account'];

/** Opens the pages in a language. */
export async function openPages(page, url, language) {
  await page.goto(`${url}/`);
  await page.locator('header select').first().selectOption(language);
}

/** Describes the offer and waits for the policy; questions are answered with their first choice. */
export async function describeOffer(page, { description }) {
  await page.locator('#content textarea').first().fill(description);
  await page.locator('#content form button').first().click();
  // The first description that a service reads loads the reader; on a busy machine that takes its time.
  await page.locator('[role=status]').waitFor({ timeout: 90_000 });
  for (let asked = 0; asked < 3 && (await page.locator('.notice.error .row button').count()) > 0; asked += 1) {
    await page.locator('.notice.error .row button').first().click();
    await page.waitForLoadState('networkidle');
  }
}

/** Makes a link for buyers in the third step, and gives its address. */
export async function makeLink(page, seller) {
  await page.locator('#use-it form input:not([type=checkbox])').fill(seller);
  await page.locator('#use-it form button').first().click();
  const link = page.locator('#use-it a[target=_blank]');
  await link.waitFor();
  return link.getAttribute('href');
}

/** Plays the messages as the buyer; ends when there is a receipt. */
export async function practise(page, { messages }) {
  await page.locator('[role=status] .button.primary').click();
  await page.locator('#chart').waitFor();
  for (const message of messages) {
    await page.locator('#content form input').fill(message);
    const lines = await page.locator('.line.seller').count();
    await page.locator('#content form button').first().click();
    await page.locator('.line.seller').nth(lines).waitFor();
  }
}

/** Verifies the receipt of the deal and gives the verdict's words. */
export async function verify(page) {
  await page.locator('.receipt .button.primary').click();
  await page.locator('textarea').nth(2).waitFor();
  await page.waitForFunction(() => globalThis.document.querySelectorAll('textarea')[2]?.value.includes('"kid"'));
  return check(page);
}

/** Presses “check” and reads the verdict. */
export async function check(page) {
  await page.locator('#content form button').first().click();
  await page.locator('.checks').waitFor();
  return page.locator('.notice strong').innerText();
}

/** Changes one character of the receipt's price. */
export async function tamper(page) {
  const receipt = page.locator('textarea').first();
  const text = await receipt.inputValue();
  await receipt.fill(text.replace(/("price": \d*)(\d)/, (_, head, last) => `${head}${(Number(last) + 1) % 10}`));
}

/** Plays the policy of the tab against drawn buyers and waits for the pictures. */
export async function backtest(page) {
  await page.goto(new URL('#/backtest', page.url()).href);
  await page.locator('input[type=range]').first().waitFor();
  await page.locator('#content .button.primary').click();
  await page.locator('#curve').waitFor();
}
