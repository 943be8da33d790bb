import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { BUYER_STYLES } from '@svc/reply';
import { PureOperationsModule } from './pure-operations.module.js';
import { GT_KEY, startFeatures, SVC_KEY, type Answer, type FeatureApp } from '../testing/feature-app.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const buyer = (body: object): Promise<Answer> =>
  service.post('/v1/practice/buyer', { policy: EXAMPLE_POLICY, ...body }, SVC_KEY);

interface Practised {
  kinds: string[];
  outcome: string | null;
  price: number;
}

/** Lets the practice buyer talk to the reply operation until one of them ends it. */
async function practise(style: string, budget: number | null): Promise<Practised> {
  const history: { role: string; shown: string }[] = [];
  const kinds: string[] = [];
  let state: unknown = null;
  for (let turn = 0; turn < 16; turn += 1) {
    const { body: said } = await buyer({ style, budget, history });
    const { body: answer } = await service.post(
      '/v1/reply',
      { policy: EXAMPLE_POLICY, message: said.shown, state },
      SVC_KEY,
    );
    kinds.push(answer.kind);
    if (said.done || answer.done) return { kinds, outcome: said.outcome, price: answer.offer?.price ?? 0 };
    history.push({ role: 'customer', shown: said.shown }, { role: 'seller', shown: answer.reply_with_offer });
    state = answer.state;
  }
  return { kinds, outcome: null, price: 0 };
}

describe('POST /v1/practice/buyer', () => {
  it('opens, without a history, in the style that was asked for', async () => {
    const { status, body } = await buyer({});
    expect([status, Object.keys(body).sort()]).toEqual([200, ['done', 'intent', 'outcome', 'shown']]);
    expect(body).toMatchObject({ shown: expect.stringMatching(/\S/), done: false, outcome: null });
  });

  it('is persistent unless told otherwise', async () => {
    expect((await buyer({})).body).toEqual((await buyer({ style: 'persistent', budget: null, history: null })).body);
  });

  it.each(BUYER_STYLES)('comes to an end against the reply operation: %s', async (style) => {
    const { kinds, outcome } = await practise(style, 118);
    expect(outcome === 'deal' ? kinds.at(-1) === 'deal' : kinds.at(-1) !== 'deal' || outcome === null).toBe(true);
    expect(kinds.length).toBeLessThan(16);
  });

  it('buys within its budget and walks away from what is above it', async () => {
    const rich = await practise('hurried', 120);
    expect([rich.outcome, rich.kinds.at(-1)]).toEqual(['deal', 'deal']);
    expect((await practise('hurried', 60)).outcome).toBe('walked');
  });

  it('is refused a policy with errors, with its issues', async () => {
    const { status, body } = await buyer({ policy: { ...EXAMPLE_POLICY, floor_price: 140 } });
    expect([status, Object.keys(body)]).toEqual([400, ['detail', 'code', 'issues']]);
  });

  it.each([
    ['no key', undefined, 401],
    ['a key of the other kind', GT_KEY, 403],
  ])('refuses %s', async (_, key, status) => {
    expect((await service.post('/v1/practice/buyer', { policy: EXAMPLE_POLICY }, key)).status).toBe(status);
  });

  it.each([
    ['a style that nobody plays', { style: 'rude' }, 'enum'],
    ['a budget below nothing', { budget: -1 }, 'greater_than_equal'],
    ['a turn of a third party', { history: [{ role: 'agent', shown: 'x' }] }, 'enum'],
    ['a turn without its text', { history: [{ role: 'seller' }] }, 'missing'],
    [
      'more turns than any talk has',
      { history: Array.from({ length: 201 }, () => ({ role: 'seller', shown: 'x' })) },
      'too_long',
    ],
  ])('answers %s with 422', async (_, body, type) => {
    const answer = await buyer(body);
    expect([answer.status, answer.body.detail[0]?.type]).toEqual([422, type]);
  });
});
