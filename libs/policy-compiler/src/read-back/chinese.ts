import { timeUnit, timeWord } from '@svc/language';
import type { PeriodUnit } from '@svc/policy-rules';
import type { Effect, ReadBackTexts } from './says.js';

const unitOf = (unit: string | null): string => {
  const time = timeUnit(unit ?? '');
  if (time !== null) return timeWord(time, 'zh');
  return unit ?? '件';
};

/** 每席位每月: what a sum is for. */
const each = (unit: string | null, period: PeriodUnit | null): string =>
  [unit, period].map((one) => (one === null ? '' : `每${unitOf(one)}`)).join('');

const effectOf = (effect: Effect, upTo: boolean): string => {
  if ('off' in effect) return upTo ? `最多减${effect.off}` : `减${effect.off}`;
  return upTo ? `最低可谈到${effect.price}` : `价格是${effect.price}`;
};

/** The read-back in Chinese. */
export const CHINESE: ReadBackTexts = {
  price: (amount, unit, period) => `${each(unit, period)}价格是${amount}。`,
  lowest: (amount, period) => `最低不低于${each(null, period)}${amount}。`,
  paid: (amount, period) => `${each(null, period)}${amount}`,
  together: (amount, count, unit) => `${count}${unitOf(unit)}${amount}`,
  firm: () => '不议价。',
  reserve: (amount, period) => `低于${each(null, period)}${amount}要先问您。`,
  mostOff: (effect) => ('off' in effect ? `总共最多减${effect.off}。` : `最低不低于${effect.price}。`),
  nothingForNothing: () => '没有交换条件就不降价。',
  downToLowest: () => '任何人都可以谈到最低价。',
  free: (effect) => ('off' in effect ? `任何人最多可减${effect.off}。` : `任何人都可以谈到${effect.price}。`),
  least: (count, unit) => `起订${count}${unitOf(unit)}。`,
  most: (count, unit) => `一单最多${count}${unitOf(unit)}。`,
  volume: (from, unit, effect, upTo) => `${from}${unitOf(unit)}起，${effectOf(effect, upTo)}。`,
  discount: (condition, effect, upTo) => `“${condition}”：${effectOf(effect, upTo)}。`,
  buyers: (flag, effect, upTo) => `这类买家（${flag}）：${effectOf(effect, upTo)}。`,
  extra: (thing, amount, per, { always, freeFrom }) =>
    `“${thing}”另收${amount}，${per}${always ? '，每位买家都要付' : ''}` +
    `${freeFrom === null ? '' : `，订满${freeFrom}免收`}。`,
  perDeal: () => '每单一次',
  per: (unit, period) => `按${unit === null && period === null ? '每件' : each(unit, period)}计`,
  counted: (count, included) =>
    included === null ? `按买家要的每${count}计` : `超过${included}${count}的部分每${count}计`,
  pack: (size, unit) => `整包卖，每包${size}${unitOf(unit)}。`,
  gift: (thing) => `免费送：“${thing}”。`,
  never: (words) => `不提供：“${words}”。`,
  handoff: (subject) => `由您本人答复：“${subject}”。`,
  fact: (words) => `可以告诉买家：“${words}”。`,
  stock: (key, value) => `对应库存记录：${key} ${value}。`,
  manner: (words) => `怎样谈价：“${words}”。`,
  name: (name) => `您卖的是：“${name}”。`,
  private: (words) => `绝不告诉买家：“${words}”。`,
  nothing: (words) => `与报价无关：“${words}”。`,
  unread: (words) => `这句话的意思不清楚：“${words}”。`,
  open: (words) => `没有收入报价：“${words}”。`,
};
