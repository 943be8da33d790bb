import { readMessage, type MessageReading } from '@svc/language';
import { vocabularyOf } from '@svc/reply';
import { policyAt, ROW_ACTS, standingAt, type MessageRow, type RowAct } from './message-row.js';

const FIGURES = ['price', 'total', 'quantity'] as const;

/** A row, what was read of it, and in what the two differ. */
interface Outcome {
  row: MessageRow;
  acts: Set<RowAct>;
  figures: Record<(typeof FIGURES)[number], number | null>;
  saysYes: boolean;
  heard: boolean;
}

export interface MessagesReport {
  byLanguage: Record<string, string[]>;
  falseYeses: number;
  differing: string[];
}

/** Reads a message through the product's reader, at its table. */
export function readAtTable(row: MessageRow): MessageReading {
  return readMessage(row.message, vocabularyOf(policyAt(row)), standingAt(row));
}

function outcomeOf(row: MessageRow): Outcome {
  const { package: said, facts, intent } = readAtTable(row);
  const acts = new Set<RowAct>((facts.acts ?? []).map(({ act }) => act));
  const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return {
    row,
    acts: acts.size === 0 ? new Set(['other']) : acts,
    figures: {
      price: facts.total === undefined ? figure(said.price) : null,
      total: figure(facts.total),
      quantity: figure(said.quantity),
    },
    saysYes: intent === 'accept',
    heard:
      [facts.asks, facts.open_questions, facts.asked].some((list) => (list?.length ?? 0) > 0) ||
      facts.asked_about !== undefined ||
      [facts.wants_discount, facts.wants_person, facts.complains].includes(true) ||
      Object.keys(said).some((key) => key.startsWith('term_')),
  };
}

/** F1 of one act; null where neither the rows nor the readings have it. */
function f1(outcomes: readonly Outcome[], act: RowAct): number | null {
  const meant = outcomes.filter(({ row }) => row.acts.includes(act));
  const read = outcomes.filter(({ acts }) => acts.has(act));
  const both = meant.filter(({ acts }) => acts.has(act)).length;
  return meant.length + read.length === 0 ? null : (2 * both) / (meant.length + read.length);
}

const close = (left: number | null, right: number | null): boolean =>
  left === right || (left !== null && right !== null && Math.abs(left - right) < 0.01);

function linesOf(outcomes: readonly Outcome[]): string[] {
  const scores = ROW_ACTS.map((act) => ({ act, score: f1(outcomes, act) })).filter(({ score }) => score !== null);
  const macro = scores.reduce((sum, { score }) => sum + (score ?? 0), 0) / Math.max(1, scores.length);
  const count = (holds: (outcome: Outcome) => boolean): number => outcomes.filter(holds).length;
  const asking = outcomes.filter(({ row }) => row.asks.length > 0);
  const figures = FIGURES.map((name) => {
    const named = outcomes.filter(({ row }) => row[name] !== null);
    const right = (those: readonly Outcome[]): number =>
      those.filter(({ row, figures: read }) => close(row[name], read[name])).length;
    return `${name} exact in ${right(outcomes)}, where named in ${right(named)} of ${named.length}`;
  });
  const missed = outcomes.filter(({ row, saysYes }) => !saysYes && row.yes_to_table);
  const heard = missed.filter(({ acts }) => acts.has('yes')).length;
  const named = scores.map(({ act, score }) => `${act} ${(score ?? 0).toFixed(2)}`).join(', ');
  return [
    `${outcomes.length} rows`,
    `acts: macro-F1 ${macro.toFixed(3)} (${named})`,
    `yes: ${count(({ row, saysYes }) => saysYes && !row.yes_to_table)} false, ${missed.length} of ` +
      `${count(({ row }) => row.yes_to_table)} missed (${heard} of these heard and asked for again)`,
    ...figures,
    `asks: something heard in ${asking.filter(({ heard }) => heard).length} of ${asking.length}`,
  ];
}

/** In what a row and its reading differ; null where in nothing. */
function difference({ row, acts, figures, saysYes, heard }: Outcome): string | null {
  const faults = [
    ...(saysYes === row.yes_to_table ? [] : [saysYes ? 'FALSE YES' : 'missed yes']),
    ...([...acts].sort().join() === [...row.acts].sort().join()
      ? []
      : [`acts ${[...acts].sort().join('+')} for ${[...row.acts].sort().join('+')}`]),
    ...FIGURES.filter((name) => !close(row[name], figures[name])).map(
      (name) => `${name} ${figures[name]} for ${row[name]}`,
    ),
    ...(row.asks.length > 0 && !heard ? [`not heard: ${row.asks.join(', ')}`] : []),
  ];
  const { list, offer, quantity } = row.table;
  return faults.length === 0
    ? null
    : `${row.id} [${list} ${offer} ×${quantity}] ${row.message}\n    ${faults.join('; ')}`;
}

/** Measures every row once; equal rows give equal reports. */
export function measureMessages(rows: readonly MessageRow[]): MessagesReport {
  const outcomes = rows.map(outcomeOf);
  const languages = [...new Set(rows.map(({ language }) => language))];
  return {
    byLanguage: {
      ...Object.fromEntries(
        languages.map((language) => [language, linesOf(outcomes.filter(({ row }) => row.language === language))]),
      ),
      all: linesOf(outcomes),
    },
    falseYeses: outcomes.filter(({ row, saysYes }) => saysYes && !row.yes_to_table).length,
    differing: outcomes.flatMap((outcome) => difference(outcome) ?? []),
  };
}
