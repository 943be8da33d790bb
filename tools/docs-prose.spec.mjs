import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LINKED_PAGES, RUN_PAGES } from './docs/pages.mjs';
import {
  countWords,
  longSentences,
  meanLength,
  ODD_CONSTRUCTIONS,
  oddSentences,
  PRIVATE_WORDS,
  privateWords,
  sentencesOf,
} from './docs/prose.mjs';
import { ROOT } from './install.mjs';

/** What a reader can be asked for. */
const MOST = { docs: 45_000, decision: 250, sentence: 40, mean: 20, readmeLines: 120, changelogLines: 300 };

/** A construction by its name, what it finds, and what looks like it and is plain. */
const EXAMPLES = [
  ['Who …', 'Who wants more runs more instances.', 'Who pays for it? Whoever asks.'],
  ['Who …', '| a |\n| - |\n| Who leaves early pays |', '## Who comes'],
  ['Kept is …', '**Kept is** one more in a count.', 'The service keeps it. Kept things are listed, and it is told.'],
  ['Where …,', 'Where the tags differ, it does not start.', 'Where is it, then? `where`: the folder.'],
  ['Where …,', 'See it. “Where a value cannot win, `bid` is 0.”', '| a |\n| - |\n| Where the key is, if any |'],
  ['where none …', 'It is null where there is no end.', 'It says where nobody looks, and where to look.'],
  ['where none …', 'It is null where none can win.', '| a |\n| - |\n| where no one looks |'],
  ['where it is left out', 'It is 10 where it is left out.', 'It says where they left it, and what is left out.'],
  ['stands in …', 'The settings stand in the table.', 'The built-in writer stands in, or stands in for the model.'],
  ['stands in …', 'What the figures stood on is told.', 'An offer stands until Friday. It is outstanding in May.'],
  ['Else …', 'Is it slow? Else add an instance.', 'Or else. The list price, else the floor, or something else.'],
  ['for want of', 'Calls are refused for want of the database.', 'They want it for the database.'],
];

const read = (page) => readFileSync(join(ROOT, page), 'utf8');
const linesOf = (text) => text.trimEnd().split('\n').length;

describe('the sentences of the documentation', () => {
  it.each(RUN_PAGES)('%s: can be read once: none is too long, and on average they are short', (page) => {
    const markdown = read(page);
    expect(longSentences(markdown, MOST.sentence)).toEqual([]);
    expect(meanLength(sentencesOf(markdown))).toBeLessThan(MOST.mean);
  });

  it.each(RUN_PAGES)('%s: uses the words of its field, none of its own', (page) =>
    expect(privateWords(read(page))).toEqual([]),
  );

  it.each(LINKED_PAGES)('%s: is built as English is: no construction that has to be read twice', (page) =>
    expect(oddSentences(read(page))).toEqual([]),
  );
});

describe('the size of the documentation', () => {
  it('is bounded: all pages of docs together', () => {
    const pages = RUN_PAGES.filter((page) => page.startsWith('docs/'));
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.reduce((sum, page) => sum + countWords(read(page)), 0)).toBeLessThanOrEqual(MOST.docs);
  });

  it.each(RUN_PAGES.filter((page) => page.startsWith('docs/decisions/')))('%s: a decision is short', (page) =>
    expect(countWords(read(page))).toBeLessThan(MOST.decision),
  );

  it('is bounded: lines of the README and of the changelog', () => {
    expect(linesOf(read('README.md'))).toBeLessThan(MOST.readmeLines);
    expect(linesOf(read('CHANGELOG.md'))).toBeLessThan(MOST.changelogLines);
  });
});

describe('the check of sentences', () => {
  const long = `${'word '.repeat(41)}end.`;

  it('finds a sentence that is too long: in a paragraph, an item, a cell, a heading and a quotation', () => {
    for (const page of [long, `- ${long}`, `| a |\n| --- |\n| ${long} |`, `## ${long}`, `> ${long}`])
      expect(longSentences(page, 40)).toEqual([expect.stringMatching(/^42 words: word /)]);
    expect(longSentences(`Short. ${long} Short again.`, 40)).toHaveLength(1);
  });

  it('follows a sentence over its lines, and ends it where a reader would', () => {
    const words = (page) => sentencesOf(page).map((sentence) => sentence.words);
    expect(words('One two\nthree four. Five.\n\n- Six seven\n  eight\n- Nine\n')).toEqual([4, 1, 3, 1]);
    expect(words('It costs 3.50 a day. `svc` says so. “Yes.” He went.')).toEqual([5, 3, 1, 2]);
  });

  it('reads no code and no target of a link, and counts code in a sentence as one word', () => {
    expect(sentencesOf(`\`\`\`sh\n${long}\n\`\`\`\n\n<!-- ${long} -->\n`)).toEqual([]);
    expect(sentencesOf('See `a b c` in [the page](x.md).')).toMatchObject([{ words: 5 }]);
    expect(countWords('| a | b |\n| --- | --- |')).toBe(2);
  });

  it('finds a page whose sentences are long on average, however short its cells are', () => {
    const page = `${'word '.repeat(24)}end. ${'Word '.repeat(24)}end.\n\n| a | b |\n| - | - |\n| c | d |\n`;
    expect(meanLength(sentencesOf(page))).toBe(25);
  });

  it('finds a private word, in any form and case, and none in code', () => {
    expect(privateWords('Laws of mended Tongues.')).toEqual([
      `law: say ${PRIVATE_WORDS.law}`,
      `mend: say ${PRIVATE_WORDS.mend}`,
      `tongue: say ${PRIVATE_WORDS.tongue}`,
    ]);
    expect(privateWords('An amendment, `lawful`, and a flaw.')).toEqual([]);
  });

  it.each(EXAMPLES)('finds “%s” in “%s”, and not in “%s”', (name, odd, plain) => {
    const [found] = ODD_CONSTRUCTIONS.filter((construction) => construction.name === name);
    expect(oddSentences(odd)).toEqual([expect.stringContaining(`“${name}”: say ${found.instead}: `)]);
    expect(oddSentences(plain).filter((line) => line.startsWith(`“${name}”`))).toEqual([]);
  });

  it('has an example of every construction that it refuses', () =>
    expect(ODD_CONSTRUCTIONS.map(({ name }) => name).sort()).toEqual(
      [...new Set(EXAMPLES.map(([name]) => name))].sort(),
    ));
});
