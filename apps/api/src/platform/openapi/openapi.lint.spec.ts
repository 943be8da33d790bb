import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument, OPERATIONS } from '@svc/contracts';
import { LIBRARY_SCHEMAS } from '@svc/operations';

const REDOCLY = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter's verdict by its strictest rules. */
async function lint(document: object): Promise<{ errors: number; problems: string[] }> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const env = { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(
    process.execPath,
    [REDOCLY, 'lint', file, '--format=json', '--extends=recommended-strict'],
    { cwd: folder, env },
  );
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const told = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    totals: { errors: number };
    problems: { message: string; severity: string }[];
  };
  return {
    errors: told.totals.errors,
    problems: told.problems.map(({ severity, message }) => `${severity}: ${message}`),
  };
}

describe('the OpenAPI document', () => {
  const document = openApiDocument(OPERATIONS, {
    baseUrl: 'https://svc.test',
    version: '1.0.0',
    rates: { keylessPerMinute: 60, keyedPerMinute: 600 },
    schemas: LIBRARY_SCHEMAS,
  });

  it('passes an independent linter, with no error and no warning', async () => {
    expect(await lint(document)).toEqual({ errors: 0, problems: [] });
  });

  it('is really judged by it: a reference to nowhere is an error', async () => {
    expect((await lint({ ...document, components: { ...document.components, schemas: {} } })).errors).toBeGreaterThan(
      0,
    );
  });
});
