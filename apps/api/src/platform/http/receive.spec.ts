import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import { untraced } from '../tracing/tracing.js';
import type { ApiRequest } from './api-request.js';
import { receive, type ReceiveParts } from './receive.js';

const nothing = (): void => undefined;

describe('requests of one caller that waited for one look-up of their key', () => {
  it('go on one in a turn of the event loop, so that another’s waits for one of them', async () => {
    let found = nothing;
    const lookUp = new Promise<void>((resolve) => (found = resolve));
    const middleware = receive({
      logger: { info: nothing, warn: nothing },
      metrics: { count: nothing },
      drain: { enter: nothing, leave: nothing },
      tracing: untraced,
      rateLimit: { laneOf: ({ headers }: ApiRequest) => headers['x-lane'], admit: () => lookUp },
      headers: { api: [], pages: [] },
    } as unknown as ReceiveParts);
    const wentOn: string[] = [];
    const send = (lane: string): void => {
      const request = { path: '/v1/reply', method: 'POST', headers: { 'x-lane': lane }, rawHeaders: [], socket: {} };
      const response = Object.assign(new EventEmitter(), { setHeader: nothing, getHeader: nothing, end: nothing });
      middleware(request as unknown as ApiRequest, response as unknown as Response, () => void wentOn.push(lane));
    };
    const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    for (let count = 0; count < 5; count += 1) send('many');
    send('one');
    // Each of them asks for its key in its own turn.
    for (let count = 0; count < 6; count += 1) await turn();
    found();
    await turn();
    expect(wentOn).toContain('one');
    expect(wentOn.filter((lane) => lane === 'many').length).toBeLessThanOrEqual(2);
    for (let count = 0; count < 5; count += 1) await turn();
    expect(wentOn.filter((lane) => lane === 'many').length).toBe(5);
  });
});
