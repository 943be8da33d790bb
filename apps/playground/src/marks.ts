import { placeOf } from './annotations.js';
import { becameOf, valueAtPointer, type Became } from './became.js';
import type { Mark } from './components/marked-text.js';
import type { CompileAnswer, Policy } from './service/service.js';
import type { Words } from './words/words.js';

type Source = CompileAnswer['sources'][number];

/** What the marks of a description are written with. */
export interface MarkWords {
  readonly words: Words;
  readonly language: string;
}

/** The marks of a description: what is asked about, and the narrowest passage of each rule, or all of a fact. */
export function marksOf(
  description: string,
  { sources, questions, policy }: Pick<CompileAnswer, 'sources' | 'questions' | 'policy'>,
  { words, language }: MarkWords,
): Mark[] {
  const asked = questions.flatMap(({ quote }): Mark[] => {
    const place = placeOf(description, quote);
    return place === null ? [] : [{ ...place, label: '', asked: true }];
  });
  const passages = new Map<string, Source[]>();
  const facts = sources.filter(isFact);
  const isOfFact = ({ path }: Source): boolean => facts.some((fact) => path.startsWith(`${fact.path}/`));
  for (const source of sources.filter((one) => !isOfFact(one) && !hasNarrower(one, sources))) {
    const place = `${source.start} ${source.end}`;
    passages.set(place, [...(passages.get(place) ?? []), source]);
  }
  const became = [...passages.values()].map((together): Mark => {
    const [first] = together;
    const meanings = together.map(({ path }) => becameOf(path, policy as Policy, words, language));
    return {
      start: first?.start ?? 0,
      end: first?.end ?? 0,
      label: labelOf(meanings, first?.quote ?? ''),
      asked: false,
    };
  });
  return [...asked, ...became];
}

/** What buyers are told is all of its words, whichever of them were found first. */
const isFact = (source: Source): boolean => /^\/facts\/\d+$/.test(source.path);

const hasNarrower = (source: Source, sources: readonly Source[]): boolean =>
  !isFact(source) &&
  sources.some(
    (other) =>
      other !== source &&
      other.path.startsWith(source.path) &&
      other.start >= source.start &&
      other.end <= source.end &&
      other.end - other.start < source.end - source.start,
  );

/** The figures in a text, however they are grouped: `$1,200` and `1200元` are both 1200. */
const figuresIn = (text: string): number[] =>
  (text.match(/\d[\d,.]*/g) ?? []).map((figure) => Number(figure.replace(/,|\.$/g, '')));

/** `cash: off without bargaining, worth to you`; the figure is named where the words write it otherwise. */
function labelOf(meanings: readonly Became[], quote: string): string {
  const [subject = ''] = meanings.map((meaning) => meaning.subject).filter((name) => name !== '' && name !== quote);
  const kinds = [...new Set(meanings.map(({ kind }) => kind))].filter((kind) => kind !== '');
  const [figure = ''] = meanings
    .map((meaning) => meaning.figure)
    .filter((one) => !figuresIn(one).every((figure) => figuresIn(quote).includes(figure)));
  const said = [kinds.join(', '), figure].filter((part) => part !== '').join(' ');
  return [subject, said].filter((part) => part !== '').join(': ');
}

/** The sources of what a change by hand has left as it was. */
export const sourcesThatHold = (sources: readonly Source[], before: unknown, after: unknown): Source[] =>
  sources.filter(
    ({ path }) => JSON.stringify(valueAtPointer(before, path)) === JSON.stringify(valueAtPointer(after, path)),
  );
