import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { copyLicence } from './copy-licence.mjs';
import { ROOT } from './install.mjs';
import { packageFolders, readManifest, withMetadata } from './package-metadata.mjs';

describe.each(packageFolders())('the package in %s', (folder) => {
  it('says where it comes from, by which words it is found, and under which licence it is', () => {
    const manifest = readManifest(folder);
    expect(manifest).toEqual(withMetadata(folder, manifest));
    expect(manifest.keywords.length).toBeGreaterThan(3);
    expect(manifest.description.length).toBeGreaterThan(20);
    expect(manifest.license).toBe('Apache-2.0');
  });
});

describe('the licence', () => {
  it('is that of the root in every package that is packed', () => {
    copyLicence(packageFolders());
    const places = packageFolders().flatMap((folder) => ['--workspace', folder]);
    const packed = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error', ...places], {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      }),
    );
    expect(packed.length).toBe(packageFolders().length);
    const without = packed.filter(({ files }) => !files.some(({ path }) => path === 'LICENSE'));
    expect(without.map(({ name }) => name)).toEqual([]);
    const root = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
    for (const folder of packageFolders()) expect(readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8')).toBe(root);
  });
});
