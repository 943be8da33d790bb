import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { POLICY_LIMITS } from '@svc/policy-rules';
import { RECEIPT_SCHEMA, receiptFaults } from './index.js';
import type { Receipt } from './index.js';
import { newSigners, signDeal } from './testing/signed-deal.js';
import { changesOf } from './testing/tamper.js';

const validate = new Ajv2020({ strict: false }).compile(RECEIPT_SCHEMA);

describe('the schema of a receipt', () => {
  it('describes every member, and requires each but those of counts and times, and the person who decided', () => {
    const properties = Object.entries(RECEIPT_SCHEMA.properties ?? {});
    const optional = ['unit', 'period', 'periods', 'counts', 'total_per_period', 'total', 'approved_by'];
    expect(RECEIPT_SCHEMA.required).toEqual(
      properties.map(([name]) => name).filter((name) => !optional.includes(name)),
    );
    for (const [name, { description }] of properties)
      expect([name, (description ?? '').length > 5]).toEqual([name, true]);
  });

  it('accepts a receipt, and refuses what another validator refuses', async () => {
    const receipt = await signDeal((await newSigners()).signers);
    expect([validate(receipt), receiptFaults(receipt)]).toEqual([true, []]);
    let refused = 0;
    for (const changed of changesOf(receipt as never)) {
      const faults = receiptFaults(changed);
      if (!validate(changed)) refused += 1;
      // Beyond the schema: two members that are booleans and must be true.
      const beyond = faults.length > 0 && faults.every((fault) => /must be true|must fit/.test(fault));
      expect([JSON.stringify(changed), faults.length === 0 || beyond]).toEqual([
        JSON.stringify(changed),
        validate(changed),
      ]);
    }
    expect(refused).toBeGreaterThan(300);
  });

  it('takes each figure and each text up to the ends of its range, and none beyond', async () => {
    const receipt = await signDeal((await newSigners()).signers);
    const { labelLength, idLength, quantity } = POLICY_LIMITS;
    const text = (length: number): string => 'x'.repeat(length);
    const ends = (name: string, member: (value: number) => object, within: readonly number[]): void => {
      const [least = 0, most = 0] = within;
      const faults = (value: number): string[] => receiptFaults({ ...receipt, ...member(value) });
      expect([name, faults(least), faults(most)]).toEqual([name, [], []]);
      expect([name, [least - 1, most + 1].map((value) => faults(value).length)]).toEqual([name, [1, 1]]);
    };
    ends('quantity', (value) => ({ quantity: value }), [1, quantity]);
    ends('turns', (value) => ({ turns: value }), [1, 1_000_000]);
    expect([0, 0.5, -0.01].map((price) => receiptFaults({ ...receipt, price }).length)).toEqual([0, 0, 1]);
    expect([0.01, 0].map((amount) => receiptFaults({ ...receipt, list_price: amount }).length)).toEqual([0, 1]);
    const faultsOf = (member: object): number => receiptFaults({ ...receipt, ...member }).length;
    const longest = 2 * labelLength + 2;
    expect([longest, longest + 1].map((length) => faultsOf({ labels: { a: text(length) } }))).toEqual([0, 1]);
    expect([idLength, idLength + 1].map((length) => faultsOf({ terms: { a: text(length) } }))).toEqual([0, 1]);
    expect([1, 120, 0, 121].map((length) => faultsOf({ approved_by: text(length) }))).toEqual([0, 0, 1, 1]);
    expect([256, 257].map((length) => faultsOf({ stock: Array.from({ length }, () => ({})) }))).toEqual([0, 1]);
  });

  it('says where the fault is, in terms of a receipt', async () => {
    const receipt: Receipt = await signDeal((await newSigners()).signers);
    expect(receiptFaults({ ...receipt, extra: 1 })).toEqual(['/extra: additionalProperties extra']);
    expect(receiptFaults({ ...receipt, net_at_least_floor: false })).toEqual(['/net_at_least_floor must be true']);
    expect(receiptFaults({ ...receipt, flags: { vip: false } })).toEqual(['/flags must be true']);
    expect(receiptFaults(null)).toEqual(['the top level: type object']);
  });
});
