import { afterEach, describe, expect, it } from '@jest/globals';
import {
  generateScenarios,
  playAll,
  scoreMatches,
  scriptedAgent,
  type MatchRow,
  type TurnMessage,
} from '@svc/gauntlet';
import { askAddress, askInProcess } from './ask-agent.js';
import { playRun, type RunPlan } from './play-run.js';
import { serveAgent } from './serve-agent.js';
import { startTestAgent } from './testing/agents.js';

const PLAN: RunPlan = { seed: 'spec', generator: 'svc', scenarios: 2, protocol: 'svc-gauntlet/1' };
const opened: { close(): Promise<void> }[] = [];
const open = async <Opened extends { close(): Promise<void> }>(one: Promise<Opened>): Promise<Opened> => {
  opened.push(await one);
  return one;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
const play = (
  ask: Parameters<typeof playRun>[1],
  options: Partial<Parameters<typeof playRun>[2]> = {},
  plan = PLAN,
): ReturnType<typeof playRun> =>
  playRun(plan, ask, { concurrency: 3, done: new Map(), onRow: () => undefined, ...options });
const quick = { timeoutMillis: 30_000, retryMillis: 1 };

describe('an agent over HTTP', () => {
  it.each([
    ['naive', 2, scriptedAgent('naive')],
    ['conceder', 4, scriptedAgent('conceder')],
  ] as const)('has the same rows and figures as in process: %s', async (_, count, agent) => {
    const plan = { ...PLAN, scenarios: count };
    const served = await open(serveAgent(agent, { host: '127.0.0.1', port: 0 }));
    const inProcess = playAll(generateScenarios({ seed: 'spec', count }), 'spec', agent);
    const [overHttp, here] = [
      await play(askAddress(served.url, { timeoutMillis: 30_000 }), {}, plan),
      await play(askInProcess(agent), {}, plan),
    ];
    expect(overHttp).toEqual({ whole: true, rows: inProcess });
    expect(here).toEqual(overHttp);
    expect(overHttp.whole && scoreMatches(overHttp.rows, 'p')).toEqual(scoreMatches(inProcess, 'p'));
  });

  it('gets each turn as JSON under the name of the protocol, and its user name as a header', async () => {
    const seen: [string | undefined, string | undefined, TurnMessage][] = [];
    const agent = await open(
      startTestAgent((request, response) => {
        let text = '';
        request
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => {
            seen.push([
              request.headers['content-type'],
              request.headers.authorization,
              JSON.parse(text) as TurnMessage,
            ]);
            response.end('{"action":"walk"}');
          });
      }),
    );
    await play(
      askAddress(agent.url.replace('//', '//me:p%40ss@'), quick),
      {},
      { ...PLAN, scenarios: 1, protocol: 'other-gauntlet/1' },
    );
    expect(seen).toHaveLength(6);
    for (const [type, authorization, { protocol }] of seen)
      expect([type, authorization, protocol]).toEqual([
        'application/json',
        `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
        'other-gauntlet/1',
      ]);
  });
});

describe('a reply that makes no sense', () => {
  it.each([
    ['is no JSON', 200, 'hello'],
    ['is an error of the agent', 500, '{"action":"accept"}'],
    ['is a redirect', 302, ''],
    ['is empty', 200, ''],
    ['never ends', 200, 'x'.repeat(200_000)],
  ])('that %s loses its turn, is counted, and the run goes on', async (_, status, body) => {
    const agent = await open(
      startTestAgent(
        (_request, response) => void response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body),
      ),
    );
    const end = await play(askAddress(agent.url, quick), {}, { ...PLAN, scenarios: 1 });
    if (!end.whole) throw new Error(end.reason);
    expect(end.rows.map(({ ending, format_failures: failures }) => [ending, failures])).toEqual(
      Array(6).fill(['deadline', 4]),
    );
  });
});

describe('an agent that is gone', () => {
  it.each([
    ['nobody listens', /\(ECONNREFUSED\)$/, null],
    [
      'a gateway finds nobody',
      /status 502$/,
      (_: unknown, response: { writeHead(status: number): { end(): void } }): void => response.writeHead(502).end(),
    ],
    ['it breaks off', /cannot be reached/, (_: unknown, response: { destroy(): void }): void => response.destroy()],
    ['it never answers', /within 0\.2 seconds$/, (): void => undefined],
  ] as const)('ends the run when %s, asked twice', async (_, reason, listener) => {
    let asked = 0;
    const agent = await open(
      startTestAgent((request, response) => {
        asked += 1;
        listener?.(request, response as never);
      }),
    );
    if (listener === null) await agent.close();
    const end = await play(askAddress(agent.url, { timeoutMillis: 200, retryMillis: 1 }), { concurrency: 1 });
    expect(end).toEqual({ whole: false, reason: expect.stringMatching(reason) });
    expect(asked).toBe(listener === null ? 0 : 2);
  });

  it('is asked again once, so that one lost connection costs nothing', async () => {
    let asked = 0;
    const agent = await open(
      startTestAgent((request, response) => {
        asked += 1;
        if (asked % 5 === 1) response.destroy();
        else request.resume().on('end', () => response.end('{"action":"walk"}'));
      }),
    );
    const end = await play(askAddress(agent.url, quick), { concurrency: 1 });
    expect(end.whole && end.rows.every(({ ending }) => ending === 'agent_walked')).toBe(true);
  });

  it('leaves what was reached, and a later run goes on from there to the same rows', async () => {
    const whole = playAll(generateScenarios({ seed: 'spec', count: 2 }), 'spec', scriptedAgent('naive'));
    const done = new Map<number, MatchRow>();
    let left = 9;
    const dying = askInProcess((message) => ((left -= 1), scriptedAgent('naive')(message)));
    const agent = await open(
      startTestAgent((request, response) => {
        let text = '';
        request
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => {
            if (left <= 0) return void response.destroy();
            void dying(JSON.parse(text) as TurnMessage).then((reply) => response.end(JSON.stringify(reply)));
          });
      }),
    );
    const cut = await play(askAddress(agent.url, quick), {
      concurrency: 1,
      onRow: (place, row) => done.set(place, row),
    });
    expect([cut.whole, done.size > 0, done.size < 12]).toEqual([false, true, true]);
    const again: number[] = [];
    expect(await play(askInProcess(scriptedAgent('naive')), { done, onRow: (place) => again.push(place) })).toEqual({
      whole: true,
      rows: whole,
    });
    expect(again.length).toBe(12 - done.size);
  });
});
