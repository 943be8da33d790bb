import { describe, expect, it } from '@jest/globals';
import { bodyLimitOf, DEFAULT_BODY_LIMIT_BYTES } from './operation.js';
import { OPERATIONS } from './operations.js';
import { pathParametersOf } from './path-parameters.js';

describe('the parameters of a path', () => {
  it.each([
    ['/v1/reply', []],
    ['/v1/store/parcel/{ticket}', ['ticket']],
    ['/v1/price/settle/{quote_id}', ['quote_id']],
    ['/v1/{kind}/of/{id}', ['kind', 'id']],
    ['/v1/{kind}{id}', ['kind', 'id']],
    ['/v1/{}/x', []],
    ['/v1/{a-b}', []],
    ['', []],
  ])('of %j are %j, in order', (path, names) => expect(pathParametersOf({ path })).toEqual(names));

  it('are found the same way each time: the search remembers nothing', () => {
    const record = { path: '/v1/store/request/{id}' };
    expect([1, 2, 3].map(() => pathParametersOf(record))).toEqual([['id'], ['id'], ['id']]);
  });
});

describe('the paths of the operations', () => {
  it.each(OPERATIONS.map((record) => [record.id, record.path] as const))(
    'of %s is one that clients can send: %s',
    (_, path) => {
      expect(path).toMatch(/^(\/|(\/(\.?[A-Za-z0-9_-]+(\.[a-z0-9]+)*|\{[a-z_]+\}))+)\/?$/);
      expect(path.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
    },
  );

  it('name each parameter once', () => {
    for (const record of OPERATIONS) {
      const names = pathParametersOf(record);
      expect([record.id, new Set(names).size]).toEqual([record.id, names.length]);
    }
  });

  it('tell operations apart also where a parameter stands for a word', () => {
    const shape = ({ method, path }: { method: string; path: string }): string =>
      `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
    expect(new Set(OPERATIONS.map(shape)).size).toBe(OPERATIONS.length);
  });

  it('carry what a tool takes: examples of tools with parameters name all of them', () => {
    for (const record of OPERATIONS.filter((one) => one.tools.length > 0 && pathParametersOf(one).length > 0))
      for (const { parameters = {} } of record.examples)
        expect([record.id, Object.keys(parameters).sort()]).toEqual([record.id, pathParametersOf(record).sort()]);
  });

  it('have no parameter that the body has a member for', () => {
    for (const record of OPERATIONS)
      for (const { input } of record.examples)
        expect([record.id, pathParametersOf(record).filter((name) => name in (input ?? {}))]).toEqual([record.id, []]);
  });
});

describe('the largest body of an operation', () => {
  it('is one mebibyte where the record says nothing', () => {
    expect(DEFAULT_BODY_LIMIT_BYTES).toBe(1024 * 1024);
    expect(bodyLimitOf({})).toBe(DEFAULT_BODY_LIMIT_BYTES);
    expect(bodyLimitOf({ bodyLimitBytes: undefined } as object)).toBe(DEFAULT_BODY_LIMIT_BYTES);
  });

  it('is what the record says, also where that is less', () => {
    expect(bodyLimitOf({ bodyLimitBytes: 2_000_000 })).toBe(2_000_000);
    expect(bodyLimitOf({ bodyLimitBytes: 16_384 })).toBe(16_384);
  });

  it('holds each worked example many times over', () => {
    for (const record of OPERATIONS)
      for (const { input } of record.examples)
        expect([record.id, JSON.stringify(input).length * 2 < bodyLimitOf(record)]).toEqual([record.id, true]);
  });
});
