/** An edge of a group's hull: to which of its parts it leads, and what that changes. */
export interface Step {
  readonly group: number;
  readonly to: number;
  readonly surplus: number;
  readonly room: number;
}

/** A cart, or a part of one, as far as its bound looks at it: surplus and room for the price, micros. */
export interface Point {
  readonly surplus: number;
  readonly room: number;
}

/** The sum of two points. */
export const add = (one: Point, other: Point): Point => ({
  surplus: one.surplus + other.surplus,
  room: one.room + other.room,
});

/**
 * The place of the corner with the greatest surplus, of equals the one with the greatest room.
 * @example firstCorner([{ surplus: 1, room: 5 }, { surplus: 2, room: 0 }]) // 1
 */
export function firstCorner(group: readonly Point[]): number {
  let first = 0;
  for (const [index, { surplus, room }] of group.entries()) {
    const best = group[first] as Point;
    if (surplus > best.surplus || (surplus === best.surplus && room > best.room)) first = index;
  }
  return first;
}

/**
 * The edges of a group's upper hull from its greatest surplus to its greatest room.
 * @example
 *   const corners = [{ surplus: 2, room: 0 }, { surplus: 1, room: 5 }, { surplus: 1, room: 2 }];
 *   upperHull(corners, 0, 0).length // 1
 */
export function upperHull(group: readonly Point[], start: number, index: number): Step[] {
  if (group.length === 1) return [];
  const steps: Step[] = [];
  let from = start;
  for (;;) {
    const here = group[from] as Point;
    let next = -1;
    for (const [other, { surplus, room }] of group.entries()) {
      if (room <= here.room) continue;
      const best = group[next];
      const ahead =
        best === undefined
          ? 1
          : (surplus - here.surplus) * (best.room - here.room) - (best.surplus - here.surplus) * (room - here.room);
      if (ahead > 0 || (ahead === 0 && best !== undefined && room > best.room)) next = other;
    }
    const to = group[next];
    if (to === undefined) return steps;
    steps.push({ group: index, to: next, surplus: to.surplus - here.surplus, room: to.room - here.room });
    from = next;
  }
}
