import { HelperError } from './helper-error.js';
import { MAX_OUTCOME_DOLLARS } from './limits.js';

/** How it went, in the words that are kept. */
export const OUTCOMES = ['better_than_aim', 'as_aimed', 'worse_than_aim', 'refused', 'did_not_ask'] as const;

/** One of {@link OUTCOMES}. */
export type Outcome = (typeof OUTCOMES)[number];

/** Bands of an amount in whole dollars: the first whose end it does not exceed. */
export const AMOUNT_BANDS = [
  { name: '0', upTo: 0 },
  { name: '1-99', upTo: 99 },
  { name: '100-499', upTo: 499 },
  { name: '500-1999', upTo: 1_999 },
  { name: '2000-9999', upTo: 9_999 },
  { name: '10000-49999', upTo: 49_999 },
  { name: '50000+', upTo: MAX_OUTCOME_DOLLARS },
] as const;

/** What is told: the receipt says which situation and in which week, the person says the rest. */
export interface ToldOutcome {
  situation_key: string;
  /** Whole weeks since 1970-01-01. */
  week: number;
  outcome: string;
  amount: number | null;
}

/** One member of what is kept of an outcome, what it says on the privacy page, and the code that makes it. */
export interface KeptMember {
  readonly member: string;
  readonly says: string;
  keep(told: ToldOutcome): string;
}

/** Everything that is kept of an outcome. The code that keeps and the page that says so read this one table. */
export const KEPT: readonly KeptMember[] = [
  {
    member: 'situation_key',
    says: 'which of the listed situations it was',
    keep: ({ situation_key }) => situation_key,
  },
  { member: 'outcome', says: `how it went: ${OUTCOMES.join(', ')}`, keep: ({ outcome }) => outcome },
  {
    member: 'amount_band',
    says:
      'the band that the amount falls into, never the amount: ' +
      `${AMOUNT_BANDS.map(({ name }) => name).join(', ')}, or none`,
    keep: ({ amount }) => (amount === null ? 'none' : bandOf(amount)),
  },
  {
    member: 'quarter',
    says: 'the quarter of the answer, such as 2026Q4; neither day nor hour',
    keep: ({ week }) => quarterOf(week),
  },
];

/** What is kept of an outcome: nothing but the members of {@link KEPT}. */
export interface KeptOutcome {
  situation_key: string;
  outcome: Outcome;
  amount_band: string;
  quarter: string;
}

/**
 * Reduces an outcome to what is kept of it.
 * @throws {HelperError} `outcome_unknown` or `amount_range`
 * @example redactOutcome({ situation_key: 'used_car', week: 2968, outcome: 'as_aimed', amount: 640 }).amount_band //
 *   '500-1999'
 */
export function redactOutcome(told: ToldOutcome): KeptOutcome {
  if (!(OUTCOMES as readonly string[]).includes(told.outcome))
    throw new HelperError('outcome_unknown', ['outcome'], `one of ${OUTCOMES.join(', ')}`);
  const { amount } = told;
  if (amount !== null && (!Number.isInteger(amount) || amount < 0 || amount > MAX_OUTCOME_DOLLARS))
    throw new HelperError(
      'amount_range',
      ['amount'],
      `must be a whole number from 0 to ${MAX_OUTCOME_DOLLARS}, or null`,
    );
  return Object.fromEntries(KEPT.map(({ member, keep }) => [member, keep(told)])) as unknown as KeptOutcome;
}

function bandOf(amount: number): string {
  return AMOUNT_BANDS.find(({ upTo }) => amount <= upTo)?.name ?? AMOUNT_BANDS[AMOUNT_BANDS.length - 1]!.name;
}

const WEEK_MILLIS = 7 * 24 * 3_600_000;

/** The week of a time: whole weeks since 1970-01-01T00:00:00Z. */
export const weekOf = (millis: number): number => Math.floor(millis / WEEK_MILLIS);

function quarterOf(week: number): string {
  const day = new Date(week * WEEK_MILLIS);
  return `${day.getUTCFullYear()}Q${Math.floor(day.getUTCMonth() / 3) + 1}`;
}
