import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** What the first example of each README prints when it is run as it stands. */
const PRINTED = {
  accounts: /^allowed key_missing kind_wrong\n$/,
  helper:
    /^2070 2120 2300\n\[ 'comparable_rent', 'months_at_address', 'always_on_time' \]\nfar_above_trend 2025-06-30\n$/,
  'offer-graph': /^12\n\[ 'pastry: LEVER', 'quantity: LEVER' \]\n\{ pastry: 'croissant', quantity: 4 \} 2\.73 9\.6\n/,
  operations: /^200 \{"ok":false,\n$/,
  receipts: /✓ business_authorization[\s\S]*✓ rounded[\s\S]*\nrcp_[A-Za-z0-9_-]{43} true true\n$/,
  signing: /^true true\n$/,
};

/** Packages that are no modules of their own ask for `require`. */
const BANNER =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(process.cwd() + '/');";

async function runExample(library) {
  const folder = join(ROOT, 'libs', library);
  const [, contents = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(folder, 'src'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@svc/source'],
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    banner: { js: BANNER },
    logLevel: 'silent',
  });
  const input = outputFiles[0]?.text ?? '';
  return execFileSync(process.execPath, ['--input-type=module', '-'], { cwd: ROOT, input, encoding: 'utf8' });
}

describe('the README', () => {
  it.each(Object.entries(PRINTED))(
    'of %s shows an example that runs, and prints what it says',
    async (library, text) => {
      expect(await runExample(library)).toMatch(text);
    },
  );
});
