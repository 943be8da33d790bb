/* global document, URLSearchParams */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newSigners, signDeal, TEAM_PLAN } from '../libs/receipts/src/testing/signed-deal.js';
import { bundleForBrowser } from './build-verifier-page.mjs';
import { CHROMIUM, openChromium } from './chromium.mjs';

/** What a page may spend on verifying, gzipped. */
const LIMIT_BYTES = 10_000;
/** What the page may weigh as a whole, gzipped. */
const PAGE_BYTES = 40_000;
const VERIFIER = "export { verifyReceipt, verifyReceiptPublicly } from '@svc/receipts';";

/** Another last character, so that a signature is no longer one of these bytes. */
const turned = (text) => text.slice(0, -4) + (text.at(-4) === 'A' ? 'B' : 'A') + text.slice(-3);

/** What somebody might change: of the receipt, of the keys that it is checked against, or of the policy. */
const TAMPERINGS = {
  'a lower price': ({ price }) => ({ receipt: { price: price - 1 } }),
  'a higher quantity': ({ quantity }) => ({ receipt: { quantity: quantity + 1 } }),
  'another total': ({ total }) => ({ receipt: { total: total / 2 } }),
  'another currency': () => ({ receipt: { currency: 'JPY' } }),
  'another list price': ({ list_price: list }) => ({ receipt: { list_price: list * 2 } }),
  'another option of a term': ({ terms }) => ({
    receipt: { terms: { ...terms, [Object.keys(terms)[0]]: 'another' } },
  }),
  'other words for what was agreed': ({ labels }) => ({
    receipt: { labels: { ...labels, [Object.keys(labels)[0]]: 'Payment: never' } },
  }),
  'another date': () => ({ receipt: { issued_at: '2020-01-01T00:00:00.000Z' } }),
  'a member more': () => ({ receipt: { gift: 'a car' } }),
  'a member less': () => ({ receipt: { transcript_hash: undefined } }),
  'a signature of the business that was changed': ({ business_authorization: signature }) => ({
    receipt: { business_authorization: turned(signature) },
  }),
  'a signature of the notary that was changed': ({ notary_sig: signature }) => ({
    receipt: { notary_sig: turned(signature) },
  }),
  'keys of somebody else': () => ({ keys: strangers }),
  'a policy with another lowest price': () => ({ policy: { ...TEAM_PLAN, floor_price: TEAM_PLAN.floor_price - 1 } }),
};

const COMMAND = fileURLToPath(new URL('./build-verifier-page.mjs', import.meta.url));
let folder;
let file;
let strangers;
let receipt;
let published;
let forged;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-verifier-'));
  file = join(folder, 'verify-receipt.html');
  expect(spawnSync(process.execPath, [COMMAND, file]).status).toBe(0);
  const made = await newSigners();
  published = made.published;
  strangers = (await newSigners()).published;
  receipt = await signDeal(made.signers);
  forged = { ...receipt, price: receipt.price + 1 };
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the verifier as a browser bundle', () => {
  it(`is at most ${LIMIT_BYTES} bytes gzipped and imports nothing`, async () => {
    const code = await bundleForBrowser(VERIFIER);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(code).toContain('svc-receipt/2');
    expect(code).not.toMatch(/\bnode:|\bimport\s*[({'"]|\brequire\(/);
  });

  it('would be found with a module of Node in it: such a bundle does not close', async () => {
    await expect(
      bundleForBrowser(`import { createHash } from 'node:crypto'; console.log(createHash); ${VERIFIER}`),
    ).rejects.toThrow('node:crypto');
  });
});

describe('the page', () => {
  it('is at most 40 kB gzipped', () => {
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(PAGE_BYTES);
  });

  it('is written where it is asked for, and holds its script', () => {
    expect(spawnSync(process.execPath, [COMMAND]).status).toBe(2);
    const page = readFileSync(file, 'utf8');
    expect([page.includes('svc-receipt/2'), page.includes('/* verify-page.js */')]).toEqual([true, false]);
  });

  it('asks nobody: it names no address, and its policy allows none', () => {
    const page = readFileSync(file, 'utf8');
    expect(page).toContain("default-src 'none'");
    expect([...page.matchAll(/(?:src|href)="([^"]*)"|\bfetch\(/g)]).toEqual([]);
  });
});

if (CHROMIUM === null) {
  process.stderr.write(
    'No Chromium on this machine (Debian: apt-get install chromium): the verifier’s bundle is run in Node instead.\n',
  );
  describe('the bundle, in Node because this machine has no Chromium', () => {
    it('verifies a receipt and refuses a changed one', async () => {
      const { verifyReceipt, verifyReceiptPublicly } = await import(
        `data:text/javascript,${encodeURIComponent(await bundleForBrowser(VERIFIER))}`
      );
      const verdicts = await Promise.all(
        [receipt, forged].map(async (one) => [
          (await verifyReceipt({ receipt: one, policy: TEAM_PLAN, flags: null }, published)).valid,
          (await verifyReceiptPublicly(one, published)).valid,
        ]),
      );
      expect(verdicts).toEqual([
        [true, true],
        [false, false],
      ]);
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
      await page.goto(pathToFileURL(file).href);
    }, 60_000);
    afterAll(() => browser?.close());

    async function verdictOn(fields) {
      for (const id of ['receipt', 'keys', 'policy'])
        await page.fill(
          `#${id}`,
          fields[id] === undefined ? '' : typeof fields[id] === 'string' ? fields[id] : JSON.stringify(fields[id]),
        );
      await page.evaluate(() => {
        document.getElementById('verdict').textContent = '';
      });
      await page.click('button');
      await page.waitForFunction(() => document.getElementById('verdict').textContent !== '');
      const [lines, agreed] = await Promise.all(
        ['#checks li', '#agreed > *'].map((parts) => page.locator(parts).allTextContents()),
      );
      return { verdict: await page.textContent('#verdict'), lines, agreed };
    }

    it('verifies a receipt with its policy, every line of it', async () => {
      const { verdict, lines } = await verdictOn({ receipt, keys: { ucp: {}, keys: published }, policy: TEAM_PLAN });
      expect([verdict, lines.filter((line) => !line.startsWith('✓'))]).toEqual(['The receipt is valid.', []]);
      expect(lines.length).toBeGreaterThan(10);
    });

    it('verifies it without the policy, for a buyer', async () => {
      expect((await verdictOn({ receipt, keys: published })).verdict).toBe('The receipt is valid.');
    });

    it('says what was agreed, by a receipt that holds and by no other', async () => {
      const { agreed } = await verdictOn({ receipt, keys: published, policy: TEAM_PLAN });
      const { quantity, labels, id } = receipt;
      expect(agreed).toEqual(
        expect.arrayContaining([
          'Goods',
          TEAM_PLAN.name,
          'Quantity',
          `${quantity} × seat`,
          ...Object.values(labels),
          id,
        ]),
      );
      const money = (amount) => `$${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`;
      expect([agreed[agreed.indexOf('Price each') + 1], agreed[agreed.indexOf('Total') + 1]]).toEqual(
        [receipt.price, receipt.total].map(money),
      );
      expect(agreed[agreed.indexOf('Signed') + 1]).toContain(receipt.issued_at.slice(0, 4));
      expect((await verdictOn({ receipt: forged, keys: published })).agreed).toEqual([]);
    });

    it('takes its verdict back when a text changes', async () => {
      await verdictOn({ receipt, keys: published });
      await page.fill('#keys', '');
      expect([await page.textContent('#verdict'), await page.locator('#checks li, #agreed *').count()]).toEqual([
        '',
        0,
      ]);
    });

    it('refuses a changed one, says why, and says what it cannot read', async () => {
      const { verdict, lines } = await verdictOn({ receipt: forged, keys: published, policy: TEAM_PLAN });
      expect(verdict).toBe('The receipt is not valid.');
      expect(lines.filter((line) => line.startsWith('✗')).join('\n')).toMatch(
        /business_authorization[\s\S]*notary_sig/,
      );
      expect((await verdictOn({ receipt: '{', keys: published })).verdict).toBe('The field “receipt” holds no JSON.');
    });

    it.each(Object.entries(TAMPERINGS))('refuses %s', async (_, tamper) => {
      const { receipt: change = {}, ...rest } = tamper(receipt);
      const fields = { receipt: { ...receipt, ...change }, keys: published, policy: TEAM_PLAN, ...rest };
      const { verdict, lines } = await verdictOn(fields);
      expect(verdict).toBe('The receipt is not valid.');
      expect(lines.filter((line) => line.startsWith('✗')).length).toBeGreaterThan(0);
    });

    it('opens a receipt that stands in the fragment of its address', async () => {
      const opened = await browser.newPage();
      const values = new URLSearchParams({ receipt: JSON.stringify(receipt), keys: JSON.stringify(published) });
      await opened.goto(`${pathToFileURL(file).href}#${values}`);
      await opened.click('button');
      await opened.locator('#verdict', { hasText: 'The receipt is valid.' }).waitFor();
      await opened.close();
    });

    it('asked nobody', () => expect(asked).toEqual([pathToFileURL(file).href]));
  });
}
