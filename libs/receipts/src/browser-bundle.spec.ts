import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

/** What a page may spend on verifying, gzipped. */
const LIMIT_BYTES = 10_000;

async function bundle(contents: string, platform: 'browser' | 'neutral'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform,
    conditions: ['@svc/source', 'import'],
    mainFields: ['module', 'main'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

describe('the verifier in a browser', () => {
  it(`is at most ${LIMIT_BYTES} bytes gzipped, policy rules and schema included`, async () => {
    const code = await bundle(`export { verifyReceipt, verifyReceiptPublicly } from './index.js';`, 'browser');
    expect(code).toContain('svc-receipt/2');
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  it('imports nothing of Node: the bundle closes without it, and names no global of its own', async () => {
    const code = await bundle(`export * from './index.js';`, 'neutral');
    expect(code).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\.|\brequire\(/);
    await expect(bundle(`import 'node:crypto'; export * from './index.js';`, 'neutral')).rejects.toThrow('node:crypto');
  });
});
