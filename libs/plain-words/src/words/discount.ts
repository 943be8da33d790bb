import { MEASURE_WORD } from './measures.js';
import {
  AMOUNTS_OFF,
  EXTRA,
  NOT_EXTRA,
  OTHER_PERCENT_AFTER,
  OTHER_PERCENT_BEFORE,
  OUTRIGHT,
  PRICE,
} from './phrases/discount.js';
import { saysStacks } from './stacking-words.js';
import type { Figure } from '../statement.js';
import type { Clause } from '../text/clause.js';

/** A discount as it is said in a clause. */
export interface Discount {
  tag: string;
  figure: Figure;
  /** On top of the rest. */
  extra: boolean;
  /** It adds to other discounts, because it is extra or said to be combinable. */
  stacks: boolean;
  /** The range of the clause's text that says it. */
  from: number;
  to: number;
}

type FoundFigure = Omit<Discount, 'extra' | 'stacks'>;
const IMPLIED: readonly RegExp[] = [
  new RegExp(`(?:for|at|is|are|:|to|only|每${MEASURE_WORD}) ?(${PRICE})`, 'd'),
  new RegExp(`(${PRICE})`, 'd'),
];
const PERCENT = /<p\d+>/d;
/** What makes a percentage a discount, whatever stands before it. */
const TAKEN_OFF =
  /^ ?(?:(?:extra|additional|further|more) )?(?:off\b|discount|reduction|rebate|less\b|cheaper|more off)/;

function findPercent(clause: Clause): FoundFigure | null {
  for (const match of clause.text.matchAll(new RegExp(PERCENT.source, 'dg'))) {
    const before = clause.text.slice(Math.max(0, match.index - 24), match.index);
    const after = clause.text.slice(match.index + match[0].length);
    const number = clause.number(match[0]);
    if (!number) continue;
    if (
      !number.text.includes('折') &&
      !TAKEN_OFF.test(after) &&
      (OTHER_PERCENT_AFTER.test(after) || OTHER_PERCENT_BEFORE.test(before))
    )
      continue;
    return {
      tag: match[0],
      figure: { share: Number(`${Math.abs(number.value)}e-2`) },
      from: match.index,
      to: match.index + match[0].length,
    };
  }
  return null;
}

/** A price that it goes down to stands here: its figure is no amount off. */
const DOWN_TO = /降[到至]|(?:down|drops?|reduced?|lowered|cut) to ?$/;

/** Ways to say a figure; the tag is in group 1. */
interface FigurePhrases {
  patterns: readonly RegExp[];
  figure(value: number): Figure;
  /** An amount off is not what "down to" leads to. */
  notDownTo?: boolean;
}
const AMOUNT: FigurePhrases = { patterns: AMOUNTS_OFF, figure: (amount) => ({ amount }), notDownTo: true };
const PRICE_SAID: FigurePhrases = { patterns: OUTRIGHT, figure: (price) => ({ to_price: price }) };
const PRICE_IMPLIED: FigurePhrases = { patterns: IMPLIED, figure: (price) => ({ to_price: price, implied: true }) };

function findBy(clause: Clause, { patterns, figure, notDownTo }: FigurePhrases): FoundFigure | null {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.text);
    const [tag, at, tagAt] = [match?.[1], match?.indices?.[0], match?.indices?.[1]];
    if (tag === undefined || !at || (notDownTo && DOWN_TO.test(clause.text.slice(at[0], tagAt?.[0])))) continue;
    return { tag, figure: figure(clause.value(tag)), from: at[0], to: at[1] };
  }
  return null;
}

/** "Skip the gift box (-$3)", "the old battery handed in: -$5". */
function findMinus(clause: Clause): FoundFigure | null {
  const match = [...clause.text.matchAll(/(?<=[(:=]\s?)<m\d+>/g)].find(([tag]) => (clause.number(tag)?.value ?? 0) < 0);
  return match
    ? {
        tag: match[0],
        figure: { amount: clause.value(match[0]) },
        from: match.index,
        to: match.index + match[0].length,
      }
    : null;
}

/** Whether the words say that it comes on top of the rest. */
export function saysExtra(text: string): boolean {
  return EXTRA.test(text.replace(NOT_EXTRA, ''));
}

/**
 * The first discount in a clause: a percentage, an amount off, or a price that it goes down to.
 * A price that is only implied ("cash: 950") counts when `implied` is set.
 */
export function findDiscount(clause: Clause, implied = false): Discount | null {
  const found =
    findPercent(clause) ??
    findMinus(clause) ??
    findBy(clause, AMOUNT) ??
    findBy(clause, PRICE_SAID) ??
    (implied ? findBy(clause, PRICE_IMPLIED) : null);
  if (!found) return null;
  const extra = saysExtra(clause.text);
  return { ...found, extra, stacks: extra || saysStacks(clause.text) };
}
