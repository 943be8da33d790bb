/**
 * From places in a parted description to those in the description as it was written, in code points. A new line that
 * was put in stands where the character behind it stood.
 * @example writtenPlaces('三座沙发\n卖两千', '三座沙发卖两千')(5) // 4
 */
export function writtenPlaces(parted: string, written: string): (point: number) => number {
  if ([...parted].length === [...written].length) return (point) => point;
  const points = [...written];
  const places: number[] = [];
  let at = 0;
  for (const point of parted) {
    places.push(at);
    const kept = point === points[at] || (point === '\n' && /^\s$/u.test(points[at] ?? ''));
    if (kept) at += 1;
  }
  return (point) => places[point] ?? at;
}
