import { describe, expect, it } from '@jest/globals';
import { applyPatch } from './json-patch.js';

describe('a patch of a question', () => {
  const policy = { list_price: 900, terms: [{ id: 'payment' }, { id: 'handover' }] };

  it('adds, replaces and removes members and entries, and leaves the policy that it was given', () => {
    expect(
      applyPatch(policy, [
        { op: 'add', path: '/free_discount', value: 0 },
        { op: 'replace', path: '/list_price', value: 950 },
        { op: 'remove', path: '/terms/0' },
        { op: 'add', path: '/terms/-', value: { id: 'warranty' } },
        { op: 'replace', path: '/terms/0/id', value: 'delivery' },
      ]),
    ).toEqual({ list_price: 950, free_discount: 0, terms: [{ id: 'delivery' }, { id: 'warranty' }] });
    expect(policy).toEqual({ list_price: 900, terms: [{ id: 'payment' }, { id: 'handover' }] });
  });

  it('reads the two escapes of a pointer, and may replace the whole', () => {
    expect(applyPatch({ 'a/b~': 1 }, [{ op: 'replace', path: '/a~1b~0', value: 2 }])).toEqual({ 'a/b~': 2 });
    expect(applyPatch({ a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }])).toEqual({ b: 2 });
  });

  it('is refused where it names a place that is not there', () => {
    expect(() => applyPatch(policy, [{ op: 'add', path: '/quantity/min', value: 1 }])).toThrow('/quantity/min');
  });
});
