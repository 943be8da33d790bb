import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { patchBetween, type PatchStep } from './json-patch.js';

/** Takes the steps as RFC 6902 says, without mercy: a place that is not there is a fault. */
function taken(value: unknown, steps: readonly PatchStep[]): unknown {
  let whole = structuredClone(value);
  for (const step of steps) {
    if (step.path === '') {
      if (step.op !== 'replace') throw new Error('only a whole can be replaced by a whole');
      whole = structuredClone(step.value);
      continue;
    }
    const keys = step.path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop()!;
    const parent = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], whole) as Record<
      string,
      unknown
    >;
    if (step.op !== 'add' && !Object.hasOwn(parent, last)) throw new Error(`nothing at ${step.path}`);
    if (Array.isArray(parent) && step.op === 'remove') parent.splice(Number(last), 1);
    else if (Array.isArray(parent) && step.op === 'add') parent.splice(Number(last), 0, step.value);
    else if (step.op === 'remove') delete parent[last];
    else parent[last] = structuredClone(step.value);
  }
  return whole;
}

const name = fc.constantFrom('list_price', 'terms', 'a/b', '~', '~1', '0', '1');
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(0, 1, 370, 370_000, 'sofa', '', true, null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(name, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('a patch', () => {
  it('makes the one value of the other, whatever they are', () => {
    fc.assert(
      fc.property(tree, tree, (from, to) => expect(taken(from, patchBetween(from, to))).toEqual(to)),
      { numRuns: 1_000 },
    );
  });

  it('between equal values has no steps', () => {
    fc.assert(fc.property(tree, (value) => expect(patchBetween(value, structuredClone(value))).toEqual([])));
  });

  it('changes neither value', () => {
    fc.assert(
      fc.property(tree, tree, (from, to) => {
        const before = structuredClone([from, to]);
        patchBetween(from, to);
        expect([from, to]).toEqual(before);
      }),
    );
  });

  it('touches only what differs', () => {
    const from = { list_price: 500, floor_price: 450, terms: [{ id: 'payment' }, { id: 'handover' }] };
    const to = { ...from, floor_price: 180, terms: [{ id: 'payment' }, { id: 'delivery' }] };
    expect(patchBetween(from, to)).toEqual([
      { op: 'replace', path: '/floor_price', value: 180 },
      { op: 'replace', path: '/terms/1/id', value: 'delivery' },
    ]);
  });

  it('adds what is new, removes what is gone, and takes undefined for gone', () => {
    expect(patchBetween({ free_discount: 20 }, { grants: [] })).toEqual([
      { op: 'remove', path: '/free_discount' },
      { op: 'add', path: '/grants', value: [] },
    ]);
    expect(patchBetween({ free_discount: 20 }, { free_discount: undefined })).toEqual([
      { op: 'remove', path: '/free_discount' },
    ]);
  });
});
