import type { Words } from './words/words.js';

/** What decided a move, in words: `rule:opening` is “the opening offer”; what has no words stands as it is. */
export function decidedText(decidedBy: string, { practice: words }: Words): string {
  const [kind, name = ''] = decidedBy.split(':');
  if (kind === 'engine') return words.engine;
  return (words.rules as Readonly<Record<string, string>>)[name] ?? decidedBy;
}
