import type { Range } from './range.js';

/** A form of "to be": what has one says something of its own. */
const STATES = /\b(?:is|are|isn't|aren't|was|were)\b/;

/**
 * The parts of an English sentence between semicolons, where the words on both sides are sentences of their own:
 * "carpets are included; the shed is not". Elsewhere a semicolon lists, or explains what stands before it.
 * @example semicolonParts(text, range) // ['carpets are included', ' the shed is not']
 */
export function semicolonParts(text: string, { from, to }: Range): Range[] {
  const ranges: Range[] = [];
  let start = from;
  for (let at = text.indexOf(';', from); at >= 0 && at < to; at = text.indexOf(';', at + 1)) {
    const next = text.indexOf(';', at + 1);
    const behind = text.slice(at + 1, next < 0 || next > to ? to : next);
    if (!STATES.test(text.slice(start, at)) || !STATES.test(behind)) continue;
    ranges.push({ from: start, to: at });
    start = at + 1;
  }
  return [...ranges, { from: start, to }];
}
