/* global document */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newSigners, signDeal, TEAM_PLAN } from '../libs/receipts/src/testing/signed-deal.js';
import { bundleForBrowser, renderVerifierPage, VERIFIER_PAGE } from './build-verifier-page.mjs';
import { CHROMIUM, openChromium } from './chromium.mjs';

/** What a page may spend on verifying, gzipped. */
const LIMIT_BYTES = 9_000;
const VERIFIER = "export { verifyReceipt, verifyReceiptPublicly } from '@svc/receipts';";

let receipt;
let published;
let forged;
beforeAll(async () => {
  const made = await newSigners();
  published = made.published;
  receipt = await signDeal(made.signers);
  forged = { ...receipt, price: receipt.price + 1 };
});

describe('the verifier as a browser bundle', () => {
  it(`is at most ${LIMIT_BYTES} bytes gzipped and imports nothing`, async () => {
    const code = await bundleForBrowser(VERIFIER);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(code).toContain('svc-receipt/1');
    expect(code).not.toMatch(/\bnode:|\bimport\s*[({'"]|\brequire\(/);
  });

  it('would be found with a module of Node in it: such a bundle does not close', async () => {
    await expect(bundleForBrowser(`import { createHash } from 'node:crypto'; console.log(createHash); ${VERIFIER}`)).rejects.toThrow('node:crypto');
  });
});

describe('the page', () => {
  it('is the one that the sources make', async () => {
    expect(readFileSync(VERIFIER_PAGE, 'utf8') === await renderVerifierPage()).toBe(true);
  });

  it('asks nobody: it names no address, and its policy allows none', () => {
    const page = readFileSync(VERIFIER_PAGE, 'utf8');
    expect(page).toContain("default-src 'none'");
    expect([...page.matchAll(/(?:src|href)="([^"]*)"|\bfetch\(/g)]).toEqual([]);
  });
});

if (CHROMIUM === null) {
  process.stderr.write('No Chromium on this machine (Debian: apt-get install chromium): the verifier’s bundle is run in Node instead.\n');
  describe('the bundle, in Node because this machine has no Chromium', () => {
    it('verifies a receipt and refuses a changed one', async () => {
      const { verifyReceipt, verifyReceiptPublicly } = await import(`data:text/javascript,${encodeURIComponent(await bundleForBrowser(VERIFIER))}`);
      const verdicts = await Promise.all([receipt, forged].map(async (one) => [(await verifyReceipt({ receipt: one, policy: TEAM_PLAN, flags: null }, published)).valid, (await verifyReceiptPublicly(one, published)).valid]));
      expect(verdicts).toEqual([[true, true], [false, false]]);
    });
  });
} else {
  describe('the page, opened from a file in Chromium', () => {
    let browser;
    let page;
    const asked = [];
    beforeAll(async () => {
      browser = await openChromium();
      page = await browser.newPage();
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(VERIFIER_PAGE).href);
    }, 60_000);
    afterAll(() => browser?.close());

    async function verdictOn(fields) {
      for (const id of ['receipt', 'keys', 'policy']) await page.fill(`#${id}`, fields[id] === undefined ? '' : typeof fields[id] === 'string' ? fields[id] : JSON.stringify(fields[id]));
      await page.evaluate(() => { document.getElementById('verdict').textContent = ''; });
      await page.click('button');
      await page.waitForFunction(() => document.getElementById('verdict').textContent !== '');
      return { verdict: await page.textContent('#verdict'), lines: await page.locator('#checks li').allTextContents() };
    }

    it('verifies a receipt with its policy, every line of it', async () => {
      const { verdict, lines } = await verdictOn({ receipt, keys: { ucp: {}, keys: published }, policy: TEAM_PLAN });
      expect([verdict, lines.filter((line) => !line.startsWith('✓'))]).toEqual(['The receipt holds.', []]);
      expect(lines.length).toBeGreaterThan(10);
    });

    it('verifies it without the policy, for a buyer', async () => {
      expect((await verdictOn({ receipt, keys: published })).verdict).toBe('The receipt holds.');
    });

    it('refuses a changed one, says why, and says what it cannot read', async () => {
      const { verdict, lines } = await verdictOn({ receipt: forged, keys: published, policy: TEAM_PLAN });
      expect(verdict).toBe('The receipt does not hold.');
      expect(lines.filter((line) => line.startsWith('✗')).join('\n')).toMatch(/business_authorization[\s\S]*notary_sig/);
      expect((await verdictOn({ receipt: '{', keys: published })).verdict).toBe('The field “receipt” holds no JSON.');
    });

    it('asked nobody', () => expect(asked).toEqual([pathToFileURL(VERIFIER_PAGE).href]));
  });
}
