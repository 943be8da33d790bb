import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from './mutants-of.mjs';
import { draw } from './mutants.mjs';

const changed = (source) =>
  mutantsOf('a.ts', source).map(({ start, end, to }) => source.slice(0, start) + to + source.slice(end));

describe('the changes that are tried', () => {
  it('are another operator, another number and the other truth value', () => {
    expect(changed('const a = b >= 65;')).toEqual(['const a = b > 65;', 'const a = b >= 66;']);
    expect(changed('const a = !b;')).toEqual(['const a = (b);']);
    expect(changed('const a = true;')).toEqual(['const a = false;']);
  });

  it('are a condition that always or never holds, and a call that is left out', () => {
    expect(changed('if (a) b();')).toEqual(['if (true) b();', 'if (false) b();', 'if (a) ;']);
    expect(changed('const a = b ? c : d;')).toEqual(['const a = true ? c : d;', 'const a = false ? c : d;']);
  });

  it('leave types, imports and the joining of texts alone', () => {
    expect(changed("import { a } from 'a'; interface B { c: 1 } type D = 2; const e = 'f' + g;")).toEqual([]);
  });
});

describe('a sample of changes', () => {
  const list = Array.from({ length: 100 }, (_, index) => index);

  it('is the same for the same seed, another for another, and holds nothing twice', () => {
    expect(draw(list, 10, 7)).toEqual(draw(list, 10, 7));
    expect(draw(list, 10, 7)).not.toEqual(draw(list, 10, 8));
    expect(new Set(draw(list, 100, 7)).size).toBe(100);
  });
});
