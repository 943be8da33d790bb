import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../tools/install.mjs';
import { GUARDS } from './guards/guards.mjs';

describe('a guard that can be taken away', () => {
  it.each(GUARDS.map((guard) => [guard.attack, guard]))('stands once in its file, and has a test: %s', (_, guard) => {
    const source = readFileSync(join(ROOT, guard.file), 'utf8');
    expect(source.split(guard.from)).toHaveLength(2);
    expect(source).not.toBe(source.replace(guard.from, guard.to));
    expect(existsSync(join(ROOT, guard.spec))).toBe(true);
  });
});
