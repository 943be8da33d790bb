import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isShareable, OPERATIONS } from '@svc/contracts';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PURE_OPERATIONS, PureOperationsModule } from './pure-operations.module.js';

/** Mathematics: open to everybody, unsigned, and the same for the same input; examples of the others are shortened. */
const OPEN = PURE_OPERATIONS.filter(({ access, signed, input }) => access === 'open' && !signed && input !== null);

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

describe('the one table', () => {
  it('answers every operation whose calls can be shared, for nothing else shares them', () =>
    expect(PURE_OPERATIONS).toEqual(expect.arrayContaining(OPERATIONS.filter(isShareable))));
});

describe.each(OPEN.map((record) => [record.path, record] as const))('POST %s', (path, { examples, status }) => {
  it('answers exactly as its examples say, without a key, and with equal bytes to equal requests', async () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { input, output } of examples) {
      const [first, second] = await Promise.all([service.post(path, input), service.post(path, input)]);
      expect([first?.status, first?.body]).toEqual([status, output]);
      expect(second?.text).toBe(first?.text);
    }
  });
});
