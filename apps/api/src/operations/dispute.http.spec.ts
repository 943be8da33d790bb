import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DISPUTE_NEGOTIATE } from '@svc/contracts';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const PATH = '/v1/dispute/negotiate';
const dispute = DISPUTE_NEGOTIATE.examples[0]!.input!;

describe(`POST ${PATH}`, () => {
  it.each([
    ['an offer below 0', { platform_first_offer: -1 }, ['body', 'platform_first_offer'], 'greater_than_equal', -1],
    ['a walk cost of 0', { platform_walk_cost: 0 }, ['body', 'platform_walk_cost'], 'greater_than', 0],
    ['3 rounds', { deadline_rounds: 3 }, ['body', 'deadline_rounds'], 'greater_than_equal', 3],
    ['33 rounds', { deadline_rounds: 33 }, ['body', 'deadline_rounds'], 'less_than_equal', 33],
    ['a floor of another type', { customer_floor: '80' }, ['body', 'customer_floor'], 'number_type', '80'],
  ])('refuses %s with 422 and its place', async (_, change, loc, type, input) => {
    const { status, body } = await service.post(PATH, { ...dispute, ...change });
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc, type, input })]]);
  });

  it('gives the figures that the page about it tells', async () => {
    const page = readFileSync(new URL('../../../../docs/dispute.md', import.meta.url), 'utf8');
    const { status, body } = await service.post(PATH, JSON.parse(/-d '([^']+)'/.exec(page)?.[1] ?? ''));
    expect([status, body]).toEqual([200, DISPUTE_NEGOTIATE.examples[0]!.output]);
    expect(page).toMatch(/opens at \$130\.96/);
  });
});
