import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { McpModule } from '../mcp/mcp.module.js';
import { builtinModel } from '../platform/model/builtin-model.js';
import { MODEL, type Model } from '../platform/model/model.port.js';
import { startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

/** A model that is asked, and answers only when its caller leaves. */
const asked: AbortSignal[] = [];
const hanging: Model = {
  ...builtinModel,
  reportActs: (_input, _keyId, signal) =>
    new Promise((_resolve, reject) => {
      if (signal === undefined) throw new Error('nobody told the model how to be given up');
      asked.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
};

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule, McpModule], [{ provide: MODEL, useValue: hanging }]);
});
afterAll(() => service.close());

const input = { policy: EXAMPLE_POLICY, message: 'What is your best price for 12 seats?' };
const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'draft_negotiation_reply', arguments: input },
};
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a caller who leaves', () => {
  it.each([
    ['REST', '/v1/reply', input],
    ['MCP', '/mcp/', call],
  ])('ends the call of a model (%s), and meanwhile others are answered', async (_, path, body) => {
    asked.length = 0;
    const left = new AbortController();
    const abandoned = fetch(service.url + path, {
      method: 'POST',
      signal: left.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-svc-key': SVC_KEY,
      },
      body: JSON.stringify(body),
    }).catch(() => 'left');
    await until(() => asked.length === 1);
    const other = await service.post('/v1/practice/buyer', { policy: EXAMPLE_POLICY }, SVC_KEY);
    expect([other.status, asked[0]?.aborted]).toEqual([200, false]);
    left.abort();
    expect(await abandoned).toBe('left');
    await until(() => asked[0]?.aborted === true);
  });
});
