import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { untraced } from './tracing.js';

let loads = 0;
jest.unstable_mockModule('./otlp-tracing.js', () => {
  loads += 1;
  return { OtlpTracing: class {} };
});
const { openTracing } = await import('./open-tracing.js');
const log = { warn: () => undefined, info: () => undefined };

interface Import {
  readonly path: string;
  readonly kind: string;
  readonly external?: boolean;
}

/** What the service imports before anything asks for more: files of the sources, and names of packages. */
function importsAtStart(): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-imports-'));
  const metafile = join(folder, 'meta.json');
  const sources = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(
    createRequire(import.meta.url).resolve('esbuild/bin/esbuild'),
    ['main.ts', '--bundle', '--packages=external', '--format=esm', '--platform=node', '--log-level=error'].concat([
      `--metafile=${metafile}`,
      `--outfile=${join(folder, 'main.mjs')}`,
    ]),
    { cwd: sources },
  );
  const { inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as {
    inputs: Readonly<Record<string, { readonly imports: readonly Import[] }>>;
  };
  rmSync(folder, { recursive: true });
  const found = new Set(['main.ts']);
  for (const file of found)
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') found.add(path);
  return found;
}

describe('a service that is not asked for traces', () => {
  it('loads no code for them; one that is asked for them does', async () => {
    expect(await openTracing(loadConfig({}), log)).toBe(untraced);
    expect(loads).toBe(0);
    await openTracing(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }), log);
    expect(loads).toBe(1);
  });

  it('imports none of the packages at its start', () => {
    const imports = [...importsAtStart()];
    expect(imports).toEqual(expect.arrayContaining(['platform/tracing/open-tracing.ts', 'pino']));
    expect(imports.filter((path) => path.startsWith('@opentelemetry/'))).toEqual([]);
  });
});
