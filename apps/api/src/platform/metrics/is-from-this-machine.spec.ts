import { describe, expect, it } from '@jest/globals';
import { isFromNamelessProxy, isFromThisMachine, type LocalRequest } from './is-from-this-machine.js';

const request = (differing: Partial<LocalRequest>): LocalRequest => ({
  headers: { host: '127.0.0.1:3000' },
  socket: { remoteAddress: '127.0.0.1' },
  httpVersion: '1.1',
  ...differing,
});
const page = (origin: string) => ({ host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin', origin });

describe('a request over the loopback interface', () => {
  it.each<[string, Partial<LocalRequest>, boolean, boolean]>([
    ['of a program', {}, true, false],
    ['of a page of this instance', { headers: page('http://127.0.0.1:3000') }, true, false],
    ['of nginx as it comes', { httpVersion: '1.0' }, false, true],
    ['of a page that a proxy shows elsewhere', { headers: page('https://deals.example') }, false, true],
    ['of a proxy that says for whom', { headers: { 'x-forwarded-for': '192.0.2.1' } }, false, false],
    ['in name alone', { socket: { remoteAddress: '192.0.2.1' }, httpVersion: '1.0' }, false, false],
  ])(
    '%s: whether it is of this machine, and whether of a proxy that does not say so',
    (_, differing, own, nameless) => {
      expect(isFromThisMachine(request(differing))).toBe(own);
      expect(isFromNamelessProxy(request(differing))).toBe(nameless);
    },
  );
});
