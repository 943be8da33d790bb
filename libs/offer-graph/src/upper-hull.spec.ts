import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, firstCorner, upperHull, type Point } from './upper-hull.js';

const point = fc.record({ surplus: fc.integer({ min: -9, max: 9 }), room: fc.integer({ min: -9, max: 9 }) });
const cloud = fc.array(point, { minLength: 1, maxLength: 9 });

/** The corners that the steps lead to, the first among them. */
const cornersOf = (group: readonly Point[]): Point[] => {
  const start = firstCorner(group);
  return [start, ...upperHull(group, start, 3).map(({ to }) => to)].map((place) => group[place]!);
};

describe('the first corner of a group', () => {
  it('has the greatest surplus, and of equals the greatest room; of equal points it is the first', () => {
    fc.assert(
      fc.property(cloud, (group) => {
        const first = group[firstCorner(group)]!;
        for (const { surplus, room } of group)
          expect(surplus < first.surplus || (surplus === first.surplus && room <= first.room)).toBe(true);
      }),
    );
    expect(
      firstCorner([
        { surplus: 1, room: 1 },
        { surplus: 1, room: 1 },
      ]),
    ).toBe(0);
  });
});

describe('the upper hull of a group', () => {
  it('leads from the greatest surplus to the greatest room, each step to less of the one and more of the other', () => {
    fc.assert(
      fc.property(cloud, (group) => {
        const corners = cornersOf(group);
        expect(corners.at(-1)?.room).toBe(Math.max(...group.map(({ room }) => room)));
        for (const { surplus, room } of upperHull(group, firstCorner(group), 0)) {
          expect(room).toBeGreaterThan(0);
          expect(surplus).toBeLessThan(0);
        }
      }),
    );
  });

  it('has no point of the group above it, in whichever direction one looks', () => {
    fc.assert(
      fc.property(cloud, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (group, one, other) => {
        const along = ({ surplus, room }: Point): number => one * surplus + other * room;
        expect(Math.max(...cornersOf(group).map(along))).toBe(Math.max(...group.map(along)));
      }),
    );
  });

  it('turns at every corner: of points in a line only the last is one', () => {
    fc.assert(
      fc.property(cloud, (group) => {
        const steps = upperHull(group, firstCorner(group), 0);
        for (const [index, step] of steps.slice(1).entries()) {
          const before = steps[index]!;
          expect(step.surplus * before.room).toBeLessThan(before.surplus * step.room);
        }
      }),
    );
    const line = [4, 2, 0, 1, 3].map((room) => ({ surplus: 4 - room, room }));
    expect(upperHull(line, 2, 0)).toEqual([{ group: 0, to: 0, surplus: -4, room: 4 }]);
  });

  it('tells of each step its group, its part and what it changes', () => {
    const group = [
      { surplus: 1, room: 5 },
      { surplus: 4, room: 0 },
      { surplus: 3, room: 3 },
    ];
    expect(upperHull(group, 1, 7)).toEqual([
      { group: 7, to: 2, surplus: -1, room: 3 },
      { group: 7, to: 0, surplus: -2, room: 2 },
    ]);
    expect(upperHull([{ surplus: 1, room: 5 }], 0, 0)).toEqual([]);
  });
});

describe('the sum of two points', () => {
  it('is the sum of their surplus and of their room', () => {
    expect(add({ surplus: 1, room: 20 }, { surplus: 3, room: 50 })).toEqual({ surplus: 4, room: 70 });
  });
});
