import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { moduleOf, renderSkill, skillNames } from './generate-skills.mjs';

describe('the modules of skills', () => {
  it.each(skillNames())('hold the files of %s as they are', async (name) => {
    expect(readFileSync(moduleOf(name), 'utf8')).toBe(await renderSkill(name));
  });
});
