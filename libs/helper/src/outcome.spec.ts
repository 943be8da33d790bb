import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_OUTCOME_DOLLARS, RECEIPT_WEEKS } from './limits.js';
import { AMOUNT_BANDS, KEPT, OUTCOMES, redactOutcome, weekOf, type ToldOutcome } from './outcome.js';
import { privacyPage } from './privacy-page.js';
import { decodeReceipt, encodeReceipt, isReceiptOpen } from './receipt.js';
import { SITUATIONS } from './situations/situations.js';

const told: ToldOutcome = { situation_key: 'used_car', week: 2_968, outcome: 'as_aimed', amount: 640 };

describe('an outcome', () => {
  it('is kept in bands, and nothing else of it', () =>
    expect(redactOutcome(told)).toEqual({
      situation_key: 'used_car',
      outcome: 'as_aimed',
      amount_band: '500-1999',
      quarter: '2026Q4',
    }));

  it('keeps of two amounts in one band the same, of any amount one band', () => {
    const names = AMOUNT_BANDS.map(({ name }) => name) as string[];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_OUTCOME_DOLLARS }), (amount) => {
        const { amount_band: band } = redactOutcome({ ...told, amount });
        expect(names).toContain(band);
        const [low = '0', high = low] = band.replace('+', `-${MAX_OUTCOME_DOLLARS}`).split('-');
        expect(amount).toBeGreaterThanOrEqual(Number(low));
        expect(amount).toBeLessThanOrEqual(Number(high));
      }),
    );
    expect(redactOutcome({ ...told, amount: null }).amount_band).toBe('none');
  });

  it('carries nothing through that was not asked for', () => {
    const more = { ...told, note: 'canary', agent: 'canary' } as ToldOutcome;
    expect(JSON.stringify(redactOutcome(more))).not.toContain('canary');
  });

  it.each([
    [{ outcome: 'canary' }, 'outcome_unknown'],
    [{ amount: -1 }, 'amount_range'],
    [{ amount: 1.5 }, 'amount_range'],
    [{ amount: MAX_OUTCOME_DOLLARS + 1 }, 'amount_range'],
  ])('is refused with %j', (change, code) =>
    expect(() => redactOutcome({ ...told, ...change })).toThrow(expect.objectContaining({ code })),
  );
});

describe('the privacy page', () => {
  it('names every member that is kept, and shows what the code makes of an example', () => {
    const page = privacyPage();
    for (const { member } of KEPT) expect(page).toContain(`<code>${member}</code>`);
    for (const { name } of AMOUNT_BANDS) expect(page).toContain(name);
    for (const outcome of OUTCOMES) expect(page).toContain(outcome);
    expect(page).toContain('<code>500-1999</code>');
    expect(page).toContain(`${RECEIPT_WEEKS} weeks`);
    expect(Object.keys(redactOutcome(told))).toEqual(KEPT.map(({ member }) => member));
  });
});

describe('a receipt', () => {
  it('comes back from its bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.constantFrom(...SITUATIONS),
        fc.integer({ min: 0, max: 65_535 }),
        (id, { key }, week) => {
          const receipt = { id, situation_key: key, week };
          expect(decodeReceipt(encodeReceipt(receipt))).toEqual(receipt);
        },
      ),
    );
    expect(decodeReceipt(new Uint8Array(10))).toBeNull();
    expect(decodeReceipt(new Uint8Array(11).fill(255))).toBeNull();
  });

  it(`is open for ${RECEIPT_WEEKS} weeks, and not before its own`, () => {
    const receipt = { id: new Uint8Array(8), situation_key: 'used_car', week: 100 };
    expect([99, 100, 125, 126].map((now) => isReceiptOpen(receipt, now))).toEqual([false, true, true, false]);
    expect(weekOf(7 * 24 * 3_600_000 * 5 - 1)).toBe(4);
  });
});
