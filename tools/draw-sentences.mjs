/**
 * Draws sentences that people read, for readers who rate them (clear at once, after a second look, not):
 *   node tools/draw-sentences.mjs --seed 7 --count 200
 * Two thirds are of the pages; the others are descriptions, messages and words of the program. Each has its place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LINKED_PAGES } from './docs/pages.mjs';
import { sentencesOf } from './docs/prose.mjs';
import { writtenTexts } from './docs/written-texts.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** Fewer words are a name or a label. */
const MIN_WORDS = 5;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '7' }, count: { type: 'string', default: '200' } },
});
ensureInstalled();
const { createRandom } = await import('@svc/numerics');
const random = createRandom(Number(values.seed));
const count = Number(values.count);

const ofPages = LINKED_PAGES.flatMap((page) =>
  sentencesOf(readFileSync(join(ROOT, page), 'utf8'))
    .filter(({ kind, words }) => kind !== 'heading' && words >= MIN_WORDS)
    .map(({ text }) => ({ place: page, text })),
);
const ofProgram = writtenTexts();

function draw(from, most) {
  const left = [...from];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(random.integer(left.length), 1)[0]);
}

const pages = Math.round((count * 2) / 3);
console.log(`${ofPages.length} sentences of pages, ${ofProgram.length} texts of the program; seed ${values.seed}`);
[...draw(ofPages, pages), ...draw(ofProgram, count - pages)].forEach(({ place, text }, index) =>
  console.log(`${index + 1}. [${place}] ${text}`),
);
