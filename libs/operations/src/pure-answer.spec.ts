import { describe, expect, it } from '@jest/globals';
import { OperationFault } from './operation-fault.js';
import { pureAnswer } from './pure-answer.js';

class MathsError extends Error {
  constructor(
    readonly code: string,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
const refusing = (error: Error): ((input: { weights: number[] }) => object) =>
  pureAnswer(() => {
    throw error;
  });

describe('a pure answer', () => {
  it('is what the function gives', () => {
    expect(pureAnswer(({ side }: { side: number }) => ({ area: side * side }))({ side: 3 })).toEqual({ area: 9 });
  });

  it('tells a broken precondition as the fault of its place', () => {
    const thrown = ((): unknown => {
      try {
        return refusing(new MathsError('weight_range', ['weights', 1], 'A weight is at least 0'))({ weights: [1, -1] });
      } catch (fault) {
        return fault;
      }
    })();
    expect(thrown).toBeInstanceOf(OperationFault);
    expect(thrown).toMatchObject({
      status: 422,
      detail: [
        { loc: ['body', 'weights', 1], msg: 'A weight is at least 0', type: 'weight_range', input: -1, ctx: {} },
      ],
    });
  });

  it('lets every other error through', () => {
    const ours = new TypeError('x is not a function');
    expect(() => refusing(ours)({ weights: [] })).toThrow(ours);
    // As the file system throws it: a code, and a path that is no place in the input.
    for (const members of [{ code: 'ENOENT' }, { code: 'ENOENT', path: '/tmp' }, { code: 5, path: [] }, { path: [] }]) {
      const other = Object.assign(new Error('of another kind'), members);
      expect(() => refusing(other)({ weights: [] })).toThrow(other);
    }
    expect(() => refusing({ code: 'weight_range', path: [] } as unknown as Error)({ weights: [] })).toThrow(
      expect.not.objectContaining({ status: 422 }),
    );
  });
});
