import { patternWith } from '@svc/language';

/**
 * Closed classes: words that deny, that set a condition, that take some of all, and that turn against what was said.
 */
const DENIES = patternWith('iu')`
    \b(?:no|not|never|none|nobody|nothing|neither|nor|nowt|without|cannot|except|only|unless)\b
    |n['’]t\b
    |\b(?:dont|wont|cant|doesnt|isnt|arent|didnt|couldnt|shouldnt)\b
    |[不没无勿别莫未非禁]
    |拒绝
    |免谈
  `;
const ALLOWS =
  /\b(?:yes|ok|okay|can(?!['’]t)|may|fine|but|only|instead|though)\b|可以|(?<![不没])[能行可]|但|只(?!要)/iu;
const CONDITION = /\b(?:if|once|until|unless|only|except|provided|they['’]ve)\b|如果|要是|只有|除非|除了|的话/iu;
const ALL = patternWith('iu')`
    \b(?:all|any|anything|both|every|everything|whole|entire|half|double|twice|triple)\b
    |(?<!安)全(?!新|程)
    |一律
    |凡
    |都
    |翻倍
    |[双两三]倍
    |一半
  `;
const MARK = /[,;:，；：、。（(]|\s[-–—]\s|\.\s|(?<=\p{Script=Han})\s(?=\p{Script=Han})/u;
const HAN = /\p{Script=Han}/gu;
const LATIN = /[\p{Script=Latin}\p{N}][\p{L}\p{N}'’]*/gu;

/** How many words a text has; two Han characters count as one word. */
export const wordCount = (text: string): number =>
  (text.match(LATIN)?.length ?? 0) + Math.ceil((text.match(HAN)?.length ?? 0) / 2);

/** Whether a text denies something. */
export const denies = (text: string): boolean => DENIES.test(text);

/** What never was, and what a thing does not have, is a state of it. */
const STATES = /[没沒未]|n['’]t (?:have|got)\b|\bnever (?:been|had|\p{L}+ed)\b|\bwithout\b/iu;
/** What a house or a flat has or has not: nobody is refused it. A closed class. */
const NO_FEATURE = patternWith('iu')`
    ^\W*(?:and[ ]|but[ ]|there(?:['’]s|[ ]is)[ ])?no[ ](?:(?:working|proper|direct|separate|private|wheelchair|car)[ ])?
      (?:
        lifts?|elevators?|stairs|steps|ramp|escalator|access|balcony|garden|terrace|garage|basement|cellar|attic
        |driveway|heating|central[ ]heating|air[ -]?con(?:ditioning)?|a\/c|electricity|mains|power|running[ ]water
        |signal|reception
      )\b(?![ ](?:fee|charge|service|use|allowed|hire))
    |^无电梯|^没有?电梯
  `;

/** How a thing changes hands, in the only way. */
const ONLY_WAY =
  /^\W*(?:strictly )?(?:local )?(?:collection|pick-?up|collect|self-?collection|viewing)s?(?: is)?,? only\b/iu;

/**
 * Whether words say how a thing changes hands, in the only way: it answers where, and refuses nobody who comes.
 * @example hadOnlySo('Collection only from Leeds') // true
 */
export const hadOnlySo = (text: string): boolean => ONLY_WAY.test(text);

/**
 * Whether a denial tells what a house or a flat does not have.
 * @example lacksFeature('no lift') // true
 */
export const lacksFeature = (text: string): boolean => NO_FEATURE.test(text);

/**
 * Whether a denial tells how a thing is, so that it refuses nothing.
 * @example tellsState('never rained on') // true
 */
export const tellsState = (text: string): boolean => STATES.test(text) || lacksFeature(text) || hadOnlySo(text);

/** Whether a text allows something, or turns against what was said before. */
export const allows = (text: string): boolean => ALLOWS.test(text);

/** Whether a text sets a condition. */
export const setsCondition = (text: string): boolean => CONDITION.test(text);

/** Whether a text speaks of all of something, or of a multiple of it. */
export const speaksOfAll = (text: string): boolean => ALL.test(text);

/**
 * The parts of a text between its marks.
 * @example partsOf('No Zelle, cash only') // ['No Zelle', 'cash only']
 */
export const partsOf = (text: string): string[] =>
  text
    .split(MARK)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A refusal behind other words, which may say something of their own: "carry it down three floors no delivery". */
export const deniesLate = (text: string): boolean => {
  const words: readonly string[] = text.toLowerCase().match(LATIN) ?? [];
  return words.indexOf('no') > 2;
};

/** A refusal of what is named alone ("No chain", "不包邮"): it may as well tell that there is none. */
export const isBareDenial = (text: string): boolean =>
  /^\W*(?:no|not) [\p{L}-]+(?: [\p{L}-]+)?\W*$/iu.test(text) || /\b(?:no|not)\W*$/iu.test(text);

/** Verbs by which a matter goes to somebody. */
const PASSES = patternWith('iu')`
    \b(?:ask|call|refers?|contact|quer(?:y|ies)|questions?)\b
    |[转问找由经归]
    |问题
    |处理
    |负责
    |确认
    |决定
    |才能
    |本人
    |[须需]
    |\b(?:is|are|has|have) to be\b
  `;

/**
 * Whether a text may leave something to a person.
 * @example passesOn('合同条款修改须经法务') // true
 */
export const passesOn = (text: string): boolean => PASSES.test(text);

/** Verbs and nouns by which a buyer is sent to somebody. */
const SENDS = patternWith('iu')`
    \b(?:asks?|call(?![ ]it\b)|ring|e?mail|contact|quer(?:y|ies)|questions?|requests?|disputes?|enquir(?:y|ies))\b
    |(?<!不)[找问問](?!题|題)\p{Script=Han}
    |联系|聯絡|负责|負責|[说說]了算
    |由\p{Script=Han}{1,6}(?:决定|決定|处理|處理|报|報|定)
    |[须需須要]经
  `;

/**
 * Whether a text sends a buyer to somebody.
 * @example sendsToSomebody('Liability questions to our broker') // true
 */
export const sendsToSomebody = (text: string): boolean => SENDS.test(text);

/** Words that bound a number: a closed class. */
const BOUNDS =
  /\b(?:(?:min|max)(?:imum)?|least|most|up to|above|below|over|under|than)\b|起|以[上下]|至少|最[少多]|不足|超过|满/iu;

/**
 * Whether words set a bound.
 * @example setsBound('15% off at the most') // true
 */
export const setsBound = (words: string): boolean => BOUNDS.test(words);
