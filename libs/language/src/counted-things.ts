import { leftoverWords } from './leftover-words.js';
import { foldPhrase } from './find-phrases.js';
import type { Vocabulary } from './vocabulary.js';

/** Nouns that count whatever is sold. */
const ANYTHING: ReadonlySet<string> = new Set(
  'unit piece pc pcs item x of copy set pack dozen pair 个 件 份 套 单 组 批 打'.split(' '),
);
/** Who comes, uses or eats: one kind, however they are called. */
const PEOPLE: ReadonlySet<string> = new Set(
  (
    'person people guest head adult child kid man woman student pupil user seat license licence member employee ' +
    'attendee participant colleague friend visitor traveller 人 个人 位 名 座 席 席位 座席'
  ).split(' '),
);
/** What is sold by time. */
const TIMES: ReadonlySet<string> = new Set(
  (
    'minute hour day night evening morning weekend week month year session lesson class visit shift ' +
    '分钟 小时 钟头 天 日 晚 周 月 个月 年 课时 节 堂 次 场 时段'
  ).split(' '),
);

/** Where people live and work. */
const PLACES: ReadonlySet<string> = new Set(
  'room bedroom bathroom kitchen floor flat apartment house home building office 间 户 室 层'.split(' '),
);
/** A deal about places, by its name. */
const OF_PLACES = /房|屋|室|宿|酒店|公寓|办公|house|flat|room|apartment|hotel|hostel|office|studio/i;
/** Kinds that are counted with words of their own, in every language: what is in one is not in another. */
const KINDS: readonly ReadonlySet<string>[] = [TIMES, PLACES];

const HAN = /\p{Script=Han}/u;

/**
 * Whether a number of `counted` can be a number of what is sold: of the same name, of any name where one of them says
 * nothing ("piece"), of people under another name, or of what the deal itself is called. Rooms are no hours. In
 * Chinese, where one thing is counted with many words, only time and places are told from things.
 * @example countsWhatIsSold('room', { unit: 'hour', name: 'Cleaning', … }) // false
 */
export function countsWhatIsSold(
  counted: string | null,
  { unit, name = '' }: Pick<Vocabulary, 'unit' | 'name'>,
): boolean {
  if (counted === null || unit === undefined) return true;
  const own = foldPhrase(unit);
  if (own === counted || (PEOPLE.has(own) && PEOPLE.has(counted))) return true;
  const isOther = ANYTHING.has(own) && PLACES.has(counted) && !OF_PLACES.test(name);
  if (isOther || ANYTHING.has(own)) return !isOther;
  if (HAN.test(own) || HAN.test(counted))
    return counted === '个' || KINDS.every((kind) => kind.has(own) === kind.has(counted));
  return ANYTHING.has(counted) || leftoverWords(foldPhrase(name), 0, []).some((word) => word.startsWith(counted));
}

/** Whether a number of people counts what is sold, though in other deals it is none. */
export const countsPeople = (counted: string | null, { unit }: Pick<Vocabulary, 'unit'>): boolean =>
  counted !== null && unit !== undefined && PEOPLE.has(counted) && PEOPLE.has(foldPhrase(unit));
