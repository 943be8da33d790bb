import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@svc/contracts';
import { issueKey } from './testing/agent-keys.js';
import { startService, type RunningService } from './testing/service.js';

const TAKING = OPERATIONS.filter(({ input, method }) => input !== null && method === 'POST');
const NO_OBJECTS = ['null', 'true', '1', '"x"', '[]'];

let service: RunningService;
let agentKey: string;
beforeAll(async () => {
  service = await startService();
  agentKey = (await issueKey(service.url)).api_key;
});
afterAll(() => service.stop());

describe('a body that is no object', () => {
  it.each(TAKING.map(({ id, path, access }) => [id, path, access]))(
    'is refused by %s with 422 and its place',
    async (_, path, access) => {
      const url = service.url + path.replaceAll(/\{\w+\}/g, 'nobody');
      const answers = await Promise.all(
        NO_OBJECTS.map(async (body) => {
          const headers = {
            'content-type': 'application/json',
            'x-svc-key': access === 'gt_key' ? agentKey : service.key,
          };
          const response = await fetch(url, { method: 'POST', headers, body });
          return [body, response.status, ((await response.json()) as { detail: { loc: string[] }[] }).detail[0]?.loc];
        }),
      );
      expect(answers).toEqual(NO_OBJECTS.map((body) => [body, 422, ['body']]));
    },
  );
});
