import { leftoverWords } from './leftover-words.js';
import { foldPhrase } from './find-phrases.js';
import { part } from './pattern.js';
import type { Vocabulary } from './vocabulary.js';

/** Nouns that count whatever is sold. */
const ANYTHING: ReadonlySet<string> = new Set(
  'unit piece pc pcs item x of copy set dozen pair 个 件 份 套 单 组 批 打'.split(' '),
);
/** What holds several: a box of bolts is no bolt, whatever the deal counts. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'box case pack carton crate pallet tray bundle bag sack 箱 盒 包 袋 托 板 捆 桌 席'.split(' '),
);
/** Twelve of something. */
export const DOZENS: ReadonlySet<string> = new Set(['dozen', '打']);
/** Who comes, uses or eats: one kind, however they are called. */
const PEOPLE: ReadonlySet<string> = new Set(
  (
    'person people guest head adult child kid man woman student pupil user agent seat license licence member ' +
    'employee attendee participant colleague friend visitor traveller 人 个人 位 名 座 席 席位 座席'
  ).split(' '),
);
/** What is sold by time. */
const TIMES: ReadonlySet<string> = new Set(
  (
    'minute hour day night evening morning weekend week month year session lesson class visit shift ' +
    '分钟 小时 钟头 天 日 晚 周 月 个月 年 课时 节 堂 次 场 时段'
  ).split(' '),
);

/** Persons, who are never sold: seats, guests and 位 may be what a deal without a name for its unit counts. */
const PERSONS: ReadonlySet<string> = new Set('adult child kid man woman friend colleague visitor 口 口人'.split(' '));

/** Where people live and work. */
const PLACES: ReadonlySet<string> = new Set(
  'room bedroom bathroom kitchen floor flat apartment house home building office 间 户 室 层'.split(' '),
);
/** A deal about places, by its name. */
const OF_PLACES = /房|屋|室|宿|酒店|公寓|办公|house|flat|room|apartment|hotel|hostel|office|studio/i;
/** Kinds that are counted with words of their own, in every language: what is in one is not in another. */
const KINDS: readonly ReadonlySet<string>[] = [TIMES, PLACES, PEOPLE];

const HAN = /\p{Script=Han}/u;

/**
 * Whether a number of `counted` can be a number of what is sold: of the same name, of any name where one of them says
 * nothing ("piece"), of people under another name, or of what the deal itself is called. Rooms are no hours. In
 * Chinese, where one thing is counted with many words, only time and places are told from things.
 * @example countsWhatIsSold('room', { unit: 'hour', name: 'Cleaning', … }) // false
 */
export function countsWhatIsSold(
  counted: string | null,
  { unit, name = '', pack }: Pick<Vocabulary, 'unit' | 'name' | 'pack'>,
): boolean {
  if (counted === null || unit === undefined) return true;
  const own = foldPhrase(unit);
  if (own === counted || (PEOPLE.has(own) && PEOPLE.has(counted))) return true;
  if (CONTAINERS.has(counted)) return pack !== undefined || foldPhrase(name).includes(counted);
  // What is sold by the case or the dozen is not counted by its bottles: "24瓶" are no 24箱.
  if (CONTAINERS.has(own) || DOZENS.has(own)) return counted === 'of' || counted === '个';
  const isOther = ANYTHING.has(own) && (PERSONS.has(counted) || (PLACES.has(counted) && !OF_PLACES.test(name)));
  if (isOther || ANYTHING.has(own)) return !isOther;
  if (HAN.test(own) || HAN.test(counted))
    return counted === '个' || KINDS.every((kind) => kind.has(own) === kind.has(counted));
  return ANYTHING.has(counted) || leftoverWords(foldPhrase(name), 0, []).some((word) => word.startsWith(counted));
}

/** What may follow a Chinese count and is no noun: particles, verbs, and words with which a price is asked. */
const NO_NOUN = new RegExp(
  part`
  ^(?:
    左右|上下|以上|以内|之内
    |[吗吧呢啊呀哦了的起零一二两三四五六七八九十百千万打]
    |半(?!成品)
    |就|都|也|可|行|能|会|想|多少|多|怎|什|给|帮|共|总|单|每|便宜|优惠|包邮|送|发(?!票)|运|寄
    |到|要|买|拿|租|订|和|跟|还|再|加|先|试|好|成|最|现|今|明|后|下|自提|开|不|没|有|算|按|全|第|如|若|请|麻烦
  )`,
);
/** Words of measure that stand before all kinds of nouns. */
const OF_MANY: ReadonlySet<string> = new Set('个 件 份 张 家 种 款 位 名'.split(' '));
/** So much of a word behind a count is looked at. */
const NOUN_LENGTH = 6;

/**
 * Whether the noun behind a Chinese count names what is sold, where one stands there: 3个礼盒 orders no tea, 12个 does.
 * Words of the deal's own unit need no noun.
 * @example nounIsSold('个', '杯子', { unit: '瓶', name: '橄榄油' }) // false
 */
export function nounIsSold(
  counted: string | null,
  after: string,
  { unit = '', name = '', terms = [] }: Pick<Vocabulary, 'unit' | 'name'> & Partial<Pick<Vocabulary, 'terms'>>,
): boolean {
  if (counted === null || !HAN.test(counted)) return true;
  const own = foldPhrase(unit);
  const noun = /^\s?(\p{Script=Han}+)/u.exec(after)?.[1];
  // 3个白的: what has no noun of its own is one of what is spoken of.
  if (noun === undefined || NO_NOUN.test(noun) || /^.{1,3}的$/u.test(noun)) return true;
  // Where the deal has no name for its unit, a word of measure that is not for everything is as good as one, but for
  // what an option is called: 再要一块电池.
  const isOption = terms.some(({ options }) =>
    options.some(({ words = [] }) => words.some((word) => HAN.test(word) && noun.includes(word))),
  );
  if (ANYTHING.has(own) ? !OF_MANY.has(counted) && !isOption : counted === own) return true;
  const named = foldPhrase(name + unit);
  return [...noun.slice(0, NOUN_LENGTH)].some((character) => named.includes(character));
}

/** Whether a number of people counts what is sold, though in other deals it is none. */
export const countsPeople = (counted: string | null, { unit }: Pick<Vocabulary, 'unit'>): boolean =>
  counted !== null && unit !== undefined && PEOPLE.has(counted) && PEOPLE.has(foldPhrase(unit));
