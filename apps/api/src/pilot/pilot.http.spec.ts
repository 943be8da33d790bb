import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '../testing/service.js';
import { PilotRepository } from './pilot.repository.js';

const request = {
  name: 'Ida Berg',
  business: 'Berg Cycles',
  email: 'ida@bergcycles.example',
  sells: 'Touring bikes',
  note: 'Bonjour — 你好',
};

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const send = (body: object) =>
  fetch(`${service.url}/v1/pilot/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('POST /v1/pilot/request', () => {
  it('files the request and answers with its id', async () => {
    const response = await send(request);
    expect(response.status).toBe(202);
    const { request_id: id, status, message } = (await response.json()) as Record<string, string>;
    expect({ id, status, message }).toEqual({
      id: expect.stringMatching(/^plt_[0-9A-Z]{26}$/),
      status: 'received',
      message: expect.any(String),
    });
    expect(await service.app.get(PilotRepository, { strict: false }).find(id ?? '')).toMatchObject({
      ...request,
      status: 'received',
      decidedAt: null,
    });
  });

  it('needs neither what is sold nor a note', async () => {
    const { name, business, email } = request;
    expect((await send({ name, business, email })).status).toBe(202);
  });

  it.each([
    ['a name of 121 characters', { name: 'n'.repeat(121) }, 422],
    ['a name of 120 characters', { name: 'n'.repeat(120) }, 202],
    ['a business of 201 characters', { business: 'b'.repeat(201) }, 422],
    ['what is sold in 501 characters', { sells: 's'.repeat(501) }, 422],
    ['a note of 2,001 characters', { note: 'n'.repeat(2001) }, 422],
    ['no address', { email: undefined }, 422],
    ['a text that is no address', { email: 'ida' }, 422],
    ['120 characters beyond the basic plane', { name: '𝟙'.repeat(120) }, 202],
  ])('answers %s as specified', async (_, change, status) => {
    expect((await send({ ...request, ...change })).status).toBe(status);
  });

  it('takes no NUL, which the database could not keep', async () => {
    expect((await send({ ...request, note: 'a\0b' })).status).toBe(400);
  });

  it('never writes who asked into the log', async () => {
    await send(request);
    expect(service.log()).not.toContain(request.email);
    expect(service.log()).not.toContain(request.name);
  });
});
