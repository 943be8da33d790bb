/** A figure to four digits: `0.719659` is `0.7197`. */
export const rounded = (value: number): string => String(Number(value.toPrecision(4)));
