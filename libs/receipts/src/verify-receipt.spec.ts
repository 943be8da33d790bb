import { createPublicKey, verify as verifyWithNode } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { flattenedVerify, importJWK } from 'jose';
import { RULES } from '@svc/policy-rules';
import { SigningError, verifyWithNoble } from '@svc/signing';
import { RECEIPT_CHECKS, verifyReceipt, verifyReceiptPublicly } from './index.js';
import type { Receipt, ReceiptVerdict } from './index.js';
import { newSigners, price, signDeal, STOCK, TEAM_PLAN } from './testing/signed-deal.js';

const { signers, published } = await newSigners();
const failed = ({ checks }: ReceiptVerdict): string[] => checks.filter((check) => !check.ok).map((check) => check.id);
const line = ({ checks }: ReceiptVerdict, id: string) => checks.find((check) => check.id === id);

describe('verifying a receipt', () => {
  let receipt: Receipt;
  beforeAll(async () => {
    receipt = await signDeal(signers);
  });

  it('gives one line a check, each with a reason, and the receipt’s id', async () => {
    const verdict = await verifyReceipt({ receipt, policy: TEAM_PLAN, flags: { new_customer: true } }, published);
    expect(verdict).toEqual({
      valid: true,
      receipt_id: receipt.id,
      checks: [...RECEIPT_CHECKS, ...RULES].map((id) => ({ id, ok: true, message: expect.stringMatching(/.{10,}/) })),
    });
    expect(line(verdict, 'business_authorization')?.message).toContain('business-1');
    expect(line(verdict, 'notary_sig')?.message).toContain('notary-1');
  });

  it('agrees with jose, node:crypto and the package canonicalize', async () => {
    const { business_authorization: jws, notary_sig: notary, ...unsigned } = receipt;
    const bytes = Buffer.from(canonicalize(unsigned) ?? '');
    const [header = '', signature = ''] = jws.split('..');
    const [business, notaryKey] = published.map(({ kid: _kid, ...jwk }) => jwk);
    await flattenedVerify(
      { protected: header, payload: bytes.toString('base64url'), signature },
      await importJWK({ ...business }),
      { algorithms: ['ES256'] },
    );
    expect(
      verifyWithNode(
        null,
        bytes,
        createPublicKey({ key: { ...notaryKey }, format: 'jwk' }),
        Buffer.from(notary, 'base64url'),
      ),
    ).toBe(true);
  });

  it('is the same with Ed25519 in JavaScript, for a platform that has none', async () => {
    expect((await verifyReceipt({ receipt, policy: TEAM_PLAN }, published, { ed25519: verifyWithNoble })).valid).toBe(
      true,
    );
  });

  it('with flags null judges by the receipt’s own flags, and says so', async () => {
    for (const flags of [null, undefined]) {
      const verdict = await verifyReceipt({ receipt, policy: TEAM_PLAN, flags }, published);
      expect(verdict.valid).toBe(true);
      expect(line(verdict, 'grants_confirmed')?.message).toContain('flags in the receipt');
      expect(line(verdict, 'discount_unlocked')?.message).toContain('flags in the receipt');
    }
  });

  it('with the caller’s flags judges by those alone', async () => {
    for (const flags of [{}, { new_customer: false }, { new_customer: 'true' }, 'new_customer', ['new_customer']]) {
      const verdict = await verifyReceipt({ receipt, policy: TEAM_PLAN, flags }, published);
      expect(failed(verdict)).toEqual(['discount_unlocked']);
      expect(line(verdict, 'grants_confirmed')?.message).not.toContain('flags in the receipt');
    }
  });

  it('says that stock is judged by what the receipt shows', async () => {
    expect(line(await verifyReceipt({ receipt, policy: TEAM_PLAN }, published), 'in_stock')?.message).toContain(
      'stock records in the receipt',
    );
  });

  it('against another policy names each rule that this one breaks, though the signatures hold', async () => {
    const dearer = {
      ...TEAM_PLAN,
      floor_price: 48,
      list_price: 50,
      currency: 'EUR',
      quantity: { ...TEAM_PLAN.quantity, max: 20 },
    };
    expect(failed(await verifyReceipt({ receipt, policy: dearer }, published))).toEqual([
      'policy_hash',
      'list_price',
      'currency',
      'price_at_least_floor',
      'net_at_least_floor',
      'quantity_allowed',
    ]);
    expect(failed(await verifyReceipt({ receipt, policy: { ...TEAM_PLAN, salt: 'B'.repeat(22) } }, published))).toEqual(
      ['policy_hash'],
    );
  });

  it('against what is no policy judges the signatures all the same', async () => {
    for (const policy of [null, 7, [], {}, { ...TEAM_PLAN, floor_price: 'low' }]) {
      const verdict = await verifyReceipt({ receipt, policy }, published);
      expect(failed(verdict)).toEqual(expect.arrayContaining(['policy_valid', 'policy_hash', ...RULES]));
      expect(failed(verdict)).not.toContain('notary_sig');
    }
  });

  it('reports every fault of a bad receipt at once', async () => {
    const bad = { ...receipt, price: 60, quantity: 1, stock: [], terms: { contract: 'lifetime' }, extra: 1 };
    expect(failed(await verifyReceipt({ receipt: bad, policy: TEAM_PLAN }, published))).toEqual([
      'shape',
      'business_authorization',
      'notary_sig',
      'labels',
      'price_at_most_list',
      'options_exist',
      'quantity_allowed',
      'in_stock',
      'charges_exact',
    ]);
  });

  it('holds the words, the charges and the total to the policy', async () => {
    const tampered = async (changes: object): Promise<string[]> =>
      failed(await verifyReceipt({ receipt: { ...receipt, ...changes }, policy: TEAM_PLAN }, published)).filter(
        (id) => !['business_authorization', 'notary_sig'].includes(id),
      );
    const { contract, onboarding } = receipt.labels;
    expect(await tampered({ labels: { contract } })).toEqual(['labels']);
    expect(await tampered({ labels: { contract, onboarding: 'Onboarding: guides' } })).toEqual(['labels']);
    expect(await tampered({ labels: { contract, onboarding, more: 'x' } })).toEqual(['labels']);
    expect(await tampered({ charges: [] })).toEqual(['charges_exact']);
    expect(await tampered({ total: receipt.total! - 300 })).toEqual(['charges_exact']);
  });

  it('says of both signatures that what has no canonical form cannot be checked', async () => {
    for (const price of [Number.NaN, 10n as unknown as number]) {
      const verdict = await verifyReceipt({ receipt: { ...receipt, price }, policy: TEAM_PLAN }, published);
      for (const id of ['business_authorization', 'notary_sig'])
        expect(line(verdict, id)).toMatchObject({ ok: false, message: expect.stringContaining('no canonical form') });
    }
  });

  it('says of the words and of each rule whether it holds, in words that fit', async () => {
    const verdictOf = (changes: object) =>
      verifyReceipt({ receipt: { ...receipt, ...changes }, policy: TEAM_PLAN }, published);
    expect(line(await verdictOf({}), 'labels')?.message).toBe('the labels are those of the policy');
    expect(line(await verdictOf({ labels: {} }), 'labels')?.message).toBe('broken: the labels are those of the policy');
  });

  it.each(['price', 'quantity', 'total'] as const)('judges a %s that is a text as no figure', async (member) => {
    const changed = { ...receipt, [member]: String(receipt[member]) };
    const { checks } = await verifyReceipt({ receipt: changed, policy: TEAM_PLAN }, published);
    const rules = checks.filter(({ id }) => !(RECEIPT_CHECKS as readonly string[]).includes(id));
    const asNone = await verifyReceipt({ receipt: { ...receipt, [member]: null }, policy: TEAM_PLAN }, published);
    expect(rules).toEqual(asNone.checks.slice(-rules.length));
    expect(rules.some(({ ok }) => !ok)).toBe(true);
  });

  it('refuses a member that the receipt’s form does not have, wherever it stands', async () => {
    const [first, ...others] = receipt.stock ?? [];
    const shapeOf = async (changes: object): Promise<boolean | undefined> =>
      line(await verifyReceipt({ receipt: { ...receipt, ...changes }, policy: TEAM_PLAN }, published), 'shape')?.ok;
    expect(await shapeOf({})).toBe(true);
    expect(await shapeOf({ stock: [{ ...first, supplier: 'Acme' }, ...others] })).toBe(false);
    expect(await shapeOf({ charges: receipt.charges?.map((charge) => ({ ...charge, note: 'x' })) })).toBe(false);
    expect(await shapeOf({ language: 'fr' })).toBe(false);
  });

  it('names the terms of a Chinese policy with the colon of its language', async () => {
    const chinese = { ...TEAM_PLAN, language: 'zh' as const };
    const signed = await signDeal(signers, {}, { policy: chinese, flags: { new_customer: true }, stock: STOCK });
    expect(signed.labels).toMatchObject({ onboarding: 'Onboarding：two live sessions' });
    expect(receipt.labels).toMatchObject({ onboarding: 'Onboarding: two live sessions' });
  });

  it('says what a platform without Ed25519 needs, and hides no other fault of a verifier', async () => {
    const verifier = (error: Error) => ({ ed25519: () => Promise.reject(error) });
    const missing = new SigningError(
      'ed25519_unavailable',
      'this platform has no Ed25519: pass an implementation of it',
    );
    const input = { receipt, policy: TEAM_PLAN };
    expect(line(await verifyReceipt(input, published, verifier(missing)), 'notary_sig')).toEqual({
      id: 'notary_sig',
      ok: false,
      message: missing.message,
    });
    expect(line(await verifyReceipt(input, published, verifier(new Error('x'))), 'notary_sig')).toMatchObject({
      ok: false,
      message: expect.stringContaining('no published key'),
    });
  });

  it('alike each time: it has no effect', async () => {
    const before = JSON.stringify([receipt, TEAM_PLAN]);
    const [first, second] = [
      await verifyReceipt({ receipt, policy: TEAM_PLAN }, published),
      await verifyReceipt({ receipt, policy: TEAM_PLAN }, published),
    ];
    expect(first).toEqual(second);
    expect(JSON.stringify([receipt, TEAM_PLAN])).toBe(before);
  });

  it('keeps old receipts valid while their keys stay published, and no longer', async () => {
    const next = await newSigners('business-2', 'notary-2');
    const renewed = await signDeal(next.signers);
    const rotated = [...next.published, ...published];
    for (const one of [receipt, renewed])
      expect((await verifyReceipt({ receipt: one, policy: TEAM_PLAN }, rotated)).valid).toBe(true);
    expect(failed(await verifyReceipt({ receipt, policy: TEAM_PLAN }, next.published))).toEqual([
      'business_authorization',
      'notary_sig',
    ]);
    expect(failed(await verifyReceipt({ receipt: renewed, policy: TEAM_PLAN }, published))).toEqual([
      'business_authorization',
      'notary_sig',
    ]);
  });

  it('passes over what is not a key among the published ones', async () => {
    const junk = [null, 'key', { kty: 'RSA', kid: 'business-1' }, { ...published[0], x: 'AA' }];
    expect((await verifyReceipt({ receipt, policy: TEAM_PLAN }, [...junk, ...published])).valid).toBe(true);
    expect(failed(await verifyReceipt({ receipt, policy: TEAM_PLAN }, junk))).toEqual([
      'business_authorization',
      'notary_sig',
    ]);
    expect(failed(await verifyReceipt({ receipt, policy: TEAM_PLAN }, null as never))).toEqual([
      'business_authorization',
      'notary_sig',
    ]);
  });

  it('gives a verdict on any JSON, and never a valid one by chance', async () => {
    const json = fc.jsonValue();
    const nearly = fc.record({
      receipt: fc.oneof(json, fc.dictionary(fc.constantFrom(...Object.keys(receipt)), json)),
      policy: fc.oneof(json, fc.constant(TEAM_PLAN), fc.dictionary(fc.constantFrom(...Object.keys(TEAM_PLAN)), json)),
      flags: json,
      keys: fc.array(fc.oneof(json, fc.constantFrom(...published))),
    });
    await fc.assert(
      fc.asyncProperty(nearly, async ({ receipt: any, policy, flags, keys }) => {
        const verdict = await verifyReceipt({ receipt: any, policy, flags }, keys);
        expect([verdict.valid, verdict.checks.length]).toEqual([false, RECEIPT_CHECKS.length + RULES.length]);
        expect((await verifyReceiptPublicly(any, keys)).valid).toBe(false);
      }),
      { numRuns: 500, seed: 12 },
    );
  });

  it('gives a verdict on hostile JSON: deep, wide, with names of prototypes', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) as unknown;
    const wide = Object.fromEntries(Array.from({ length: 30_000 }, (_unused, index) => [`k${index}`, index]));
    const poisoned = JSON.parse(
      '{"__proto__":{"price":1},"constructor":{"prototype":{}},"terms":{"__proto__":"x","constructor":"y"}}',
    ) as object;
    for (const hostile of [
      deep,
      wide,
      { ...receipt, terms: deep },
      { ...receipt, terms: wide },
      { ...receipt, stock: [wide] },
      { ...receipt, flags: wide },
      poisoned,
      { ...receipt, ...poisoned },
    ]) {
      expect((await verifyReceipt({ receipt: hostile, policy: TEAM_PLAN, flags: hostile }, published)).valid).toBe(
        false,
      );
      expect((await verifyReceipt({ receipt, policy: hostile, flags: hostile }, published)).valid).toBe(false);
      expect((await verifyReceiptPublicly(hostile, published)).valid).toBe(false);
    }
  });
});

describe('verifying a receipt without its policy', () => {
  it('holds the signatures and the public facts', async () => {
    const receipt = await signDeal(signers);
    const verdict = await verifyReceiptPublicly(receipt, published);
    expect([verdict.valid, verdict.receipt_id, verdict.checks.map((check) => check.id)]).toEqual([
      true,
      receipt.id,
      ['shape', 'business_authorization', 'notary_sig', 'price_at_most_list', 'charges_exact', 'net_at_least_floor'],
    ]);
    expect(
      failed(await verifyReceiptPublicly({ ...receipt, price: 49.01, net_at_least_floor: false }, published)),
    ).toEqual([
      'shape',
      'business_authorization',
      'notary_sig',
      'price_at_most_list',
      'charges_exact',
      'net_at_least_floor',
    ]);
    expect((await verifyReceiptPublicly(receipt, [])).valid).toBe(false);
  });
  it('says of each fact whether it holds, in words that fit', async () => {
    const receipt = await signDeal(signers);
    const messages = async (changes: object): Promise<string[]> =>
      (await verifyReceiptPublicly({ ...receipt, ...changes }, published)).checks
        .slice(-3)
        .map(({ message }) => message);
    expect(await messages({})).toEqual([
      'the price is not above the list price',
      'the sums are right',
      'the net price is not below the lowest price, says the seller',
    ]);
    expect(await messages({ price: 49.01, net_at_least_floor: false })).toEqual([
      'broken: the price is not above the list price',
      'broken: the sums are right',
      'broken: the net price is not below the lowest price, says the seller',
    ]);
  });

  it('holds at the list price itself', async () => {
    const receipt = await signDeal(signers, { price: price(49, 49) });
    expect((await verifyReceiptPublicly(receipt, published)).valid).toBe(true);
  });

  it('adds up what the buyer pays', async () => {
    const receipt = await signDeal(signers);
    const added = async (changes: object): Promise<boolean> =>
      (await verifyReceiptPublicly({ ...receipt, ...changes }, published)).checks.find(
        (check) => check.id === 'charges_exact',
      )!.ok;
    expect(await added({})).toBe(true);
    for (const changes of [{ total: 3474 }, { charges: [] }, { quantity: 91 }, { price: 38.61 }, { charges: null }])
      expect(await added(changes)).toBe(false);
  });
});
