import { countedWord, perPeriod } from '@svc/language';
import type { CountedCharge, Policy, PolicyOption, Reduction } from '@svc/policy-rules';
import { article } from './summary/english-units.js';
import { writeMoney, writePercent } from './summary/money-words.js';

/** What a buyer can choose, by its label, with the options and what each costs or saves. */
export interface BuyersChoice {
  label: string;
  options: string[];
}

/** What buyers may know of a policy before they ask: its facts, and what they can choose. */
export interface BuyersView {
  facts: string[];
  choices: BuyersChoice[];
}

/**
 * What a policy tells everybody. What has to be bargained for (`unlocks`), who gets more (`grants`), what is never sold
 * and every limit are none of it.
 * @example tellBuyers(bike).choices // [{ label: 'Child seat', options: ['without', 'Child seat (€5 a day on top)'] }]
 */
export function tellBuyers(policy: Policy): BuyersView {
  return {
    facts: (policy.facts ?? []).map(({ answer }) => answer),
    choices: (policy.terms ?? []).map(({ label, options }) => ({
      label,
      options: options.map((option) => optionText(policy, option)),
    })),
  };
}

function optionText(policy: Policy, option: PolicyOption): string {
  const isChinese = policy.language === 'zh';
  const told = [
    ...chargeTexts(policy, option),
    ...(option.gives ? [savingText(policy, option.gives)] : []),
    ...(option.requires_discount_at_most === 0 ? [isChinese ? '只在按标价付款时' : 'only at the full list price'] : []),
  ];
  if (told.length === 0) return option.label;
  return isChinese ? `${option.label}（${told.join('，')}）` : `${option.label} (${told.join(', ')})`;
}

function chargeTexts(policy: Policy, option: PolicyOption): string[] {
  const { charge, charge_per: per = 'unit', charge_free_from: from } = option;
  if (!charge) return [];
  const { currency, language, quantity } = policy;
  const sum = 'share' in charge ? `${writePercent(charge.share)}%` : writeMoney(charge.amount, currency, language);
  const each = 'share' in charge ? '' : eachOf(policy, per);
  const unit = quantity?.unit ?? '';
  const paid = language === 'zh' ? `${each}另加${sum}` : `${sum}${each === '' ? '' : ` ${each}`} on top`;
  if (from === undefined) return [paid];
  return [paid, language === 'zh' ? `满${from}${unit}免收` : `free from ${from} ${countedWord(from, unit)}`];
}

function savingText({ currency, language }: Policy, gives: Reduction): string {
  if ('to_price' in gives) {
    const price = writeMoney(gives.to_price, currency, language);
    return language === 'zh' ? `价格${price}` : `at ${price}`;
  }
  const off = 'share' in gives ? `${writePercent(gives.share)}%` : writeMoney(gives.amount, currency, language);
  return language === 'zh' ? `减${off}` : `${off} off`;
}

/** Behind what is charged for: how many of it cost nothing. */
function beyond({ count, included }: CountedCharge, language: Policy['language']): string {
  if (included === undefined) return '';
  return language === 'zh' ? `（超过${included}${count}的部分）` : ` beyond ${included}`;
}

/** What is charged for: a guest, a day, a mile; nothing where it is paid once. */
function eachOf({ language, quantity, period }: Policy, per: NonNullable<PolicyOption['charge_per']>): string {
  const named = (unit: string): string => (language === 'zh' ? `每${unit}` : `${article(unit)} ${unit}`);
  if (per === 'deal') return '';
  if (typeof per === 'object') return named(per.count) + beyond(per, language);
  const unit = per === 'period' || !quantity ? [] : [named(quantity.unit)];
  const time = per === 'unit' || !period ? [] : [perPeriod(period.unit, language)];
  if (language === 'zh' || unit.length === 0 || !period) return [...unit, ...time].join('');
  return [...unit, ...time.map(() => period.unit)].join(' and ');
}
