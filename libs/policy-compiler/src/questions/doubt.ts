import type { TimeUnit } from '@svc/language';
import type { Place, PlacedStatement, PriceFigure, SaidFigure, SumReading } from '@svc/plain-words';
import type { QuestionTexts } from './question-texts.js';
import type { Setting } from '../assemble/draft.js';

/** Another reading of the statements: what the description says if this choice is the right one. */
export type Reread = (statements: readonly PlacedStatement[]) => PlacedStatement[];

/** One way to read the words in doubt. */
export interface DoubtChoice {
  /** A stable word, such as `thousands`. */
  id: keyof QuestionTexts['choices'];
  /** What its label needs, written out. */
  args: readonly string[];
  reread: Reread;
}

/**
 * Words that can be read in more than one way; the first choice is taken until the seller answers. One choice is a
 * ruling: nothing is asked, but where it `confirms`.
 */
export interface Doubt {
  kind: keyof QuestionTexts['asks'];
  /** JSON pointer to the part of the policy that it decides. */
  path: string;
  place: Place;
  /** Where it asks about several words at once: the place of each. */
  places?: readonly Place[];
  /** What the question needs, written out. */
  args: readonly string[];
  /** `error` where a wrong guess could sign what was not allowed, or sell what was not meant. */
  severity: 'error' | 'warning';
  /** Money a unit that a wrong guess can cost; the dearest doubt is asked first. */
  stake: number;
  choices: readonly DoubtChoice[];
  /** A single choice is asked all the same: the seller confirms it. */
  confirms?: boolean;
  /** What is read until it is answered; absent: the first choice. */
  unanswered?: Reread;
  /** Choices that other answers took away: an answer that names one counts as none. */
  lapsed?: readonly string[];
}

/** A doubt that no answer settled, with the id of its question. */
export interface OpenDoubt {
  id: string;
  doubt: Doubt;
}

/** Question id → choice id. */
export type Answers = Readonly<Record<string, string>>;

/** What a description says with the answers given, and what is still open. */
export interface Settled {
  statements: PlacedStatement[];
  /** The dearest first; errors before warnings. */
  open: OpenDoubt[];
  /** The ids of all questions that these answers meet, answered or not. */
  ids: ReadonlySet<string>;
}

/** What questions of several sums together may be answered with; not each sum has each of these choices. */
export const TOGETHER = ['charge', 'not_part', 'discount'] as const;

/** Where the words stand that a doubt is about. */
export const placesOf = ({ place, places }: Doubt): readonly Place[] => places ?? [place];

/** What a law looks at beside the statements. */
export interface LawContext {
  setting: Setting;
  figures: readonly SaidFigure[];
  /** Every sum with the count and the unit right beside it. */
  sums: readonly PriceFigure[];
  /** What the figures are for, by the words around them. */
  roles: SumReading;
  /** ISO 4217: the currency of the offer. */
  currency: string;
  /** What the price of the offer is paid for; null where it is for no time. */
  period: TimeUnit | null;
  /** An amount for people, in the currency of the offer, with the time that the price is paid for: "€65 a day". */
  money(amount: number): string;
}

/** What a law finds in doubt. */
export type Law = (statements: readonly PlacedStatement[], context: LawContext) => Doubt[];

/** Keeps the reading as it is. */
export const asRead: Reread = (statements) => [...statements];

/**
 * Puts other statements in the place of one; it is found by its kind and place, so that earlier answers may change it.
 */
export function replacing(one: PlacedStatement, ...others: readonly PlacedStatement[]): Reread {
  return (statements) =>
    statements.flatMap((said) =>
      said.kind === one.kind && said.start === one.start && said.end === one.end && said.quote === one.quote
        ? others
        : [said],
    );
}

/** The words of a statement as words that say nothing of the policy. */
export const unused = ({ quote, start, end }: Place): PlacedStatement => ({
  kind: 'not_understood',
  reason: 'words',
  quote,
  start,
  end,
});

/** The choice that the words of a statement say nothing of the policy. */
export const notPart = (said: PlacedStatement): DoubtChoice => ({
  id: 'not_part',
  args: [],
  reread: replacing(said, unused(said)),
});
