import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { checkOffer, RULES, type Policy } from '@svc/policy-rules';
import { buildReceipt, PriceUnderList, RECEIPT_CHECKS, type Receipt } from '@svc/receipts';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

const policy = EXAMPLE_POLICY as unknown as Policy;
const deal = { price: 107, quantity: 2, terms: { payment: 'upfront', lunch: 'none' } };
let service: FeatureApp;
let receipt: Receipt;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
  expect(checkOffer(policy, deal, { flags: { alumni: true } }).filter((line) => !line.ok)).toEqual([]);
  const price = PriceUnderList.of(policy.list_price, deal.price);
  if (!price.ok) throw new Error(price.code);
  const draft = {
    negotiation_id: 'n1',
    issued_at: '2027-01-15T09:30:00.000Z',
    engine: 'bundle2',
    decided_by: 'rule:accepted',
    price: price.price,
    quantity: deal.quantity,
    terms: deal.terms,
    turns: 3,
    transcript_hash: 'Zk1Yw5q0cA3uTn7hS9vLx2RbEo8MdJf4GpKiQyXtWrI',
  };
  const signers = { business: service.keys.es256, notary: service.keys.notary };
  const built = await buildReceipt(draft, { policy, flags: { alumni: true } }, signers);
  if (!built.ok) throw new Error(JSON.stringify(built.lines));
  receipt = built.receipt;
});
afterAll(() => service.close());

const verify = async (body: object) => service.post('/v1/receipt/verify', body);
const failing = (body: { checks: { id: string; ok: boolean }[] }): string[] =>
  body.checks.filter((check) => !check.ok).map((check) => check.id);

describe('POST /v1/receipt/verify', () => {
  it('has one line for each signature and each rule, without a key', async () => {
    const { status, body } = await verify({ receipt, policy, flags: null });
    expect([status, body.valid, body.receipt_id]).toEqual([200, true, receipt.id]);
    expect(body.checks.map((check) => check.id)).toEqual([...RECEIPT_CHECKS, ...RULES]);
  });

  it('judges by the receipt’s own flags where none are sent, and by the caller’s where they are', async () => {
    expect((await verify({ receipt, policy })).body.valid).toBe(true);
    expect(failing((await verify({ receipt, policy, flags: {} })).body)).toEqual(['discount_unlocked']);
  });

  it('refuses one changed member with status 200 and the lines that fail', async () => {
    const { status, body } = await verify({ receipt: { ...receipt, price: 106 }, policy });
    expect([status, body.valid]).toEqual([200, false]);
    expect(failing(body)).toEqual(expect.arrayContaining(['business_authorization', 'notary_sig']));
  });

  it('refuses another policy', async () => {
    expect(failing((await verify({ receipt, policy: { ...policy, list_price: 130 } })).body)).toEqual(
      expect.arrayContaining(['policy_hash', 'list_price']),
    );
  });

  it('gives a verdict on anything that is an object', async () => {
    expect((await verify({ receipt: {}, policy: {} })).body).toMatchObject({ valid: false, receipt_id: null });
  });

  it.each([
    ['no receipt', { policy: {} }, 'missing'],
    ['a receipt that is no object', { receipt: 'rcp_1', policy: {} }, 'object_type'],
    ['a member that nobody knows', { receipt: {}, policy: {}, keys: [] }, 'extra_forbidden'],
  ])('answers %s with 422', async (_, sent, type) => {
    const { status, body } = await verify(sent);
    expect([status, body.detail[0]?.type]).toEqual([422, type]);
  });
});
