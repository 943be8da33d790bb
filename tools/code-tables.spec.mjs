import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { codeTables, withTables } from './docs/code-tables.mjs';
import { WHAT_TO_DO } from './docs/what-to-do.mjs';
import { ROOT } from './install.mjs';

const page = () => readFileSync(join(ROOT, 'docs', 'errors.md'), 'utf8');
const squeezed = (text) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

describe('the catalogue of codes', () => {
  it('in docs/errors.md is the one that the code makes', async () => {
    const tables = await codeTables();
    expect(tables.codes.length).toBeGreaterThan(80);
    expect(squeezed(withTables(page(), tables))).toBe(squeezed(page()));
    expect(withTables(page(), { ...tables, rules: ['- none'] })).not.toBe(page());
  });

  it('says of every code what to do, and of no other', async () => {
    const { codes } = await codeTables();
    const listed = codes.slice(2).map((line) => line.split(' | '));
    expect(listed.filter(([, , , act]) => !/^[a-z]/.test(act ?? ''))).toEqual([]);
    expect(new Set(Object.keys(WHAT_TO_DO))).toEqual(new Set(listed.map(([code]) => code.replace(/[|` ]/g, ''))));
  });

  it('knows the codes of each library that refuses requests', async () => {
    const { rules } = await codeTables();
    for (const line of rules) expect(line).toMatch(/: `[a-z_]+`/);
    expect(rules.join('\n')).toContain('`prior_order`');
  });
});
