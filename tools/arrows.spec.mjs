import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ARROWS, NODE_LIBRARIES } from './arrows.mjs';

const ROOT = join(import.meta.dirname, '..');
const foldersOf = (name) =>
  readdirSync(join(ROOT, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

describe('the arrows of the house', () => {
  /** @type {{from: string, to: string, statement: string, refused: boolean}[]} */
  let probes;
  beforeAll(() => {
    execFileSync(process.execPath, [join(ROOT, 'tools', 'project-graph.mjs')], { cwd: ROOT, stdio: 'ignore' });
    probes = JSON.parse(
      execFileSync(process.execPath, [join(ROOT, 'tools', 'probe-arrows.mjs')], {
        cwd: ROOT,
        maxBuffer: 1 << 24,
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString(),
    );
  }, 120_000);

  it('names every library and app that there is', () => {
    expect(Object.keys(ARROWS.libs).sort()).toEqual(foldersOf('libs'));
    expect(Object.keys(ARROWS.apps).sort()).toEqual(foldersOf('apps'));
  });

  it('has no circle', () => {
    const visit = (name, trail) => {
      expect(trail).not.toContain(name);
      for (const next of ARROWS.libs[name]) visit(next, [...trail, name]);
    };
    for (const name of Object.keys(ARROWS.libs)) visit(name, []);
  });

  it('refuses every import between libraries that is not an arrow, and no arrow', () => {
    for (const { from, to, refused } of probes) {
      if (!(from in ARROWS.libs) || !(to in ARROWS.libs)) continue;
      const isArrow = from !== 'contracts' && ARROWS.libs[from].includes(to);
      expect({ from, to, refused }).toEqual({ from, to, refused: !isArrow });
    }
  });

  it('lets contracts know the shapes of its libraries and nothing of the others', () => {
    for (const { from, to, refused } of probes.filter((probe) => probe.from === 'contracts (types)')) {
      expect({ from, to, refused }).toEqual({ from, to, refused: !ARROWS.libs.contracts.includes(to) });
    }
  });

  it('keeps Node out of every library but those that are for it, and the platform and apps out of all', () => {
    const outside = probes.filter(({ from, to }) => from in ARROWS.libs && !(to in ARROWS.libs));
    expect(outside.length).toBeGreaterThan(6 * Object.keys(ARROWS.libs).length);
    const allowed = outside.filter(({ refused }) => !refused).map(({ from, to }) => `${from} → ${to}`);
    expect(allowed).toEqual(NODE_LIBRARIES.map((name) => `${name} → node:fs`));
  });

  it('lets no pure library lean on one that knows Node', () => {
    const leaning = Object.entries(ARROWS.libs).filter(([, allowed]) =>
      NODE_LIBRARIES.some((name) => allowed.includes(name)),
    );
    expect(leaning).toEqual([]);
  });

  it('keeps the database client behind the repositories', () => {
    expect(probes.filter(({ to }) => to === '@prisma/client').every(({ refused }) => refused)).toBe(true);
  });

  it('agrees with what each library declares to depend on', () => {
    for (const [name, allowed] of Object.entries(ARROWS.libs)) {
      const manifest = JSON.parse(readFileSync(join(ROOT, 'libs', name, 'package.json'), 'utf8'));
      const declared = Object.keys(manifest.dependencies)
        .filter((dependency) => dependency.startsWith('@svc/'))
        .map((dependency) => dependency.slice(5));
      expect({ name, beyond: declared.filter((dependency) => !allowed.includes(dependency)) }).toEqual({
        name,
        beyond: [],
      });
    }
  });
});
