import { describe, expect, it } from '@jest/globals';
import {
  NEGOTIATE_SCORE,
  OPERATIONS,
  PILOT_REQUEST,
  POLICY_CHECK,
  POLICY_COMPILE,
  POLICY_TEMPLATES,
  PRACTICE_BUYER,
  RECEIPT_VERIFY,
  REPLY,
} from '@svc/contracts';
import { answerNeeds, answerOperation, type OperationPorts } from './index.js';

describe('what an answer needs', () => {
  it.each([
    [POLICY_TEMPLATES, 'nothing'],
    [POLICY_CHECK, 'nothing'],
    [NEGOTIATE_SCORE, 'nothing'],
    [POLICY_COMPILE, 'model'],
    [REPLY, 'model'],
    [PRACTICE_BUYER, 'model'],
    [RECEIPT_VERIFY, 'service'],
    [PILOT_REQUEST, 'service'],
  ] as const)('$id', (record, needs) => {
    expect(answerNeeds(record)).toBe(needs);
  });

  it('is nothing only where a clock and randomness are enough', async () => {
    const ports = {
      nowMillis: () => 0,
      randomBytes: (count: number) => new Uint8Array(count),
    } as unknown as OperationPorts;
    const free = OPERATIONS.filter((record) => answerNeeds(record) === 'nothing');
    expect(free.length).toBeGreaterThanOrEqual(3);
    for (const record of free) {
      for (const { name, input } of record.examples) {
        expect([record.id, name, (await answerOperation(record, input ?? {}, ports)).status]).toEqual([
          record.id,
          name,
          record.status,
        ]);
      }
    }
  });
});
