import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { measureActs, type ActsRow } from './measure-acts.js';

const rows = readFileSync(new URL('../model/report-acts.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as ActsRow);

describe('sixty messages with the acts that a careful model reports', () => {
  it('come to what they say in 98 of 100 assertions, without a yes that is none', () => {
    const { held, all, falseYeses } = measureActs(rows, false);
    expect(all).toBeGreaterThan(190);
    expect(held / all).toBeGreaterThanOrEqual(0.979);
    expect(falseYeses).toBe(0);
  });

  it('lead the built-in reader to no yes that is none', () => expect(measureActs(rows, true).falseYeses).toBe(0));

  it('come to something else where the answer points elsewhere', () => {
    const [first] = rows.filter(({ expect: { price } }) => typeof price === 'number');
    const silent = { language: 'en', acts: [{ act: 'courtesy', quote: first?.message }] };
    const { held, all } = measureActs([{ ...first, report: silent } as ActsRow], false);
    expect(held).toBeLessThan(all);
  });
});
