import { LABELS } from './phrases/speakers.js';

const LINE = /^[ \t]*([A-Za-z]{1,14}(?=[ \t]?:[ \t])|[\u4e00-\u9fff]{1,4}(?=[ \t]?[:：]))[ \t]?[:：]/gm;

/**
 * A chat with the names of its speakers blanked, so that each line reads as what was said; every position stays
 * where it is.
 */
export function blankSpeakers(description: string): string {
  const times = new Map<string, number>();
  for (const [, name = ''] of description.matchAll(LINE))
    times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1);
  return description.replace(LINE, (line, name: string) =>
    (times.get(name.toLowerCase()) ?? 0) > 1 && !LABELS.test(name) ? ' '.repeat(line.length) : line,
  );
}
