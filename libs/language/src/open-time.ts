import type { TimeUnit } from './figures/time/time-words.js';
import { pattern } from './pattern.js';

/** Words that say how long without a count of periods: what they would be, null where that is no whole number. */
export interface OpenTime {
  open: { words: string; perhaps: number | null };
  places: readonly { start: number; end: number }[];
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const WEEKDAY =
  'sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?';
const HAN_DAY = '(?:周|星期|礼拜)([一二三四五六日天])';
const FROM_TO = pattern`
    (?:(?<![a-z])(?:from )?(${WEEKDAY})(?: (?:morning|afternoon|evening|night))? ?(?:to|till|until|through|-|–) ?
      (${WEEKDAY})(?![a-z])(?: (?:morning|afternoon|evening|night))?)
    |(?:从?${HAN_DAY}(?:到|至|-|–)${HAN_DAY})
  `;
/** "Saturday and Sunday", 周六周日: days one by one. */
const DAY_BY_DAY = pattern`
    (?<![a-z])(?:${WEEKDAY})(?![a-z])(?: ?(?:,|and|&|\+) ?(?:${WEEKDAY})(?![a-z]))+
    |(?:周|星期|礼拜)[一二三四五六日天](?:[和、跟]?(?:周|星期|礼拜)[一二三四五六日天])+(?![到至])
  `;
const WEEKEND = pattern`
    (?<![a-z])(?:(?:for|over)[ ])?(?:the|a|this|next|one)(?:[ ](?:whole|long))?[ ]weekend(?![a-z])
    |(?:这个?|下个?)?周末(?!价|加)
  `;
const HAN_WEEK = '日一二三四五六';

const dayOf = (word: string): number => {
  const han = HAN_WEEK.indexOf(word === '天' ? '日' : word);
  return han >= 0 ? han : WEEKDAYS.findIndex((day) => word.startsWith(day));
};

/** So many nights lie between two days of the week, and one day more is touched. */
function betweenDays(from: string, to: string, unit: TimeUnit): number | null {
  const nights = (dayOf(to) - dayOf(from) + 7) % 7;
  if (unit === 'night') return nights === 0 ? null : nights;
  return unit === 'day' ? nights + 1 : null;
}

/** "From 6pm to midnight", "8am till 12": one of the two is marked as a time of the clock. */
const CLOCK = pattern`
    (?<![\d.$€£a-z])(?:from |between )?
    (?<from>\d{1,2}(?:[:.]\d{2})?(?= ?(?:[ap]\.?m|to|till|until|-|–|and))|noon|midnight)
    [ ]?(?<first>[ap])?\.?(?:m\.?)?[ ]?
    (?:to|till|until|-|–|and)[ ]?
    (?<to>\d{1,2}(?:[:.]\d{2})?|noon|midnight) ?(?<second>[ap])?\.?(?:m\.?)?(?![\da-z])
  `;
const HAN_NUMBERS = '零一二三四五六七八九十';
const HAN_TIME = '(上午|早上|中午|下午|晚上)?([一二两三四五六七八九十\\d]{1,3})点(半)?';
/** 下午两点到六点 */
const HAN_CLOCK = new RegExp(`${HAN_TIME}(?:到|至|-|–)${HAN_TIME}`, 'u');

/** An hour of the day, from what marks its half: in the afternoon from 1 to 11 it is twelve later. */
const ofDay = (hour: number, isAfternoon: boolean): number => (isAfternoon && hour < 12 ? hour + 12 : hour);

/** The hours from one time of the clock to another, by way of midnight where it is earlier. */
function hoursBetween(from: number, to: number): number | null {
  const hours = to > from ? to - from : to + 24 - from;
  return Number.isInteger(hours) && hours > 0 && hours < 24 ? hours : null;
}

/** A time of the clock in hours: "10:30", noon, with the half of the day where one is said. */
function clockTime(word: string, half: string | undefined): number {
  if (word === 'noon') return 12;
  if (word === 'midnight') return 0;
  const [hour = '0', minutes = '0'] = word.split(/[:.]/);
  return (ofDay(Number(hour), half === 'p') % 24) + Number(minutes) / 60 - (half === 'a' && hour === '12' ? 12 : 0);
}

interface ClockSpan {
  words: string;
  index: number;
  hours: number | null;
}

function clockSpan(text: string): ClockSpan | null {
  const found = CLOCK.exec(text);
  const { from = '', to = '', first, second } = found?.groups ?? {};
  const isMarked = first !== undefined || second !== undefined || /^[nm]/.test(from) || /^[nm]/.test(to);
  if (found === null || !isMarked) return null;
  // "9 to 5pm" begins in the morning.
  const halves = first !== undefined ? [first] : ['a', 'p'];
  const hours = halves.map((half) => hoursBetween(clockTime(from, half), clockTime(to, second)));
  const [least = null] = hours.filter((one) => one !== null).sort((left, right) => left - right);
  return { words: found[0].trim(), index: found.index, hours: least };
}

/** 两 is 2, 十二 is 12, as are the digits. */
const hanHour = (word: string): number =>
  /\d/.test(word)
    ? Number(word)
    : [...word.replace('两', '二')].reduce((sum, sign) => sum + HAN_NUMBERS.indexOf(sign), 0);

function hanClockSpan(text: string): ClockSpan | null {
  const found = HAN_CLOCK.exec(text);
  if (found === null) return null;
  const [words, half, from = '', fromHalf, otherHalf = half, to = '', toHalf] = found;
  const at = (word: string, mark: string | undefined, isHalf: boolean): number =>
    ofDay(hanHour(word), mark === '下午' || mark === '晚上') + (isHalf ? 0.5 : 0);
  const hours = hoursBetween(at(from, half, fromHalf !== undefined), at(to, otherHalf, toHalf !== undefined));
  return { words, index: found.index, hours };
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "From 3 June to 7 June", "12th and 13th of June", 6月3日到7日: two days of a month. */
const DATES = pattern`
    (?:from )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: (?:of )?(${MONTH}))?[ ]?(?:to|till|until|-|–|and)[ ]?
    (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})(?![a-z])
    |(\d{1,2})月(\d{1,2})[日号]?(?:到|至|-|–)(?:(\d{1,2})月)?(\d{1,2})[日号]
  `;

/** How many days or nights two dates of one month span; null where they lie in two. */
function betweenDates(found: RegExpExecArray, unit: TimeUnit): number | null {
  const [, from, month, to, other, hanMonth, hanFrom, hanOther = hanMonth, hanTo] = found;
  if ((month !== undefined && month !== other) || hanMonth !== hanOther) return null;
  const nights = Number(to ?? hanTo) - Number(from ?? hanFrom);
  return nights <= 0 ? null : unit === 'night' ? nights : nights + 1;
}

/** "3.5 hours", "an hour and a half", 两个半小时: no whole number of periods. */
const BROKEN = pattern`
    (?<![\d.])\d+\.\d+ ?(?:hours?|hrs?|days?|weeks?|months?|nights?)(?![a-z])
    |(?<![a-z])(?:[a-z]+|\d+) and a half (?:hours?|days?|weeks?|months?)(?![a-z])
    |(?<![a-z])(?:an? )?(?:hour|day|week|month) and a half(?![a-z])
    |[一二两三四五六七八九十\d]个?半(?:小时|天|个?月|周)
  `;

/**
 * Clock times, dates, days of the week, a weekend or a broken number as a length of time; what they would be is asked
 * back. Null where a folded text has none.
 * @example openTime('from friday to monday', 'night')?.open // { words: 'from friday to monday', perhaps: 3 }
 * @example openTime('monday from 8am to 12', 'hour')?.open.perhaps // 4
 */
export function openTime(text: string, unit: TimeUnit): OpenTime | null {
  const time = (words: string, start: number, perhaps: number | null): OpenTime => ({
    open: { words, perhaps },
    places: [{ start, end: start + words.length }],
  });
  const broken = BROKEN.exec(text);
  if (broken) return time(broken[0], broken.index, null);
  const clock = unit === 'hour' ? (clockSpan(text) ?? hanClockSpan(text)) : null;
  if (clock) return time(clock.words, clock.index, clock.hours);
  const isByDay = unit === 'day' || unit === 'night';
  const dates = isByDay ? DATES.exec(text) : null;
  if (dates) return time(dates[0], dates.index, betweenDates(dates, unit));
  const days = FROM_TO.exec(text);
  if (days) {
    const [words, from, to, hanFrom, hanTo] = days;
    return time(words, days.index, betweenDays(from ?? hanFrom ?? '', to ?? hanTo ?? '', unit));
  }
  const single = isByDay ? DAY_BY_DAY.exec(text) : null;
  if (single) {
    const count = new Set(single[0].match(/[a-z]{3}[a-z]*|[一二三四五六日天]/g)?.filter((word) => word !== 'and')).size;
    return time(single[0], single.index, unit === 'day' ? count : null);
  }
  const weekend = WEEKEND.exec(text);
  if (!weekend) return null;
  return time(weekend[0], weekend.index, isByDay && !weekend[0].includes('long') ? 2 : null);
}
