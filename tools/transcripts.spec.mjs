import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEMPLATES } from '@svc/policy-compiler';
import { SCENES } from '../proof/transcripts/descriptions.js';
import { TEMPLATE_TALKS } from '../proof/transcripts/template-talks.js';

const folder = mkdtempSync(join(tmpdir(), 'svc-transcripts-'));
let page;
beforeAll(() => {
  const file = join(folder, 'transcripts.md');
  const command = fileURLToPath(new URL('./generate-transcripts.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [command, file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  page = readFileSync(file, 'utf8');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of transcripts', () => {
  it('holds two conversations about each of ten offers, and one about each template that has one', () => {
    expect(SCENES.map(({ conversations }) => conversations.length)).toEqual(Array.from({ length: 10 }, () => 2));
    for (const { title } of SCENES) for (const number of [1, 2]) expect(page).toContain(`### ${title}, ${number}\n`);
    const told = TEMPLATES.filter(({ id }) => id in TEMPLATE_TALKS);
    expect(told.length).toBe(Object.keys(TEMPLATE_TALKS).length);
    for (const { title } of told) expect(page).toContain(`## Template: ${title}\n`);
  });

  it('answers every message', () => {
    const [asked, answered] = [/^\*\*(?:Buyer|买家):\*\* \S/gm, /^\*\*(?:Seller|卖家):\*\* \S/gm].map(
      (line) => page.match(line)?.length,
    );
    expect(asked).toBeGreaterThan(60);
    expect(answered).toBe(asked);
  });

  it('says what the receipt of a deal holds', () => {
    const receipts = [...page.matchAll(/^Receipt: `(.*)`$/gm)].map(([, terms]) => JSON.parse(terms));
    expect(receipts.length).toBeGreaterThan(10);
    for (const { price, quantity, total } of receipts) expect(total).toBeGreaterThanOrEqual(price * quantity - 1e-6);
  });
});
