import type { ChatLine } from './components/chat-log.js';
import type { ChartTurn } from './components/offer-chart.js';
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
}

export const factsOf = ({ reading }: Pick<ReplyAnswer, 'reading'>): ShownFacts => reading.facts as ShownFacts;

/** The conversation as it is read, with how each message was read and what decided each answer. */
export const linesOf = (exchanges: readonly Exchange[], policy: Policy, words: Words, money: Money): ChatLine[] =>
  exchanges.flatMap(({ said, answer }) => {
    const proposed = proposalOf(answer.reading.package, policy, words, money).map(({ value }) => value);
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
  { practice: words }: Words,
  money: Money,
): { name: string; value: string }[] =>
  Object.entries(proposed).map(([id, value]) => {
    if (id === 'price') return { name: words.price, value: money(Number(value)) };
    if (id === 'quantity') return { name: words.quantity, value: `${value} ${policy.quantity?.unit ?? ''}`.trim() };
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

/** The prices of the conversation, a turn each. */
export const chartOf = (exchanges: readonly Exchange[]): ChartTurn[] =>
  exchanges.map(({ answer }) => {
    const asked = (answer.reading.package as { readonly price?: unknown }).price;
    return { offered: answer.offer?.price ?? null, asked: typeof asked === 'number' ? asked : null };
  });
