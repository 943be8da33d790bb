import type { TimeUnit } from '@svc/language';
import { timeWord } from '@svc/language';
import type { OtherPrice, Place, PlacedStatement, PricesByTime } from '@svc/plain-words';
import type { Doubt, DoubtChoice, Law, LawContext, Reread } from '../questions/doubt.js';
import { unused } from '../questions/doubt.js';
import { writeMoney } from '../summary/money-words.js';

/** How many of one time another one may be meant for, where that is not exact: the seller says which. */
const PERHAPS: Readonly<Partial<Record<TimeUnit, Readonly<Partial<Record<TimeUnit, readonly number[]>>>>>> = {
  month: { day: [28, 30, 31], night: [28, 30, 31], week: [4] },
  year: { day: [365], night: [365], week: [52] },
  day: { hour: [8, 24] },
  week: { hour: [40] },
};
const IDS = ['first_time', 'second_time', 'third_time'] as const;

/** The words as words that say nothing of the policy. */
const leaving =
  (place: Place): Reread =>
  (said) => [...said, unused(place)];

/** What a price of another time is, where it does not convert exactly or is no lower than the price of the offer. */
function askWhatItSays(
  other: OtherPrice,
  unit: TimeUnit,
  list: number,
  { money, setting, currency }: LawContext,
): Doubt {
  const { language } = setting;
  const plain = (amount: number): string => writeMoney(amount, currency, language);
  const { quote, start, end, total } = other;
  const place = { quote, start, end };
  const counts = PERHAPS[other.unit]?.[unit] ?? [];
  const choices = counts.flatMap((count, at): DoubtChoice[] => {
    const [id, each] = [IDS[at], Number((total / count).toFixed(6))];
    if (id === undefined || each >= list) return [];
    const rest = { extra: false, stacks: false, unit, how: 'given' as const };
    const step: PlacedStatement = { kind: 'break', from: count, figure: { to_price: each }, ...rest, ...place };
    const args = [String(count), timeWord(unit, language), plain(total), money(each)];
    return [{ id, args, reread: (said) => [...said, step] }];
  });
  return {
    kind: 'price_by_time',
    path: '/period',
    place,
    args: [quote, money(list)],
    severity: 'warning',
    stake: total,
    choices: [{ id: 'not_part', args: [], reread: leaving(place) }, ...choices],
  };
}

/** How low the price may go by a lowest price of another time that does not convert exactly: the seller says. */
function askHowLow(other: OtherPrice, unit: TimeUnit, price: number, { money, setting, currency }: LawContext): Doubt {
  const plain = (amount: number): string => writeMoney(amount, currency, setting.language);
  const { quote, start, end, total, unit: time } = other;
  const place = { quote, start, end };
  const longer = PERHAPS[time]?.[unit];
  const counted = timeWord(longer === undefined ? time : unit, setting.language);
  const choices = (longer ?? PERHAPS[unit]?.[time] ?? []).flatMap((count, at): DoubtChoice[] => {
    const [id, each] = [IDS[at], Number((longer === undefined ? total * count : total / count).toFixed(6))];
    if (id === undefined) return [];
    const floor: PlacedStatement = {
      kind: 'floor',
      price: each,
      strength: 'strong',
      unit: null,
      period: unit,
      ...place,
    };
    return [{ id, args: [String(count), counted, plain(total), money(each)], reread: (said) => [...said, floor] }];
  });
  return {
    kind: 'price_by_time',
    path: '/floor_price',
    place,
    args: [quote, money(price)],
    severity: 'error',
    stake: total,
    choices: [{ id: 'not_part', args: [], reread: leaving(place) }, ...choices],
  };
}

/**
 * Sums that are paid for different times are never compared: what cannot be converted exactly is asked about, and is no
 * part of the offer until the seller says how long it is for.
 */
export const askAboutOtherTimes =
  ({ unit, price, open }: PricesByTime): Law =>
  (_statements, context) =>
    unit === null || price === null
      ? []
      : open.map((other) => (other.lowest ? askHowLow : askWhatItSays)(other, unit, price, context));
