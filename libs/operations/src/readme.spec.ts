import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

describe('the README', () => {
  it('shows an example that runs', async () => {
    const [, contents = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? [];
    const tsconfigRaw = { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } };
    const banner = {
      js:
        "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(process.cwd() " +
        "+ '/');",
    };
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: ['@svc/source'],
      tsconfigRaw,
      banner,
      logLevel: 'silent',
    });
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-'], {
        input: outputFiles[0]?.text ?? '',
        encoding: 'utf8',
      }),
    ).toBe('200 {"ok":false,\n');
  });
});
