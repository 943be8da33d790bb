import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEGOTIATE_SCORE, NEGOTIATE_TURN, type ScoreIn } from '@svc/contracts';
import { startFeatures, type Answer, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const [example] = NEGOTIATE_SCORE.examples;
const deal = example!.input as ScoreIn;
const score = (change: object): Promise<Answer> => service.post('/v1/negotiate/score', { ...deal, ...change });

describe('POST /v1/negotiate/score', () => {
  it.each([
    [
      'an option that does not exist',
      { package: { price: 'low', delivery: 'never' } },
      ['body', 'package', 'delivery'],
      'option_unknown',
      'never',
    ],
    [
      'a utility above 1',
      { issues: [{ ...deal.issues[0], my_utility: [1, 2, 0] }, deal.issues[1]] },
      ['body', 'issues', 0, 'my_utility', 1],
      'less_than_equal',
      2,
    ],
    ['weights of 0', { my_weights: {} }, ['body', 'my_weights'], 'weights_zero', {}],
    ['a notional below 0', { notional: -1 }, ['body', 'notional'], 'greater_than_equal', -1],
  ])('refuses %s with 422 and its place', async (_, change, loc, type, input) => {
    const { status, body } = await score(change);
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc, type, input })]]);
  });

  it('gives the figures that the page about it tells', async () => {
    const page = readFileSync(new URL('../../../../docs/turn.md', import.meta.url), 'utf8');
    const { status, body } = await service.post(
      '/v1/negotiate/score',
      JSON.parse(/negotiate\/score" [^{]*-d '([^']+)'/.exec(page)?.[1] ?? ''),
    );
    expect([status, body]).toEqual([200, example!.output]);
    expect(page).toMatch(/`capture` is 1\/1\.5 = 0\.67, and `value_left` is 500/);
  });

  it('refuses more packages than it looks at', async () => {
    const options = Array.from({ length: 100 }, (_, option) => option);
    const issues = ['a', 'b', 'c'].map((name) => ({
      name,
      options,
      my_utility: options.map(() => 0),
      their_utility: options.map(() => 1),
    }));
    const { status, body } = await score({ issues });
    expect(status).toBe(422);
    expect(body.detail).toContainEqual(expect.objectContaining({ loc: ['body', 'issues'], type: 'too_many_packages' }));
  });
});

describe('POST /v1/negotiate/turn', () => {
  const PATH = '/v1/negotiate/turn';
  const haggle = NEGOTIATE_TURN.examples[0]!.input!;

  it.each([
    ['another side', { side: 'rent' }, ['body', 'side'], 'enum'],
    ['a target on the wrong side', { target: 699 }, ['body', 'target'], 'target_side'],
    [
      'a price of another type in a history',
      { counterparty_offers: [500, '600'] },
      ['body', 'counterparty_offers', 1],
      'number_type',
    ],
    [
      'a history of 129 prices',
      { my_previous_offers: Array.from({ length: 129 }, () => 900) },
      ['body', 'my_previous_offers'],
      'too_long',
    ],
    ['no turn left', { rounds_left: 0 }, ['body', 'rounds_left'], 'greater_than_equal'],
    ['an item without a name', { item: '' }, ['body', 'item'], 'string_too_short'],
    ['an item named by blanks', { item: ' ' }, ['body', 'item'], 'string_too_short'],
  ])('refuses %s with 422 and its place', async (_, change, loc, type) => {
    const { status, body } = await service.post(PATH, { ...haggle, ...change });
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc, type })]]);
  });

  it('gives the answer that the page about it shows', async () => {
    const page = readFileSync(new URL('../../../../docs/turn.md', import.meta.url), 'utf8');
    const [, request = '', answer = ''] =
      /negotiate\/turn" [^{]*-d '([^']+)'\n```\n\n```json\n([^`]+)```/.exec(page) ?? [];
    const { status, body } = await service.post(PATH, JSON.parse(request));
    expect([status, body]).toEqual([200, JSON.parse(answer)]);
  });
});
