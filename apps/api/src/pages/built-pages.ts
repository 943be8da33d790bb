import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CachedDocument } from '../platform/openapi/cached-document.js';

const MEDIA: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The build gives every file below `assets` a name of its content: a copy is good for ever. */
const YEAR_SECONDS = 31_536_000;

/** The address of a file: that of buyers has none but its name, and the first page of a folder is the folder. */
const addressOf = (file: string): string => (file === '/talk.html' ? '/talk' : file.replace(/\/index\.html$/, '/'));

/** The folder of the built pages, found from the sources as well as from the build; null where they are not built. */
export function pagesFolder(from = dirname(fileURLToPath(import.meta.url))): string | null {
  const folder = join(from, 'playground', 'dist');
  if (existsSync(join(folder, 'index.html'))) return folder;
  const parent = dirname(from);
  return parent === from ? null : pagesFolder(parent);
}

/**
 * The files of the pages by address: `/` is the first page, `/talk` that of buyers, `/guide/` the first of the guide.
 * Other kinds of files are left out.
 */
export function readPages(folder: string): ReadonlyMap<string, CachedDocument> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    files.flatMap((entry): [string, CachedDocument][] => {
      const path = join(entry.parentPath, entry.name);
      const media = MEDIA[extname(entry.name)];
      if (media === undefined) return [];
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const seconds = address.startsWith('/assets/') ? YEAR_SECONDS : 0;
      const document = new CachedDocument(readFileSync(path, 'utf8'), media, seconds);
      return [[addressOf(address), document]];
    }),
  );
}
