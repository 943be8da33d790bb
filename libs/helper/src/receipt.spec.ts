import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RECEIPT_WEEKS } from './limits.js';
import { AMOUNT_BANDS, KEPT, redactOutcome, weekOf } from './outcome.js';
import { privacyPage } from './privacy-page.js';
import { decodeReceipt, encodeReceipt, isReceiptOpen, RECEIPT_ID_BYTES } from './receipt.js';
import { SITUATIONS } from './situations/situations.js';

const receipt = { id: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), situation_key: 'medical_bill', week: 2_968 };

describe('the bytes of a receipt', () => {
  it('are few, and the same for the same receipt', () => {
    expect(encodeReceipt(receipt)).toHaveLength(RECEIPT_ID_BYTES + 3);
    expect(encodeReceipt(receipt)).toEqual(encodeReceipt({ ...receipt }));
  });

  it('hold nothing but id, situation and week', () => {
    const more = { ...receipt, amount: 4_200, text: 'canary' };
    expect(encodeReceipt(more)).toEqual(encodeReceipt(receipt));
  });

  it('differ where anything of it differs', () => {
    const others = [
      { ...receipt, id: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 9]) },
      { ...receipt, situation_key: 'used_car' },
      { ...receipt, week: 2_969 },
      { ...receipt, week: 2_968 + 256 },
    ];
    const spelt = new Set([receipt, ...others].map((one) => encodeReceipt(one).join(',')));
    expect(spelt.size).toBe(5);
  });

  it('are no receipt where they are of another length, or name a situation that there is not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
        const decoded = decodeReceipt(bytes);
        const isOne = bytes.length === RECEIPT_ID_BYTES + 3 && bytes[RECEIPT_ID_BYTES]! < SITUATIONS.length;
        expect(decoded !== null).toBe(isOne);
        if (decoded !== null) expect(encodeReceipt(decoded)).toEqual(bytes);
      }),
    );
    const unknown = encodeReceipt(receipt);
    unknown[RECEIPT_ID_BYTES] = SITUATIONS.length;
    expect(decodeReceipt(unknown)).toBeNull();
  });

  it('are not shared with what was opened: a later change leaves the id alone', () => {
    const bytes = encodeReceipt(receipt);
    const decoded = decodeReceipt(bytes)!;
    bytes.fill(0);
    expect([...decoded.id]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('a receipt', () => {
  it('stays open for the same number of weeks, whenever it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_000 }), fc.integer({ min: -60, max: 60 }), (week, later) =>
        expect(isReceiptOpen({ ...receipt, week }, week + later)).toBe(later >= 0 && later < RECEIPT_WEEKS),
      ),
    );
  });
});

describe('the week of a time', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-07T23:59:59.999Z', 0],
    ['1970-01-08T00:00:00Z', 1],
    ['2026-11-20T10:00:00Z', 2_968],
  ])('%s is the week %d', (time, week) => expect(weekOf(Date.parse(time))).toBe(week));
});

describe('the quarter that is kept', () => {
  it.each([
    ['2026-01-08T00:00:00Z', '2026Q1'],
    ['2026-04-02T00:00:00Z', '2026Q2'],
    ['2026-09-30T23:00:00Z', '2026Q3'],
    ['2026-12-24T12:00:00Z', '2026Q4'],
  ])('of an answer on %s is %s', (time, quarter) => {
    const told = { situation_key: 'used_car', week: weekOf(Date.parse(time)), outcome: 'refused', amount: null };
    expect(redactOutcome(told).quarter).toBe(quarter);
  });
});

describe('the bands of amounts', () => {
  it('follow each other without a gap, from nothing upwards', () => {
    const ends = AMOUNT_BANDS.map(({ upTo }) => upTo);
    expect([...ends].sort((one, other) => one - other)).toEqual(ends);
    for (const [index, { name, upTo }] of AMOUNT_BANDS.entries()) {
      const from = index === 0 ? 0 : AMOUNT_BANDS[index - 1]!.upTo + 1;
      expect([`${from}`, `${from}-${upTo}`, `${from}+`]).toContain(name);
    }
  });

  it('change from one dollar to the next exactly at their ends', () => {
    const bandOf = (amount: number): string =>
      redactOutcome({ situation_key: 'used_car', week: 1, outcome: 'refused', amount }).amount_band;
    for (const { name, upTo } of AMOUNT_BANDS.slice(0, -1)) {
      expect(bandOf(upTo)).toBe(name);
      expect(bandOf(upTo + 1)).not.toBe(name);
    }
  });
});

describe('the privacy page', () => {
  it('is one closed HTML document that loads nothing from elsewhere', () => {
    const page = privacyPage();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toMatch(/<\/html>\n$/);
    expect(page).not.toMatch(/<script|<link|<img|https?:/);
    for (const tag of ['html', 'head', 'body', 'main', 'table', 'thead', 'tbody', 'tr', 'td', 'code', 'h2', 'p'])
      expect([tag, page.match(new RegExp(`<${tag}\\b`, 'g'))?.length]).toEqual([
        tag,
        page.split(`</${tag}>`).length - 1,
      ]);
  });

  it('has a row for each member that is kept, and for no other', () => {
    const rows = [...privacyPage().matchAll(/<th scope="row"><code>(\w+)<\/code>/g)].map((match) => match[1]);
    expect(rows).toEqual(KEPT.map(({ member }) => member));
  });

  it('tells what else is kept before what never is', () => {
    const page = privacyPage('<h2>When you share a call</h2>');
    expect(page.indexOf('When you share a call')).toBeGreaterThan(page.indexOf('When you tell how it went'));
    expect(page.indexOf('When you share a call')).toBeLessThan(page.indexOf('Never kept'));
    expect(privacyPage()).not.toContain('When you share a call');
  });
});
