/** The pages that people read. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const markdownIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'))
    .sort();

/** Whose blocks are run: the first page and all of `docs` but what a command writes there. */
export const RUN_PAGES = ['README.md', ...markdownIn('docs').filter((page) => page !== 'docs/transcripts.md')];

/** Whose links are followed: those, and every other page of the repository. */
export const LINKED_PAGES = [
  ...RUN_PAGES,
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md') && name !== 'README.md'),
  ...['libs', 'apps'].flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => `${kind}/${name}/README.md`)),
  ...markdownIn('examples'),
].filter((page) => existsSync(join(ROOT, page)));
