/**
 * Whether a version may break with an earlier one: it is of a later major, or, below 1, of a later minor (Semantic
 * Versioning 2.0.0, items 4 and 8).
 * @example allowsBreaks('0.3.0', '0.2.0') // true
 */
export function allowsBreaks(version, released) {
  const [[major, minor], [releasedMajor, releasedMinor]] = [version, released].map((one) => one.split('.').map(Number));
  return major > releasedMajor || (major === 0 && releasedMajor === 0 && minor > releasedMinor);
}
