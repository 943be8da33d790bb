import { formatMoney } from '@svc/language';
import { currencyDecimals, priceDecimals, type Policy } from '@svc/policy-rules';
import type { BestReserve, PolicyBacktest } from './backtest-shape.js';

/** A result without its sentences. */
type Result = Omit<PolicyBacktest, 'summary'>;

/** What a sentence is filled with, each as text. */
type Filling = Readonly<Record<string, string>>;

/** The sentences of a language; `{name}` stands for a figure. */
interface Sentences {
  reserve: string;
  visitor: string;
  knowing: string;
  better: string;
  asGood: string;
  tag: string;
  thing: string;
  visitors: string;
  oneVisitor: string;
}

const EN: Sentences = {
  reserve: 'With {reserve} as the price that closes a deal without asking you, {deals} of visitors buy.',
  visitor: 'An average visitor earns you {earned} above your lowest price of {floor} ({low} to {high}).',
  knowing: '{know} of visitors know the rules; each of them earns you {knowing}.',
  better: 'If {share} of visitors know the rules, {price} earns most: {gain} more per visitor.',
  asGood: 'If {shares}% of visitors know the rules, no other price is sure to earn more than yours.',
  tag: 'The best fixed price, {price} for everybody, earns {earned} per visitor.',
  thing:
    'If you expect {visitors}, selling this one item earns you {earned} above your lowest price, or {falling} if ' +
    'your price falls on set dates.',
  visitors: '{n} visitors',
  oneVisitor: '1 visitor',
};

const ZH: Sentences = {
  reserve: '自动成交价为{reserve}时，{deals}的来客会成交。',
  visitor: '每位来客比您的最低价{floor}多带来{earned}（{low}到{high}）。',
  knowing: '其中{know}的人懂规则，这样的来客每位带来{knowing}。',
  better: '如果{share}的人懂规则，自动成交价定为{price}最好，每位来客多带来{gain}。',
  asGood: '有{shares}%的人懂规则时，没有别的价格肯定比现在的更好。',
  tag: '最好的一口价是{price}，每位来客带来{earned}。',
  visitors: '{n}位来客',
  oneVisitor: '1位来客',
  thing: '预计有{visitors}时，这一件比最低价多卖{earned}；价格按日期下降则多卖{falling}。',
};

/** Where the range is as wide as this, what is earned is told in whole units of the currency. */
const WHOLE_FROM = 100;

/** The answer to "what should my lowest price and my reserve be?" in sentences, one a line, in its language. */
export function sayBacktest(result: Result, policy: Policy): string {
  const { language, currency } = policy;
  const decimals = currencyDecimals(currency);
  const isWhole = result.list_price - result.floor_price >= WHOLE_FROM;
  const money = (amount: number): string => {
    const figure = Number(amount.toFixed(isWhole ? 0 : decimals));
    return formatMoney(figure, currency, Number.isInteger(figure) ? 0 : decimals, language);
  };
  const price = (amount: number): string =>
    formatMoney(amount, currency, Number.isInteger(amount) ? 0 : priceDecimals(policy), language);
  const sentences = language === 'zh' ? ZH : EN;
  const { earned, best, tags, thing } = result;
  const gains = (best ?? []).filter(isGain);
  const asGood = (best ?? []).filter((one) => !isGain(one)).map(({ know }) => String(Math.round(know * 100)));
  const tag = tags?.find(({ kind }) => kind === 'best');
  const said = [
    fill(sentences.reserve, { reserve: price(result.reserve_price), deals: percent(result.deals.mean) }),
    fill(sentences.visitor, {
      earned: money(earned.money.mean),
      floor: price(result.floor_price),
      low: money(earned.money.low),
      high: money(earned.money.high),
    }),
    fill(sentences.knowing, { know: percent(result.know), knowing: money(result.from_knowing.money.mean) }),
    ...gains.map((one) =>
      fill(sentences.better, {
        share: percent(one.know),
        price: price(one.price),
        gain: money(one.gain.money.mean),
      }),
    ),
    ...(asGood.length > 0 ? [fill(sentences.asGood, { shares: oneOf(asGood, language) })] : []),
    ...(tag ? [fill(sentences.tag, { price: price(tag.price), earned: money(tag.earned.money.mean) })] : []),
    ...(thing
      ? [
          fill(sentences.thing, {
            visitors: fill(thing.visitors > 1 ? sentences.visitors : sentences.oneVisitor, {
              n: String(thing.visitors),
            }),
            earned: money(thing.earned.money.mean),
            falling: money(thing.falling.earned.money.mean),
          }),
        ]
      : []),
  ];
  return said.join('\n');
}

const fill = (sentence: string, filling: Filling): string =>
  sentence.replace(/\{(\w+)\}/g, (_whole, name: string) => filling[name] ?? '');

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A list with its last word: "10, 30 or 60". */
function oneOf(words: readonly string[], language: 'en' | 'zh'): string {
  const [last = '', ...before] = words.toReversed();
  if (before.length === 0) return last;
  return language === 'zh' ? words.join('、') : `${before.toReversed().join(', ')} or ${last}`;
}

/** Whether another reserve earns more than chance explains. */
const isGain = ({ gain }: BestReserve): boolean => gain.share.low > 0;
