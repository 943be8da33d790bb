import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

/** What the first example of the README prints when it is run as it stands. */
async function runExample(): Promise<string> {
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
  return execFileSync(process.execPath, ['--input-type=module', '-'], {
    input: outputFiles[0]?.text ?? '',
    encoding: 'utf8',
  });
}

describe('the README', () => {
  it('shows an example that runs', async () => {
    expect(await runExample()).toMatch(/^allowed key_missing kind_wrong\n$/);
  });
});
