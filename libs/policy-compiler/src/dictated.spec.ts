import { describe, expect, it } from '@jest/globals';
import { compilePolicy, compileReading } from './index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const DICTATED =
  '洗衣机用了三年卖六百五搬到楼下要加八十块钱没有电梯的话再加一百不退不换周末在家可以过来看别的问题问我老婆';

describe('a Chinese description that was dictated without a pause', () => {
  const { policy, sources, questions, issues } = compilePolicy(DICTATED, { salt: SALT });

  it('is read clause by clause', () => {
    expect(policy).toMatchObject({ list_price: 650 });
    expect(JSON.stringify(policy)).toContain('"charge":{"amount":80}');
  });

  it('is quoted as it was said, in its own places', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { quote, start, end } of sources) expect([...DICTATED].slice(start, end).join('')).toBe(quote);
    for (const { quote } of questions) for (const part of quote.split('; ')) expect(DICTATED).toContain(part);
    expect(JSON.stringify([policy, issues])).not.toContain('\\n');
  });

  it('has its figures in the places in which they were said', () => {
    const { figures } = compileReading(DICTATED, { salt: SALT });
    expect(figures.map(({ value }) => value)).toEqual([3, 650, 80, 100]);
    for (const { quote, start, end } of figures) expect([...DICTATED].slice(start, end).join('')).toBe(quote);
  });
});
