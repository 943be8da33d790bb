/**
 * Whether nothing of the same sentence stands at the end of a text.
 * @example endsSentence('Sofa $900. ') // true
 * @example endsSentence('Three or more chairs, ') // false
 */
export const endsSentence = (before: string): boolean => /(?:^|[.!?;。！？；\n])\s*$/u.test(before);
