import { timeWord } from '@svc/language';
import type {
  ChargePer,
  PeriodUnit,
  Policy,
  PolicyOption,
  PolicyTerm,
  PriceEffect,
  QuantityBreak,
  Reduction,
  StockBind,
} from '@svc/policy-rules';
import { POLICY_DEFAULTS, POLICY_LIMITS, STOCK_KEYS } from '@svc/policy-rules';
import { asksNothing, computedReserve } from '@svc/policy-rules/reserve';
import { breaksOf, closesForNothing } from './reserve/closes-for-nothing.js';
import { CHINESE } from './summary/chinese.js';
import { ENGLISH } from './summary/english.js';
import { exampleOrders } from './summary/example-orders.js';
import { textsOf } from './read-back/says.js';
import type { PackPrice } from './summary/money-words.js';
import { packPriced, sumShared, writeMoney, writePercent } from './summary/money-words.js';
import type { Phrases } from './summary/phrases.js';

/**
 * A policy in plain words, one rule a line, for its owner: it names the lowest price.
 * @param language `en` or `zh`; a policy's own language is `policy.language`
 */
export function summarise(policy: Policy, language: 'en' | 'zh'): string {
  const say = language === 'zh' ? CHINESE : ENGLISH;
  const lines: string[] = [];
  priceLines(policy, say, lines);
  quantityLines(policy, say, lines);
  for (const term of policy.terms ?? []) lines.push(termLine(policy, term, say));
  for (const grant of policy.grants ?? []) lines.push(say.grant(grant.flag, grantWords(policy, grant, say)));
  for (const never of policy.never ?? []) lines.push(say.never(never.text));
  for (const bind of policy.inventory?.bind ?? []) lines.push(stockLine(policy, bind, say));
  for (const subject of policy.handoff ?? []) lines.push(say.handoff(subject.text));
  for (const fact of policy.facts ?? []) lines.push(say.fact(fact.answer));
  mannerLines(policy, say, lines);
  return lines.join('\n');
}

function priceLines(policy: Policy, say: Phrases, lines: string[]): void {
  const money = (amount: number): string => writeMoney(amount, policy.currency, say.language);
  const pack = packPriced(policy.floor_price, policy);
  const lowest = pack && textsOf(say.language).together(money(pack.sum), pack.count, unitWord(pack, say));
  lines.push(
    say.prices(policy.name, money(policy.list_price), lowest ?? money(policy.floor_price), perOne(policy, say)),
  );
  const examples = exampleOrders(policy, say.language);
  if (examples.length > 0) lines.push(say.examples(examples));
  if (policy.list_price === policy.floor_price) lines.push(say.samePrice);
  else {
    reserveLines(policy, say, money, lines);
    if (policy.free_discount === undefined) lines.push(say.freeAll);
    else if (policy.free_discount > 0) lines.push(say.free(money(policy.free_discount)));
    else if (!breaksOf(policy).some((one) => one.unlocks && asksNothing(policy, one))) lines.push(say.freeNone);
  }
}

const unitWord = ({ unit, timed }: PackPrice, say: Phrases): string =>
  timed ? timeWord(unit as PeriodUnit, say.language) : unit;

/** What is given for a choice, a count, a time or a confirmed kind of buyers. */
const givesForSomething = (policy: Policy): boolean =>
  [...(policy.terms ?? []).flatMap(({ options }) => options), ...(policy.grants ?? [])].some(
    (effect) => effect.gives !== undefined || (effect.unlocks !== undefined && !isForAll(policy, effect)),
  ) || breaksOf(policy).some((one) => one.unlocks !== undefined && !isForAll(policy, one));

const isForAll = (policy: Policy, effect: PriceEffect): boolean =>
  breaksOf(policy).some((one) => one === effect && asksNothing(policy, one));

/** What closes by itself and what waits; nothing where the bounds are the wrong way round. */
function reserveLines(policy: Policy, say: Phrases, money: (amount: number) => string, lines: string[]): void {
  if (policy.floor_price > policy.list_price) return;
  const { reserve_price: named, reserve_dates: dates = [], manner = {} } = policy;
  const reserve = named ?? computedReserve(policy);
  lines.push(say.reserve(money(reserve), named !== undefined, closesForNothing(policy, reserve)));
  if (givesForSomething(policy)) lines.push(say.reserveLess);
  if (breaksOf(policy).some(({ gives }) => gives !== undefined)) lines.push(say.reserveBreaks);
  if (dates.length > 0) lines.push(say.reserveFalls(dates.map(({ from, price }) => [from, money(price)])));
  if (manner.pass_on) lines.push(say.passOn);
  const { approve, counters, share_of_trades: share } = manner;
  if (approve) lines.push(say.approve(money(approve.from), approve.after_hours ?? POLICY_DEFAULTS.approveAfterHours));
  if (counters) lines.push(say.counters(counters.map(writePercent)));
  if (share !== undefined) lines.push(say.shareOfTrades(writePercent(share)));
}

/** What a price is for: "a seat and month"; empty where it is one of what is sold. */
function perOne({ quantity, period }: Policy, say: Phrases): string {
  return say.per(quantity?.unit ?? '', period ? timeWord(period.unit, say.language) : '');
}

function quantityLines(policy: Policy, say: Phrases, lines: string[]): void {
  const { quantity, period } = policy;
  const breakLines = (breaks: readonly QuantityBreak[] | undefined, unit: string): void => {
    for (const step of breaks ?? [])
      lines.push(
        say.brk(step.from, unit, sumWords(policy, step, unit, say) ?? effectWords(policy, step, say).join(say.join)),
      );
  };
  if (quantity) {
    lines.push(say.quantity(quantity.min, quantity.max, quantity.unit));
    if (quantity.step !== undefined && quantity.step > 1) lines.push(say.step(quantity.step, quantity.unit));
    breakLines(quantity.breaks, quantity.unit);
  }
  if (period) {
    const word = timeWord(period.unit, say.language);
    const { min = 1, max = null, default: usual = null } = period;
    lines.push(say.period(min, max, usual, word));
    breakLines(period.breaks, word);
  }
}

/** A price that is the share of a sum for so many, as that sum: "€400 for 7 days"; null where it is none. */
function sumWords({ currency }: Policy, { from, gives, unlocks, stacks }: QuantityBreak, unit: string, say: Phrases) {
  const shared = gives && 'to_price' in gives && !unlocks && !stacks ? sumShared(gives.to_price, from, currency) : null;
  const sum =
    shared === null ? null : textsOf(say.language).together(writeMoney(shared, currency, say.language), from, unit);
  return sum === null ? null : say.gives.toPrice(sum);
}

/** What a choice, an order size or a flag does to the price: what it gives, then what it unlocks. */
function effectWords(policy: Policy, { gives, unlocks, stacks }: PriceEffect, say: Phrases): string[] {
  const words: string[] = [];
  if (gives) words.push(reductionWords(policy, gives, say, 'gives'));
  if (unlocks) words.push(reductionWords(policy, unlocks, say, 'unlocks'));
  return stacks ? words.map((one) => one + say.onTop) : words;
}

function reductionWords(policy: Policy, reduction: Reduction, say: Phrases, how: 'gives' | 'unlocks'): string {
  const words = say[how];
  if ('share' in reduction) return words.share(writePercent(reduction.share));
  if ('amount' in reduction)
    return words.amount(writeMoney(reduction.amount, policy.currency, say.language), perOne(policy, say));
  return words.toPrice(writeMoney(reduction.to_price, policy.currency, say.language));
}

function chargeWords(policy: Policy, option: PolicyOption, say: Phrases): string[] {
  const { charge, charge_per: per = 'unit', charge_free_from: from } = option;
  if (!charge) return [];
  const paid =
    'share' in charge
      ? say.chargeShare(writePercent(charge.share))
      : say.charge(writeMoney(charge.amount, policy.currency, say.language), chargedPer(policy, per, say));
  return from === undefined ? [paid] : [paid, say.chargeFreeFrom(from, policy.quantity?.unit ?? '')];
}

/** How often a charge is paid, in words. */
function chargedPer(policy: Policy, per: ChargePer, say: Phrases): string {
  if (per === 'deal') return say.perDeal;
  if (typeof per === 'object') return say.perCount(per, per.max < POLICY_LIMITS.quantity ? per.max : null);
  const time = policy.period && per !== 'unit' ? timeWord(policy.period.unit, say.language) : '';
  return say.charged(per === 'period' ? '' : (policy.quantity?.unit ?? ''), time);
}

function termLine(policy: Policy, term: PolicyTerm, say: Phrases): string {
  const usual = term.options.find((option) => option.id === term.default);
  const standard = usual ? usual.label : term.default;
  const charged = usual ? chargeWords(policy, usual, say) : [];
  const others = term.options
    .filter((option) => option.id !== term.default)
    .map((option) => optionWords(policy, option, say));
  if (others.length === 0) {
    const named = standard.toLowerCase() === term.label.toLowerCase() ? [] : [standard];
    return say.always(term.label, [...named, ...charged].join(say.join));
  }
  return say.term(term.label, [standard, ...charged].join(', '), others.join(say.join));
}

function optionWords(policy: Policy, option: PolicyOption, say: Phrases): string {
  const words = [...chargeWords(policy, option, say), ...effectWords(policy, option, say)];
  if (option.worth) {
    const worth = writeMoney(Math.abs(option.worth), policy.currency, say.language);
    words.push((option.worth > 0 ? say.earns : say.costs)(worth, option.worth_per === 'deal'));
  }
  const atMost = option.requires_discount_at_most;
  if (option.periods !== undefined && policy.period)
    words.push(say.lasts(option.periods, timeWord(policy.period.unit, say.language)));
  if (option.requires) words.push(say.requires(optionLabel(policy, option.requires) ?? option.requires.option));
  if (atMost !== undefined) words.push(atMost === 0 ? say.onlyAtList : say.onlyUpTo(writePercent(atMost)));
  return words.length > 0 ? `${option.label} (${words.join(', ')})` : option.label;
}

function grantWords(policy: Policy, grant: NonNullable<Policy['grants']>[number], say: Phrases): string {
  const gets = effectWords(policy, grant, say);
  for (const named of grant.options ?? []) gets.push(optionLabel(policy, named) ?? named.option);
  return gets.join(say.join);
}

function optionLabel(policy: Policy, named: { term: string; option: string }): string | undefined {
  return policy.terms?.find((term) => term.id === named.term)?.options.find((option) => option.id === named.option)
    ?.label;
}

function stockLine(policy: Policy, bind: StockBind, say: Phrases): string {
  const record = STOCK_KEYS.filter((key) => bind.match[key] !== undefined)
    .map((key) => `${say.stockKey[key]} ${bind.match[key]}`)
    .join(' / ');
  return say.stock(record, bind.option ? (optionLabel(policy, bind.option) ?? bind.option.option) : null);
}

function mannerLines(policy: Policy, say: Phrases, lines: string[]): void {
  const { objective, max_rounds: rounds, tone, sign_off: signOff } = policy.manner ?? {};
  const { offer_valid_hours: valid, hold_hours: hold, conversations_per_day: conversations } = policy.manner ?? {};
  if (objective) lines.push(say.objective[objective]);
  if (rounds !== undefined) lines.push(say.rounds(rounds));
  if (valid !== undefined) lines.push(say.offerValid(valid));
  if (hold !== undefined) lines.push(say.hold(hold));
  if (conversations !== undefined) lines.push(say.conversations(conversations));
  if (tone) lines.push(say.tone[tone]);
  if (signOff) lines.push(say.signOff(signOff));
  const menu = policy.meso ?? POLICY_DEFAULTS.meso;
  if (menu > 1 && policy.terms?.length) lines.push(say.menu(menu));
}
