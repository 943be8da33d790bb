import type { Span } from '../acts.js';

/** What a part of a message can be reported to do. */
export const REPORTED_ACTS = [
  'bid',
  'relative',
  'lower',
  'count',
  'period',
  'want',
  'without',
  'wish',
  'some_of',
  'accept',
  'refuse',
  'ask',
  'claim',
  'person',
  'leave',
  'defer',
  'courtesy',
  'other',
] as const;
export type ReportedKind = (typeof REPORTED_ACTS)[number];

/** What the figure of a bid, or of a price named beside another one, is. */
export const FIGURE_MEANS = [
  'each',
  'for_all',
  'off',
  'unsaid',
  'middle',
  'more_than_mine',
  'less_than_yours',
] as const;
export type FigureMeans = (typeof FIGURE_MEANS)[number];

/** What a question can be about, beside the ids of the vocabulary. */
export const ASKED = ['price', 'total', 'lowest', 'stock', 'bot', 'other'] as const;

/** No message does more than this. */
export const ACTS_AT_MOST = 40;

/** One thing that a message does, as it was pointed at: places of the folded message, and ids of the vocabulary. */
export interface ReportedAct {
  act: ReportedKind;
  quote: Span;
  /** Where the money or percentage stands. */
  figure: Span | null;
  /** Where the number of pieces, or the time, stands. */
  count: Span | null;
  means: FigureMeans | null;
  /** An option of a term. */
  option: { term: string; option: string } | null;
  about: string | null;
  group: string | null;
  /** Which standing offer, 1-based. */
  choice: number | null;
  /** A yes with something new beside it. */
  beside: boolean;
  /** Which of several proposals it belongs to; null where there is one, or where it belongs to all. */
  proposal: number | null;
}

/** What was reported of a message. */
export interface ReportedMessage {
  language: 'en' | 'zh' | 'other';
  acts: ReportedAct[];
  /** Somebody found several meanings that matter, or pointed at something that is not there. */
  unclear: boolean;
}
