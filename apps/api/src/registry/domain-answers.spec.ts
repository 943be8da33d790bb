import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { certificateOf } from '../testing/certificate.js';
import { DomainFetch, type FetchRules } from './domain-fetch.js';

const DOMAIN = 'agents.example.com';
const TOKEN = 'a'.repeat(43);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let rules: Partial<FetchRules>;
let answer: Answer;
let asked: string[] = [];
beforeAll(async () => {
  const certificate = certificateOf(DOMAIN);
  server = createServer(certificate, (request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resolver = { txt: async () => [], addresses: async () => ['127.0.0.1'] };
  const { port } = server.address() as AddressInfo;
  // The server stands on this machine, so the rule that forbids that is out of the way here.
  rules = { resolver, port, authority: certificate.cert, isAllowed: () => true };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const look = (answers: Answer, more: Partial<FetchRules> = {}, domain = DOMAIN) => {
  answer = answers;
  return new DomainFetch({ ...rules, ...more }).file(domain);
};
const tells =
  (text: string, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/plain' }).end(text);

describe('the file of a domain', () => {
  it('is read under its well-known name, once', async () => {
    expect(await look(tells(`${TOKEN}\n`))).toBe(`${TOKEN}\n`);
    expect(asked).toEqual([`GET ${DOMAIN}/.well-known/svc-challenge.txt`]);
  });

  it.each([301, 302, 303, 307, 308])('is not looked for where a redirect of %d leads', async (status) => {
    const redirect: Answer = (_, response) =>
      void response.writeHead(status, { location: `https://${DOMAIN}:${rules.port}/elsewhere` }).end(TOKEN);
    expect(await look(redirect)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it.each([201, 204, 206, 401, 404, 500])('is not what comes with the status %d', async (status) =>
    expect(await look(tells(TOKEN, status))).toBeNull(),
  );

  it('has a kilobyte and not a byte more', async () => {
    expect(await look(tells('x'.repeat(1_024)))).toBe('x'.repeat(1_024));
    expect(await look(tells('x'.repeat(1_025)))).toBeNull();
  });

  it('is no stream without an end: the connection is cut after a kilobyte', async () => {
    const cut = new Promise<void>((resolve) => {
      answer = (_, response) => {
        const more = setInterval(() => response.write('x'.repeat(512)), 5);
        response.on('close', () => {
          clearInterval(more);
          resolve();
        });
      };
    });
    const from = performance.now();
    expect(await look(answer, { fetchMillis: 50_000 })).toBeNull();
    await cut;
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  it.each<[string, Answer]>([
    ['a server that says nothing', () => undefined],
    ['one that says a byte now and then', (_, response) => void drip(response)],
  ])('is not waited for at %s', async (_, slow) => {
    const from = performance.now();
    expect(await look(slow, { fetchMillis: 300 })).toBeNull();
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it('is not what broke off', async () => {
    const breaks: Answer = (_, response) => {
      response.writeHead(200, { 'content-length': '43' });
      response.write(TOKEN.slice(1));
      setTimeout(() => response.destroy(), 20);
    };
    expect(await look(breaks)).toBeNull();
  });

  it('is of the domain by its certificate, which somebody trusted has signed', async () => {
    expect(await look(tells(TOKEN), {}, 'other.example.com')).toBeNull();
    expect(await look(tells(TOKEN), { authority: certificateOf(DOMAIN).cert })).toBeNull();
    expect(asked).toEqual([]);
  });
});

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const more = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(more));
}
