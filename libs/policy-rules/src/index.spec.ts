import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import * as library from './index.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const bundle = (contents: string) =>
  build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    alias: { '@svc/policy-rules': `${here}index.ts` },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

describe('the library as a whole', () => {
  it('names every export in its README, and every rule', () => {
    for (const name of [...Object.keys(library), ...library.RULES]) expect(readme).toContain(`\`${name}\``);
  });
  it(
    'imports nothing but its own files and fits a browser in 10 kB compressed, without the words of the ' +
      'schema in 7.9 kB',
    async () => {
      const { outputFiles, metafile } = await bundle("export * from './index.js';");
      const imported = Object.entries(metafile.inputs)
        .filter(([path]) => path !== '<stdin>')
        .flatMap(([, input]) => input.imports);
      expect(imported.length).toBeGreaterThan(5);
      expect(
        imported.filter(
          (one) => one.external || !/^libs\/policy-rules\/src\/[a-z-]+\.ts$|^src\/[a-z-]+\.ts$/.test(one.path),
        ),
      ).toEqual([]);
      expect(gzipBytes(outputFiles[0]!.text)).toBeLessThan(10_000);
      const wordless = await bundle(
        `export { ${Object.keys(library)
          .filter((name) => name !== 'POLICY_SCHEMA')
          .join(', ')} } from './index.js';`,
      );
      expect(gzipBytes(wordless.outputFiles[0]!.text)).toBeLessThan(7_900);
    },
  );
  it('gives checkOffer alone in 4.3 kB compressed', async () => {
    const { outputFiles } = await bundle("export { checkOffer } from './index.js';");
    expect(gzipBytes(outputFiles[0]!.text)).toBeLessThan(4_300);
  });
  it('allows in the example of the documentation what its text says', () => {
    const shown = new URL('../../../examples/policies/espresso-machine.json', import.meta.url);
    const policy = JSON.parse(readFileSync(shown, 'utf8')) as library.Policy;
    expect(library.schemaFaults(library.POLICY_SCHEMA, policy)).toEqual([]);
    const lowest = (terms: Record<string, string>, quantity = 1, flags = {}) =>
      library.lowestPrice(policy, { terms, quantity }, { flags });
    expect([lowest({}), lowest({ handover: 'collected' }), lowest({ handover: 'collected' }, 2)]).toEqual([
      1130, 1090, 1010,
    ]);
    expect([
      lowest({}, 1, { returning_customer: true }),
      lowest({ handover: 'collected' }, 2, { returning_customer: true }),
    ]).toEqual([1095.5, 980]);
    expect(lowest({ grinder: 'included' })).toBe(1150);
  });
  it('runs where there is nothing but the language, and prints what its README says', async () => {
    const [, example, printed] = /```ts\n([\s\S]*?)```\s*prints\s*```text\n([\s\S]*?)```/.exec(readme)!;
    const { outputFiles } = await bundle(example!);
    const lines: string[] = [];
    const run = new Function('console', outputFiles[0]!.text) as (console: {
      log: (...words: unknown[]) => void;
    }) => void;
    run({ log: (...words) => void lines.push(words.join(' ')) });
    expect(`${lines.join('\n')}\n`).toBe(printed);
  });
});
