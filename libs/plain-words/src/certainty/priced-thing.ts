import type { Place, SaidFigure } from '../text/said-figures.js';
import { whatFor } from '../words/charged-thing.js';
import { wordsAround } from './words-around.js';

/** What a sum is for, with the words that say it. */
export interface PricedThing extends Place {
  /** Empty where no words name a thing. */
  what: string;
}

/** Marks between a label and its sum; a sentence or a line that ends is none. */
const BETWEEN = /[\s:：|,，、()（）\t-]/u;
/** The most code points that a label has. */
const LABEL = 60;

/** The words before a clause that name it: "Rush (next day): adds $15", "Posted, £12". */
function labelBefore(points: readonly string[], start: number, figures: readonly SaidFigure[]): Place | null {
  let end = start;
  const isDots = (at: number): boolean => points[at] === '.' && (points[at - 1] === '.' || points[at + 1] === '.');
  while (end > 0 && points[end - 1] !== '\n' && (BETWEEN.test(points[end - 1] ?? '') || isDots(end - 1))) end -= 1;
  // Behind a comma what counts something is no label: "手里3张，380".
  const loose = /[,，、]/u.test(points.slice(end, start).join(''));
  const bracket = points.slice(end, start).some((point) => point === ')' || point === '）');
  if (bracket) end = Math.max(points.lastIndexOf('(', end - 1), points.lastIndexOf('（', end - 1), 0);
  if (end <= 0 || start - end > LABEL || /[.!?。！？;；\n]/u.test(points[end - 1] ?? '')) return null;
  const { start: from } = wordsAround(points, { start: end, end });
  if (
    from >= end ||
    figures.some(
      (figure) =>
        figure.start < end &&
        figure.end > from &&
        ((loose && figure.kind === 'count') || figure.kind === 'money' || figure.kind === 'percent'),
    )
  )
    return null;
  return { quote: points.slice(from, end).join('').trim(), start: from, end };
}

/**
 * What a sum of a description is for: the thing that its clause names, or the label before a clause that names none.
 * @example pricedThing([...'Spot UV: adds $6 per box'], the6, figures).what // 'Spot UV'
 */
export function pricedThing(
  points: readonly string[],
  figure: SaidFigure,
  figures: readonly SaidFigure[],
): PricedThing {
  const around = wordsAround(points, figure);
  const what = whatFor(around.quote, figure.quote);
  // "Delivery: $250 within 60 miles": what stands before the colon is what is paid for.
  const headed = around.start === figure.start && /[:：|]/u.test(points.slice(around.start - 2, around.start).join(''));
  const label = what === '' || headed ? labelBefore(points, around.start, figures) : null;
  if (label === null || (headed && whatFor(label.quote, '') === '')) return { what, ...around };
  const { start } = label;
  return { what: whatFor(label.quote, ''), quote: points.slice(start, around.end).join(''), start, end: around.end };
}
