import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService } from '../apps/api/src/testing/service.js';
import { ensureBuilt } from './build.mjs';
import { markFaults, readBlocks } from './docs/blocks.mjs';
import { pageFaults } from './docs/check-page.mjs';
import { commandFault, namedCommands } from './docs/commands.mjs';
import { refreshJson, sameJson, sameText } from './docs/compare-answer.mjs';
import { brokenLinks } from './docs/links.mjs';
import { LINKED_PAGES, RUN_PAGES } from './docs/pages.mjs';
import { ROOT } from './install.mjs';

const read = (page) => readFileSync(join(ROOT, page), 'utf8');

let service;
beforeAll(async () => {
  ensureBuilt();
  service = await startService();
}, 300_000);
afterAll(() => service?.stop());

describe('the blocks of a page', () => {
  it.each(RUN_PAGES)(
    '%s do what the page says, with the answers that it shows',
    async (page) => expect(await pageFaults(read(page), service)).toEqual([]),
    180_000,
  );
});

describe('the commands that a page names', () => {
  it.each(LINKED_PAGES)('%s: are scripts, files and options of this repository', (page) => {
    const faults = namedCommands(read(page), readBlocks(read(page)))
      .map((command) => [command, commandFault(command)])
      .filter(([, fault]) => fault !== null);
    expect(faults).toEqual([]);
  });
});

describe('the links', () => {
  it.each(LINKED_PAGES)('of %s lead somewhere', (page) =>
    expect(brokenLinks(join(ROOT, page), read(page))).toEqual([]),
  );

  it('of docs/README.md name every page of docs', () => {
    const index = read('docs/README.md');
    const pages = RUN_PAGES.filter((page) => page !== 'README.md' && page !== 'docs/README.md');
    expect(pages.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([]);
  });
});

describe('packages that are not published', () => {
  const FETCHED = /npx\s+(?:-y\s+|--yes\s+)?@svc|npm (?:i|install)\s+@svc|"-y",\s*"@svc/;

  it('are fetched by no text, program or configuration: the name may be somebody else’s', () => {
    const files = ['docs', 'examples', 'apps', 'libs'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name)),
    );
    const told = files.filter(
      (name) => /\.(md|json|ts|mjs|sh|html)$/.test(name) && !/dist|node_modules|\.spec\./.test(name),
    );
    expect(told.length).toBeGreaterThan(500);
    expect([...told, 'README.md', 'server.json'].filter((name) => FETCHED.test(read(name)))).toEqual([]);
    expect(FETCHED.test('"args": ["-y", "@svc/mcp-stdio"]')).toBe(true);
  });

  it('say in their READMEs how to use them until then', () => {
    const readmes = LINKED_PAGES.filter((page) => /^(libs\/|apps\/(mcp-stdio|arena)\/)/.test(page));
    expect(readmes.length).toBeGreaterThan(15);
    expect(readmes.filter((page) => !read(page).includes('packages.md#until-they-are-published'))).toEqual([]);
  });
});

describe('the figures of the README', () => {
  it('are those of the pages that measure them', () => {
    const row = (name) => new RegExp(`\\| ${name}[^|]*\\| ([\\d.]+)`).exec(read('docs/certificate.md'))?.[1];
    const readme = read('README.md');
    expect(readme).toContain(
      `On the public practice set the engine gets ${row('the engine of this service')}, the script ${row('naive')}`,
    );
    const [, counts] = /(20,000 negotiations, [\d,]+ replies)/.exec(readme) ?? [];
    expect(read('docs/reply.md')).toContain(counts);
    const [, fresh] = /mean utility ([\d.]+) on fresh games/.exec(readme) ?? [];
    expect(read('docs/certificate.md')).toContain(`the engine's mean utility is ${fresh}`);
  });
});

describe('the check of a page', () => {
  const faults = (markdown) => pageFaults(markdown, service);

  it('finds a command that fails, and says where', async () => {
    expect(await faults('# A\n\n```sh\ntrue\n```\n\n```sh\necho no >&2; exit 3\n```\n')).toEqual([
      expect.stringMatching(/^line 7: ended with 3: no/),
    ]);
  });

  it('finds an answer that is another one', async () => {
    const page = (answer) => `\`\`\`sh\necho '{"a": 1, "b": "x1"}'\n\`\`\`\n\n\`\`\`json\n${answer}\n\`\`\`\n`;
    expect(await faults(page('{ "a": 1, "b": "x…" }'))).toEqual([]);
    expect(await faults(page('{ "a": 2, "b": "x…" }'))).toEqual([expect.stringContaining('"a":1')]);
    expect(await faults(page('{ "a": 1'))).toEqual([expect.stringContaining('no JSON')]);
  });

  it('finds a program that throws, and a copy that is none', async () => {
    expect(await faults("```js\nthrow new Error('oh');\n```\n")).toEqual([expect.stringContaining('oh')]);
    expect(await faults('<!-- copy of: LICENSE -->\n\n```text\nfree\n```\n')).toEqual([
      expect.stringContaining('LICENSE'),
    ]);
  });

  it('gives one shell to a page, saves files, and feeds a block to the command that stands for it', async () => {
    const page = [
      '<!-- file: one.mjs -->\n\n```js\nconsole.log(process.env.WORD);\n```',
      '```sh\nexport WORD=well\n```',
      '<!-- run: tr a-z A-Z -->\n\n```sh\nloud\n```\n\n```text\nLOUD\n```',
      '```sh\nnode one.mjs\n```\n\n```text\nw…l\n```',
    ];
    expect(await faults(page.join('\n\n'))).toEqual([]);
  });

  it('runs a block that needs a program only where that is installed', async () => {
    const page = (program) => `<!-- needs: ${program} -->\n\n\`\`\`sh\necho a\n\`\`\`\n\n\`\`\`text\nb\n\`\`\`\n`;
    expect(await faults(page('node'))).toEqual([expect.stringContaining('a')]);
    expect(await faults(page('no-such-program'))).toEqual([]);
  });

  it('lets no block pass that is neither run nor marked, nor a mark without a reason', () => {
    const told = (markdown) => markFaults(readBlocks(markdown)).length;
    expect(told('```ini\nx\n```\n')).toBe(1);
    expect(told('```json\n{}\n```\n')).toBe(1);
    expect(told('```sh\ntrue\n```\n\n## Another heading\n\n```json\n{}\n```\n')).toBe(1);
    expect(told('<!-- not run: -->\n\n```sh\nx\n```\n')).toBe(1);
    expect(told('<!-- not run: needs a certificate -->\n\n```sh\nx\n```\n')).toBe(0);
  });
});

describe('the rule of "…"', () => {
  it('stands for any text, further items and further members, and for nothing else', () => {
    expect(sameJson({ id: 'rcp_…', '…': '…' }, { id: 'rcp_1', at: 1 })).toBe(true);
    expect(sameJson({ id: 'rcp_…' }, { id: 'rcp_1', at: 1 })).toBe(false);
    expect(sameJson([1, '…'], [1, 2, 3])).toBe(true);
    expect(sameJson([1], [1, 2])).toBe(false);
    expect(sameJson({ a: null }, { a: 0 })).toBe(false);
    expect(sameText('a\n…\nz\n', 'a\nb\nc\nz')).toBe(true);
    expect(sameText('a.c', 'abc')).toBe(false);
  });

  it('stays where an answer is written anew', () => {
    expect(refreshJson({ id: 'rcp_…', price: 1, '…': '…' }, { id: 'rcp_2', price: 2, more: 3 })).toEqual({
      id: 'rcp_…',
      price: 2,
      '…': '…',
    });
    expect(refreshJson([{ a: 1 }, '…'], [{ a: 2 }, { a: 3 }])).toEqual([{ a: 2 }, '…']);
  });
});

describe('the checks of commands and links', () => {
  it('find a script, a file, an option and a heading that are not there', () => {
    const told = (command) => commandFault(command);
    expect([told('npm run demo -- --zh'), told('npm test -- libs/reply'), told('node proof/negotiations.mjs')]).toEqual(
      [null, null, null],
    );
    expect(told('npm run nothing')).toContain('nothing');
    expect(told('node bench/nothing.mjs')).toContain('bench/nothing.mjs');
    expect(told('npm run demo -- --ja')).toContain('--ja');
    expect(
      brokenLinks(join(ROOT, 'README.md'), '[a](docs/none.md) [b](README.md#nowhere) [c](https://x.example)'),
    ).toEqual(['docs/none.md', 'README.md#nowhere']);
  });
});
