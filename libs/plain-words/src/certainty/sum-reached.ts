/** So much reached, and what comes off for it, with no word for what is counted between them: 满500减5. */
const REACHED = /[满滿]\s?(\p{Nd}+)\s?(?:立?[减減]|[送返赠贈])/u;

/**
 * What is to be reached before something comes off, where no word says what is counted; null where none is.
 * @example sumReached('满500减5') // 500
 */
export function sumReached(quote: string): number | null {
  const reached = REACHED.exec(quote)?.[1];
  return reached === undefined ? null : Number(reached);
}

/** What stands between the two ends of a range: "6-14 guests". */
const RANGE = /^\s?[-–~至到]\s?$/u;

/**
 * Whether words between two numbers make them the ends of a range.
 * @example joinsRange('-') // true
 */
export const joinsRange = (between: string): boolean => RANGE.test(between);
