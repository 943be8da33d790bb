import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startOptions } from './start-options.mjs';

describe('npm start', () => {
  it('takes the environment as it is without an option', () => expect(startOptions([])).toEqual({ environment: {} }));
  it('takes a port', () => expect(startOptions(['--port', '3001'])).toEqual({ environment: { PORT: '3001' } }));
  it.each([[['--prot', '3001']], [['3001']], [['--port']]])('says what %j should be', (args) =>
    expect(startOptions(args).fault).toMatch(/npm start -- --port 3001/),
  );
  it('ends before it installs or builds when it is given what it does not know', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs'), '--prot', '3001'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('--prot')]);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});
