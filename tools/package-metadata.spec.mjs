import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';
import { packageFolders, readManifest, withMetadata } from './package-metadata.mjs';

const licence = readFileSync(join(ROOT, 'LICENSE'), 'utf8');

describe.each(packageFolders())('the package in %s', (folder) => {
  it('says where it comes from and by which words it is found', () => {
    const manifest = readManifest(folder);
    expect(manifest).toEqual(withMetadata(folder, manifest));
    expect(manifest.keywords.length).toBeGreaterThan(3);
    expect(manifest.description.length).toBeGreaterThan(20);
  });

  it('brings its licence', () => {
    expect(readManifest(folder).license).toBe('Apache-2.0');
    expect(readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8')).toBe(licence);
  });
});
