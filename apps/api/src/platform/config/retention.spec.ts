import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './config.js';
import { KEEP_SETTINGS, keptText, RETENTION } from './retention.js';

const read = (path: string): string => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

describe('what the database holds', () => {
  it('is listed whole: every table of the schema once', () => {
    const tables = Array.from(read('prisma/schema.prisma').matchAll(/@@map\("(\w+)"\)/g), ([, name]) => name);
    expect(RETENTION.flatMap((one) => one.tables).toSorted()).toEqual(tables.toSorted());
  });

  it('is told to operators, row by row', () => {
    const page = read('docs/database.md').replaceAll(/ +/g, ' ');
    for (const one of RETENTION) {
      const by = typeof one.kept === 'string' ? ` | \`${one.kept}\` |` : ' | – |';
      expect(page).toContain(`| ${one.what} | ${keptText(one)}${by}`);
    }
    expect(page.match(/`SVC_KEEP_\w+`/g)).toHaveLength(Object.keys(KEEP_SETTINGS).length);
  });
});

describe('how long something is kept', () => {
  it.each([
    ['SVC_KEEP_REQUEST_DAYS', 90, 8],
    ['SVC_KEEP_SETTLEMENT_DAYS', 1, 1],
    ['SVC_KEEP_COMMITMENT_DAYS', 30, 1],
    ['SVC_KEEP_SESSION_DAYS', 30, 30],
    ['SVC_KEEP_HOLD_DAYS', 30, 1],
    ['SVC_KEEP_BUDGET_DAYS', 62, 2],
  ] as const)('%s: %d days unless told, and %d at least', (name, usual, least) => {
    expect(loadConfig({}).kept[name]).toBe(usual);
    expect(loadConfig({ [name]: String(least) }).kept[name]).toBe(least);
    expect(loadConfig({ [name]: '3650' }).kept[name]).toBe(3_650);
    for (const refused of [least - 1, 3_651]) expect(() => loadConfig({ [name]: String(refused) })).toThrow(name);
  });
});
