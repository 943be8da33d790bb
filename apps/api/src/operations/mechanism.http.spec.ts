import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  MATCHING_MAX_BODY_BYTES,
  MECHANISM_GALE_SHAPLEY,
  MECHANISM_OPTIMAL_AUCTION,
  MECHANISM_POSTED_PRICE,
  type MatchingIn,
  type MatchingResult,
  type OperationRecord,
} from '@svc/contracts';
import { galeShapley } from '@svc/mechanism';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

const RECORDS: readonly OperationRecord[] = [MECHANISM_GALE_SHAPLEY, MECHANISM_OPTIMAL_AUCTION, MECHANISM_POSTED_PRICE];

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

describe.each(RECORDS.map((record) => [record.path, record] as const))('POST %s', (path, record) => {
  it('sends the headers of any other answer', async () => {
    const { headers, text } = await service.post(path, record.examples[0]?.input);
    expect([headers.get('content-type'), headers.get('content-length')]).toEqual([
      'application/json; charset=utf-8',
      String(Buffer.byteLength(text)),
    ]);
  });
});

/** A market in which everybody lists everybody, with ids of at most five characters. */
function fullMarket(n: number): MatchingIn {
  const list = (prefix: string, from: number): string[] =>
    Array.from({ length: n }, (_, at) => `${prefix}${(from + at) % n}`);
  const side = (prefix: string, other: string): { id: string; preferences: string[] }[] =>
    list(prefix, 0).map((id, at) => ({ id, preferences: list(other, at * 7) }));
  return { proposers: side('p', 'r'), receivers: side('r', 'p') };
}

describe('the matching operation', () => {
  const path = MECHANISM_GALE_SHAPLEY.path;
  const problem = MECHANISM_GALE_SHAPLEY.examples[0]?.input as MatchingIn;

  it.each<[string, unknown, (string | number)[], string]>([
    ['nobody', { ...problem, proposers: [] }, ['body', 'proposers'], 'too_short'],
    [
      'an id that stands twice',
      { ...problem, receivers: [...problem.receivers, ...problem.receivers.slice(0, 1)] },
      ['body', 'receivers', 2, 'id'],
      'id_repeated',
    ],
    [
      'an unknown id',
      { ...problem, proposers: [...problem.proposers.slice(1), { id: 'ann', preferences: ['north', 'west'] }] },
      ['body', 'proposers', 3, 'preferences', 1],
      'id_unknown',
    ],
    [
      'a list that names somebody twice',
      { ...problem, proposers: [...problem.proposers.slice(1), { id: 'ann', preferences: ['north', 'north'] }] },
      ['body', 'proposers', 3, 'preferences', 1],
      'preference_repeated',
    ],
    [
      'a capacity of 0',
      { ...problem, receivers: [{ id: 'north', preferences: ['ann'], capacity: 0 }] },
      ['body', 'receivers', 0, 'capacity'],
      'greater_than_equal',
    ],
    [
      'a capacity of 1025',
      { ...problem, receivers: [{ id: 'north', preferences: ['ann'], capacity: 1025 }] },
      ['body', 'receivers', 0, 'capacity'],
      'less_than_equal',
    ],
    [
      'an id that is no text',
      { ...problem, proposers: [{ id: 'ann', preferences: ['north', 7] }] },
      ['body', 'proposers', 0, 'preferences', 1],
      'string_type',
    ],
    [
      'a list that is too long',
      { ...problem, proposers: [{ id: 'ann', preferences: Array.from({ length: 1025 }, (_, at) => `r${at}`) }] },
      ['body', 'proposers', 0, 'preferences'],
      'too_long',
    ],
    ['a member that nobody knows', { ...problem, ties: true }, ['body', 'ties'], 'extra_forbidden'],
  ])('refuses %s with 422 and its place', async (_, body, loc, type) => {
    const answer = await service.post(path, body);
    expect([answer.status, answer.body.detail]).toEqual([422, [expect.objectContaining({ loc, type })]]);
  });

  it('gives the figures that the page about it tells', async () => {
    const page = readFileSync(new URL('../../../../docs/mechanism.md', import.meta.url), 'utf8');
    const { text } = await service.post(path, JSON.parse(/-d '([^']+)'/.exec(page)?.[1] ?? ''));
    expect(JSON.parse(text)).toEqual(JSON.parse(/```json\n([^`]+)```/.exec(page)?.[1] ?? ''));
  });

  it('answers two full sides of 1,024, 15 MB of JSON, as the library does', async () => {
    const market = fullMarket(1024);
    const body = JSON.stringify(market);
    expect(body.length).toBeGreaterThan(14_000_000);
    const response = await fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([response.status, (await response.json()) as MatchingResult]).toEqual([200, galeShapley(market)]);
  });

  it('takes 16 MiB and refuses one byte more with 413', async () => {
    const body = JSON.stringify(problem);
    const send = (bytes: number): Promise<Response> =>
      fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body + ' '.repeat(bytes - body.length),
      });
    expect((await send(MATCHING_MAX_BODY_BYTES)).status).toBe(200);
    const refused = await send(MATCHING_MAX_BODY_BYTES + 1);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { detail: 'the body is larger than 16777216 bytes', code: 'body_too_large' },
    ]);
  });
});

const UNIFORM = { family: 'uniform', params: { low: 0, high: 100 } };
const design = { bidder_priors: [UNIFORM, UNIFORM], seller_valuation: 0 };
const shop = { buyer_arrival_prior: UNIFORM, arrival_rate_per_second: 0.001, inventory: 2, horizon_seconds: 3600 };

describe('designs and posted prices that cannot be made are refused with 422 and their place', () => {
  it.each<[string, OperationRecord, object, (string | number)[], string]>([
    ['no bidder', MECHANISM_OPTIMAL_AUCTION, { ...design, bidder_priors: [] }, ['bidder_priors'], 'too_short'],
    [
      '51 bidders',
      MECHANISM_OPTIMAL_AUCTION,
      { ...design, bidder_priors: Array(51).fill(UNIFORM) },
      ['bidder_priors'],
      'too_long',
    ],
    [
      'a broken prior',
      MECHANISM_OPTIMAL_AUCTION,
      { ...design, bidder_priors: [UNIFORM, { family: 'lognorm', params: { mu: 1, sigma: -1 } }] },
      ['bidder_priors', 1, 'params', 'sigma'],
      'greater_than_equal',
    ],
    ['an unknown objective', MECHANISM_OPTIMAL_AUCTION, { ...design, objective: 'fame' }, ['objective'], 'enum'],
    [
      '499 simulations',
      MECHANISM_OPTIMAL_AUCTION,
      { ...design, n_simulations: 499 },
      ['n_simulations'],
      'greater_than_equal',
    ],
    [
      'a shared outcome without a vertical',
      MECHANISM_OPTIMAL_AUCTION,
      { ...design, share_outcome: true },
      ['vertical'],
      'missing',
    ],
    [
      'a rate of 0',
      MECHANISM_POSTED_PRICE,
      { ...shop, arrival_rate_per_second: 0 },
      ['arrival_rate_per_second'],
      'greater_than',
    ],
    [
      'a rate above 100',
      MECHANISM_POSTED_PRICE,
      { ...shop, arrival_rate_per_second: 101 },
      ['arrival_rate_per_second'],
      'less_than_equal',
    ],
    ['nothing to sell', MECHANISM_POSTED_PRICE, { ...shop, inventory: 0 }, ['inventory'], 'greater_than_equal'],
    ['half a unit', MECHANISM_POSTED_PRICE, { ...shop, inventory: 1.5 }, ['inventory'], 'int_type'],
    ['no time', MECHANISM_POSTED_PRICE, { ...shop, horizon_seconds: 0 }, ['horizon_seconds'], 'greater_than'],
    [
      'more than a week',
      MECHANISM_POSTED_PRICE,
      { ...shop, horizon_seconds: 604_801 },
      ['horizon_seconds'],
      'less_than_equal',
    ],
    [
      'a missing parameter',
      MECHANISM_POSTED_PRICE,
      { ...shop, buyer_arrival_prior: { family: 'uniform', params: { low: 0 } } },
      ['buyer_arrival_prior', 'params', 'high'],
      'missing',
    ],
    [
      'a shared outcome without a vertical',
      MECHANISM_POSTED_PRICE,
      { ...shop, share_outcome: true },
      ['vertical'],
      'missing',
    ],
  ])('%s', async (_, { path }, body, loc, type) => {
    const answer = await service.post(path, body);
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['body', ...loc], type })],
    ]);
  });
});
