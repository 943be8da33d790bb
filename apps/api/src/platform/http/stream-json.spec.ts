import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { streamJson } from './stream-json.js';

async function* pagesOf<Item>(pages: readonly Item[][]): AsyncGenerator<Item[]> {
  for (const page of pages) yield await Promise.resolve(page);
}

const noFault = (): never => {
  throw new Error('there was a fault');
};

describe('an answer that is written while it is read', () => {
  it('is the JSON of its lists, however they are cut into pages', () =>
    fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.array(fc.array(fc.record({ a: fc.string(), b: fc.integer() }))), { minKeys: 1 }),
        async (lists) => {
          const entries = Object.entries(lists);
          const paged = Object.fromEntries(entries.map(([name, pages]) => [name, pagesOf(pages)]));
          const file = await streamJson(paged, noFault);
          expect(JSON.parse(await text(file.getStream()))).toEqual(
            Object.fromEntries(entries.map(([name, pages]) => [name, pages.flat()])),
          );
        },
      ),
    ));

  it('reads no page before the one before it was taken', async () => {
    let read = 0;
    const pages = async function* (): AsyncGenerator<object[]> {
      for (; read < 1_000; read += 1) yield await Promise.resolve(Array.from({ length: 100 }, () => ({ a: 'b' })));
    };
    const stream = (await streamJson({ rows: pages() }, noFault)).getStream();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBeLessThan(3);
    stream.destroy();
  });

  it('fails as a whole where its first page does, and later cuts the connection and says why', async () => {
    const failing = async function* (page: object[] | null): AsyncGenerator<object[]> {
      if (page !== null) yield page;
      await Promise.reject(new Error('the database is away'));
    };
    await expect(streamJson({ rows: failing(null) }, noFault)).rejects.toThrow('away');
    const faults: unknown[] = [];
    const file = await streamJson({ rows: failing([{}]) }, (fault) => void faults.push(fault));
    await expect(text(file.getStream())).rejects.toThrow('away');
    let isCut = false;
    file.errorHandler(new Error('away'), { destroy: () => (isCut = true) } as never);
    expect([isCut, faults.length]).toEqual([true, 1]);
  });
});
