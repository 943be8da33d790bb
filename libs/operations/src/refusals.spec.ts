import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY, type CompileIn, type PracticeIn } from '@svc/contracts';
import type { Policy } from '@svc/policy-rules';
import { hashPolicy, PriceUnderList } from '@svc/receipts';
import { compileDescription } from './compile-description.js';
import type { OperationPorts } from './ports.js';
import { playPracticeBuyer } from './play-practice-buyer.js';
import { openNegotiation } from './reply-state.js';
import { signDeal, type DealToSign } from './sign-deal.js';
import { simulateOrRefuse } from './simulate-or-refuse.js';
import { soundPolicy } from './sound-policy.js';
import { testPorts } from './testing/test-ports.js';

const policy = EXAMPLE_POLICY as unknown as Policy;
let ports: OperationPorts;
beforeAll(async () => {
  ports = await testPorts((text) => createHash('sha256').update(text, 'utf8').digest('base64url'));
});

describe('a description', () => {
  const CHAIR = 'A chair is 40 dollars, 30 at the least.';
  let asked = 0;
  const compile = (input: object): Promise<unknown> =>
    compileDescription(input as CompileIn, {
      ...ports,
      reportStatements: () => {
        asked += 1;
        return Promise.resolve(null);
      },
    });
  const at = (...loc: string[]): object => ({ loc: ['body', ...loc] });

  it('needs no answers: none and null are the same', async () => {
    for (const answers of [undefined, null, {}])
      expect(await compile({ description: CHAIR, answers })).toMatchObject({ ok: true, policy: { list_price: 40 } });
  });

  it('is refused with every answer that is no text, each at its place, and no model is asked', async () => {
    asked = 0;
    await expect(compile({ description: CHAIR, answers: { a: 1, b: 'x', c: null } })).rejects.toMatchObject({
      status: 422,
      detail: [
        { ...at('answers', 'a'), type: 'string_type', input: 1, msg: 'Input should be the id of a choice' },
        { ...at('answers', 'c'), type: 'string_type', input: null },
      ],
    });
    expect(asked).toBe(0);
  });

  it('is refused with an answer to what is not asked, at that answer', async () => {
    await expect(compile({ description: CHAIR, answers: { nothing: 'x' } })).rejects.toMatchObject({
      status: 422,
      detail: [{ ...at('answers', 'nothing'), input: 'x' }],
    });
  });

  it('is compiled from the statements of the caller, and no model is asked', async () => {
    asked = 0;
    const statements = [
      { kind: 'price', quote: '40 dollars', figure: '40 dollars' },
      { kind: 'lowest', quote: '30 at the least', figure: '30' },
    ];
    expect(await compile({ description: CHAIR, statements, read_back: 'right' })).toMatchObject({
      ok: true,
      policy: { list_price: 40, floor_price: 30 },
      statements,
      readback: [{ kind: 'open', quote: 'A chair is' }, { says: 'The price is $40.' }, { says: 'Never below $30.' }],
    });
    expect(asked).toBe(0);
  });

  it('is read by the built-in reader where nothing usable was pointed at, and is read back all the same', async () => {
    for (const statements of [[], [{ kind: 'price', quote: 'no such words' }], [7]])
      expect(await compile({ description: CHAIR, statements })).toMatchObject({
        ok: true,
        policy: { list_price: 40, floor_price: 30 },
        statements: [],
        readback: [{ kind: 'price' }, { kind: 'name' }, { kind: 'lowest', says: 'Never below $30.' }],
      });
  });

  it('takes "right" for a line of its read-back, and for nothing else', async () => {
    const { readback } = (await compile({ description: CHAIR })) as { readback: { id: string }[] };
    const answers = Object.fromEntries(readback.map(({ id }) => [id, 'right']));
    expect(await compile({ description: CHAIR, answers })).toMatchObject({ ok: true });
    await expect(compile({ description: CHAIR, answers: { price_99: 'right' } })).rejects.toMatchObject({
      detail: [at('answers', 'price_99')],
    });
  });

  it.each([
    ['a mark outside of the text', { marks: [{ start: 5, end: 500, kind: 'fact' }] }, ['marks', '0']],
    ['a mark of no kind', { marks: [{ start: 0, end: 3, kind: 'x' }] }, ['marks', '0', 'kind']],
    ['a mark that is no place', { marks: [{ kind: 'fact' }] }, ['marks', '0']],
  ])('is refused with %s, at its place', async (_, sent, loc) => {
    await expect(compile({ description: CHAIR, ...sent })).rejects.toMatchObject({ status: 422, detail: [at(...loc)] });
  });

  it('is refused where it is too long to read, and is not sent back', async () => {
    asked = 0;
    for (const description of ['a'.repeat(100_001), '1,'.repeat(4000)])
      await expect(compile({ description })).rejects.toMatchObject({
        status: 422,
        detail: [{ ...at('description'), input: null, type: expect.stringMatching(/^description_too_/) }],
      });
    expect(asked).toBe(0);
  });
});

describe('a policy', () => {
  it('is taken exactly as it was sent, with its salt or without one', () => {
    const { salt: _salt, ...unsalted } = EXAMPLE_POLICY;
    // An equal one that was sent before may stand for it.
    for (const sent of [EXAMPLE_POLICY, unsalted]) expect(JSON.stringify(soundPolicy(sent))).toBe(JSON.stringify(sent));
  });
});

describe('a practice buyer', () => {
  const play = (more: object): ReturnType<typeof playPracticeBuyer> =>
    playPracticeBuyer({ policy: EXAMPLE_POLICY, ...more } as PracticeIn);

  it('goes on from what was said, persistent and with no budget where nothing else is named', () => {
    const first = play({});
    expect(play({ history: null, style: null, budget: null })).toEqual(first);
    expect(play({ style: 'persistent' })).toEqual(first);
    const history = [
      { role: 'buyer', shown: first.shown },
      { role: 'seller', shown: 'I can do €120 a seat.' },
    ];
    expect(play({ history })).not.toEqual(first);
  });
});

describe('a negotiation', () => {
  it('starts with an id of its own of 128 bits where no state was sent', async () => {
    for (const state of [null, undefined]) {
      const opened = await openNegotiation(state, policy, ports);
      expect(opened).toMatchObject({ policyHash: await hashPolicy(policy), memory: null });
      expect(opened.negotiationId).toMatch(/^[\w-]{22}$/);
    }
    const [one, other] = [await openNegotiation(null, policy, ports), await openNegotiation(null, policy, ports)];
    expect(one.negotiationId).not.toBe(other.negotiationId);
  });
});

describe('a deal', () => {
  const deal = (price: number, quantity = 5): DealToSign =>
    ({
      deal: { offer: { price, quantity, terms: {} }, engine: 'bundle2', language: 'en', turns: 2 },
      decidedBy: 'rule:buyer_accepted',
      negotiationId: 'A'.repeat(22),
      transcriptHash: 'A'.repeat(43),
      policy,
      flags: null,
      stock: null,
    }) as unknown as DealToSign;

  it('is not signed above list, nor where a rule is broken: the fault, which is ours, names the rules', async () => {
    const fault = PriceUnderList.of(policy.list_price, policy.list_price + 1);
    expect(fault).toMatchObject({ ok: false });
    await expect(signDeal(deal(policy.list_price + 1), ports)).rejects.toThrow(
      'a deal was decided that cannot be signed: price_above_list',
    );
    await expect(signDeal(deal(1), ports)).rejects.toThrow(
      /^a deal was decided that cannot be signed: (?!.*language)[a-z_]+(, [a-z_]+)*$/,
    );
    await expect(signDeal(deal(policy.list_price, 1_000_000), ports)).rejects.toThrow('quantity');
    expect(await signDeal(deal(policy.list_price), ports)).toMatchObject({ price: policy.list_price });
  });
});

describe('an auction', () => {
  it('that breaks a precondition is not told as one without a solution', () => {
    const simulate = (): unknown => simulateOrRefuse({ format: 'unknown' } as never);
    expect(simulate).toThrow();
    expect(simulate).not.toThrow(expect.objectContaining({ status: 400 }));
  });
});
