import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompiledPolicyResult } from '@svc/contracts';
import { PURE_FEATURES } from '../app.module.js';
import { startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';
import { McpModule } from './mcp.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([...PURE_FEATURES, McpModule]);
});
afterAll(() => service.close());

const DESCRIPTION = 'Oak chairs, $45 each. Cash gets $5 off. Lowest $38.';
/** The agent takes the discount for a price, so that the line waits for a word of the seller. */
const STATEMENTS = [
  { kind: 'name', quote: 'Oak chairs' },
  { kind: 'price', quote: '$45 each', figure: '$45', unit: 'each' },
  { kind: 'discount', quote: 'Cash gets $5 off', what: 'Cash', figure: '$5', means: 'price_each', how: 'given' },
  { kind: 'lowest', quote: 'Lowest $38', figure: '$38', means: 'price_each' },
];

interface Shown {
  readonly message: string;
  readonly requestedSchema: {
    readonly properties: Record<string, { type: string; oneOf?: { const: string; title: string }[] }>;
  };
}

/** Compiles with a client that shows forms: what the person saw, and what came of the reply. */
async function compiled(reply: (shown: Shown) => object): Promise<{ shown: Shown[]; answer: CompiledPolicyResult }> {
  const shown: Shown[] = [];
  const client = new Client(
    { name: 'spec', version: '1' },
    { versionNegotiation: { mode: 'auto' }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler('elicitation/create', ({ params }) => {
    shown.push(params as unknown as Shown);
    return reply(params as unknown as Shown) as never;
  });
  const headers = { 'x-svc-key': SVC_KEY };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp/', service.url), { requestInit: { headers } }));
  try {
    const call = { name: 'compile_offer_policy', arguments: { description: DESCRIPTION, statements: STATEMENTS } };
    const { structuredContent } = await client.callTool(call);
    return { shown, answer: structuredContent as unknown as CompiledPolicyResult };
  } finally {
    await client.close();
  }
}

const discountOf = ({ policy }: CompiledPolicyResult): unknown =>
  (policy as { terms?: { options: { gives?: object }[] }[] }).terms?.[0]?.options[1]?.gives;

describe('the read-back over MCP, to a client that shows forms', () => {
  it('is all that was understood, with one field for all of it, and a yes makes the policy usable', async () => {
    const { shown, answer } = await compiled(() => ({ action: 'accept', content: { read_back: true } }));
    expect(shown).toHaveLength(1);
    expect(shown[0]?.message).toContain('The price is $45.');
    expect(shown[0]?.requestedSchema.properties['read_back']).toMatchObject({ type: 'boolean' });
    expect([answer.ok, answer.readback.filter(({ waits }) => waits)]).toEqual([true, []]);
    expect(discountOf(answer)).toEqual({ to_price: 5 });
  });

  it('is mended a line at a time by another reading of its words', async () => {
    const { answer } = await compiled(({ requestedSchema }) => {
      const [id = '', field] = Object.entries(requestedSchema.properties).find(([name]) => name !== 'read_back') ?? [];
      expect(field?.oneOf?.map((one) => one.const)).toContain('off');
      return { action: 'accept', content: { [id]: 'off' } };
    });
    expect([answer.ok, discountOf(answer)]).toEqual([true, { amount: 5 }]);
  });

  it('leaves the policy waiting where the person declines', async () => {
    const { answer } = await compiled(() => ({ action: 'decline' }));
    expect([answer.ok, answer.readback.filter(({ waits }) => waits).length]).toEqual([false, 1]);
  });
});
