import { InMemoryTransport } from '@modelcontextprotocol/server';
import { Client as NewClient } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, POLICY_COMPILE } from '@svc/contracts';
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

type Reply = { action: 'accept'; content: Record<string, string> } | { action: 'decline' };

/** A door whose compile asks one question until it is answered. */
const doorTelling = (inputs: object[]): ToolDoor<null> =>
  prepareToolDoor<null>({
    records: OPERATIONS,
    door: 'core',
    version: '1.2.3',
    schemas: {},
    execute: (record, input) => {
      inputs.push(input);
      const answered = 'answers' in (input as object);
      const body = { ...(POLICY_COMPILE.examples[0]?.output as object), questions: answered ? [] : [QUESTION] };
      return Promise.resolve({ status: record.status, body });
    },
  });

const CALL = { name: 'compile_offer_policy', arguments: { description: 'House £385,000. Lowest 370.' } };
const FORMS = { capabilities: { elicitation: { form: {} } } };

/** What is asked of a person, what the executor was given, and the questions that the answer still holds. */
async function called(generation: 'new' | 'old', reply: Reply | null) {
  const inputs: object[] = [];
  const shown: { message: string }[] = [];
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = doorTelling(inputs).serve(null);
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

  it('is answered at once for a client without forms', async () => {
    expect(await posted({})).toMatchObject({ structuredContent: { questions: [QUESTION] } });
  });
});
