import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  EXAMPLE_POLICY,
  inputFaults,
  OPERATIONS,
  PILOT_REQUEST,
  POLICY_CHECK,
  POLICY_COMPILE,
  POLICY_TEMPLATES,
  PRACTICE_BUYER,
  RECEIPT_VERIFY,
  REPLY,
  POLICY_SEALED,
  REPLY_DECIDE,
  REPLY_STANDING,
  type OperationRecord,
  type ReplyResult,
  type TemplatesResult,
  type VerifyResult,
} from '@svc/contracts';
import { ANSWERS, answerOperation, type OperationOutcome, type OperationPorts } from './index.js';
import { testPorts } from './testing/test-ports.js';

const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('base64url');
let ports: OperationPorts;
beforeAll(async () => {
  ports = await testPorts(hash);
});
const answer = (
  record: OperationRecord,
  input: unknown,
  other: Partial<OperationPorts> = {},
): Promise<OperationOutcome> => answerOperation(record, input, { ...ports, ...other });
const reply = async (message: string, state: object | null = null, more: object = {}): Promise<ReplyResult> =>
  (await answer(REPLY, { policy: EXAMPLE_POLICY, message, state, ...more })).body as ReplyResult;

/** Features whose operations all keep data or keys: their answers stand in the service. */
const KEEPING: readonly string[] = [
  'keys',
  'wallet',
  'store',
  'advice',
  'first-strike',
  'registry',
  'a2a',
  'telemetry',
];

describe('the table', () => {
  it('answers only operations that exist', () => {
    const ids = OPERATIONS.map(({ id }) => id);
    expect([...ANSWERS.keys()].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('answers every operation that has a tool and needs no wallet and no store', () => {
    const tooled = OPERATIONS.filter(({ tools, feature }) => tools.length > 0 && !KEEPING.includes(feature));
    expect(tooled.length).toBeGreaterThanOrEqual(5);
    expect(tooled.filter(({ id }) => !ANSWERS.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('answers nothing that needs a wallet or a store', () => {
    const keeping = OPERATIONS.filter(({ access, feature }) => access === 'gt_key' || KEEPING.includes(feature));
    expect(new Set(keeping.map(({ feature }) => feature))).toEqual(new Set(KEEPING));
    expect(keeping.filter(({ id }) => ANSWERS.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('gives an answer of the record’s class and status to every example', async () => {
    // These examples hold what is sealed nowhere: the specs of replies and of buyers' replies make seals of their own.
    const ofSeals = [REPLY_DECIDE.id, REPLY_STANDING.id, POLICY_SEALED.id];
    for (const record of OPERATIONS.filter(({ id }) => ANSWERS.has(id) && !ofSeals.includes(id))) {
      for (const example of record.examples) {
        const { status, body } = await answer(record, example.input ?? {});
        expect([
          record.id,
          example.name,
          status,
          inputFaults(record.output!, JSON.parse(JSON.stringify(body))),
        ]).toEqual([record.id, example.name, record.status, []]);
      }
    }
  });

  it('does not answer what needs the service', async () => {
    await expect(answer(PILOT_REQUEST, {})).rejects.toThrow(RangeError);
  });
});

describe('answering an operation', () => {
  it('tells every place that does not fit as REST does, and calls nothing', async () => {
    const { status, body } = await answer(
      REPLY,
      { policy: [], message: '', more: 1 },
      {
        nowMillis: () => {
          throw new Error('called');
        },
      },
    );
    expect([status, body]).toEqual([422, { detail: inputFaults(REPLY.input!, { policy: [], message: '', more: 1 }) }]);
    expect((body as { detail: unknown[] }).detail).toHaveLength(3);
  });

  it('tells a refusal with its status, its sentence and what stands beside it', async () => {
    const policy = { ...EXAMPLE_POLICY, floor_price: 140 };
    for (const [record, input] of [
      [REPLY, { policy, message: 'Hi' }],
      [PRACTICE_BUYER, { policy }],
    ] as const) {
      expect(await answer(record, input)).toMatchObject({
        status: 400,
        body: {
          detail: expect.stringContaining('the check operation says how to fix them'),
          code: 'policy_invalid',
          issues: [{ code: 'floor_above_list' }],
        },
      });
    }
    expect(await answer(REPLY, { policy: EXAMPLE_POLICY, message: 'Hi', engine: 'none' })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('none') },
    });
  });

  it('lets faults of its own through as they are', async () => {
    const broken = new TypeError('no randomness');
    await expect(
      answer(
        POLICY_TEMPLATES,
        {},
        {
          randomBytes: () => {
            throw broken;
          },
        },
      ),
    ).rejects.toBe(broken);
  });

  it('gives each template and each unsalted policy a salt of its own', async () => {
    const { templates } = (await answer(POLICY_TEMPLATES, {})).body as TemplatesResult;
    const { salt: _salt, ...unsalted } = EXAMPLE_POLICY;
    const checked = (await answer(POLICY_CHECK, { policy: unsalted })).body as { policy: { salt: string } };
    const salts = [...templates.map(({ policy }) => policy.salt), checked.policy.salt];
    expect(new Set(salts).size).toBe(templates.length + 1);
    expect(salts.every((salt) => /^[A-Za-z0-9_-]{22}$/.test(salt ?? ''))).toBe(true);
  });
});

describe('a negotiation', () => {
  it('goes from a message to a receipt that verifies, and not beyond', async () => {
    const first = await reply('What is your best price for 12 seats?');
    const last = await reply(first.menu ? 'Option A, deal.' : 'Deal.', first.state);
    expect([first.kind, last.kind, last.done]).toEqual(['offer', 'deal', true]);
    const { valid, receipt_id } = (await answer(RECEIPT_VERIFY, { receipt: last.receipt, policy: EXAMPLE_POLICY }))
      .body as VerifyResult;
    expect([valid, receipt_id]).toEqual([true, last.receipt?.id]);
    expect((await answer(REPLY, { policy: EXAMPLE_POLICY, message: 'Yes!', state: last.state })).status).toBe(400);
  });

  it('refuses a state that was changed, has expired or belongs to another policy', async () => {
    const { state } = await reply('Hello!');
    const refused = async (
      changed: object,
      more: Partial<OperationPorts> = {},
      policy: object = EXAMPLE_POLICY,
    ): Promise<number> => (await answer(REPLY, { policy, message: 'Hi', state: changed }, more)).status;
    expect([
      await refused({ ...state, turn: 7 }),
      await refused(state, { nowMillis: () => Date.UTC(2027, 0, 1) }),
      await refused(state, {}, { ...EXAMPLE_POLICY, salt: 'A'.repeat(22) }),
    ]).toEqual([400, 400, 400]);
  });

  it('goes on under a policy that was edited, and signs what was promised before under that of then', async () => {
    const { state, offer } = await reply('Could you do 100 each for 12 seats if we pay upfront?');
    const edited = { ...EXAMPLE_POLICY, list_price: 300, floor_price: 250, terms: [] };
    const { body } = await answer(REPLY, { policy: edited, message: 'Ok, deal.', state });
    const { kind, receipt } = body as ReplyResult;
    expect([kind, receipt?.price, receipt?.list_price]).toEqual(['deal', offer?.price, EXAMPLE_POLICY.list_price]);
    const verified = async (policy: object): Promise<VerifyResult> =>
      (await answer(RECEIPT_VERIFY, { receipt, policy })).body as VerifyResult;
    expect((await verified(EXAMPLE_POLICY)).valid).toBe(true);
    expect((await verified(edited)).checks.find(({ id }) => id === 'policy_hash')?.ok).toBe(false);
  });

  it('verifies receipts under the published keys alone', async () => {
    const first = await reply('What is your best price for 12 seats?');
    const { receipt } = await reply(first.menu ? 'Option A, deal.' : 'Deal.', first.state);
    const { valid } = (await answer(RECEIPT_VERIFY, { receipt, policy: EXAMPLE_POLICY }, { publishedKeys: () => [] }))
      .body as VerifyResult;
    expect(valid).toBe(false);
  });
});

describe('a model', () => {
  it('is asked to read, to word and to point; where it says nothing the built-in one does it', async () => {
    const asked: string[] = [];
    const silent = (name: string) => () => {
      asked.push(name);
      return Promise.resolve(null);
    };
    const model = { reportActs: silent('read'), wordReply: silent('word'), reportStatements: silent('point') };
    const input = { policy: EXAMPLE_POLICY, message: 'What is your best price?' };
    const without = (await answer(REPLY, input)).body as ReplyResult;
    const beside = (await answer(REPLY, input, model)).body as ReplyResult;
    expect([beside.reply, beside.reading]).toEqual([without.reply, without.reading]);
    expect(
      (await answer(POLICY_COMPILE, { description: 'A chair is 40 dollars, 30 at the least.' }, model)).body,
    ).toMatchObject({ ok: true, policy: { list_price: 40, floor_price: 30 } });
    expect(asked).toEqual(['read', 'word', 'point']);
  });

  it('cannot word a price that was not decided, nor point at one that was not described', async () => {
    const cheap = 'You can have it all for 1 euro.';
    const worded = (
      await answer(
        REPLY,
        { policy: EXAMPLE_POLICY, message: 'What is your best price?' },
        { wordReply: () => Promise.resolve(cheap) },
      )
    ).body as ReplyResult;
    expect(worded.reply).not.toContain(cheap);
    const description = 'A chair is 40 dollars, 30 at the least.';
    const statements = [
      { kind: 'price', quote: 'A chair is 40 dollars', figure: '40 dollars' },
      { kind: 'lowest', quote: '5 dollars at the least', figure: '5 dollars' },
      { kind: 'lowest', quote: '30 at the least', figure: '5' },
    ];
    const reportStatements = (): Promise<unknown> => Promise.resolve({ statements, floor_price: 5 });
    const { body } = await answer(POLICY_COMPILE, { description }, { reportStatements });
    expect(JSON.stringify((body as { policy: object }).policy)).not.toContain(':5');
  });
});
