import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isInstalled } from './installed-packages.mjs';

const TOOLS = import.meta.dirname;
const LOCK = {
  '': { name: 'workspace' },
  'libs/one': { version: '1.0.0' },
  'node_modules/one': { resolved: 'libs/one', link: true },
  'node_modules/two': { version: '2.0.0', integrity: 'sha512-two' },
  'node_modules/native': { version: '3.0.0', integrity: 'sha512-native', optional: true },
};
const without = (packages, ...paths) =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => !paths.includes(path)));
const RECORD = without(LOCK, '', 'libs/one');

describe('what is installed', () => {
  it('is told by the record of npm', () => {
    expect(isInstalled(LOCK, RECORD)).toBe(true);
  });

  it('may lack what is made for other systems', () => {
    expect(isInstalled(LOCK, without(RECORD, 'node_modules/native'))).toBe(true);
  });

  it.each([
    ['another version', { ...RECORD, 'node_modules/two': { version: '2.0.1', integrity: 'sha512-two' } }],
    ['other content', { ...RECORD, 'node_modules/two': { version: '2.0.0', integrity: 'sha512-other' } }],
    ['a copy in the place of a package of the workspace', { ...RECORD, 'node_modules/one': { version: '1.0.0' } }],
    ['less than all, as without the packages of development', { 'node_modules/one': RECORD['node_modules/one'] }],
  ])('is not it with %s', (_, record) => {
    expect(isInstalled(LOCK, record)).toBe(false);
  });
});

describe('the first command in a clone', () => {
  let clone;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'svc-clone-'));
    mkdirSync(join(clone, 'tools'));
    for (const name of ['install.mjs', 'check-node.cjs', 'installed-packages.mjs', 'alone.mjs'])
      copyFileSync(join(TOOLS, name), join(clone, 'tools', name));
    writeFileSync(join(clone, 'package.json'), '{"name": "clone", "version": "1.0.0", "engines": {"node": ">=20.19"}}');
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: LOCK }));
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  /** Runs the installation with an npm that only says that it was called. */
  const install = (...flags) => {
    writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho npm was called >&2\n', { mode: 0o755 });
    const script = `import('${join(clone, 'tools', 'install.mjs')}').then((tool) => tool.ensureInstalled())`;
    const { status, stderr } = spawnSync(process.execPath, [...flags, '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', PATH: `${clone}:${process.env.PATH}` },
    });
    return { status, stderr };
  };
  const record = (packages) => {
    mkdirSync(join(clone, 'node_modules'), { recursive: true });
    writeFileSync(join(clone, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  };

  it('installs', () => {
    mkdirSync(join(clone, 'node_modules'));
    expect(install().stderr).toContain('npm was called');
    expect(install().stderr).toBe('');
  });

  it('installs once where two commands begin at the same time, and the second waits', async () => {
    mkdirSync(join(clone, 'node_modules'));
    writeFileSync(join(clone, 'npm'), '#!/bin/sh\nsleep 1\necho npm was called >&2\n', { mode: 0o755 });
    const script = `import('${join(clone, 'tools', 'install.mjs')}').then((tool) => tool.ensureInstalled())`;
    // The second has another folder for what is temporary, as specs have.
    const started = [tmpdir(), clone].map(
      (TMPDIR) =>
        new Promise((done) => {
          const command = spawn(process.execPath, ['-e', script], {
            env: { ...process.env, TMPDIR, NODE_OPTIONS: '', PATH: `${clone}:${process.env.PATH}` },
          });
          let told = '';
          command.stderr.on('data', (text) => (told += text));
          command.on('exit', (status) => done([status, told]));
        }),
    );
    const [one, two] = await Promise.all(started);
    expect([one[0], two[0]]).toEqual([0, 0]);
    expect((one[1] + two[1]).match(/npm was called/g)).toHaveLength(1);
    expect((one[1] + two[1]).match(/Another command is installing/g)).toHaveLength(1);
  });

  it('does not install again after npm install', () => {
    record(RECORD);
    expect(install()).toEqual({ status: 0, stderr: '' });
    expect(existsSync(join(clone, 'node_modules', '.installed-lock'))).toBe(true);
  });

  it('installs again where the record is of another lock file', () => {
    record({});
    expect(install().stderr).toContain('npm was called');
  });

  it.each(['18.20.8', '20.18.3', '16.0.0'])('says in one sentence that Node %s is too old', (version) => {
    const old = join(clone, 'old.cjs');
    writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
    const { status, stderr } = install('-r', old);
    expect([status, stderr]).toEqual([
      1,
      `This needs Node 20.19 or newer and runs on ${version}: https://nodejs.org/en/download\n`,
    ]);
  });

  it.each(['20.19.0', '22.0.0', '24.1.0'])('goes on with Node %s', (version) => {
    const newer = join(clone, 'newer.cjs');
    writeFileSync(newer, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
    record(RECORD);
    expect(install('-r', newer)).toEqual({ status: 0, stderr: '' });
  });
});

describe('the reports that a dependency would send of an installation', () => {
  it('are off', () => {
    const root = join(TOOLS, '..');
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scarfSettings).toMatchObject({
      enabled: false,
    });
    const report = createRequire(join(root, 'package.json')).resolve('@scarf/scarf/report.js');
    const { stdout, stderr } = spawnSync(process.execPath, [report], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: root, SCARF_VERBOSE: 'true', SCARF_LOCAL_PORT: '9' },
    });
    expect(stdout + stderr).toContain('User has opted out');
  });
});
