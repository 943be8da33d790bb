import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCHING_MAX_BODY_BYTES, MECHANISM_GALE_SHAPLEY, type MatchingIn, type MatchingResult, type OperationRecord } from '@svc/contracts';
import { galeShapley } from '@svc/mechanism';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { MechanismModule } from './mechanism.module.js';

const RECORDS: readonly OperationRecord[] = [MECHANISM_GALE_SHAPLEY];

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([MechanismModule]);
});
afterAll(() => service.close());

describe.each(RECORDS.map((record) => [record.path, record] as const))('POST %s', (path, record) => {
  it('answers exactly as its examples say, without a key, and with equal bytes to equal requests', async () => {
    for (const { input, output } of record.examples) {
      const answers = await Promise.all([service.post(path, input), service.post(path, input)]);
      expect(answers.map(({ status, body }) => [status, body])).toEqual([[200, output], [200, output]]);
      expect(answers[0]?.text).toBe(answers[1]?.text);
    }
  });

  it('sends the headers of any other answer', async () => {
    const { headers, text } = await service.post(path, record.examples[0]?.input);
    expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['application/json; charset=utf-8', String(Buffer.byteLength(text))]);
  });
});

/** A market in which everybody lists everybody, with ids of at most five characters. */
function fullMarket(n: number): MatchingIn {
  const list = (prefix: string, from: number): string[] => Array.from({ length: n }, (_, at) => `${prefix}${(from + at) % n}`);
  const side = (prefix: string, other: string): { id: string; preferences: string[] }[] => list(prefix, 0).map((id, at) => ({ id, preferences: list(other, at * 7) }));
  return { proposers: side('p', 'r'), receivers: side('r', 'p') };
}

describe('the matching operation', () => {
  const path = MECHANISM_GALE_SHAPLEY.path;
  const problem = MECHANISM_GALE_SHAPLEY.examples[0]?.input as MatchingIn;

  it.each<[string, unknown, (string | number)[], string]>([
    ['nobody', { ...problem, proposers: [] }, ['body', 'proposers'], 'proposer_count'],
    ['an id that stands twice', { ...problem, receivers: [...problem.receivers, ...problem.receivers] }, ['body', 'receivers', 2, 'id'], 'id_repeated'],
    ['an unknown id', { ...problem, proposers: [...problem.proposers.slice(1), { id: 'ann', preferences: ['north', 'west'] }] }, ['body', 'proposers', 3, 'preferences', 1], 'id_unknown'],
    ['a list that names somebody twice', { ...problem, proposers: [...problem.proposers.slice(1), { id: 'ann', preferences: ['north', 'north'] }] }, ['body', 'proposers', 3, 'preferences', 1], 'preference_repeated'],
    ['a capacity of 0', { ...problem, receivers: [{ id: 'north', preferences: ['ann'], capacity: 0 }] }, ['body', 'receivers', 0, 'capacity'], 'greater_than_equal'],
    ['a capacity of 1025', { ...problem, receivers: [{ id: 'north', preferences: ['ann'], capacity: 1025 }] }, ['body', 'receivers', 0, 'capacity'], 'less_than_equal'],
    ['an id that is no text', { ...problem, proposers: [{ id: 'ann', preferences: ['north', 7] }] }, ['body', 'proposers', 0, 'preferences', 1], 'string_type'],
    ['a list that is too long', { ...problem, proposers: [{ id: 'ann', preferences: Array.from({ length: 1025 }, (_, at) => `r${at}`) }] }, ['body', 'proposers', 0, 'preferences'], 'too_long'],
    ['a member that nobody knows', { ...problem, ties: true }, ['body', 'ties'], 'extra_forbidden'],
  ])('refuses %s with 422 and its place', async (_, body, loc, type) => {
    const answer = await service.post(path, body);
    expect([answer.status, answer.body.detail]).toEqual([422, [expect.objectContaining({ loc, type })]]);
  });

  it('answers two full sides of 1,024, 15 MB of JSON, as the library does', async () => {
    const market = fullMarket(1024);
    const body = JSON.stringify(market);
    expect(body.length).toBeGreaterThan(14_000_000);
    const response = await fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([response.status, (await response.json()) as MatchingResult]).toEqual([200, galeShapley(market)]);
  });

  it('takes 16 MiB and refuses one byte more with 413', async () => {
    const body = JSON.stringify(problem);
    const send = (bytes: number): Promise<Response> => fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: body + ' '.repeat(bytes - body.length) });
    expect((await send(MATCHING_MAX_BODY_BYTES)).status).toBe(200);
    const refused = await send(MATCHING_MAX_BODY_BYTES + 1);
    expect([refused.status, await refused.json()]).toEqual([413, { detail: 'the body is larger than 16777216 bytes' }]);
  });
});
