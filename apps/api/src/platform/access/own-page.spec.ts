import { describe, expect, it } from '@jest/globals';
import { isOwnPage } from './own-page.js';

describe('a page of this service', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['by what its browser says', { 'sec-fetch-site': 'same-origin' }, true],
    ['by its origin, where the browser is older', { host: 'shop.example', origin: 'https://shop.example' }, true],
    ['not on another site', { 'sec-fetch-site': 'cross-site', host: 'a.example', origin: 'https://a.example' }, false],
    ['not on another host of the site', { 'sec-fetch-site': 'same-site' }, false],
    ['not of another origin', { host: 'a.example', origin: 'https://b.example' }, false],
    ['not of a name that ends alike', { host: 'a.example', origin: 'https://evil-a.example' }, false],
    ['not a program that says nothing', { host: 'a.example' }, false],
    ['not of no host at all', { origin: 'https://undefined' }, false],
  ])('is known %s', (_, headers, expected) => expect(isOwnPage({ headers })).toBe(expected));
});
