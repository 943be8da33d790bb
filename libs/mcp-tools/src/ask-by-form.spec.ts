import { InMemoryTransport } from '@modelcontextprotocol/server';
import { Client as NewClient } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, POLICY_COMPILE, type CompiledPolicyResult } from '@svc/contracts';
import { askedByCompile } from './compile-form.js';
import { serveOverHttp } from './http-door.js';
import { prepareToolDoor, type ToolDoor } from './tool-door.js';

const QUESTION = {
  id: 'lowest_price_scale_os8f21',
  path: '/floor_price',
  quote: 'Lowest 370',
  ask: 'What is the lowest price?',
  choices: [
    { id: 'scaled', label: 'It is £370,000.', patch: [] },
    { id: 'as_written', label: 'It is £370.', patch: [] },
  ],
  severity: 'warning',
};

/** What was understood of "Bike $300, lowest $250 if picked up": one line is sure, one waits. */
const LINES = [
  {
    id: 'price_5',
    kind: 'price',
    quote: '$300',
    start: 5,
    end: 9,
    says: 'The price is $300.',
    paths: ['/list_price'],
    certainty: 'sure',
    by: 'model',
    waits: false,
    choices: [],
  },
  {
    id: 'lowest_11',
    kind: 'lowest',
    quote: 'lowest $250 if picked up',
    start: 11,
    end: 35,
    says: 'Never below $250, only if it is picked up.',
    paths: ['/floor_price'],
    certainty: 'likely',
    by: 'model',
    waits: true,
    choices: [{ id: 'always', says: 'Never below $250.' }],
  },
  {
    id: 'open_36',
    kind: 'open',
    quote: 'no swaps',
    start: 36,
    end: 44,
    says: 'Not part of the offer: "no swaps".',
    paths: [],
    certainty: 'open',
    by: 'reader',
    waits: true,
    choices: [{ id: 'refuse', says: 'Never agree to it.' }],
  },
];

type Reply = { action: 'accept'; content: Record<string, string | boolean> } | { action: 'decline' };
type Told = Record<string, unknown>;

const ASKING: Told = { questions: [QUESTION] };
/** What a form leaves open once it is answered. */
const ANSWERED: Told = { questions: [], readback: [] };

/** A door whose compile leaves something open until it is answered. */
const doorTelling = (inputs: object[], open: Told = ASKING): ToolDoor<null> =>
  prepareToolDoor<null>({
    records: OPERATIONS,
    door: 'core',
    version: '1.2.3',
    schemas: {},
    execute: (record, input) => {
      inputs.push(input);
      const answered = 'answers' in (input as object);
      const body = { ...(POLICY_COMPILE.examples[0]?.output as object), ...(answered ? ANSWERED : open) };
      return Promise.resolve({ status: record.status, body });
    },
  });

/** As a client is shown them. */
interface Form {
  requestedSchema: { properties: object };
}

const CALL = { name: 'compile_offer_policy', arguments: { description: 'House £385,000. Lowest 370.' } };
const FORMS = { capabilities: { elicitation: { form: {} } } };

/** What is asked of a person, what the executor was given, and the questions that the answer still holds. */
async function called(generation: 'new' | 'old', reply: Reply | null, open: Told = ASKING) {
  const inputs: object[] = [];
  const shown: { message: string }[] = [];
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = doorTelling(inputs, open).serve(null);
  await server.connect(here);
  const options = reply === null ? {} : FORMS;
  const client =
    generation === 'new'
      ? new NewClient({ name: 'spec', version: '1' }, options)
      : new OldClient({ name: 'spec', version: '1' }, options);
  if (reply !== null) {
    const show = ({ params }: { params: object }): Promise<Reply> => {
      shown.push(params as { message: string });
      return Promise.resolve(reply);
    };
    if (client instanceof NewClient) client.setRequestHandler('elicitation/create', show as never);
    else client.setRequestHandler(ElicitRequestSchema, show as never);
  }
  await client.connect(there as never);
  const result = (await client.callTool(CALL)) as { structuredContent?: { questions: object[] } };
  await client.close();
  await server.close();
  return { inputs, shown, questions: result.structuredContent?.questions };
}

describe.each(['new', 'old'] as const)('a client of the %s SDK', (generation) => {
  it('that shows forms is asked, and its answers are applied', async () => {
    const reply: Reply = { action: 'accept', content: { [QUESTION.id]: 'as_written' } };
    const { inputs, shown, questions } = await called(generation, reply);
    expect(shown).toMatchObject([
      {
        message: QUESTION.ask,
        requestedSchema: {
          properties: {
            [QUESTION.id]: {
              title: QUESTION.ask,
              oneOf: [
                { const: 'scaled', title: 'It is £370,000.' },
                { const: 'as_written', title: 'It is £370.' },
              ],
            },
          },
        },
      },
    ]);
    expect(inputs).toEqual([CALL.arguments, { ...CALL.arguments, answers: { [QUESTION.id]: 'as_written' } }]);
    expect(questions).toEqual([]);
  });

  it('whose person declines gets the questions with the answer', async () => {
    const { inputs, questions } = await called(generation, { action: 'decline' });
    expect(inputs).toEqual([CALL.arguments, CALL.arguments]);
    expect(questions).toEqual([QUESTION]);
  });

  it('that shows no forms gets the questions with the answer at once', async () => {
    const { inputs, questions } = await called(generation, null);
    expect(inputs).toEqual([CALL.arguments]);
    expect(questions).toEqual([QUESTION]);
  });

  it('that shows forms is read back to, and says of all of it at once that it is right', async () => {
    const reply: Reply = { action: 'accept', content: { read_back: true } };
    const { inputs, shown } = await called(generation, reply, { readback: LINES });
    expect(shown).toMatchObject([
      {
        message: ['What was understood:', ...LINES.map(({ says }) => `– ${says}`)].join('\n'),
        requestedSchema: {
          properties: {
            read_back: { type: 'boolean', title: 'All of this is right' },
            lowest_11: {
              title: LINES[1]?.says,
              oneOf: [
                { const: 'right', title: 'Right' },
                { const: 'always', title: 'Never below $250.' },
              ],
            },
            open_36: { oneOf: [{ const: 'refuse', title: 'Never agree to it.' }] },
          },
        },
      },
    ]);
    expect(Object.keys((shown[0] as unknown as Form).requestedSchema.properties)).toEqual([
      'read_back',
      'lowest_11',
      'open_36',
    ]);
    expect(inputs[1]).toEqual({ ...CALL.arguments, read_back: 'right', answers: {} });
  });

  it('mends single lines, and the others stay open', async () => {
    const reply: Reply = { action: 'accept', content: { read_back: false, lowest_11: 'always', open_36: '' } };
    const { inputs } = await called(generation, reply, { readback: LINES });
    expect(inputs[1]).toEqual({ ...CALL.arguments, answers: { lowest_11: 'always' } });
  });

  it.each<Reply>([{ action: 'accept', content: { read_back: true } }, { action: 'decline' }])(
    'sends back what a model pointed at, so that the lines that were shown are those that are answered: %j',
    async (reply) => {
      const statements = [{ kind: 'price', quote: '$300', price: '$300' }];
      const { inputs } = await called(generation, reply, { readback: LINES, statements });
      expect(inputs).toEqual([CALL.arguments, expect.objectContaining({ ...CALL.arguments, statements })]);
    },
  );

  it('is asked nothing where no line waits', async () => {
    const sure = LINES.map((line) => ({ ...line, waits: false }));
    const { inputs, shown } = await called(generation, { action: 'decline' }, { readback: sure });
    expect([inputs.length, shown]).toEqual([1, []]);
  });
});

describe('the words of a form', () => {
  it('are those of the language of the policy', () => {
    const compiled = { ...(POLICY_COMPILE.examples[0]?.output as CompiledPolicyResult), readback: LINES };
    const asked = askedByCompile({ ...compiled, policy: { language: 'zh' } } as unknown as CompiledPolicyResult);
    expect([asked?.message.split('\n')[0], asked?.fields['read_back']?.title]).toEqual(['我们的理解：', '以上都对']);
  });
});

describe('a call over HTTP', () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'spec', version: '1' },
  };

  async function posted(capabilities: object, more: object = {}): Promise<Record<string, unknown>> {
    const door = serveOverHttp(doorTelling([]));
    const params = { ...CALL, ...more, _meta: { ...meta, 'io.modelcontextprotocol/clientCapabilities': capabilities } };
    const { body } = await door.answer({
      url: 'https://svc.example/mcp/',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': CALL.name,
      },
      bytes: new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })),
      context: null,
    });
    const text = typeof body === 'string' ? body : await new Response(body).text();
    await door.close();
    const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as { result: Record<string, unknown> };
    return result;
  }

  it('is answered by the form, and once more with what was filled in', async () => {
    const first = await posted({ elicitation: { form: {} } });
    expect(first).toMatchObject({ resultType: 'input_required', inputRequests: { questions: expect.any(Object) } });
    const inputResponses = { questions: { action: 'accept', content: { [QUESTION.id]: 'scaled' } } };
    const second = await posted({ elicitation: { form: {} } }, { inputResponses });
    expect(second).toMatchObject({ structuredContent: { questions: [] } });
  });

  it('is answered once more where what the client keeps was altered, by the arguments alone', async () => {
    const inputResponses = { questions: { action: 'accept', content: { [QUESTION.id]: 'scaled' } } };
    for (const requestState of ['no JSON', '7', '[1]'])
      expect(await posted({ elicitation: { form: {} } }, { inputResponses, requestState })).toMatchObject({
        structuredContent: { questions: [] },
      });
  });

  it('is answered at once for a client without forms', async () => {
    expect(await posted({})).toMatchObject({ structuredContent: { questions: [QUESTION] } });
  });
});
