import { readdirSync, readFileSync } from 'node:fs';
import { clauseFeatures } from '../../libs/plain-words/src/certainty/clause-features.js';
import type { Example } from '../fit-linear.js';
import { withoutMarks } from './own-descriptions.js';
import type { Money, Row, Truth } from './truth.js';

/** What the labels of a clause of our own stand for. */
const LABELS = {
  n: 'name',
  g: 'goods',
  r: 'refusal',
  c: 'chatter',
  s: 'seller',
  o: 'order',
  d: 'deal',
  h: 'handoff',
} as const;
type Label = keyof typeof LABELS;
export type Said = (typeof LABELS)[Label];

/** The class of the model that a clause trains. */
const classOf = (said: Said): string => (said === 'seller' || said === 'order' ? 'private' : said);

/** A clause with what it says, and the description that it stands in. */
export interface LabelledClause extends Example {
  said: Said;
  language: 'en' | 'zh';
  description: string;
  source: 'own' | 'development';
}

/** The sets of descriptions that served development or have been looked at; e and j are held out. */
export const DEVELOPMENT_SETS = [
  'a',
  'b',
  'c',
  'd',
  'f',
  'g',
  'h',
  'i',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  'r',
  's',
  'u',
  'v',
  'w',
  'x',
];

/** A row of the earlier sets, whose trades are options and which have no name. */
type EarlierRow = Omit<Row, 'truth'> & { expect: Truth & { ok?: boolean; trades?: Truth['options'] } };

/** What the seller of a row means, or null for a description that must be refused. */
function truthOf(row: Row | EarlierRow): Truth | null {
  if ('truth' in row) return row.truth.sound === false ? null : row.truth;
  const { ok, trades, ...truth } = row.expect;
  return ok === false ? null : { ...truth, ...(trades && { options: trades }) };
}

const MARK = patternOfMarks();
const END = /[\s.,;:!?。，；：！？、|]+$/u;
const [FEWEST, MOST] = [2, 110];

function patternOfMarks(): RegExp {
  const comma = String.raw`(?<!\d)[,，]|[,，](?!\d)|\.(?=\s|$)`;
  return new RegExp(String.raw`${comma}|[;!?\n。；！？、|｜]|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|\s[-–—]\s`, 'u');
}

const labelled = (text: string, clause: Pick<LabelledClause, 'said' | 'language' | 'description' | 'source'>) => ({
  ...clause,
  features: clauseFeatures(text.replace(END, '')),
  classes: new Set([classOf(clause.said)]),
  weight: 1,
});

const linesOf = (file: URL): string[] => readFileSync(file, 'utf8').split('\n');

/** The clauses of our own: a label and a clause a line, descriptions parted by an empty line. */
export function ownClauses(folder: URL): LabelledClause[] {
  const files = readdirSync(folder).filter((name) => /^own-(?:clauses|sums|offers)-/.test(name));
  return files.sort().flatMap((name) => {
    const language = name.endsWith('-zh.txt') ? 'zh' : 'en';
    let description = 0;
    return linesOf(new URL(name, folder)).flatMap((line) => {
      if (line === '') description += 1;
      const [, label, text = ''] = /^([ngsodrhc]) (.*)$/u.exec(line) ?? [];
      // These descriptions say little but sums: only their refusals and hand-offs are taken.
      if (label === undefined || (name.startsWith('own-sums-') && !'rh'.includes(label))) return [];
      const place = { language, description: `${name} ${description}`, source: 'own' } as const;
      return [labelled(withoutMarks(text), { said: LABELS[label as Label], ...place })];
    });
  });
}

const figuresOf = (money: Money | undefined): number[] => (money === undefined ? [] : Object.values(money));

/** Every figure of the deal, as it may be written. */
function dealFigures({ list_price, floor_price, options = [], breaks = [], grants = [] }: Truth): string[] {
  const moneys = [...options, ...breaks, ...grants].flatMap(({ gives, unlocks }) => [gives, unlocks]);
  const charges = options.map(({ charge }) => charge);
  const figures = [
    list_price,
    floor_price,
    ...breaks.map(({ from }) => from),
    ...[...moneys, ...charges].flatMap(figuresOf),
  ];
  return figures
    .filter((figure) => figure !== undefined)
    .flatMap((figure) => [String(figure), figure.toLocaleString('en'), `${Math.round(figure * 1e4) / 100}%`]);
}

const namesOne = (clause: string, subjects: readonly (string | string[])[] = []): boolean =>
  subjects.flat().some((word) => clause.toLowerCase().includes(word.toLowerCase()));

/** What a clause says by the truth of its description; null where that leaves it open. */
function saidBy(truth: Truth, clause: string): Said | null {
  const written: readonly string[] = clause.match(/\d[\d.,]*\d%?|\d%?/gu) ?? [];
  const ofDeal = dealFigures(truth).some((figure) => written.includes(figure));
  const said = (
    [
      ['goods', truth.facts],
      ['seller', truth.not_facts],
      ['refusal', truth.never],
      ['handoff', truth.handoff],
    ] as const
  ).filter(([, subjects]) => namesOne(clause, subjects));
  const [first, second] = said;
  if (!first) return ofDeal ? 'deal' : null;
  return second || (ofDeal && first[0] === 'goods') ? null : first[0];
}

/** The sound descriptions of development, each with its truth. */
export const developmentRows = (folder: URL, sets: readonly string[] = DEVELOPMENT_SETS): Row[] =>
  sets
    .flatMap((set) => linesOf(new URL(`${set}.jsonl`, folder)))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row | EarlierRow)
    .flatMap((row) => {
      const truth = truthOf(row);
      return truth === null ? [] : [{ id: row.id, language: row.language, description: row.description, truth }];
    });

/**
 * The clauses of the descriptions of development, cut at their marks, as far as the truth says what they say. The first
 * that holds a word of the name names what is sold, whatever else it says.
 */
export function developmentClauses(folder: URL, sets?: readonly string[]): LabelledClause[] {
  return developmentRows(folder, sets).flatMap(({ id, description, language, truth }) => {
    const clauses = description
      .split(MARK)
      .map((clause) => clause.trim())
      .filter(({ length }) => length >= FEWEST && length <= MOST);
    const naming = clauses.findIndex((clause) => namesOne(clause, truth.name));
    return clauses.flatMap((clause, at) => {
      const said = saidBy(truth, clause) ?? (at === naming ? 'name' : null);
      if (said === null) return [];
      const example = labelled(clause, { said, language, description: id, source: 'development' });
      return [{ ...example, classes: new Set(at === naming ? [classOf(said), 'name'] : [classOf(said)]) }];
    });
  });
}
