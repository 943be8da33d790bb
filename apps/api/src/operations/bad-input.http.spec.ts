import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import fc from 'fast-check';
import { PureOperationsModule } from './pure-operations.module.js';
import { startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';

const RUNS = { numRuns: 120, seed: 20_270_115 };

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

/** The status, which must be one that a caller can cause. */
async function statusOf(path: string, body: unknown): Promise<number> {
  const { status, text } = await service.post(path, body, SVC_KEY);
  if (status >= 500) throw new Error(`${path} answered ${status} to ${JSON.stringify(body)}: ${text}`);
  return status;
}

const json = fc.jsonValue({ maxDepth: 3 });
const object = fc.dictionary(fc.string({ maxLength: 12 }), json, { maxKeys: 4 });

/** The places of all values inside a value. */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, member]) =>
      places(member, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function replaced(value: unknown, [step, ...rest]: (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

/** The example policy with one value of it replaced by anything. */
const spoiltPolicy = fc
  .tuple(
    fc.constantFrom(...places(EXAMPLE_POLICY).slice(1)),
    fc.oneof(json, fc.constantFrom(0, -1, 1e9, 1e-7, 0.1, '', 'x'.repeat(300))),
  )
  .map(([path, by]) => replaced(EXAMPLE_POLICY, path, by));

describe('whatever is sent, the answer is never a fault of the service', () => {
  it.each(['/v1/policy/compile', '/v1/policy/check', '/v1/reply', '/v1/receipt/verify', '/v1/practice/buyer'])(
    '%s with any JSON',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(json, object), async (body) => {
          expect([400, 422]).toContain(await statusOf(path, body));
        }),
        RUNS,
      );
    },
  );

  it('a policy with one value replaced: checked, and where it is sound also played', async () => {
    await fc.assert(
      fc.asyncProperty(spoiltPolicy, async (policy) => {
        const checked = await service.post('/v1/policy/check', { policy });
        const replied = await statusOf('/v1/reply', {
          policy,
          message: 'Could you do 100 each for 12 seats, paid upfront?',
        });
        const practised = await statusOf('/v1/practice/buyer', { policy });
        if (checked.status !== 200) return;
        expect([replied, practised]).toEqual(checked.body.ok ? [200, 200] : [400, 400]);
      }),
      RUNS,
    );
  });

  it('any message, any flags, any stock', async () => {
    const stock = fc.array(
      fc.record({ sku: fc.constantFrom('W-1', 'W-2'), availability: json, inventoryLevel: json }),
      { maxLength: 3 },
    );
    const policy = { ...EXAMPLE_POLICY, inventory: { bind: [{ match: { sku: 'W-1' } }] } };
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, unit: 'grapheme', maxLength: 200 }),
        object,
        stock,
        async (message, flags, records) => {
          expect([200, 400]).toContain(await statusOf('/v1/reply', { policy, message, flags, stock: records }));
        },
      ),
      RUNS,
    );
  });

  it('any state: never taken for one of ours', async () => {
    const { body } = await service.post('/v1/reply', { policy: EXAMPLE_POLICY, message: 'Hello' }, SVC_KEY);
    const spoilt = fc
      .tuple(fc.constantFrom(...places(body.state).slice(1)), json)
      .map(([path, by]) => replaced(body.state, path, by))
      .filter((state) => JSON.stringify(state) !== JSON.stringify(body.state));
    await fc.assert(
      fc.asyncProperty(fc.oneof(object, spoilt), async (state) => {
        expect(await statusOf('/v1/reply', { policy: EXAMPLE_POLICY, message: 'Deal.', state })).toBe(400);
      }),
      RUNS,
    );
  });

  it('any description', async () => {
    const words = fc.constantFrom(
      'price',
      '100',
      '$',
      '€90',
      'lowest',
      '最低',
      '两万',
      'for cash',
      '20 %',
      'never',
      'if',
      '，',
      '.',
      '(',
      '1e9',
      '0',
      'up to',
      'free delivery',
      'at least 10',
    );
    const description = fc.oneof(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.array(words, { minLength: 1, maxLength: 30 }).map((said) => said.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(description, async (text) => {
        expect(await statusOf('/v1/policy/compile', { description: text })).toBe(200);
      }),
      RUNS,
    );
  });

  it('a compiled policy without an error is one that reply takes', async () => {
    for (const description of [
      'Bike, $300, not below $250.',
      '桌子标价300元，最低250元。',
      'Desk €80, lowest €70, free delivery if they pay full price.',
    ]) {
      const { body } = await service.post('/v1/policy/compile', { description }, SVC_KEY);
      expect([
        body.ok,
        await statusOf('/v1/reply', { policy: body.policy, message: 'What is your best price?' }),
      ]).toEqual([true, 200]);
    }
  });

  it('the longest texts, made of what readers find hard', async () => {
    for (const piece of ['1,', '((((', '100 ', '一二三千', 'not ', '%$', '😀', '\n', 'a\u0301']) {
      const text = piece.repeat(8000).slice(0, 4000);
      const replied = await statusOf('/v1/reply', { policy: EXAMPLE_POLICY, message: text });
      // White space alone is no message.
      expect([piece, replied]).toEqual([piece, piece === '\n' ? 422 : 200]);
      // Nothing but figures or line breaks: more than are read, so it is refused before it is.
      const expected = ['1,', '100 ', '一二三千', '\n'].includes(piece) ? 422 : 200;
      expect([piece, await statusOf('/v1/policy/compile', { description: text + text })]).toEqual([piece, expected]);
    }
  });
});
