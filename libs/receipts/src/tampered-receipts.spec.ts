import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { verifyReceipt, verifyReceiptPublicly } from './index.js';
import type { Receipt, ReceiptVerdict } from './index.js';
import { newSigners, price, signDeal, TEAM_PLAN } from './testing/signed-deal.js';
import { changesOf, forgedSignatures } from './testing/tamper.js';

const { signers, published } = await newSigners();
const failed = ({ checks }: ReceiptVerdict): string[] => checks.filter((check) => !check.ok).map((check) => check.id);
const text = (value: unknown): string => JSON.stringify(value);

/** An object's JSON text with the two signatures added, parsed; what is no object stays what it is. */
function withSignatures(json: string, jws: string, notary: string): unknown {
  if (!json.startsWith('{')) return JSON.parse(json);
  return JSON.parse(
    `${json.slice(0, -1)}${json === '{}' ? '' : ','}"business_authorization":${jws},"notary_sig":${notary}}`,
  );
}

/** The same JSON with the members of every object in another order. */
function reorder(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, seed));
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value);
  const [shuffled = keys] = fc.sample(fc.shuffledSubarray(keys, { minLength: keys.length }), { numRuns: 1, seed });
  return Object.fromEntries(shuffled.map((key) => [key, reorder((value as Record<string, unknown>)[key], seed + 1)]));
}

describe('a receipt that was tampered with', () => {
  let receipt: Receipt;
  let other: Receipt;
  beforeAll(async () => {
    receipt = await signDeal(signers);
    other = await signDeal(signers, { negotiation_id: 'neg_8', price: price(49, 40) });
  });

  it(
    'is refused, by both signatures where the content was changed: each member and element, at every depth, in ' +
      'thousands of ways',
    async () => {
      for (const deal of [receipt, other]) {
        const { business_authorization: jws, notary_sig: notary, ...unsigned } = deal;
        const changed = [...new Set(changesOf(unsigned as never).map(text))].filter((one) => one !== text(unsigned));
        for (const one of changed) {
          const broken = failed(
            await verifyReceipt(
              { receipt: withSignatures(one, text(jws), text(notary)), policy: TEAM_PLAN, flags: null },
              published,
            ),
          );
          expect([one, broken]).toEqual([one, expect.arrayContaining(['business_authorization', 'notary_sig'])]);
        }
        tally(changed.length);
      }
    },
  );

  it(
    'is refused where a signature was changed: each ' + 'bit, each spelling, each header, swapped or borrowed',
    async () => {
      const forged = [
        ...new Set([...forgedSignatures(receipt, other), ...forgedSignatures(other, receipt)].map(text)),
      ].filter((one) => one !== text(receipt) && one !== text(other));
      const removed = [
        { business_authorization: undefined },
        { notary_sig: undefined },
        { business_authorization: null },
        { notary_sig: null },
        { notary_sig: [receipt.notary_sig] },
        { business_authorization: { jws: receipt.business_authorization } },
      ].map((change) => text({ ...receipt, ...change }));
      for (const one of [...forged, ...removed]) {
        const broken = failed(
          await verifyReceipt({ receipt: JSON.parse(one), policy: TEAM_PLAN, flags: null }, published),
        );
        expect([one, broken.filter((id) => id === 'business_authorization' || id === 'notary_sig').length > 0]).toEqual(
          [one, true],
        );
      }
      tally(forged.length + removed.length);
    },
  );

  it('is refused to the buyer too, who has no policy', async () => {
    for (const one of [
      ...changesOf(receipt as never)
        .map(text)
        .filter((_one, index) => index % 7 === 0),
      ...forgedSignatures(receipt, other)
        .map(text)
        .filter((_one, index) => index % 7 === 0),
    ]) {
      if (one !== text(receipt))
        expect([one, (await verifyReceiptPublicly(JSON.parse(one), published)).valid]).toEqual([one, false]);
    }
  });

  let tampered = 0;
  const tally = (count: number): void => {
    tampered += count;
  };
  it('was tried in at least 5,000 ways', () => {
    expect(tampered).toBeGreaterThanOrEqual(5000);
  });
});

describe('a genuine receipt', () => {
  it('is accepted in any order of members, 100 times over', async () => {
    const receipt = await signDeal(signers);
    for (let seed = 0; seed < 100; seed += 1) {
      const verdict = await verifyReceipt(
        { receipt: JSON.parse(text(reorder(receipt, seed))), policy: reorder(TEAM_PLAN, seed + 7), flags: null },
        published,
      );
      expect([seed, failed(verdict), verdict.valid]).toEqual([seed, [], true]);
    }
  });
});
