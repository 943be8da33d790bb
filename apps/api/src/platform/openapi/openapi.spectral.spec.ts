import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument, OPERATIONS } from '@svc/contracts';
import { LIBRARY_SCHEMAS } from '@svc/operations';

const SPECTRAL = join(
  dirname(createRequire(import.meta.url).resolve('@stoplight/spectral-cli/package.json')),
  'dist',
  'index.js',
);
const ERROR = 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-spectral-'));
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ extends: ['spectral:oas'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter says of a document. */
async function lint(document: object): Promise<{ errors: string[]; warnings: string[] }> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const run = promisify(execFile)(
    process.execPath,
    [SPECTRAL, 'lint', file, '--ruleset', join(folder, 'rules.json'), '--format', 'json', '--quiet'],
    { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 1 << 26 },
  );
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const told = JSON.parse(stdout.slice(0, stdout.lastIndexOf(']') + 1) || '[]') as {
    code: string;
    message: string;
    severity: number;
    path: string[];
  }[];
  const said = told.map(({ code, message, path, severity }) => ({
    severity,
    text: `${code} at ${path.join('/')}: ${message}`,
  }));
  return {
    errors: said.filter(({ severity }) => severity === ERROR).map(({ text }) => text),
    warnings: said.filter(({ severity }) => severity !== ERROR).map(({ text }) => text),
  };
}

describe('the OpenAPI document', () => {
  const document = openApiDocument(OPERATIONS, {
    baseUrl: 'https://svc.example.org',
    version: '1.0.0',
    rates: { keylessPerMinute: 60, keyedPerMinute: 600 },
    schemas: LIBRARY_SCHEMAS,
  });

  it('passes a second linter without an error, examples against their schemas included', async () => {
    expect((await lint(document)).errors).toEqual([]);
  });

  it('is really judged by it: an operation id that is there twice is an error', async () => {
    const [one, two] = Object.values(document.paths);
    const twice = {
      ...document,
      paths: {
        '/one': one,
        '/two': { get: { ...Object.values(two ?? {})[0], operationId: Object.values(one ?? {})[0]?.['operationId'] } },
      },
    };
    expect((await lint(twice)).errors.join('\n')).toContain('operation-operationId-unique');
  });
});
