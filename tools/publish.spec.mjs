import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './install.mjs';
import { packageFolders, readManifest } from './package-metadata.mjs';
import { mayBePublished, publishArguments, publishOrder, takenNames } from './publish.mjs';

describe('publishing', () => {
  it('waits for a new major version where the description breaks with the last release', () => {
    const read = (breaks) => (name) => (name === 'breaks.txt' ? breaks : '0.2.0\nGET /v1/x open - 200:X\n');
    expect(mayBePublished('0.2.1', read('GET /v1/x is gone\n'))).toBe(false);
    expect(mayBePublished('0.3.0', read('GET /v1/x is gone\n'))).toBe(true);
    expect(mayBePublished('0.2.1', read(''))).toBe(true);
  });

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

  it('has names that a registry takes, each once, and needs no package that is not published', () => {
    const manifests = publishOrder().map((folder) => readManifest(folder));
    const names = manifests.map(({ name }) => name);
    expect(names.filter((name) => !/^@[a-z0-9-]+\/[a-z0-9][a-z0-9-]*$/.test(name) || name.length > 214)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, version, dependencies = {} } of manifests)
      for (const [needed, range] of Object.entries(dependencies).filter(([one]) => one.startsWith('@svc/')))
        expect([name, needed, names.includes(needed), range]).toEqual([name, needed, true, version]);
  });

  it('stops at a name that the registry knows from another repository', () => {
    const folders = ['libs/signing', 'libs/receipts'];
    const { url } = readManifest('libs/signing').repository;
    expect(takenNames(folders, () => null)).toEqual([]);
    expect(takenNames(folders, () => url)).toEqual([]);
    expect(takenNames(folders, (name) => (name === '@svc/receipts' ? 'git+https://example.com/a.git' : null))).toEqual([
      '@svc/receipts',
    ]);
    expect(takenNames(folders, () => '')).toEqual(['@svc/signing', '@svc/receipts']);
  });

  it('is allowed by the workflow to say where it comes from, which names the repository of every package', () => {
    const workflow = readFileSync(join(ROOT, '.github', 'workflows', 'release.yml'), 'utf8');
    const [first, second] = workflow.split(/^ {2}publish:$/m);
    expect(first).toContain("node-version: '22'");
    expect(first).not.toContain('id-token');
    expect(second).toMatch(/needs: suite[^]*permissions: \{ contents: read, id-token: write \}/);
    for (const folder of publishOrder()) {
      const { repository } = readManifest(folder);
      expect(repository).toMatchObject({ type: 'git', directory: folder });
      expect(repository.url).toMatch(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/);
    }
  });
});
