import { describe, expect, it } from '@jest/globals';
import { allowedHostnames, foreignRequest, transportRefusal } from './transport-refusal.js';

const ours = allowedHostnames('https://svc.example:8443/base');

describe('the guard of names and origins', () => {
  it('knows the service’s own name and the machine itself', () => {
    expect(ours).toEqual(['svc.example', 'localhost', '127.0.0.1', '[::1]']);
  });

  it.each([
    ['a program', 'svc.example', undefined],
    ['a program on this machine', '127.0.0.1:3000', undefined],
    ['a page of the service', 'svc.example', 'https://svc.example'],
    ['a page on this machine', '[::1]:3000', 'http://localhost:6274'],
  ])('lets %s through', (_, host, origin) => expect(foreignRequest({ host, origin }, ours)).toBeNull());

  it.each([
    ['another host', 'evil.example', undefined],
    ['no host', undefined, undefined],
    ['a host that cannot be read', 'a b', undefined],
    ['a foreign page', 'svc.example', 'https://evil.example'],
    ['a page below a name like ours', 'svc.example', 'https://svc.example.evil.example'],
    ['a page without an origin', 'svc.example', 'null'],
  ])('refuses %s', (_, host, origin) => expect(foreignRequest({ host, origin }, ours)).not.toBeNull());
});

describe('a refusal before there is a message', () => {
  it('is a JSON-RPC error without an id; only an unreadable body is a parse error', () => {
    expect(transportRefusal(413, 'too large')).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, message: 'too large' },
    });
    expect(transportRefusal(400, 'no JSON').error.code).toBe(-32700);
  });
});
