import type { Place, PlacedStatement, StatementKind } from '@svc/plain-words';
import type { LineChoice, ReadBackLine } from './line.js';
import { paidChoices } from './mended-as.js';
import type { Writing } from './says.js';
import { sayStatement, textsOf } from './says.js';

/** The kind of a line, by what the built-in reader calls a statement; null for what is no line of its own. */
const KIND_OF: Readonly<Record<PlacedStatement['kind'], StatementKind | 'open' | null>> = {
  list: 'price',
  floor: 'lowest',
  fixed_price: 'lowest',
  floor_off: 'lowest',
  reserve: 'lowest',
  free_discount: 'free',
  quantity: 'least_order',
  break: 'volume',
  trade: 'discount',
  grant: 'buyers',
  charge: 'extra',
  gift: 'gift',
  never: 'never',
  handoff: 'handoff',
  fact: 'fact',
  stock: 'stock',
  manner: 'manner',
  name: 'name',
  unit: null,
  currency: null,
  not_understood: 'open',
};

/** What any words can be instead, without a figure to be read. */
const TOLD = ['fact', 'never', 'private', 'nothing'] as const;

const toldChoices = (kind: StatementKind, words: string, language: 'en' | 'zh'): LineChoice[] =>
  TOLD.filter((other) => other !== kind).map((other) => ({
    id: `as_${other}`,
    says: textsOf(language)[other](words),
  }));

/** What words that no statement covers can become. */
export function openChoices(words: string, language: 'en' | 'zh'): LineChoice[] {
  const texts = textsOf(language);
  return [
    { id: 'tell', says: texts.fact(words) },
    { id: 'refuse', says: texts.never(words) },
    { id: 'leave', says: texts.nothing(words) },
  ];
}

/**
 * What the built-in reader took, as lines of the read-back: nothing waits for an answer, since what is in doubt is
 * asked in the questions.
 * @param doubted what is hardly borne out by its words, or asked about
 */
export function linesOfReading(
  statements: readonly PlacedStatement[],
  places: ReadonlyMap<string, readonly Place[]>,
  doubted: readonly Place[],
  writing: Writing,
): ReadBackLine[] {
  const ids = new Set<string>();
  const names = statements.flatMap((said) => (said.kind === 'name' ? [said.name] : []));
  const pathsAt = new Map<string, string[]>();
  for (const [path, all] of places)
    for (const at of new Set(all.map(({ start, end }) => `${start} ${end}`)))
      pathsAt.set(at, [...(pathsAt.get(at) ?? []), path]);
  const isNamed = ({ kind, quote }: PlacedStatement): boolean =>
    kind === 'not_understood' && names.includes(quote.trim());
  return statements.flatMap((said): ReadBackLine[] => {
    if (isNamed(said)) return [];
    const kind = said.kind === 'quantity' && said.min === undefined ? 'most_order' : KIND_OF[said.kind];
    if (kind === null || (kind === 'open' && said.quote.trim() === '')) return [];
    const { quote, start, end } = said;
    let id = `${kind}_${start}`;
    while (ids.has(id)) id += '_2';
    ids.add(id);
    const isDoubted = 'likely' in said || doubted.some((place) => place.start < end && place.end > start);
    return [
      {
        id,
        kind,
        quote,
        start,
        end,
        says: sayStatement(said, writing),
        paths: pathsAt.get(`${start} ${end}`) ?? [],
        certainty: kind === 'open' ? 'open' : isDoubted ? 'likely' : 'sure',
        by: 'reader',
        waits: false,
        choices:
          kind === 'open'
            ? openChoices(quote, writing.language)
            : [...paidChoices(said, writing), ...toldChoices(kind, quote, writing.language)],
      },
    ];
  });
}
