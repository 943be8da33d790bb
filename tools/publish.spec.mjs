import { describe, expect, it } from '@jest/globals';
import { packageFolders, readManifest } from './package-metadata.mjs';
import { publishArguments, publishOrder } from './publish.mjs';

describe('publishing', () => {
  it('sends every package once, each behind those it needs', () => {
    const order = publishOrder();
    expect([...order].sort()).toEqual(packageFolders().filter((folder) => !readManifest(folder).private));
    const names = order.map((folder) => readManifest(folder).name);
    for (const folder of order) {
      const { name, dependencies = {} } = readManifest(folder);
      for (const needed of Object.keys(dependencies).filter((other) => names.includes(other)))
        expect(names.indexOf(needed)).toBeLessThan(names.indexOf(name));
    }
  });

  it('is a trial unless it is told otherwise, and has provenance when it is none', () => {
    expect(publishArguments('libs/signing', false)).toContain('--dry-run');
    expect(publishArguments('libs/signing', true)).not.toContain('--dry-run');
    expect(publishArguments('libs/signing', true)).toContain('--provenance');
  });
});
