import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startModelServer, type ModelServer } from '../../testing/model-server.js';
import { startService, type RunningService } from '../../testing/service.js';

/** What a model points at in the message below. */
const report = {
  language: 'en',
  acts: [{ act: 'courtesy', quote: 'Could you' }],
};

let server: ModelServer;
let service: RunningService;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => service.stop());
afterAll(() => server.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  server.requests.length = 0;
  service = await startService({ env: { ANTHROPIC_API_KEY: 'test', SVC_MODEL_BASE_URL: server.url, ...env } });
}

async function reply(): Promise<{ response: Response; body: Record<string, unknown>; millis: number }> {
  const { templates } = (await (await fetch(`${service.url}/v1/policy/templates`)).json()) as {
    templates: { id: string; policy: object }[];
  };
  const policy = templates.find(({ id }) => id === 'saas')?.policy;
  const begun = performance.now();
  const response = await fetch(`${service.url}/v1/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-key': service.key },
    body: JSON.stringify({ policy, message: 'Could you do 15% less?' }),
  });
  return { response, body: (await response.json()) as Record<string, unknown>, millis: performance.now() - begun };
}

describe('a reply with a model', () => {
  it('is answered in seconds, not in the minutes of a client’s own limit, when the model is silent', async () => {
    await start();
    server.react('silence');
    const { response, body, millis } = await reply();
    expect([response.status, body['reading']]).toEqual([200, expect.objectContaining({ source: 'builtin' })]);
    expect(millis).toBeLessThan(30_000);
  });

  it('never leaves with wording that names another price', async () => {
    await start();
    server.react({ tool: report }, { tool: { text: 'It is yours for $1.' } });
    const { body } = await reply();
    expect(server.requests).toHaveLength(2);
    expect(body['reading']).toMatchObject({ source: 'model' });
    expect(body['reply']).not.toContain('$1.');
  });

  it('leaves with the words of the model around the offer', async () => {
    await start();
    server.react(
      { tool: report },
      { tool: { text: 'Thank you for your message! {reason} {offer} What do you think?' } },
    );
    const { body } = await reply();
    expect(body['reply']).toMatch(/^Thank you for your message! .* What do you think\?/s);
  });

  it('is a 429 until the next day when the budget of the key is used up', async () => {
    await start({ SVC_MODEL_CALLS_PER_KEY_PER_DAY: '0' });
    const { response, body } = await reply();
    expect([response.status, body]).toEqual([429, { detail: expect.any(String), code: 'model_budget_used' }]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('signature')).not.toBeNull();
  });

  it('is a 503 when the model fails and nothing may stand in for it', async () => {
    await start({ SVC_MODEL_FALLBACK: 'never' });
    server.react({ status: 529 });
    const { response } = await reply();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
