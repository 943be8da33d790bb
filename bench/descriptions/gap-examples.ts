import { readdirSync, readFileSync } from 'node:fs';
import { gapFeatures, gapsOf } from '../../libs/plain-words/src/certainty/clause-gaps.js';
import type { Example } from '../fit-linear.js';
import { withoutMarks } from './own-descriptions.js';

/** A gap between two words of a description of our own, with whether a clause begins behind it. */
export interface LabelledGap extends Example {
  language: 'en' | 'zh';
  description: string;
}

/** How the clauses of a description stand together. */
type Writing = 'written' | 'unmarked' | 'spoken';
const WRITINGS: readonly Writing[] = ['written', 'unmarked', 'spoken'];

const MARKS_AT_END = /[\s.,;:!?。，；：！？、…]+$/u;
const MARKS_INSIDE = /(?<!\p{Nd})[,，]|[,，](?!\p{Nd})|[.;:!?。；：！？、…](?=\s|$|\p{Script=Han})/gu;

const written: Readonly<Record<Writing, (clause: string) => string>> = {
  written: (clause) => clause,
  unmarked: (clause) => clause.replace(MARKS_AT_END, ''),
  spoken: (clause) => clause.replace(MARKS_AT_END, '').replace(MARKS_INSIDE, '').toLowerCase(),
};

/** A description out of its clauses, and the code points at which each begins. */
export function joined(clauses: readonly string[], between: string): { text: string; starts: ReadonlySet<number> } {
  const starts = new Set<number>();
  let text = '';
  for (const clause of clauses) {
    if (text !== '') text += between;
    starts.add([...text].length);
    text += clause;
  }
  return { text, starts };
}

/** The clauses of each description of our own. */
export function ownTexts(folder: URL): { id: string; language: 'en' | 'zh'; clauses: string[] }[] {
  const files = readdirSync(folder).filter((name) => /^own-(?:clauses|sums|offers)-/u.test(name));
  return files.sort().flatMap((name) => {
    const language = name.endsWith('-zh.txt') ? 'zh' : 'en';
    return readFileSync(new URL(name, folder), 'utf8')
      .split(/\n\s*\n/u)
      .map((block, at) => {
        const lines = block.split('\n').filter((line) => /^[a-z] /u.test(line));
        return { id: `${name} ${at}`, language, clauses: lines.map((line) => withoutMarks(line.slice(2)).trim()) };
      });
  });
}

/** Every gap of the descriptions, in each way of writing them down. */
export function ownGaps(
  texts: readonly { id: string; language: 'en' | 'zh'; clauses: readonly string[] }[],
): LabelledGap[] {
  return texts.flatMap(({ id, language, clauses }) =>
    WRITINGS.flatMap((writing) =>
      gapsIn(clauses.map(written[writing]).filter((clause) => clause !== '')).map((gap) => ({
        ...gap,
        weight: 1,
        language,
        description: `${id} ${writing}`,
      })),
    ),
  );
}

function gapsIn(clauses: readonly string[]): Pick<Example, 'features' | 'classes'>[] {
  const { text, starts } = joined(clauses, ' ');
  const found = gapsOf(text);
  let from = 0;
  return found.gaps.map((gap) => {
    for (let at = from; at < gap.next; at += 1)
      if (found.tokens[at]?.mark === true) from = at + 1;
      else if (starts.has(found.tokens[at]?.start ?? -1)) from = at;
    return { features: gapFeatures(found, gap, from), classes: new Set(starts.has(gap.start) ? ['begins'] : []) };
  });
}
