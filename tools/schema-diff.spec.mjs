import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const tool = fileURLToPath(new URL('./schema-diff.mjs', import.meta.url));
const schema = readFileSync(new URL('../prisma/schema.prisma', import.meta.url), 'utf8');

/** The engine is WebAssembly that takes its host for granted: it gets a process of its own. */
function diff(...parameters) {
  return spawnSync(process.execPath, [tool, ...parameters], { encoding: 'utf8', timeout: 55_000 });
}

describe('the SQL migrations', () => {
  it('lead to exactly the schema that the client is generated from', () => {
    expect(diff()).toMatchObject({ status: 0, stdout: '' });
  });

  it('would be found lacking if the schema had one column more', () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-schema-'));
    const wider = join(folder, 'schema.prisma');
    writeFileSync(wider, schema.replace('model Instance {', 'model Instance {\n  extra String?'));
    expect(diff(wider)).toMatchObject({ status: 0, stdout: expect.stringContaining('"extra" TEXT') });
    rmSync(folder, { recursive: true });
  });
});
