import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFER_COMPILE, OFFER_PROFILE, OFFER_QUOTE, type QuoteResult } from '@svc/contracts';
import { verifyQuoteAttestation } from '@svc/receipts';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from '../operations/pure-operations.module.js';
import { OfferModule } from './offer.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule, OfferModule]);
});
afterAll(() => service.close());

const [closing] = OFFER_QUOTE.examples;
const request = closing!.input as { spec: { dims: { options: object[] }[] }; buyer: object };
const quote = async (change: object): Promise<QuoteResult> =>
  (await service.post('/v1/offer/quote', { ...request, ...change })).body as unknown as QuoteResult;

describe('the operations of offers', () => {
  it.each([[OFFER_COMPILE], [OFFER_PROFILE], [OFFER_QUOTE]])(
    '$path answers as its examples say, with equal bytes to equal requests',
    async (record) => {
      for (const { input, output } of record.examples) {
        const [one, other] = await Promise.all([service.post(record.path, input), service.post(record.path, input)]);
        expect([one?.status, Object.keys(one?.body ?? {})]).toEqual([200, Object.keys(output)]);
        expect({ ...one?.body, attestation: null }).toEqual({ ...(output as object), attestation: null });
        expect(one?.text).toBe(other?.text);
      }
    },
  );

  it.each([
    [
      'an option of dependencies that does not exist',
      { spec: { ...request.spec, deps: { requires: { jam: ['honey'] } } } },
      ['body', 'spec', 'deps', 'requires', 'jam', 0],
      'option_unknown',
    ],
    [
      'a circle of needs that empties the menu',
      {
        spec: {
          dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x' }, { id: 'y' }] }],
          deps: { requires: { x: ['y'], y: ['x'] } },
        },
        buyer: {},
        state: null,
      },
      ['body', 'spec', 'deps', 'requires', 'x'],
      'requires_cycle',
    ],
    [
      'an id that stands twice',
      { spec: { dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x' }, { id: 'x' }] }] }, buyer: {} },
      ['body', 'spec', 'dims', 0, 'options', 1, 'id'],
      'option_repeated',
    ],
    [
      'a pinned option that does not exist',
      { config: { pastry: 'cake' } },
      ['body', 'config', 'pastry'],
      'option_unknown',
    ],
    [
      'pins that exclude each other',
      { config: { pastry: 'roll', extras: ['jam'] } },
      ['body', 'config', 'extras'],
      'pin_invalid',
    ],
    ['a menu without dimensions', { spec: {}, buyer: {} }, ['body', 'spec', 'dims'], 'menu_form'],
    ['a share above 1', { opts: { seller_weight: 2 } }, ['body', 'opts', 'seller_weight'], 'less_than_equal'],
  ])('refuse %s with 422 and its place', async (_, change, loc, type) => {
    const { status, body } = await service.post('/v1/offer/quote', { ...request, ...change });
    expect([status, body.detail[0]]).toEqual([422, expect.objectContaining({ loc, type })]);
  });

  it('answer a menu of which nothing can be had with 200 and the reason', async () => {
    expect(
      await quote({
        spec: { dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x', stock_limited: true }] }] },
        buyer: {},
        state: { inventory: { x: 0 } },
      }),
    ).toMatchObject({
      feasible: false,
      config: null,
      price: null,
      why: expect.stringContaining('in stock'),
      attestation: null,
    });
  });

  it('take a pasted menu in place of dimensions', async () => {
    expect(
      await quote({
        spec: { items: [{ name: 'Green tea', price: 3, cost: 0.4, qty: 2 }] },
        buyer: { values: { item: { 'green-tea': 2 } }, qty_decay: 1 },
        state: null,
      }),
    ).toMatchObject({ feasible: true, config: { item: 'green-tea', quantity: 2 }, price: 2.4, listv: 6 });
  });

  it('sign a quote so that it verifies offline, and belongs to its request alone', async () => {
    const answer = await quote({});
    const keys = service.keys.published();
    expect(
      (await verifyQuoteAttestation({ attestation: answer.attestation, request, quote: answer }, keys)).valid,
    ).toBe(true);
    expect(
      (
        await verifyQuoteAttestation(
          { attestation: answer.attestation, request: { ...request, opts: {} }, quote: answer },
          keys,
        )
      ).valid,
    ).toBe(false);
  });

  it('sign nothing for a request that has no canonical form: a label that is no Unicode', async () => {
    const spec = { dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x', label: '\ud800', price_delta: 2 }] }] };
    const { status, body } = await service.post('/v1/offer/quote', { spec, buyer: { values: { a: { x: 1 } } } });
    expect([[200, 400].includes(status), (body as unknown as QuoteResult).attestation ?? null]).toEqual([true, null]);
  });

  it('give the figures that the page about them tells', async () => {
    const page = readFileSync(new URL('../../../../docs/offer.md', import.meta.url), 'utf8');
    const { status, body } = await service.post('/v1/offer/quote', JSON.parse(/-d '([^']+)'/.exec(page)?.[1] ?? ''));
    expect([status, { ...body, attestation: null }]).toEqual([
      200,
      { ...(closing!.output as object), attestation: null },
    ]);
    expect(page).toContain('four croissants for 2.80 instead of 9.60');
  });
});
