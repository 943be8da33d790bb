import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { isForThisMachine, isLocalPage } from './local-page.js';

const HERE = '127.0.0.1';
const request = (headers: Record<string, string>, remoteAddress: string) =>
  isLocalPage({
    headers: { host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin', ...headers },
    socket: { remoteAddress } as never,
  });

describe('an instance', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['with the settings that it starts with', {}, true],
    ['on localhost', { HOST: 'localhost' }, true],
    ['on the IPv6 loopback', { HOST: '::1' }, true],
    ['on every interface', { HOST: '0.0.0.0' }, false],
    ['on an address of the network', { HOST: '192.168.1.5' }, false],
    ['that is published', { SVC_BASE_URL: 'https://api.example.com' }, false],
    ['behind a proxy', { SVC_TRUSTED_PROXIES: '127.0.0.1' }, false],
    ['whose calls cost money', { ANTHROPIC_API_KEY: 'sk-ant-x', SVC_MODEL: 'm' }, false],
  ])('%s: whether it is for its own machine alone', (_, env, expected) => {
    expect(isForThisMachine(loadConfig(env))).toBe(expected);
  });
});

describe('a request of a page of this instance', () => {
  it.each<[string, Record<string, string>, string]>([
    ['by address', {}, HERE],
    ['by name', { host: 'localhost:3000' }, HERE],
    ['by IPv6', { host: '[::1]:3000' }, '::1'],
    ['over a mapped address', {}, '::ffff:127.0.0.1'],
  ])('is known %s', (_, headers, address) => expect(request(headers, address)).toBe(true));

  it.each<[string, Record<string, string>, string]>([
    ['another machine', {}, '192.168.1.9'],
    ['a name that was bound anew to this machine', { host: 'evil.example:3000' }, HERE],
    ['a name that begins like one of this machine', { host: 'localhost.evil.example' }, HERE],
    ['another site', { 'sec-fetch-site': 'cross-site' }, HERE],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }, HERE],
    ['a program that is no browser', { 'sec-fetch-site': '' }, HERE],
    ['a proxy that says for whom', { 'x-forwarded-for': '203.0.113.9' }, HERE],
    ['a proxy that says so by the standard', { forwarded: 'for=203.0.113.9' }, HERE],
    ['a proxy that names itself', { via: '1.1 proxy' }, HERE],
    ['a proxy that shows the page elsewhere', { origin: 'https://deals.example' }, HERE],
  ])('is not %s', (_, headers, address) => expect(request(headers, address)).toBe(false));
});
