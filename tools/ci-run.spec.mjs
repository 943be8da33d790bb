import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'svc-ci-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A pass of the suite: what it prints at its end, and its exit code. */
const pass = (passed, failed) => ({
  text: `3 skipped\n${passed} passed, ${failed} failed\n`,
  code: failed > 0 ? 1 : 0,
});

/**
 * Runs `.ci/run` in a checkout whose commands print what two passes would, and of which one may fail: its last three
 * lines and its exit code.
 */
function runWith(embedded, postgres, failing = 'none') {
  const place = mkdtempSync(join(folder, 'checkout-'));
  cpSync(join(ROOT, '.ci'), join(place, '.ci'), { recursive: true });
  const commands = join(place, 'commands');
  mkdirSync(commands);
  const command = (name, { text, code }, condition) =>
    writeFileSync(
      join(commands, name),
      `#!/bin/sh\ncase "$*" in\n*${failing}) exit 1;;\n${condition}) printf '%s' '${text}'; exit ${code};;\n` +
        'esac\nexit 0\n',
      { mode: 0o755 },
    );
  command('npm', embedded, '*test');
  command('node', postgres, '*test-postgres*');
  command('chromium', pass(0, 0), 'never');
  command('redis-server', pass(0, 0), 'never');
  const { stdout, status } = spawnSync('bash', [join(place, '.ci', 'run')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${commands}:${process.env.PATH}` },
  });
  const lines = stdout.trimEnd().split('\n').slice(-3);
  return { lines, total: lines.at(-1), status };
}

describe('.ci/run', () => {
  it('closes with the total of both passes, and says before how many are of which', () => {
    expect(runWith(pass(8000, 0), pass(1500, 0))).toEqual({
      lines: [
        'the suite on the embedded database: passed 8000, failed 0',
        'what reaches a database, again on PostgreSQL: passed 1500, failed 0',
        '9500 passed, 0 failed',
      ],
      total: '9500 passed, 0 failed',
      status: 0,
    });
  });

  it('fails where either pass does, and counts its failures', () => {
    expect(runWith(pass(10, 2), pass(5, 0))).toMatchObject({ total: '15 passed, 2 failed', status: 1 });
    expect(runWith(pass(10, 0), pass(4, 1))).toMatchObject({ total: '14 passed, 1 failed', status: 1 });
  });

  it.each(['build', 'lint', 'typecheck'])('ends where %s fails, and runs no spec', (command) => {
    const { total, status } = runWith(pass(10, 0), pass(5, 0), command);
    expect([total, status]).toEqual([expect.stringContaining('failed'), 1]);
    expect(total).not.toContain('passed');
  });

  it('runs again on a server what reaches a database, for one file alone knows where the server is', () => {
    const source = join(ROOT, 'apps', 'api', 'src');
    const knowing = readdirSync(source, { recursive: true })
      .filter((path) => /\.spec\.ts$|^testing/.test(path) && path.endsWith('.ts'))
      .filter((path) => /process\.env\W+DATABASE_URL/.test(readFileSync(join(source, path), 'utf8')));
    expect(knowing).toEqual(['testing/fresh-database.ts']);
    expect(readFileSync(join(ROOT, '.ci', 'run'), 'utf8')).toContain(`--findRelatedTests apps/api/src/${knowing[0]} `);
  });

  it('counts a pass that ends without a total as one failure', () => {
    const { total, status } = runWith(pass(10, 0), { text: 'no database', code: 1 });
    expect([total, status]).toEqual(['10 passed, 1 failed', 1]);
  });
});
