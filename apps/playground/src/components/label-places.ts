/** About how wide a chart's label is, in pixels, before it is drawn. */
export const widthOf = (label: string): number =>
  [...label].reduce((width, character) => width + (character > '\u2E7F' ? 13.5 : 7.8), 0);

/** The places nearest to the wished ones that are a room apart and within the bounds, in the order of the wishes. */
export function placesApart(
  wishes: readonly number[],
  room: number,
  [least, most]: readonly [number, number],
): number[] {
  const order = wishes.map((_, index) => index).sort((one, other) => (wishes[one] ?? 0) - (wishes[other] ?? 0));
  const places = [...wishes];
  let free = least;
  for (const index of order) {
    places[index] = Math.max(wishes[index] ?? 0, free);
    free = (places[index] ?? 0) + room;
  }
  free = most;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, free);
    free = (places[index] ?? 0) - room;
  }
  return places;
}

/** The row of each span, from 0: on one row none overlaps another. */
export function rowsOf(spans: readonly (readonly [number, number])[]): number[] {
  const rows: (readonly [number, number])[][] = [];
  return spans.map((span) => {
    const overlaps = (other: readonly [number, number]) => span[0] < other[1] && other[0] < span[1];
    const found = rows.findIndex((row) => !row.some(overlaps));
    const row = found < 0 ? rows.length : found;
    (rows[row] ??= []).push(span);
    return row;
  });
}
