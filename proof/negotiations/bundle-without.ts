import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A check of the product taken out: the file it is in, what its line becomes, and what must then be seen. */
export interface Removal<Seen extends string> {
  seen: Seen;
  /** The seed and the number of a talk that shows it; others do, where that one has changed. */
  shows: readonly [seed: number, index: number];
  file: string;
  from: string;
  to: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A module with one check taken out, as a program: bundled from the sources with that one line changed. */
export async function bundleWithout(
  entry: string,
  { file, from, to }: Pick<Removal<string>, 'file' | 'from' | 'to'>,
): Promise<string> {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new RangeError(`${file} does not hold the line once: ${from}`);
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@svc/source'],
    logLevel: 'error',
    plugins: [
      {
        name: 'without',
        setup: (bundle) =>
          bundle.onLoad({ filter: /\.ts$/ }, (opened) =>
            opened.path === path ? { contents: source.replace(from, to), loader: 'ts' } : null,
          ),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
