import type { Place } from '@svc/plain-words';
import { writtenPlaces } from '@svc/plain-words';
import type { CompiledPolicy } from '../issue.js';

/** So many characters before and behind a new line say where it stands in a description. */
const AROUND = 6;

/** What stands in a description in place of a new line of a text: that, another space, nothing; a space at a loss. */
function standing(text: string, line: number, description: string): string {
  const lines = text.slice(Math.max(0, line - AROUND), line).split('\n');
  const before = lines.at(-1) ?? '';
  const [behind = ''] = text.slice(line + 1, line + 1 + AROUND).split('\n');
  if (description.includes(`${before}\n${behind}`)) return '\n';
  if (before === '') return ' ';
  for (let at = description.indexOf(before); at >= 0; at = description.indexOf(before, at + 1)) {
    const next = at + before.length;
    if (description.startsWith(behind, next)) return '';
    const space = description.charAt(next);
    if (/^\s$/.test(space) && description.startsWith(behind, next + 1)) return space;
  }
  return ' ';
}

/**
 * A value whose texts were quoted from a parted description, with what stood in the description in place of the new
 * lines that part it.
 * @example unparted({ name: 'Desk\noak' }, 'Desk oak, $90') // { name: 'Desk oak' }
 */
export function unparted<Value>(value: Value, description: string): Value {
  if (typeof value === 'string')
    return (
      !value.includes('\n') || description.includes(value)
        ? value
        : value.replace(/\n/g, (_, line: number) => standing(value, line, description))
    ) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => unparted(one, description)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, unparted(one, description)]),
  ) as Value;
}

/** What is placed in a parted description, in the places of the description that was written. */
export function inWritten<Placed extends Place>(all: readonly Placed[], parted: string, written: string): Placed[] {
  const place = writtenPlaces(parted, written);
  return all.map((one) => ({
    ...one,
    quote: unparted(one.quote, written),
    start: place(one.start),
    end: place(one.end),
  }));
}

/**
 * What was compiled from a parted description, as of the description that was written: its quotes, and the places of
 * its sources in it.
 */
export function asWritten(compiled: CompiledPolicy, parted: string, written: string): CompiledPolicy {
  if (parted === written) return compiled;
  const sources = inWritten(compiled.sources, parted, written);
  return { ...unparted(compiled, written), sources };
}
