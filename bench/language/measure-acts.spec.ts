import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { measureActs, type ActsRow } from './measure-acts.js';

const rows = readFileSync(new URL('../model/report-acts.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as ActsRow);

describe('sixty messages with the acts that a careful model reports', () => {
  it('come to what they say in 195 of 198 assertions, without a yes that is none', () => {
    const { held, all, falseYeses } = measureActs(rows, false);
    expect(all).toBe(198);
    expect(held).toBeGreaterThanOrEqual(195);
    expect(falseYeses).toBe(0);
  });

  it('come to what they say in 181 of them for the built-in reader, without a yes that is none', () => {
    const { held, falseYeses } = measureActs(rows, true);
    expect(held).toBeGreaterThanOrEqual(181);
    expect(falseYeses).toBe(0);
  });

  it('come to something else where the answer points elsewhere', () => {
    const [first] = rows.filter(({ expect: { price } }) => typeof price === 'number');
    const silent = { language: 'en', acts: [{ act: 'courtesy', quote: first?.message }] };
    const { held, all } = measureActs([{ ...first, report: silent } as ActsRow], false);
    expect(held).toBeLessThan(all);
  });
});
