import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { RECEIPT_SCHEMA, receiptFaults } from './index.js';
import type { Receipt } from './index.js';
import { newSigners, signDeal } from './testing/signed-deal.js';
import { changesOf } from './testing/tamper.js';

const validate = new Ajv2020({ strict: false }).compile(RECEIPT_SCHEMA);

describe('the schema of a receipt', () => {
  it('describes every member, and requires each', () => {
    const properties = Object.entries(RECEIPT_SCHEMA.properties ?? {});
    expect(RECEIPT_SCHEMA.required).toEqual(properties.map(([name]) => name));
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
      const beyond = faults.length > 0 && faults.every((fault) => /must be true|confirmed flags only/.test(fault));
      expect([JSON.stringify(changed), faults.length === 0 || beyond]).toEqual([
        JSON.stringify(changed),
        validate(changed),
      ]);
    }
    expect(refused).toBeGreaterThan(300);
  });

  it('says where the fault is, in terms of a receipt', async () => {
    const receipt: Receipt = await signDeal((await newSigners()).signers);
    expect(receiptFaults({ ...receipt, extra: 1 })).toEqual(['/extra is not a member of a receipt']);
    expect(receiptFaults({ ...receipt, net_at_least_floor: false })).toEqual(['/net_at_least_floor must be true']);
    expect(receiptFaults({ ...receipt, flags: { vip: false } })).toEqual(['/flags must name confirmed flags only']);
    expect(receiptFaults(null)).toEqual(['the receipt must be an object']);
  });
});
