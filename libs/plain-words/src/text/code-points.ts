/**
 * From positions in UTF-16 units to positions in code points, for one text.
 * @example codePoints('🚲 500')(3) // 2
 */
export function codePoints(text: string): (unit: number) => number {
  const points = new Uint32Array(text.length + 1);
  for (let unit = 0; unit < text.length; unit += 1) {
    const second = (text.codePointAt(unit - 1) ?? 0) > 0xffff;
    points[unit + 1] = (points[unit] ?? 0) + (second ? 0 : 1);
  }
  return (unit) => points[unit] ?? 0;
}
