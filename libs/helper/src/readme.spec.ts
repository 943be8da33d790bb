import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

describe('the README', () => {
  it('shows an example that runs, and prints what it says', async () => {
    const [, contents = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? [];
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: ['@svc/source'],
      logLevel: 'silent',
    });
    const printed = execFileSync(process.execPath, ['--input-type=module', '-'], {
      input: outputFiles[0]?.text ?? '',
      encoding: 'utf8',
    });
    expect(printed).toBe(
      "2070 2120 2300\n[ 'comparable_rent', 'months_at_address', 'always_on_time' ]\nfar_above_trend 2025-06-30\n",
    );
  });
});
