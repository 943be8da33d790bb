import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** An object of lists, each of which comes in pages. */
export type Pages<Body extends object> = {
  readonly [Name in keyof Body]: Body[Name] extends readonly (infer Item)[] ? AsyncIterator<readonly Item[]> : never;
};

/**
 * An answer of lists as JSON, written a page at a time and no faster than its caller reads, so that a long one takes
 * neither memory nor the event loop. A fault before the first page is an answer of its own; after it, the connection
 * is closed, since what was sent cannot be taken back, and the JSON has no end.
 * @param onFault told of a fault after the first page
 * @example return streamJson({ rows: pagesOfRows() }, log)
 */
export async function streamJson(
  lists: Readonly<Record<string, AsyncIterator<readonly object[]>>>,
  onFault: (fault: unknown) => void,
): Promise<StreamableFile> {
  const pieces = write(lists);
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string> {
    if (first.done !== true) yield first.value;
    yield* pieces;
  };
  const file = new StreamableFile(Readable.from(all()), { type: 'application/json; charset=utf-8' });
  return file.setErrorHandler((fault, response) => {
    onFault(fault);
    response.destroy?.();
  });
}

async function* write(lists: Readonly<Record<string, AsyncIterator<readonly object[]>>>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, pages] of Object.entries(lists)) {
    before += `${JSON.stringify(name)}:[`;
    for (let page = await pages.next(); page.done !== true; page = await pages.next()) {
      if (page.value.length === 0) continue;
      yield before + page.value.map((item) => JSON.stringify(item)).join(',');
      before = ',';
    }
    before = `${before === ',' ? '' : before}],`;
  }
  yield `${before.slice(0, -1)}}`;
}
