import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import * as gauntlet from './index.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  it('shows an example that runs', async () => {
    const [, contents = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
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
    expect(printed).toMatch(/^true\n0\.\d+ 0(?:\.\d+)? 0\.\d+\n✓ shape[\s\S]*✓ figures .*\n$/);
  });

  it('names every export', () => {
    for (const name of Object.keys(gauntlet)) expect(readme).toContain(`\`${name}\``);
  });
});
