import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';
import { neededBy, withNeeded } from './pack.mjs';
import { installTogether, LIBRARIES } from './packages.mjs';

const manifestOf = (library) => JSON.parse(readFileSync(join(ROOT, 'libs', library, 'package.json'), 'utf8'));

describe('what a package needs of ours', () => {
  it('is closed: whatever a needed package names is among it', () => {
    for (const library of LIBRARIES) {
      const packed = withNeeded([library]);
      const named = packed.flatMap((one) => Object.keys(manifestOf(one).dependencies ?? {}));
      const ours = named.filter((name) => name.startsWith('@svc/')).map((name) => name.slice('@svc/'.length));
      expect(ours.filter((name) => !packed.includes(name))).toEqual([]);
    }
  });

  it('holds what is needed through others, each once, and ends where two need each other', () => {
    const graph = { a: ['b', 'c'], b: ['c', 'd'], c: [], d: ['a', 'b'] };
    expect(neededBy('b', (name) => graph[name])).toEqual(['a', 'b', 'c', 'd']);
    expect(neededBy('c', (name) => graph[name])).toEqual([]);
  });

  it('names what it does not know', () => {
    expect(() => withNeeded(['receipts', 'reciepts'])).toThrow('no package: reciepts');
  });
});

describe('npm run pack', () => {
  it('packs a package with all that it needs, and these are enough to install it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-pack-'));
    try {
      const command = [join(ROOT, 'tools', 'pack.mjs'), '@svc/receipts', '--to', join(folder, 'packed')];
      const told = execFileSync(process.execPath, command, {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      const files = readdirSync(join(folder, 'packed')).sort();
      expect(files.map((name) => name.replace(/^svc-|-\d.*$/g, ''))).toEqual(['policy-rules', 'receipts', 'signing']);
      expect(told).toMatch(/In your project: npm install (?:"[^"]+\.tgz" ?){3}\n$/);
      const place = join(folder, 'user');
      installTogether(
        place,
        files.map((name) => ({ tarball: join(folder, 'packed', name) })),
      );
      expect(readdirSync(join(place, 'node_modules', '@svc')).sort()).toEqual(['policy-rules', 'receipts', 'signing']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 300_000);
});
