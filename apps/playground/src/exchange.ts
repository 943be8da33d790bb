import type { ChatLine } from './components/chat-log.js';
import type { ChartTurn } from './components/offer-chart.js';
import { timeOf } from './deal-rows.js';
import { decidedText } from './decided.js';
import type { Policy, PracticeTurn, ReplyAnswer } from './service/service.js';
import type { Words } from './words/words.js';

/** A message of the buyer and what was answered. */
export interface Exchange {
  readonly said: string;
  readonly answer: ReplyAnswer;
}

/** What of a reading is shown, beside the package. */
export interface ShownFacts {
  readonly acts?: readonly { readonly act: string; readonly words: string }[];
  readonly open_questions?: readonly string[];
  readonly unread?: readonly string[];
  /** What the buyer would pay in all, where they said that. */
  readonly total?: number;
  /** Of what that is, where they said it. */
  readonly total_of?: 'deal' | 'period';
}

export const factsOf = ({ reading }: Pick<ReplyAnswer, 'reading'>): ShownFacts => reading.facts as ShownFacts;

/** The conversation as it is read, with how each message was read and what decided each answer. */
export const linesOf = (exchanges: readonly Exchange[], policy: Policy, words: Words, money: Money): ChatLine[] =>
  exchanges.flatMap(({ said, answer }) => {
    // A sum for all is shown as it was said, and not as what one of them would cost.
    const { total } = factsOf(answer);
    const named = Object.entries(answer.reading.package).filter(([id]) => id !== 'price' || total === undefined);
    const values = proposalOf(Object.fromEntries(named), policy, words, money).map(({ value }) => value);
    const proposed = total === undefined ? values : [money(total), ...values];
    const read = words.practice.intents[answer.reading.intent];
    return [
      { from: 'buyer' as const, text: said, note: [read, ...proposed].join(' · ') },
      { from: 'seller' as const, text: answer.reply, note: decidedText(answer.decided_by, words) },
    ];
  });

type Money = (amount: number) => string;

/** A package in the words of the policy: `[{ name: 'Payment', value: 'cash' }]`. */
export const proposalOf = (
  proposed: ReplyAnswer['reading']['package'],
  policy: Policy,
  { practice: words, receipt }: Words,
  money: Money,
): { name: string; value: string }[] =>
  Object.entries(proposed).map(([id, value]) => {
    if (id === 'price') return { name: words.price, value: money(Number(value)) };
    if (id === 'quantity')
      return { name: words.quantity, value: [value, policy.quantity?.unit].filter(Boolean).join(' × ') };
    const time = id === 'periods' ? timeOf({ period: policy.period?.unit, periods: Number(value) }, receipt) : null;
    if (time !== null) return { name: receipt.time, value: time };
    const term = policy.terms?.find((one) => one.id === id);
    return {
      name: term?.label ?? id,
      value: term?.options.find((one) => one.id === value)?.label ?? String(value),
    };
  });

/** What buyers asked that nobody has answered, each once. */
export const openQuestionsOf = (exchanges: readonly Exchange[]): string[] => [
  ...new Set(exchanges.flatMap(({ answer }) => factsOf(answer).open_questions ?? [])),
];

/** The conversation as the practice buyer is told it. */
export const historyOf = (exchanges: readonly Exchange[]): PracticeTurn[] =>
  exchanges.flatMap(({ said, answer }) => [
    { role: 'customer' as const, shown: said },
    { role: 'seller' as const, shown: answer.reply_with_offer },
  ]);

/**
 * The conversation in what a unit brings the seller, a turn each: its price without what is paid on top, and what the
 * options of the offer are worth to the seller; so a price with another option can be compared. Of a buyer's total that
 * is what the charges of the offer leave of it.
 */
export const chartOf = (exchanges: readonly Exchange[]): ChartTurn[] =>
  exchanges.map(({ answer }) => {
    const { offer } = answer;
    const asked = askedIn(answer);
    const worth = offer === null ? 0 : offer.net - offer.price;
    return { offered: offer?.net ?? null, asked: asked === null ? null : asked + worth };
  });

type Charged = Pick<
  NonNullable<ReplyAnswer['offer']>,
  'quantity' | 'periods' | 'charges' | 'total_per_period' | 'total'
>;

/** The unit price that the buyer named, without what the offer charges on top; null where they named none. */
function askedIn({ reading, offer }: Pick<ReplyAnswer, 'reading' | 'offer'>): number | null {
  const { price } = reading.package as { readonly price?: unknown };
  const { total, total_of: of } = factsOf({ reading });
  if (typeof total !== 'number' || !offer) return typeof price === 'number' ? price : null;
  const periods = periodsOf(offer, total, of);
  return (total - chargedOn(offer, periods)) / offer.quantity / (periods ?? 1);
}

/** Of how many periods a buyer's total is; null where nothing is paid by time, or it is of one alone. */
function periodsOf({ periods, total_per_period: one, total: all }: Charged, total: number, of?: string): number | null {
  if (one === undefined || typeof periods !== 'number' || all === undefined) return null;
  const isFar = Math.abs(Math.log(total / all)) > Math.abs(Math.log(total / one));
  return of === 'period' || (of === undefined && isFar) ? null : periods;
}

/** What is paid on top: in all periods; of what is paid by time, in one; else once. */
const chargedOn = ({ charges, total_per_period: one }: Charged, periods: number | null): number =>
  charges.reduce((sum, { amount, per }) => {
    if (per !== undefined) return sum + amount * (periods ?? 1);
    return one === undefined || periods !== null ? sum + amount : sum;
  }, 0);
