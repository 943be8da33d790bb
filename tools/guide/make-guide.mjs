/** The guide: the documentation as a site of files, made of the Markdown that stands in the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { LINKED_PAGES } from '../docs/pages.mjs';
import { ROOT } from '../install.mjs';
import { addressOf } from './addresses.mjs';
import { framePage } from './frame.mjs';
import { navigationOf, renderMarkdown } from './markdown.mjs';
import { themedPicture } from './themed-picture.mjs';

const FIRST_PAGE = 'docs/README.md';
const SOURCES = join(ROOT, 'apps', 'playground', 'src', 'guide');

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const pictures = () =>
  readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `docs/${name}`);

/** A script or a style sheet as one text. */
async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, name)],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: 'es2022',
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}

/** What search looks through: [address, page, heading, text], a section each. */
const searched = (pages) =>
  pages.flatMap(({ address, title, sections }) =>
    sections.map(({ anchor, heading, text, level }) => [
      level === 1 ? address : `${address}#${anchor}`,
      title,
      level === 1 ? '' : heading,
      text,
    ]),
  );

/**
 * Every file of the guide by its address.
 * @returns {Promise<Map<string, string>>}
 */
export async function makeGuide() {
  const shown = pictures();
  const pages = new Set([...LINKED_PAGES, ...shown]);
  const rendered = LINKED_PAGES.map((page) => ({
    address: addressOf(page),
    ...renderMarkdown(read(page), { page, pages }),
  }));
  const groups = navigationOf(read(FIRST_PAGE)).map(({ heading, links }) => ({
    heading,
    links: links.map(({ text, page }) => ({ text, page: join('docs', page) })),
  }));
  const [script, search, style] = await Promise.all(['guide.ts', 'search.ts', 'guide.css'].map(bundle));
  return new Map([
    ...rendered.map((page) => [page.address, framePage(page, groups)]),
    ...shown.map((path) => [addressOf(path), themedPicture(read(path))]),
    ['icon.svg', read('apps/playground/public/icon.svg')],
    ['guide.js', script],
    ['guide.css', style],
    ['search.js', `var svcGuideSections=${JSON.stringify(searched(rendered))};\n${search}`],
  ]);
}
