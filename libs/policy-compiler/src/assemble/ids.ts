/** The id, or the id with the first number that makes it new. */
export function unusedId(wanted: string, used: readonly string[]): string {
  if (!used.includes(wanted)) return wanted;
  let number = 2;
  while (used.includes(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}

/** Words cut to a length, at a space where there is one. */
export function shorten(words: string, length: number): string {
  if ([...words].length <= length) return words;
  const cut = [...words].slice(0, length - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`;
}
