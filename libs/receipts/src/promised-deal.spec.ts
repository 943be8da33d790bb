import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { agreedLabels, chargesOf, soldUnder } from '@svc/policy-rules';
import { buildReceipt, hashPolicy, verifyReceipt } from './index.js';
import type { PromisedDeal, Receipt, ReceiptVerdict } from './index.js';
import { CONTEXT, draftDeal, newSigners, price, signDeal, TEAM_PLAN } from './testing/signed-deal.js';

const { signers, published } = await newSigners();
const failed = ({ checks }: ReceiptVerdict): string[] => checks.filter((check) => !check.ok).map(({ id }) => id);

/** The deal of the tests as it was promised under the team plan. */
async function promise(): Promise<PromisedDeal> {
  const { price: agreed, quantity, terms } = draftDeal();
  const offer = { price: agreed.price, quantity, terms };
  return {
    hash: await hashPolicy(TEAM_PLAN),
    list: TEAM_PLAN.list_price,
    charges: chargesOf(TEAM_PLAN, offer),
    sold: soldUnder(TEAM_PLAN, offer),
    labels: agreedLabels(TEAM_PLAN, terms),
    flags: { new_customer: true },
    binds: TEAM_PLAN.inventory?.bind ?? [],
  };
}

/** The team plan as its seller may edit it: dearer, with other words, without what it gave for. */
const edits = fc.record({
  list_price: fc.constantFrom(49, 60, 30),
  floor_price: fc.constantFrom(20, 29),
  name: fc.constantFrom('Team plan', 'The new team plan'),
  grants: fc.constantFrom([], TEAM_PLAN.grants ?? []),
  terms: fc.constantFrom(
    TEAM_PLAN.terms ?? [],
    (TEAM_PLAN.terms ?? []).map((term) => ({ ...term, label: `${term.label} (new)` })),
    [],
  ),
  inventory: fc.constantFrom(TEAM_PLAN.inventory, { bind: [] }),
});

async function signPromised(edited: Policy, more: Partial<Parameters<typeof draftDeal>[0]> = {}): Promise<Receipt> {
  const draft = draftDeal({ promised: await promise(), ...more });
  const built = await buildReceipt(draft, { ...CONTEXT, flags: {}, policy: edited }, signers);
  if (!built.ok) throw new Error(JSON.stringify(built.lines.filter(({ ok }) => !ok)));
  return built.receipt;
}

describe('a deal that was promised before its policy was edited', () => {
  it('is signed under the policy of the promise, whatever that became, and verifies against that one', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (edit) => {
        const receipt = await signPromised({ ...TEAM_PLAN, ...edit } as Policy);
        expect(await verifyReceipt({ receipt, policy: TEAM_PLAN, flags: null }, published)).toMatchObject({
          valid: true,
        });
      }),
      { numRuns: 20 },
    );
  });

  it('fails at the hash of any other policy, the edited one included', async () => {
    const edited: Policy = { ...TEAM_PLAN, name: 'The new team plan' };
    const receipt = await signPromised(edited);
    expect(failed(await verifyReceipt({ receipt, policy: edited, flags: null }, published))).toEqual([
      'policy_hash',
      'goods',
    ]);
  });

  it('names its list price, charges and total as they were', async () => {
    const edited: Policy = { ...TEAM_PLAN, list_price: 60, floor_price: 50 };
    const { list_price, total, charges, policy_hash } = await signPromised(edited);
    const { list, hash, ...was } = await promise();
    expect({ list_price, total, charges, policy_hash }).toEqual({
      list_price: list,
      total: was.sold.total,
      charges: was.charges,
      policy_hash: hash,
    });
  });

  it('cannot be had out of stock, nor against another list price', async () => {
    const built = (more: object, context: object): ReturnType<typeof buildReceipt> =>
      promise().then((promised) => buildReceipt(draftDeal({ promised, ...more }), { ...CONTEXT, ...context }, signers));
    const lines = async (more: object, context: object): Promise<string[]> => {
      const answer = await built(more, context);
      return answer.ok ? [] : answer.lines.filter(({ ok }) => !ok).map(({ id }) => id);
    };
    expect(await lines({}, { stock: [] })).toEqual(['in_stock']);
    const { inventory: _inventory, ...unbound } = TEAM_PLAN;
    expect(await lines({}, { stock: [], policy: unbound })).toEqual(['in_stock']);
    expect(await lines({ price: price(60, 38.6) }, {})).toEqual(['list_price']);
  });
});

describe('a deal that a person decided', () => {
  it('names the person, and no other does', async () => {
    expect((await signDeal(signers, { approved_by: 'Ann, sales' })).approved_by).toBe('Ann, sales');
    for (const approved_by of [null, undefined])
      expect('approved_by' in (await signDeal(signers, { approved_by: approved_by as never }))).toBe(false);
  });

  it('is signed with the name: another name, or none, does not verify', async () => {
    const receipt = await signDeal(signers, { approved_by: 'Ann' });
    const verify = (changed: object): Promise<ReceiptVerdict> =>
      verifyReceipt({ receipt: changed, policy: TEAM_PLAN, flags: null }, published);
    const { approved_by: _by, ...nameless } = receipt;
    expect(failed(await verify(receipt))).toEqual([]);
    for (const changed of [{ ...receipt, approved_by: 'Bob' }, nameless])
      expect(failed(await verify(changed))).toEqual(['business_authorization', 'notary_sig']);
  });

  it('cannot be had under a name of no character, or of more than 120', async () => {
    const lines = async (approved_by: string): Promise<string[]> => {
      const built = await buildReceipt(draftDeal({ approved_by }), CONTEXT, signers);
      return built.ok ? [] : built.lines.filter(({ ok }) => !ok).map(({ id }) => id);
    };
    expect([await lines(''), await lines('x'.repeat(121)), await lines('x'.repeat(120))]).toEqual([
      ['shape'],
      ['shape'],
      [],
    ]);
  });
});
