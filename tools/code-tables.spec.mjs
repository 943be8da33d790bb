import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { codeTables, withTables } from './docs/code-tables.mjs';
import { ROOT } from './install.mjs';

const page = () => readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');
const squeezed = (text) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

describe('the catalogue of codes', () => {
  it('in docs/api.md is the one that the code makes', async () => {
    const tables = await codeTables();
    expect(tables.codes.length).toBeGreaterThan(80);
    expect(squeezed(withTables(page(), tables))).toBe(squeezed(page()));
    expect(withTables(page(), { ...tables, rules: ['- none'] })).not.toBe(page());
  });

  it('knows the codes of each library that refuses requests', async () => {
    const { rules } = await codeTables();
    for (const line of rules) expect(line).toMatch(/: `[a-z_]+`/);
    expect(rules.join('\n')).toContain('`prior_order`');
  });
});
