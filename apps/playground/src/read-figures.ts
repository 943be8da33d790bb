/** Marks that stand between groups of three digits: a space of any width, a comma, an apostrophe. */
const GROUPED = /^\d{1,3}(?:(?<mark>[\s,'’])\d{3})(?:\k<mark>\d{3})*(?:\.\d+)?$/u;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** What surely parts two figures of a list; a comma or a space alone may also stand within one. */
const BETWEEN = /\s*[;、\n]\s*|,\s+/;
/** Up to three digits, a comma or a space, three digits: one figure, or two. */
const ONE_OR_TWO = /(?:^|[\s,])\d{1,3}[\s,]\d{3}(?![\d.])/;

/** The text with full-width digits and marks as their common forms. */
const common = (typed: string): string => typed.normalize('NFKC').trim();

/**
 * The figure that was typed, groups of three digits or not: `1200`, `1,200`, `1 200` and `1'200` are the same. Null
 * where the text is no figure, or an endless one.
 */
export function readFigure(typed: string): number | null {
  const text = common(typed);
  const sign = /^[-−+]/.test(text) ? text.charAt(0) : '';
  const digits = text.slice(sign.length);
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return null;
  const figure = Number(digits.replace(/[\s,'’]/g, ''));
  if (!Number.isFinite(figure)) return null;
  return sign === '' || sign === '+' ? figure : -figure;
}

/**
 * The figures of a list: `980, 1,200` are two. Null where a part is none, and where it is not plain whether it is one
 * figure or two, as in `500,600`.
 */
export function readFigures(typed: string): number[] | null {
  const parts = common(typed)
    .split(BETWEEN)
    .filter((part) => part !== '');
  const read = parts.map(readPart);
  return read.every((part) => part !== null) ? read.flat() : null;
}

/** The figures of a part: one with its groups, or several that a comma or a space alone parts. */
function readPart(part: string): number[] | null {
  const whole = readFigure(part);
  if (whole !== null && !/^\d{3}[\s,]/.test(part)) return [whole];
  if (ONE_OR_TWO.test(part)) return null;
  const figures = part
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map(readFigure);
  return figures.every((figure) => figure !== null) ? figures : null;
}
