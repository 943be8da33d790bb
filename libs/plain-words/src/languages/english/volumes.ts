import type { NumberMention } from '@svc/language';
import { JOINS, LEADS, NO_UNIT, STARTS, SUFFIX, TAIL } from './phrases/volumes.js';
import type { Figure, Statement, StatementOf } from '../../statement.js';
import { Clause } from '../../text/clause.js';
import type { Range } from '../../text/range.js';
import type { TaggedText } from '../../text/tagged-text.js';
import { saysExtra } from '../../words/discount.js';
import { oneOf } from '../../words/one-of.js';
import { pattern, patternWith } from '@svc/language';
import { saysStacks } from '../../words/stacking-words.js';

/** What a sentence says of volumes, and the ranges of it that are still to be read. */
export interface VolumesRead {
  statements: Statement[];
  left: Range[];
}

const COUNT = '<[cny]\\d+>';
const UNIT = `(?: ?(?:(?!${NO_UNIT}\\b)[a-z'-]+|of)){0,3}\\)?`;
const PREFIX = `(?:(?:${[...STARTS, ...LEADS].join('|')})[ :]{1,2}){0,6}`;
const VOLUME = patternWith('g')`
    (?<![a-z>])(${PREFIX})(${COUNT})(?:(${UNIT}) ?(?:-|to|up to|till|until) ?(${COUNT}))?
    (${UNIT}(?: \([^()<]{0,30}\))?)(${SUFFIX})?
  `;
const STARTS_VOLUME = new RegExp(`[ :]${oneOf(STARTS)}[ :]`);
/** "It is one pallet,": says in passing what a volume amounts to. */
const ASIDE = "(?:,? ?(?:it is|it's|that is|that's|this is|which is|so|meaning) <[cx]\\d+>,)?";
const GAP = `${ASIDE}\\s{0,40}[,:;=–—-]{0,3}\\s{0,16}(?:${JOINS}[\\s,:=–—-]{1,12}){0,8}`;
const PER = '(?: (?:per|an?|each|every|the|for each|for every|for one|off each) [a-z]+| each| ?\\/ ?[a-z]+)?';
const OFF = '(?:off|less|discount|reduction|cheaper|rebate|lower|knocked off|extra|more|down|under list|below list)';
const FIGURE = `(<[mnp]\\d+>)(${PER},? ?${OFF}(?![a-z])${PER})?(${PER})`;
const FORWARD = new RegExp(`(${GAP})${FIGURE}`, 'y');
const BACKWARD = new RegExp(
  `${FIGURE}[\\s]{0,2}(?:(?:is|are|applies|given|goes|price|a piece|discount|each|apiece|\\() ?){0,3}$`,
);

/** A volume in a sentence, without its figure yet. */
interface Found {
  count: string;
  /** The end of a range such as "10-49". */
  upTo: string | undefined;
  unitWord: string;
  at: number;
  end: number;
  /** Its words leave no doubt: "from", "or more". */
  sure: boolean;
  /** "All three": there are no more. */
  all: boolean;
  /** "$7.50 (12 to 23)". */
  bracketed: boolean;
  opens: boolean;
  lead: string;
}

function volumesIn(text: string, sentence: Range): Found[] {
  const found: Found[] = [];
  const said = text.slice(0, sentence.to);
  VOLUME.lastIndex = sentence.from;
  for (let match = VOLUME.exec(said); match; match = VOLUME.exec(said)) {
    const [whole, prefix = '', count = '', , upTo, unit = '', suffix] = match;
    const before = text.slice(sentence.from, match.index);
    found.push({
      at: match.index,
      end: match.index + whole.length,
      count,
      upTo,
      lead: prefix,
      unitWord: /[a-z]{2,20}/.exec(unit)?.[0] ?? '',
      sure:
        suffix !== undefined ||
        STARTS_VOLUME.test(` ${prefix}`) ||
        (before.endsWith('(') && whole.endsWith(')')) ||
        /<p\d+> (?:off|for|on|at|with) (?:an? )?$/.test(before),
      bracketed: before.endsWith('('),
      all: /(?:^| )all $/.test(prefix),
      opens: /^[\s*•·(-]*(?:[a-z ]{3,24}: ?)?$|[,;:] ?$/.test(before),
    });
  }
  return found;
}

const numberOf = (tagged: TaggedText, tag: string): NumberMention | undefined =>
  tagged.numbers[Number(/\d+/.exec(tag)?.[0])];

type Settled = { figure: Figure; tag: string; from: number; to: number };

function figureOf(tagged: TaggedText, tag: string, off: string | undefined, gap: string): Figure {
  const value = Math.abs(numberOf(tagged, tag)?.value ?? 0);
  if (tag.startsWith('<p')) return { share: Number(`${value}e-2`) };
  const taken =
    off !== undefined ||
    pattern`
    (?:^|[^a-z])(?:save|saves|knock|minus|less|off|discount|reduction|extra|another|further|additional|by|cut)[ ]
    (?:of )?$
  `.test(gap) ||
    (/[-−]$/.test(gap.trimEnd()) && !/\s-\s?$/.test(gap));
  return taken ? { amount: value } : { to_price: value, implied: true };
}

/** The figure right behind a volume. */
function figureBehind(tagged: TaggedText, volume: Found, sentence: Range): Settled | null {
  FORWARD.lastIndex = volume.end;
  const match = FORWARD.exec(tagged.text.slice(0, sentence.to));
  if (!match) return null;
  const [whole, gap = '', tag = '', off] = match;
  const to = volume.end + whole.length;
  const after = tagged.text.slice(to, sentence.to);
  if (tag.startsWith('<n') && off === undefined && !/^\s*(?:[,;.)\n]|$)/.test(after)) return null;
  if (
    tag.startsWith('<n') &&
    off === undefined &&
    !/^[\s:=–—-]*$/.test(gap) &&
    !/^ ?(?:each|apiece|per|an?)/.test(tagged.text.slice(volume.end + gap.length + tag.length))
  )
    return null;
  if (/^ ?(?:deposit|delivery|shipping|fee|surcharge|on orders)/.test(after)) return null;
  return { figure: figureOf(tagged, tag, off, gap), tag, from: volume.at, to };
}

/** The figure right before a volume: "5 % off from 20 boxes". */
function figureBefore(tagged: TaggedText, volume: Found, sentence: Range): Settled | null {
  const from = Math.max(sentence.from, volume.at - 60);
  const match = BACKWARD.exec(tagged.text.slice(from, volume.at));
  if (!match) return null;
  const [, tag = '', off] = match;
  const figure = figureOf(tagged, tag, off, tagged.text.slice(sentence.from, from + match.index));
  return { figure, tag, from: from + match.index, to: volume.end };
}

function isWhole(tagged: TaggedText, tag: string): boolean {
  const number = numberOf(tagged, tag);
  return number !== undefined && Number.isInteger(number.value) && number.value >= 1;
}

const singular = (word: string): string =>
  /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?<=x|ch|sh|ss)es$|(?<=[a-z]{2})s$/, '');

/** "Up to 49: $20": the row of the smallest orders. */
const SMALLEST_ROW = new RegExp(
  `^\\W*(?:up to|under|below|fewer than|less than) (${COUNT})${UNIT}\\)?${GAP}(<[mn]\\d+>)(?! ?(?:off|less))${PER}`,
);

function smallestRow(tagged: TaggedText, sentence: Range): { row: StatementOf<'break'>; range: Range } | null {
  const match = SMALLEST_ROW.exec(tagged.text.slice(sentence.from, sentence.to));
  const [whole, count, price] = match ?? [];
  if (whole === undefined || count === undefined || price === undefined) return null;
  const range = { from: sentence.from, to: sentence.from + whole.length };
  return {
    range,
    row: {
      kind: 'break',
      from: 1,
      upTo: numberOf(tagged, count)?.value ?? 1,
      figure: { to_price: numberOf(tagged, price)?.value ?? 0 },
      extra: false,
      stacks: false,
      unit: numberOf(tagged, count)?.unit ?? null,
      quote: new Clause(tagged, range.from, range.to).quote,
    },
  };
}

/** Whether a count is surely a volume: by its words, in brackets, as the beginning of a row, or after another. */
const isSaidAsVolume = (volume: Found, goesOn: boolean): boolean =>
  volume.sure ||
  (volume.bracketed && volume.upTo !== undefined) ||
  (volume.upTo !== undefined && volume.opens) ||
  (goesOn && volume.lead !== '');

/** A volume with the figure that belongs to it. */
function breakOf(tagged: TaggedText, volume: Found, settled: Settled, sentence: Range): StatementOf<'break'> {
  const valueOf = (tag: string): number => numberOf(tagged, tag)?.value ?? 0;
  const clause = new Clause(tagged, settled.from, settled.to);
  const piece = `${clause.text}${/^[^,;.]{0,60}/.exec(tagged.text.slice(settled.to, sentence.to))?.[0] ?? ''}`;
  const extra = saysExtra(piece);
  const unit = numberOf(tagged, volume.count)?.unit ?? (volume.unitWord === '' ? null : singular(volume.unitWord));
  return {
    kind: 'break',
    from: valueOf(volume.count),
    ...(volume.upTo === undefined ? {} : { upTo: valueOf(volume.upTo) }),
    ...(volume.all ? { all: true } : {}),
    figure: settled.figure,
    extra,
    stacks: extra || saysStacks(piece),
    unit: unit === 'of' ? null : unit,
    quote: clause.quote,
  };
}

/**
 * Reads every volume of a sentence that has its figure beside it: "from 20 boxes 4 % off, from 60 boxes 9 %",
 * "250-499  24.00".
 */
export function readVolumes(tagged: TaggedText, sentence: Range, soFar: readonly Statement[]): VolumesRead {
  const statements: StatementOf<'break'>[] = [];
  const taken: Range[] = [];
  const volumes = volumesIn(tagged.text, sentence);
  const valueOf = (tag: string): number => numberOf(tagged, tag)?.value ?? 0;
  const listed = soFar.some((said) => said.kind === 'list');
  let backward: boolean | null = null;
  const small = smallestRow(tagged, sentence);
  if (small) {
    statements.push(small.row);
    taken.push(small.range);
  }
  for (const volume of volumes) {
    if (taken.some((range) => range.from < volume.end && range.to > volume.at) || !isWhole(tagged, volume.count))
      continue;
    if (!isSaidAsVolume(volume, statements.length > 0)) continue;
    const behind = figureBehind(tagged, volume, sentence);
    const before = volume.sure || volume.bracketed ? figureBefore(tagged, volume, sentence) : null;
    const ahead =
      before !== null &&
      before.from >= (taken.at(-1)?.to ?? 0) &&
      (!('to_price' in before.figure) || listed || volume.bracketed)
        ? before
        : null;
    backward ??=
      behind === null || ahead === null
        ? null
        : volume.bracketed || /[,;]|\band\b/.test(tagged.text.slice(volume.end, behind.to));
    const settled = backward === true ? ahead : (behind ?? ahead);
    if (settled === null || (volume.upTo !== undefined && valueOf(volume.upTo) <= valueOf(volume.count))) continue;
    const to = settled.to + (TAIL.exec(tagged.text.slice(settled.to, sentence.to))?.[0].length ?? 0);
    statements.push(breakOf(tagged, volume, settled, sentence));
    taken.push({ from: settled.from, to });
  }
  return { statements, left: statements.length === 0 ? [sentence] : rangesBetween(tagged.text, sentence, taken) };
}

function rangesBetween(text: string, sentence: Range, taken: readonly Range[]): Range[] {
  const left: Range[] = [];
  let from = sentence.from;
  for (const range of [...taken, { from: sentence.to, to: sentence.to }]) {
    if (
      /[\p{L}<]/u.test(text.slice(from, range.from)) &&
      !/^\W*(?:and|or|but|then|so|each|for|with|plus|also)?\W*$/.test(text.slice(from, range.from))
    )
      left.push({ from, to: range.from });
    from = range.to;
  }
  return left;
}
