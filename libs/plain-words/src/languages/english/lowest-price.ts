import { MOST_OFF } from './phrases/lowest-price.js';

/** The tag of the most that ever comes off: "at most 12 % off, everything together". */
export const mostOff = (text: string): string | undefined =>
  MOST_OFF.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
